"""The ways to go on from a position, as steps and as nodes of a round."""

from typing import NamedTuple

from momiji.games.chocolatier.rules.apply import perform
from momiji.games.chocolatier.rules.legal import legal
from momiji.games.chocolatier.rules.state import MIDDLE, SEND, State
from momiji.games.chocolatier.rules.steps import SENDS, TAKES, THE_END, TILES, Step

from .outlook import Outlook
from .rounds import Node, Round, Take
from .sides import full_lines, side_of
from .sources import FROM_MIDDLE, PARTS, Offers, Sent

EVERY_LINE = 6  # the floor being one of them


class Ply(NamedTuple):
    """A turn taken: how good it looks to who takes it, its steps, and the round after it."""

    value: float
    steps: tuple[Step, ...]
    node: Node


def ways(table: Round, s: State, lines: int = EVERY_LINE) -> list[Ply]:
    """The ways to take the turn in progress, best-looking first; of each colour of each source so many lines."""
    if s.phase == SEND:
        return [_way(table, s, steps) for steps in _sendings(s)]
    sides, turn, offers, middle = table.node(s)
    return [
        Ply(take[0], _steps(s, offers, take, sent), node)
        for take in table.takes(sides, turn, offers, middle, lines)
        for node, sent in table.after(sides, turn, offers, middle, take)
    ]


def way_of(table: Round, s: State, steps: tuple[Step, ...]) -> Ply | None:
    """A turn somebody took, if these steps are a whole one."""
    return _way(table, s, steps) if steps and steps[-1] == THE_END else None


def _way(table: Round, s: State, steps: tuple[Step, ...]) -> Ply:
    after = s.copy()
    for step in steps[:-1]:
        perform(after, step)
    sides, turn, offers, middle = table.node(after)
    return Ply(table.values(sides)[turn], steps, (sides, (turn + 1) % table.seats, offers, middle))


def _steps(s: State, offers: Offers, take: Take, sent: Sent) -> tuple[Step, ...]:
    """Without special offers any offer will do that holds the same."""
    _, place, colour, rest, line, _ = take
    if place == FROM_MIDDLE:
        source = MIDDLE
    elif s.ids:
        source = place + 1
    else:
        source = s.sources.index(offers[place], MIDDLE + 1)
    sends = [SENDS[other][right] for (other, _, _), right in zip(PARTS[rest], sent, strict=True)] if sent else []
    return (TAKES[source][colour][line], *sends, THE_END)


def _sendings(s: State) -> list[tuple[Step, ...]]:
    """All ways to send on what is still to be sent."""
    if s.phase != SEND:
        return [(THE_END,)]
    found = []
    for step in legal(s):
        after = s.copy()
        perform(after, step)
        found += [(step, *steps) for steps in _sendings(after)]
    return found


def best_tile(table: Round, s: State) -> Step:
    """Brown side: the place of the praline that waits."""
    outlook: Outlook = table.outlooks[s.current]
    *_, columns = outlook.filling(full_lines(side_of(s, s.current)))
    return TILES[columns[0]]
