"""Text that flows over columns: paragraphs with links, pictures at their left and notes in the margin, line by line."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

import pygame

from momiji.ui.theme import INK, Colour, Role
from momiji.ui.type import Stretch, Type

WHOLE: Final = 0.4  # an item up to this share of a column is never broken


@dataclass(frozen=True, slots=True)
class Item:
    """One paragraph or heading; measures in window pixels. `mark` tells the caller which one it is."""

    words: str
    role: Role
    colour: Colour = INK
    above: int = 0
    indent: int = 0
    leading: float = 1.3
    margin: tuple[str, ...] = ()
    picture: str = ""
    size: tuple[int, int] = (0, 0)
    mark: int | None = None
    keep: bool = False  # never the last of its column


@dataclass(frozen=True, slots=True)
class FlowLine:
    row: tuple[Stretch, ...]
    x: int
    middle: int
    item: Item
    high: int

    def links(self) -> list[tuple[str, pygame.Rect, str]]:
        """Where words lead somewhere: to what, from where, and the words."""
        top = self.middle - self.high // 2
        return [(part.link, pygame.Rect(self.x + part.x, top, part.width, self.high), part.words) for part in self.row if part.link]


@dataclass(slots=True)
class TextColumn:
    area: pygame.Rect
    lines: list[FlowLine] = field(default_factory=list)
    pictures: list[tuple[str, pygame.Rect]] = field(default_factory=list)
    notes: list[tuple[str, int]] = field(default_factory=list)  # words for the margin and the middle of their line

    @property
    def foot(self) -> int:
        """Where the paper is bare from."""
        words = [line.middle + line.high // 2 for line in self.lines]
        return max([self.area.top, *words, *(rect.bottom for _, rect in self.pictures)])

    @property
    def marks(self) -> set[int]:
        return {line.item.mark for line in self.lines if line.item.mark is not None}


def flow(type_: Type, items: Sequence[Item], area: Callable[[int], pygame.Rect]) -> list[TextColumn]:
    """As many columns as the items need; `area` gives the place of each."""
    columns = [TextColumn(area(0))]
    y = columns[0].area.top
    for index, item in enumerate(items):
        column = columns[-1]
        step, rows = type_.leading(item.role, item.leading), type_.rows(item.words, item.role, column.area.w - item.indent)
        top = y + (item.above if column.lines else 0)
        need = _need(type_, item, column.area)
        if item.keep and index + 1 < len(items):
            need = max(len(rows) * step, item.size[1]) + items[index + 1].above + _need(type_, items[index + 1], column.area)
        if top + need > columns[-1].area.bottom and columns[-1].lines:
            columns.append(TextColumn(area(len(columns))))
            top = columns[-1].area.top
        column, foot = columns[-1], top + item.size[1]
        if item.picture:
            column.pictures.append((item.picture, pygame.Rect((column.area.x, top), item.size)))
        high = len(rows) * step
        y = top + max(0, (item.size[1] - high) // 2) if item.size[1] and high < item.size[1] else top
        for number, row in enumerate(rows):
            lonely = number == len(rows) - 2 > 0 and y + 2 * step > column.area.bottom  # never one line alone at the top
            if (y + step > column.area.bottom or lonely) and column.lines:
                columns.append(TextColumn(area(len(columns))))
                column, y, foot = columns[-1], columns[-1].area.top, 0
            middle = y + step // 2
            column.lines.append(FlowLine(row, column.area.x + item.indent, middle, item, step))
            if number < len(item.margin):
                column.notes.append((item.margin[number], middle))
            y += step
        for extra, note in enumerate(item.margin[len(rows) :]):
            column.notes.append((note, y + step * extra + step // 2))
        y = max(y, foot)
    return columns


def _need(type_: Type, item: Item, area: pygame.Rect) -> int:
    """What an item must find below it: all of a short one, two lines of a long one."""
    step = type_.leading(item.role, item.leading)
    whole = len(type_.rows(item.words, item.role, area.w - item.indent)) * step
    return max(whole if whole <= WHOLE * area.h else 2 * step, item.size[1])
