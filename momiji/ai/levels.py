"""The computer players by level: what each sees, remembers and how long it thinks."""

from dataclasses import dataclass
from random import Random
from typing import Any

from .brain import AnyBrain
from .search import WORLDS, looked_at
from .thought import KEEN, Deadline, Effort, Move, Sight, Thought

RANDOM = "random"
_OVERLOOKED = 0.3  # share of the lines that do not come to mind at a glance
_OPTIONS = 10  # told of a player who does not search


@dataclass(frozen=True, slots=True)
class Level:
    """One computer player."""

    name: str
    forgets: float  # share of what was public once
    seconds: float  # how long a turn may take
    sight: Sight = KEEN
    glances: bool = False  # sees roughly what a turn brings, and overlooks things
    effort: Effort | None = None  # how it searches where a game has no figures of its own; none: it does not


_OWN_GARDEN = 0.3  # Gardener tends its own herbarium and looks up now and then; so the four levels stand at even distances
# Master looks ahead with the quick player; Sage lets the next turns be played with care (docs/computer-players.md).
LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("sprout", 0.6, 0.2, Sight(counts=False), glances=True),
        Level("gardener", 0.2, 0.2, Sight(_OWN_GARDEN, counts=False)),
        Level("master", 0.0, 1.5, effort=Effort(lines=12, playouts=100, turns=4)),
        Level("sage", 0.0, 5.0, effort=Effort(lines=16, playouts=400, turns=4, careful=True)),
    )
}
NAMES = (RANDOM, *LEVELS)
QUICKEST = "sprout"


def never() -> bool:
    return False


def whose_turn(brain: AnyBrain, view: Any, world: Any) -> int:
    """The seat that is to think. Where everything lies open a view need not say whose it is."""
    seat = brain.rules.actor(world)
    if seat is None or getattr(view, "seat", seat) != seat:
        raise ValueError("it is not this seat's turn")
    return seat


def effort_of(brain: AnyBrain, level: str, players: int) -> Effort | None:
    """How hard a level searches at this game, with so many players."""
    return brain.efforts.get(level, {}).get(players, LEVELS[level].effort)


def only_step(brain: AnyBrain, world: Any) -> Thought | None:
    """Where one step can be taken there is nothing to think about."""
    steps = brain.rules.legal(world)
    return Thought((Move((steps[0],), 0.0),)) if len(steps) == 1 else None


def think(
    brain: AnyBrain, view: Any, level: str, seed: int | str, *, deadline: Deadline | None = None, effort: Effort | None = None
) -> Thought:
    """The best steps a level finds for the seat whose turn it is; the same seed gives the same answer unless the deadline comes first.

    `effort` takes the place of the level's own search, for smaller and larger budgets."""
    rng = Random(f"{level}/{seed}")
    late = deadline or never
    if level == RANDOM:
        return _blindly(brain, view, rng)
    player = LEVELS[level]
    own_way = brain.own_way(view)
    if own_way is not None:
        return own_way.think(view, level, rng, late, effort)
    view = brain.forget(view, player.forgets, rng)
    world = brain.rules.imagine(view, rng)
    seat = whose_turn(brain, view, world)
    only = only_step(brain, world)
    if only is not None:
        return only
    if player.glances:
        return _glance(brain, world, player, rng)
    effort = effort or effort_of(brain, level, len(brain.points(world)))
    if effort is None:
        return _look(brain, view, player, rng)
    return brain.search(view, seat, rng, effort, late)


def _blindly(brain: AnyBrain, view: Any, rng: Random) -> Thought:
    world = brain.rules.imagine(view, rng)
    whose_turn(brain, view, world)
    steps = brain.rules.legal(world)
    return Thought((Move((steps[int(rng.random() * len(steps))],), 0.0),))


def _glance(brain: AnyBrain, world: Any, player: Level, rng: Random) -> Thought:
    """The line that brings most at once, of those that come to mind."""
    found = brain.glanced(world, player.sight, rng)
    noticed = [one for one in found if rng.random() >= _OVERLOOKED] or found[:1]
    return Thought(tuple(Move(one.steps, one.value) for one in noticed[:_OPTIONS]))


def _look(brain: AnyBrain, view: Any, player: Level, rng: Random) -> Thought:
    """The line that looks best at once."""
    found = looked_at(brain, view, rng, player.sight)
    return Thought(tuple(Move(one.steps, one.value, WORLDS if one.turned else 1) for one in found[:_OPTIONS]), WORLDS)
