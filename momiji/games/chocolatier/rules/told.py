"""A player's side in sentences: lines, box and floor, the same at the table, on a page and line by line."""

from collections.abc import Iterator

from momiji.core.text import Text

from .contents import COLOURS, FLOOR_COSTS
from .log import some
from .pralines import LETTERS, MARK
from .view import FREE, PlayerView
from .words import colour_word


def lines(player: PlayerView) -> Iterator[Text]:
    for row, line in enumerate(player.lines, start=1):
        if line:
            praline = colour_word(COLOURS.index(line[0]))
            yield Text("chocolatier-look-line", {"line": row, "held": len(line), "size": row, "praline": praline})
    empty = tuple(str(row) for row, line in enumerate(player.lines, start=1) if not line)
    if empty:
        yield Text("chocolatier-look-lines-empty", {"count": len(empty), "lines": empty})


def box_row(player: PlayerView, row: int) -> Text | None:
    """Pralines with their columns, as neighbours count; None where nothing lies."""
    held = [
        Text("chocolatier-look-place", {"praline": colour_word(COLOURS.index(letter)), "column": column})
        for column, letter in enumerate(player.box[row], start=1)
        if letter != FREE
    ]
    return Text("chocolatier-look-row", {"row": row + 1, "places": tuple(held)}) if held else None


def box(player: PlayerView) -> Iterator[Text]:
    rows = [told for row in range(len(player.box)) if (told := box_row(player, row)) is not None]
    yield from rows or [Text("chocolatier-look-box-empty")]


def floor(player: PlayerView) -> Iterator[Text]:
    if player.floor:
        yield Text("chocolatier-look-floor", {"pieces": _pieces(player.floor), "cost": sum(FLOOR_COSTS[: len(player.floor)])})
    if player.spare is not None:
        yield Text("chocolatier-look-spare", {"count": len(player.spare), "pieces": _pieces(player.spare)})


def side(player: PlayerView) -> Iterator[Text]:
    yield Text("chocolatier-look-opponent", {"name": player.name, "points": player.points})
    yield from lines(player)
    yield from box(player)
    yield from floor(player)


def _pieces(letters: str) -> tuple[Text, ...]:
    return (*((Text("chocolatier-look-token"),) if LETTERS[MARK] in letters else ()), *some(letters))
