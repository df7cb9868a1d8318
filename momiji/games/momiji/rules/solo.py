"""What is different alone (section 12): the scenarios' goals, their prices, and the conditions of winning."""

from .cards import CLOSES, NUMBER
from .cards import NAMES as TYPE_NAMES
from .state import Player, State

COLD_BREEZE, MEDITATION, EQUINOX = "cold-breeze", "meditation", "equinox"
FIXED_PRICE = 3
_ZEROS_WANTED = 4
_ACORNS_WANTED = 5


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
    worth = [len(pile) * NUMBER[pile[-1]] for pile in me.piles if pile is not None]
    standing = len(worth) == len(s.types)
    match s.solo:
        case "cold-breeze":
            return [standing and min(worth) >= 10, _middle_is_biggest(s, me), len(me.goals) >= 3]
        case "meditation":
            tops = [NUMBER[pile[-1]] for pile in me.piles if pile is not None]
            rich = sum(
                pile is not None and len(pile) * NUMBER[pile[-1]] >= 10 and TYPE_NAMES[t] in me.goals for t, pile in enumerate(me.piles)
            )
            return [standing and min(tops) >= 1, rich >= 3, me.acorns >= 10]
        case "equinox":
            closed = all(CLOSES[pile[-1]] for pile in me.piles if pile is not None)
            return [standing and closed, me.acorns >= 4, len(me.goals) >= 3]
    raise AssertionError(s.solo)


def _middle_is_biggest(s: State, me: Player) -> bool:
    """All three piles stand and none has more cards than the middle one."""
    sizes = [len(me.piles[t]) for t in me.row]  # type: ignore[arg-type]
    return len(sizes) == len(s.types) and max(sizes) == sizes[len(sizes) // 2]
