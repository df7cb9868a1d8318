"""What somebody hears of the table who does not see it: where things lie, what a glance tells, what a target would bring."""

from collections.abc import Iterator
from typing import Final

from momiji.core.text import Text
from momiji.games.chocolatier.rules import told
from momiji.games.chocolatier.rules.state import MIDDLE
from momiji.ui.table.show import Spot

from . import spots
from .show import ChocolatierShow

OFFERS, OWN = "chocolatier-zone-offers", "chocolatier-zone-own"
ZONES: Final = {
    "plate": OFFERS, "pralines": OFFERS, "mark": OFFERS, "tray": OFFERS, "bag": OFFERS, "lid": OFFERS,
    "line": OWN, "well": OWN, "spare": OWN, "floor": OWN, "due": OWN,
}  # fmt: skip


def whereabouts(show: ChocolatierShow, spot: Spot) -> Text | None:
    """Pralines are known by their plate."""
    if spot.kind != "pralines":
        return None
    source, _ = spots.source_of(spot)
    return Text("chocolatier-about-middle") if source == MIDDLE else Text("chocolatier-heard-plate", {"offer": source})


def lies_on(spot: Spot) -> Spot:
    """Pralines of a plate are lit with it."""
    source = spots.source_of(spot)[0] if spot.kind == "pralines" else MIDDLE
    return spot if source == MIDDLE else spots.plate(source)


def heard(show: ChocolatierShow, spot: Spot) -> Iterator[Text]:
    me = show.view.players[show.seat]
    if any(mark == "chosen" and one.kind == "pralines" for one, mark in show.marks.items()):
        yield from _brought(show, spot)
    match spot.kind:
        case "line":
            row = told.box_row(me, spots.numbers(spot)[1])
            if row is not None:
                yield row
        case "floor":
            yield from told.floor(me)
        case "other":
            player = show.view.players[int(spot.key)]
            yield Text("reader-points", {"points": player.points})
            yield from told.lines(player)
            yield from told.floor(player)


def _brought(show: ChocolatierShow, spot: Spot) -> Iterator[Text]:
    """What the chosen pralines would bring here, and what would fall: a full line scores in its row of the box."""
    for figure in show.figures:
        rows = [spots.numbers(one)[1] for one in (figure.at, spot) if one.kind in ("line", "well")]
        if figure.value and (figure.at == spot or (spot.kind == "line" and len(rows) == 2 and rows[0] == rows[1])):
            key = "chocolatier-heard-gain" if figure.value > 0 else "chocolatier-heard-cost"
            yield Text(key, {"points": abs(figure.value)})


def also(show: ChocolatierShow) -> Iterator[tuple[str, Text]]:
    view = show.view
    yield "reader-zone-note", Text("chocolatier-look-round", {"round": view.round, "name": view.players[view.first_player].name})
    yield OWN, Text("chocolatier-look-points", {"points": view.players[show.seat].points})


def cell(spot: Spot) -> tuple[int, int] | None:
    """A place of the box."""
    if spot.kind != "well":
        return None
    _, row, column = spots.numbers(spot)
    return row + 1, column + 1
