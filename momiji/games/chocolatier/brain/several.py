"""The search among three and four: everybody takes what is best for them against the others, to a growing depth."""

from momiji.ai.brain import margin
from momiji.ai.thought import Deadline, Effort

from .clock import Clock
from .rounds import Node, Round
from .sources import nothing_left


class SeveralSearch(Clock):
    def __init__(self, table: Round, seat: int, effort: Effort, deadline: Deadline) -> None:
        super().__init__(effort.playouts, deadline)
        self.table, self._seat, self._width, self._regard = table, seat, effort.width, effort.regard
        self._known: dict[tuple[Node, int], list[float]] = {}

    def worth(self, node: Node, depth: int, enough: float) -> float:
        """What a node comes to for who searches."""
        return margin(self._values(node, depth), self._seat, self._regard)

    def _values(self, node: Node, depth: int) -> list[float]:
        """What it comes to for every seat. Nobody can be cut off here: what one would refuse another may want."""
        found = self._known.get((node, depth))
        if found is None:
            found = self._known[node, depth] = self._looked_at(node, depth)
        return found

    def _looked_at(self, node: Node, depth: int) -> list[float]:
        sides, turn, offers, middle = node
        if nothing_left(offers, middle):
            return self.table.values(sides)
        self.tick()
        if depth <= 0:
            self.cut = True
            return self.table.values(self.table.played_out(*node))
        best, chosen = -1e9, self.table.values(sides)
        for take in self.table.takes(sides, turn, offers, middle, 2)[: self._width]:
            for after, _ in self.table.after(sides, turn, offers, middle, take):
                values = self._values(after, depth - 1)
                own = margin(values, turn, self._regard)
                if own > best:
                    best, chosen = own, values
        return chosen
