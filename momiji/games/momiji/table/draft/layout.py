"""Where everything stands in the landscape draft: pure data for a window size, a text scale and a number of players."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from momiji.games.momiji.table.draw import landscape as landscape_art
from momiji.ui import theme
from momiji.ui.theme import Scale

FACE_UP: Final = 3
EACH: Final = 3
CENTRES: Final = (572, 960, 1348)
TOP: Final = 176
FOOT: Final = 792
CARD: Final = 312
SMALLEST_CARD: Final = 236
NOTES: Final = (300, 324, 348, 364)
SNUG: Final = 160
LIFT: Final = 16
_GAP: Final = 5
_OWN: Final = (806, 620, 258)
_OTHERS_TOP: Final = 848
_READER: Final = (380, 1160)


@dataclass(frozen=True, slots=True)
class _Band:
    """The lower band across: others at both ends, the own sheet, the buttons beside it."""

    left: tuple[float, float]
    own: float
    buttons: tuple[float, float]
    right: tuple[float, float]
    other: float


_BAND: Final = _Band((16, 634), 650, (1290, 284), (1590, 1904), 300)
_FULL_BAND: Final = _Band((16, 488), 504, (1140, 270), (1426, 1904), 228)


@dataclass(frozen=True, slots=True)
class Spread:
    """Three places for landscapes: `slots` while empty; taken ones of picture width `width` grow together from `left`."""

    slots: tuple[pygame.Rect, ...]
    left: int
    width: int

    def panorama(self, count: int) -> pygame.Rect:
        """The place of so many landscapes."""
        return pygame.Rect((self.left, self.slots[0].y), landscape_art.size(self.width, count))

    def card(self, index: int) -> pygame.Rect:
        """The place of one landscape within the panorama, without the frame."""
        edge = landscape_art.frame(self.width)
        return pygame.Rect(self.left + edge + self.width * index, self.slots[0].y, self.width, landscape_art.size(self.width)[1])


@dataclass(frozen=True, slots=True)
class OwnPlace:
    sheet: pygame.Rect
    crest: pygame.Rect
    name_at: tuple[int, int]
    chip_at: tuple[int, int]
    room: int
    spread: Spread


@dataclass(frozen=True, slots=True)
class OtherPlace:
    seat: int
    sheet: pygame.Rect
    crest: pygame.Rect
    spread: Spread


@dataclass(frozen=True, slots=True)
class Plan:
    """`reader` is there only for large words: one wide note for the landscape that is pointed at, names alone under the cards."""

    title_at: tuple[int, int]
    title_px: float
    subtitle_at: tuple[int, int]
    card_width: int
    cards: tuple[pygame.Rect, ...]
    notes: tuple[pygame.Rect, ...]
    reader: pygame.Rect | None
    deck: pygame.Rect
    order: pygame.Rect
    order_head: int
    order_rows: tuple[pygame.Rect, ...]
    own: OwnPlace
    others: tuple[OtherPlace, ...]
    take: pygame.Rect
    closer: pygame.Rect
    menu: pygame.Rect
    settings: pygame.Rect
    rules: pygame.Rect


@dataclass(frozen=True, slots=True)
class Needs:
    """How much room the words want, in real pixels: asked of the type, so that this module draws nothing."""

    note: Callable[[int], int]  # height of the longest note in a sheet of this width
    reader: Callable[[int], int]
    plate: int  # height of a name alone
    order: int  # width of the longest name


def plan(scale: Scale, players: int, looker: int, needs: Needs) -> Plan:
    large = scale.text > 1.3
    band = _FULL_BAND if players > 4 else _BAND
    x, w = band.buttons
    width, note, reader = _cards(scale, needs)
    picture = landscape_art.picture_width(scale.px(width))
    outer = landscape_art.size(picture)
    cards, notes = [], []
    for centre in CENTRES:
        card = pygame.Rect((0, 0), outer)
        card.midtop = (scale.x(centre), scale.y(TOP))
        cards.append(card)
        sheet = pygame.Rect(0, 0, scale.px(note[0]), scale.px(note[1]))
        sheet.midtop = (scale.x(centre), card.bottom + scale.px(_GAP))
        notes.append(sheet)
    order, head, rows = _order(scale, players, needs.order)
    return Plan(
        (scale.x(960), scale.y(50 if large else 64)),
        46 if scale.text > 1.6 else 50 if large else theme.SCENE_TITLE.px,
        (scale.x(960), scale.y(116 if large else 119)),
        picture,
        tuple(cards),
        tuple(notes),
        _reader(scale, notes[0].bottom, reader) if reader else None,
        scale.rect(157, 264, 185, 259),
        order,
        head,
        rows,
        _own(scale, band),
        _others(scale, band, players, looker),
        scale.rect(x, 872 if large else 887, w, 86 if large else 72),
        scale.rect(x, 974 if large else 978, w, 74 if large else 62),
        scale.rect(20, 28, 60, 60, across=0, down=0),
        scale.rect(1840, 28, 60, 60, across=1, down=0),
        scale.rect(1768, 28, 60, 60, across=1, down=0),
    )


def _cards(scale: Scale, needs: Needs) -> tuple[float, tuple[float, float], float]:
    """Cards as large as the notes allow: first wider notes, then smaller cards, at last one note for all."""

    def fits(card: float, under: float) -> bool:
        return TOP + landscape_art.size(landscape_art.picture_width(scale.px(card)))[1] / scale.u + _GAP + under <= FOOT

    wanted = {wide: needs.note(scale.px(wide)) / scale.u for wide in NOTES}
    fitting = [wide for wide in NOTES if fits(CARD, wanted[wide])]
    if fitting:
        wide = next((wide for wide in fitting if wanted[wide] <= SNUG), fitting[-1])
        return CARD, (wide, max(150.0, wanted[wide])), 0.0
    wide = NOTES[-1]
    for card in range(CARD, SMALLEST_CARD - 1, -4):
        if fits(card, wanted[wide]):
            return card, (wide, wanted[wide]), 0.0
    plate, reader = needs.plate / scale.u, needs.reader(scale.px(_READER[1])) / scale.u
    card = next((card for card in range(CARD, 159, -4) if fits(card, plate + 8 + reader)), 160)
    return card, (wide, plate), reader


def _reader(scale: Scale, top: int, high: float) -> pygame.Rect:
    rect = scale.rect(_READER[0], TOP, _READER[1], high)
    rect.y = top + scale.px(8)
    return rect


def _order(scale: Scale, players: int, longest: int) -> tuple[pygame.Rect, int, tuple[pygame.Rect, ...]]:
    """The list grows with its words and with long names, as far as the window lets it."""
    grow = max(1.0, scale.room(28)) ** 0.8
    head, pitch = 66 * grow, min(60 * grow, (560 - 66 * grow) / players)
    width = max(228.0, min(340.0, longest / scale.u + 176))
    high = head + pitch * players + 20
    top = max(TOP - 6.0, 400 - high / 2)
    sheet = scale.rect(1561, top, width, high)
    rows = tuple(scale.rect(1571, top + head + pitch * i, width - 20, pitch - 6) for i in range(players))
    return sheet, scale.px(head), rows


def spread(scale: Scale, x: float, y: float, slot: float, pitch: float, down: float = 0.5) -> Spread:
    picture = landscape_art.picture_width(scale.px(slot))
    high = landscape_art.size(picture)[1]
    slots = []
    for index in range(EACH):
        rect = scale.rect(x + pitch * index, y, slot, slot * landscape_art.ASPECT, 0.5, down)
        rect.h = high
        slots.append(rect)
    return Spread(tuple(slots), slots[0].x, picture)


def _own(scale: Scale, band: _Band) -> OwnPlace:
    """Crest, name and chip share the column beside the panorama; larger words make the crest smaller."""
    x, (y, w, h) = band.own, _OWN
    slot = 124 if scale.text > 1.6 else 132
    pitch = slot + 9
    left = x + w - 16 - 2 * pitch - slot
    middle = (x + left) / 2 + 3
    name, chip = scale.type(33) / scale.u * 1.2, max(30.0, scale.type(theme.CHIP.px) / scale.u * 1.5)
    crest = min(96.0, h - 30 - name - chip - 14)
    top = y + (h - crest - name - chip - 14) / 2
    return OwnPlace(
        scale.rect(x, y, w, h),
        scale.rect(middle - crest / 2, top, crest, crest),
        (scale.x(middle), scale.y(top + crest + 10 + name / 2)),
        (scale.x(middle), scale.y(top + crest + 14 + name + chip / 2)),
        scale.px(left - x - 24),
        spread(scale, left, y + (h - slot * landscape_art.ASPECT) / 2, slot, pitch),
    )


def _others(scale: Scale, band: _Band, players: int, looker: int) -> tuple[OtherPlace, ...]:
    """Clockwise round the own sheet: the next ones sit on the right, beyond the buttons."""
    others = [(looker + 1 + i) % players for i in range(players - 1)]
    half = len(others) // 2
    places = _row(scale, others[half:], band.left, band.other) + _row(scale, others[:half], band.right, band.other)
    return tuple(sorted(places, key=lambda place: others.index(place.seat)))


def _row(scale: Scale, seats: list[int], ends: tuple[float, float], wide: float) -> list[OtherPlace]:
    """Two from edge to edge, one in the middle; narrow sheets show smaller landscapes."""
    spare = ends[1] - ends[0] - wide * len(seats)
    start, gap = (ends[0], spare) if len(seats) > 1 else (ends[0] + spare / 2, 0.0)
    head = 60 + 12 * max(0.0, min(1.0, scale.room(28) - 1))
    slot = min(80.0, (wide - 28) / EACH - 6)
    return [
        OtherPlace(
            seat,
            scale.rect(x, _OTHERS_TOP, wide, 200),
            scale.rect(x + 16, _OTHERS_TOP + (head + 8) / 2 - 22, 44, 44),
            spread(
                scale,
                x + (wide - EACH * slot - 12) / 2,
                _OTHERS_TOP + head + (200 - 10 - head - slot * landscape_art.ASPECT) / 2,
                slot,
                slot + 6,
            ),
        )
        for seat, x in ((seat, start + (wide + gap) * index) for index, seat in enumerate(seats))
    ]
