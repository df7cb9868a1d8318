"""The three materials drawn and kept: washi, lacquer, wood; with the rings and glows that show what may be done."""

from collections.abc import Hashable
from typing import Final, Literal

import pygame

from momiji.ui import light, theme, washi
from momiji.ui.art import Art
from momiji.ui.pairs import Pair
from momiji.ui.theme import Colour, Scale

Material = Literal["lacquer", "paper", "ghost"]
State = Literal["rest", "hover", "pressed", "disabled"]
FOOT: Final = 5
DECKLE: Final = 2.2
_LACQUER: Final = {
    "rest": ((222, 86, 57), (170, 42, 29)),
    "hover": ((232, 106, 74), (186, 54, 37)),
    "pressed": ((198, 72, 48), (162, 40, 28)),
}
_GROUNDS: Final = (theme.PAPER, theme.PAPER_LIT, theme.SAND, theme.VERMILION, theme.TAUPE)
_PAPER: Final = {"rest": theme.PAPER, "hover": theme.PAPER_LIT, "pressed": (240, 228, 200)}


class Paint:
    """Draws for one window size: lines and blurs follow its unit, paper grain does not."""

    def __init__(self, scale: Scale, art: Art, pair: Pair | None = None) -> None:
        self.scale = scale
        self.pair = pair
        self.strong = False
        self._art = art
        self._kept = art.pictures.part()

    def close(self) -> None:
        self._kept.close()

    def line(self, width: float) -> float:
        """A line width in real pixels, never thinner than one; strong outlines make it half as thick again."""
        return max(1.0, width * self.scale.u * (1.5 if self.strong else 1.0))

    def tone(self, colour: Colour) -> Colour:
        """A ground as the player wants to see it."""
        return self.pair.tone(colour) if self.pair else colour

    def stroke(self, colour: Colour) -> Colour:
        """A line of a drawing, so that it is seen on the ground the player wants."""
        return self.pair.stroke(colour) if self.pair else colour

    # ---------------------------------------------------------------- shade
    def shade(
        self, target: pygame.Surface, rect: pygame.Rect, *, radius: float = 10, blur: float = 6, drop: float = 4, alpha: int = 150
    ) -> None:
        """The shadow of a rounded rectangle."""
        u = self.scale.u
        soft_key = ("shade", rect.size, radius, blur, alpha)
        margin = max(2, round(blur * u * 2.5))
        picture = self._kept.get(
            soft_key, lambda: light.shadow(light.rounded(*rect.size, radius * u, light.SHADE, k=2), blur * u, alpha)[0]
        )
        target.blit(picture, (rect.x - margin, rect.y - margin + round(drop * u)))

    def glow(self, target: pygame.Surface, rect: pygame.Rect, colour: Colour, *, radius: float = 10, spread: float = 9) -> None:
        u = self.scale.u
        spread = max(2.0, spread * u)
        picture = self._kept.get(("glow", rect.size, radius, colour, spread), lambda: light.glow(*rect.size, radius * u, colour, spread)[0])
        margin = round(spread * 3)
        target.blit(picture, (rect.x - margin, rect.y - margin))

    # ---------------------------------------------------------------- shapes
    def rounded(self, w: int, h: int, radius: float, colour: Colour, alpha: int = 255, line: float = 0) -> pygame.Surface:
        """Kept by size; radius and line in real pixels."""
        if not line and colour in _GROUNDS:
            colour = self.tone(colour)
        key = ("rounded", w, h, round(radius, 1), colour, alpha, round(line, 1))
        return self._kept.get(key, lambda: light.rounded(w, h, radius, colour, alpha, line))

    def rule(self, target: pygame.Surface, x: int, y: int, width: int, *, strong: bool = False, down: bool = False) -> None:
        """A line on paper; a heading's is thicker and darker."""
        colour = (theme.INK_SOFT if self.strong else (112, 86, 62)) if strong else (theme.RULE if self.strong else theme.TABLE_LINE)
        thick = max(1, round(self.scale.u * (2 if strong or self.strong else 1.3)))
        target.fill(colour, (x, y, thick, width) if down else (x, y, width, thick))

    # ---------------------------------------------------------------- rings
    def gold_ring(self, target: pygame.Surface, rect: pygame.Rect, radius: float = 10) -> None:
        """A legal target: gold with a brown hairline outside it. Its glow lies under the thing: draw that first."""
        self._ring(target, rect, 6, radius + 5, theme.GOLD_LINE, 2.2)
        self._ring(target, rect, 4, radius + 3, theme.GOLD, 3.8)

    def select_ring(self, target: pygame.Surface, rect: pygame.Rect, radius: float = 10) -> None:
        """Chosen: vermilion; its glow lies under the thing."""
        self._ring(target, rect, 3.5, radius + 3, theme.VERMILION, 3.5)

    def focus_ring(self, target: pygame.Surface, rect: pygame.Rect, radius: float = 10) -> None:
        """Keyboard focus: white inside black, above all other states."""
        self._ring(target, rect, 9, radius + 9, (18, 14, 12), 9)
        self._ring(target, rect, 6.5, radius + 7, (255, 252, 244), 4)

    def gold_circle(self, target: pygame.Surface, centre: tuple[int, int], r: float) -> None:
        """A paying pair or a legal goal: gold between two hairlines; r in real pixels."""
        u = self.scale.u
        for grow, colour, width in ((2.5, theme.GOLD_LINE, 1.8), (1.0, theme.GOLD, 3.6), (-2.5, theme.GOLD_LINE, 1.2)):
            across = round(2 * (r + grow * u))
            ring = self.rounded(across, across, across / 2, colour, line=self.line(width))
            target.blit(ring, (centre[0] - across // 2, centre[1] - across // 2))

    def _ring(self, target: pygame.Surface, rect: pygame.Rect, grow: float, radius: float, colour: Colour, width: float) -> None:
        out = max(1, round(grow * self.scale.u))
        wide = rect.inflate(2 * out, 2 * out)
        target.blit(self.rounded(wide.w, wide.h, radius * self.scale.u, colour, line=self.line(width)), wide)

    # ---------------------------------------------------------------- paper
    def sheet(
        self, w: int, h: int, *, tone: Colour = theme.PAPER, deckle: bool = True, seed: int = 1, radius: float = 10
    ) -> pygame.Surface:
        bite, tone = DECKLE * max(0.8, self.scale.u) if deckle else 0.0, self.tone(tone)
        key = ("sheet", w, h, tone, deckle, seed, radius)
        return self._kept.get(key, lambda: washi.sheet(w, h, tone, radius=radius * self.scale.u, deckle=bite, seed=seed))

    def panel(self, target: pygame.Surface, rect: pygame.Rect, *, tone: Colour = theme.PAPER, seed: int = 1) -> None:
        """Washi with torn edges on its shadow: somebody's own, or something to read."""
        self.shade(target, rect, radius=6, blur=9, drop=6, alpha=165)
        target.blit(self.sheet(*rect.size, tone=tone, seed=seed), rect)

    def card(
        self,
        target: pygame.Surface,
        rect: pygame.Rect,
        *,
        tone: Colour = theme.PAPER,
        edge: Colour = theme.RULE,
        radius: float = 10,
        seed: int = 3,
    ) -> None:
        """Cut paper with a fine edge: tooltip, raised choice."""
        self.shade(target, rect, radius=radius, blur=7, drop=5, alpha=150)
        target.blit(self.sheet(*rect.size, tone=tone, deckle=False, seed=seed, radius=radius), rect)
        edge = edge if self.pair is None else self.pair.words
        target.blit(self.rounded(*rect.size, radius * self.scale.u, edge, line=self.line(1.4)), rect)

    # ---------------------------------------------------------------- buttons
    def button(self, target: pygame.Surface, rect: pygame.Rect, material: Material, state: State, radius: float = 12) -> pygame.Rect:
        """Draw a button and answer the place of its face, where words go; the rectangle includes the foot."""
        if material == "ghost":
            return self._ghost(target, rect, state, radius)
        u, foot = self.scale.u, max(2, round(FOOT * self.scale.u))
        down = max(1, round(3 * u)) if state == "pressed" else 0
        rise = max(1, round(2 * u)) if state == "hover" else 0
        face = pygame.Rect(rect.x, rect.y + down - rise, rect.w, rect.h - foot)
        if state != "disabled":
            self.shade(target, rect.move(0, -rise), radius=radius, blur=10 if state == "hover" else 6, drop=8 if state == "hover" else 4)
        picture = self._kept.get(
            ("button", rect.size, material, state, radius), lambda: self._button(face.size, foot, material, state, radius)
        )
        target.blit(picture, (rect.x, face.y))
        return face

    def _button(self, size: tuple[int, int], foot: int, material: Material, state: State, radius: float) -> pygame.Surface:
        u, (w, h), look = self.scale.u, size, "rest" if state == "disabled" else state
        out = light.clear(w, h + foot)
        rim = (92, 24, 16) if material == "lacquer" else (96, 68, 42) if self.pair is None else self.pair.words
        body = light.rounded(w, h + (0 if state == "pressed" else foot), radius * u, rim)
        out.blit(body, (0, 0))
        edge = max(1, round((2.4 if material == "lacquer" else 1.8) * u))
        inner = (w - 2 * edge, h - 2 * edge)
        if material == "lacquer":
            face = light.gradient(*inner, *(self.tone(tone) for tone in _LACQUER[look]))
            washi.grain(face)
            hairline, strength = theme.CREAM, 130
        else:
            tone = self.tone(_PAPER[look])
            face = light.gradient(*inner, tone, tuple(round(c * 0.955) for c in tone))  # type: ignore[arg-type]
            washi.fibre(face, seed=5)
            hairline, strength = ((176, 146, 112), 200) if self.pair is None else (self.pair.words, 120)
        face = light.masked(face, (radius - 2) * u)
        inset = max(2, round(6 * u))
        frame = light.rounded(inner[0] - 2 * inset, inner[1] - 2 * inset, (radius - 5) * u, hairline, strength, line=max(1.0, 1.2 * u))
        face.blit(frame, (inset, inset))
        out.blit(face, (edge, edge))
        if state == "disabled":
            out = light.grey(out, 0.62)
            light.fade(out, 153)
        return out

    def _ghost(self, target: pygame.Surface, rect: pygame.Rect, state: State, radius: float) -> pygame.Rect:
        u = self.scale.u
        veil = {"rest": 150, "hover": 185, "pressed": 215, "disabled": 80}[state]
        target.blit(self.rounded(*rect.size, radius * u, (18, 13, 11), veil), rect)
        edge = {"rest": 120, "hover": 215, "pressed": 215, "disabled": 50}[state]
        target.blit(self.rounded(*rect.size, radius * u, theme.WOOD_WORDS, edge, line=max(1.0, 1.3 * u)), rect)
        return rect

    def round_button(self, target: pygame.Surface, rect: pygame.Rect, state: State) -> pygame.Rect:
        """A paper coin for a corner; answers the place of its face."""
        u = self.scale.u
        down = max(1, round(2 * u)) if state == "pressed" else 0
        if state != "disabled":
            self.shade(target, rect, radius=rect.w / 2 / u, blur=9 if state == "hover" else 6, drop=5)
        picture = self._kept.get(("coin", rect.size, state), lambda: self._coin(rect.w, state))
        target.blit(picture, rect.move(0, down))
        return rect.move(0, down)

    def _coin(self, d: int, state: State) -> pygame.Surface:
        u = self.scale.u
        out = light.rounded(d, d, d / 2, (84, 60, 38) if self.pair is None else self.pair.words)
        edge = max(1, round(2.2 * u))
        face = light.rounded(d - 2 * edge, d - 2 * edge, d / 2, self.tone(_PAPER["rest" if state == "disabled" else state]))
        washi.fibre(face, seed=2)
        out.blit(face, (edge, edge))
        inset = edge + max(1, round(3.5 * u))
        out.blit(light.rounded(d - 2 * inset, d - 2 * inset, d / 2, theme.RULE, 170, line=max(1.0, 1.2 * u)), (inset, inset))
        if state == "disabled":
            out = light.grey(out, 0.6)
            light.fade(out, 153)
        return out

    def pill(self, target: pygame.Surface, rect: pygame.Rect, colour: Colour, *, edge: Colour | None = None, alpha: int = 255) -> None:
        """The body of a chip."""
        target.blit(self.rounded(*rect.size, rect.h / 2, self.tone(colour), alpha), rect)
        if edge:
            target.blit(self.rounded(*rect.size, rect.h / 2, edge, line=self.line(2)), rect)

    def pressed(self, target: pygame.Surface, rect: pygame.Rect, radius: float = 10, tone: Colour = theme.SAND) -> None:
        """A place pressed into paper: trough, empty slot."""
        target.blit(self._kept.get(("pressed", rect.size, radius, tone), lambda: self._pressed(*rect.size, radius, tone)), rect)

    def _pressed(self, w: int, h: int, radius: float, tone: Colour) -> pygame.Surface:
        u, pair = self.scale.u, self.pair
        if pair is not None:  # its shade would cost contrast; its edge is enough
            out = light.rounded(w, h, radius * u, pair.ground)
            out.blit(light.rounded(w, h, radius * u, pair.words, line=self.line(1.6)), (0, 0))
            return out
        out = light.rounded(w, h, radius * u, tone, 190)
        dark = light.rounded(w, h, radius * u, (70, 48, 26), 120, line=max(2.0, 5 * u))
        soft = light.blurred(dark, max(2, 4 * u))
        well = light.clear(w, h, (70, 48, 26))
        well.blit(soft, (0, round(2 * u)))
        well.blit(light.rounded(w, h, radius * u, (255, 255, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        out.blit(well, (0, 0))
        out.blit(light.rounded(w, h, radius * u, (122, 100, 74), line=self.line(1.6)), (0, 0))
        return out

    # ---------------------------------------------------------------- grounds
    def wood(self, w: int, h: int, evening: float = 0.0) -> pygame.Surface:
        """The table: smoked cedar with a vignette, opaque, with grain; in low sun when it is late."""
        if evening > 0:
            return self._kept.version(("wood", w, h), evening, lambda: self._late(self.wood(w, h), evening))
        return self._kept.get(("wood", w, h), lambda: self._wood(w, h))

    def wood_needs(self, w: int, h: int) -> list[tuple[str, tuple[int, int]]]:
        """What a worker may draw ahead for it: nothing where it is there already."""
        return [] if self.has(("wood", w, h)) else [("table/table-wood", light.cover(w, h, 16 / 9))]

    def _wood(self, w: int, h: int) -> pygame.Surface:
        ground = pygame.Surface((w, h))
        size = light.cover(w, h, 16 / 9)
        ground.blit(self._art.take("table/table-wood", size), ((w - size[0]) // 2, (h - size[1]) // 2))
        ground.blit(vignette(w, h, 46), (0, 0))
        washi.grain(ground)
        return ground

    def _late(self, picture: pygame.Surface, evening: float) -> pygame.Surface:
        out = picture.copy()
        light.evening(out, evening)
        return out

    def evening(self, target: pygame.Surface, strength: float) -> None:
        """Evening light on a static picture when it is built, never per frame; how late it is says `light.lateness`."""
        light.evening(target, strength)

    def kept(self, key: Hashable, picture: "light.Draw") -> pygame.Surface:
        """A scene's own picture, kept with the rest."""
        return self._kept.get(key, picture)

    def has(self, key: Hashable) -> bool:
        return self._kept.find(key) is not None

    def version(self, key: Hashable, version: Hashable, picture: "light.Draw") -> pygame.Surface:
        """The same for a large one that changes with time, such as evening: old versions go."""
        return self._kept.version(key, version, picture)


def vignette(w: int, h: int, alpha: int) -> pygame.Surface:
    """Darkness growing toward the corners."""
    small = pygame.Surface((48, 27), pygame.SRCALPHA)
    for x in range(48):
        for y in range(27):
            far = ((x / 47 - 0.5) ** 2 + (y / 26 - 0.5) ** 2) / 0.5
            small.set_at((x, y), (0, 0, 0, round(alpha * min(1.0, far**1.3))))
    return pygame.transform.smoothscale(small, (w, h))
