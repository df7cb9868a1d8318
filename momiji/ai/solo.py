"""Playing alone: the deck's contents are known and only their order is not, so a beam search solves imagined orders one by one."""

from dataclasses import dataclass
from random import Random

from momiji.games.momiji.rules import MOMIJI
from momiji.games.momiji.state import NOT_YET, OPEN, OVER, State
from momiji.games.momiji.steps import FINISH
from momiji.games.momiji.view import View

from .distance import HOPELESS, distance
from .greedy import replayed
from .search import Effort
from .thought import Deadline, Option, Thought
from .turns import Line, early_lines, ended, extra_lines, key_of, main_lines

_EXTENDED = 4


@dataclass(slots=True)
class Node:
    """A position of the beam: how far from winning, and by which first line it was reached."""

    far: float
    state: State
    root: int


def turn_ends(s: State) -> list[Line]:
    """Every sensible way through the turn that begins or goes on now; turned cards are those of this world."""
    lines = [Line((), s)] if s.stage == OPEN and s.main != NOT_YET else [*main_lines(s, 120), *early_lines(s)]
    found: list[tuple[float, Line]] = []
    for line in lines:
        for one in _through(line):
            found.append((distance(one.state), one))
    found.sort(key=lambda pair: pair[0])
    more: list[Line] = []
    for _, line in found[:_EXTENDED]:
        if line.state.stage == OPEN:
            for extra in extra_lines(Line(line.steps, line.state)):
                more += _through(extra)
    return [line for _, line in found] + more


def _through(line: Line) -> list[Line]:
    """A line in which a card was turned goes on until its main action is done."""
    s = line.state
    if s.stage == OVER or (s.stage == OPEN and s.main != NOT_YET) or not line.turned:
        return [line]
    return [Line(line.steps + more.steps, more.state, more.turned) for more in main_lines(s, 30) if more.state.stage in (OPEN, OVER)]


def after_turn(s: State) -> State:
    if s.stage == OVER or s.main == NOT_YET:
        return s
    return ended(Line((), s)).state


def solve(nodes: list[Node], width: int, deadline: Deadline, per_root: int = 0) -> tuple[set[int], dict[int, float]]:
    """Beam search to the end of the game in one world: the first lines that win, and how near each first line came."""
    won: set[int] = set()
    nearest: dict[int, float] = {}
    while nodes:
        following: list[Node] = []
        seen: set[tuple[object, ...]] = set()
        for node in nodes:
            nearest[node.root] = min(node.far, nearest.get(node.root, 1e9))
            if node.far == 0.0:
                won.add(node.root)
                continue
            if node.state.stage == OVER or node.root in won:
                continue
            for line in turn_ends(node.state):
                state = after_turn(line.state)
                key = (node.root, *key_of(state), len(state.deck))
                if key in seen:
                    continue
                seen.add(key)
                far = distance(state)
                if far < HOPELESS or state.stage != OVER:
                    following.append(Node(far, state, node.root))
            if deadline():
                return won, nearest
        following.sort(key=lambda node: node.far)
        nodes = _thinned(following, width, per_root, won)
    return won, nearest


def _thinned(nodes: list[Node], width: int, per_root: int, won: set[int]) -> list[Node]:
    """The nearest positions; every first line keeps a few as long as it has not won."""
    if not per_root:
        return nodes[:width]
    kept: list[Node] = []
    count: dict[int, int] = {}
    for node in nodes:
        if node.root in won:
            continue
        mine = count.get(node.root, 0)
        if mine < per_root or len(kept) < width:
            kept.append(node)
            count[node.root] = mine + 1
    return kept


def alone(view: View, level: str, rng: Random, deadline: Deadline, effort: Effort | None) -> Thought:
    """The first line that wins in most imagined worlds; the lower levels take the nearest at once."""
    world = MOMIJI.imagine(view, rng)
    lines = roots(world)
    if lines[0].steps[-1] is FINISH or lines[0].steps[-1] == FINISH:
        return Thought((Option(lines[0].steps, 1.0),))
    if effort is None or len(lines) == 1:
        if level == "sprout":
            lines = [line for line in lines if rng.random() < 0.6] or lines[:1]
        return Thought(tuple(Option(line.steps, -distance(after_turn(line.state))) for line in lines[:10]))
    lines = lines[: effort.lines]
    wins, near = [0.0] * len(lines), [0.0] * len(lines)
    worlds, most = 0, max(1, effort.playouts // 60)
    while worlds < most:
        world = MOMIJI.imagine(view, rng)
        nodes = []
        for at, line in enumerate(lines):
            there = replayed(world, line.steps)
            for through in _through(there):
                state = after_turn(through.state)
                nodes.append(Node(distance(state), state, at))
        won, nearest = solve(nodes, 12, deadline, 2)
        if deadline() and worlds:
            break
        worlds += 1
        for at in range(len(lines)):
            wins[at] += at in won
            near[at] += nearest.get(at, HOPELESS)
        if deadline():
            break
    ranking = sorted(range(len(lines)), key=lambda at: (-wins[at], near[at]))
    return Thought(tuple(Option(lines[at].steps, wins[at] / worlds, worlds) for at in ranking), worlds, worlds * len(lines))


def roots(world: State) -> list[Line]:
    """First lines up to a turned card, nearest to winning first; lines that differ only afterwards are one."""
    first: dict[tuple[object, ...], tuple[float, Line]] = {}
    lines = [Line((), world)] if world.stage == OPEN and world.main != NOT_YET else [*main_lines(world, 120), *early_lines(world)]
    lines += [extra for line in lines[:40] for extra in extra_lines(line)]
    for line in lines:
        if not line.turned and line.state.stage != OVER and line.state.main != NOT_YET:
            line = ended(line)
        far = distance(line.state)
        if line.steps and (line.steps not in first or far < first[line.steps][0]):
            first[line.steps] = (far, line)
    return [line for _, line in sorted(first.values(), key=lambda pair: pair[0])]
