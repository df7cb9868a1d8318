"""The coach: the best moves of a search as sentences a player can follow, each with a reason taken from the search's own figures.

It sees what its player sees and nothing else: the same view a computer player gets.
"""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

from momiji.core.text import Text

from .brain import AnyBrain, Special, margin
from .chances import chance_of
from .levels import only_step, whose_turn
from .thought import Advice, Deadline, Effort, Fared, Move, Steps, Thought

COACH = "coach"  # among the efforts of a game
SECONDS = 1.0
DEALS = 40  # how often a position is dealt anew
MOST = 4  # moves named, one after another
SENTENCES = 3  # said about one move at most, the weightiest first
HARDLY = 0.75  # points; nearer than that two moves count as equal
_CLEARLY = 0.12  # share of a wide margin; so much better a move must be to be mentioned after the turn
_SURE = 10  # worlds in which both moves must have been tried for that
_EFFORT = Effort(lines=12, playouts=400, turns=6)


def advise(brain: AnyBrain, view: Any, seed: int | str, *, deadline: Deadline, effort: Effort | None = None) -> tuple[Advice, ...]:
    """The best moves that really differ, best first."""
    rng = Random(f"coach/{seed}")
    world = brain.rules.imagine(view, rng)
    seat = whose_turn(brain, view, world)
    only = only_step(brain, world)
    if only is not None:
        return (Advice(only.steps, brain.said(only.steps, view), (Text("coach-only"),)),)
    own_way = brain.own_way(view)
    if own_way is not None:
        return own_way.advise(view, rng, deadline, effort)
    return _advices(brain, view, world, brain.search(view, seat, rng, effort or _effort(brain, world), deadline))


def review(brain: AnyBrain, view: Any, steps: Steps, seed: int | str, *, deadline: Deadline, effort: Effort | None = None) -> Text | None:
    """After a turn: a sentence if a clearly better move was there than the one that was made."""
    if brain.own_way(view) is not None:
        return None
    rng = Random(f"review/{seed}")
    world = brain.rules.imagine(view, rng)
    seat = whose_turn(brain, view, world)
    if only_step(brain, world) is not None:
        return None
    steps = brain.known(world, steps)
    thought = brain.search(view, seat, rng, effort or _effort(brain, world), deadline, also=steps)
    own = next((option for option in thought.options if option.steps == steps), None)
    best = thought.options[0]
    if own is None or min(own.tries, best.tries) < _SURE or brain.outline(own.steps) == brain.outline(best.steps):
        return None
    gap = best.points - own.points
    if gap < _CLEARLY * brain.wide:
        return None
    better = brain.missed(best.steps, view)
    return Text(better.key, {**better.args, "points": round(gap)})


def fares(brain: AnyBrain, view: Any, seat: int, seed: int | str, *, deadline: Deadline) -> Fared:
    """What nobody knows is dealt anew and the game is played on quickly to its end, as often as there is time for."""
    rng, came_to = Random(f"fares/{seed}"), list[float]()
    while len(came_to) < DEALS and not (came_to and deadline()):
        world = brain.rules.imagine(view, rng)
        while brain.rules.actor(world) is not None:
            world = brain.quick(world)
        came_to.append(margin(brain.points(world), seat))
    return Fared(len(came_to), sum(came_to) / len(came_to), sum(one > 0 for one in came_to))


def _effort(brain: AnyBrain, world: Any) -> Effort:
    return brain.efforts.get(COACH, {}).get(len(brain.points(world)), _EFFORT)


def _advices(brain: AnyBrain, view: Any, world: Any, thought: Thought) -> tuple[Advice, ...]:
    chosen = different(brain, thought.options, view)
    tried = brain.tried(thought)
    advices = []
    for place, option in enumerate(chosen):
        reason = _reason(brain, view, option, thought.options) if place == 0 else behind(chosen[0].points - option.points)
        why = (reason, *brain.remarks(option.steps, view))
        chance = _decided(brain, world, option) if option.error == 0 else None
        if chance is None:
            chance = chance_of(brain, world, option.points)
        advices.append(Advice(option.steps, brain.said(option.steps, view), why[:SENTENCES], tried, option.points, option.error, chance))
    return tuple(advices)


def _decided(brain: AnyBrain, world: Any, option: Move) -> float | None:
    """Who wins where a turn ends the game and nothing that is hidden matters; a shared victory is half a one."""
    outcome = brain.rules.outcome(brain.taken(world, option.steps))
    seat = brain.rules.actor(world)
    if outcome is None:
        return None
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def different(brain: AnyBrain, options: Sequence[Move], view: Any) -> list[Move]:
    """One for each move that is called differently: what only goes with it (a trade, another edge) makes no other move."""
    found: dict[str, Move] = {}
    for option in options:
        found.setdefault(repr(brain.said(option.steps, view)), option)
    return list(found.values())[:MOST]


def behind(points: float) -> Text:
    """Of a move that is not the best."""
    return Text("coach-hardly-worse") if points < HARDLY else Text("coach-worse", {"points": max(1, round(points))})


def _reason(brain: AnyBrain, view: Any, best: Move, options: Sequence[Move]) -> Text:
    """What the best move brings, against the best of the moves that leave out what is special about it."""
    whole: Special = ("coach-next-best", partial(_alike, brain, best.steps), {})
    for key, has, args in (*brain.special(best.steps, view), whole):
        rivals = [option for option in options if not has(option.steps)]
        if not rivals:
            continue
        rival = max(rivals, key=lambda option: (option.tries, option.value))
        points = best.points - rival.points
        if points >= HARDLY:
            return Text(key, {**args, "points": max(1, round(points))})
        return Text("coach-about-equal")
    return Text("coach-best-found")


def _alike(brain: AnyBrain, steps: Steps, others: Steps) -> bool:
    return brain.outline(steps) == brain.outline(others)
