"""Where the things of a small scene stand, and how each is drawn: the pictures of the rule book are made of the table's own drawings.

Measures are in squares of a garden.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import pygame

from momiji.games.miyabi.book.things import Square, Thing
from momiji.games.miyabi.rules.tiles import ALL_SQUARES, BESIDE, INDEX, OBJECTS, SIDE
from momiji.games.miyabi.table import shapes
from momiji.games.miyabi.table.draw.above import draw_frog
from momiji.games.miyabi.table.draw.garden import REACH, Builder
from momiji.games.miyabi.table.draw.tile import draw_lifted, tile_picture, zen_picture
from momiji.games.miyabi.table.draw.veranda import draw_tablet
from momiji.games.miyabi.table.garden import Garden
from momiji.ui.scenes.rule_book.live import Atom

GAP: Final = 0.4
_SIZES: Final = {
    "zen-tile": (1.0, 1.0), "bonus": (0.9, 1.12), "lantern": (0.8, 1.15), "frog": (0.8, 0.8), "gold-frog": (0.8, 0.8), "gap": (0.3, 0.1),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Bed:
    """A part of a garden: what stands on it, and which rows and columns are seen."""

    garden: Garden
    top: int
    left: int
    rows: int
    columns: int


@dataclass(frozen=True, slots=True)
class Lying:
    """A tile, and the level it is drawn at."""

    tile: int
    direction: str
    level: int = 1


def bed_of(squares: Mapping[int, Square]) -> Bed:
    levels, objects, tops = [0] * len(ALL_SQUARES), [0] * len(ALL_SQUARES), [-1] * len(ALL_SQUARES)
    for number, square in squares.items():
        levels[number], objects[number] = square.level, square.objects
    for number in squares:
        if levels[number] and objects[number]:
            _grow(number, objects[number], levels, objects, tops)
    for number in squares:
        if levels[number] and tops[number] < 0:
            tops[number] = number
    zen = tuple(number for number, square in squares.items() if square.zen)
    waiting = next((number for number in zen if not all(objects[other] for other in BESIDE[number])), -1)
    rows, columns = [number // SIDE for number in squares], [number % SIDE for number in squares]
    garden = Garden(tuple(levels), tuple(objects), zen, waiting, tuple(tops))
    return Bed(garden, min(rows), min(columns), max(rows) - min(rows) + 1, max(columns) - min(columns) + 1)


def _grow(number: int, count: int, levels: list[int], objects: list[int], tops: list[int]) -> None:
    """A tile has as many squares as objects: the green ones beside it that lie as high are its own."""
    tile = [number]
    tops[number] = number
    for square in tile:
        for other in BESIDE[square]:
            if len(tile) < count and levels[other] == levels[number] and not objects[other] and tops[other] < 0:
                tops[other] = number
                tile.append(other)


def size_of(thing: Thing) -> tuple[float, float]:
    match thing.kind:
        case "garden":
            bed = bed_of(thing.squares)
            return bed.columns + REACH, bed.rows + REACH
        case "tile":
            _, _, rows, columns = shapes.box(INDEX[thing.name], thing.direction)
            return columns, rows
    return _SIZES[thing.kind]


def whole(lying: Sequence[Thing]) -> tuple[float, float]:
    sizes = [size_of(thing) for thing in lying]
    return sum(wide for wide, _ in sizes) + GAP * max(0, len(sizes) - 1), max((high for _, high in sizes), default=1.0)


def unit(lying: Sequence[Thing], room: tuple[int, int], most: float) -> int:
    """The side of a square, so that everything fits."""
    wide, high = whole(lying)
    return max(8, int(min(most, room[0] / wide, room[1] / high)))


def place(lying: Sequence[Thing], rect: pygame.Rect, s: int) -> list[Atom]:
    """Side by side in the middle of a place."""
    wide, _ = whole(lying)
    x = rect.centerx - wide * s / 2
    out: list[Atom] = []
    for thing in lying:
        w, h = size_of(thing)
        out += atoms(thing, pygame.Rect(round(x), round(rect.centery - h * s / 2), round(w * s), round(h * s)), s)
        x += (w + GAP) * s
    return out


def atoms(thing: Thing, rect: pygame.Rect, s: int) -> Iterator[Atom]:
    """The ground, then what sits on it."""
    match thing.kind:
        case "garden":
            bed = bed_of(thing.squares)
            yield Atom(bed, rect)
            for number, square in thing.squares.items():
                if square.frog:
                    yield Atom("frog-silver", frog_rect(bed, number, rect, s), "frog")
        case "tile":
            yield Atom(Lying(INDEX[thing.name], thing.direction), rect)
        case "zen-tile":
            yield Atom(f"zen-{OBJECTS.index(thing.name)}", rect)
        case "bonus":
            yield Atom(f"bonus-{OBJECTS.index(thing.name)}", rect)
        case "lantern":
            yield Atom("lantern", rect)
        case "frog" | "gold-frog":
            yield Atom("frog-gold" if thing.kind == "gold-frog" else "frog-silver", rect)


def square_rect(bed: Bed, number: int, rect: pygame.Rect, s: int) -> pygame.Rect:
    row, column = divmod(number, SIDE)
    return pygame.Rect(rect.x + (column - bed.left) * s, rect.y + (row - bed.top) * s, s, s)


def frog_rect(bed: Bed, number: int, rect: pygame.Rect, s: int) -> pygame.Rect:
    return square_rect(bed, number, rect, s).inflate(-round(s * 0.36), -round(s * 0.36))


def draw(target: pygame.Surface, brush: Any, atom: Atom, lift: float = 0.0) -> None:
    what, rect = atom.drawing, atom.rect
    match what:
        case Bed():
            _draw_bed(target, brush, what, rect)
        case Lying(tile, direction, level):
            picture = tile_picture(brush.look, tile, direction, rect.w // shapes.box(tile, direction)[3], level)
            draw_lifted(target, brush, ("book", what), picture, rect.topleft, lift)
        case "lantern":
            target.blit(brush.look.art.get("miyabi/lantern/lit", rect.size), rect)
        case str() if what.startswith("frog"):
            draw_frog(target, brush, what, rect)
        case str() if what.startswith("zen-"):
            draw_lifted(target, brush, ("book", what), zen_picture(brush.look, int(what[4:]), rect.w), rect.topleft, lift)
        case str():
            draw_tablet(target, brush, rect, int(what[6:]))


def _draw_bed(target: pygame.Surface, brush: Any, bed: Bed, rect: pygame.Rect) -> None:
    s = round(rect.w / (bed.columns + REACH))

    def draw() -> pygame.Surface:
        """Of the whole garden only this part, with the edges that leave it where the garden ends for the picture."""
        picture = Builder(brush, bed.garden, s).picture()
        reach = round(s * REACH)
        part = pygame.Rect(bed.left * s, bed.top * s, bed.columns * s + reach, bed.rows * s + reach).clip(picture.get_rect())
        out = picture.subsurface(part).copy()
        for strip in (pygame.Rect(bed.columns * s, 0, reach, out.get_height()), pygame.Rect(0, bed.rows * s, out.get_width(), reach)):
            _only_edges(out, strip, bed, s)
        return out

    target.blit(brush.look.paint.kept(("miyabi-bed", bed, s), draw), rect)


def _only_edges(out: pygame.Surface, strip: pygame.Rect, bed: Bed, s: int) -> None:
    """Beyond the part that is shown there is no ground: only what hangs over its border is kept."""
    right = bed.left + bed.columns < SIDE and strip.x > 0
    below = bed.top + bed.rows < SIDE and strip.y > 0
    if right or below:
        out.fill((0, 0, 0, 0), strip)
