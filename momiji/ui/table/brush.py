"""What drawings of any table share: light on things, badges, counts, tokens; and a show with its places, ready to be drawn."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import pygame

from momiji.ui import light, theme
from momiji.ui.services import Services
from momiji.ui.table.layout import Layout
from momiji.ui.table.show import Mark, Show, Spot
from momiji.ui.theme import Colour, Role

SEAL: Final[Colour] = (182, 54, 36)  # vermilion, deep enough for small cream figures


@dataclass(slots=True)
class Patch:
    """A part of the resting picture: what it may touch, how it is drawn and from what, and the spot it belongs to.

    Two patches with the same `paint` and `args` look the same: that is how a changed table finds what to draw again.
    """

    area: pygame.Rect
    paint: Callable[..., None]
    args: tuple[Any, ...]
    spot: Spot | None = None
    bright: bool = False  # stays clear when everything else is dimmed

    def draw(self, target: pygame.Surface, context: "DrawContext") -> None:
        self.paint(target, context, *self.args)


class Brush:
    """Draws single things of the table at one size, wherever they lie."""

    evening = 0.0

    def __init__(self, services: Services) -> None:
        self.services = services
        self.look = services.look
        self.scale = services.scale
        self.px = services.scale.px
        self.say = services.say
        self.lit = services.preferences.show_legal

    def corner(self, rect: pygame.Rect) -> float:
        """Corner radius of a card of this size, on the canvas."""
        return self.look.sprites.corner(rect.w) / self.scale.u

    # ---------------------------------------------------------------- light on things
    def under(self, target: pygame.Surface, rect: pygame.Rect, mark: Mark, angle: float = 0) -> None:
        """The glow below a marked thing."""
        if mark == "legal" and self.lit:
            self._turned_glow(target, rect, theme.GOLD, angle)
        elif mark == "chosen":
            self._turned_glow(target, rect, theme.VERMILION, angle)

    def over(self, target: pygame.Surface, rect: pygame.Rect, mark: Mark, angle: float = 0) -> None:
        """The ring round a marked thing."""
        kind = "gold" if mark == "legal" and self.lit else "select" if mark == "chosen" else ""
        if not kind:
            return
        radius = self.corner(rect)
        if not round(angle, 1):
            (self.look.paint.gold_ring if kind == "gold" else self.look.paint.select_ring)(target, rect, radius)
            return
        reach = self.px(12)

        def draw() -> pygame.Surface:
            out = light.clear(rect.w + 2 * reach, rect.h + 2 * reach, theme.GOLD_LINE if kind == "gold" else theme.VERMILION)
            inner = pygame.Rect(reach, reach, *rect.size)
            (self.look.paint.gold_ring if kind == "gold" else self.look.paint.select_ring)(out, inner, radius)
            return pygame.transform.rotozoom(out, angle, 1)

        picture = self.look.paint.kept(("turned-ring", kind, rect.size, round(angle, 1)), draw)
        target.blit(picture, picture.get_rect(center=rect.center))

    def _turned_glow(self, target: pygame.Surface, rect: pygame.Rect, colour: Colour, angle: float) -> None:
        if not round(angle, 1):
            self.look.paint.glow(target, rect, colour, radius=self.corner(rect))
            return
        spread = max(2.0, 9 * self.scale.u)
        u = self.scale.u

        def draw() -> pygame.Surface:
            return pygame.transform.rotozoom(light.glow(*rect.size, self.corner(rect) * u, colour, spread)[0], angle, 1)

        picture = self.look.paint.kept(("turned-glow", rect.size, colour, round(angle, 1)), draw)
        target.blit(picture, picture.get_rect(center=rect.center))

    def gold_edge(self, target: pygame.Surface, rect: pygame.Rect, angle: float) -> None:
        """In a fan many cards are legal at once: a thin gold edge is enough."""

        def draw() -> pygame.Surface:
            radius = self.look.sprites.corner(rect.w)
            out = light.rounded(rect.w + 4, rect.h + 4, radius + 2, theme.GOLD_LINE, line=max(1.0, 3.6 * self.scale.u))
            out.blit(light.rounded(rect.w + 2, rect.h + 2, radius + 1, theme.GOLD, line=max(1.0, 2.4 * self.scale.u)), (1, 1))
            return pygame.transform.rotozoom(out, angle, 1)

        picture = self.look.paint.kept(("gold-edge", rect.size, round(angle, 1)), draw)
        target.blit(picture, picture.get_rect(center=rect.center))

    def gold_card(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        """Gold round a card whatever its mark: a target that was chosen carries the ring and the number."""
        self.look.paint.gold_ring(target, rect, self.corner(rect))

    def pointer(self, target: pygame.Surface, x: int, y: int, *, aside: bool = False) -> None:
        """The small gold arrow above a legal target, or at its left; its tip is at x, y."""
        if not self.lit:
            return
        picture = self.look.paint.kept(("pointer",), self._pointer)
        if aside:
            picture = self.look.paint.kept(("pointer", "aside"), lambda: pygame.transform.rotate(picture, 90))
            target.blit(picture, picture.get_rect(midright=(x, y)))
        else:
            target.blit(picture, picture.get_rect(midbottom=(x, y)))

    def _pointer(self) -> pygame.Surface:
        w, h, k = self.px(28), self.px(20), 4
        big = pygame.Surface((w * k, h * k), pygame.SRCALPHA)
        big.fill((*theme.GOLD_LINE, 0))
        pygame.draw.polygon(big, (*theme.GOLD_LINE, 255), [(0, 0), (w * k, 0), (w * k / 2, h * k)])
        edge = round(2.2 * self.scale.u * k)
        pygame.draw.polygon(big, (*theme.GOLD, 255), [(edge * 2, edge), (w * k - edge * 2, edge), (w * k / 2, h * k - edge * 2)])
        return pygame.transform.smoothscale(big, (w, h))

    def badge(self, target: pygame.Surface, centre: tuple[int, int], number: int | None) -> None:
        """The order number of a chosen card, or a tick where order does not matter."""
        role = self.capped(Role("Alegreya-ExtraBold", 26), 36)
        d = max(self.px(36), round(self.scale.type(role.px) * 1.3))
        body = self.look.paint.kept(("badge", d), lambda: self._badge(d))
        target.blit(body, body.get_rect(center=centre))
        if number is None:
            size = round(d * 0.62)
            tick = self.look.art.icon("check", size, theme.CREAM)
            target.blit(tick, tick.get_rect(center=centre))
        else:
            self.look.type.put(target, str(number), role, centre, theme.CREAM, align="centre", width=d - 4)

    def _badge(self, d: int) -> pygame.Surface:
        out = light.clear(d + 8, d + 8, light.SHADE)
        soft, margin = light.shadow(light.rounded(d, d, d / 2, light.SHADE), 2 * self.scale.u, 130)
        out = light.clear(*soft.get_size(), light.SHADE)
        out.blit(soft, (0, self.px(2)))
        out.blit(light.rounded(d, d, d / 2, theme.CREAM), (margin, margin))
        edge = max(1, round(2 * self.scale.u))
        out.blit(light.rounded(d - 2 * edge, d - 2 * edge, d / 2, SEAL), (margin + edge, margin + edge))
        return out

    def badge_at(self, rect: pygame.Rect, angle: float = 0) -> tuple[int, int]:
        """The upper right corner of a card, turned with it."""
        corner = pygame.Vector2(rect.w / 2 - self.px(4), -rect.h / 2 + self.px(4)).rotate(-angle)
        return round(rect.centerx + corner.x), round(rect.centery + corner.y)

    # ---------------------------------------------------------------- chips and figures
    def count(self, target: pygame.Surface, figure: int, centre: tuple[int, int]) -> None:
        """A near-black chip with a count."""
        role = self.capped(theme.CHIP_COUNT, 38)
        self._count(target, figure, centre, role, max(self.px(36), round(self.scale.type(role.px) * 1.36)))

    def small_count(self, target: pygame.Surface, figure: int, card: pygame.Rect) -> None:
        """The same at the foot of a small card, and never so large that it hides what the card is."""
        high = min(round(card.w * 0.5), round(card.h * 0.36))
        role = self.capped(theme.CHIP_COUNT, high / 1.3 / self.scale.u)
        self._count(target, figure, (card.centerx, card.bottom + self.px(2) - high // 2), role, high)

    def _count(self, target: pygame.Surface, figure: int, centre: tuple[int, int], role: Role, high: int) -> None:
        words = str(figure)
        wide = max(high, self.look.type.width(words, role) + round(high * 0.62))
        rect = pygame.Rect(0, 0, wide, high).move_to(center=centre)
        self.look.paint.shade(target, rect, radius=high / 2 / self.scale.u, blur=3, drop=2, alpha=110)
        self.look.paint.pill(target, rect, theme.NIGHT)
        self.look.type.put(target, words, role, rect.center, theme.CREAM, align="centre")

    def capped(self, role: Role, most: float) -> Role:
        """The role, smaller where large text would make it higher than its place on the canvas."""
        grown = self.scale.type(role.px) / self.scale.u
        return role if grown <= most else role.at(role.px * most / grown)

    def token(self, target: pygame.Surface, name: str, rect: pygame.Rect, *, shade: bool = True) -> None:
        """A disc or acorn with its shadow."""
        picture = self.look.art.get(name, rect.size)
        if shade:
            self.look.sprites.lay(target, (name, rect.size), picture, rect.center, drop=(0, 4), blur=4, alpha=140)
        else:
            target.blit(picture, rect)

    def near(self, rect: pygame.Rect, reach: float = 34) -> pygame.Rect:
        """What a thing may touch with its shadow, ring and badge."""
        return rect.inflate(2 * self.px(reach), 2 * self.px(reach))

    def turned_box(self, rect: pygame.Rect, angle: float) -> pygame.Rect:
        """The upright box round a turned card."""
        if not angle:
            return rect
        v = pygame.Vector2(rect.w, rect.h)
        a, b = v.rotate(angle), pygame.Vector2(rect.w, -rect.h).rotate(angle)
        return pygame.Rect(0, 0, round(max(abs(a.x), abs(b.x))), round(max(abs(a.y), abs(b.y)))).move_to(center=rect.center)


class DrawContext(Brush):
    """One show at one size, ready to be drawn. `memory` is what a game wants to know again when the next show is drawn."""

    def __init__(self, services: Services, show: Show, layout: Layout, memory: Any = None) -> None:
        super().__init__(services)
        self.show: Any = show
        self.layout: Any = layout
        self.memory = memory
        self.evening = light.lateness(show.daylight) if services.preferences.evening_light else 0.0
