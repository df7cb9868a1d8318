"""What is different alone (section 12): the scenarios' goals, their prices, and the conditions of winning."""

from .cards import CLOSES, NUMBER
from .cards import NAMES as TYPE_NAMES
from .scoring import pile_points
from .state import Player, State

COLD_BREEZE, MEDITATION, EQUINOX = "cold-breeze", "meditation", "equinox"
FIXED_PRICE = 3
_ZEROS_WANTED = 4
_ACORNS_WANTED = 5
_RICH = 10  # points of a pile
_GOALS_WANTED = 3


def price_varies(goal: str) -> bool:
    """Whether what it costs hangs on the position."""
    return goal in TYPE_NAMES or goal in ("gates", "acorns")


def price(s: State, goal: str) -> int:
    """12.7: what the goal costs now; asked only while its requirement holds."""
    me = s.players[0]
    if goal in TYPE_NAMES:
        return NUMBER[me.piles[TYPE_NAMES.index(goal)][-1]]  # type: ignore[index]
    return me.acorns // 2 if price_varies(goal) else FIXED_PRICE


def requirement(s: State, goal: str) -> bool:
    """12.7: what must hold at the moment of buying."""
    me = s.players[0]
    if goal in TYPE_NAMES:
        return me.piles[TYPE_NAMES.index(goal)] is not None
    match goal:
        case "biggest-pile":
            return _middle_is_biggest(s, me)
        case "zeros":
            shown = sum(NUMBER[me.piles[t][-1]] == 0 for t in me.row)  # type: ignore[index]
            return shown + sum(NUMBER[card] == 0 for card in me.hand) >= _ZEROS_WANTED
        case "gates":
            return bool(me.row) and all(CLOSES[me.piles[t][-1]] for t in me.row)  # type: ignore[index]
        case "acorns":
            return me.acorns >= _ACORNS_WANTED
    raise AssertionError(goal)


def can_buy(s: State, goal: str) -> bool:
    return requirement(s, goal) and price(s, goal) <= s.players[0].acorns


def conditions(s: State) -> list[bool]:
    """12.10: the scenario's win line, one truth for each of its parts."""
    me = s.players[0]
    tops = [pile[-1] for pile in me.piles if pile is not None]
    standing = len(tops) == len(s.types)
    match s.solo:
        case "cold-breeze":
            return [all(_rich(me, t) for t in s.types), _middle_is_biggest(s, me), len(me.goals) >= _GOALS_WANTED]
        case "meditation":
            rich = sum(_rich_and_owned(me, t) for t in s.types)
            return [standing and all(NUMBER[top] >= 1 for top in tops), rich >= 3, me.acorns >= 10]
        case "equinox":
            return [standing and all(CLOSES[top] for top in tops), me.acorns >= 4, len(me.goals) >= _GOALS_WANTED]
    raise AssertionError(s.solo)


def leaves(s: State, line: int) -> list[tuple[int, bool]]:
    """Of a line that asks something of several piles: which do their part."""
    me = s.players[0]
    match s.solo, line:
        case "cold-breeze", 0:
            return [(t, _rich(me, t)) for t in s.types]
        case "meditation", 1:
            return [(t, _rich_and_owned(me, t)) for t in s.types]
    return []


def goals_wanted(scenario: str, line: int) -> int:
    return _GOALS_WANTED if (scenario, line) in ((COLD_BREEZE, 2), (EQUINOX, 2)) else 0


def hangs_on_counts(scenario: str, line: int) -> bool:
    """3.7: nobody counts the cards of a pile."""
    return (scenario, line) in ((COLD_BREEZE, 0), (COLD_BREEZE, 1), (MEDITATION, 1))


def _rich(me: Player, t: int) -> bool:
    pile = me.piles[t]
    return pile is not None and pile_points(pile) >= _RICH


def _rich_and_owned(me: Player, t: int) -> bool:
    return TYPE_NAMES[t] in me.goals and _rich(me, t)


def _middle_is_biggest(s: State, me: Player) -> bool:
    """All three piles stand and none has more cards than the middle one."""
    sizes = [len(me.piles[t]) for t in me.row]  # type: ignore[arg-type]
    return len(sizes) == len(s.types) and max(sizes) == sizes[len(sizes) // 2]
