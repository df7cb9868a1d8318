"""A player's side of a round as one number: five lines of six bits each, how much lies on the floor, who has the mark, and whether the
offer in front of the floor (11.6) still waits for a piece.

Boxes stand still until the filling, so within a round this number is all that changes of a player. Numbers are made once and compared,
kept and looked up by the thousand.
"""

from typing import Final

from momiji.games.chocolatier.rules.contents import FLOOR_PLACES, SIZE
from momiji.games.chocolatier.rules.state import LINE_BITS, LINE_COUNT, NOTHING, State

LINE_WIDTH: Final = 2 * LINE_BITS
LINE: Final = (1 << LINE_WIDTH) - 1
_FLOOR_AT: Final = SIZE * LINE_WIDTH
_FLOOR: Final = 7
MARK: Final = 1 << _FLOOR_AT + 3
SPARE: Final = 1 << _FLOOR_AT + 4
WIDTH: Final = _FLOOR_AT + 5
LINES: Final = (1 << _FLOOR_AT) - 1


def side_of(s: State, seat: int) -> int:
    player = s.players[seat]
    side = len(player.floor) << _FLOOR_AT
    for row, line in enumerate(player.lines):
        side |= line << row * LINE_WIDTH
    if seat == (s.first if s.mark < 0 else s.mark):
        side |= MARK  # while nobody has taken it, it would stay with who began (8.1)
    if s.holder == seat and s.spare == NOTHING:
        side |= SPARE
    return side


def line_of(side: int, row: int) -> int:
    """As a state writes it: nothing, or a colour and a count."""
    return side >> row * LINE_WIDTH & LINE


def floor_of(side: int) -> int:
    return side >> _FLOOR_AT & _FLOOR


def dropped(side: int, number: int) -> int:
    """So many pieces onto the floor (5.1), the first onto the offer in front of it (11.6)."""
    if number and side & SPARE:
        side ^= SPARE
        number -= 1
    floor = floor_of(side)
    return side + (min(number, FLOOR_PLACES - floor) << _FLOOR_AT)


def placed(side: int, row: int, colour: int, number: int) -> int:
    """Pralines into a line, and what finds no place there onto the floor."""
    held = line_of(side, row) & LINE_COUNT
    fitting = min(number, row + 1 - held)
    line = (colour << LINE_BITS) + held + fitting
    side = side & ~(LINE << row * LINE_WIDTH) | line << row * LINE_WIDTH
    return dropped(side, number - fitting) if number > fitting else side


def is_full(line: int, row: int) -> bool:
    return line & LINE_COUNT > row


def full_lines(side: int) -> int:
    """Only the lines that will go into the box."""
    full = 0
    for row in range(SIZE):
        line = side >> row * LINE_WIDTH & LINE
        if line & LINE_COUNT > row:
            full |= line << row * LINE_WIDTH
    return full
