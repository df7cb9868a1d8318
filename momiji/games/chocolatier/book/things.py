"""Reading the notation of the pictures: what lies in a small scene of the rule book."""

from dataclasses import dataclass
from typing import Literal, get_args

from momiji.games.chocolatier.rules.contents import COLOURS, SIZE, SPECIAL_IDS
from momiji.games.chocolatier.rules.pralines import LETTERS
from momiji.games.chocolatier.rules.view import FREE

Kind = Literal["plate", "gold", "middle", "line", "floor", "box", "praline", "token", "bag", "lid", "gap"]

_NAMES = {"gold": SPECIAL_IDS, "line": tuple(str(row) for row in range(1, SIZE + 1))}


@dataclass(frozen=True, slots=True)
class Thing:
    """`pieces` lie on it, `rows` are those of a box; `name` is a line's number or a special plate's."""

    kind: Kind
    pieces: str = ""
    name: str = ""
    rows: tuple[str, ...] = ()


def things(words: str) -> tuple[Thing, ...]:
    """Raises ValueError for a slip of the pen: the tests read every picture."""
    return tuple(map(_thing, words.split()))


def _thing(word: str) -> Thing:
    if word == "|":
        return Thing("gap")
    head, _, rest = word.partition(":")
    kind, _, name = head.partition("-")
    if kind not in get_args(Kind) or name not in _NAMES.get(kind, ("",)):
        raise ValueError(f"{word!r} is nothing that can be drawn")
    if kind == "box":
        rows = tuple(rest.split(","))
        if any(len(row) != SIZE or set(row) - set(COLOURS + FREE) for row in rows):
            raise ValueError(f"{word!r} has a row that is none")
        return Thing("box", rows=rows)
    if set(rest) - set(LETTERS):
        raise ValueError(f"{word!r} holds what is no piece")
    return Thing(kind, rest, name)  # type: ignore[arg-type]
