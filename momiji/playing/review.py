"""What a finished game comes to when it is looked over: points by turn, turning points, and who was likely to win when."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from momiji.ai.brain import brain
from momiji.ai.chances import WORLDS, chances, glimpse
from momiji.ai.thought import Steps
from momiji.ai.weighing import Weighed, weigh
from momiji.core.text import Text
from momiji.playing.minds import Asking, Minds
from momiji.playing.timeline import Timeline, TurnSpan

MOST: Final = 3  # turning points that are told
_TRIES: Final = 3  # how often somebody is asked about a turn before it is left out


@dataclass(frozen=True, slots=True)
class Turning:
    """A turn on which much hung, in a sentence or two."""

    turn: int  # place in the timeline's turns, counted from 1
    seat: int
    texts: tuple[Text, ...]
    points: float = 0.0  # more than the next best turn, or less than the best


def table_of_points(timeline: Timeline) -> list[list[float]]:
    """For every seat what they would have had after 0, 1, 2 … turns; alone, how many conditions held."""
    by_state = [[float(value) for value in timeline.session.rules.standing(state).points] for state in _states(timeline)]
    return [list(values) for values in zip(*by_state, strict=True)]


def _states(timeline: Timeline) -> list[Any]:
    """Before the first turn and after each."""
    return [timeline.state(timeline.turns[0].first if timeline.turns else 0), *(timeline.state(turn.last) for turn in timeline.turns)]


def conditions_met(timeline: Timeline) -> list[Turning]:
    """Alone, what led to the end: the last turns in which one more condition came to hold."""
    points = table_of_points(timeline)[0]
    met = [at for at in range(1, len(points)) if points[at] > points[at - 1]]
    return [Turning(at, timeline.turns[at - 1].seat, (Text("review-condition", {"count": round(points[at])}),)) for at in met[-MOST:]]


# ---------------------------------------------------------------------- turning points
class TurningSearch:
    """Asks about one turn after another. The same game has the same answers, whoever looks and however often."""

    def __init__(self, timeline: Timeline, minds: Minds) -> None:
        self.timeline, self._minds = timeline, minds
        self._weighed: dict[int, Weighed] = timeline.session.weighed
        self._asked: tuple[int, Asking[Weighed]] | None = None
        self._refused: dict[int, int] = {}  # how often nobody answered

    @property
    def done(self) -> int:
        return len(self._weighed) + len(self._given_up)

    @property
    def _given_up(self) -> list[int]:
        return [turn for turn, times in self._refused.items() if times >= _TRIES]

    @property
    def over(self) -> bool:
        return self.done == len(self.timeline.turns)

    @property
    def silent(self) -> bool:
        """Nobody answered to anything."""
        return self.over and not self._weighed and bool(self.timeline.turns)

    @property
    def found(self) -> list[Turning]:
        return told(self.timeline, self._weighed) if self.over else []

    def look(self) -> bool:
        """Whether an answer came since the last look; the next turn is asked about."""
        came = False
        if self._asked is not None and self._asked[1].ready:
            (turn, asking), self._asked, came = self._asked, None, True
            answer = asking.answer
            if answer is None:
                self._refused[turn] = self._refused.get(turn, 0) + 1
            else:
                self._weighed[turn] = answer
        if self._asked is None and not self.over:
            given_up = self._given_up
            turn = next(at for at in range(1, len(self.timeline.turns) + 1) if at not in self._weighed and at not in given_up)
            self._asked = (turn, self._minds.weigh(self.timeline.session.game, *_question(self.timeline, turn)))
        return came

    def close(self) -> None:
        """Nobody looks any more; what is known stays."""
        if self._asked is not None:
            self._asked[1].cancel()
        self._asked = None


def turning_points(timeline: Timeline) -> list[Turning]:
    """The same at once, for those who can wait; alone, what was reached."""
    outcome = timeline.session.rules.outcome(timeline.session.state)
    if outcome is None or not outcome.points:
        return conditions_met(timeline)
    mind = brain(timeline.session.game)
    return told(timeline, {turn: weigh(mind, *_question(timeline, turn)) for turn in range(1, len(timeline.turns) + 1)})


def _question(timeline: Timeline, turn: int) -> tuple[Any, Steps, str]:
    """What its player saw, what they did, and a seed that is the same for everybody who asks."""
    span = timeline.turns[turn - 1]
    return timeline.session.rules.view(timeline.state(span.first), span.seat), _steps(timeline, span), f"turn {turn}"


def told(timeline: Timeline, weighed: Mapping[int, Weighed]) -> list[Turning]:
    """The turns that mattered most, in the order of the game. What a player left undone again and again is told once."""
    clear = [turn for turn, one in weighed.items() if one.clear]
    found: dict[str, Turning] = {}
    for turn in sorted(clear, key=lambda turn: (-abs(weighed[turn].points), turn)):
        one = _turning(timeline, turn, weighed[turn])
        found.setdefault(repr((one.seat, one.texts[0].key, one.texts[0].args["deed"])), one)
        if len(found) == MOST:
            break
    return sorted(found.values(), key=lambda one: one.turn)


def _turning(timeline: Timeline, turn: int, one: Weighed) -> Turning:
    span, mind = timeline.turns[turn - 1], brain(timeline.session.game)
    view, *_ = _question(timeline, turn)
    points = round(abs(one.points))
    if one.points < 0:
        missed = Text("review-missed", {"deed": mind.deed(one.other, view), "points": points})
        taker = _taker(timeline, turn, one.other)
        then = () if taker is None else (Text("review-taken", {"name": timeline.seats[taker].name}),)
        return Turning(turn, span.seat, (missed, *then), one.points)
    deed = mind.deed(one.steps, view)
    if one.first is None:
        return Turning(turn, span.seat, (Text("review-worth", {"deed": deed, "points": points}),), one.points)
    first = {"deed": deed, "points": points, "name": timeline.seats[one.first].name}
    return Turning(turn, span.seat, (Text("review-worth-first", first),), one.points)


def _taker(timeline: Timeline, turn: int, missed: Steps) -> int | None:
    """Who took what was left, before it was the same player's turn again."""
    span = timeline.turns[turn - 1]
    view, *_ = _question(timeline, turn)
    takes = brain(timeline.session.game).wanted(missed, view)
    for later in timeline.turns[turn:] if takes else ():
        if later.seat == span.seat:
            break
        if takes and takes(_steps(timeline, later)):
            return later.seat
    return None


def _steps(timeline: Timeline, span: TurnSpan) -> Steps:
    return tuple(taken.step for taken in timeline.taken[span.first : span.last])


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
