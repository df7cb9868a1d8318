"""What can be pointed at in the draft: the face-up landscapes, the open place of the own panorama, landscapes already taken."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

import pygame

from momiji.games.momiji.table.draw import landscape as landscape_art
from momiji.ui import light, theme
from momiji.ui.input import STILL
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Press, Widget
from momiji.ui.motion import Glide, shake, spring
from momiji.ui.services import Services
from momiji.ui.stack import Change

from .layout import LIFT
from .notes import draw_note

HOVER: Final = 7
DOUBLE: Final = 0.4
_LAG: Final = 0.060
_TILT: Final = 8.0
_HOME: Final = 0.32


class Hands(Protocol):
    """What the scene does for a face-up landscape."""

    def choose(self, place: int) -> None: ...

    def take(self, place: int) -> Change | None: ...

    def drop(self, place: int, x: int, y: int) -> Change | None: ...

    def closer(self, letter: str) -> Change | None: ...


@dataclass(slots=True)
class Drag:
    """A lifted landscape: where the hand wants its middle, where it is, how it tilts."""

    grab: tuple[float, float]  # hand from the middle, in card widths
    to: tuple[float, float]
    at: tuple[float, float]
    tilt: float = 0.0

    def follow(self, dt: float, *, stiff: bool) -> bool:
        gap = (self.to[0] - self.at[0], self.to[1] - self.at[1])
        if stiff or math.hypot(*gap) < 0.6:
            changed = self.at != self.to or self.tilt != 0
            self.at, self.tilt = self.to, 0.0
            return changed
        share = 1 - math.exp(-dt / _LAG)
        self.at = (self.at[0] + gap[0] * share, self.at[1] + gap[1] * share)
        self.tilt = max(-_TILT, min(_TILT, -gap[0] * 0.12))
        return True


class DraftCard(Widget):
    """One of the face-up landscapes with its note. A resting one explains itself and can be looked at, but not taken."""

    radius = 5

    def __init__(self, services: Services, place: int, letter: str, rect: pygame.Rect, note: pygame.Rect, hands: Hands) -> None:
        super().__init__(services, f"card-{place}", rect)
        self.place, self.letter, self.note, self.hands = place, letter, note, hands
        low = letter.lower()
        about = services.tongue(f"landscape-text-{low}")
        self.words = services.tongue("momiji-landscape", letter=letter, landscape=f"landscape-{low}", about=about)
        self._measure = services.look.type.balanced(
            services.tongue(f"landscape-text-{letter.lower()}"), theme.READING.at(24), note.w - services.scale.px(28)
        )
        self.chosen = False
        self.on_its_way = False
        self.brief = False
        self.dragged: Drag | None = None
        self._rise = Glide(0.0, 0.14)
        self._pressed: tuple[int, int] | None = None
        self._clicked = -math.inf
        self._homeward: tuple[float, float, float] | None = None
        self._shaken = math.inf

    def inherit(self, old: Widget) -> None:
        if isinstance(old, DraftCard) and old.letter == self.letter:
            self._rise, self._pressed, self._clicked = old._rise, old._pressed, old._clicked
            if old.dragged:
                self.dragged = Drag(old.dragged.grab, old.dragged.to, old.dragged.to)

    @property
    def home(self) -> tuple[int, int]:
        return self.rect.center

    def hit(self, x: int, y: int) -> bool:
        return self.rect.collidepoint(x, y) or self.note.collidepoint(x, y)

    # ---------------------------------------------------------------- what happens
    def press(self, x: int, y: int) -> None:
        self._pressed = (x, y)

    def drag(self, x: int, y: int) -> None:
        if not self.enabled or self._pressed is None:
            return
        if self.dragged is None:
            if max(abs(x - self._pressed[0]), abs(y - self._pressed[1])) <= STILL:
                return
            wide = self.rect.w
            on_card = self.rect.collidepoint(self._pressed)
            grab = ((self._pressed[0] - self.home[0]) / wide, (self._pressed[1] - self.home[1]) / wide) if on_card else (0.0, 0.0)
            self.dragged = Drag(grab, self.home, self.home)
            self.services.sound.play("lift")
        self.dragged.to = (x - self.dragged.grab[0] * self.rect.w, y - self.dragged.grab[1] * self.rect.w)
        self.touch()

    def release(self, x: int, y: int) -> Change | None:
        self._pressed = None
        if self.dragged:
            return self.hands.drop(self.place, x, y)
        return self._click() if self.hit(x, y) else None

    def cancel(self) -> None:
        self._pressed = None
        self.go_home()

    def activate(self) -> Change | None:
        """Enter chooses, Enter again takes."""
        if self.chosen:
            return self.hands.take(self.place)
        self.hands.choose(self.place)
        return None

    def closer(self) -> Change | None:
        return self.hands.closer(self.letter)

    def go_home(self) -> None:
        """Let go over nothing: back like on a spring."""
        if self.dragged:
            x, y = self.dragged.at
            self._homeward = None if self.services.still else (x - self.home[0], y - self.home[1], 0.0)
            self.dragged = None
            self.touch()

    def shake(self) -> None:
        self._shaken = math.inf if self.services.still else 0.0

    def _click(self) -> Change | None:
        now = self.services.clock()
        twice, self._clicked = self.chosen and now - self._clicked <= DOUBLE, now
        if twice:
            return self.hands.take(self.place)
        self.hands.choose(self.place)
        return None

    def update(self, dt: float) -> bool:
        services = self.services
        pace = services.preferences.animation_speed or 1.0
        lift = 1.0 if self.chosen else HOVER / LIFT if (self.hovered or self.held) and self.enabled else 0.0
        if services.still:
            changed = self._rise.value != lift
            self._rise.jump(lift)
        else:
            self._rise.to(lift)
            changed = self._rise.update(dt)
        if self._homeward:
            x, y, spent = self._homeward
            self._homeward = (x, y, spent + dt * pace) if spent + dt * pace < _HOME else None
            changed = True
        if self._shaken < 0.18:
            self._shaken += dt
            changed = True
        if self.dragged:
            changed = self.dragged.follow(dt, stiff=services.still) or changed
        return changed

    # ---------------------------------------------------------------- drawing
    @property
    def centre(self) -> tuple[float, float]:
        x, y = self.home
        y -= round(self.services.scale.px(LIFT) * self._rise.value)
        if self._homeward:
            dx, dy, spent = self._homeward
            return x + dx * spring(spent), y + dy * spring(spent)
        return x + shake(self._shaken) * self.services.scale.u, y

    def draw(self, target: pygame.Surface) -> None:
        self._draw_note(target)
        if self.on_its_way:
            return
        look, width = self.look, landscape_art.picture_width(self.rect.w)
        if self.dragged:
            self._ghost(target, width)
            return
        x, y = self.centre
        place = pygame.Rect((0, 0), self.rect.size)
        place.center = (round(x), round(y))
        if self.chosen:
            look.paint.glow(target, place, theme.VERMILION, radius=5, spread=10)
        far = 24.0 if self._homeward else LIFT * self._rise.value
        landscape_art.put(target, look, landscape_art.panorama(look, [self.letter], width), (x, y), far)
        if self.chosen:
            look.paint.select_ring(target, place, 5)
            self._tick(target, place)

    def draw_dragged(self, target: pygame.Surface) -> None:
        """Above everything else."""
        if self.dragged:
            width = landscape_art.picture_width(self.rect.w)
            picture = landscape_art.on_its_way(self.look, self.letter, width, width, angle=self.dragged.tilt)
            landscape_art.put(target, self.look, picture, self.dragged.at, 24)

    def draw_focus(self, target: pygame.Surface) -> None:
        place = self.rect.copy()
        place.center = (round(self.centre[0]), round(self.centre[1]))
        self.look.paint.focus_ring(target, place, self.radius)
        if self.chosen:
            self._tick(target, place)  # the ring does not cut it

    def _ghost(self, target: pygame.Surface, width: int) -> None:
        def draw() -> pygame.Surface:
            picture = landscape_art.panorama(self.look, [self.letter], width).copy()
            light.fade(picture, 70)
            return picture

        target.blit(self.look.paint.kept(("landscape gone", self.letter, width), draw), self.rect)

    def _tick(self, target: pygame.Surface, place: pygame.Rect) -> None:
        px, paint = self.look.scale.px, self.look.paint
        middle = (place.right - px(4), place.top + px(4))
        for across, colour in ((48, theme.CREAM), (42, theme.VERMILION)):
            d = px(across)
            target.blit(paint.rounded(d, d, d / 2, colour), (middle[0] - d // 2, middle[1] - d // 2))
        icon = self.look.art.icon("check", px(30), theme.CREAM)
        target.blit(icon, icon.get_rect(center=middle))

    def _draw_note(self, target: pygame.Surface) -> None:
        scale, type_, tongue = self.look.scale, self.look.type, self.services.tongue
        self.look.paint.panel(target, self.note, seed=21 + self.place)
        if self.on_its_way:
            return
        draw_note(target, self.services, self.letter, self.note, measure=self._measure, brief=self.brief, lit=self.chosen)
        if self.brief:
            return
        when = tongue(f"landscape-when-{self.letter.lower()}")
        at = (self.note.centerx, self.note.bottom - scale.px(8) - type_.leading(theme.SECOND.at(21)) * 0.5)
        type_.put(target, when, theme.SECOND.at(21), at, theme.INK_SOFT, align="centre", width=self.note.w - scale.px(24))


class Target(Widget):
    """The open place of the own panorama: a click takes the chosen landscape."""

    radius = 8

    def __init__(
        self, services: Services, rect: pygame.Rect, on_press: Press, paint: Callable[[pygame.Surface, pygame.Rect], None], tip: Tip
    ) -> None:
        super().__init__(services, "target", rect, tip=tip)
        self.on_press = on_press
        self._paint = paint

    def activate(self) -> Change | None:
        return self.on_press()

    def draw(self, target: pygame.Surface) -> None:
        self._paint(target, self.rect)


class Taken(Widget):
    """A landscape in somebody's panorama: it rests in the picture below, this only explains and enlarges it."""

    radius = 4

    def __init__(self, services: Services, name: str, letter: str, rect: pygame.Rect, on_closer: Callable[[str], Change | None]) -> None:
        tongue, low = services.tongue, letter.lower()
        title = tongue("landscape-seal-and-name", letter=letter, landscape=f"landscape-{low}")
        tip = Tip(tongue(f"landscape-text-{low}"), title, tongue(f"landscape-when-{low}"))
        super().__init__(services, name, rect, tip=tip)
        self.letter = letter
        self.on_closer = on_closer

    def activate(self) -> Change | None:
        return self.on_closer(self.letter)

    def closer(self) -> Change | None:
        return self.on_closer(self.letter)

    def draw(self, target: pygame.Surface) -> None:
        if self.hovered and not self.focused:
            edge = self.look.paint.line(2)
            target.blit(self.look.paint.rounded(*self.rect.size, 3, theme.CREAM, 190, line=edge), self.rect)
