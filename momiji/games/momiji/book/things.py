"""Reading the notation of the pictures: what lies in a small scene of the rule book."""

from dataclasses import dataclass
from typing import Literal, get_args

from momiji.games.momiji.rules.cards import INDEX

Kind = Literal[
    "pile", "column", "card", "back", "hand", "deck", "discard", "acorns", "gate", "goal", "land", "token", "pip", "crest", "gap"
]  # fmt: skip
_CARDS = ("column", "card", "hand", "discard")


@dataclass(frozen=True, slots=True)
class Thing:
    """`cards` lie in it, the last one on top; `name` is a goal, letter, token, leaf or crest."""

    kind: Kind
    cards: tuple[int, ...] = ()
    name: str = ""
    count: int = 0
    gate: bool = False
    spent: bool = False
    alone: bool = False  # a goal of the solo game


def things(words: str) -> tuple[Thing, ...]:
    """Raises ValueError or KeyError for a slip of the pen: the tests read every picture."""
    return tuple(_thing(word) for word in words.split())


def _thing(word: str) -> Thing:
    if word == "|":
        return Thing("gap")
    if word.startswith("/"):
        return Thing("column", _cards(word[1:]))
    kind, colon, rest = word.partition(":")
    if kind in ("deck", "back", "gate") and not colon:
        return Thing(kind)  # type: ignore[arg-type]
    if not colon:
        code, _, count = word.partition("*")
        return Thing("pile", _cards(code.rstrip("!")), count=int(count or 0), gate=code.endswith("!"))
    if kind == "solo-goal":
        return Thing("goal", name=rest, alone=True)
    if kind not in get_args(Kind):
        raise ValueError(f"{word!r} is nothing that can be drawn")
    if kind in _CARDS:
        return Thing(kind, _cards(rest))  # type: ignore[arg-type]
    if kind == "acorns":
        return Thing("acorns", count=int(rest))
    return Thing(kind, name=rest.rstrip("!"), spent=rest.endswith("!"))  # type: ignore[arg-type]


def _cards(words: str) -> tuple[int, ...]:
    return tuple(INDEX[word] for word in words.split(","))


def moving(words: str) -> tuple[Thing, ...]:
    """The cards and tokens in the middle of an example: a bare card here is a card, not a pile."""
    return tuple(Thing("card", thing.cards) if thing.kind == "pile" else thing for thing in things(words))
