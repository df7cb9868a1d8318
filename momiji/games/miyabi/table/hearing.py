"""What somebody hears of the table who does not see it: the garden square by square, how a tile lies, what a place would bring."""

from collections.abc import Iterator
from typing import Final

from momiji.core.text import Text
from momiji.games.miyabi.rules.state import NOWHERE
from momiji.games.miyabi.rules.tiles import COLUMNS, SIDE, SQUARE_NAMES
from momiji.games.miyabi.rules.words import object_word
from momiji.ui.table.show import Spot

from . import shapes, spots
from .show import MiyabiShow

DISPLAY, GARDEN = "miyabi-zone-display", "miyabi-zone-garden"
ZONES: Final = {
    "round": DISPLAY, "tile": DISPLAY, "zen": DISPLAY, "zen-bag": DISPLAY, "tablet": DISPLAY, "box": DISPLAY, "extension": DISPLAY,
    "plaque": GARDEN, "rows": GARDEN, "column": GARDEN, "square": GARDEN, "frog": GARDEN,
}  # fmt: skip


def heard(show: MiyabiShow, spot: Spot) -> Iterator[Text]:
    match spot.kind:
        case "tile":
            yield from _lies(show, spot)
        case "square":
            yield from _brings(show, spot)
        case "other":
            yield from _other(show, int(spot.key))


def _lies(show: MiyabiShow, spot: Spot) -> Iterator[Text]:
    """Where its other squares are, seen from the one with the objects."""
    tile = show.view.display[int(spot.key)]
    places = [
        Text("miyabi-heard-beside", {"at": ("n" if row < 0 else "s") * abs(row) + ("w" if column < 0 else "e") * abs(column)})
        for row, column in shapes.cells(tile, show.direction(spot))[1:]
    ]
    if places:
        yield Text("miyabi-heard-lies", {"places": tuple(places)})


def _brings(show: MiyabiShow, spot: Spot) -> Iterator[Text]:
    """What the chosen thing would bring here, and which squares it would cover."""
    source = next((one for one, mark in show.marks.items() if mark == "chosen"), None)
    step = show.step(source, spot) if source is not None else None
    told = show.foreseen(step) if step is not None else None
    if told is not None:
        yield Text("miyabi-heard-brings", {"points": told.total, "squares": ", ".join(told.squares), "level": told.level})


def _other(show: MiyabiShow, seat: int) -> Iterator[Text]:
    """Points, and how many objects the rows show; the garden itself is on the page behind the panel."""
    yield Text("reader-points", {"points": show.points(seat)})
    counts = (Text("miyabi-heard-count", {"object": object_word(row), "count": one.counts[seat]}) for row, one in enumerate(show.standings))
    yield Text("miyabi-heard-counts", {"rows": tuple(counts)})


def garden(show: MiyabiShow, seat: int) -> Iterator[Text]:
    """Row by row: each square with its level, and how many objects it shows."""
    player = show.view.players[seat]
    yield Text("miyabi-look-garden", {"name": player.name, "points": sum(player.points), "out": "yes" if player.out else "no"})
    for row in range(SIDE):
        yield Text("miyabi-heard-garden-row", {"object": object_word(row), "row": row + 1, "squares": tuple(_squares(show, seat, row))})
    standing = tuple(COLUMNS[column] for column in player.lanterns)
    yield Text("miyabi-look-lanterns", {"count": len(standing), "columns": standing})
    if player.frog != NOWHERE:
        yield Text("miyabi-look-frog", {"square": SQUARE_NAMES[player.frog], "gold": "yes" if player.gold else "no"})


def _squares(show: MiyabiShow, seat: int, row: int) -> Iterator[Text]:
    player = show.view.players[seat]
    for square in range(row * SIDE, (row + 1) * SIDE):
        what = "zen" if square in player.zen else "objects" if player.objects[square] else "green" if player.levels[square] else "bare"
        args = {"square": SQUARE_NAMES[square], "what": what, "level": player.levels[square], "objects": player.objects[square]}
        yield Text("miyabi-heard-square", args)


def also(show: MiyabiShow) -> Iterator[tuple[str, Text]]:
    for told in garden(show, show.seat):
        yield GARDEN, told


def cell(spot: Spot) -> tuple[int, int] | None:
    if spot.kind != "square":
        return None
    row, column = divmod(spots.numbers(spot)[1], SIDE)
    return row + 1, column + 1
