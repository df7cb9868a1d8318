"""A garden as it is drawn: what is seen on each square, and which squares are one tile."""

from dataclasses import dataclass
from functools import lru_cache

from momiji.games.miyabi.rules.steps import PlaceTile
from momiji.games.miyabi.rules.tiles import ALL_SQUARES, BESIDE, LAYS, SIDE
from momiji.games.miyabi.rules.view import PlayerView


@dataclass(frozen=True, slots=True)
class Garden:
    levels: tuple[int, ...]
    objects: tuple[int, ...]  # their kind is the row's
    zen: tuple[int, ...]
    waiting: int  # the zen tile that is not enclosed yet
    tops: tuple[int, ...]  # which of the tiles laid is seen; -1 for bare ground

    def beside(self, square: int, letter: str) -> int | None:
        row, column = divmod(square, SIDE)
        down, right = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}[letter]
        row, column = row + down, column + right
        return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else None

    def level(self, square: int | None) -> int:
        """Outside is as low as bare ground."""
        return 0 if square is None else self.levels[square]

    def open_sides(self, square: int) -> str:
        """Where the tile that is seen here ends."""
        top = self.tops[square]
        beside = ((letter, self.beside(square, letter)) for letter in "nesw")
        return "".join(letter for letter, other in beside if other is None or self.tops[other] != top)

    def chips(self) -> list[tuple[int, int]]:
        """One figure for each piece of a tile that is seen: its square and the level. Zen tiles need none."""
        left = {square for square in ALL_SQUARES if self.levels[square] and square not in self.zen}
        found: list[tuple[int, int]] = []
        while left:
            piece, edge = set[int](), [min(left)]
            left.discard(edge[0])
            while edge:
                square = edge.pop()
                piece.add(square)
                same = [one for one in BESIDE[square] if one in left and self.tops[one] == self.tops[square]]
                left.difference_update(same)
                edge += same
            shown = [square for square in piece if self.objects[square]]
            found.append((shown[0] if shown else max(piece), self.levels[min(piece)]))
        return found


def covered(laid: object) -> tuple[int, ...]:
    """The squares of a tile that was laid, the one with the objects first."""
    if isinstance(laid, PlaceTile):
        lay = LAYS[laid.tile][laid.direction][laid.column]
        assert lay is not None
        return (lay.square, *lay.green)
    return (laid.object * SIDE + laid.column,)  # type: ignore[attr-defined]


@lru_cache(256)
def garden_of(player: PlayerView) -> Garden:
    tops = [-1] * len(ALL_SQUARES)
    for number, laid in enumerate(player.tiles):
        for square in covered(laid.step):
            tops[square] = number
    return Garden(player.levels, player.objects, player.zen, player.waiting, tuple(tops))
