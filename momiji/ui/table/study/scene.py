"""The study: a table to think at. Every seat is played by hand, every line that was tried stays, and the coach looks on when asked."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import pygame

from momiji.core.text import Text
from momiji.playing.best_lines import BestLines
from momiji.playing.session import Session
from momiji.playing.study import NO_REMARK, Study, StudyNode, StudyRow
from momiji.store.studies import Remark, Sign
from momiji.ui.input import Event, FocusLost, Key, PointerCancel, PointerMove
from momiji.ui.kit.area import TextArea
from momiji.ui.kit.page import Page
from momiji.ui.kit.tip import Toast
from momiji.ui.kit.widget import Press, Widget
from momiji.ui.pads import ZONE
from momiji.ui.scenes.log import LogScene
from momiji.ui.scenes.settings.scene import SettingsScene
from momiji.ui.services import Services
from momiji.ui.stack import Change, Push, Scene, StaticLayer, Stop
from momiji.ui.table.pictogram import quiet
from momiji.ui.table.table import table_of

from . import panels
from .inner import Frame, StudyTable
from .keys import pressed
from .pictures import StudyPictures
from .places import places, roomy
from .reading import StudyReading
from .rows import LineRow, leaves_game, move_height

LOOK: Final = 0.1  # seconds between two looks whether the coach has answered


class StudyScene(Scene):
    """`keep` hears of every change; what it answers went wrong. `export` writes the study into a file and says where it lies."""

    def __init__(
        self,
        services: Services,
        study: Study,
        lines: BestLines,
        *,
        source: Text,
        on_back: Press,
        keep: Callable[[], Text | None] = lambda: None,
        export: Callable[[], Text] | None = None,
        on_play_on: Callable[[dict[str, Any]], Change | None] | None = None,
    ) -> None:
        super().__init__(services)
        self.study, self.lines, self.source = study, lines, source
        self.on_back, self.on_play_on, self._keep, self._export = on_back, on_play_on, keep, export
        self.page = Page(services)
        self.table_of_game = table_of(study.rules.name)
        self.pictures = StudyPictures(study, self.table_of_game)
        self.drawer = True  # open, where there is one
        self.made_way = False  # closed only for a turn that is being made
        self.at_table = False  # the keyboard plays at the table
        self.frame: Frame | None = None
        self.session: Session = self._session()
        self.layer = StaticLayer()
        self._told_off = False  # that saving fails was said
        self._heights: dict[object, int] = {}  # of rows of the moves
        self._told: dict[StudyNode, str] = {}  # and their words
        self.reading = StudyReading(self)

    def _session(self) -> Session:
        session = self.study.session()
        session.changed = self._taken
        return session

    # ---------------------------------------------------------------- what is read
    def heading(self) -> str:
        return self.services.say("study-title")

    def written(self) -> Sequence[str]:
        say, here = self.services.say, self.study.here
        told = [say.text(self.source), self.told(here)]
        if here.remark.text:
            told.append(say("study-said", words=here.remark.text))
        return [*told, *panels.lines_told(self)]

    def told(self, node: StudyNode) -> str:
        """A step in words, as the log tells it."""
        say = self.services.say
        if node.parent is None:
            return say("study-beginning")
        wordless = self.table_of_game.wordless(self.study.rules.decode(node.step))
        texts = node.texts or (Text(wordless, {"name": self.session.seats[node.turn.seat].name}),)
        return " ".join(say.text(text) for text in texts)

    def told_shortly(self, node: StudyNode) -> str:
        """Its first sentence."""
        if node not in self._told:
            self._told[node] = self.services.say.text(node.texts[0]) if node.texts else self.told(node)
        return self._told[node]

    def measured(self, row: StudyRow, told: str, width: int) -> int:
        """How high a row of the moves is; most of them are as they were."""
        pictures = self.pictures.of_step(row.node)
        key = (told, pictures, width, row.depth, row.node.remark, leaves_game(row))
        if key not in self._heights:
            self._heights[key] = move_height(self.services, row, told, pictures, width)
        return self._heights[key]

    @property
    def typing(self) -> bool:
        return self.page.focus is not None and self.page.focus.takes_text and not self.at_table

    @property
    def covered(self) -> bool:
        """The drawer lies over the table."""
        return self.drawer and not roomy(self.services.scale)

    # ---------------------------------------------------------------- layout
    def build(self) -> None:
        self.layer.drop()
        self._heights.clear()
        self._told.clear()
        self.places = places(self.services.scale)
        if self.frame is not None:
            self.frame.close()
        self.frame = Frame(self.services, self.places.table)
        self._set_table()
        self._dress()

    @property
    def inner(self) -> Frame:
        assert self.frame is not None  # it is there from the first build on
        return self.frame

    def _set_table(self) -> None:
        """A table for the frame."""
        services = self.services
        corners: dict[str, Press] = {
            "menu": self._leave,
            "log": lambda: self.lay_over(LogScene(services, self.session)),
            "rules": lambda: self.lay_over(self.table_of_game.rule_book(services)),
            "settings": lambda: self.lay_over(SettingsScene(services)),
        }
        table = StudyTable(self.inner.services, self.session, corners, self._seen)
        table.rules_about = lambda topic: self.lay_over(self.table_of_game.rule_book(services, topic))
        self.inner.act(Push(table))
        self.stale = True

    def _sit_down(self) -> None:
        """At the table for whoever is to play here."""
        self.inner.bare()
        self.inner.table.sit_down(self.session)
        self.stale = True

    def lay_over(self, scene: Scene) -> None:
        """Pages lie over the whole window, not in the frame."""
        self.pending = Push(scene)

    def _dress(self) -> None:
        """Everything beside the table, for where one stands."""
        self.lines.stand()
        self.page.rebuilt(panels.widgets(self))
        self.layer.drop()
        self.stale = True
        panels.reveal(self)

    # ---------------------------------------------------------------- going about
    def go(self, node: StudyNode) -> None:
        """Stand there; one step further along a line is seen as it is played."""
        table = self.inner.table
        if node.parent is self.study.here and table.desk.active and len(self.inner.stack.scenes) == 1 and not table.moving:
            step = self.study.rules.decode(node.step)
            self.inner.act(table.follow(table.desk.do(step)))
            return
        self.study.here = node
        self._resume()

    def _resume(self) -> None:
        self.session = self._session()
        self._sit_down()
        self._dress()
        self.services.tell(self.told(self.study.here))

    def first(self) -> None:
        self.go(self.study.root)

    def back(self) -> None:
        if self.study.here.parent is not None:
            self.go(self.study.here.parent)

    def on(self) -> None:
        if self.study.here.children:
            self.go(self.study.here.children[0])

    def end(self) -> None:
        self.go(self.study.here.end)

    def branch(self) -> None:
        """To what was tried instead of this step."""
        if self.study.next_branch():
            self._resume()

    def cut(self) -> None:
        if self.study.cut():
            self._resume()
            self._kept()

    def rows(self) -> list[StudyRow]:
        """The moves as they are listed: what goes without saying has no row of its own, unless something hangs on it."""
        return [row for row in self.study.rows() if not self._unsaid(row.node)]

    def _unsaid(self, node: StudyNode) -> bool:
        alone = node.parent is not None and len(node.parent.children) == 1 and node.remark == NO_REMARK and node is not self.study.here
        return alone and quiet(self.pictures.of_step(node))

    def step_row(self, by: int) -> None:
        """To the row above or below in the list of moves."""
        rows = [row.node for row in self.rows()]
        at = rows.index(self.study.here) if self.study.here in rows else -1
        if 0 <= at + by < len(rows):
            self.go(rows[at + by])
        elif at + by < 0:
            self.first()

    def play_line(self, number: int) -> Change | None:
        """A best line becomes a branch, or is gone along if it is one."""
        steps = [self.study.rules.encode(step) for step in self.lines.advices[number].steps]
        self.study.follow([*self.study.here.steps, *steps])
        self._resume()
        self._kept()
        return None

    # ---------------------------------------------------------------- what happens
    def _taken(self, session: Session) -> None:
        """A step was made or taken back at the table."""
        if session is not self.session:
            return
        encode = self.study.rules.encode
        self.study.follow([encode(taken.step) for taken in session.taken])
        self._dress()
        self._kept()

    def _seen(self) -> None:
        """A step was seen to its end: perhaps somebody else is to play."""
        actor = self.session.actor
        if actor is not None and actor != self.inner.table.desk.seat:
            self._sit_down()

    def _kept(self) -> None:
        trouble = self._keep()
        if trouble is not None and not self._told_off:
            self.page.show_toast(Toast(self.services.say.text(trouble), "icons/cross", 12.0))
        self._told_off = trouble is not None

    def comment(self, words: str) -> None:
        self.study.here.remark = Remark(text=words, sign=self.study.here.remark.sign)
        self._kept()

    def mark(self, sign: Sign) -> Change | None:
        """A sign of one's own; pressed again it goes."""
        remark = self.study.here.remark
        self.study.here.remark = Remark(text=remark.text, sign="" if remark.sign == sign else sign)
        self._dress()
        self._kept()
        return None

    def look_at_lines(self) -> Change | None:
        self.lines.wanted = not self.lines.wanted
        if not self.lines.wanted:
            self.lines.forget()
        self._dress()
        return None

    def deal_anew(self) -> Change | None:
        self.lines.deal_anew()
        self._dress()
        return None

    def save(self) -> Change | None:
        if self._export is not None:
            self.page.show_toast(Toast(self.services.say.text(self._export()), "icons/export", 8.0))
            self.stale = True
        return None

    def play_on(self) -> Change | None:
        return self.on_play_on({**self.study.record, "actions": self.study.here.steps}) if self.on_play_on is not None else None

    def toggle_drawer(self) -> Change | None:
        self.drawer = not self.drawer
        self.made_way = self.made_way and not self.drawer
        self._dress()
        return None

    def _leave(self) -> Change | None:
        self.pending = self.on_back()
        return None

    def enter(self) -> None:
        self.page.set_focus("moves-on", ring=False)

    def leave(self) -> None:
        self.lines.forget()
        if self.frame is not None:
            self.frame.close()
            self.frame = None

    # ---------------------------------------------------------------- events
    def handle(self, event: Event) -> Change | None:
        change = self._handle(event)
        self._make_way()
        self._point()
        self._notice()
        return change

    def _point(self) -> None:
        """The table shows what the line under the pointer or the focus is about."""
        rows = [widget for widget in self.page.widgets if isinstance(widget, LineRow)]
        row = next((one for one in rows if one.hovered), None) or next((one for one in rows if one.focused and self.page.keyboard), None)
        self.inner.table.point(() if row is None else row.advice.steps)

    def _handle(self, event: Event) -> Change | None:
        if isinstance(event, Key) and (event.name == ZONE or not self.typing) and not event.command and not event.alt:
            answered, change = pressed(self, event)
            if answered:
                return change
        if isinstance(event, Key) and (self.at_table or (event.name == "return" and self._finishing)):
            self.inner.handle(event)
            return None
        if isinstance(event, FocusLost | PointerCancel):
            self.inner.handle(event)
        elif not self._on_paper(event) and self.inner.wants(event):
            self.inner.handle(event)
            if not isinstance(event, PointerMove):
                self.page.keyboard = False
                return None
        elif isinstance(event, PointerMove):
            self.inner.leave()
        return self.page.handle(event)

    @property
    def _finishing(self) -> bool:
        """Somebody with the mouse in hand has begun a turn: Enter is for its red button, not for what was clicked last beside the table."""
        return not (self.page.keyboard or self.typing) and self._ready and self.inner.table.keys.enter_is_primary

    @property
    def _ready(self) -> bool:
        primary = self.inner.table.desk.show.primary
        return self.inner.table.desk.active and primary is not None and primary.enabled

    def _make_way(self) -> None:
        """The drawer goes while a turn is being made at the table, and comes back with its end."""
        table = self.inner.table
        held = table.drag is not None or table.held is not None or table.desk.held is not None
        if held and self.covered:
            self.made_way = True
            self.toggle_drawer()
        elif self.made_way and not held and not self._ready and not table.moving:
            self.made_way = False
            self.toggle_drawer()

    def _on_paper(self, event: Event) -> bool:
        x, y = getattr(event, "x", -1), getattr(event, "y", -1)
        return any(widget.hit(x, y) for widget in self.page.widgets) or bool(
            self.covered and self.places.drawer is not None and self.places.drawer.collidepoint(x, y)
        )

    def to_table(self, there: bool) -> None:
        self.at_table = there
        self.page.keyboard = not there
        if there and self.covered:
            self.toggle_drawer()
        if not there:
            self.inner.table.focus.shown = False
        self.services.speak(self.services.say("study-at-table" if there else "study-at-moves"))
        self.stale = True

    def stops(self) -> list[list[Stop]]:
        corner = self.inner.rect.topleft
        table = [
            [Stop(("table", stop.thing), stop.rect.move(corner), stop.radius, stop.beside) for stop in group]
            for group in self.inner.top.stops()
        ]
        return [*self.page.stops(), *table]

    def halt_at(self, thing: Any) -> None:
        there = isinstance(thing, tuple) and len(thing) == 2 and thing[0] == "table"
        self.at_table = there
        if there:
            self.inner.top.halt_at(thing[1])
        else:
            self.page.halt_at(thing)
        self.stale = True

    def called(self, thing: Any) -> tuple[str, str]:
        return self.inner.top.called(thing[1]) if isinstance(thing, tuple) and thing[0] == "table" else self.page.called(thing)

    # ---------------------------------------------------------------- time
    def update(self, dt: float) -> bool:
        moving = self.inner.stack.update(dt)
        if self.inner.stack.stale:
            self.stale = True
        self._make_way()
        if self.lines.update(dt):
            self._dress()
        moving = self.page.update(dt) or moving
        if self.services.news and self.page.toast is None:
            news = self.services.news.popleft()
            self.page.show_toast(Toast(self.services.say.text(news.text), news.icon, news.seconds))
        self._notice()
        return moving

    def due(self) -> float | None:
        times = [self.inner.stack.due(), self.page.due(), LOOK if self.lines.waiting else None]
        return min((time for time in times if time is not None), default=None)

    def _notice(self) -> None:
        if self.page.stale:
            self.stale = True
            self.page.drawn()

    def resume(self) -> None:
        self.stale = True

    # ---------------------------------------------------------------- drawing
    def draw(self, target: pygame.Surface) -> None:
        scale, clip = self.services.scale, target.get_clip()
        if roomy(scale):
            target.blit(self.layer.get((scale.width, scale.height), self._rest_key(), self._rest), clip, clip)
        self.inner.draw(target)
        if roomy(scale):
            panels.draw_edge(target, self)
        if self.at_table:
            self.services.look.paint.focus_ring(target, self.inner.rect.inflate(-8, -8), 10)
        self.draw_above(target)

    def draw_above(self, target: pygame.Surface) -> None:
        """What lies over the table where there is no room beside it, and everything that can be pressed."""
        if self.covered:
            panels.draw_papers(target, self)
        self.page.draw(target)

    def _rest_key(self) -> object:
        return self.services.preferences, self.lines.wanted, self.lines.waiting, self.lines.fared, len(self.lines.advices), self.study.lines

    def _rest(self, target: pygame.Surface) -> None:
        target.blit(self.services.look.paint.wood(*target.get_size()), (0, 0))
        panels.draw_head(target, self)
        panels.draw_papers(target, self)

    def drawn(self) -> None:
        self.inner.stack.drawn()

    @property
    def area(self) -> TextArea:
        widget: Widget = self.page.find("comment")
        assert isinstance(widget, TextArea)
        return widget
