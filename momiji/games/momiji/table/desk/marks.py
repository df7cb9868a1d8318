"""What is lit, chosen and rests: a filter over the ways to legal steps, never a rule of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from momiji.games.momiji.rules.preview import IN_A_PLAY
from momiji.games.momiji.rules.state import Stage
from momiji.games.momiji.rules.steps import DISCARD, Play, PlayNew, PlayOn, Tuck
from momiji.games.momiji.table.gestures import DISCARD_PILE, SUPPLY, pile
from momiji.ui.table import gestures
from momiji.ui.table.show import Mark, Marks, Spot

if TYPE_CHECKING:
    from .begun import BegunDesk

_ASKED: Final = {  # what a stage asks for
    **dict.fromkeys((Stage.REVEALED, Stage.BELL, Stage.PICK_TOP, Stage.LANTERNS, Stage.TWO_COLUMNS), ("column",)),
    Stage.SHRINE: ("goal", "own-goal"),
    Stage.DRAWN: ("hand",),
    Stage.RECOVERING: ("browser",),
}


def marks(desk: BegunDesk) -> Marks:
    found: dict[Spot, Mark] = {}
    if desk.active:
        found = {spot: "dim" for place, card in enumerate(desk.hand) if _rests(desk, card) and (spot := Spot("hand", str(place)))}
        found |= dict.fromkeys(_lit(desk), "legal")
    return found | dict.fromkeys([*desk.chosen, *([SUPPLY] if desk.trading else [])], "chosen")


def _lit(desk: BegunDesk) -> Iterator[Spot]:
    """Quiet by default: with nothing begun, only the fellows of what is chosen are lit."""
    stage = desk.stage
    if desk.held is not None:
        yield from desk.targets(desk.held)
    elif stage in IN_A_PLAY:
        yield from desk.elsewhere()
        yield from _things(desk, ("landscape",))
    elif stage == Stage.ARRANGING:
        yield from (pile(t) for t in desk.order)
    elif stage == Stage.WATERFALL:
        yield from gestures.lit((way for way in desk.clicks if not way.gesture.things), ())
    elif stage == Stage.OPEN:
        yield from _things(desk, [spot.kind for spot in desk.chosen if spot.kind in ("column", "goal")])
    else:
        yield from _things(desk, _ASKED.get(stage, ()))
    if desk.ticked and stage != Stage.BONFIRE:
        yield DISCARD_PILE
    if len(desk.offered) == 2:
        yield SUPPLY


def _things(desk: BegunDesk, kinds: tuple[str, ...] | list[str]) -> Iterator[Spot]:
    """What of these kinds takes part in a legal step; of a pair only what goes with the one that is chosen."""
    fixed = desk.chosen if desk.stage == Stage.TWO_COLUMNS and len(desk.chosen) == 1 else []
    for way in desk.clicks:
        if way.gesture.missing(fixed) is not None:
            yield from (thing for thing in way.gesture.things if thing.kind in kinds)


def _rests(desk: BegunDesk, card: int) -> bool:
    """A card that cannot take part in what has begun."""
    if desk.stage in IN_A_PLAY:
        return not any(isinstance(step, Play | PlayNew | PlayOn | Tuck) and step.card == card for step in desk.legal)
    return desk.stage == Stage.DRAWN and DISCARD[card] not in desk.legal
