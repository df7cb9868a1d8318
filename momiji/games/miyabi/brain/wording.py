"""A move as one sentence: what somebody at the table would say one should do."""

from momiji.core.text import Text
from momiji.games.miyabi.rules.steps import End, Frog, Pass, PlaceTile, Step, Zen
from momiji.games.miyabi.rules.tiles import LAYS, SIDE, SQUARE_NAMES
from momiji.games.miyabi.rules.view import View
from momiji.games.miyabi.rules.words import object_word, squares_text, tile_text

_WEIGHT = (PlaceTile, Zen, Frog, Pass, End)  # what a move is called after


def headline(steps: tuple[Step, ...]) -> int:
    """Which step a move is called after."""
    return min(range(len(steps)), key=lambda at: _WEIGHT.index(type(steps[at])))


def covered(step: PlaceTile) -> tuple[str, ...]:
    """The squares under a tile, the one with the objects first."""
    lay = LAYS[step.tile][step.direction][step.column]
    assert lay is not None  # it was legal
    return tuple(SQUARE_NAMES[square] for square in (lay.square, *lay.green))


def said(steps: tuple[Step, ...], view: View) -> Text:
    """The move as a sentence, without what only goes with it."""
    match steps[headline(steps)]:
        case PlaceTile(tile) as step:
            return Text("miyabi-coach-do-place", {"tile": tile_text(tile, "miyabi-tile-laid"), "squares": squares_text(covered(step))})
        case Zen(kind, column):
            return Text("miyabi-coach-do-zen", {"object": object_word(kind), "square": SQUARE_NAMES[kind * SIDE + column]})
        case Frog(square):
            return Text("miyabi-coach-do-frog" if view.round else "miyabi-coach-do-frog-put", {"square": SQUARE_NAMES[square]})
        case Pass():
            return Text("miyabi-coach-do-pass")
    return Text("miyabi-coach-do-end")
