"""What the rows will bring at the end (6.1), as far as one can tell from the objects that lie now and the tiles still to come."""

from math import exp, prod

from momiji.games.miyabi.rules.edition import EDITION
from momiji.games.miyabi.rules.scoring import row_points

from .weights import ROW_SPREAD

_KEPT = 100_000
_known: dict[tuple[int, int, tuple[int, ...]], tuple[float, ...]] = {}


def row_outlook(kind: int, counts: tuple[int, ...], left: int) -> tuple[float, ...]:
    """What a row will bring everybody, by the objects they show in it and how many tiles a player has still to lay."""
    key = (kind, left, counts)
    found = _known.get(key)
    if found is None:
        if len(_known) > _KEPT:
            _known.clear()
        found = _known[key] = _expected(kind, counts, left)
    return found


def _expected(kind: int, counts: tuple[int, ...], left: int) -> tuple[float, ...]:
    """A lead holds the surer the larger it is and the less is to come; with several others all leads have to hold."""
    if not left:
        return tuple(map(float, row_points(kind, counts)))
    values, spread = EDITION.objects[kind], ROW_SPREAD[0] + ROW_SPREAD[1] * left**0.5
    found = []
    for seat, own in enumerate(counts):
        ahead = [1 / (1 + exp(-(own - other + 0.5) / spread)) for at, other in enumerate(counts) if at != seat]
        second = sum((1 - one) * prod(ahead[:at] + ahead[at + 1 :]) for at, one in enumerate(ahead))
        found.append(values.most * prod(ahead) + values.second * second)
    return tuple(found)
