"""Determinised search over whole turns: the best lines of the turn are tried in many imagined worlds, each played on by quick players.

Sequential halving: every line gets the same worlds, the weaker half drops out, the rest is looked at again.
"""

from collections import Counter
from dataclasses import dataclass
from math import tanh
from random import Random

from momiji.games.momiji.rules.cards import CODES
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.state import OVER, State
from momiji.games.momiji.rules.steps import Arrange, Discard, Done, End, Pick, Play, PlayNew, PlayOn, Recover, Step, Trade, Use
from momiji.games.momiji.rules.view import View

from .evaluate import Judge, expected_points, margin
from .greedy import Rated, best_turn, rated_lines, replayed, turn_end, worth
from .policy import quick_turn
from .thought import Deadline, Option, Thought

_ROOT_WORLDS = 3
_SQUASH = 25.0
_ALIKE = 3  # lines with the same main action that are looked at
_FINALISTS = 2  # so many lines share what the rounds before leave
_EARLY = 0.95  # share of the playouts for those rounds; so a deadline that comes early still finds a ranking


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard a level searches; the numbers are limits, the deadline may come first."""

    lines: int
    playouts: int
    turns: int = 200  # of a playout, before the position is evaluated
    careful: bool = False  # whether these turns are played with all their lines looked at, or quickly
    trust: float = 0.1  # how much the evaluation at the root counts beside the playouts
    width: int = 2  # alone: positions looked at for each line and each card of the deck turned
    worlds: int = 10  # alone: orders of the deck that are solved


def candidates(view: View, rng: Random, lines: int) -> list[Rated]:
    """The lines that look best at once, averaged over a few worlds where a card is turned."""
    seat = view.current
    worlds = [MOMIJI.imagine(view, rng) for _ in range(_ROOT_WORLDS)]
    rated = rated_lines(worlds[0])
    turned = [one for one in rated if one.line.turned]
    for one in turned:
        for world in worlds[1:]:
            one.value += worth(replayed(world, one.line.steps), seat, Judge(world))
        one.value /= len(worlds)
    rated.sort(key=lambda one: one.value, reverse=True)
    return different(rated, lines)


def different(rated: list[Rated], lines: int) -> list[Rated]:
    """The best lines that really differ: one of those that lay like cards, and a few of those with the same main action."""
    kept: list[Rated] = []
    likes: set[tuple[str, ...]] = set()
    mains: Counter[tuple[str, ...]] = Counter()
    for one in rated:
        main, extra = outline(one.line.steps)
        if main + extra in likes or mains[main] == _ALIKE:
            continue
        likes.add(main + extra)
        mains[main] += 1
        kept.append(one)
        if len(kept) == lines:
            break
    return kept


def outline(steps: tuple[Step, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """A line in rough words, without acorn edges and ends of the row: its main action, and what goes with it."""
    main, extra = [], []
    for step in steps:
        match step:
            case Play(card) | PlayNew(card) | PlayOn(card):
                main.append(CODES[card][:2])
            case End() | Done() | Discard() | Arrange():
                pass
            case Trade() | Pick() | Recover():
                extra.append(type(step).__name__)
            case Use(letter) if letter in "CFGLN":
                extra.append(letter)
            case _:
                main.append(MOMIJI.encode(step))
    return tuple(sorted(main)), tuple(sorted(extra))


def outcome(s: State, seat: int, effort: Effort) -> float:
    """Let a world go on for some turns, or to its end, and say what it comes to for the seat, in points."""
    play = best_turn if effort.careful else quick_turn
    for _ in range(effort.turns):
        if s.stage == OVER:
            break
        s = play(s)
    return margin(expected_points(s), seat)


def squashed(points: float) -> float:
    """Wide margins count less than narrow ones."""
    return _SQUASH * tanh(points / _SQUASH)


def search(view: View, rng: Random, effort: Effort, deadline: Deadline, also: tuple[Step, ...] = ()) -> Thought:
    """The best lines, and among them one that is to be looked at whatever it seems worth (`also`)."""
    seat = view.current
    rated = candidates(view, rng, effort.lines)
    if also and all(one.line.steps != also for one in rated):
        world = MOMIJI.imagine(view, rng)
        line = replayed(world, also)
        rated.append(Rated(worth(line, seat, Judge(world)), line))
    if len(rated) == 1:
        return Thought((Option(rated[0].line.steps, rated[0].value, points=rated[0].value),), _ROOT_WORLDS)
    totals, points, tries = [0.0] * len(rated), [0.0] * len(rated), [0] * len(rated)
    base = [squashed(one.value) for one in rated]
    alive = list(range(len(rated)))
    spent = worlds = 0
    rounds = (len(rated) - 1).bit_length()

    def mean(at: int) -> float:
        return (1 - effort.trust) * totals[at] / max(1, tries[at]) + effort.trust * base[at]

    late = False
    while not late and spent < effort.playouts:
        last = len(alive) <= _FINALISTS
        share = max(1, int(_EARLY * effort.playouts / rounds / len(alive)))
        while (last and spent < effort.playouts) or (not last and share):
            world = MOMIJI.imagine(view, rng)
            ends: list[float] = []
            for at in alive:
                line = replayed(world, rated[at].line.steps)
                state = line.state if line.over else turn_end(line, seat, Judge(line.state))[1]
                ends.append(outcome(state, seat, effort))
                late = deadline()
                if late and worlds:
                    break
            if len(ends) < len(alive):
                break  # a world that not all lines have seen says nothing
            for at, end in zip(alive, ends, strict=True):
                totals[at] += squashed(end)
                points[at] += end
                tries[at] += 1
            worlds += 1
            spent += len(alive)
            share -= 1
            if late:
                break
        alive.sort(key=mean, reverse=True)
        if not last:
            alive = alive[: (len(alive) + 1) // 2]
    ranking = sorted(range(len(rated)), key=lambda at: (-tries[at], -mean(at)))
    options = (Option(rated[at].line.steps, mean(at), tries[at], points[at] / max(1, tries[at])) for at in ranking)
    return Thought(tuple(options), worlds, spent)
