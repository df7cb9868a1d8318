"""Reading steps in the notation of a record. Every string gives a step: what cannot be read gives Nonsense, which is never legal."""

from collections.abc import Callable, Mapping

from .cards import INDEX, LETTERS
from .edition import EDITION
from .steps import (
    COLLECT,
    COLLECT_TWO,
    DISCARD,
    DONE,
    DRAFT,
    END,
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
    Exchange,
    Nonsense,
    Step,
)

_TYPE = {letter: t for t, letter in enumerate(LETTERS)}
LONGEST = 200


class _Unreadable(Exception):
    pass


def decode(words: str) -> Step:
    verb, *rest = words[:LONGEST].split(" ")
    reader = _READERS.get(verb)
    if reader is None or len(words) > LONGEST:
        return Nonsense(words)
    try:
        return reader(rest)
    except (KeyError, ValueError, _Unreadable):
        return Nonsense(words)


def _bare(step: Step) -> Callable[[list[str]], Step]:
    def read(rest: list[str]) -> Step:
        if rest:
            raise _Unreadable
        return step

    return read


def _one(table: Mapping[str, Step]) -> Callable[[list[str]], Step]:
    def read(rest: list[str]) -> Step:
        (word,) = rest
        return table[word]

    return read


def _collect(rest: list[str]) -> Step:
    if len(rest) == 1:
        return COLLECT[_TYPE[rest[0]]]
    first, second = sorted(_TYPE[word] for word in rest)
    return COLLECT_TWO[first, second]


def _play(rest: list[str]) -> Step:
    card = INDEX[rest[0]] if rest else -1
    match rest[1:]:
        case [] if rest:
            return PLAY[card]
        case ["left"]:
            return PLAY_LEFT[card]
        case ["right"]:
            return PLAY_RIGHT[card]
        case ["on", pile] if pile != rest[0][0]:
            return PLAY_ON[card][_TYPE[pile]]
        case _:
            raise _Unreadable


def _trade(rest: list[str]) -> Step:
    first, second = sorted(INDEX[word] for word in rest)
    return TRADE[first, second]


def _arrange(rest: list[str]) -> Step:
    if not rest:
        raise _Unreadable
    return Arrange(tuple(_TYPE[word] for word in rest))


def _exchange(rest: list[str]) -> Step:
    mine, other = rest
    if mine not in EDITION.goals or other not in EDITION.goals:
        raise _Unreadable
    return Exchange(mine, other)


def _tuck(rest: list[str]) -> Step:
    card, under, pile = rest
    if under != "under":
        raise _Unreadable
    return TUCK[INDEX[card]][_TYPE[pile]]


def _place(rest: list[str]) -> Step:
    match rest:
        case ["left"]:
            return PLACE_LEFT
        case ["right"]:
            return PLACE_RIGHT
        case ["garden"]:
            return PLACE_GARDEN
        case ["on", pile]:
            return PLACE_ON[_TYPE[pile]]
        case _:
            raise _Unreadable


_READERS: dict[str, Callable[[list[str]], Step]] = {
    "draft": _one(DRAFT),
    "reveal": _bare(REVEAL),
    "collect": _collect,
    "play": _play,
    "done": _bare(DONE),
    "goal": _one(GOAL),
    "pass": _bare(PASS),
    "trade": _trade,
    "use": _one(USE),
    "discard": _one({code: DISCARD[card] for code, card in INDEX.items()}),
    "end": _bare(END),
    "finish": _bare(FINISH),
    "arrange": _arrange,
    "pick": _one({letter: PICK[t] for letter, t in _TYPE.items()}),
    "recover": _one({code: RECOVER[card] for code, card in INDEX.items()}),
    "exchange": _exchange,
    "tuck": _tuck,
    "place": _place,
}
