"""Where everything of the scoring sheet stands, for any window, text scale and number of players. No drawing."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from momiji.ui import theme
from momiji.ui.theme import Role, Scale

from .sheet import ScoreRow, ScoreSheet

Measure = Callable[[str, Role], int]  # how wide words are, in real pixels

LEFT, WIDE, FOOT = 118, 1150, 1054  # the page on the canvas
INNER: Final = (182, 1232)
LABEL: Final = 322
WIDER: Final = 40  # how much further left the page begins where words are large
HEAD: Final = 100  # from the top of the page to the crests' band
COLUMN: Final = 210  # a cell's parts never drift further apart than this
TIGHT: Final = 1.42  # a row is at least so many times as high as its words
LOOSE: Final = 1.26
ORNAMENT: Final = 84  # at the foot of a page with room to spare
CALC: Final = theme.READING
POINTS: Final = theme.COUNT.at(32)


@dataclass(frozen=True, slots=True)
class Cells:
    """How each cell is divided: a picture, what was counted, the points; measured from the left edge of the cell."""

    calc: Role
    points: Role
    tight: bool  # no air round the sign of multiplication
    icon: int
    icon_left: int
    calc_right: int
    points_middle: int
    wide: int


@dataclass(frozen=True, slots=True)
class RowPlace:
    """A row on the page: its number in the sheet, and where."""

    index: int
    rect: pygame.Rect


@dataclass(frozen=True, slots=True)
class SheetLayout:
    """The page of a game of several players."""

    page: pygame.Rect
    title: tuple[int, int]
    note: tuple[int, int]
    turner: pygame.Rect  # where the two leaves are chosen, if there are two
    columns: tuple[pygame.Rect, ...]  # from the crests to the foot: the winner's wash
    crests: tuple[pygame.Rect, ...]
    names: tuple[pygame.Rect, ...]
    label: pygame.Rect
    leaves: tuple[tuple[RowPlace, ...], ...]  # one, or the two parts apart
    heavy: tuple[int, ...]  # y of strong rules
    total: pygame.Rect
    tie: pygame.Rect | None
    ornament: pygame.Rect | None
    cells: Cells

    def cell(self, seat: int, row: pygame.Rect) -> pygame.Rect:
        """The part of a row that belongs to a player, as wide as its parts need."""
        column = self.columns[seat]
        return pygame.Rect(column.centerx - self.cells.wide // 2, row.y, self.cells.wide, row.h)


def grow(scale: Scale, px: float = 25, share: float = 1.0) -> float:
    """How much more room words of this size need than the canvas expects."""
    return float(max(1.0, scale.room(px) ** share))


def table(scale: Scale, sheet: ScoreSheet, names: Sequence[str], measure: Measure, *, parted: bool = False) -> SheetLayout:
    """One leaf if every row has room for its words, else (or if wished) its two parts on a leaf each."""
    total = 104 * grow(scale, 66, 0.7)
    tie = 52 * grow(scale, 25, 0.8) if sheet.tie else 0.0
    high_names = 108 + 22 * (grow(scale, 30, 0.8) - 1)
    split = sheet.second or len(sheet.rows)
    room = FOOT - 26 - 24 - HEAD - high_names - total - tie
    large = parted or scale.text >= 1.5 or sum(_least(scale, row) for row in sheet.rows) > room
    turner = (400 * grow(scale, 24, 0.5), 58 * grow(scale, 24, 0.6)) if large else (400.0, 58.0)
    extra = turner[1] - 58 + 14 if large else 0.0
    head, room = HEAD + extra + high_names, room - extra
    parts = [range(split), range(split, len(sheet.rows))] if large and split < len(sheet.rows) else [range(len(sheet.rows))]
    spare = room - sum(row.high for row in sheet.rows)
    ornament = ORNAMENT if sheet.setting and sheet.setting.ornament and not large and spare >= ORNAMENT else 0
    room -= ornament
    heights = [_heights([sheet.rows[i] for i in part], room, grow(scale)) for part in parts]
    tall = max(sum(part) for part in heights)
    page_high = 24 + head + tall + total + tie + ornament
    top = 26 + (FOOT - 26 - page_high) / 2
    begin = INNER[0] - (WIDER if large else 0)
    leaves = tuple(_places(scale, part, high, begin, top + head) for part, high in zip(parts, heights, strict=True))
    foot, crown = top + head + tall, top + HEAD + extra
    label = LABEL + 60 * max(0, 4 - sheet.players) - (20 if large else 0)
    columns = _columns(scale, sheet.players, begin + label, crown - 9, page_high - ornament - HEAD - extra - 9)
    left, right = scale.x(begin), scale.x(INNER[1])
    heavy = [scale.y(top + head)]
    if len(leaves) == 1 and 0 < split < len(sheet.rows):
        heavy.append(leaves[0][split].rect.top)
    tight = any(measure(name, theme.NAME) * 0.72 > columns[0].w for name in names)
    crest = scale.px(42 if tight else 58)
    crests = tuple(pygame.Rect(c.centerx - crest // 2, scale.y(crown), crest, crest) for c in columns)
    under = crests[0].bottom + scale.px(1 if tight else 3)
    middle = top + 58 + extra / 2
    return SheetLayout(
        page=scale.rect(LEFT - (WIDER if large else 0), top, WIDE + (WIDER if large else 0), page_high),
        title=(left, scale.y(middle)),
        note=(right, scale.y(middle)),
        turner=scale.rect(INNER[1] - turner[0], middle - turner[1] / 2, *turner),
        columns=columns,
        crests=crests,
        names=tuple(pygame.Rect(c.x + scale.px(3), under, c.w - scale.px(6), heavy[0] - scale.px(2) - under) for c in columns),
        label=pygame.Rect(left, 0, columns[0].x - left - scale.px(8), 1),
        leaves=leaves,
        heavy=tuple(heavy),
        total=pygame.Rect(left, scale.y(foot), right - left, scale.y(foot + total) - scale.y(foot)),
        ornament=scale.rect(begin, foot + total + tie, INNER[1] - begin, ornament) if ornament else None,
        tie=pygame.Rect(left, scale.y(foot + total), right - left, scale.px(tie)) if sheet.tie else None,
        cells=_cells(scale, sheet, columns[0].w, measure, leaves),
    )


def _least(scale: Scale, row: ScoreRow) -> float:
    return scale.type(CALC.px) / scale.u * TIGHT * (1.12 if row.large else 1.0)


def _heights(rows: Sequence[ScoreRow], room: float, words: float) -> list[float]:
    wanted = [row.high * words**0.8 for row in rows]
    share = min(LOOSE, room / sum(wanted)) if wanted else 1.0
    return [high * share for high in wanted]


def _places(scale: Scale, part: range, heights: Sequence[float], left: float, top: float) -> tuple[RowPlace, ...]:
    places = []
    for index, high in zip(part, heights, strict=True):
        places.append(RowPlace(index, scale.rect(left, top, INNER[1] - left, high)))
        top += high
    return tuple(places)


def _columns(scale: Scale, players: int, left: float, top: float, high: float) -> tuple[pygame.Rect, ...]:
    wide = (INNER[1] - left) / players
    return tuple(scale.rect(left + wide * seat, top, wide, high) for seat in range(players))


def _cells(scale: Scale, sheet: ScoreSheet, column: int, measure: Measure, leaves: Sequence[Sequence[RowPlace]]) -> Cells:
    """One division for all cells; where the widest does not fit, signs move together first, then all words shrink alike."""
    low = min(place.rect.h for leaf in leaves for place in leaf)
    icon = min(scale.px(34), round(low * 0.8))
    air, edge = scale.px(8), scale.px(7)
    written_cells = [cell for row in sheet.rows for cell in row.cells if cell.drawn is None]
    for step in range(104, 40, -4):
        tight, percent = step < 104, min(step, 100)
        calc, points = CALC.at(CALC.px * percent / 100), POINTS.at(POINTS.px * percent / 100)
        counted = max(measure(calculation(max(4, c.times[0]), max(3, c.times[1]), tight=tight), calc) for c in written_cells)
        written = max(measure("10", points), *(measure(figure(c.points), points) for c in written_cells))
        need = icon + counted + written + 2 * air + 2 * edge
        if need <= column and scale.type(points.px) <= low * 0.86:
            break
    spare = max(0, min(column, scale.px(COLUMN)) - need)
    wide = need + spare
    return Cells(
        calc=calc,
        points=points,
        tight=tight,
        icon=icon,
        icon_left=edge + spare // 6,
        calc_right=wide - edge - written - air - spare // 2,
        points_middle=wide - edge - written // 2 - spare // 6,
        wide=wide,
    )


def calculation(many: int, worth: int, *, tight: bool = False) -> str:
    return f"{many}×{worth}" if tight else f"{many} × {worth}"


def figure(value: int | None) -> str:
    """A number with a true minus; a dash for nothing."""
    return "–" if value is None else f"−{-value}" if value < 0 else str(value)
