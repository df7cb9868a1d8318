"""The words of the layout: places, panels and their parts, in window pixels."""

from dataclasses import dataclass, field
from typing import Final

import pygame

from momiji.ui.table import layout as table
from momiji.ui.table.layout import FOOT, LOWER, TOP, UPPER

from .draft.spread import Spread

AXIS: Final = 896
OTHERS, GARDEN, HERBARIUM, HAND = TOP, UPPER, LOWER, FOOT
# Whole areas: things are dropped there, but the things lying on them come first.
AREAS: Final[frozenset[str]] = frozenset({"herbarium", "lap", "garden", "plate"})
ORDER: Final[tuple[str, ...]] = (
    "face-up", "slot", "taken", "landscape-deck",
    "other", "column", "gates", "deck", "discard", "turned", "offer", "supply", "goal", "acorns", "own-goal", "pile", "end", "landscape",
    "browser", "hand",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Other:
    """The parts of another player's panel."""

    panel: pygame.Rect
    head: int  # the middle line of its first row
    rule: int
    crest: pygame.Rect
    name: pygame.Rect  # room for name, crown and chip
    goals: tuple[pygame.Rect, ...]  # goals, then the blue-leaf token
    acorns: pygame.Rect  # icon and figure
    hand: pygame.Rect
    piles: tuple[pygame.Rect, ...]
    landscapes: tuple[pygame.Rect, ...]
    panorama: bool


@dataclass(frozen=True, slots=True)
class Plate:
    """The parts of the own plate."""

    panel: pygame.Rect
    crest: pygame.Rect
    name: pygame.Rect
    chip: tuple[int, int]  # middle of its left end
    rule: int
    acorns: pygame.Rect  # the row of tokens
    count: tuple[int, int]  # right end of the figure
    goals: tuple[pygame.Rect, ...]  # goals, then the blue-leaf token
    hand: pygame.Rect


@dataclass(frozen=True, slots=True)
class DraftSheet:
    """What one player took in the draft."""

    sheet: pygame.Rect
    crest: pygame.Rect
    name: pygame.Rect  # room for name, crown and chip
    spread: Spread
    chip: tuple[int, int] | None = None  # of the player who looks, in the middle under the name


@dataclass(slots=True)
class MomijiLayout(table.Layout):
    """Momiji's table, with the parts of its panels."""

    AREAS = AREAS
    ORDER = ORDER
    NUMBERED = ("hand", "face-up")
    columns: dict[int, tuple[pygame.Rect, ...]] = field(default_factory=dict)
    others: dict[int, Other] = field(default_factory=dict)
    gates: tuple[pygame.Rect, ...] = ()
    gate_chip: tuple[int, int] = (0, 0)
    tags: dict[str, pygame.Rect] = field(default_factory=dict)  # price tags of solo goals
    plate: Plate = field(init=False)
    face_up: tuple[pygame.Rect, ...] = ()  # room for words under the landscapes in the draft
    rows: tuple[pygame.Rect, ...] = ()  # of the list that tells in which order landscapes are chosen
    sheets: dict[int, DraftSheet] = field(default_factory=dict)
