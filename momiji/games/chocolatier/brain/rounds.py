"""A round being played on in the head: what may be taken, what it leads to, and what it comes to when all is taken.

Nothing unknown comes to light before the round ends, so this is a search in the open. A node is the sides of all players, whose turn
it is, the offers and the middle.
"""

from collections.abc import Iterator
from typing import Final

from momiji.games.chocolatier.rules.contents import SIZE
from momiji.games.chocolatier.rules.state import LEAVES, NOTHING, PLAIN, State

from .outlook import TAKEN, Outlook
from .sides import MARK, SPARE, dropped, side_of
from .sources import FROM_MIDDLE, HEAP, MARKED, PARTS, Offers, Sent, nothing_left, plain_rest, sources_of, special_rest
from .weights import FARTHEST, WEIGHTS

Sides = tuple[int, ...]
Take = tuple[float, int, int, int, int, int]  # how good it looks, the offer's place, the colour, the rest, the line, the side after it
Node = tuple[Sides, int, Offers, int]

_DENY: Final = 0.5  # how much it looks worth between two to take what the other one would like; among more it helps the others too


def rounds_left(s: State) -> int:
    """How many rounds there will be at least: until the fullest row is complete."""
    fullest = max(SIZE - player.box[row * SIZE : row * SIZE + SIZE].count(NOTHING) for player in s.players for row in range(SIZE))
    return min(SIZE - fullest, FARTHEST)


class Round:
    """What stays the same within a round, and everything worked out about it so far."""

    def __init__(self, s: State) -> None:
        self.seats = len(s.players)
        self._deny = _DENY / (self.seats - 1) ** 2
        weights = WEIGHTS[s.brown, self.seats]
        rounds = max(1, rounds_left(s) - 1)
        self.outlooks = [Outlook(player, s.brown, weights, rounds) for player in s.players]
        self.powers = s.powers[1:] if any(power != PLAIN for power in s.powers) else ()
        self.special = bool(s.ids)

    def node(self, s: State) -> Node:
        offers, middle = sources_of(s)
        return tuple(side_of(s, seat) for seat in range(self.seats)), s.current, offers, middle

    def values(self, sides: Sides) -> list[float]:
        """What every seat would come to if the round ended here: with the rounds to come that all boxes together leave."""
        worths = [outlook.worths[side] for outlook, side in zip(self.outlooks, sides, strict=True)]
        rounds = min(worths)[0]
        return [worth[1][rounds] for worth in worths]

    # -------------------------------------------------------------- takes

    def takes(self, sides: Sides, turn: int, offers: Offers, middle: int, lines: int) -> list[Take]:
        """The takes, best-looking first: of each colour of each source so many lines are looked at."""
        found = self._found(sides, turn, offers, middle, lines)
        found.sort(reverse=True)
        return found

    def _found(self, sides: Sides, turn: int, offers: Offers, middle: int, lines: int) -> list[Take]:
        side, after = sides[turn], (turn + 1) % self.seats
        rival, other = self.outlooks[after], sides[after] << TAKEN
        mine, theirs = self.outlooks[turn].placings, rival.placings
        now = rival.looks(sides[after])
        found: list[Take] = []
        for place, heap, own in self._sources(side, offers, middle):
            for colour, taken, rest in PARTS[heap]:
                wanted = theirs[other | taken][0][0] - now
                wanted = self._deny * wanted if wanted > 0 else 0.0
                for value, line, side_after in mine[own | taken][:lines]:
                    found.append((value + wanted, place, colour, rest, line, side_after))
        return found

    def _sources(self, side: int, offers: Offers, middle: int) -> list[tuple[int, int, int]]:
        """Where something can be taken: the place, what lies there, and the side as it is when pralines come from there."""
        own = side << TAKEN
        found = []
        heap = middle & HEAP
        if heap:
            found.append((FROM_MIDDLE, heap, (dropped(side & ~MARK, 1) | MARK) << TAKEN if middle & MARKED else own))
        if self.special:
            for place, heap in enumerate(offers):
                if heap > 0:
                    leaves = self.powers and self.powers[place] == LEAVES
                    found.append((place, heap, (side | SPARE) << TAKEN if leaves else own))
        else:
            before = 0
            for place, heap in enumerate(offers):
                if heap != before:  # offers that hold the same lie side by side
                    found.append((place, heap, own))
                    before = heap
        return found

    def after(self, sides: Sides, turn: int, offers: Offers, middle: int, take: Take) -> Iterator[tuple[Node, Sent]]:
        """Where a take leads; more than one node where the rest is sent on."""
        _, place, _, rest, _, side = take
        if place == FROM_MIDDLE and middle & MARKED:
            sides = tuple(other & ~MARK for other in sides)
        sides = (*sides[:turn], side, *sides[turn + 1 :])
        turn = (turn + 1) % self.seats
        if self.special:
            power = self.powers[place] if self.powers and place != FROM_MIDDLE else PLAIN
            for left, in_middle, sent in special_rest(offers, place, rest, middle, power):
                yield (sides, turn, left, in_middle), sent
        else:
            yield (sides, turn, *plain_rest(offers, place, rest, middle)), ()

    # -------------------------------------------------------------- to the end

    def played_on(self, node: Node, until: int) -> Node:
        """Everybody takes what looks best at once, until it is this seat's turn or nothing is left."""
        while node[1] != until and not nothing_left(node[2], node[3]):
            node = self._taken(node)
        return node

    def played_out(self, sides: Sides, turn: int, offers: Offers, middle: int) -> Sides:
        """The round played to its end, everybody taking what looks best at once."""
        node = sides, turn, offers, middle
        while not nothing_left(node[2], node[3]):
            node = self._taken(node)
        return node[0]

    def _taken(self, node: Node) -> Node:
        sides, turn, offers, middle = node
        after, _ = next(self.after(sides, turn, offers, middle, max(self._found(sides, turn, offers, middle, 1))))
        return after
