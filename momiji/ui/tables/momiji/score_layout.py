"""Where everything of the scoring sheet stands, for any window, text scale and number of players. No drawing."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from momiji.ui import theme
from momiji.ui.tables.momiji.sheet import Row, RowKind, Sheet
from momiji.ui.theme import Role, Scale

Measure = Callable[[str, Role], int]  # how wide words are, in real pixels

LEFT, WIDE, FOOT = 118, 1150, 1054  # the page on the canvas
INNER: Final = (182, 1232)
LABEL: Final = 322
HEAD: Final = 100  # from the top of the page to the crests' band
COLUMN: Final = 210  # a cell's parts never drift further apart than this
NATURAL: Final[dict[RowKind, float]] = {"pile": 57, "acorns": 60, "goal": 68, "blue": 57}
TIGHT: Final = 1.42  # a row is at least so many times as high as its words
LOOSE: Final = 1.16
CALC: Final = theme.READING
POINTS: Final = theme.COUNT.at(32)


@dataclass(frozen=True, slots=True)
class Cells:
    """How each cell is divided: a picture, what was counted, the points; measured from the left edge of the cell."""

    calc: Role
    points: Role
    icon: int
    icon_left: int
    calc_right: int
    points_middle: int
    wide: int

    @property
    def calc_room(self) -> int:
        return self.calc_right - self.icon_left - self.icon


@dataclass(frozen=True, slots=True)
class Place:
    """A row on the page: its number in the sheet, and where."""

    index: int
    rect: pygame.Rect


@dataclass(frozen=True, slots=True)
class Table:
    """The page of a game of several players."""

    page: pygame.Rect
    title: tuple[int, int]
    note: tuple[int, int]
    turner: pygame.Rect  # where the two leaves are chosen, if there are two
    columns: tuple[pygame.Rect, ...]  # from the crests to the foot: the winner's wash
    crests: tuple[pygame.Rect, ...]
    names: tuple[pygame.Rect, ...]
    label: pygame.Rect
    leaves: tuple[tuple[Place, ...], ...]  # one, or piles and goals apart
    heavy: tuple[int, ...]  # y of strong rules
    total: pygame.Rect
    tie: pygame.Rect | None
    cells: Cells

    def cell(self, seat: int, row: pygame.Rect) -> pygame.Rect:
        """The part of a row that belongs to a player, as wide as its parts need."""
        column = self.columns[seat]
        return pygame.Rect(column.centerx - self.cells.wide // 2, row.y, self.cells.wide, row.h)


def grow(scale: Scale, px: float = 25, share: float = 1.0) -> float:
    """How much more room words of this size need than the canvas expects."""
    return float(max(1.0, scale.room(px) ** share))


def table(scale: Scale, sheet: Sheet, measure: Measure) -> Table:
    words = grow(scale)
    head = HEAD + 108 + 22 * (grow(scale, 30, 0.8) - 1)
    total = 104 * grow(scale, 66, 0.7)
    tie = 52 * grow(scale, 25, 0.8) if sheet.hands else 0.0
    room = FOOT - 26 - 24 - head - total - tie
    parted = scale.text >= 1.5 or sum(_least(scale, row) for row in sheet.rows) > room
    split = next((i for i, row in enumerate(sheet.rows) if row.kind in ("goal", "blue")), len(sheet.rows))
    parts = [range(split), range(split, len(sheet.rows))] if parted and split < len(sheet.rows) else [range(len(sheet.rows))]
    heights = [_heights(scale, [sheet.rows[i] for i in part], room, words) for part in parts]
    tall = max(sum(part) for part in heights)
    page_high = 24 + head + tall + total + tie
    top = 26 + (FOOT - 26 - page_high) / 2
    leaves = tuple(_places(scale, part, high, top + head) for part, high in zip(parts, heights, strict=True))
    foot = top + head + tall
    columns = _columns(scale, sheet.players, top + HEAD - 9, page_high - HEAD - 9)
    left, right = scale.x(INNER[0]), scale.x(INNER[1])
    heavy = [scale.y(top + head)]
    if len(leaves) == 1 and 0 < split < len(sheet.rows):
        heavy.append(leaves[0][split].rect.top)
    crest = scale.px(58)
    crests = tuple(pygame.Rect(c.centerx - crest // 2, scale.y(top + HEAD), crest, crest) for c in columns)
    under = crests[0].bottom + scale.px(3)
    names = tuple(pygame.Rect(c.x + scale.px(4), under, c.w - scale.px(8), heavy[0] - scale.px(3) - under) for c in columns)
    turner_wide, turner_high = 400 * grow(scale, 24, 0.5), 58 * grow(scale, 24, 0.6)
    return Table(
        page=scale.rect(LEFT, top, WIDE, page_high),
        title=(left, scale.y(top + 58)),
        note=(right, scale.y(top + 58)),
        turner=scale.rect(INNER[1] - turner_wide, top + 58 - turner_high / 2, turner_wide, turner_high),
        columns=columns,
        crests=crests,
        names=names,
        label=pygame.Rect(left, 0, columns[0].x - left - scale.px(8), 1),
        leaves=leaves,
        heavy=tuple(heavy),
        total=pygame.Rect(left, scale.y(foot), right - left, scale.y(foot + total) - scale.y(foot)),
        tie=pygame.Rect(left, scale.y(foot + total), right - left, scale.px(tie)) if sheet.hands else None,
        cells=_cells(scale, sheet, columns[0].w, measure, leaves),
    )


def _least(scale: Scale, row: Row) -> float:
    return scale.type(CALC.px) / scale.u * TIGHT * (1.12 if row.kind == "goal" else 1.0)


def _heights(scale: Scale, rows: Sequence[Row], room: float, words: float) -> list[float]:
    wanted = [NATURAL[row.kind] * words**0.8 for row in rows]
    share = min(LOOSE, room / sum(wanted)) if wanted else 1.0
    return [high * share for high in wanted]


def _places(scale: Scale, part: range, heights: Sequence[float], top: float) -> tuple[Place, ...]:
    left, right = INNER
    places = []
    for index, high in zip(part, heights, strict=True):
        places.append(Place(index, scale.rect(left, top, right - left, high)))
        top += high
    return tuple(places)


def _columns(scale: Scale, players: int, top: float, high: float) -> tuple[pygame.Rect, ...]:
    """Four players as on the mock-up; fewer get wider columns but a wider label too, five share what there is."""
    label = LABEL + 60 * max(0, 4 - players)
    wide = (INNER[1] - INNER[0] - label) / players
    return tuple(scale.rect(INNER[0] + label + wide * seat, top, wide, high) for seat in range(players))


def _cells(scale: Scale, sheet: Sheet, column: int, measure: Measure, leaves: Sequence[Sequence[Place]]) -> Cells:
    """One division for all cells; where the widest does not fit, all words shrink alike."""
    low = min(place.rect.h for leaf in leaves for place in leaf)
    icon = min(scale.px(34), round(low * 0.8))
    air, edge = scale.px(8), scale.px(5)
    for step in range(100, 40, -4):
        calc, points = CALC.at(CALC.px * step / 100), POINTS.at(POINTS.px * step / 100)
        counted = max(
            [measure(calculation(4, 3), calc), *(measure(calculation(c.cards, c.top), calc) for r in sheet.rows for c in r.cells)]
        )
        written = max(measure("10", points), max(measure(figure(c.points), points) for r in sheet.rows for c in r.cells))
        need = icon + counted + written + 2 * air + 2 * edge
        if need <= column and scale.type(points.px) <= low * 0.86:
            break
    spare = max(0, min(column, scale.px(COLUMN)) - need)
    wide = need + spare
    return Cells(
        calc=calc,
        points=points,
        icon=icon,
        icon_left=edge + spare // 6,
        calc_right=wide - edge - written - air - spare // 2,
        points_middle=wide - edge - written // 2 - spare // 6,
        wide=wide,
    )


def calculation(cards: int, top: int) -> str:
    return f"{cards} × {top}"


def figure(value: int | None) -> str:
    """A number with a true minus; a dash for nothing."""
    return "–" if value is None else f"−{-value}" if value < 0 else str(value)


# ---------------------------------------------------------------- the side
SIDE: Final = (1342, 1860)
SENTENCE: Final = theme.READING.at(29)


@dataclass(frozen=True, slots=True)
class Side:
    """Right of the page, from above: wreath, result, sentence, ranking, buttons."""

    wreath: pygame.Rect
    title: pygame.Rect
    sentence: pygame.Rect
    ranking: pygame.Rect | None
    lines: tuple[pygame.Rect, ...]
    buttons: tuple[tuple[pygame.Rect, ...], ...]  # the two upper ones, then the row of smaller ones
    corner: pygame.Rect

    @property
    def middle(self) -> int:
        return self.title.centerx


def side(scale: Scale, lines: int, small: int, sentence: Callable[[int], int]) -> Side:
    """`lines` of the ranking, `small` buttons in the second row; `sentence` tells how high it gets at a width. The wreath takes the rest."""
    left, right = scale.x(SIDE[0]), scale.x(SIDE[1])
    wide, gap = right - left, scale.px(14)
    high = round(scale.px(66) * grow(scale, 26, 0.6))
    foot = scale.y(1042)
    rows = []
    for count in (small, 2):
        each = (wide - gap * (count - 1)) / max(1, count)
        rows.append(tuple(pygame.Rect(left + round((each + gap) * i), foot - high, round(each), high) for i in range(count)))
        foot -= high + gap if count else 0
    foot -= scale.px(8)
    pad, line = scale.px(20), round(scale.px(59 if lines < 5 else 52) * grow(scale, 30, 0.8))
    ranking = pygame.Rect(left, foot - 2 * pad - line * lines, wide, 2 * pad + line * lines) if lines else None
    foot = ranking.top - scale.px(22) if ranking else foot - scale.px(60)
    said = sentence(wide)
    words = pygame.Rect(left, foot - said, wide, said)
    tall = round(scale.type(84) * 1.16)
    title = pygame.Rect(left, words.top - tall - scale.px(2), wide, tall)
    top = scale.y(40)
    across = max(1, min(scale.px(372 if lines else 430), title.top - top - scale.px(6), wide))
    lift = max(0, (title.top - top - across) // 2)
    if not lines:
        title, words = title.move(0, -lift), words.move(0, -lift)
        lift = max(0, title.top - top - across - scale.px(30))
    return Side(
        wreath=pygame.Rect((left + right) // 2 - across // 2, top + lift, across, across),
        title=title,
        sentence=words,
        ranking=ranking,
        lines=tuple(pygame.Rect(left + pad, ranking.y + pad + line * i, wide - 2 * pad, line) for i in range(lines)) if ranking else (),
        buttons=(rows[1], rows[0]),
        corner=scale.rect(1832, 24, 64, 64, across=1, down=0),
    )
