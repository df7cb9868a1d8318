"""The places of the table that can be pointed at or hold pieces, and how events speak of them."""

from typing import Final

from momiji.core.events import Zone
from momiji.games.miyabi.rules.tiles import COLUMNS, OBJECTS, SQUARE_INDEX
from momiji.ui.table.show import Spot

FROG_FACE, LANTERN, BONSAI = "frog", "lantern", "bonsai"
ROWS, BOX, ROUND, ZEN_BAG = Spot("rows"), Spot("box"), Spot("round"), Spot("zen-bag")


def tile(place: int) -> Spot:
    """A place of the display."""
    return Spot("tile", str(place))


def zen(place: int) -> Spot:
    return Spot("zen", str(place))


def square(seat: int, number: int) -> Spot:
    return Spot("square", f"{seat}-{number}")


def column(seat: int, number: int) -> Spot:
    """Where a lantern stands, or may."""
    return Spot("column", f"{seat}-{number}")


def plaque(kind: int) -> Spot:
    """The row of an object, beside the own garden."""
    return Spot("plaque", str(kind))


def tablet(kind: int) -> Spot:
    """The bonus of a kind for the fifth level."""
    return Spot("tablet", str(kind))


def won(seat: int, kind: int) -> Spot:
    """Where a tablet hangs that a player took."""
    return Spot("won", f"{seat}-{kind}")


def frog(seat: int) -> Spot:
    return Spot("frog", str(seat))


def extension(name: str) -> Spot:
    return Spot("extension", name)


def numbers(spot: Spot) -> tuple[int, ...]:
    """What the key of a square, column or tablet says: seat, then the number."""
    return tuple(int(part) for part in spot.key.split("-"))


def of_zone(zone: Zone) -> Spot | None:
    """Where on the table an event happens."""
    seat, slot = zone.owner or 0, zone.slot or ""
    match zone.kind:
        case "display":
            return tile(int(slot))
        case "zen":
            return zen(int(slot))
        case "garden":
            return square(seat, SQUARE_INDEX[slot])
        case "column":
            return column(seat, COLUMNS.index(slot))
        case "bonus":
            return tablet(OBJECTS.index(slot))
        case "bonuses":
            return won(seat, OBJECTS.index(slot))
        case "zen-bag":
            return ZEN_BAG
    return None


CLOCKWISE: Final = "eswn"
