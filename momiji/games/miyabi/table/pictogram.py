"""Turns in small pictures: the tile as it lies, and the square its objects come to."""

from collections.abc import Iterator

import pygame

from momiji.games.miyabi.rules.state import State
from momiji.games.miyabi.rules.steps import End, Frog, Pass, PlaceTile, Step, Zen
from momiji.games.miyabi.rules.tiles import LAYS, SIDE, SQUARE_NAMES
from momiji.games.miyabi.table import shapes
from momiji.games.miyabi.table.draw.tile import tile_picture, zen_picture
from momiji.ui.services import Look
from momiji.ui.table.pictogram import ARROW, Sign, boxed, icon, thing

_LARGEST = 0.66  # of the height, a square of a tile that lies in one row


def pictogram(step: Step, before: State) -> Iterator[Sign]:
    match step:
        case PlaceTile(tile, column, direction):
            yield _tile(tile, direction)
            yield ARROW
            lay = LAYS[tile][direction][column]
            if lay is not None:
                yield boxed(SQUARE_NAMES[lay.square])
        case Zen(kind, column):
            yield Sign(("miyabi-zen", kind), lambda look, high: zen_picture(look, kind, round(high * _LARGEST)))
            yield ARROW
            yield boxed(SQUARE_NAMES[kind * SIDE + column])
        case Frog(square):
            yield thing("miyabi/frog/silver")
            yield ARROW
            yield boxed(SQUARE_NAMES[square])
        case Pass():
            yield icon("pass")
        case End():
            yield icon("pass", quiet=True)


def _tile(tile: int, direction: str) -> Sign:
    def paint(look: Look, high: int) -> pygame.Surface:
        rows = shapes.box(tile, direction)[2]
        return tile_picture(look, tile, direction, int(min(high * _LARGEST, high / (rows + 0.1))))

    return Sign(("miyabi-tile", tile, direction), paint)
