"""The real table inside a study: smaller, with its own layout for its size, everybody's steps made by hand."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame

from momiji.core.text import Text
from momiji.playing.session import Session
from momiji.ui.input import Context, Event, PointerDown, PointerMove, PointerUp, Wheel
from momiji.ui.kit.widget import Press, Widget
from momiji.ui.services import Look, Services
from momiji.ui.stack import Change, Scene, SceneStack
from momiji.ui.table.buttons import CORNERS
from momiji.ui.table.desk import Reply
from momiji.ui.table.scene import TableScene
from momiji.ui.table.show import Note
from momiji.ui.table.step_desk import GestureDesk
from momiji.ui.table.table import Table, table_of
from momiji.ui.theme import Scale
from momiji.ui.things import SceneThing

_POINTED = PointerMove | PointerDown | PointerUp | Context | Wheel


class StudyTable(TableScene):
    """Played for whoever is to act; `on_seen` hears of every step that was seen to its end. The study has its own corners."""

    recaps = False
    entrance = "cut"

    def __init__(self, services: Services, session: Session, corners: dict[str, Press], on_seen: Callable[[], None]) -> None:
        table = table_of(session.game)
        super().__init__(
            services,
            table,
            _seated(table, session),
            on_menu=corners["menu"],
            on_log=corners["log"],
            on_rules=corners["rules"],
            on_settings=corners["settings"],
            after=self._after,
        )
        self._on_seen = on_seen
        self._pointed: tuple[Any, ...] = ()
        self._lit: tuple[Any, Any] = (None, None)  # the desk's show, and the same with what is pointed at in gold

    def point(self, steps: tuple[Any, ...]) -> None:
        """Steps somebody looks at elsewhere: what they touch is gold here, and nothing else."""
        if steps != self._pointed:
            self._pointed, self._lit = steps, (None, None)
            self.refresh(gently=False)

    def wanted(self) -> Any:
        show = super().wanted()
        if not self._pointed or self.drag or self.held or not self.desk.active:
            return show
        if self._lit[0] is not show:
            self._lit = (show, self.table.coached(show, self.table.touched(self.desk, self._pointed), self._pointed))
        return self._lit[1]

    def sit_down(self, session: Session) -> None:
        """Another position, at once: only what differs is drawn."""
        self.finish()
        self._pointed, self._lit = (), (None, None)
        self._waiting.clear()
        self.drag, self.held, self.targets = None, None, frozenset()
        self.hints.forget()
        self.hints.say(None)
        self.desk = _seated(self.table, session)
        self.rest(self.wanted())

    def make_buttons(self) -> list[Widget]:
        return [widget for widget in super().make_buttons() if widget.name not in CORNERS]

    def _after(self, outcome: Reply) -> Change | None:
        self._on_seen()
        return None


def _seated(table: Table, session: Session) -> GestureDesk:
    """For whoever is to play; what happened before is told by the moves."""

    def dressed(show: Any) -> Any:
        show = table.without_news(show)
        return show if session.actor is not None else replace(show, note=Note("goal", Text("desk-over-title"), Text("study-over")))

    desk = table.desk(session, 0 if session.actor is None else session.actor)
    desk.dressed = dressed
    return desk


class Frame:
    """A part of the window with scenes of its own: a look for its size, pointers in its own measures, closer looks within it."""

    def __init__(self, services: Services, rect: pygame.Rect) -> None:
        wish = services.preferences
        self.rect = rect
        scale = Scale(rect.w, rect.h, services.scale.text)
        pair = services.look.pair
        self._look = Look(scale, services.art, strong=wish.strong_outlines, high_contrast=wish.high_contrast, pair=pair)
        self.services = replace(services, look=self._look)
        self.stack = SceneStack(self.services, lambda: self.rect.size)
        self._held = False  # a pointer that went down in here belongs here until it goes up

    @property
    def top(self) -> Scene:
        assert self.stack.top is not None
        return self.stack.top

    @property
    def table(self) -> StudyTable:
        scene = self.stack.scenes[0]
        assert isinstance(scene, StudyTable)
        return scene

    def bare(self) -> None:
        """Whatever lies over the table goes."""
        while len(self.stack.scenes) > 1:
            self.stack.scenes.pop().leave()

    def wants(self, event: Event) -> bool:
        """Whether a pointer's event is for what is in here."""
        if not isinstance(event, _POINTED):
            return False
        inside = self.rect.collidepoint(event.x, event.y)
        if isinstance(event, PointerDown):
            self._held = inside
        held = self._held
        if isinstance(event, PointerUp):
            self._held = False
        return held or inside

    def handle(self, event: Event) -> None:
        self.stack.handle(replace(event, x=event.x - self.rect.x, y=event.y - self.rect.y) if isinstance(event, _POINTED) else event)

    def leave(self) -> None:
        """The pointer went elsewhere: nothing in here lies under it."""
        self.stack.handle(PointerMove(-1, -1))

    def things(self, prefix: str) -> list[SceneThing]:
        """What is in here, in the measures of the window."""
        return [replace(one, key=prefix + one.key, rect=one.rect.move(self.rect.topleft)) for one in self.top.reading.things()]

    def act(self, change: Change | None) -> None:
        if change is not None:
            self.stack.apply(change)

    def draw(self, target: pygame.Surface) -> None:
        area = target.subsurface(self.rect)
        area.set_clip(target.get_clip().move(-self.rect.x, -self.rect.y))
        self.stack.draw(area)

    def close(self) -> None:
        while self.stack.scenes:
            self.stack.scenes.pop().leave()
        self._look.close()
