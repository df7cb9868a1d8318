"""Which copy of its card lies at each place. Rules cannot tell equal cards apart; the eye can, so a copy stays the same while it is seen.

Nothing is known here but the shows themselves: a copy that leaves one place turns up at the next one where its card appears.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field

from momiji.games.momiji.table.show import MomijiShow

Lying = dict[str, tuple[tuple[int, int], ...]]  # region: (card, which copy), in order
Pool = dict[int, tuple[int, ...]]  # card: copies that lie nowhere now


@dataclass(frozen=True, slots=True)
class Copies:
    lying: Lying = field(default_factory=dict)
    air: Pool = field(default_factory=dict)

    def of(self, region: str) -> tuple[int, ...]:
        """The copies in a region: "hand", "column 3", "piles", "discard", "turned", "trade"."""
        return tuple(copy for _, copy in self.lying.get(region, ()))

    def next(self, card: int, nth: int = 0) -> int:
        """The copy that comes where this card appears next; `nth` when several are on their way."""
        waiting = self.air.get(card, ())
        if nth < len(waiting):
            return waiting[nth]
        taken = {copy for lying in self.lying.values() for one, copy in lying if one == card} | set(waiting)
        free = (copy for copy in range(64) if copy not in taken)
        return [copy for copy, _ in zip(free, range(nth - len(waiting) + 1), strict=False)][-1]

    def browser(self, show: MomijiShow) -> tuple[int, ...]:
        """The opened discard pile: the same copies in another order."""
        left: dict[int, list[int]] = defaultdict(list)
        for card, copy in self.lying.get("discard", ()):
            left[card].append(copy)
        return tuple(left[held.card].pop(0) if left[held.card] else 0 for held in show.browser or ())


def follow(before: Copies, show: MomijiShow) -> Copies:
    """The same copies where cards stayed; one that comes takes a copy that went, or one that is not in sight."""
    lying: dict[str, list[tuple[int, int | None]]] = {}
    pool: dict[int, list[int]] = defaultdict(list, {card: list(copies) for card, copies in before.air.items()})
    for region, cards in _regions(show):
        old: dict[int, list[int]] = defaultdict(list)
        for card, copy in before.lying.get(region, ()):
            old[card].append(copy)
        lying[region] = [(card, old[card].pop(0) if old[card] else None) for card in cards]
        for card, copies in old.items():
            pool[card][:0] = copies  # what went just now comes first
    taken: dict[int, set[int]] = defaultdict(set)
    for places in lying.values():
        for card, known in places:
            taken[card] |= {known} if known is not None else set()
    done: Lying = {}
    for region, places in lying.items():
        done[region] = tuple((card, _given(card, pool, taken) if known is None else known) for card, known in places)
    return Copies(done, {card: tuple(copies) for card, copies in pool.items() if copies})


def _given(card: int, pool: dict[int, list[int]], taken: dict[int, set[int]]) -> int:
    copy = pool[card].pop(0) if pool[card] else next(n for n in range(64) if n not in taken[card])
    taken[card].add(copy)
    return copy


def _regions(show: MomijiShow) -> Iterator[tuple[str, tuple[int, ...]]]:
    for column in show.columns:
        yield f"column {column.type}", column.cards
    yield "piles", tuple(pile.top for pile in show.me.piles)
    yield "hand", tuple(held.card for held in show.hand)
    yield "trade", show.trade
    yield "turned", () if show.turned is None else (show.turned,)
    yield "discard", show.discard
