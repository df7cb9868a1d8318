"""The places events speak of, and the list they are told into."""

from typing import Final

from momiji.core.events import Event, Seat, Zone

Out = list[Event] | None  # None: nobody listens, as in search

BAG: Final = Zone("bag")
LID: Final = Zone("lid")
STACK: Final = Zone("stack")  # special offers that do not lie in the circle
SOURCES: Final = (Zone("middle"), *(Zone("offer", None, str(number)) for number in range(1, 10)))  # as a state counts them
SPECIAL_PIECE: Final = "offer-5"  # the one offer that moves like a piece (11.6)


def line(seat: Seat, row: int, place: int) -> Zone:
    """A place of a line, counted from the right, where filling begins."""
    return Zone("line", seat, f"{row + 1}-{place + 1}")


def box(seat: Seat, row: int, column: int) -> Zone:
    return Zone("box", seat, box_slot(row, column))


def box_slot(row: int, column: int) -> str:
    return f"{row + 1}-{column + 1}"


def floor(seat: Seat, place: int) -> Zone:
    return Zone("floor", seat, str(place + 1))


def spare(seat: Seat) -> Zone:
    """On the offer a player has taken."""
    return Zone("spare", seat)


def mark(seat: Seat) -> Zone:
    """With its player, but on no place of the floor."""
    return Zone("mark", seat)
