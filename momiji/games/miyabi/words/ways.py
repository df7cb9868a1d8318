"""A step as a way of few decisions: which tile, in which column, turned how."""

from collections.abc import Iterator

from momiji.core.text import Text
from momiji.games.miyabi.rules.state import TAKEN
from momiji.games.miyabi.rules.steps import END, EVERY_STEP, FROG, PASS, PLACE, ZEN, End, Frog, Nonsense, Pass, PlaceTile, Step, Zen
from momiji.games.miyabi.rules.tiles import ALL_TILES, BAG, BAGS, CODES, COLUMNS, FORM, FORMS, OBJECT, OBJECTS, SQUARE_NAMES
from momiji.games.miyabi.rules.view import View
from momiji.games.miyabi.rules.words import SIZES, object_word
from momiji.terminal.words import Decision, Way, verb

VERBS = ("place", "zen", "frog", "pass", "end")
TILE = ("object", "size", "form")  # what is said of a tile; “fish double” and “double fish” are the same


def tile(number: int) -> Decision:
    form = FORMS[FORM[number]]
    return (("object", OBJECT[number]), ("size", SIZES[BAGS[BAG[number]]]), ("form", form.code))


def way(step: Step) -> Way:
    match step:
        case PlaceTile(number, column, direction):
            turned: Way = ((("direction", direction),),) if direction else ()
            return (verb("place"), tile(number), (("column", column),), *turned)
        case Zen(kind, column):
            return (verb("zen"), (("object", kind),), (("column", column),))
        case Frog(square):
            return (verb("frog"), (("square", square),))
        case Pass():
            return (verb("pass"),)
        case End():
            return (verb("end"),)
        case Nonsense():
            raise AssertionError(step)


def typed(step: Step) -> Text:
    """In words of the player's language; a tile is called by its code, which tells all forms apart."""
    match step:
        case PlaceTile(number, column, direction):
            where = {"column": COLUMNS[column], "direction": direction or "none"}
            return Text("miyabi-type-place", {"tile": CODES[number], **where})
        case Zen(kind, column):
            return Text("miyabi-type-zen", {"object": object_word(kind), "column": COLUMNS[column]})
        case Frog(square):
            return Text("miyabi-type-frog", {"square": SQUARE_NAMES[square]})
        case Pass():
            return Text("miyabi-type-pass")
        case End():
            return Text("miyabi-type-end")
        case Nonsense():
            raise AssertionError(step)


_STEPS: dict[Way, Step] = {way(step): step for step in EVERY_STEP}


def step_of(whole: Way) -> Step:
    """The step a whole way leads to."""
    return _STEPS[whole]


def conceivable(view: View, name: str) -> Iterator[Step]:
    """Every step of a verb, the likeliest first: with tiles that are there. One of them tells why it is not legal."""
    match name:
        case "place":
            here = dict.fromkeys(one for one in view.display if one != TAKEN)
            for number in (*here, *(one for one in ALL_TILES if one not in here)):
                yield from (step for steps in PLACE[number].values() for step in steps)
        case "zen":
            up = dict.fromkeys(kind for kind in view.face_up if kind != TAKEN)
            for kind in (*up, *(one for one in range(len(OBJECTS)) if one not in up)):
                yield from ZEN[kind]
        case "frog":
            yield from FROG
        case "pass":
            yield PASS
        case _:
            yield END
