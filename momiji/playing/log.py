"""A game as it was told: who did what in which turn. Nothing here knows which game it is, and nothing here is secret."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from momiji.core.text import Text


@dataclass(slots=True)
class LogLine:
    """What is told of one step. `turn` is 0 before the first turn."""

    turn: int
    seat: int
    texts: tuple[Text, ...]  # as everybody may read it


@dataclass(frozen=True, slots=True)
class TurnLog:
    """What happened in one turn; `seat` None before the first one, when everybody takes part."""

    turn: int
    seat: int | None
    lines: tuple[tuple[int, Text], ...]  # who acted, what is told


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence of a player, with the crest to show beside it."""

    crest: str
    text: Text


def groups(log: Sequence[LogLine]) -> list[TurnLog]:
    """Steps without words are left out, and turns without any."""
    found = []
    for (turn, seat), lines in groupby(log, key=lambda line: (line.turn, line.seat if line.turn else None)):
        told = tuple((line.seat, text) for line in lines for text in line.texts)
        if told:
            found.append(TurnLog(turn, seat, told))
    return found


def last_turn(log: Sequence[LogLine], seat: int) -> TurnLog | None:
    """The newest turn of a player that has words, the one in progress too."""
    return next((group for group in reversed(groups(log)) if group.seat == seat), None)
