"""A step as a way of few decisions: what to do, then with which card, where to. Words and numbered choices both go along it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from momiji.games.momiji.rules.cards import ALL_CARDS, ALL_TYPES, CODES, INDEX, NUMBER, TYPE
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.state import State
from momiji.games.momiji.rules.steps import (
    COLLECT,
    COLLECT_TWO,
    DISCARD,
    DONE,
    DRAFT,
    END,
    EXCHANGE,
    FINISH,
    GOAL,
    PASS,
    PICK,
    PLACE_GARDEN,
    PLACE_LEFT,
    PLACE_ON,
    PLACE_RIGHT,
    PLAY,
    PLAY_LEFT,
    PLAY_ON,
    PLAY_RIGHT,
    RECOVER,
    REVEAL,
    TRADE,
    TUCK,
    USE,
    Arrange,
    Step,
    encode,
)


@dataclass(frozen=True, slots=True)
class Card:
    """A card as a player names it; what is not said is None."""

    type: int | None
    number: int | None
    edges: str | None = None


@dataclass(frozen=True, slots=True)
class Leaf:
    type: int


@dataclass(frozen=True, slots=True)
class Place:
    name: str  # left, right, garden


@dataclass(frozen=True, slots=True)
class Landscape:
    letter: str


@dataclass(frozen=True, slots=True)
class Token:
    goal: str


Part = Card | Leaf | Place | Landscape | Token
Way = tuple[str | Part, ...]  # the verb of the record notation, then its parts

_LETTER = {code[0]: TYPE[card] for code, card in INDEX.items()}
VERBS = (
    "draft", "collect", "reveal", "play", "done", "goal", "use", "trade", "discard", "arrange", "pick", "recover", "exchange", "tuck",
    "place", "pass", "end", "finish",
)  # fmt: skip


def card_part(card: int) -> Card:
    return Card(TYPE[card], NUMBER[card], CODES[card][2:])


def ways(step: Step) -> tuple[Way, ...]:
    """How a step can be told; two cards or columns in either order."""
    verb, *words = encode(step).split(" ")
    parts = [part for word in words if (part := _part(verb, word)) is not None]
    way: Way = (verb, *parts)
    if verb == "trade" or (verb == "collect" and len(parts) == 2):
        other = (verb, *reversed(parts))
        return (way,) if way == other else (way, other)
    return (way,)


def _part(verb: str, word: str) -> Part | None:
    if word in ("on", "under"):
        return None
    if verb in ("draft", "use"):
        return Landscape(word)
    if verb in ("goal", "exchange"):
        return Token(word)
    if word in ("left", "right", "garden"):
        return Place(word)
    return card_part(INDEX[word]) if word in INDEX else Leaf(_LETTER[word])


def fits(part: str | Part, said: Part) -> bool:
    """Whether a part of a way is what somebody said, who may have said less than all."""
    match part, said:
        case Card(t, number, edges), Card(wanted, figure, sides):
            return wanted in (None, t) and figure in (None, number) and sides in (None, edges)
        case Card(t, _, _), Leaf(wanted):
            return t == wanted
    return part == said


def leads(way: Way, said: tuple[Part, ...], depth: int) -> bool:
    """Whether a way, from a depth on, begins with what was said."""
    parts = way[depth:]
    return len(parts) >= len(said) and all(fits(part, one) for part, one in zip(parts, said, strict=False))


# ---------------------------------------------------------------------- steps that can be named at all


def conceivable(verb: str, s: State) -> Iterator[Step]:
    """Every step of a verb, the likeliest first: with cards that are there. One of them tells why it is not legal."""
    me = s.players[s.current]
    hand = [*dict.fromkeys(me.hand), *(card for card in ALL_CARDS if card not in me.hand)]
    lying = [*dict.fromkeys(s.discard), *(card for card in ALL_CARDS if card not in s.discard)]
    columns = sorted(ALL_TYPES, key=lambda t: not s.garden[t])
    row = [*me.row, *(t for t in ALL_TYPES if t not in me.row)]
    goals = [*s.goals, *(goal for goal in EDITION.goals if goal not in s.goals)]
    match verb:
        case "collect":
            yield from (COLLECT[t] for t in columns)
            yield from (COLLECT_TWO[pair] for pair in sorted(COLLECT_TWO, key=lambda pair: sum(not s.garden[t] for t in pair)))
        case "play":
            for card in hand:
                yield from (PLAY[card], PLAY_LEFT[card], PLAY_RIGHT[card])
                yield from (PLAY_ON[card][t] for t in row if t != TYPE[card])
        case "tuck":
            yield from (TUCK[card][t] for card in hand for t in row)
        case "trade":
            yield from (TRADE[first, second] for first, second in _pairs(hand))
        case "arrange":
            yield Arrange(tuple(me.row))
        case "exchange":
            yield from (EXCHANGE[mine, other] for mine in [*me.goals, *goals] for other in goals if mine != other)
        case _:
            yield from _simple(verb, hand, lying, columns, row, goals)


def _pairs(cards: Iterable[int]) -> Iterator[tuple[int, int]]:
    known = list(cards)
    for at, first in enumerate(known):
        for second in known[at:]:
            yield min(first, second), max(first, second)


def _simple(verb: str, hand: list[int], lying: list[int], columns: list[int], row: list[int], goals: list[str]) -> Iterator[Step]:
    tables: dict[str, list[Step]] = {
        "draft": [*DRAFT.values()],
        "reveal": [REVEAL],
        "done": [DONE],
        "goal": [GOAL[goal] for goal in goals],
        "use": [*USE.values()],
        "discard": [DISCARD[card] for card in hand],
        "pick": [PICK[t] for t in columns],
        "recover": [RECOVER[card] for card in lying],
        "place": [PLACE_LEFT, PLACE_RIGHT, *(PLACE_ON[t] for t in row), PLACE_GARDEN],
        "pass": [PASS],
        "end": [END],
        "finish": [FINISH],
    }
    yield from tables[verb]
