"""The places of the table that can be pointed at or hold pieces, and how events speak of them.

A praline on a plate or in the middle lies in the slot of its source and colour, because all of one colour are taken together.
"""

from typing import Final

from momiji.core.events import Zone
from momiji.games.chocolatier.rules.contents import COLOUR_NAMES, COLOURS
from momiji.games.chocolatier.rules.places import SPECIAL_PIECE
from momiji.games.chocolatier.rules.pralines import LETTERS, MARK
from momiji.games.chocolatier.rules.state import MIDDLE
from momiji.ui.table.show import Spot

TOKEN: Final = LETTERS[MARK]  # the face of the first-player mark
TAKEN_PLATE: Final = SPECIAL_PIECE  # the face of plate 5, the only plate that moves (11.6)
BAG, LID, MIDDLE_MARK, TRAY, DUE = Spot("bag"), Spot("lid"), Spot("mark"), Spot("tray"), Spot("due")


def pralines(source: int, letter: str) -> Spot:
    return Spot("pralines", f"{source}{letter}")


def source_of(spot: Spot) -> tuple[int, int]:
    """Source and colour of pralines that can be taken."""
    return int(spot.key[:-1]), COLOURS.index(spot.key[-1])


def plate(number: int) -> Spot:
    return Spot("plate", str(number))


def line(seat: int, row: int) -> Spot:
    return Spot("line", f"{seat}-{row}")


def well(seat: int, row: int, column: int) -> Spot:
    return Spot("well", f"{seat}-{row}-{column}")


def floor(seat: int) -> Spot:
    return Spot("floor", str(seat))


def spare(seat: int) -> Spot:
    return Spot("spare", str(seat))


def holder(seat: int) -> Spot:
    """Where plate 5 stands once it was taken."""
    return Spot("holder", str(seat))


def numbers(spot: Spot) -> tuple[int, ...]:
    """What the key of a line, well or floor says: seat, row, column."""
    return tuple(int(part) for part in spot.key.split("-"))


def slot_of(zone: Zone, piece: str) -> tuple[Spot, int]:
    """Where a piece lies that events tell of, and which of those there it is. What lies in heaps has no order of its own: 0."""
    seat, slot = zone.owner or 0, zone.slot or ""
    match zone.kind:
        case "middle":
            return (MIDDLE_MARK if piece == TOKEN else pralines(MIDDLE, piece)), 0
        case "offer":
            return (plate(int(slot)) if piece == TAKEN_PLATE else pralines(int(slot), piece)), 0
        case "line":
            row, place = slot.split("-")
            return line(seat, int(row) - 1), int(place) - 1
        case "box":
            row, column = slot.split("-")
            return well(seat, int(row) - 1, int(column) - 1), 0
        case "floor":
            return floor(seat), int(slot) - 1
        case "spare":
            return (holder(seat) if piece == TAKEN_PLATE else spare(seat)), 0
        case "mark":
            return Spot("bell", str(seat)), 0
    return Spot(zone.kind), 0


def drawing(letter: str) -> str:
    """A praline's name in the art."""
    return COLOUR_NAMES[COLOURS.index(letter)]
