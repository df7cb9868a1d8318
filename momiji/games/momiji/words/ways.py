"""A step as a way of few decisions: what to do, then with which card, where to."""

from collections.abc import Iterable, Iterator

from momiji.games.momiji.rules import steps
from momiji.games.momiji.rules.cards import ALL_CARDS, ALL_TYPES, INDEX, TYPE
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.view import View
from momiji.terminal.words import Decision, Way, verb

VERBS = (
    "draft", "collect", "reveal", "play", "done", "goal", "use", "trade", "discard", "arrange", "pick", "recover", "exchange", "tuck",
    "place", "pass", "end", "finish",
)  # fmt: skip
PLACES = ("left", "right", "garden")
CARD = ("leaf", "number", "edges")  # what is said of a card, in this order
_LETTER = {code[0]: TYPE[card] for code, card in INDEX.items()}


def ways(step: steps.Step) -> tuple[Way, ...]:
    """Two cards or columns in either order; the last pile of an order need not be said."""
    name, *words = steps.encode(step).split(" ")
    way = (verb(name), *(_decision(name, word) for word in words if word not in ("on", "under")))
    if name == "trade" or (name == "collect" and len(way) == 3):
        other = (way[0], *reversed(way[1:]))
        return (way,) if way == other else (way, other)
    return (way, way[:-1]) if name == "arrange" and len(way) > 2 else (way,)


def _decision(name: str, word: str) -> Decision:
    if name in ("draft", "use"):
        return (("landscape", word),)
    if name in ("goal", "exchange"):
        return (("goal", word),)
    if word in PLACES:
        return (("place", word),)
    return (("leaf", _LETTER[word[0]]), ("number", int(word[1])), ("edges", word[2:])) if word in INDEX else (("leaf", _LETTER[word]),)


# ---------------------------------------------------------------------- steps that can be named at all
def conceivable(view: View, name: str) -> Iterator[steps.Step]:
    """Every step of a verb, the likeliest first: with cards that are there. One of them tells why it is not legal."""
    me = view.players[view.current]
    held, standing = me.hand or (), [pile.type for pile in me.piles]
    hand = [*dict.fromkeys(held), *(card for card in ALL_CARDS if card not in held)]
    lying = [*dict.fromkeys(view.discard), *(card for card in ALL_CARDS if card not in view.discard)]
    columns = sorted(ALL_TYPES, key=lambda t: not view.garden[t])
    row = [*standing, *(t for t in ALL_TYPES if t not in standing)]
    goals = [*view.goals, *(goal for goal in EDITION.goals if goal not in view.goals)]
    match name:
        case "collect":
            yield from (steps.COLLECT[t] for t in columns)
            yield from (
                steps.COLLECT_TWO[pair] for pair in sorted(steps.COLLECT_TWO, key=lambda pair: sum(not view.garden[t] for t in pair))
            )
        case "play":
            for card in hand:
                yield from (steps.PLAY[card], steps.PLAY_LEFT[card], steps.PLAY_RIGHT[card])
                yield from (steps.PLAY_ON[card][t] for t in row if t != TYPE[card])
        case "tuck":
            yield from (steps.TUCK[card][t] for card in hand for t in row)
        case "trade":
            yield from (steps.TRADE[first, second] for first, second in _pairs(hand))
        case "arrange":
            yield steps.Arrange(tuple(standing))
        case "exchange":
            yield from (steps.EXCHANGE[mine, other] for mine in [*me.goals, *goals] for other in goals if mine != other)
        case _:
            yield from _simple(name, hand, lying, columns, row, goals)


def _pairs(cards: Iterable[int]) -> Iterator[tuple[int, int]]:
    known = list(cards)
    for at, first in enumerate(known):
        for second in known[at:]:
            yield min(first, second), max(first, second)


def _simple(name: str, hand: list[int], lying: list[int], columns: list[int], row: list[int], goals: list[str]) -> Iterator[steps.Step]:
    tables: dict[str, list[steps.Step]] = {
        "draft": [*steps.DRAFT.values()],
        "reveal": [steps.REVEAL],
        "done": [steps.DONE],
        "goal": [steps.GOAL[goal] for goal in goals],
        "use": [*steps.USE.values()],
        "discard": [steps.DISCARD[card] for card in hand],
        "pick": [steps.PICK[t] for t in columns],
        "recover": [steps.RECOVER[card] for card in lying],
        "place": [steps.PLACE_LEFT, steps.PLACE_RIGHT, *(steps.PLACE_ON[t] for t in row), steps.PLACE_GARDEN],
        "pass": [steps.PASS],
        "end": [steps.END],
        "finish": [steps.FINISH],
    }
    yield from tables[name]
