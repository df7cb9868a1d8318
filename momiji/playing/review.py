"""What a finished game comes to when it is looked over: points by turn, turning points, and who was likely to win when."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from momiji.ai.chances import WORLDS, chances, glimpse
from momiji.core.text import Text
from momiji.games.momiji.rules import scoring, solo
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.state import OVER, State

from .timeline import Reel

MOST: Final = 7  # turning points that are told
DECISIVE: Final = 0.15  # a chance that changes by so much in one turn turns the game


@dataclass(frozen=True, slots=True)
class Turning:
    """A turn after which things looked different."""

    turn: int  # place in the reel's turns, counted from 1
    seat: int
    text: Text
    weight: float


def table_of_points(reel: Reel) -> list[list[float]]:
    """For every seat what they would have had after 0, 1, 2 … turns; alone, how many conditions held."""
    states = [reel.state(reel.turns[0].first if reel.turns else 0), *(reel.state(turn.last) for turn in reel.turns)]
    if states[0].solo is not None:
        return [[float(sum(solo.conditions(state))) for state in states]]
    by_state = [[float(score.total) for score in scoring.scores(state)] for state in states]
    return [list(values) for values in zip(*by_state, strict=True)]


def turning_points(reel: Reel, points: Sequence[Sequence[float]], odds: Sequence[Sequence[float]] = ()) -> list[Turning]:
    """In the order of the game: who took the lead for good or for a while, the largest turns, when the end began, what decided it."""
    found = [*_leads(reel, points), *_gains(reel, points), *_ends(reel)]
    if odds and len(odds[0]) > len(reel.turns):
        found += _decisions(reel, odds)
    best: dict[int, Turning] = {}
    for one in sorted(found, key=lambda one: one.weight, reverse=True):
        best.setdefault(one.turn, one)
    told = sorted(best.values(), key=lambda one: one.weight, reverse=True)[:MOST]
    return sorted(told, key=lambda one: one.turn)


def _name(reel: Reel, seat: int) -> str:
    return reel.seats[seat].name


def _leads(reel: Reel, points: Sequence[Sequence[float]]) -> Iterator[Turning]:
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
        yield Turning(turn, now, Text("review-lead", {"name": _name(reel, now)}), held / len(leaders) + 0.2)
        leader = now


def _gains(reel: Reel, points: Sequence[Sequence[float]]) -> Iterator[Turning]:
    """The turns that brought most; alone, every condition that came to hold."""
    steps = [(points[turn.seat][at] - points[turn.seat][at - 1], at, turn.seat) for at, turn in enumerate(reel.turns, start=1)]
    if reel.state(0).solo is not None:
        yield from (
            Turning(at, seat, Text("review-condition", {"count": round(points[0][at])}), 0.5) for gain, at, seat in steps if gain > 0
        )
        return
    for gain, at, seat in sorted(steps, reverse=True)[:2]:
        if gain > 0:
            yield Turning(at, seat, Text("review-gain", {"name": _name(reel, seat), "points": round(gain)}), 0.3 + gain / 100)


def _ends(reel: Reel) -> Iterator[Turning]:
    for at, turn in enumerate(reel.turns, start=1):
        if reel.state(turn.first).final is None and reel.state(turn.last).final is not None:
            yield Turning(at, turn.seat, Text("review-end", {"name": _name(reel, turn.seat)}), 0.6)


def _decisions(reel: Reel, odds: Sequence[Sequence[float]]) -> Iterator[Turning]:
    """Where the winner's chance rose most."""
    winners = scoring.winners(reel.state(reel.length)) if reel.state(0).solo is None else []
    for seat in winners[:1]:
        rises = [(odds[seat][at] - odds[seat][at - 1], at) for at in range(1, len(reel.turns))]
        rise, at = max(rises, default=(0.0, 0))
        if rise >= DECISIVE:
            facts = {"name": _name(reel, seat), "before": round(100 * odds[seat][at - 1]), "after": round(100 * odds[seat][at])}
            yield Turning(at, seat, Text("review-decisive", facts), 1.0 + rise)


# ---------------------------------------------------------------------- who was likely to win


def odds_by_turn(reel: Reel) -> Iterator[list[float] | None]:
    """The chances of all seats after 0, 1, 2 … turns, from what everybody could see then.

    It takes a while, so it is made in small pieces: whoever asks gets None after each of them, and a list when a turn is done.
    """
    rng = Random("review")
    states: list[State] = [reel.state(reel.turns[0].first if reel.turns else 0), *(reel.state(turn.last) for turn in reel.turns)]
    for state in states:
        if state.stage == OVER:
            winners = scoring.winners(state)
            yield [1 / len(winners) if seat in winners else 0.0 for seat in range(len(state.players))]
            return
        view, glimpses = MOMIJI.view(state, None), []
        for _ in range(WORLDS):
            glimpses.append(glimpse(MOMIJI.imagine(view, rng)))
            yield None
        yield chances(state, glimpses)
