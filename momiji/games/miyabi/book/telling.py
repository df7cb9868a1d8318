"""The pictures of the rule book in words: what the booklet prints beside them, and what can be read aloud."""

from momiji.core.text import Text
from momiji.games.miyabi.rules.steps import Frog, PlaceTile, Step, Zen
from momiji.games.miyabi.rules.tiles import INDEX, LAYS, OBJECTS, SIDE, SQUARE_NAMES
from momiji.games.miyabi.rules.words import object_word, squares_text, tile_name

from .things import Square, Thing


def told(thing: Thing) -> Text | None:
    """One thing; a gap is nothing to tell."""
    match thing.kind:
        case "gap":
            return None
        case "garden":
            covered = tuple(_square(number, square) for number, square in thing.squares.items() if square.level or square.frog)
            return Text("miyabi-rules-thing-garden", {"squares": covered, "count": len(covered)})
        case "tile":
            return tile_name(INDEX[thing.name])
        case "step":
            return _step(thing.step)
        case "zen-tile" | "bonus":
            return Text(f"miyabi-rules-thing-{thing.kind}", {"object": object_word(OBJECTS.index(thing.name))})
    return Text(f"miyabi-rules-thing-{thing.kind}")


def _square(number: int, square: Square) -> Text:
    what = "zen" if square.zen else "objects" if square.objects else "green" if square.level else "bare"
    figures = {"level": square.level, "count": square.objects, "object": object_word(number // SIDE)}
    return Text(
        "miyabi-rules-thing-square", {"square": SQUARE_NAMES[number], "what": what, "frog": "yes" if square.frog else "no", **figures}
    )


def _step(step: Step | None) -> Text:
    match step:
        case PlaceTile(tile, column, direction):
            lay = LAYS[tile][direction][column]
            assert lay is not None
            squares = squares_text([SQUARE_NAMES[one] for one in (lay.square, *lay.green)])
            return Text("miyabi-rules-thing-laid", {"tile": tile_name(tile), "squares": squares})
        case Zen(kind, column):
            return Text("miyabi-coach-do-zen", {"object": object_word(kind), "square": SQUARE_NAMES[kind * SIDE + column]})
        case Frog(square):
            return Text("miyabi-rules-thing-moved", {"square": SQUARE_NAMES[square]})
    raise ValueError(f"{step} is nothing an example does")
