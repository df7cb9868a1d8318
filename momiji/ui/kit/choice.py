"""Settings in the hand: a trough of two to four choices, a switch with a sliding acorn, a bead on a cord."""

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

import pygame

from momiji.ui import light, theme
from momiji.ui.input import Key
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Widget
from momiji.ui.motion import Glide
from momiji.ui.pairs import Pair
from momiji.ui.services import Services
from momiji.ui.stack import Change
from momiji.ui.things import SceneThing, sentence

_SAMPLE: Final = "Aa"


@dataclass(frozen=True, slots=True)
class ChoiceOption:
    """One choice of a trough: words, an icon, or both; a resting one cannot be chosen now. A pair of colours shows itself instead.

    `said` is what a voice calls what has no words.
    """

    words: str
    icon: str = ""
    rests: bool = False
    swatch: Pair | None = None
    said: str = ""


class Trough(Widget):
    """A pressed trough with one raised paper; left and right move it, a click chooses."""

    def __init__(
        self,
        services: Services,
        name: str,
        rect: pygame.Rect,
        options: Sequence[ChoiceOption],
        chosen: int,
        on_change: Callable[[int], None],
        *,
        on_refuse: Callable[[pygame.Rect], None] | None = None,
        tip: Tip | None = None,
        enabled: bool = True,
    ) -> None:
        super().__init__(services, name, rect, tip=tip, enabled=enabled)
        self.options = list(options)
        self.on_refuse = on_refuse
        self.chosen = chosen
        self.on_change = on_change
        self._at = Glide(float(chosen))
        self._pressed = (rect.x, rect.y)

    @property
    def here_key(self) -> str:
        return f"{self.name}/{self.chosen}"

    @property
    def state_words(self) -> str:
        option = self.options[self.chosen]
        return option.words or option.said

    def things(self) -> list[SceneThing]:
        """A question with its answers."""
        cells, told = self.cells(), self._told() or [self.services.say("reader-choose")]
        about = " ".join(sentence(words) for words in told[1:])
        return [
            SceneThing(
                f"{self.name}/{index}",
                "choice",
                option.words or option.said,
                cells[index],
                about,
                self.zone,
                self.enabled and not option.rests,
                index == self.chosen,
                group=told[0],
            )
            for index, option in enumerate(self.options)
        ]

    def take(self, key: str) -> Change | None:
        self.choose(int(key.rsplit("/", 1)[1]))
        return None

    def inherit(self, old: Widget) -> None:
        if isinstance(old, Trough) and len(old.options) == len(self.options):
            self._at = old._at
            self._at.to(float(self.chosen))

    def choose(self, index: int) -> None:
        """A resting option stays where it is; `on_refuse` says why, beside its place."""
        if not 0 <= index < len(self.options) or index == self.chosen:
            return
        if self.options[index].rests:
            self.services.sound.play("refuse")
            if self.on_refuse:
                self.on_refuse(self.cells()[index])
        else:
            self.chosen = index
            self._at.to(float(index))
            self.services.sound.play("button")
            self.touch()
            self.on_change(index)

    def key(self, key: Key) -> bool:
        step = {"left": -1, "right": 1}.get(key.name, 0)
        if not step or not 0 <= self.chosen + step < len(self.options) or self.options[self.chosen + step].rests:
            return False
        self.choose(self.chosen + step)
        return True

    def release(self, x: int, y: int) -> Change | None:
        if self.hit(x, y):
            self.choose(next((i for i, cell in enumerate(self.cells()) if x < cell.right), len(self.options) - 1))
        return None

    def activate(self) -> Change | None:
        self.choose((self.chosen + 1) % len(self.options))
        return None

    def update(self, dt: float) -> bool:
        if self.services.still:
            self._at.jump(float(self.chosen))
        return self._at.update(dt)

    def cells(self) -> list[pygame.Rect]:
        """Long words get more of the trough than short ones."""
        scale, type_ = self.look.scale, self.look.type
        words = [_SAMPLE if option.swatch else option.words for option in self.options]
        wide = [type_.width(one, theme.PLAIN.at(24)) for one in words]
        needs = [width + (scale.px(38) if o.icon else 0) + scale.px(18) for width, o in zip(wide, self.options, strict=True)]
        spare = (self.rect.w - sum(needs)) / len(needs)
        widths = [need + spare for need in needs] if spare >= 0 else [need * self.rect.w / sum(needs) for need in needs]
        edges = [self.rect.x + round(sum(widths[:i])) for i in range(len(widths) + 1)]
        return [pygame.Rect(left, self.rect.y, right - left, self.rect.h) for left, right in itertools.pairwise(edges)]

    def draw(self, target: pygame.Surface) -> None:
        scale, paint, type_ = self.look.scale, self.look.paint, self.look.type
        paint.pressed(target, self.rect)
        inset, cells = scale.px(3), self.cells()
        raised = cells[self.chosen].inflate(-2 * inset, -2 * inset)
        raised.x += round((cells[1].x - cells[0].x) * (self._at.value - self.chosen))
        paint.shade(target, raised, radius=8, blur=3, drop=2, alpha=130)
        edge, frame = ((112, 88, 62), scale.px(1)) if paint.pair is None else (paint.pair.words, scale.px(4))
        target.blit(paint.rounded(*raised.size, 8 * scale.u, edge), raised)
        top = raised.inflate(-2 * frame, 0 if paint.pair is None else -2 * frame)
        top.h -= scale.px(3) if paint.pair is None else 0
        target.blit(paint.sheet(*top.size, tone=theme.PAPER_LIT, deckle=False, radius=8, seed=6), top)
        for index, option in enumerate(self.options):
            middle = cells[index].center
            on = index == self.chosen
            if option.swatch:
                self._draw_swatch(target, option.swatch, cells[index])
                continue
            room = cells[index].w - scale.px(16)
            icon = scale.px(30) if option.icon else 0
            gap = scale.px(8) if icon and option.words else 0
            line = (
                type_.line(option.words, theme.PLAIN.at(24), theme.INK if on else theme.INK_SOFT, width=max(8, room - icon - gap))
                if option.words
                else None
            )
            x = round(middle[0] - (icon + gap + (line.width if line else 0)) / 2)
            if icon:
                picture = self.look.art.icon(option.icon, icon)
                picture.set_alpha(255 if on else 70 if option.rests else 150)
                target.blit(picture, (x, middle[1] - icon // 2))
                picture.set_alpha(255)
            if line:
                line.picture.set_alpha(110 if option.rests else 255)
                target.blit(line.picture, (x + icon + gap, middle[1] - line.middle))
                line.picture.set_alpha(255)

    def _draw_swatch(self, target: pygame.Surface, pair: Pair, cell: pygame.Rect) -> None:
        """Words on their ground, as they will be, whatever the colours are now."""
        scale, paint = self.look.scale, self.look.paint
        place = cell.inflate(-scale.px(18), -scale.px(18))
        key = ("swatch", place.size, pair)
        target.blit(paint.kept(key, lambda: light.rounded(*place.size, 5 * scale.u, pair.ground)), place)
        size = min(scale.type(24), round(place.h * 0.8))
        picture, middle = self.look.type.glyph(_SAMPLE, theme.PLAIN.face, size, pair.words)
        target.blit(picture, (place.centerx - picture.get_width() // 2, place.centery - middle))


class Switch(Widget):
    """On or off, said by colour, place and word."""

    kind = "switch"

    def __init__(
        self,
        services: Services,
        name: str,
        rect: pygame.Rect,
        on: bool,
        on_change: Callable[[bool], None],
        *,
        tip: Tip | None = None,
        enabled: bool = True,
        knob: str = "tokens/acorn-small",
    ) -> None:
        super().__init__(services, name, rect, tip=tip, enabled=enabled)
        self.on = on
        self.on_change = on_change
        self.knob = knob  # the drawing that slides
        self.radius = rect.h / 2 / services.scale.u
        self._at = Glide(1.0 if on else 0.0)

    def inherit(self, old: Widget) -> None:
        if isinstance(old, Switch):
            self._at = old._at
            self._at.to(1.0 if self.on else 0.0)

    @property
    def is_on(self) -> bool | None:
        return self.on

    @property
    def state_words(self) -> str:
        return self.services.say("settings-on" if self.on else "settings-off")

    def set(self, on: bool) -> None:
        if on != self.on:
            self.on = on
            self._at.to(1.0 if on else 0.0)
            self.services.sound.play("button")
            self.touch()
            self.on_change(on)

    def activate(self) -> Change | None:
        self.set(not self.on)
        return None

    def key(self, key: Key) -> bool:
        wanted = {"left": False, "right": True}.get(key.name, self.on)
        if wanted == self.on:
            return False
        self.set(wanted)
        return True

    def update(self, dt: float) -> bool:
        if self.services.still:
            self._at.jump(1.0 if self.on else 0.0)
        return self._at.update(dt)

    def draw(self, target: pygame.Surface) -> None:
        scale, paint, rect = self.look.scale, self.look.paint, self.rect
        body, edge = (theme.INDIGO_LIT, (20, 30, 48)) if self._at.value > 0.5 else (theme.SAND, (92, 66, 40))
        edge = paint.pair.words if paint.pair else edge
        paint.pill(target, rect, body)
        target.blit(paint.rounded(*rect.size, rect.h / 2, edge, line=paint.line(2.2)), rect)
        knob = rect.h - 2 * scale.px(3)
        x = rect.x + scale.px(3) + round((rect.w - knob - 2 * scale.px(3)) * self._at.value)
        place = pygame.Rect(x, rect.y + scale.px(3), knob, knob)
        target.blit(paint.rounded(knob, knob, knob / 2, edge), place)
        inner = place.inflate(-2 * scale.px(1.6), -2 * scale.px(1.6))
        target.blit(paint.rounded(*inner.size, inner.w / 2, theme.PAPER_LIT), inner)
        size = round(knob * 0.78)
        picture = self.look.art.get(self.knob, (size, size))
        if self._at.value <= 0.5:
            picture = paint.kept(("grey knob", self.knob, size), lambda: light.grey(self.look.art.get(self.knob, (size, size)), 1.0))
        target.blit(picture, picture.get_rect(center=place.center))
        if not self.enabled:
            target.blit(paint.rounded(*rect.size, rect.h / 2, theme.PAPER, 110), rect)


class Slider(Widget):
    """A bead on a cord, from 0 to 1 in even steps; arrows move it by one."""

    kind = "slider"

    def __init__(
        self,
        services: Services,
        name: str,
        rect: pygame.Rect,
        value: float,
        on_change: Callable[[float], None],
        *,
        steps: int = 10,
        tip: Tip | None = None,
        enabled: bool = True,
    ) -> None:
        super().__init__(services, name, rect, tip=tip, enabled=enabled)
        self.value = value
        self.steps = steps
        self.on_change = on_change

    def things(self) -> list[SceneThing]:
        return [replace(thing, share=self.value) for thing in super().things()]

    def set(self, value: float) -> None:
        value = round(max(0.0, min(1.0, value)) * self.steps) / self.steps
        if value != self.value:
            self.value = value
            self.touch()
            self.on_change(value)

    @property
    def _bead(self) -> int:
        return min(self.rect.h, self.look.scale.px(40))

    def press(self, x: int, y: int) -> None:
        self.drag(x, y)

    def drag(self, x: int, y: int) -> None:
        ends = self._bead // 2
        self.set((x - self.rect.x - ends) / max(1, self.rect.w - 2 * ends))

    def release(self, x: int, y: int) -> Change | None:
        self.services.sound.play("button")
        return None

    def activate(self) -> Change | None:
        """Enter alone reaches every value too: a tenth further, and from the end to the beginning."""
        self.set(0.0 if self.value >= 1.0 else self.value + max(0.1, 1 / self.steps))
        self.services.sound.play("button")
        return None

    def key(self, key: Key) -> bool:
        step = {"left": -1, "right": 1}.get(key.name, 0)
        if key.name in ("home", "end"):
            self.set(0.0 if key.name == "home" else 1.0)
            return True
        old = self.value
        self.set(self.value + step / self.steps)
        return bool(step) and self.value != old

    def draw(self, target: pygame.Surface) -> None:
        scale, art, bead = self.look.scale, self.look.art, self._bead
        thick = max(6, scale.px(17))
        cord = pygame.Rect(self.rect.x + bead // 2, self.rect.centery - thick // 2, self.rect.w - bead, thick)
        target.blit(self._cord(cord.size), cord)
        d = scale.px(20)
        for x in (cord.left, cord.right):
            for size, colour in ((d, (70, 46, 24)), (d - 2 * scale.px(2), (176, 132, 78))):
                target.blit(self.look.paint.rounded(size, size, size / 2, colour), (x - size // 2, self.rect.centery - size // 2))
        size = bead + (scale.px(3) if self.hovered or self.held else 0)
        picture = art.get("tokens/bead", (size, size))
        x = round(self.rect.x + bead / 2 + (self.rect.w - bead) * self.value)
        self.look.sprites.lay(target, ("bead", size), picture, (x, self.rect.centery), blur=4, alpha=120)

    def _cord(self, size: tuple[int, int]) -> pygame.Surface:
        """The rope at its own proportions, repeated and cut, never stretched."""

        def draw() -> pygame.Surface:
            piece = self.look.art.wide("table/cord", max(1, round(size[1] * self.look.art.aspect("table/cord"))))
            rope = light.clear(*size)
            for x in range(0, size[0], piece.get_width()):
                rope.blit(piece, (x, (size[1] - piece.get_height()) // 2))
            return rope

        return self.look.paint.kept(("cord", size), draw)


class Mark(Widget):
    """One of several: a brush ring that gets its brush tick."""

    kind = "choice"

    def __init__(
        self, services: Services, name: str, rect: pygame.Rect, on: bool, on_choose: Callable[[], None], *, tip: Tip | None = None
    ) -> None:
        super().__init__(services, name, rect, tip=tip)
        self.on = on
        self.on_choose = on_choose
        self.radius = rect.h / 2 / services.scale.u

    @property
    def is_on(self) -> bool | None:
        return self.on

    def activate(self) -> Change | None:
        if not self.on:
            self.services.sound.play("button")
            self.on_choose()
        return None

    def draw(self, target: pygame.Surface) -> None:
        size = min(self.rect.size)
        place = pygame.Rect(0, 0, size, size).move_to(center=self.rect.center)
        ring = self.look.art.icon("brush-ring", size)
        ring.set_alpha(255 if self.on or self.hovered else 150)
        target.blit(ring, place)
        ring.set_alpha(255)
        if self.on:
            target.blit(self.look.art.icon("brush-tick", size), place)
