"""What of a box and its begun lines foretells the points still to come: figures a weight is learnt for (build/train_chocolatier.py)."""

from typing import Final

from momiji.games.chocolatier.rules.contents import SIZE, column_of
from momiji.games.chocolatier.rules.pralines import ALL_COLOURS
from momiji.games.chocolatier.rules.scoring import praline_points
from momiji.games.chocolatier.rules.state import LINE_BITS, LINE_COUNT, NOTHING

_ROWS: Final = range(SIZE)
_COLUMN_CELLS: Final = [[row * SIZE + column for row in _ROWS] for column in _ROWS]

BOX_NAMES: Final = (
    "begun",
    *(f"row {row + 1}" for row in _ROWS),  # what a praline scores there on average
    *(f"columns of {count}" for count in range(1, SIZE)),
    *(f"missing in columns of {count}" for count in range(2, SIZE)),  # pralines, by fives
    *(f"colours of {count}" for count in range(1, SIZE)),
    *(f"missing in colours of {count}" for count in range(2, SIZE)),
    *(f"rows of {count}" for count in range(1, SIZE)),
)
LINE_NAMES: Final = (
    *(f"share of line {row + 1}" for row in range(1, SIZE)),
    "share of its points",
    "share of its column",
    "share of its colour",
)
NAMES: Final = (*BOX_NAMES, *LINE_NAMES, "mark")


def columns_of(cells: list[int], row: int, colour: int, brown: bool) -> list[int]:
    """Where a praline of a full line may go (6.1, 10.1); nowhere, if the column of its colour is taken."""
    if not brown:
        column = column_of(row, colour)
        return [column] if cells[row * SIZE + column] == NOTHING else []
    start = row * SIZE
    return [column for column in _ROWS if cells[start + column] == NOTHING and colour not in cells[column::SIZE]]


def box_figures(cells: list[int]) -> list[float]:
    figures = [0.0] * len(BOX_NAMES)
    figures[0] = 1.0
    columns, missing_columns, colours, missing_colours, rows = 5, 8, 12, 15, 19  # the figure before the first of each kind
    for row in _ROWS:
        free = [column for column in _ROWS if cells[row * SIZE + column] == NOTHING]
        if free:
            figures[1 + row] = sum(praline_points(cells, row, column) for column in free) / len(free)
            if len(free) < SIZE:
                figures[rows + SIZE - len(free)] += 1
    for column in _ROWS:
        missing = [row + 1 for row in _ROWS if cells[row * SIZE + column] == NOTHING]
        count = SIZE - len(missing)
        if 0 < count < SIZE:
            figures[columns + count] += 1
            if count > 1:
                figures[missing_columns + count] += sum(missing) / SIZE
    for colour in ALL_COLOURS:
        missing = [row + 1 for row in _ROWS if colour not in cells[row * SIZE : row * SIZE + SIZE]]
        count = SIZE - len(missing)
        if 0 < count < SIZE:
            figures[colours + count] += 1
            if count > 1:
                figures[missing_colours + count] += sum(missing) / SIZE
    return figures


def line_figures(cells: list[int], row: int, line: int, brown: bool) -> list[float]:
    """Of a line that is begun; a line for which there is no place is worth nothing."""
    figures = [0.0] * len(LINE_NAMES)
    colour, count = line >> LINE_BITS, line & LINE_COUNT
    columns = columns_of(cells, row, colour, brown)
    if not columns:
        return figures
    share = count / (row + 1)
    best = max(columns, key=lambda column: praline_points(cells, row, column))
    figures[row - 1] = share
    figures[-3] = share * praline_points(cells, row, best)
    figures[-2] = share * sum(cells[at] != NOTHING for at in _COLUMN_CELLS[best])
    figures[-1] = share * cells.count(colour)
    return figures
