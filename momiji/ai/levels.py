"""The computer players by level: what each sees, remembers and how long it thinks."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.legal import legal
from momiji.games.momiji.rules.state import DRAFT, OVER
from momiji.games.momiji.rules.view import View

from .draft import draft
from .evaluate import Judge
from .greedy import rated_lines, replayed, worth
from .memory import forget
from .search import Effort, search
from .short_sighted import glance
from .solo import alone
from .thought import Deadline, Option, Thought
from .weights import COUNTING, PLAIN

RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Level:
    """One computer player."""

    name: str
    forgets: float  # share of what was public once
    seconds: float  # how long a turn may take
    regard: float = 1.0  # how much the others' points count beside its own
    efforts: Mapping[int, Effort] = field(default_factory=dict)  # how it searches, by the number of players; none: it does not


# By the number of players: a turn at a full table costs more to imagine, so its budget is smaller. Master looks ahead with the quick
# player; Sage lets the next turns be played with care, which gained what more and longer quick games did not (docs/computer-players.md).
_MASTER = {
    1: Effort(lines=12, playouts=0, width=2, worlds=4),
    2: Effort(lines=12, playouts=100, turns=4),
    3: Effort(lines=12, playouts=160, turns=6),
    4: Effort(lines=12, playouts=160, turns=6),
    5: Effort(lines=12, playouts=150, turns=6),
}
_SAGE = {
    1: Effort(lines=16, playouts=0, width=3, worlds=20),
    2: Effort(lines=16, playouts=400, turns=4, careful=True),
    3: Effort(lines=16, playouts=260, turns=4, careful=True),
    4: Effort(lines=16, playouts=280, turns=4, careful=True),
    5: Effort(lines=16, playouts=180, turns=5, careful=True),
}
_OWN_GARDEN = 0.3  # Gardener tends its own herbarium and looks up now and then; so the four levels stand at even distances
LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("sprout", 0.6, 0.2),
        Level("gardener", 0.2, 0.2, _OWN_GARDEN),
        Level("master", 0.0, 1.5, efforts=_MASTER),
        Level("sage", 0.0, 5.0, efforts=_SAGE),
    )
}
NAMES = (RANDOM, *LEVELS)
_WORLDS = 3


def never() -> bool:
    return False


def think(view: View, level: str, seed: int | str, *, deadline: Deadline | None = None, effort: Effort | None = None) -> Thought:
    """The best steps a level finds for the seat whose turn it is; the same seed gives the same answer unless the deadline comes first.

    `effort` takes the place of the level's own search, for smaller and larger budgets."""
    rng = Random(f"{level}/{seed}")
    late = deadline or never
    if view.seat != view.current or view.turn.stage == OVER:
        raise ValueError("it is not this seat's turn")
    if level == RANDOM:
        return _blindly(view, rng)
    player = LEVELS[level]
    if view.turn.stage == DRAFT:
        return draft(view, rng, noise=4.0 if level == "sprout" else 0.0, learned=COUNTING if player.efforts else PLAIN)
    view = forget(view, player.forgets, rng)
    world = MOMIJI.imagine(view, rng)
    steps = legal(world)
    if len(steps) == 1:
        return Thought((Option((steps[0],), 0.0),))
    if view.scenario is not None:
        return alone(view, level, rng, late, effort or player.efforts.get(1))
    if level == "sprout":
        return glance(world, rng)
    if level == "gardener":
        return _greedy(view, rng)
    return search(view, rng, effort or player.efforts[len(view.players)], late)


def _blindly(view: View, rng: Random) -> Thought:
    steps = legal(MOMIJI.imagine(view, rng))
    return Thought((Option((steps[int(rng.random() * len(steps))],), 0.0),))


def _greedy(view: View, rng: Random) -> Thought:
    """The line that looks best at once, by what lies on the table; where a card is turned, over a few worlds."""
    weights, regard = PLAIN[len(view.players)], LEVELS["gardener"].regard
    world = MOMIJI.imagine(view, rng)
    rated = rated_lines(world, Judge(world, weights, regard))
    others = [MOMIJI.imagine(view, rng) for _ in range(_WORLDS - 1)]
    for one in rated:
        if one.line.turned:
            for other in others:
                one.value += worth(replayed(other, one.line.steps), view.current, Judge(other, weights, regard))
            one.value /= _WORLDS
    rated.sort(key=lambda one: one.value, reverse=True)
    return Thought(tuple(Option(one.line.steps, one.value, _WORLDS if one.line.turned else 1) for one in rated[:10]), _WORLDS)
