"""Determinised search over whole turns: the best lines of the turn are tried in many imagined worlds, each played on by quick players.

Sequential halving: every line gets the same worlds, the weaker half drops out, the rest is looked at again.
"""

from collections import Counter
from math import sqrt, tanh
from random import Random
from typing import TYPE_CHECKING, Any

from .thought import KEEN, Candidate, Deadline, Effort, Move, Sight, Steps, Thought, by_value

if TYPE_CHECKING:
    from .brain import AnyBrain

WORLDS = 3  # in which a line is looked at before any game is imagined
_ALIKE = 3  # lines with the same main action that are looked at
_FINALISTS = 2  # so many lines share what the rounds before leave
_EARLY = 0.95  # share of the playouts for those rounds; so a deadline that comes early still finds a ranking


def looked_at(brain: "AnyBrain", view: Any, rng: Random, sight: Sight = KEEN) -> list[Candidate]:
    """The lines of the turn, the one that looks best at once first; averaged over a few worlds where something comes to light."""
    worlds = [brain.rules.imagine(view, rng) for _ in range(WORLDS)]
    found = brain.lines(worlds[0], sight)
    for one in found:
        if one.turned:
            for world in worlds[1:]:
                one.value += brain.worth(world, one.steps, sight)
            one.value /= len(worlds)
    found.sort(key=by_value, reverse=True)
    return found


def different(brain: "AnyBrain", found: list[Candidate], lines: int) -> list[Candidate]:
    """The best lines that really differ: one of those that are alike, and a few of those with the same main action."""
    kept: list[Candidate] = []
    likes: set[tuple[str, ...]] = set()
    mains: Counter[tuple[str, ...]] = Counter()
    for one in found:
        main, extra = brain.outline(one.steps)
        if main + extra in likes or mains[main] == _ALIKE:
            continue
        likes.add(main + extra)
        mains[main] += 1
        kept.append(one)
        if len(kept) == lines:
            break
    return kept


def outcome(brain: "AnyBrain", s: Any, seat: int, effort: Effort) -> float:
    """Let a world go on for some turns, or to its end, and say what it comes to for the seat, in points."""
    play, actor = brain.careful if effort.careful else brain.quick, brain.rules.actor
    for _ in range(effort.turns):
        if actor(s) is None:
            break
        s = play(s)
    return brain.value(s, seat)


def search(brain: "AnyBrain", view: Any, seat: int, rng: Random, effort: Effort, deadline: Deadline, also: Steps = ()) -> Thought:
    """The best lines, and among them one that is to be looked at whatever it seems worth (`also`)."""
    found = different(brain, looked_at(brain, view, rng), effort.lines)
    if also and all(one.steps != also for one in found):
        found.append(Candidate(also, brain.worth(brain.rules.imagine(view, rng), also)))
    if len(found) == 1:
        return Thought((Move(found[0].steps, found[0].value, points=found[0].value),), WORLDS)
    totals, points, squares, tries = [0.0] * len(found), [0.0] * len(found), [0.0] * len(found), [0] * len(found)

    def squashed(points: float) -> float:
        """Wide margins count less than narrow ones."""
        return brain.wide * tanh(points / brain.wide)

    base = [squashed(one.value) for one in found]
    alive = list(range(len(found)))
    spent = worlds = 0
    rounds = (len(found) - 1).bit_length()

    def mean(at: int) -> float:
        return (1 - effort.trust) * totals[at] / max(1, tries[at]) + effort.trust * base[at]

    late = False
    while not late and spent < effort.playouts:
        last = len(alive) <= _FINALISTS
        share = max(1, int(_EARLY * effort.playouts / rounds / len(alive)))
        while (last and spent < effort.playouts) or (not last and share):
            world = brain.rules.imagine(view, rng)
            ends: list[float] = []
            for at in alive:
                ends.append(outcome(brain, brain.taken(world, found[at].steps), seat, effort))
                late = deadline()
                if late and worlds:
                    break
            if len(ends) < len(alive):
                break  # a world that not all lines have seen says nothing
            for at, end in zip(alive, ends, strict=True):
                totals[at] += squashed(end)
                points[at] += end
                squares[at] += end * end
                tries[at] += 1
            worlds += 1
            spent += len(alive)
            share -= 1
            if late:
                break
        alive.sort(key=mean, reverse=True)
        if not last:
            alive = alive[: (len(alive) + 1) // 2]
    ranking = sorted(range(len(found)), key=lambda at: (-tries[at], -mean(at)))
    options = (
        Move(found[at].steps, mean(at), tries[at], points[at] / max(1, tries[at]), _error(points[at], squares[at], tries[at]))
        for at in ranking
    )
    return Thought(tuple(options), worlds, spent)


def _error(total: float, squares: float, tries: int) -> float:
    """Of a mean of so many."""
    return sqrt(max(0.0, squares - total * total / tries) / (tries - 1) / tries) if tries > 1 else 0.0
