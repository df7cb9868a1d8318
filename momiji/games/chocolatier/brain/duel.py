"""The search between two: alpha–beta to a growing depth, the rest of the round played out as it looks best."""

from momiji.ai.thought import Deadline, Effort

from .clock import Clock
from .rounds import Node, Round
from .sources import nothing_left

_ALL = 1e9
_LINES = 3  # of each colour of each source
_EXACT, _AT_LEAST, _AT_MOST = 0, 1, 2
_Known = tuple[int, int, float, tuple[int, int, int, int]]  # how deep, how sure, the value, the best take


class Duel(Clock):
    def __init__(self, table: Round, seat: int, effort: Effort, deadline: Deadline) -> None:
        super().__init__(effort.playouts, deadline)
        self.table, self._seat, self._width, self._regard = table, seat, effort.width, effort.regard
        self._known: dict[Node, _Known] = {}
        self._ends: dict[Node, float] = {}

    def worth(self, node: Node, depth: int, enough: float) -> float:
        """What a node in which the other one is to take comes to for who searches; not more than `enough` need not be exact."""
        return -self._search(node, -_ALL, -enough, depth)

    def _search(self, node: Node, alpha: float, beta: float, depth: int) -> float:
        """What it comes to for who is to take."""
        sides, turn, offers, middle = node
        if nothing_left(offers, middle):
            return self._ahead(sides, turn)
        if depth <= 0:
            self.cut = True
            return self._end(node)
        self.tick()
        first = None
        known = self._known.get(node)
        if known is not None:
            at, kind, value, first = known
            if at >= depth and (kind == _EXACT or (kind == _AT_LEAST and value >= beta) or (kind == _AT_MOST and value <= alpha)):
                return value
        takes = self.table.takes(sides, turn, offers, middle, _LINES)[: self._width]
        if first is not None:
            takes.sort(key=lambda take: take[1:5] != first)
        best, low, chosen = -_ALL, alpha, takes[0][1:5]
        for take in takes:
            for after, _ in self.table.after(sides, turn, offers, middle, take):
                value = -self._search(after, -beta, -low, depth - 1)
                if value > best:
                    best, chosen = value, take[1:5]
                    low = max(low, value)
            if best >= beta:
                break
        kind = _AT_LEAST if best >= beta else _EXACT if best > alpha else _AT_MOST
        self._known[node] = depth, kind, best, chosen
        return best

    def _end(self, node: Node) -> float:
        """The rest of the round played out."""
        found = self._ends.get(node)
        if found is None:
            self.tick()
            found = self._ends[node] = self._ahead(self.table.played_out(*node), node[1])
        return found

    def _ahead(self, sides: tuple[int, ...], turn: int) -> float:
        """The other one is thought to want the opposite of what the seat wants, however much that minds the other's points."""
        values = self.table.values(sides)
        ahead = values[self._seat] - self._regard * values[1 - self._seat]
        return ahead if turn == self._seat else -ahead
