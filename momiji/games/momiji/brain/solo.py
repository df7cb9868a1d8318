"""Playing alone: the deck's contents are known and only their order is not, so a beam search solves imagined orders one by one."""

from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from random import Random

from momiji.ai.thought import Deadline, Effort, Move, Thought
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.state import NOT_YET, Stage, State
from momiji.games.momiji.rules.steps import FINISH
from momiji.games.momiji.rules.view import View

from .distance import HOPELESS, distance
from .greedy import replayed
from .turns import TurnLine, early_lines, ended, extra_lines, key_of, main_lines

_EXTENDED = 4
_MOST_LINES = 120
_SCREENING, _FINALISTS = 2, 3  # after so many worlds weak lines drop out, until so many are left


@dataclass(slots=True)
class Node:
    """A position of the beam: how far from winning, and by which first line it was reached."""

    far: float
    state: State
    root: int


def turn_ends(s: State) -> list[tuple[float, State]]:
    """Where the turn that begins or goes on now may lead, with the distance left; turned cards are those of this world."""
    found: list[tuple[float, State]] = []
    rich: list[tuple[float, int, TurnLine]] = []
    for line in opening_lines(s):
        for one in _through(line):
            state = after_turn(one.state)
            far = distance(state)
            found.append((far, state))
            if one.state.stage == Stage.OPEN:
                rich.append((far, len(rich), one))
    rich.sort()
    for _, _, line in rich[:_EXTENDED]:
        for extra in extra_lines(TurnLine(line.steps, line.state)):
            for one in _through(extra):
                state = after_turn(one.state)
                found.append((distance(state), state))
    return found


def opening_lines(s: State) -> list[TurnLine]:
    if s.stage == Stage.OPEN and s.main != NOT_YET:
        return [TurnLine((), s)]
    return [*main_lines(s, _MOST_LINES), *early_lines(s)]


def _through(line: TurnLine) -> list[TurnLine]:
    """A line in which a card was turned goes on until its main action is done."""
    s = line.state
    if line.over or (s.stage == Stage.OPEN and s.main != NOT_YET) or not line.turned:
        return [line]
    return [line.and_then(more) for more in main_lines(s, 30) if more.state.stage in (Stage.OPEN, Stage.OVER)]


def after_turn(s: State) -> State:
    if s.stage == Stage.OVER or s.main == NOT_YET:
        return s
    return ended(TurnLine((), s)).state


def solve(
    nodes: list[Node], width: int, deadline: Deadline, roots: int = 1, wanted: set[int] | None = None
) -> tuple[set[int], dict[int, float]]:
    """Search one world to its end: the first lines that win, and how near each first line came.

    A play costs no cards of the deck, so positions are compared with those that have as much of the deck left: in each such layer
    every first line may look at `width` positions, the nearest first."""
    won: set[int] = set()
    nearest: dict[int, float] = {}
    layers: dict[float, list[tuple[float, int, Node]]] = {}
    seen: set[tuple[object, ...]] = set()
    count = 0
    for node in nodes:
        count += 1
        layers.setdefault(_layer(node.state), []).append((node.far, count, node))
    while layers:
        at = max(layers)
        queue = layers[at]
        heapify(queue)
        looked = [0] * roots
        while queue:
            far, _, node = heappop(queue)
            root = node.root
            if root in won or looked[root] >= width:
                continue
            if far == 0.0:
                won.add(root)
                continue
            if node.state.stage == Stage.OVER:
                nearest[root] = min(far, nearest.get(root, 1e9))
                continue
            looked[root] += 1
            for further, state in turn_ends(node.state):
                key = (root, *key_of(state), len(state.deck))
                if key in seen:
                    continue
                seen.add(key)
                count += 1
                layer = _layer(state)
                entry = further, count, Node(further, state, root)
                if layer == at:
                    heappush(queue, entry)
                else:
                    layers.setdefault(layer, []).append(entry)
            if deadline():
                return won, nearest
        del layers[at]
        if len(won) == (roots if wanted is None else len(wanted)):
            break
    return won, nearest


def _layer(s: State) -> float:
    """How much of the game is left: cards of the deck, then the turns after it has run out."""
    if s.stage == Stage.OVER:
        return -1000.0
    return float(len(s.deck)) if s.final is None else s.final - 100.0


def alone(view: View, level: str, rng: Random, deadline: Deadline, effort: Effort | None) -> Thought:
    """The first line that wins in most imagined worlds; the lower levels take the nearest at once."""
    world = MOMIJI.imagine(view, rng)
    lines = roots(world)
    if lines[0].steps[-1] == FINISH:
        return Thought((Move(lines[0].steps, 1.0),))
    if effort is None or len(lines) == 1:
        if level == "sprout":
            lines = [line for line in lines if rng.random() < 0.6] or lines[:1]
        return Thought(tuple(Move(line.steps, -distance(after_turn(line.state))) for line in lines[:10]))
    lines = lines[: effort.lines]
    wins, near, tries = [0] * len(lines), [0.0] * len(lines), [0] * len(lines)
    alive = list(range(len(lines)))
    worlds = 0
    while worlds < effort.worlds and not (worlds and deadline()):
        world = MOMIJI.imagine(view, rng)
        nodes = [Node(distance(state), state, at) for at in alive for state in _first_ends(world, lines[at])]
        won, nearest = solve(nodes, effort.width, deadline, len(lines), set(alive))
        if worlds and deadline():
            break  # a world that was not solved to its end says nothing
        worlds += 1
        for at in alive:
            tries[at] += 1
            wins[at] += at in won
            near[at] += 0.0 if at in won else nearest.get(at, HOPELESS)
        if worlds >= _SCREENING and len(alive) > _FINALISTS:
            alive.sort(key=lambda at: (-wins[at], near[at], at))
            alive = alive[: max(_FINALISTS, len(alive) * 2 // 3)]
    ranking = sorted(range(len(lines)), key=lambda at: (-tries[at], -wins[at], near[at], at))
    return Thought(tuple(Move(lines[at].steps, wins[at] / max(1, tries[at]), tries[at]) for at in ranking), worlds, sum(tries))


def _first_ends(world: State, line: TurnLine) -> list[State]:
    return [after_turn(through.state) for through in _through(replayed(world, line.steps))]


def solvable(s: State, width: int, deadline: Deadline) -> bool:
    """Whether a search that knows the order of the deck finds a way to win; a no may be wrong, a yes is certain."""
    won, _ = solve([Node(distance(s), s, 0)], width, deadline)
    return bool(won)


def roots(world: State) -> list[TurnLine]:
    """First lines up to a turned card, nearest to winning first; lines that differ only afterwards are one."""
    first: dict[tuple[object, ...], tuple[float, TurnLine]] = {}
    lines = opening_lines(world)
    lines += [extra for line in lines[:40] for extra in extra_lines(line)]
    for line in lines:
        if line.state.main != NOT_YET:
            line = ended(line)
        far = distance(line.state)
        if line.steps and (line.steps not in first or far < first[line.steps][0]):
            first[line.steps] = (far, line)
    return [line for _, line in sorted(first.values(), key=lambda pair: pair[0])]
