"""Points for a praline in the box (section 7), for the floor (6.2) and at the end (section 9)."""

from dataclasses import dataclass

from .contents import COLOUR_POINTS, COLUMN_POINTS, FLOOR_COSTS, ROW_POINTS, SIZE
from .pralines import ALL_COLOURS
from .state import NOTHING, Player, State


@dataclass(frozen=True, slots=True)
class Score:
    points: int
    rows: int
    columns: int
    colours: int

    @property
    def total(self) -> int:
        return self.points + self.rows + self.columns + self.colours


def runs(box: list[int], row: int, column: int) -> tuple[int, int, int, int]:
    """The unbroken row and column through a place, which may still be empty: first and last column, first and last row."""
    left = right = column
    start = row * SIZE
    while left and box[start + left - 1] != NOTHING:
        left -= 1
    while right < SIZE - 1 and box[start + right + 1] != NOTHING:
        right += 1
    top = bottom = row
    while top and box[(top - 1) * SIZE + column] != NOTHING:
        top -= 1
    while bottom < SIZE - 1 and box[(bottom + 1) * SIZE + column] != NOTHING:
        bottom += 1
    return left, right, top, bottom


def praline_points(box: list[int], row: int, column: int) -> int:
    """7.1 and 7.2."""
    left, right, top, bottom = runs(box, row, column)
    across, down = right - left, bottom - top
    return (across + 1 if across else 0) + (down + 1 if down else 0) or 1


def floor_cost(floor: list[int]) -> int:
    return sum(FLOOR_COSTS[: len(floor)])


def complete_rows(player: Player) -> int:
    return sum(NOTHING not in player.box[row * SIZE : row * SIZE + SIZE] for row in range(SIZE))


def score(player: Player) -> Score:
    """9.2."""
    columns = sum(NOTHING not in player.box[column::SIZE] for column in range(SIZE))
    colours = sum(player.box.count(colour) == SIZE for colour in ALL_COLOURS)
    return Score(player.points, ROW_POINTS * complete_rows(player), COLUMN_POINTS * columns, COLOUR_POINTS * colours)


def winners(s: State) -> list[int]:
    """9.3: most points, then more complete rows, then shared."""
    figures = [(score(player).total, complete_rows(player)) for player in s.players]
    return [seat for seat, figure in enumerate(figures) if figure == max(figures)]
