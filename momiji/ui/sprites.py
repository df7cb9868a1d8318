"""Things made of several drawings: leaf cards with acorn marks, landscapes with their seal, and their shadows and turns."""

from collections.abc import Hashable
from dataclasses import dataclass, replace
from functools import cache
from typing import Final, Literal

import pygame

from momiji.ui import light, theme
from momiji.ui.art import Art
from momiji.ui.copies import drawing
from momiji.ui.pairs import Pair
from momiji.ui.pictures import PictureStore
from momiji.ui.theme import Colour, Role, Scale
from momiji.ui.type import Type

Mood = Literal["", "dim", "spent", "grey"]
CARD: Final = (500, 700)
RADIUS: Final = 36
_VIEW: Final = (18, 562, 308)
_LETTER: Final = 84, 62  # disc and letter: at the table a letter must be as large as the smallest words
_LETTER_AT: Final = {False: 278, True: 334}
_LETTER_HIGH_CONTRAST: Final = 224
_FINER: Final = 1.5
_LEAF_SIDES: Final = (64, 96, 144, 216, 324)
_WIDEST: Final = 160  # on the canvas: hovered cards of a hand, and all that are smaller, come from one large drawing


@dataclass(frozen=True, slots=True)
class Face:
    """What a card sprite shows: a drawing ("cards/red-2"), its width in pixels, acorn marks, letters and mood."""

    name: str
    width: int
    left: bool = False
    right: bool = False
    letter: str = ""
    closing: bool = False
    mood: Mood = ""
    inset: int = 0  # how much of its right side is covered, in 500ths of its width: the marks of that edge move into sight

    @property
    def plain(self) -> bool:
        return not (self.left or self.right or self.letter or self.mood)

    @property
    def size(self) -> tuple[int, int]:
        return self.width, round(self.width * CARD[1] / CARD[0])


@cache
def leaf_card(leaf: str, number: int, width: int, *, variant: int = 0, **more: bool | str | int) -> Face:
    """The face of a leaf card; `left`, `right`, `letter`, `closing`, `mood`, `inset` as in Face.

    `variant` tells the copies of a card apart; any number will do, `copies.variant_of(code, nth)` gives a good one.
    """
    return replace(Face(drawing(leaf, number, variant), width), **more)  # type: ignore[arg-type]


def leaf_drawing(leaf: str, px: int) -> tuple[str, tuple[int, int]]:
    """What a leaf of that size is made from: a few large drawings serve all sizes."""
    side = next((side for side in _LEAF_SIDES if side >= 3 * px), 3 * px)
    return f"leaves/{theme.LEAVES[leaf].art}", (side, side)


class Sprites:
    """Composed pictures for one window size, all kept; a lifted card costs one blit of its shadow and one of itself."""

    def __init__(self, scale: Scale, art: Art, type_: Type, pair: Pair | None = None) -> None:
        self.scale = scale
        self._pair = pair
        self.art = art
        self.type = type_
        self._kept = art.pictures.part()
        self.flying = PictureStore(art.pictures.limit // 4)  # sizes and turns on the way: many, and soon forgotten

    def close(self) -> None:
        self._kept.close()
        self.flying.limit_to(0)

    def prefetch(self, faces: list[Face]) -> None:
        """Let workers draw what these will need."""
        self.art.prefetch((face.name, face.size) for face in faces)

    def large(self, face: Face) -> Face:
        """As large as a card is turned at, whatever its place: what turns and passing sizes are made from."""
        return replace(face, width=round(_FINER * max(face.width, self.scale.px(_WIDEST))))

    def card(self, face: Face) -> pygame.Surface:
        if face.plain:
            return self.art.get(face.name, face.size)  # nothing is drawn on it: no second one is needed
        return self._kept.get(face, lambda: self._mood(face, self.art.get(face.name, face.size).copy()))

    def shadow(self, face: Face, *, blur: float = 6, alpha: int = 150, angle: float = 0.0) -> tuple[pygame.Surface, int]:
        """The card's shadow and its margin; blur in canvas pixels. All cards of one size share it."""
        plain = Face("", face.width)
        soft = max(1.0, blur * self.scale.u)
        key = ("shadow", plain, soft, alpha, round(angle))
        margin = max(2, round(soft * 2.5))

        def draw() -> pygame.Surface:
            shape = light.rounded(*plain.size, self.corner(face.width), light.SHADE, k=2)
            body = pygame.transform.rotozoom(shape, round(angle), 1) if round(angle) else shape
            return light.shadow(body, soft, alpha)[0]

        return self._kept.get(key, draw), margin

    def turned(self, face: Face, angle: float) -> pygame.Surface:
        """Rotated about its middle by whole degrees, smooth-edged and crisp: turned while it is half as large again."""
        degrees = round(angle)
        if not degrees:
            return self.card(face)
        return self._kept.get((face, degrees), lambda: pygame.transform.rotozoom(self._made(face, _FINER), degrees, 1 / _FINER))

    def scaled(self, face: Face) -> pygame.Surface:
        """Upright: as drawn at this size if it lay somewhere, or made from the large drawing, for sizes that only pass."""
        return self._lying(face) or self.flying.get(face, lambda: self._made(face))

    def _lying(self, face: Face) -> pygame.Surface | None:
        return self.art.find(face.name, face.size) if face.plain else self._kept.find(face)

    def passing(self, face: Face, angle: float) -> pygame.Surface:
        """Turned like `turned`, ten times as quick and with rough edges: for a card on its way that nobody can look at."""
        degrees = round(angle)
        upright = self.scaled(face)
        return self.flying.get((face, degrees), lambda: pygame.transform.rotate(upright, degrees)) if degrees else upright

    def put(
        self, target: pygame.Surface, face: Face, centre: tuple[float, float], *, lift: float = 0.0, angle: float = 0.0, shade: bool = True
    ) -> pygame.Rect:
        """Draw a card with its shadow; `lift` in canvas pixels makes the shadow longer and softer."""
        picture = self.turned(face, angle)
        place = picture.get_rect(center=(round(centre[0]), round(centre[1])))
        if shade:
            high = min(1.0, lift / 24)
            soft, _ = self.shadow(face, blur=round(6 + 8 * high), alpha=150, angle=angle)
            target.blit(soft, soft.get_rect(center=(place.centerx, place.centery + self.scale.px(4 + 14 * high))))
        target.blit(picture, place)
        return place

    def leaf(self, leaf: str, px: int, angle: float = 0.0) -> pygame.Surface:
        """A leaf at an angle: rotated while it is three times as large or more, scaled down once."""
        (name, size), degrees = leaf_drawing(leaf, px), round(angle) % 360

        def draw() -> pygame.Surface:
            turned = pygame.transform.rotate(self.art.get(name, size), degrees)
            return pygame.transform.smoothscale_by(turned, px / size[0])

        return self._kept.get(("leaf", name, px, degrees), draw)

    def motif(self, motif: str, px: int, angle: float = 0.0) -> pygame.Surface:
        """What stands for a game beside words: one of its drawings, or a leaf by its name."""
        if motif in theme.LEAVES:
            return self.leaf(motif, px, angle)
        degrees = round(angle) % 360
        if not degrees:
            return self.art.get(motif, (px, px))

        def draw() -> pygame.Surface:
            return pygame.transform.smoothscale_by(pygame.transform.rotate(self.art.get(motif, (3 * px, 3 * px)), degrees), 1 / 3)

        return self._kept.get(("motif", motif, px, degrees), draw)

    def shadow_of(self, key: Hashable, picture: pygame.Surface, *, blur: float = 5, alpha: int = 130) -> tuple[pygame.Surface, int]:
        """The shadow of any picture, kept under the caller's key, and its margin."""
        soft = max(1.0, blur * self.scale.u)
        return self._kept.get(("of", key, soft, alpha), lambda: light.shadow(picture, soft, alpha)[0]), max(2, round(soft * 2.5))

    def lay(
        self,
        target: pygame.Surface,
        key: Hashable,
        picture: pygame.Surface,
        centre: tuple[int, int],
        *,
        drop: tuple[float, float] = (0, 3),
        blur: float = 5,
        alpha: int = 130,
    ) -> None:
        """Put any picture down with its shadow, which falls `drop` canvas pixels beside it."""
        soft, _ = self.shadow_of(key, picture, blur=blur, alpha=alpha)
        target.blit(soft, soft.get_rect(center=(centre[0] + self.scale.px(drop[0]), centre[1] + self.scale.px(drop[1]))))
        target.blit(picture, picture.get_rect(center=centre))

    def landscape(self, name: str, width: int, *, spent: bool = False, seal: bool = True, evening: float = 0.0) -> pygame.Surface:
        """A landscape ("a-stepping-stones") with its letter seal, drained of colour once used; in the evening its sky glows."""
        key = ("landscape", name, width, spent, seal, evening)
        return self._kept.get(key, lambda: self._landscape(name, width, spent, seal, evening))

    def goal(self, name: str, px: int) -> pygame.Surface:
        return self.art.get(f"goals/{name}", (px, px))

    def crest(self, name: str, px: int) -> pygame.Surface:
        return self.art.get(f"crests/{name}", (px, px))

    def badge(self, words: str, px: int) -> pygame.Surface:
        """The round vermilion badge of a chosen thing: its number in the order, or nothing where order does not matter."""

        def draw() -> pygame.Surface:
            disc = light.rounded(px, px, px / 2, theme.CREAM)
            edge = max(1, round(px * 0.06))
            disc.blit(light.rounded(px - 2 * edge, px - 2 * edge, px / 2, self._under_letters(theme.VERMILION)), (edge, edge))
            if words:
                self._glyph(disc, words, Role("Alegreya-ExtraBold", px * 0.62), (px // 2, px // 2))
            else:
                size = round(px * 0.6)
                disc.blit(self.art.icon("check", size, theme.CREAM), ((px - size) // 2, (px - size) // 2))
            return disc

        return self._kept.get(("badge", words, px), draw)

    def pointer(self, px: int) -> pygame.Surface:
        """The gold pointer above a legal target."""

        def draw() -> pygame.Surface:
            k, high = 4, round(px * 0.62)
            big = light.clear(px * k, high * k, theme.GOLD_LINE)
            pygame.draw.polygon(big, (*theme.GOLD_LINE, 255), [(0, 0), (px * k - 1, 0), (px * k // 2, high * k - 1)])
            inset = round(px * k * 0.1)
            pygame.draw.polygon(
                big, (*theme.GOLD, 255), [(2 * inset, inset), (px * k - 2 * inset, inset), (px * k // 2, high * k - 2 * inset)]
            )
            return pygame.transform.smoothscale(big, (px, high))

        return self._kept.get(("pointer", px), draw)

    def corner(self, width: int) -> float:
        """The corner radius of a card of this width, in pixels."""
        return RADIUS * width / CARD[0]

    def _made(self, face: Face, k: float = 1.0) -> pygame.Surface:
        """At k times its size, from the large drawing."""
        grown = replace(face, width=round(face.width * k))
        return self._mood(grown, pygame.transform.smoothscale(self.art.get(face.name, self.large(face).size), grown.size))

    def _mood(self, face: Face, picture: pygame.Surface) -> pygame.Surface:
        self._mark(face, picture)
        match face.mood:
            case "dim":
                picture = light.grey(picture, 0.5)
                picture.blit(light.rounded(*face.size, self.corner(face.width), (20, 15, 12), 110, k=2), (0, 0))
            case "spent":
                picture = light.grey(picture, 0.75)
            case "grey":
                picture = light.grey(picture, 1.0)
        return picture

    def _mark(self, face: Face, picture: pygame.Surface) -> None:
        k = face.width / CARD[0]
        for wanted, side in ((face.left, "left"), (face.right, "right")):
            if not wanted:
                continue
            for w, h, y in ((56, 112, 34), (75, 150, 478)):
                size = (max(1, round(w * k)), max(1, round(h * k)))
                x = 0 if side == "left" else face.width - size[0] - round(face.inset * k)
                picture.blit(self.art.get(f"tokens/mark-{side}", size), (x, round(y * k)))
        if face.letter:
            d = round(_LETTER[0] * k)
            under = _LETTER_HIGH_CONTRAST if self.art.high_contrast else _LETTER_AT[face.closing]
            centre = (round(110 * k), round(under * k))
            picture.blit(light.rounded(d, d, d / 2, theme.INK), (centre[0] - d // 2, centre[1] - d // 2))
            self._glyph(picture, face.letter, Role("AlegreyaSans-ExtraBold", _LETTER[1] * k), centre)

    def _landscape(self, name: str, width: int, spent: bool, seal: bool, evening: float) -> pygame.Surface:
        k = width / CARD[0]
        picture = self.art.wide(f"landscapes/{name}", width).copy()
        top, foot, horizon = _VIEW
        light.evening(
            picture.subsurface((0, round(top * k), width, round((foot - top) * k))), evening, horizon=(horizon - top) / (foot - top)
        )
        ribbon = self.art.get(f"landscapes/rows/{name[0]}", (round(470 * k), round(105 * k)))
        picture.blit(ribbon, (round(15 * k), round(573 * k)))
        if spent:
            picture = light.grey(picture, 0.75)
            picture.blit(light.rounded(*picture.get_size(), 4, (40, 30, 24), 70, k=2), (0, 0))
        if seal:
            d, edge = round(92 * k), max(1, round(5 * k))
            x, y = round(24 * k), round(38 * k)
            picture.blit(light.rounded(d, d, 12 * k, self._under_letters(theme.VERMILION if not spent else theme.TAUPE)), (x, y))
            picture.blit(light.rounded(d - 2 * edge, d - 2 * edge, 8 * k, theme.CREAM, 190, line=max(1.0, 3 * k)), (x + edge, y + edge))
            self._glyph(picture, name[0].upper(), Role("Alegreya-Black", 70 * k), (x + d // 2, y + d // 2))
        return picture

    def _under_letters(self, colour: Colour) -> Colour:
        return self._pair.tone(colour) if self._pair else colour

    def _glyph(self, target: pygame.Surface, letter: str, role: Role, centre: tuple[int, int]) -> None:
        """A letter that is part of a drawing: it follows the card's size, not the text scale."""
        picture, middle = self.type.glyph(letter, role.face, max(6, round(role.px)), theme.CREAM)
        target.blit(picture, (centre[0] - picture.get_width() // 2, centre[1] - middle))
