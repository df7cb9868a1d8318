"""What a finished game comes to when it is looked over: points by turn, turning points, and who was likely to win when."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from momiji.ai.brain import brain
from momiji.ai.chances import WORLDS, chances, glimpse
from momiji.core.text import Text
from momiji.playing.timeline import Timeline

MOST: Final = 7  # turning points that are told
DECISIVE: Final = 0.15  # a chance that changes by so much in one turn turns the game


@dataclass(frozen=True, slots=True)
class Turning:
    """A turn after which things looked different."""

    turn: int  # place in the timeline's turns, counted from 1
    seat: int
    text: Text
    weight: float


def table_of_points(timeline: Timeline) -> list[list[float]]:
    """For every seat what they would have had after 0, 1, 2 … turns; alone, how many conditions held."""
    by_state = [[float(value) for value in timeline.session.rules.standing(state).points] for state in _states(timeline)]
    return [list(values) for values in zip(*by_state, strict=True)]


def _states(timeline: Timeline) -> list[Any]:
    """Before the first turn and after each."""
    return [timeline.state(timeline.turns[0].first if timeline.turns else 0), *(timeline.state(turn.last) for turn in timeline.turns)]


def turning_points(timeline: Timeline, points: Sequence[Sequence[float]], odds: Sequence[Sequence[float]] = ()) -> list[Turning]:
    """In the order of the game: who took the lead for good or for a while, the largest turns, when the end began, what decided it."""
    found = [*_leads(timeline, points), *_gains(timeline, points), *_ends(timeline)]
    if odds and len(odds[0]) > len(timeline.turns):
        found += _decisions(timeline, odds)
    best: dict[int, Turning] = {}
    for one in sorted(found, key=lambda one: one.weight, reverse=True):
        best.setdefault(one.turn, one)
    told = sorted(best.values(), key=lambda one: one.weight, reverse=True)[:MOST]
    return sorted(told, key=lambda one: one.turn)


def _name(timeline: Timeline, seat: int) -> str:
    return timeline.seats[seat].name


def _leads(timeline: Timeline, points: Sequence[Sequence[float]]) -> Iterator[Turning]:
    """A new sole leader, the weightier the longer the lead holds."""
    leaders = []
    for turn in range(len(points[0])):
        best = max(values[turn] for values in points)
        first = [seat for seat, values in enumerate(points) if values[turn] == best]
        leaders.append(first[0] if len(first) == 1 and len(points) > 1 else None)
    leader: int | None = None
    for turn, now in enumerate(leaders):
        if now is None or now == leader or turn == 0:
            leader = now if now is not None else leader
            continue
        held = next((far for far, later in enumerate(leaders[turn:]) if later not in (now, None)), len(leaders) - turn)
        yield Turning(turn, now, Text("review-lead", {"name": _name(timeline, now)}), held / len(leaders) + 0.2)
        leader = now


def _gains(timeline: Timeline, points: Sequence[Sequence[float]]) -> Iterator[Turning]:
    """The turns that brought most; alone, every condition that came to hold."""
    steps = [(points[turn.seat][at] - points[turn.seat][at - 1], at, turn.seat) for at, turn in enumerate(timeline.turns, start=1)]
    if timeline.session.rules.standing(timeline.state(0)).wanted is not None:
        yield from (
            Turning(at, seat, Text("review-condition", {"count": round(points[0][at])}), 0.5) for gain, at, seat in steps if gain > 0
        )
        return
    for gain, at, seat in sorted(steps, reverse=True)[:2]:
        if gain > 0:
            yield Turning(at, seat, Text("review-gain", {"name": _name(timeline, seat), "points": round(gain)}), 0.3 + gain / 100)


def _ends(timeline: Timeline) -> Iterator[Turning]:
    standing = timeline.session.rules.standing
    for at, turn in enumerate(timeline.turns, start=1):
        if not standing(timeline.state(turn.first)).ending and standing(timeline.state(turn.last)).ending:
            yield Turning(at, turn.seat, Text("review-end"), 0.6)


def _decisions(timeline: Timeline, odds: Sequence[Sequence[float]]) -> Iterator[Turning]:
    """Where the winner's chance rose most."""
    outcome = timeline.session.rules.outcome(timeline.state(timeline.length))
    for seat in outcome.winners[:1] if outcome and outcome.points else ():
        rises = [(odds[seat][at] - odds[seat][at - 1], at) for at in range(1, len(timeline.turns))]
        rise, at = max(rises, default=(0.0, 0))
        if rise >= DECISIVE:
            facts = {"name": _name(timeline, seat), "before": round(100 * odds[seat][at - 1]), "after": round(100 * odds[seat][at])}
            yield Turning(at, seat, Text("review-decisive", facts), 1.0 + rise)


# ---------------------------------------------------------------------- who was likely to win
def odds_by_turn(timeline: Timeline) -> Iterator[list[float] | None]:
    """The chances of all seats after 0, 1, 2 … turns, from what everybody could see then.

    It takes a while, so it is made in small pieces: whoever asks gets None after each of them, and a list when a turn is done.
    """
    rng, rules, mind = Random("review"), timeline.session.rules, brain(timeline.session.game)
    for state in _states(timeline):
        outcome = rules.outcome(state)
        if outcome is not None:
            yield [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(len(timeline.seats))]
            return
        view, glimpses = rules.view(state, None), []
        for _ in range(WORLDS):
            glimpses.append(glimpse(mind, rules.imagine(view, rng)))
            yield None
        yield chances(mind, state, glimpses)
