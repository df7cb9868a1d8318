"""How a step is made by hand, and what a hand meant that made none."""

from collections.abc import Iterator

from momiji.core.text import Text
from momiji.games.chocolatier.rules import preview
from momiji.games.chocolatier.rules.contents import COLOURS
from momiji.games.chocolatier.rules.state import SEND, TAKE, TILE
from momiji.games.chocolatier.rules.steps import FLOOR, SENDS, TAKES, THE_END, TILES, End, Send, Step, Take, Tile
from momiji.games.chocolatier.rules.view import View
from momiji.ui.table.gestures import Gesture
from momiji.ui.table.show import Spot

from . import spots
from .asking import FINISH, LEFT, PUT, RIGHT


def gestures(view: View | None, step: Step) -> Iterator[Gesture]:
    match step:
        case End():
            yield Gesture(button=FINISH)
        case Take(source, colour, row):
            seat = view.current if view else 0
            onto = spots.floor(seat) if row == FLOOR else spots.line(seat, row)
            yield Gesture((spots.pralines(source, COLOURS[colour]),), onto)
        case Send(colour, right) if view:
            yield from _send(view, colour, right)
        case Tile(column) if view:
            row = preview.placing(view)
            well = spots.well(view.current, row, column)
            yield Gesture((well,), button=PUT)
            yield Gesture((spots.line(view.current, row),), well, dragged=True)
        case Send() | Tile():
            yield Gesture((Spot("plate"),))  # of no table: only that it needs more than a button


def _send(view: View, colour: int, right: bool) -> Iterator[Gesture]:
    """The neighbour is touched, wherever, or the pralines are carried there, or a button says the way."""
    offer, neighbours = preview.sent_from(view)
    number = neighbours[right]
    target, lying = spots.plate(number), view.offers[number - 1]
    yield Gesture((target,))
    yield Gesture((spots.pralines(offer, COLOURS[colour]),), target)
    yield Gesture(button=RIGHT if right else LEFT)
    if number != offer:
        yield from (Gesture((spots.pralines(number, letter),)) for letter in sorted(set(lying.pralines if lying else "")))


def meant(view: View, source: Spot | None, target: Spot) -> Step | Text | None:
    """A step the rules refuse with their reason, or a sentence where the rules know no step."""
    if view.phase == TILE:
        return _meant_place(view, target)
    if view.phase != TAKE:
        busy = target.kind in ("pralines", "plate", "line", "floor", "well", "mark")
        return (SENDS[0][0] if view.phase != SEND else THE_END) if busy and target.kind == "plate" else _any_take(target) if busy else None
    if target.kind == "well":
        return Text("chocolatier-hand-well")
    if target.kind == "mark":
        return Text("chocolatier-hand-token")
    if target.kind not in ("line", "floor"):
        return None
    if source is None or source.kind != "pralines":
        return Text("chocolatier-hand-nothing-chosen")
    where, colour = spots.source_of(source)
    return TAKES[where][colour][FLOOR if target.kind == "floor" else spots.numbers(target)[1]]


def _any_take(target: Spot) -> Step:
    """Nothing may be taken now; the rules say why."""
    source, colour = spots.source_of(target) if target.kind == "pralines" else (0, 0)
    return TAKES[source][colour][FLOOR]


def _meant_place(view: View, target: Spot) -> Step | Text | None:
    row = preview.placing(view)
    if target.kind == "well":
        _, there, column = spots.numbers(target)
        return TILES[column] if there == row else Text("chocolatier-hand-other-row", {"row": row + 1})
    return _any_take(target) if target.kind in ("pralines", "line", "floor") else None
