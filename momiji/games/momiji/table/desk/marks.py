"""What is lit and what rests: a filter over the legal steps, never a rule of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from momiji.games.momiji.rules.cards import LETTERS
from momiji.games.momiji.rules.preview import IN_A_PLAY
from momiji.games.momiji.rules.state import (
    ARRANGING,
    BELL,
    DRAWN,
    FORCED_DISCARD,
    HAND_LIMIT,
    LANTERNS,
    OPEN,
    PICK_TOP,
    RECOVERING,
    REVEALED,
    SHRINE,
    TWO_COLUMNS,
    WATERFALL,
)
from momiji.games.momiji.rules.steps import DISCARD, USE, Collect, CollectTwo, Exchange, Goal, Pick, Play, PlayNew, PlayOn, Tuck
from momiji.ui.table.show import Spot

from .drag import targets, turned_targets
from .hand import alternatives

if TYPE_CHECKING:
    from .desk import MomijiDesk


def lit(desk: MomijiDesk) -> Iterator[Spot]:
    """Quiet by default: with nothing begun, only the fellows of what is chosen are lit."""
    if not desk.active:
        return
    stage, choice, legal = desk.stage, desk.choice, desk.legal()
    if choice.held is not None:
        yield from targets(desk, Spot("hand", str(choice.held)))
        return
    if stage in IN_A_PLAY:
        yield from alternatives(desk)
        for place, letter in enumerate(desk.me.panorama):
            if USE[letter] in legal:
                yield Spot("landscape", str(place))
    if stage in (REVEALED, BELL, PICK_TOP, LANTERNS) or (stage == OPEN and choice.columns):
        yield from (Spot("column", LETTERS[step.column]) for step in legal if isinstance(step, Collect | Pick))
    if stage == TWO_COLUMNS:
        for step in legal:
            if isinstance(step, CollectTwo) and (len(choice.columns) != 1 or choice.columns[0] in (step.first, step.second)):
                yield from (Spot("column", LETTERS[t]) for t in (step.first, step.second))
    if stage == SHRINE or (stage == OPEN and choice.goal):
        for step in legal:
            if isinstance(step, Goal):
                yield Spot("goal", step.goal)
            elif isinstance(step, Exchange):
                yield from (Spot("goal", step.other), Spot("own-goal", step.mine))
    if stage == ARRANGING:
        yield from (Spot("pile", LETTERS[t]) for t in choice.order if t != choice.pile)
    if stage == DRAWN:
        yield from (Spot("hand", str(i)) for i, card in enumerate(desk.hand) if DISCARD[card] in legal)
    if stage in (DRAWN, FORCED_DISCARD, HAND_LIMIT) and choice.hand:
        yield Spot("discard")
    if stage == RECOVERING:
        yield from (Spot("browser", str(i)) for i in range(len(desk.view.discard)))
    if stage == WATERFALL:
        yield from turned_targets(desk)
    if len(choice.offered) == 2:
        yield Spot("supply")


def dimmed(desk: MomijiDesk, spot: Spot) -> bool:
    """Not now: a card that cannot take part in what has begun."""
    if not desk.active or spot.kind not in ("hand", "landscape"):
        return False
    stage, legal = desk.stage, desk.legal()
    if spot.kind == "landscape":
        return False
    card = desk.hand[int(spot.key)]
    if stage in IN_A_PLAY:
        return not any(isinstance(step, Play | PlayNew | PlayOn | Tuck) and step.card == card for step in legal)
    if stage == DRAWN:
        return DISCARD[card] not in legal
    return False
