"""Reading steps in the notation of a record. Every string gives a step: what cannot be read gives Nonsense, which is never legal."""

from collections.abc import Callable, Mapping

from . import steps
from .cards import INDEX, LETTERS
from .edition import EDITION

_TYPE = {letter: t for t, letter in enumerate(LETTERS)}
LONGEST = 200


class _Unreadable(Exception):
    pass


def decode(words: str) -> steps.Step:
    verb, *rest = words[:LONGEST].split(" ")
    reader = _READERS.get(verb)
    if reader is None or len(words) > LONGEST:
        return steps.Nonsense(words)
    try:
        return reader(rest)
    except (KeyError, ValueError, _Unreadable):
        return steps.Nonsense(words)


def _bare(step: steps.Step) -> Callable[[list[str]], steps.Step]:
    def read(rest: list[str]) -> steps.Step:
        if rest:
            raise _Unreadable
        return step

    return read


def _one(table: Mapping[str, steps.Step]) -> Callable[[list[str]], steps.Step]:
    def read(rest: list[str]) -> steps.Step:
        (word,) = rest
        return table[word]

    return read


def _collect(rest: list[str]) -> steps.Step:
    if len(rest) == 1:
        return steps.COLLECT[_TYPE[rest[0]]]
    first, second = sorted(_TYPE[word] for word in rest)
    return steps.COLLECT_TWO[first, second]


def _play(rest: list[str]) -> steps.Step:
    card = INDEX[rest[0]] if rest else -1
    match rest[1:]:
        case [] if rest:
            return steps.PLAY[card]
        case ["left"]:
            return steps.PLAY_LEFT[card]
        case ["right"]:
            return steps.PLAY_RIGHT[card]
        case ["on", pile] if pile != rest[0][0]:
            return steps.PLAY_ON[card][_TYPE[pile]]
        case _:
            raise _Unreadable


def _trade(rest: list[str]) -> steps.Step:
    first, second = sorted(INDEX[word] for word in rest)
    return steps.TRADE[first, second]


def _arrange(rest: list[str]) -> steps.Step:
    if not rest:
        raise _Unreadable
    return steps.Arrange(tuple(_TYPE[word] for word in rest))


def _exchange(rest: list[str]) -> steps.Step:
    mine, other = rest
    if mine not in EDITION.goals or other not in EDITION.goals:
        raise _Unreadable
    return steps.Exchange(mine, other)


def _tuck(rest: list[str]) -> steps.Step:
    card, under, pile = rest
    if under != "under":
        raise _Unreadable
    return steps.TUCK[INDEX[card]][_TYPE[pile]]


def _place(rest: list[str]) -> steps.Step:
    match rest:
        case ["left"]:
            return steps.PLACE_LEFT
        case ["right"]:
            return steps.PLACE_RIGHT
        case ["garden"]:
            return steps.PLACE_GARDEN
        case ["on", pile]:
            return steps.PLACE_ON[_TYPE[pile]]
        case _:
            raise _Unreadable


_READERS: dict[str, Callable[[list[str]], steps.Step]] = {
    "draft": _one(steps.DRAFT),
    "reveal": _bare(steps.REVEAL),
    "collect": _collect,
    "play": _play,
    "done": _bare(steps.DONE),
    "goal": _one(steps.GOAL),
    "pass": _bare(steps.PASS),
    "trade": _trade,
    "use": _one(steps.USE),
    "discard": _one({code: steps.DISCARD[card] for code, card in INDEX.items()}),
    "end": _bare(steps.END),
    "finish": _bare(steps.FINISH),
    "arrange": _arrange,
    "pick": _one({letter: steps.PICK[t] for letter, t in _TYPE.items()}),
    "recover": _one({code: steps.RECOVER[card] for code, card in INDEX.items()}),
    "exchange": _exchange,
    "tuck": _tuck,
    "place": _place,
}
