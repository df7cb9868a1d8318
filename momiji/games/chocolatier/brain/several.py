"""The search among three and four: one's own takes to a growing depth, everybody else taking what looks best to them at once.

To search the others' takes as well was worse than not to search at all: few of one's own plans then lie within reach
(docs/computer-players.md).
"""

from momiji.ai.brain import margin
from momiji.ai.thought import Deadline, Effort

from .clock import Clock
from .rounds import Node, Round
from .sources import nothing_left

_LINES = 2  # of each colour of each source


class SeveralSearch(Clock):
    def __init__(self, table: Round, seat: int, effort: Effort, deadline: Deadline) -> None:
        super().__init__(effort.playouts, deadline)
        self.table, self._seat, self._width, self._regard = table, seat, effort.width, effort.regard
        self._known: dict[tuple[Node, int], float] = {}

    def worth(self, node: Node, depth: int, enough: float) -> float:
        """What a node comes to for who searches, who takes so many times more with care."""
        return self._search(self.table.played_on(node, self._seat), depth)

    def _search(self, node: Node, depth: int) -> float:
        found = self._known.get((node, depth))
        if found is None:
            found = self._known[node, depth] = self._looked_at(node, depth)
        return found

    def _looked_at(self, node: Node, depth: int) -> float:
        """The same of a node in which who searches is to take, or nothing is left."""
        sides, turn, offers, middle = node
        if nothing_left(offers, middle):
            return self._ahead(sides)
        self.tick()
        if depth <= 0:
            self.cut = True
            return self._ahead(self.table.played_out(*node))
        return max(
            self._search(self.table.played_on(after, self._seat), depth - 1)
            for take in self.table.takes(sides, turn, offers, middle, _LINES)[: self._width]
            for after, _ in self.table.after(sides, turn, offers, middle, take)
        )

    def _ahead(self, sides: tuple[int, ...]) -> float:
        return margin(self.table.values(sides), self._seat, self._regard)
