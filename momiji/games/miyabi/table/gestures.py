"""How a step is made by hand, and what a hand meant that made none."""

from collections.abc import Iterator
from typing import Final

from momiji.core.text import Refusal, Text
from momiji.games.miyabi.rules.steps import FROG, PLACE, ZEN, End, Frog, Pass, PlaceTile, Step, Zen
from momiji.games.miyabi.rules.tiles import COLUMNS, OBJECT, SIDE
from momiji.games.miyabi.rules.view import View
from momiji.games.miyabi.rules.words import object_word
from momiji.ui.table.gestures import Gesture
from momiji.ui.table.show import Spot

from . import spots

FINISH, PASS, SURE, LAY, PUT = "end", "pass", "pass-sure", "lay", "put-frog"
GARDEN: Final = ("square", "frog")  # what of the own garden can be aimed at
BORDER: Final = ("plaque", "column")  # beside and above it


def gestures(view: View | None, step: Step) -> Iterator[Gesture]:
    match step:
        case End():
            yield Gesture(button=FINISH)
        case Pass():
            yield Gesture(button=PASS)
        case PlaceTile(tile, column, direction) if view:
            onto = spots.square(view.current, OBJECT[tile] * SIDE + column)
            for place, lying in enumerate(view.display):
                if lying == tile:
                    yield Gesture((spots.tile(place),), onto, turned=direction)
        case Zen(kind, column) if view:
            onto = spots.square(view.current, kind * SIDE + column)
            for place, lying in enumerate(view.face_up):
                if lying == kind:
                    yield from _zen(view, spots.zen(place), onto)
        case Frog(square) if view:
            onto = spots.square(view.current, square)
            if not view.round:
                yield Gesture((onto,), button=PUT)
                yield Gesture((spots.frog(view.current),), onto, dragged=True)
            else:
                yield Gesture((spots.frog(view.current),), onto)
        case PlaceTile() | Zen() | Frog():
            yield Gesture((Spot("tile"),))  # of no table: only that it needs more than a button


def _zen(view: View, lying: Spot, onto: Spot) -> Iterator[Gesture]:
    """The next zen tile is turned up then, which cannot be taken back: the button asks first."""
    if view.zen_left:
        yield Gesture((lying, onto), button=LAY)
        yield Gesture((lying,), onto, dragged=True)
    else:
        yield Gesture((lying,), onto)


def meant(view: View, source: Spot | None, target: Spot, direction: str) -> Step | Refusal | Text | None:
    """A step the rules refuse with their reason, or a sentence where the rules know no step."""
    if target.kind == "tile" and source is None:
        return _no_place(view, target)
    if target.kind == "zen" and source is None and view.face_up[int(target.key)] >= 0:
        return ZEN[view.face_up[int(target.key)]][0] if view.laid else _no_zen(view, int(target.key))
    if target.kind in BORDER and source is not None and source.kind in ("tile", "zen"):
        return Refusal(Text("miyabi-refuse-outside"), "4.1" if source.kind == "tile" else "9.2")
    if target.kind not in GARDEN:
        return None
    seat, *at = spots.numbers(target)
    square = at[0] if at else view.players[seat].frog
    if seat != view.current or square < 0:
        return None
    if source is None:
        return FROG[square] if target.kind == "frog" else None if view.laid else Text("miyabi-refuse-nothing-chosen")
    match source.kind:
        case "tile" if view.display[int(source.key)] >= 0:
            tile = view.display[int(source.key)]
            return _row(OBJECT[tile], square, "4.2") or PLACE[tile][direction][square % SIDE]
        case "zen" if view.face_up[int(source.key)] >= 0:
            kind = view.face_up[int(source.key)]
            return _row(kind, square, "9.2") or ZEN[kind][square % SIDE]
        case "frog":
            return FROG[square]
    return None


def _row(kind: int, square: int, rule: str) -> Refusal | None:
    """Objects stand only in the row that is theirs; the notation has no word for another."""
    if square // SIDE == kind:
        return None
    return Refusal(Text("miyabi-refuse-row", {"object": object_word(kind), "row": kind + 1}), rule)


def _no_place(view: View, target: Spot) -> Step | Text | None:
    tile = view.display[int(target.key)]
    if tile < 0:
        return None
    if view.laid or not view.round:
        return next(iter(PLACE[tile].values()))[0]
    free = [column for column in range(SIDE) if column not in view.players[view.current].lanterns]
    return Text("miyabi-refuse-no-place", {"columns": ", ".join(COLUMNS[column] for column in free), "count": len(free)})


def _no_zen(view: View, place: int) -> Step:
    """One that can be laid nowhere: the rules say why, of a column that is free if there is one."""
    lanterns = view.players[view.current].lanterns
    return ZEN[view.face_up[place]][next((column for column in range(SIDE) if column not in lanterns), 0)]
