"""A lesson over a real scene: a veil with holes, a sheet that says what to do, and the thing itself is the button."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

import pygame

from momiji.core.text import Text
from momiji.ui import theme
from momiji.ui.input import Context, Event, FocusLost, Hand, Key, PointerCancel, PointerDown, PointerMove, PointerUp, Wheel
from momiji.ui.keys import meant_by
from momiji.ui.kit.button import Button
from momiji.ui.kit.page import Page
from momiji.ui.kit.reading import PageReading
from momiji.ui.kit.tip import Bubble, tail
from momiji.ui.kit.widget import Press, Widget
from momiji.ui.pads import START
from momiji.ui.services import Services
from momiji.ui.stack import Change, Scene, Stop
from momiji.ui.theme import Role

from .sheet import AIR, NEXT, covered, draw_sheet, find_place, next_place, side_of, veil_with_holes

PULSE: Final = 0.7  # seconds the thing shines brighter after something else was clicked
GhostPlace = tuple[float, float, float, float]
GHOSTS: Final[Mapping[str, GhostPlace]] = {"leave": (112, 22, 300, 62), "back": (1352, 22, 226, 62), "skip": (1594, 22, 226, 62)}


@dataclass(frozen=True, slots=True)
class LessonPage:
    """What the sheet says now and the one thing to touch. Rectangles are window pixels.

    `spoken` is what the words tell of besides: no veil lies on it. `keep` is only never covered. `meant` answers a touch elsewhere.
    """

    icon: str
    title: Text
    says: Text
    number: int  # the step, from 1
    of: int
    hole: pygame.Rect
    meant: Text
    radius: float = 10  # of the hole, on the canvas
    spoken: tuple[pygame.Rect, ...] = ()
    keep: tuple[pygame.Rect, ...] = ()
    ghosts: tuple[str, ...] = ("leave", "back", "skip")
    only_seen: bool = False  # nothing is to be done: a button on the sheet, and a click on sheet or thing, turn the page
    turns: bool = False  # something is to be turned: wheel, right click and key do it too, as at any table


class Guide(Protocol):
    """Leads through a lesson on a scene of its own; knows the game, which the lesson scene does not."""

    @property
    def inner(self) -> Scene:
        """The real scene the lesson lies over."""

    @property
    def motif(self) -> str:
        """What counts the steps."""

    @property
    def ghosts(self) -> Mapping[str, GhostPlace]:
        """Where the buttons of the lesson stand on the canvas, clear of what the scene has there."""

    def page(self) -> LessonPage | None:
        """None while there is only something to look at."""

    def press(self) -> Change | None:
        """Do the one thing, for those who press keys."""

    def hurry(self) -> None:
        """Whatever is only being looked at shall come to its end."""

    def onward(self) -> Change | None:
        """Nothing moves: whether this scene is over."""

    def back(self) -> Change | None: ...

    def skip(self) -> Change | None: ...

    def leave(self) -> Change | None: ...


class TouchedThing(Widget):
    """Stands for the thing in the hole, so that Tab and Enter find it; the pointer touches the real one, where there is something to do."""

    def __init__(self, services: Services, rect: pygame.Rect, page: LessonPage, on_press: Press) -> None:
        super().__init__(services, "thing", rect)
        self.radius = page.radius + AIR
        self.words = services.say.text(page.says)
        self.only_seen = page.only_seen
        self.on_press = on_press

    def hit(self, x: int, y: int) -> bool:
        return self.only_seen and super().hit(x, y)

    def activate(self) -> Change | None:
        return self.on_press()

    def draw(self, target: pygame.Surface) -> None:
        """The scene below has drawn it."""


@dataclass(slots=True)
class Drawn:
    """The page as it stands in the window."""

    page: LessonPage
    hole: pygame.Rect
    sheet: pygame.Rect
    veil: pygame.Surface
    paper: pygame.Surface = field(repr=False)


class LessonScene(Scene):
    """Passes on only what is done to the thing in the hole; everything else waits. Escape leaves the lesson."""

    entrance = "fade"

    def __init__(self, services: Services, guide: Guide) -> None:
        self.guide = guide
        self._stale = True
        self.controls = Page(services)
        self.drawing: Drawn | None = None
        self._holding = False  # a press began on the thing
        self._on_sheet = False  # or on the sheet
        self._pulse = 0.0  # seconds left of it
        super().__init__(services)
        self.reading = PageReading(self, self.controls)

    @property
    def stale(self) -> bool:
        return self._stale or self.guide.inner.stale

    @stale.setter
    def stale(self, value: bool) -> None:
        self._stale = value
        if not value:
            self.guide.inner.stale = False

    @property
    def pace(self) -> int:  # type: ignore[override]
        return self.guide.inner.pace

    def heading(self) -> str:
        say = self.services.say
        if self.drawing is None:
            return say("reader-lesson-watch")
        page = self.drawing.page
        return say("reader-lesson", title=say.text(page.title), number=page.number, of=page.of)

    # ---------------------------------------------------------------- life
    def build(self) -> None:
        self.guide.inner.build()
        self.drawing = None
        self._turn(self.guide.page())

    def enter(self) -> None:
        self.guide.inner.enter()

    def resume(self) -> None:
        self.guide.inner.resume()

    def pause(self) -> None:
        self.guide.inner.pause()

    def leave(self) -> None:
        self.guide.inner.leave()

    def _turn(self, page: LessonPage | None) -> None:
        """Lay the sheet out anew if it says something else now."""
        if page == (self.drawing.page if self.drawing else None) and self.controls.widgets:
            return
        self._stale = True
        if not self._holding:
            self.guide.inner.handle(PointerMove(-1, -1))  # what was touched says nothing more: its words would lie over the next thing
        self.drawing = None if page is None else self._drawn(page)
        was = self.controls.focus.name if self.controls.focus else "thing"
        widgets = [self._ghost(name) for name in (page.ghosts if page else ("leave",))]
        if self.drawing:
            widgets.insert(0, TouchedThing(self.services, self.drawing.hole, self.drawing.page, self.guide.press))
            if self.drawing.page.only_seen:
                place = next_place(self.services, self.drawing.sheet)
                words = self.services.say("lesson-next")
                widgets.append(Button(self.services, "next", place, words, self.guide.press, material="lacquer", role=NEXT))
        self.controls.rebuilt(widgets)
        names = [widget.name for widget in widgets]
        self.controls.set_focus("thing" if "thing" in names else was if was in names else names[0], ring=False)
        if self.drawing and not self._holding:
            self.guide.inner.handle(PointerMove(-1, -1))  # no tooltip of what the last page spoke of, though the pointer rests on it

    def _ghost(self, name: str) -> Widget:
        act = {"leave": self.guide.leave, "back": self.guide.back, "skip": self.guide.skip}[name]
        words = self.services.say(f"lesson-{name}")
        return Button(self.services, name, self._ghost_place(name), words, act, material="ghost", role=self._voice())

    def _ghost_place(self, name: str) -> pygame.Rect:
        return self.services.scale.rect(*self.guide.ghosts[name], across=0.0 if name == "leave" else 1.0, down=0)

    def _voice(self) -> Role:
        """One size for the words of all three."""
        type_, air = self.services.look.type, self.services.scale.px(48)
        fits = [(self._ghost_place(name).w - air) / type_.width(self.services.say(f"lesson-{name}"), theme.PLAIN) for name in GHOSTS]
        return theme.PLAIN.at(theme.PLAIN.px * min(1.0, *fits))

    def _drawn(self, page: LessonPage) -> Drawn:
        services, scale = self.services, self.services.scale
        air = scale.px(AIR)
        inside = pygame.Rect(0, 0, scale.width, scale.height).inflate(-2 * scale.px(5), -2 * scale.px(5))
        hole = page.hole.inflate(2 * air, 2 * air).clip(inside)  # a card of the hand reaches down to the edge: its ring stays whole
        words = services.say.text(page.title), services.say.text(page.says)
        window = pygame.Rect(0, 0, scale.width, scale.height).inflate(-2 * scale.px(16), -2 * scale.px(16))
        keep = [*page.keep, *(self._ghost_place(name) for name in page.ghosts)]
        tried: list[tuple[int, pygame.Rect, pygame.Surface]] = []
        for share in (1.0, 1.15, 1.3, 1.7, 0.9, 0.8, 0.65, 0.5):
            paper = draw_sheet(services, page.icon, *words, page.number, page.of, share, motif=self.guide.motif, button=page.only_seen)
            sheet = find_place(hole, paper.get_size(), window, scale.px(30), keep, page.spoken)
            tried.append((covered(sheet, [hole, *page.spoken]) * 10 + covered(sheet, keep), sheet, paper))
            if not tried[-1][0] and window.contains(sheet):
                break
        _, sheet, paper = min(tried, key=lambda one: one[0])
        holes = [(hole, (page.radius + AIR) * scale.u), *((rect.inflate(air, air).clip(inside), 12 * scale.u) for rect in page.spoken)]
        veil = veil_with_holes((scale.width, scale.height), holes, scale.px(10))
        return Drawn(page, hole, sheet, veil, paper)

    def _take(self, change: Change | None) -> Change | None:
        """What the scene below wishes, and what that made of the lesson."""
        inner = self.guide.inner
        if change is None and inner.pending is not None:
            change, inner.pending = inner.pending, None
        self._turn(self.guide.page())
        return change

    # ---------------------------------------------------------------- events
    def handle(self, event: Event) -> Change | None:
        if isinstance(event, Key):
            return self._key(event)
        if self.drawing and not self.drawing.page.only_seen and self._for_the_thing(event):
            return self._take(self.guide.inner.handle(event))
        if isinstance(event, Wheel | Context) and self.drawing and self.drawing.page.turns:
            return self._take(self.guide.inner.handle(event))
        if isinstance(event, Context) and self.drawing and self.drawing.hole.collidepoint(event.x, event.y):
            return self._look_closer(self.drawing.page, event)
        if isinstance(event, PointerMove) and self.drawing:
            self.guide.inner.handle(PointerMove(-1, -1))  # whatever it hovered is left
        if isinstance(event, PointerUp) and self._on_sheet:
            self._on_sheet = False
            if self.drawing and self.drawing.sheet.collidepoint(event.x, event.y):
                self.services.sound.play("button")
                return self._take(self.guide.press())
        if isinstance(event, PointerDown) and self.drawing is None and not any(w.hit(event.x, event.y) for w in self.controls.widgets):
            self.guide.hurry()
            return self._take(None)
        change = self._take(self._notice(self.controls.handle(event)))
        if isinstance(event, PointerDown) and event.button is Hand.LEFT and self.drawing:
            self._press_beside(self.drawing, event.x, event.y)
        return change

    def _press_beside(self, drawn: Drawn, x: int, y: int) -> None:
        """On the sheet it will turn a page on which nothing is to be done; elsewhere it is told what is meant."""
        if any(widget.hit(x, y) for widget in self.controls.widgets):
            return
        self._on_sheet = drawn.page.only_seen and drawn.sheet.collidepoint(x, y)
        if not self._on_sheet:
            self._tell(drawn, pygame.Rect(x, y, 1, 1))

    def _tell(self, drawn: Drawn, where: pygame.Rect) -> None:
        """Something else was touched: which thing is meant and where it lies, in words and by its light."""
        self.services.sound.play("refuse")
        words, stay = self.services.say.text(drawn.page.meant), self.services.preferences.refusal_time
        self.controls.show_bubble(Bubble.refusal(words, where, stay, (drawn.hole, drawn.sheet)))
        self._pulse = PULSE

    def _look_closer(self, page: LessonPage, event: Context) -> Change | None:
        """Right click or its key: the thing is looked at; where that is all there is to learn, the page is turned with it."""
        change = self.guide.inner.handle(event)
        if change is not None and page.only_seen:
            self.guide.press()
        return self._take(change)

    def _for_the_thing(self, event: Event) -> bool:
        assert self.drawing
        match event:
            case PointerDown(x, y, Hand.LEFT):
                self._holding = self.drawing.hole.collidepoint(x, y)
                if self._holding:
                    self.controls.keyboard = False
                return self._holding
            case PointerMove(x, y):
                return self._holding or self.drawing.hole.collidepoint(x, y)
            case PointerUp() | PointerCancel() | FocusLost() if self._holding:
                self._holding = False
                return True
        return False

    def _key(self, key: Key) -> Change | None:
        if key.name in ("escape", START):
            return self.guide.leave()
        if self.drawing is None and key.name in ("return", "space") and not key.repeat:
            self.guide.hurry()
            return self._take(None)
        if self.drawing and len(key.name) == 1 and key.name.isalnum() and not (key.repeat or key.command or key.alt):
            if self.drawing.page.turns and meant_by(key.name, self.services.preferences) == "r":
                return self._take(self.guide.inner.handle(key))
            if meant_by(key.name, self.services.preferences) == "i":
                return self._look_closer(self.drawing.page, Context(*self.drawing.hole.center))
            self._tell(self.drawing, self.drawing.hole)
            return self._take(None)
        return self._take(self._notice(self.controls.handle(key)))

    def stops(self) -> list[list[Stop]]:
        return self.controls.stops()

    def halt_at(self, thing: Any) -> None:
        self.controls.halt_at(thing)
        self._notice(None)

    def called(self, thing: Any) -> tuple[str, str]:
        return self.controls.called(thing)

    def _notice(self, change: Change | None) -> Change | None:
        if self.controls.stale:
            self._stale = True
            self.controls.drawn()
        return change

    # ---------------------------------------------------------------- time
    def update(self, dt: float) -> bool:
        moving = self.guide.inner.update(dt)
        self._notice(None)
        change = self._take(None)
        if change is None and not moving:
            change = self.guide.onward()
        if change is not None:
            self.pending = change
        fading, acting = self._fade(dt), self.controls.update(dt)
        return fading or acting or moving

    def _fade(self, dt: float) -> bool:
        if self._pulse <= 0:
            return False
        self._pulse = 0.0 if self.services.still else max(0.0, self._pulse - dt)
        self._stale = True
        return self._pulse > 0

    def due(self) -> float | None:
        times = [time for time in (self.guide.inner.due(), self.controls.due()) if time is not None]
        return min(times, default=None)

    # ---------------------------------------------------------------- drawing
    def damage(self) -> list[pygame.Rect] | None:
        return self.guide.inner.damage()

    def drawn(self) -> None:
        self.guide.inner.drawn()

    def draw(self, target: pygame.Surface) -> None:
        self.guide.inner.draw(target)
        if self.drawing:
            self._draw_page(target, self.drawing)
        for widget in self.controls.widgets:
            if widget.name in GHOSTS:  # what lies below it shall not be read with its words
                target.blit(self.services.look.paint.rounded(*widget.rect.size, self.services.scale.px(12), (16, 11, 9), 225), widget.rect)
        self.controls.draw(target)

    def _draw_page(self, target: pygame.Surface, drawn: Drawn) -> None:
        look, radius = self.services.look, drawn.page.radius + AIR
        clip = target.get_clip()
        target.blit(drawn.veil, clip, clip)
        look.paint.glow(target, drawn.hole, theme.GOLD, radius=radius, spread=11)
        if self._pulse > 0 and round(self._pulse / PULSE * 4) % 2:  # twice
            look.paint.glow(target, drawn.hole, theme.GOLD, radius=radius, spread=24)
        look.paint.gold_ring(target, drawn.hole, radius)
        pointer = look.sprites.pointer(look.scale.px(30))
        tip = pointer.get_rect(midbottom=(drawn.hole.centerx, drawn.hole.top - look.scale.px(8)))
        if tip.top >= 0 and not tip.colliderect(drawn.sheet):
            target.blit(pointer, tip)
        look.paint.shade(target, drawn.sheet, radius=6, blur=9, drop=6, alpha=165)
        side = side_of(drawn.sheet, drawn.hole, self.services.scale.px(60))
        if side is not None:
            tail(target, look, drawn.sheet, drawn.hole, side, (243, 232, 206))
        target.blit(drawn.paper, drawn.sheet)
