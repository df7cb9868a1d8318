"""Looking ahead within a round: deeper and deeper, until it is played to its end in every way that is followed or time is up."""

from typing import Final

from momiji.ai.thought import Deadline, Effort
from momiji.games.chocolatier.brain.moves import Ply
from momiji.games.chocolatier.brain.several import SeveralSearch

from .clock import OutOfTime
from .duel import Duel
from .rounds import Round

_ALL: Final = 1e9
Found = tuple[float, Ply]


def looked_ahead(table: Round, ways: list[Ply], seat: int, effort: Effort, deadline: Deadline) -> tuple[list[Found], int, int]:
    """The ways best first with what they come to in points ahead, how deep it was looked, and at how many positions."""
    kind = Duel if table.seats == 2 else SeveralSearch
    search = kind(table, seat, effort, deadline)
    done: list[Found] = [(way.value, way) for way in ways]
    depth = 0
    try:
        while depth < effort.turns and search.cut:
            search.cut = False
            done = _deeper(search, done, depth, effort.exact)
            depth += 1
    except OutOfTime:
        pass
    return done, depth, search.looked


def _deeper(search: Duel | SeveralSearch, before: list[Found], depth: int, exact: bool) -> list[Found]:
    """All ways looked at to this depth; when time runs out, as many as there was time for: the best before comes first, so it holds."""
    after: list[Found] = []
    best = -_ALL
    for number, (_, way) in enumerate(before):
        try:
            value = search.worth(way.node, depth, -_ALL if exact else best)
        except OutOfTime:
            if depth and number:
                before[:] = sorted(after, key=_first, reverse=True) + before[number:]
            raise
        best = max(best, value)
        after.append((value, way))
    return sorted(after, key=_first, reverse=True)


def _first(found: Found) -> float:
    return found[0]
