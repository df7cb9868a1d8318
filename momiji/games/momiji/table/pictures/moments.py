"""Which moment of a game makes a picture: how much there is to see, and what can be done there."""

from typing import Final

from momiji.games.momiji.rules.cards import NUMBER, TYPE
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.preview import pairs_to_come
from momiji.games.momiji.rules.state import Stage, State
from momiji.games.momiji.rules.steps import USE, Play, PlayNew, PlayOn, PlayStep

from .staging import begun

_PLAYS: Final = (Play, PlayNew, PlayOn)


def middle(s: State) -> float | None:
    """How much there is to see at the beginning of a turn in the middle of a game."""
    if not begun(s) or s.final is not None:
        return None
    me, others = s.players[s.current], [player for seat, player in enumerate(s.players) if seat != s.current]
    owned, used = (sum(len(things) for things in found) for found in ([p.goals for p in s.players], [p.used for p in s.players]))
    closed = sum(1 for player in s.players for pile in player.piles if pile and NUMBER[pile[-1]] > 2)
    return (
        2.0 * min(len(me.row), 5)
        + 1.0 * sum(min(len(player.row), 4) for player in others) / max(1, len(others))
        - 0.8 * abs(len(me.hand) - 7)
        + 0.4 * sum(map(len, s.garden))
        + 0.8 * sum(1 for column in s.garden if column)
        + 0.3 * min(12, len(s.deck))
        + 0.5 * min(6, len(s.discard))
        - 1.0 * abs(owned - len(s.players) / 2)
        - 0.5 * abs(used - len(s.players))
        + 1.0 * min(len(s.players), closed)
        + 0.5 * min(4, me.acorns)
    )


def mixed_play(s: State) -> float | None:
    """The same, with a play of two types before it that earns acorns, if there is one."""
    seen = middle(s)
    return None if seen is None else seen + _promise(s, two_types(s))


def two_types(s: State) -> tuple[PlayStep, ...]:
    """The play of two cards of different types that looks best; fewer where the hand has none."""
    firsts = [step for step in MOMIJI.legal(s) if isinstance(step, _PLAYS)]
    pairs = [
        (one, two)
        for one in firsts
        for two in MOMIJI.legal(MOMIJI.apply(s, one))
        if isinstance(two, _PLAYS) and TYPE[one.card] != TYPE[two.card]
    ]
    plays: list[tuple[PlayStep, ...]] = [*pairs, *((one,) for one in firsts)]
    return max(plays, key=lambda play: _promise(s, play), default=())


def _promise(s: State, play: tuple[PlayStep, ...]) -> float:
    """A new pile beside a covered one is the picture wanted, paid pairs most of all; not one that brings the end."""
    after = s
    for step in play:
        after = MOMIJI.apply(after, step)
    pays = pairs_to_come(MOMIJI.view(after, s.current)).pairs
    new = sum(1 for step in play if isinstance(step, PlayNew))
    return 3.0 * len(play) + 3.0 * bool(pays) + (1.0 if new == 1 else 0.0) - (9.0 if after.final is not None else 0.0)


def full_discard(s: State) -> float | None:
    """The same, with much to see in the discard pile."""
    seen = middle(s)
    return None if seen is None else seen + min(14, len(s.discard))


def searching(s: State) -> float | None:
    """The same, with a landscape at hand that asks something: best of all the one that searches the discard pile."""
    seen, usable = middle(s), asking(s)
    return None if seen is None or not usable else seen + (8 if usable == "G" and len(s.discard) > 5 else 3)


def asking(s: State) -> str:
    """A landscape of the player whose turn it is that may be used and then has a question."""
    usable = [letter for letter in "GKFBCHLID" if USE[letter] in MOMIJI.legal(s)]
    return next((letter for letter in usable if MOMIJI.apply(s, USE[letter]).stage != Stage.OPEN), "")


def discarding(s: State) -> float | None:
    """Alone: a card has to be discarded after a play."""
    if s.stage != Stage.FORCED_DISCARD or s.ability:
        return None
    me = s.players[0]
    return 2.0 * min(len(me.row), 3) + min(len(me.hand), 7) + 0.5 * min(len(s.deck), 12) + 0.4 * sum(map(len, s.garden)) + len(me.goals)
