"""Where the things of a small scene stand, and how each is drawn: the pictures of the rule book are made of the table's own drawings.

Measures are in widths of a praline.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

import pygame

from momiji.games.chocolatier.book.things import Thing
from momiji.games.chocolatier.rules.contents import COLOURS, FLOOR_COSTS, SIZE, column_of
from momiji.games.chocolatier.rules.view import FREE
from momiji.games.chocolatier.table import spots
from momiji.games.chocolatier.table.draw.paper import COST, MINUS
from momiji.games.chocolatier.table.draw.pieces import draw_face
from momiji.games.chocolatier.table.draw.slab import side_drawing
from momiji.games.chocolatier.table.layout.ring import on_petal, on_plate, ring_of
from momiji.ui.scenes.rule_book.live import Atom
from momiji.ui.theme import Role

PLATE: Final = 1 / 0.325
TRAY: Final = 4.6
PLACE: Final = (1.27, 1.21)  # of a line
WELL: Final = 1.1
TILE: Final = (1.12, 1.46)  # of the floor
GAP: Final = 0.3
_SIZES: Final = {"praline": (1.0, 1.0), "token": (1.1, 1.1), "bag": (1.6, 1.92), "lid": (1.9, 1.58), "gap": (0.5, 0.1)}
_MARGIN: Final = 0.5  # round the wells of a box
_BROWN: Final = "neutral"
COST_ROLE: Final = Role("AlegreyaSans-ExtraBold", 20)
TILES: Final = "floor-tile"
BOX: Final = "box"  # drawn as a plain tray, as high as the rows it shows


def size_of(thing: Thing) -> tuple[float, float]:
    match thing.kind:
        case "plate" | "gold":
            return PLATE, PLATE
        case "middle":
            return TRAY, TRAY
        case "line":
            return PLACE[0] * int(thing.name), PLACE[1]
        case "floor":
            return TILE[0] * len(FLOOR_COSTS), TILE[1]
        case "box":
            return WELL * SIZE + _MARGIN, WELL * len(thing.rows) + _MARGIN
    return _SIZES[thing.kind]


def _columns(lying: Sequence[Thing]) -> list[list[Thing]]:
    """Lines stand one under the other, as they do on the table; everything else has a column of its own."""
    out: list[list[Thing]] = []
    for thing in lying:
        if not (out and thing.kind in ("line", "floor") and out[-1][0].kind == "line"):
            out.append([])
        out[-1].append(thing)
    return out


def whole(lying: Sequence[Thing]) -> tuple[float, float]:
    columns = _columns(lying)
    wide = sum(max(size_of(thing)[0] for thing in column) for column in columns) + GAP * max(0, len(columns) - 1)
    high = max((sum(size_of(thing)[1] + 0.06 for thing in column) for column in columns), default=1.0)
    return wide, high


def unit(lying: Sequence[Thing], room: tuple[int, int], most: float) -> float:
    """The width of a praline, so that everything fits."""
    wide, high = whole(lying)
    return max(4.0, min(most, room[0] / wide, room[1] / high))


def place(lying: Sequence[Thing], rect: pygame.Rect, p: float) -> list[Atom]:
    """In the middle of a place."""
    seen: Counter[str] = Counter()
    wide, _ = whole(lying)
    x = rect.centerx - wide * p / 2
    out: list[Atom] = []
    for column in _columns(lying):
        across = max(size_of(thing)[0] for thing in column) * p
        y = rect.centery - sum(size_of(thing)[1] + 0.06 for thing in column) * p / 2
        for thing in column:
            w, h = (part * p for part in size_of(thing))
            right = x + across - w if thing.kind == "line" else x + (across - w) / 2
            for atom in _atoms(thing, pygame.Rect(round(right), round(y), round(w), round(h)), p):
                if len(atom.drawing) == 1:
                    seen[atom.drawing] += 1
                    atom = Atom(atom.drawing, atom.rect, (atom.drawing, seen[atom.drawing]))
                out.append(atom)
            y += h + 0.06 * p
        x += across + GAP * p
    return out


def _disc(x: float, y: float, d: float) -> pygame.Rect:
    return pygame.Rect(0, 0, round(d), round(d)).move_to(center=(round(x), round(y)))


def _atoms(thing: Thing, rect: pygame.Rect, p: float) -> Iterator[Atom]:
    """The ground, then what lies on it."""
    match thing.kind:
        case "plate" | "gold":
            yield Atom(_plate(thing), rect)
            pieces = sorted(thing.pieces, key=COLOURS.index)
            for nth, letter in enumerate(pieces):
                dx, dy, size = on_plate(len(pieces), nth, rect.w)
                yield Atom(letter, _disc(rect.centerx + dx, rect.centery + dy, size))
            if thing.kind == "gold" and pieces:
                yield Atom(f"chocolatier/offers/badge-{side_drawing(thing.name)}", _disc(rect.right - 0.1 * p, rect.centery, 1.1 * p))
        case "middle":
            yield Atom("chocolatier/table/tray", rect)
            yield from _flower(thing, rect)
        case "line":
            yield Atom(f"chocolatier/box/line-{thing.name}", rect)
            for nth, letter in enumerate(thing.pieces):
                yield Atom(letter, _disc(rect.right - PLACE[0] * p * (nth + 0.5), rect.centery, p))
        case "floor":
            for nth, cost in enumerate(FLOOR_COSTS):
                x = rect.x + TILE[0] * p * nth
                yield Atom(f"chocolatier/box/floor-tile-{cost}", pygame.Rect(round(x), rect.y, round(TILE[0] * p - 2), rect.h))
                if nth < len(thing.pieces):
                    yield Atom(thing.pieces[nth], _disc(x + TILE[0] * p / 2, rect.y + rect.h * 0.4, p * 0.84))
        case "box":
            yield from _box(thing, rect, p)
        case "praline":
            yield Atom(thing.pieces, rect)
        case "token":
            yield Atom(spots.TOKEN, rect)
        case "bag" | "lid":
            yield Atom(f"chocolatier/tokens/{thing.kind}", rect)


def _plate(thing: Thing) -> str:
    if thing.kind == "plate":
        return "chocolatier/offers/plate"
    return "chocolatier/offers/gold-plain" if thing.pieces else f"chocolatier/offers/gold-{side_drawing(thing.name)}"


def _flower(thing: Thing, rect: pygame.Rect) -> Iterator[Atom]:
    ring = ring_of(2)
    k = rect.w / ring.tray
    for colour, letter in enumerate(COLOURS):
        x, y = ring.petal_centre(colour)
        count = thing.pieces.count(letter)
        for nth in range(count):
            dx, dy, size = on_petal(count, nth, ring.praline)
            yield Atom(letter, _disc(rect.centerx + (x - 472 + dx) * k, rect.centery + (y - 672 + dy) * k, size * k))
    if spots.TOKEN in thing.pieces:
        yield Atom(spots.TOKEN, _disc(rect.centerx, rect.centery, 68 * k))


def _box(thing: Thing, rect: pygame.Rect, p: float) -> Iterator[Atom]:
    """Rows whose pralines stand where their colours belong are those of the coloured side."""
    coloured = all(
        letter == FREE or column_of(row, COLOURS.index(letter)) == column
        for row, letters in enumerate(thing.rows)
        for column, letter in enumerate(letters)
    )
    yield Atom(BOX, rect)
    left, top = rect.x + _MARGIN * p / 2, rect.y + _MARGIN * p / 2
    for row, letters in enumerate(thing.rows):
        for colour in range(SIZE):
            column = column_of(row, colour)
            x, y = left + WELL * p * (column + 0.5), top + WELL * p * (row + 0.5)
            yield Atom(f"chocolatier/wells/{spots.drawing(COLOURS[colour]) if coloured else _BROWN}", _disc(x, y, WELL * p))
            if letters[column] != FREE:
                yield Atom(letters[column], _disc(x, y, p * 0.96))


def draw(target: pygame.Surface, brush: Any, atom: Atom, lift: float = 0.0) -> None:
    if atom.drawing == BOX:
        paint = brush.look.paint
        paint.shade(target, atom.rect, radius=8, blur=5, drop=4, alpha=130)
        target.blit(paint.rounded(*atom.rect.size, 8 * brush.scale.u, (58, 33, 24)), atom.rect)
    elif len(atom.drawing) == 1:
        draw_face(target, brush, atom.drawing, atom.rect, lift)
    else:
        brush.token(target, atom.drawing, atom.rect, shade="wells" not in atom.drawing and TILES not in atom.drawing)
        if TILES in atom.drawing:
            role = COST_ROLE.at(atom.rect.h * 0.2 / brush.scale.u)
            centre = (atom.rect.centerx, atom.rect.y + round(atom.rect.h * 0.87))
            brush.look.type.put(target, f"{MINUS}{atom.drawing[-1]}", role, centre, COST, align="centre", width=atom.rect.w)
