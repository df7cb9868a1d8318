"""How a player makes a step at the table: the desk's own gestures as taps, drops and buttons, one after another."""

from collections.abc import Iterator
from dataclasses import dataclass

from momiji.games.momiji.rules.state import Stage
from momiji.games.momiji.rules.steps import Arrange, Discard, Draft, Pick, Play, PlayNew, PlayOn, Step
from momiji.games.momiji.table.desk.desk import MomijiDesk
from momiji.games.momiji.table.desk.draft import DraftDesk
from momiji.games.momiji.table.gestures import sorting
from momiji.ui.table.show import Spot


@dataclass(frozen=True, slots=True)
class Tap:
    spot: Spot


@dataclass(frozen=True, slots=True)
class Drop:
    source: Spot
    target: Spot


@dataclass(frozen=True, slots=True)
class Press:
    action: str


Gesture = Tap | Drop | Press


def gestures(desk: MomijiDesk | DraftDesk, step: Step) -> Iterator[Gesture]:
    """One way to make a legal step; each is asked for when the one before is done."""
    if isinstance(desk, DraftDesk):
        assert isinstance(step, Draft)
        first = next(iter(desk.gestures(step)))
        yield from (Tap(first.things[0]), Press(first.button))
        return
    first = next(iter(desk.gestures(step)))
    if isinstance(step, Arrange):
        for move in list(sorting(desk.order, step.order)):
            assert move.onto is not None
            yield from (Tap(move.things[0]), Tap(move.onto))
        yield Press(first.button)
        return
    if first.mode != desk.mode and "tuck" in (first.mode, desk.mode):
        yield Press("tuck")
    if isinstance(step, Discard) and desk.stage == Stage.BONFIRE:  # cards are chosen first and burnt together
        free = [gesture.things[0] for gesture in desk.gestures(step) if gesture.things[0] not in desk.chosen]
        yield Tap(free[0]) if free else Press("burn")
        return
    if _dropped(desk, step) or not first.button:
        assert first.onto is not None
        yield Drop(first.things[0], first.onto) if first.things else Tap(first.onto)
        return
    if first.mode == "trade":
        yield Press("trade")
    for number in range(len(first.things)):
        yield Tap([thing for thing in next(iter(desk.gestures(step))).things if thing.kind != "offer"][0 if first.mode else number])
    yield Press(first.button)


def plays_of(desk: MomijiDesk, card: int) -> list[Step]:
    """Legal ways to lay a card, the plainest first."""
    found = [way.step for way in desk.ways if isinstance(way.step, Play | PlayNew | PlayOn) and way.step.card == card]
    return list(dict.fromkeys(found))


def _dropped(desk: MomijiDesk, step: Step) -> bool:
    """Chosen, they would wait for others before the button does it."""
    if isinstance(step, Pick):
        return desk.stage == Stage.LANTERNS and not desk.asks_first(step)
    return isinstance(step, Discard) and desk.stage != Stage.DRAWN
