"""Takes in small pictures: the pralines, and the line they go to."""

from collections.abc import Iterator
from typing import Final

from momiji.games.chocolatier.rules.contents import COLOUR_NAMES
from momiji.games.chocolatier.rules.pralines import count
from momiji.games.chocolatier.rules.state import LINE_BITS, State, waiting_line
from momiji.games.chocolatier.rules.steps import FLOOR, End, Send, Step, Take, Tile
from momiji.ui.table.pictogram import ARROW, Sign, boxed, icon, thing

_FLOOR: Final = thing("chocolatier/box/floor-tile-1", share=0.78)


def pictogram(step: Step, before: State) -> Iterator[Sign]:
    match step:
        case Take(source, colour, line):
            yield _pralines(colour, count(before.sources[source], colour))
            yield ARROW
            yield _FLOOR if line == FLOOR else boxed(str(line + 1))
        case Send(colour, right):
            yield _pralines(colour, 1)
            yield icon("turn-on" if right else "turn-back")
        case Tile(column):
            me = before.players[before.current]
            row = waiting_line(me)
            yield _pralines(me.lines[row] >> LINE_BITS, 1)
            yield ARROW
            yield boxed(f"{row + 1}.{column + 1}")
        case End():
            yield icon("pass", quiet=True)


def _pralines(colour: int, many: int) -> Sign:
    return thing(f"chocolatier/pralines/mini/{COLOUR_NAMES[colour]}", many)
