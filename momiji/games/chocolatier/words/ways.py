"""A step as a way of few decisions: a colour, where from, where to; and the words for them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from momiji.core.text import Text
from momiji.games.chocolatier.rules.contents import COLOUR_NAMES, COLOURS, SIZE
from momiji.games.chocolatier.rules.pralines import ALL_COLOURS
from momiji.games.chocolatier.rules.state import MIDDLE
from momiji.games.chocolatier.rules.steps import FLOOR, SENDS, SIDES, SOURCES, TAKES, THE_END, TILES, End, Send, Step, Take, Tile
from momiji.games.chocolatier.rules.view import View
from momiji.games.chocolatier.rules.words import colour_word
from momiji.i18n import Translator
from momiji.terminal.spelling import plain
from momiji.terminal.words import Decision, Way, verb

VERBS = ("take", "send", "tile", "end")
SENDING = ("colour", "side")  # what is said of a sending, in this order


def ways(step: Step) -> tuple[Way, ...]:
    match step:
        case Take(source, colour, line):
            return ((verb("take"), (("colour", colour),), _numbered("source", source, MIDDLE), _numbered("line", line + 1, FLOOR + 1)),)
        case Send(colour, right):
            return ((verb("send"), (("colour", colour), ("side", SIDES[right]))),)
        case Tile(column):
            return ((verb("tile"), _numbered("column", column + 1)),)
        case End():
            return ((verb("end"),),)
    return ()


def _numbered(name: str, number: int, unnumbered: int | None = None) -> Decision:
    """A thing with a number may be called by it alone; the middle and the floor have none."""
    return ((name, number),) if number == unnumbered else ((name, number), ("number", number))


def step_of(way: Way) -> Step:
    """The step a whole way leads to."""
    name, *decisions = (dict(decision) for decision in way)
    match name["verb"]:
        case "take":
            colour, source, line = decisions
            return TAKES[_number(source["source"])][_number(colour["colour"])][_number(line["line"]) - 1]
        case "send":
            return SENDS[_number(decisions[0]["colour"])][decisions[0]["side"] == SIDES[True]]
        case "tile":
            return TILES[_number(decisions[0]["column"]) - 1]
    return THE_END


def typed(step: Step) -> Text:
    """In words of the player's language."""
    match step:
        case Take(source, colour, line):
            where = {"offer": source, "floor": "yes" if line == FLOOR else "no", "line": line + 1}
            return Text("chocolatier-type-take", {"praline": colour_word(colour), **where})
        case Send(colour, right):
            return Text("chocolatier-type-send", {"praline": colour_word(colour), "way": "clockwise" if right else "anticlockwise"})
        case Tile(column):
            return Text("chocolatier-type-tile", {"column": column + 1})
    return Text("chocolatier-type-end")


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def conceivable(view: View, name: str) -> Iterator[Step]:
    """Every step of a verb, the likeliest first: pralines that are there before those that are not."""
    match name:
        case "take":
            sources = range(len(view.offers) + 1)
            there = [(source, colour) for source in sources for colour in ALL_COLOURS if COLOURS[colour] in lying(view, source)]
            others = [(source, colour) for source in SOURCES for colour in ALL_COLOURS if (source, colour) not in there]
            yield from (TAKES[source][colour][line] for source, colour in (*there, *others) for line in (*range(SIZE), FLOOR))
        case "send":
            yield from (send for sends in SENDS for send in sends)
        case "tile":
            yield from TILES
        case "end":
            yield THE_END


def lying(view: View, source: int) -> str:
    """What lies in the middle or on an offer."""
    if source == MIDDLE:
        return view.middle
    offer = view.offers[source - 1]
    return "" if offer is None else offer.pralines


# ---------------------------------------------------------------------- words


@cache
def nouns(say: Translator) -> Sequence[Mapping[str, Decision]]:
    """What words mean: things with a number by both together, or by the number alone."""
    found: dict[str, Decision] = {}
    for colour, name in enumerate(COLOUR_NAMES):
        found |= {plain(word): (("colour", colour),) for word in (COLOURS[colour], name, *say.forms(f"chocolatier-colour-{name}"))}
    for name, most in (("source", max(SOURCES)), ("line", SIZE), ("column", SIZE)):
        found |= {plain(f"{word} {number}"): ((name, number),) for word in _words(say, name) for number in range(1, most + 1)}
    found |= {plain(word): (("source", MIDDLE),) for word in ("c", *_words(say, "middle"))}
    found |= {plain(word): (("line", FLOOR + 1),) for word in ("f", *_words(say, "floor"))}
    for side in SIDES:
        found |= {plain(word): (("side", side),) for word in (side, *_words(say, side))}
    numbers: dict[str, Decision] = {str(number): (("number", number),) for number in SOURCES}
    return found, numbers


def _words(say: Translator, name: str) -> Iterable[str]:
    return say(f"chocolatier-place-{name}").split(",")
