"""Words as pictures: roles from the theme, three times the size scaled down once, aligned by the middle of the capitals."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from math import ceil
from pathlib import Path
from typing import Final, Literal

import pygame

from momiji.core.rulebook import LINK
from momiji.ui.art import Art
from momiji.ui.light import blurred, clear, fade, silhouette
from momiji.ui.pairs import Pair, luminance
from momiji.ui.theme import INK, SMALLEST_TEXT, Colour, Role, Scale

Align = Literal["left", "centre", "right"]
HALO: Final[Colour] = (16, 10, 8)
_FINE: Final = 3
_BOLD: Final = {"AlegreyaSans-Regular": "AlegreyaSans-Bold", "AlegreyaSans-Medium": "AlegreyaSans-Bold", "Alegreya-Medium": "Alegreya-Bold"}
_TOKEN: Final = re.compile(r"(\*\*|\[[a-z][a-z/-]*\]|[ \t\n]+)")
_COUNTED: Final = re.compile(r"(?:^|(?<=[:;,] ))(\d+) (?=[^\W\d])")  # a number that begins a phrase counts what follows
_UNDRAWABLE: Final = re.compile("[\0\ud800-\udfff]")  # a font takes every other character, if only as an empty box
_SPACES: Final = frozenset(" \t\n")  # a non-breaking one is a letter like others
_LONELY: Final = 0.22  # a last line shorter than this share of the measure takes words from the one above
_NARROWEST: Final = 0.72
_INLINE: Final = {"acorn": "tokens/acorn-small", "acorns": "tokens/acorn-large"}


@dataclass(frozen=True, slots=True)
class WrappedLine:
    """One drawn line: `middle` is how far under its top the middle of the capitals lies."""

    picture: pygame.Surface
    middle: int
    margin: int = 0

    @property
    def width(self) -> int:
        return self.picture.get_width() - 2 * self.margin


@dataclass(frozen=True, slots=True)
class _Piece:
    """A word or an inline picture of rich text; `glued` pieces follow without a space."""

    words: str
    bold: bool
    icon: str
    glued: bool
    link: str = ""


@dataclass(frozen=True, slots=True)
class Stretch:
    """Pieces side by side in a line that lead to the same place, or nowhere: `x` from the beginning of the line."""

    pieces: tuple[_Piece, ...]
    x: int
    width: int
    link: str

    @property
    def words(self) -> str:
        return "".join(f"{'' if piece.glued else ' '}{piece.words}" for piece in self.pieces).strip()


class Type:
    """Sets words for one window size and text scale. `cut` holds what did not fit its place even at the smallest size."""

    def __init__(self, scale: Scale, fonts: Path, art: Art, pair: Pair | None = None) -> None:
        self.scale = scale
        self._pair = pair
        self._folder = fonts
        self._art = art
        self._fonts: dict[tuple[str, int], pygame.Font] = {}
        self._kept = art.pictures.part()
        self.cut: set[str] = set()

    def close(self) -> None:
        self._kept.close()

    def line(self, words: str, role: Role, colour: Colour = INK, *, width: int | None = None, halo: bool = False) -> WrappedLine:
        """One line, shrunk to the width if one is given; under the smallest size it is cut with an ellipsis."""
        colour = self._ink(colour)
        return self._line(words, role, colour, width, halo)

    def _ink(self, colour: Colour) -> Colour:
        return self._pair.ink(colour) if self._pair else colour

    def _line(self, words: str, role: Role, colour: Colour, width: int | None, halo: bool) -> WrappedLine:
        px = self.scale.type(role.px)
        if width is not None:
            words, px = self._fit(words, role.face, px, max(1, width))
        middle = self._middle(role.face, px, words)
        plain = self._kept.get((words, role.face, px, colour), lambda: self._render(words, role.face, px, colour))
        if not halo:
            return WrappedLine(plain, middle)
        margin = max(3, round(px * 0.1)) * 3
        soft = self._kept.get((words, role.face, px, colour, "halo"), lambda: _haloed(plain, px, margin))
        return WrappedLine(soft, middle + margin, margin)

    def put(
        self,
        target: pygame.Surface,
        words: str,
        role: Role,
        at: tuple[float, float],
        colour: Colour = INK,
        *,
        align: Align = "left",
        width: int | None = None,
        halo: bool = False,
        alpha: float = 1.0,
    ) -> pygame.Rect:
        """Draw one line with the middle of its capitals at `at`; answers the place of the words without their halo."""
        line = self._line(words, role, self._ink_on(target, at, colour), width, halo)
        left = at[0] - {"left": 0, "centre": line.width / 2, "right": line.width}[align]
        x, y = round(left) - line.margin, round(at[1]) - line.middle
        picture = line.picture
        if alpha < 1:
            picture = picture.copy()
            fade(picture, round(255 * max(0.0, alpha)))
        target.blit(picture, (x, y))
        return pygame.Rect(x + line.margin, y + line.margin, line.width, line.picture.get_height() - 2 * line.margin)

    def _ink_on(self, target: pygame.Surface, at: tuple[float, float], colour: Colour) -> Colour:
        """Light words are for dark papers; straight on sand or stone words are as dark as the papers are."""
        ink = self._ink(colour)
        if self._pair is None or not self._pair.dark or ink == colour:
            return ink
        x, y = round(at[0]), round(at[1])
        near = pygame.Rect(x - 12, y - 8, 24, 16).clip(target.get_rect())
        red, green, blue, _ = pygame.transform.average_color(target, near) if near else (0, 0, 0, 0)
        return self._pair.ground if luminance((red, green, blue)) > 0.18 else ink

    def glyph(self, letter: str, face: str, px: int, colour: Colour) -> tuple[pygame.Surface, int]:
        """A letter inside a drawing, in real pixels whatever the text scale, with the middle of its capital."""
        return self._kept.get((letter, face, px, colour), lambda: self._render(letter, face, px, colour)), self._middle(face, px, letter)

    def width(self, words: str, role: Role) -> int:
        return self._width(words, role.face, self.scale.type(role.px))

    def fits(self, words: str, role: Role, width: int) -> bool:
        """Whether a line of that width can hold the words, however small they must be."""
        return self._width(words, role.face, min(SMALLEST_TEXT, self.scale.type(role.px))) <= width

    def leading(self, role: Role, line: float = 1.26) -> int:
        """The distance between two lines of a paragraph."""
        return round(self.scale.type(role.px) * line)

    def paragraph(
        self,
        words: str,
        role: Role,
        colour: Colour = INK,
        *,
        width: int,
        line: float = 1.26,
        lines: int | None = None,
        align: Align = "left",
    ) -> pygame.Surface:
        """Wrapped words as one picture; **bold** and [icon] inside; more than `lines` lines end in an ellipsis."""
        px, colour = self.scale.type(role.px), self._ink(colour)
        key = (words, role.face, px, colour, width, line, lines, align)
        return self._kept.get(
            key, lambda: self._set(words, role.face, self._suiting(words, role.face, px, width), colour, width, line, lines, align)
        )

    def height(self, words: str, role: Role, *, width: int, line: float = 1.26) -> int:
        """How high `paragraph` would be, without drawing it."""
        px = self._suiting(words, role.face, self.scale.type(role.px), width)
        return round(px * line) * len(self._wrap(_pieces(words), role.face, px, width)) + round(px * 0.2)

    def rows(self, words: str, role: Role, width: int) -> list[tuple[Stretch, ...]]:
        """The lines of a paragraph one by one, with <place|links> in them, for text that flows over several columns."""
        px = self.scale.type(role.px)
        pieces = [self._known(piece) for piece in _linked(words)]
        return [tuple(self._stretches(row, role.face, px)) for row in self._wrap(pieces, role.face, px, width)]

    def put_row(
        self, target: pygame.Surface, row: tuple[Stretch, ...], role: Role, at: tuple[int, int], colour: Colour, lit: Colour
    ) -> None:
        """Draw one such line with the middle of its capitals at `at`; links are bold and in the `lit` ink."""
        px, (left, middle), colour, lit = self.scale.type(role.px), at, self._ink(colour), self._ink(lit)
        for stretch in row:
            x: float = left + stretch.x
            for index, piece in enumerate(stretch.pieces):
                x += self._gap(piece, role.face, px) if index else 0
                drawn, deep = self._piece(piece, role.face, px, lit if piece.link else colour)
                target.blit(drawn, (round(x), middle - deep))
                x += self._advance(piece, role.face, px)

    def _stretches(self, row: list[_Piece], face: str, px: int) -> Iterator[Stretch]:
        x = 0.0
        for link, group in groupby(row, key=lambda piece: piece.link):
            pieces = tuple(group)
            x += self._gap(pieces[0], face, px) if x else 0
            width = self._row_width(list(pieces), face, px)
            yield Stretch(pieces, round(x), width, link)
            x += width - self._piece_width(pieces[-1], face, px) + self._advance(pieces[-1], face, px)

    def balanced(self, words: str, role: Role, width: int) -> int:
        """The narrowest measure that needs no more lines: for centred words without a lonely last one."""
        px, pieces = self._suiting(words, role.face, self.scale.type(role.px), width), _pieces(words)
        lines, step = len(self._wrap(pieces, role.face, px, width)), max(4, px // 3)
        while (
            width - step > 4 * px
            and self._suiting(words, role.face, px, width - step) == px
            and len(self._wrap(pieces, role.face, px, width - step)) == lines
        ):
            width -= step
        return width

    def _suiting(self, words: str, face: str, px: int, width: int) -> int:
        """A size at which no word is wider than the measure, unless it would be too small to read."""
        bunches = _bunches(_pieces(words))
        while px > SMALLEST_TEXT and any(self._row_width(bunch, face, px) > width for bunch in bunches):
            px -= 1
        return px

    def _font(self, face: str, px: int) -> pygame.Font:
        font = self._fonts.get((face, px))
        if font is None:
            font = self._fonts[face, px] = pygame.Font(self._folder / f"{face}.ttf", px * _FINE)
        return font

    def _middle(self, face: str, px: int, words: str = "") -> int:
        """From the top of a rendered line to the middle of its capitals; accents above the ascent push the line down."""
        font = self._font(face, px)
        tops = [glyph[3] for glyph in font.metrics(_drawable(words)) if glyph] if words else []
        return round((max([font.get_ascent(), *tops]) - 0.32 * px * _FINE) / _FINE)

    def _width(self, words: str, face: str, px: int) -> int:
        return -(-self._font(face, px).size(_drawable(words))[0] // _FINE)

    def _fit(self, words: str, face: str, px: int, width: int) -> tuple[str, int]:
        while px > SMALLEST_TEXT and self._width(words, face, px) > width:
            px = max(SMALLEST_TEXT, min(px - 1, int(px * width / self._width(words, face, px))))
        return (words if self._width(words, face, px) <= width else self._cut(words, face, px, width)), px

    def _cut(self, words: str, face: str, px: int, width: int) -> str:
        self.cut.add(words)
        while words and self._width(words + "…", face, px) > width:
            words = words[:-1].rstrip()
        return words + "…"

    def _render(self, words: str, face: str, px: int, colour: Colour) -> pygame.Surface:
        big = self._font(face, px).render(_drawable(words) or " ", True, colour)
        small = -(-big.get_width() // _FINE), -(-big.get_height() // _FINE)
        even = clear(small[0] * _FINE, small[1] * _FINE, colour)  # else letters would be stretched by parts of a pixel
        even.blit(big, (0, 0))
        return pygame.transform.smoothscale(even, small)

    def _set(
        self, words: str, face: str, px: int, colour: Colour, width: int, line: float, lines: int | None, align: Align
    ) -> pygame.Surface:
        pieces = [self._known(piece) for piece in _pieces(words)]
        rows = self._wrap(pieces, face, px, width)
        if any(self._row_width(bunch, face, px) > width for bunch in _bunches(pieces)):
            self.cut.add(words)
        if lines is not None and len(rows) > lines:
            self.cut.add(words)
            rows = rows[:lines]
            rows[-1] = [*rows[-1], _Piece("…", False, "", True)]
            while len(rows[-1]) > 1 and self._row_width(rows[-1], face, px) > width:
                del rows[-1][-2]
        step = round(px * line)
        top = self._middle(face, px) - step // 2
        picture = clear(width, step * len(rows) + max(0, round(px * 0.6 - step / 2)), colour)
        for number, row in enumerate(rows):
            used = self._row_width(row, face, px)
            x: float = {"left": 0, "centre": (width - used) // 2, "right": width - used}[align]
            middle = step * number + self._middle(face, px) - top
            for index, piece in enumerate(row):
                x += self._gap(piece, face, px) if index else 0
                drawn, deep = self._piece(piece, face, px, colour)
                picture.blit(drawn, (round(x), middle - deep))
                x += self._advance(piece, face, px)
        return picture

    def _known(self, piece: _Piece) -> _Piece:
        """A name may well be written in brackets: what is no drawing stays words."""
        return piece if not piece.icon or self._art.has(_drawing(piece.icon)) else replace(piece, words=f"[{piece.icon}]", icon="")

    def _piece(self, piece: _Piece, face: str, px: int, colour: Colour) -> tuple[pygame.Surface, int]:
        if piece.icon:
            size = round(px * 1.15)
            return self._art.get(_drawing(piece.icon), (size, size)), size // 2
        face = _BOLD.get(face, face) if piece.bold else face
        drawn = self._kept.get((piece.words, face, px, colour), lambda: self._render(piece.words, face, px, colour))
        return drawn, self._middle(face, px, piece.words)

    def _piece_width(self, piece: _Piece, face: str, px: int) -> int:
        if piece.icon:
            return round(px * 1.15)
        return self._width(piece.words, _BOLD.get(face, face) if piece.bold else face, px)

    def _gap(self, piece: _Piece, face: str, px: int) -> float:
        """From the piece before it: a space, into which a first letter leans as an italic f does, as in a line drawn at once."""
        space = 0.0 if piece.glued else self._font(face, px).size(" ")[0] / _FINE
        if piece.icon or not piece.words:
            return space
        first = self._font(_BOLD.get(face, face) if piece.bold else face, px).metrics(piece.words[0])[0]
        return space + min(0, first[0] if first else 0) / _FINE

    def _advance(self, piece: _Piece, face: str, px: int) -> float:
        """Where the next piece may begin: the end of an f leans into the space behind it, as in a line drawn at once."""
        if piece.icon:
            return self._piece_width(piece, face, px)
        font = self._font(_BOLD.get(face, face) if piece.bold else face, px)
        return (font.size(piece.words + " ")[0] - font.size(" ")[0]) / _FINE

    def _row_width(self, row: list[_Piece], face: str, px: int) -> int:
        if not row:
            return 0
        gaps = sum(self._gap(piece, face, px) for piece in row[1:])
        return ceil(gaps + sum(self._advance(piece, face, px) for piece in row[:-1])) + self._piece_width(row[-1], face, px)

    def _wrap(self, pieces: list[_Piece], face: str, px: int, width: int) -> list[list[_Piece]]:
        """Lines without a lonely word at the end of a paragraph, as many as greedy ones."""
        rows: list[list[_Piece]] = []
        for block in _blocks(pieces):
            rows += self._evened(block, face, px, width)
        return rows

    def _evened(self, pieces: list[_Piece], face: str, px: int, width: int) -> list[list[_Piece]]:
        rows = self._lines(pieces, face, px, width)
        if len(rows) == 1 or self._row_width(rows[-1], face, px) >= _LONELY * width:
            return rows
        least = max(_NARROWEST * width, *(self._row_width(bunch, face, px) for bunch in _bunches(pieces)))
        for measure in range(width - max(2, px // 4), round(least), -max(2, px // 4)):
            tried = self._lines(pieces, face, px, measure)
            if len(tried) > len(rows):
                break
            if self._row_width(tried[-1], face, px) >= _LONELY * width:
                return tried
        return rows

    def _lines(self, pieces: list[_Piece], face: str, px: int, width: int) -> list[list[_Piece]]:
        """Greedy lines; pieces glued together stay together, a word wider than the measure is broken."""
        rows: list[list[_Piece]] = [[]]
        for bunch in _bunches(pieces):
            if rows[-1] and self._row_width(rows[-1] + bunch, face, px) > width:
                rows.append([])
            if len(bunch) == 1 and bunch[0].words and self._row_width(bunch, face, px) > width:
                rows[-1:] = [[_Piece(part, bunch[0].bold, "", False)] for part in self._broken(bunch[0].words, face, px, width)]
            else:
                rows[-1] += bunch
        return rows

    def _broken(self, word: str, face: str, px: int, width: int) -> list[str]:
        parts = [""]
        for letter in word:
            if parts[-1] and self._width(parts[-1] + letter, face, px) > width:
                parts.append("")
            parts[-1] += letter
        return parts


def _drawing(icon: str) -> str:
    return _INLINE.get(icon, icon if "/" in icon else f"icons/{icon}")


def _drawable(words: str) -> str:
    """Words from a file may hold what no font takes."""
    return _UNDRAWABLE.sub("\N{REPLACEMENT CHARACTER}", words)


def _pieces(words: str) -> list[_Piece]:
    pieces: list[_Piece] = []
    bold, glued = False, False
    for token in _TOKEN.split(_COUNTED.sub("\\1\u00a0", words)):
        if token == "**":
            bold = not bold
        elif token[:1] in {" ", "\t", "\n"}:
            glued = False
            if "\n" in token:
                pieces.append(_Piece("\n", False, "", False))
        elif token.startswith("[") and token.endswith("]"):
            pieces.append(_Piece("", bold, token[1:-1], glued))
            glued = True
        elif token:
            pieces.append(_Piece(token, bold, "", glued))
            glued = True
    return pieces


def _linked(words: str) -> list[_Piece]:
    """Pieces with the links among them; words of a link are bold."""
    pieces: list[_Piece] = []
    end = 0
    for link in LINK.finditer(words):
        pieces += _after(words[end : link.start()], words[:end])
        pieces += [replace(piece, link=link[1], bold=True) for piece in _after(link[2], words[: link.start()])]
        end = link.end()
    return pieces + _after(words[end:], words[:end])


def _after(words: str, before: str) -> list[_Piece]:
    """Pieces that follow other words at once are glued to them."""
    pieces = _pieces(words)
    if pieces and before and before[-1] not in _SPACES and words[:1] not in _SPACES:
        pieces[0] = replace(pieces[0], glued=True)
    return pieces


def _blocks(pieces: list[_Piece]) -> list[list[_Piece]]:
    """What stands between forced ends of lines."""
    blocks: list[list[_Piece]] = [[]]
    for piece in pieces:
        if piece.words == "\n":
            blocks.append([])
        else:
            blocks[-1].append(piece)
    return blocks


def _bunches(pieces: list[_Piece]) -> list[list[_Piece]]:
    bunches: list[list[_Piece]] = []
    for piece in pieces:
        if piece.glued and bunches and bunches[-1][0].words != "\n":
            bunches[-1].append(piece)
        else:
            bunches.append([piece])
    return bunches


def _haloed(image: pygame.Surface, px: int, margin: int) -> pygame.Surface:
    """For words straight on wood or a picture."""
    soft = clear(image.get_width() + 2 * margin, image.get_height() + 2 * margin, HALO)
    soft.blit(silhouette(image, HALO), (margin, margin + max(1, round(px * 0.05))))
    soft = blurred(soft, max(2, margin / 3))
    soft.blit(soft.copy(), (0, 0))
    soft.blit(image, (margin, margin))
    return soft
