"""What a player's side of a round is worth: what the filling will bring, and what may follow in the rounds after it.

Everything is worked out once and kept: a search meets the same lines again and again.
"""

from operator import mul
from typing import Final

from momiji.games.chocolatier.rules.contents import COLOUR_POINTS, COLUMN_POINTS, FLOOR_COSTS, ROW_POINTS, SIZE
from momiji.games.chocolatier.rules.pralines import ALL_COLOURS, BITS
from momiji.games.chocolatier.rules.scoring import praline_points
from momiji.games.chocolatier.rules.state import LINE_BITS, LINE_COUNT, NOTHING, Player

from .features import box_figures, columns_of, line_figures
from .sides import LINE_WIDTH, LINES, MARK, dropped, floor_of, full_lines, is_full, line_of, placed
from .weights import FARTHEST, Weights

FLOOR_LINE: Final = SIZE  # instead of a line, as in a step
_COST: Final = [sum(FLOOR_COSTS[:count]) for count in range(len(FLOOR_COSTS) + 1)]
TAKEN: Final = BITS + 3  # bits of what is taken: a colour and a number of pralines
_BEAM: Final = 3  # brown side: ways to fill the lines so far that are followed

Worth = tuple[int, tuple[float, ...]]  # rounds this box leaves at least, and points in the end by rounds to come at least, from none on
Way = tuple[list[int], int, int, tuple[int, ...]]  # a box being filled: its places, points, pieces to the floor, columns chosen so far
Lined = tuple[int, int, int, list[float]]  # rounds left at least, points, pieces to the floor, and the rest by rounds to come
Placing = tuple[float, int, int]  # what a player's side is worth then, the line, the side


class Filled:
    """A box after the filling: what is certain, and what the box promises by rounds to come."""

    __slots__ = ("cells", "floor", "left", "lines", "points", "values")

    def __init__(self, way: Way, weights: Weights) -> None:
        cells, points, floor, _ = way
        self.cells, self.points, self.floor = cells, points, floor
        rows = [SIZE - cells[row * SIZE : row * SIZE + SIZE].count(NOTHING) for row in range(SIZE)]
        whole = sum(NOTHING not in cells[column::SIZE] for column in range(SIZE))
        colours = sum(cells.count(colour) == SIZE for colour in ALL_COLOURS)
        bonus = ROW_POINTS * rows.count(SIZE) + COLUMN_POINTS * whole + COLOUR_POINTS * colours
        figures = box_figures(cells)
        self.left = min(SIZE - max(rows), FARTHEST)
        self.values: list[float] = [float(bonus)] + [bonus + sum(map(mul, figures, weight)) for weight in weights.box]
        self.lines: dict[int, list[float]] = {}  # begun lines, by row and what they hold

    def promise(self, rounds: int) -> float:
        return self.points + self.values[min(self.left, rounds)] - self.floor


class Outlook:
    """Of one player, as long as the box stands still."""

    def __init__(self, player: Player, brown: bool, weights: Weights, rounds: int) -> None:
        self.cells, self.points, self.held = player.box, player.points, player.held
        self.brown, self.weights = brown, weights
        self._marks = (0.0, *weights.mark)
        self.rounds = rounds  # to come at least, as things stand: by this what looks good is ranked
        self._filled: dict[int, Filled] = {}
        self._lines = _Lines(self)
        self.worths = _Worths(self)
        self.placings = _Placings(self)

    def worth(self, side: int) -> Worth:
        """By rounds to come at least."""
        left, points, fallen, values = self._lines[side & LINES]
        certain = max(0, points - _COST[floor_of(dropped(side, fallen) if fallen else side)])
        if side & MARK:
            return left, tuple([certain + value + mark for value, mark in zip(values, self._marks, strict=True)])
        return left, tuple([certain + value for value in values])

    def looks(self, side: int) -> float:
        """The same as things stand, if the game went on: fast, to tell good takes from bad ones."""
        _, points, fallen, values = self._lines[side & LINES]
        certain = max(0, points - _COST[floor_of(dropped(side, fallen) if fallen else side)])
        return certain + values[self.rounds] + (self._marks[self.rounds] if side & MARK else 0.0)

    def lined(self, lines: int) -> Lined:
        """What the lines come to, whatever lies on the floor."""
        found = self.filled(full_lines(lines))
        values = found.values[:]
        for row in range(1, SIZE):
            line = line_of(lines, row)
            if line and not is_full(line, row):
                for rounds, value in enumerate(self._line(found, row, line), start=1):
                    values[rounds] += value
        return found.left, found.points, found.floor, values

    def _line(self, found: Filled, row: int, line: int) -> list[float]:
        key = row << LINE_WIDTH | line
        if key not in found.lines:
            figures = line_figures(found.cells, row, line, self.brown)
            found.lines[key] = [sum(map(mul, figures, weight)) for weight in self.weights.line]
        return found.lines[key]

    # -------------------------------------------------------------- the filling

    def filled(self, full: int) -> Filled:
        """The box with these full lines put into it."""
        if full not in self._filled:
            self._filled[full] = Filled(self.filling(full), self.weights)
        return self._filled[full]

    def filling(self, full: int) -> Way:
        """How these full lines go into the box; on the brown side into the places that promise most."""
        ways: list[Way] = [(self.cells, self.points, 0, ())]
        for row in range(SIZE):
            line = line_of(full, row)
            if line:
                ways = [after for way in ways for after in self._put(way, row, line >> LINE_BITS)]
                if len(ways) > 1:
                    ways = sorted(ways, key=lambda way: Filled(way, self.weights).promise(self.rounds), reverse=True)[:_BEAM]
        return ways[0]

    def _put(self, way: Way, row: int, colour: int) -> list[Way]:
        before, points, floor, chosen = way
        found: list[Way] = []
        for column in columns_of(before, row, colour, self.brown):
            cells = before[:]
            cells[row * SIZE + column] = colour
            found.append((cells, points + praline_points(before, row, column), floor, (*chosen, column)))
        return found or [(before, points, floor + row + 1, chosen)]  # 10.2

    # -------------------------------------------------------------- taking

    def options(self, side: int, colour: int, number: int) -> list[Placing]:
        """Where so many pralines of a colour may go, the most promising first."""
        found = []
        for row in range(SIZE):
            line = line_of(side, row)
            if (line >> LINE_BITS == colour and line & LINE_COUNT <= row) if line else not self.held[row] >> colour & 1:
                after = placed(side, row, colour, number)
                found.append((self.looks(after), row, after))
        after = dropped(side, number)
        found.append((self.looks(after), FLOOR_LINE, after))
        found.sort(reverse=True)
        return found


class _Lines(dict[int, Lined]):
    """What each state of the lines was found to come to."""

    def __init__(self, outlook: Outlook) -> None:
        super().__init__()
        self._outlook = outlook

    def __missing__(self, lines: int) -> Lined:
        self[lines] = found = self._outlook.lined(lines)
        return found


class _Worths(dict[int, Worth]):
    """What each side was found to be worth."""

    def __init__(self, outlook: Outlook) -> None:
        super().__init__()
        self._outlook = outlook

    def __missing__(self, side: int) -> Worth:
        self[side] = found = self._outlook.worth(side)
        return found


class _Placings(dict[int, list[Placing]]):
    """What can be done with some pralines, by a side and what is taken in one key."""

    def __init__(self, outlook: Outlook) -> None:
        super().__init__()
        self._outlook = outlook

    def __missing__(self, key: int) -> list[Placing]:
        taken = key & (1 << TAKEN) - 1
        self[key] = found = self._outlook.options(key >> TAKEN, taken >> BITS, taken & (1 << BITS) - 1)
        return found
