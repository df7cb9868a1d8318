"""Where boxes, labels and boards are: one board for up to three games, then two, and more that scroll."""

from dataclasses import dataclass
from typing import Final

import pygame

from momiji.ui import theme
from momiji.ui.scenes.ground import stretch
from momiji.ui.services import Services

from .label import telling

ONE_BOARD: Final = 3
STANDS: Final = 28  # a box stands so far down on its board
PITCH: Final = 418  # from board to board


@dataclass(frozen=True, slots=True)
class ShelfPlaces:
    """In window pixels but for `left`, `right` and `title`; with `sheet` the chosen game lies open there, `area` scrolls."""

    boxes: tuple[pygame.Rect, ...]
    labels: tuple[pygame.Rect, ...]
    boards: tuple[int, ...]
    brackets: tuple[tuple[int, int], ...]
    title: float
    left: float
    right: float
    tells: bool  # labels have room for a sentence
    wordy: bool  # plain buttons have room for words
    row: int  # games side by side
    sheet: pygame.Rect | None = None
    area: pygame.Rect | None = None
    content: int = 0
    ways: tuple[pygame.Rect, ...] = ()  # for the lesson and the rules on the sheet; none: they stand in the foot


def places(services: Services, games: int) -> ShelfPlaces:
    return _one(services, games) if games <= ONE_BOARD else _several(services, games)


def _one(services: Services, games: int) -> ShelfPlaces:
    scale = services.scale
    left = 112 + 293 * (ONE_BOARD - games)
    spare = stretch(scale) / 2
    boxes = tuple(scale.rect(left + 586 * i, 610 - 444, 524, 444) for i in range(games))
    labels = tuple(scale.rect(left + 586 * i, 704 + spare / 3, 524, 240 + spare / 3) for i in range(games))
    brackets = tuple((scale.x(left + 586 * i - 31), scale.y(582 + 70)) for i in range(1, games)) or (
        (scale.x(left - 60), scale.y(652)),
        (scale.x(left + 584), scale.y(652)),
    )
    telling_ = telling(services)
    return ShelfPlaces(boxes, labels, (scale.y(582),), brackets, 62, 112, 1808, telling_, _wordy(services), ONE_BOARD)


def _several(services: Services, games: int) -> ShelfPlaces:
    scale = services.scale
    row = 3 if games <= 6 else 4
    wide, high, pitch = (344, 308, 384) if row == 3 else (262, 235, 286)
    rows = -(-games // row)
    boxes, labels = [], []
    for number in range(games):
        x, y = 96 + pitch * (number % row), 408 + PITCH * (number // row)
        boxes.append(scale.rect(x, y + STANDS - high, wide, high))
        labels.append(scale.rect(x + 18 if row == 3 else x, y + 36 + 26, wide - 36 if row == 3 else wide, 54))
    boards = tuple(scale.y(408 + PITCH * number) for number in range(max(2, rows)))
    ends = (scale.x(90), scale.x(96 + pitch * row - (pitch - wide) + 18))
    brackets = tuple((x, board + scale.px(62)) for board in boards for x in ends)
    sheet, wordy = scale.rect(1260, 120, 564, 840), _wordy(services)
    ways = tuple(scale.rect(1292 + 257 * i, 828, 243, 62) for i in range(2))
    area, content = None, 0
    if rows > 2:
        area = scale.rect(0, 92, 1252, 868, across=0)
        area.w = sheet.x - scale.px(8)
        content = scale.px(868 + PITCH * (rows - 2))
    return ShelfPlaces(tuple(boxes), tuple(labels), boards, brackets, 54, 96, 1824, False, wordy, row, sheet, area, content, ways)


def _wordy(services: Services) -> bool:
    return services.scale.room(theme.PLAIN.px) < 1.25
