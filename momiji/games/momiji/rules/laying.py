"""Laying cards, fast: which cards of a hand can be laid where (sections 5 and 11, 8.A)."""

from collections.abc import Sequence
from typing import Any

from .cards import BLUE, CLOSES, FITS, SKIPS, STARTS, STARTS_SKIPPING, TYPE
from .state import Player, State
from .steps import PLAY, PLAY_LEFT, PLAY_ON, PLAY_RIGHT, PlayNew, PlayOn, PlayStep

ANY = -1  # every leaf type


def add_plays(s: State, me: Player, steps: list[Any], types: int, fits: Sequence[frozenset[int]], starts: frozenset[int]) -> None:
    """Every card of the allowed types that can be laid now (5.1-5.3, 11.1-11.4)."""
    piles, row, last = me.piles, me.row, -1
    blue = piles[BLUE] if s.dew else None
    for card in me.hand:
        if card == last:
            continue
        last = card
        t = TYPE[card]
        if not types >> t & 1:
            continue
        pile = piles[t]
        if pile is not None:
            if card in fits[pile[-1]]:
                steps.append(PLAY[card])
            continue
        if card in starts:
            if row:
                steps.append(PLAY_LEFT[card])
                steps.append(PLAY_RIGHT[card])
            else:
                steps.append(PLAY[card])
        if blue is not None:
            if card in fits[blue[-1]]:
                steps.append(PLAY_ON[card][BLUE])
        elif t == BLUE:
            for other in row:
                if card in fits[piles[other][-1]]:  # type: ignore[index]
                    steps.append(PLAY_ON[card][other])


def plays(s: State, me: Player, types: int = ANY) -> list[PlayStep]:
    steps: list[PlayStep] = []
    add_plays(s, me, steps, types, FITS, STARTS)
    return steps


def skipping_plays(s: State, me: Player, types: int = ANY) -> list[PlayStep]:
    """8.A: cards that skip one number."""
    steps: list[PlayStep] = []
    add_plays(s, me, steps, types, SKIPS, STARTS_SKIPPING)
    return steps


def next_types(s: State) -> int:
    """5.4: which types the next card of the play in progress may have, a bit each."""
    if s.laid < 2:
        return ANY
    one_type = s.laid_types & (s.laid_types - 1) == 0
    return 0 if one_type else ~s.laid_types


def open_piles(me: Player) -> list[int]:
    return [t for t in me.row if not CLOSES[me.piles[t][-1]]]  # type: ignore[index]


def pile_of(step: PlayStep) -> int | None:
    """The pile a card goes on, by the type it shows before; None for a new pile."""
    if isinstance(step, PlayNew):
        return None
    return step.pile if isinstance(step, PlayOn) else TYPE[step.card]
