"""A game to think about: the line that was played and every other line somebody tried, as a tree with remarks."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from momiji import registry
from momiji.core.events import Event, redact
from momiji.core.outcome import Turn
from momiji.core.text import Text
from momiji.store.records import game_of
from momiji.store.studies import Branch, Remark, StudyShape

from .session import Session

NO_REMARK = Remark()


class StudyNode:
    """A step with the position it leads to, and what may follow it. The first child goes on with the same line; the others leave it."""

    __slots__ = ("children", "parent", "played", "remark", "state", "step", "texts", "turn")

    def __init__(
        self, step: str, parent: "StudyNode | None", state: Any, *, turn: Turn, texts: tuple[Text, ...] = (), played: bool
    ) -> None:
        self.step, self.parent, self.state, self.played = step, parent, state, played
        self.turn, self.texts = turn, texts  # in which turn it was made, and what the log says of it
        self.children: list[StudyNode] = []
        self.remark = NO_REMARK

    @property
    def steps(self) -> list[str]:
        """From the beginning of the game to here."""
        words: list[str] = []
        node: StudyNode | None = self
        while node is not None and node.parent is not None:
            words.append(node.step)
            node = node.parent
        return words[::-1]

    @property
    def end(self) -> "StudyNode":
        """The last step of this line."""
        node = self
        while node.children:
            node = node.children[0]
        return node


@dataclass(frozen=True, slots=True)
class StudyRow:
    """A step as it stands in the list: how deep its branch is, and its place in its line."""

    node: StudyNode
    depth: int
    number: int


class Study:
    """Stands at one node. Nothing is ever thrown away by going about; a step that is there already is simply gone to."""

    def __init__(self, record: dict[str, Any], *told: StudyShape) -> None:
        """Steps that do not fit the rules are cut off, with everything behind them. Raises Impossible where the set-up does not."""
        self.record = {key: value for key, value in record.items() if key not in ("comments", "branches", "save")}
        self.rules = registry.rules(game_of(record))
        start = self.rules.start(self.rules.read_setup(self.record))
        self.root = StudyNode("", None, start, turn=self.rules.turn(start), played=True)
        self.here = self.root
        line = self._grow(self.root, record["actions"], played=True)
        for one in told:
            self._adopt(line, one.comments, one.branches)

    # -------------------------------------------------------------- the tree
    def _grow(self, node: StudyNode, words: Sequence[str], *, played: bool = False) -> list[StudyNode]:
        """A line from a node on, as far as the rules allow it; all its nodes, the given one first."""
        line = [node]
        for step in words:
            found = next((child for child in line[-1].children if child.step == step), None) or self._child(line[-1], step, played=played)
            if found is None:
                break
            line.append(found)
        return line

    def _child(self, parent: StudyNode, words: str, *, played: bool) -> StudyNode | None:
        rules, step = self.rules, self.rules.decode(words)
        if rules.actor(parent.state) is None or rules.refuse(parent.state, step) is not None:
            return None
        events: list[Event] = []
        state = rules.apply(parent.state, step, events)
        texts = tuple(rules.tell(parent.state, step, redact(events, None)))
        node = StudyNode(words, parent, state, turn=rules.turn(parent.state), texts=texts, played=played)
        parent.children.append(node)
        return node

    def _adopt(self, line: list[StudyNode], comments: dict[str, Remark], branches: list[Branch]) -> None:
        for place, remark in comments.items():
            if place.isdecimal() and len(place) < 6 and int(place) < len(line):
                line[int(place)].remark = remark
        for branch in branches:
            if branch.at < len(line):
                grown = self._grow(line[branch.at], branch.actions)
                self._adopt(grown, branch.comments, branch.branches)

    def rows(self) -> list[StudyRow]:
        """Every step: a line in its order, and after a step the branches that might have been played in its place."""
        found: list[StudyRow] = []
        self._walk(self.root, 0, 0, found)
        return found

    def _walk(self, node: StudyNode, depth: int, number: int, found: list[StudyRow]) -> None:
        while node.children:
            first, *others = node.children
            number += 1
            found.append(StudyRow(first, depth, number))
            for other in others:
                found.append(StudyRow(other, depth + 1, number))
                self._walk(other, depth + 1, number, found)
            node = first

    @property
    def lines(self) -> int:
        """How many lines there are, the played one among them."""
        return sum(max(0, len(node.children) - 1) for node in self._nodes()) + 1

    def _nodes(self) -> Iterator[StudyNode]:
        todo = [self.root]
        while todo:
            node = todo.pop()
            yield node
            todo += node.children

    # -------------------------------------------------------------- going about
    def follow(self, steps: Sequence[str]) -> None:
        """To where these steps lead from the beginning; what was not there yet is a new branch."""
        self.here = self._grow(self.root, steps)[-1]

    def at(self, number: int) -> None:
        """To a step of the line that was played."""
        self.here = self._grow(self.root, self.record["actions"][:number])[-1]

    def next_branch(self) -> bool:
        """What might have been played instead of this step; False where there is nothing else."""
        parent = self.here.parent
        if parent is None or len(parent.children) < 2:
            return False
        at = parent.children.index(self.here)
        self.here = parent.children[(at + 1) % len(parent.children)]
        return True

    def cut(self) -> bool:
        """Throw this branch away, from here on; the played line stays."""
        node = self.here
        if node.parent is None or node.played:
            return False
        node.parent.children.remove(node)
        self.here = node.parent
        return True

    @property
    def added(self) -> bool:
        """Whether there is anything in it that the game itself does not have."""
        return any(not node.played or node.remark != NO_REMARK for node in self._nodes())

    # -------------------------------------------------------------- as it is kept and played
    def session(self) -> Session:
        """The game as it stands here; everybody at the table may be played by hand."""
        told = self.record.get("seats", [])
        seats = [{**seat, "level": None} if isinstance(seat, dict) else seat for seat in told] if isinstance(told, list) else []
        return Session.resume({**self.record, "seats": seats, "actions": self.here.steps})

    def written(self) -> dict[str, Any]:
        """The record with everything that was added."""
        comments, branches = self._line(self.root)
        added: dict[str, Any] = {}
        if comments:
            added["comments"] = comments
        if branches:
            added["branches"] = branches
        return {**self.record, "actions": [node.step for node in self._played()], **added}

    def _played(self) -> Iterator[StudyNode]:
        node = self.root
        while node.children and node.children[0].played:
            node = node.children[0]
            yield node

    def _line(self, node: StudyNode) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """Remarks and branches of the played line, by their places in it."""
        comments: dict[str, Any] = {}
        branches: list[dict[str, Any]] = []
        for number, one in enumerate((node, *self._played())):
            if one.remark != NO_REMARK:
                comments[str(number)] = one.remark.model_dump()
            branches += [_branch(child, number) for child in one.children if not child.played]
        return comments, branches


def _branch(first: StudyNode, at: int) -> dict[str, Any]:
    actions: list[str] = []
    comments: dict[str, Any] = {}
    branches: list[dict[str, Any]] = []
    node: StudyNode | None = first
    while node is not None:
        actions.append(node.step)
        if node.remark != NO_REMARK:
            comments[str(len(actions))] = node.remark.model_dump()
        branches += [_branch(other, len(actions)) for other in node.children[1:]]
        node = node.children[0] if node.children else None
    out: dict[str, Any] = {"at": at, "actions": actions}
    if comments:
        out["comments"] = comments
    if branches:
        out["branches"] = branches
    return out
