"""The draft while landscapes are chosen: three of them large, everybody's panorama growing below."""

from dataclasses import dataclass
from typing import Final

import pygame

from momiji.games.momiji.table.draw import landscape as landscape_art
from momiji.games.momiji.table.layout.places import DraftSheet, MomijiLayout
from momiji.games.momiji.table.show import MomijiShow, ShownPlayer
from momiji.ui import theme
from momiji.ui.table.layout import larger
from momiji.ui.table.show import Spot

from .spread import EACH, spread

CENTRES: Final = (572, 960, 1348)
TOP: Final = 176
FOOT: Final = 792
LIFT: Final = 16  # how far a chosen landscape rises
NOTE: Final = 364  # the broadest note
BRIEF: Final = 1.6  # words this large leave room for names alone, and for one note about the landscape that is chosen
_GAP: Final = 5
_OWN: Final = (806, 620, 258)
_OTHERS_TOP: Final = 848
_READER: Final = (380, 1160)
_LETTER: Final = 12.6  # a letter of a name in the list


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


def lay_play(layout: MomijiLayout, show: MomijiShow) -> None:
    assert show.draft is not None
    scale, players = layout.scale, show.draft.players
    band = _FULL_BAND if len(players) > 4 else _BAND
    large, (x, w) = scale.text > 1.3, band.buttons
    layout.buttons["primary"] = scale.rect(x, 872 if large else 887, w, 86 if large else 72)
    layout.buttons["left"] = scale.rect(x, 974 if large else 978, w, 74 if large else 62)
    layout.buttons["hint"] = layout.buttons["log"].move(0, scale.px(76))
    layout.panels["note"] = scale.rect(360, 14, 1200, 146, 0.5, 0.5)
    deck = scale.rect(157, 264, 185, 259)
    layout.panels["landscape-deck"] = deck
    layout.put(Spot("landscape-deck"), deck)
    _lay_face_up(layout, show, show.draft.places)
    _lay_order(layout, players)
    around = {player.seat: player for player in players}
    _lay_own(layout, around[show.seat], band)
    others = [around[(show.seat + 1 + i) % len(players)] for i in range(len(players) - 1)]
    half = len(others) // 2  # clockwise round the own sheet: the next ones sit on the right, beyond the buttons
    _lay_others(layout, others[half:], band.left, band.other)
    _lay_others(layout, others[:half], band.right, band.other)


def _lay_face_up(layout: MomijiLayout, show: MomijiShow, places: tuple[str | None, ...]) -> None:
    """Larger words make smaller landscapes, so that the notes under them have room. A chosen one lies higher."""
    scale = layout.scale
    brief, plate = scale.room(24) >= BRIEF, 40 * scale.room(24)
    outer = landscape_art.size(landscape_art.picture_width(scale.px(252 if brief else larger(scale, 312, 260, 260))))
    notes = []
    for place, (letter, centre) in enumerate(zip(places, CENTRES, strict=True)):
        card = pygame.Rect((0, 0), outer).move_to(midtop=(scale.x(centre), scale.y(TOP)))
        note = pygame.Rect(0, 0, scale.px(NOTE), scale.px(plate) if brief else scale.y(FOOT) - card.bottom - scale.px(_GAP))
        note.midtop = (card.centerx, card.bottom + scale.px(_GAP))
        notes.append(note)
        layout.panels[f"face-up {place}"] = card
        if letter is not None:
            up = scale.px(LIFT) if show.mark("face-up", str(place)) == "chosen" else 0
            layout.put(Spot("face-up", str(place)), card.move(0, -up), hit=pygame.Rect(card.x, card.y, card.w, note.bottom - card.y))
    layout.face_up = tuple(notes)
    if brief:
        top = notes[0].bottom + scale.px(8)
        layout.panels["reader"] = pygame.Rect(scale.x(_READER[0]), top, scale.px(_READER[1]), scale.y(FOOT) - top)


def _lay_order(layout: MomijiLayout, players: tuple[ShownPlayer, ...]) -> None:
    """The list grows with its words and with long names, as far as the window lets it."""
    scale, count = layout.scale, len(players)
    grow = max(1.0, scale.room(28)) ** 0.8
    head, pitch = 66 * grow, min(60 * grow, (560 - 66 * grow) / count)
    width = max(228.0, min(340.0, _LETTER * max(1.0, scale.room(28)) * max(len(player.name) for player in players) + 176))
    high = head + pitch * count + 20
    top = max(TOP - 6.0, 400 - high / 2)
    layout.panels["order"] = scale.rect(1561, top, width, high)
    layout.rows = tuple(scale.rect(1571, top + head + pitch * i, width - 20, pitch - 6) for i in range(count))


def _lay_own(layout: MomijiLayout, me: ShownPlayer, band: _Band) -> None:
    """Crest, name and chip share the column beside the panorama; larger words make the crest smaller."""
    scale = layout.scale
    x, (y, w, h) = band.own, _OWN
    slot = 124 if scale.text > 1.6 else 132
    pitch = slot + 9
    left = x + w - 16 - 2 * pitch - slot
    middle = (x + left) / 2 + 3
    name, chip = scale.type(33) / scale.u * 1.2, max(30.0, scale.type(theme.CHIP.px) / scale.u * 1.5)
    crest = min(96.0, h - 30 - name - chip - 14)
    top = y + (h - crest - name - chip - 14) / 2
    named = pygame.Rect(0, 0, scale.px(left - x - 24), scale.px(name))
    named.center = (scale.x(middle), scale.y(top + crest + 10 + name / 2))
    places = spread(scale, left, y + (h - slot * landscape_art.ASPECT) / 2, slot, pitch)
    sheet = scale.rect(x, y, w, h)
    chip_at = (scale.x(middle), scale.y(top + crest + 14 + name + chip / 2))
    layout.sheets[me.seat] = DraftSheet(sheet, scale.rect(middle - crest / 2, top, crest, crest), named, places, chip_at)
    if me.badge == "your-turn" and len(me.landscapes) < EACH:
        layout.put(Spot("slot"), places.slots[len(me.landscapes)], hit=sheet)
    _put_taken(layout, me)


def _lay_others(layout: MomijiLayout, players: list[ShownPlayer], ends: tuple[float, float], wide: float) -> None:
    """Two from edge to edge, one in the middle; narrow sheets show smaller landscapes."""
    scale, px = layout.scale, layout.scale.px
    spare = ends[1] - ends[0] - wide * len(players)
    start, gap = (ends[0], spare) if len(players) > 1 else (ends[0] + spare / 2, 0.0)
    head = 60 + 12 * max(0.0, min(1.0, scale.room(28) - 1))
    slot = min(80.0, (wide - 28) / EACH - 6)
    for index, player in enumerate(players):
        x = start + (wide + gap) * index
        sheet, crest = scale.rect(x, _OTHERS_TOP, wide, 200), scale.rect(x + 16, _OTHERS_TOP + (head + 8) / 2 - 22, 44, 44)
        name = pygame.Rect(crest.right + px(10), crest.y, sheet.right - px(14) - crest.right - px(10), crest.h)
        top = _OTHERS_TOP + head + (200 - 10 - head - slot * landscape_art.ASPECT) / 2
        places = spread(scale, x + (wide - EACH * slot - 12) / 2, top, slot, slot + 6)
        layout.sheets[player.seat] = DraftSheet(sheet, crest, name, places)
        layout.put(Spot("other", str(player.seat)), sheet)
        _put_taken(layout, player)


def _put_taken(layout: MomijiLayout, player: ShownPlayer) -> None:
    for index in range(len(player.landscapes)):
        layout.put(Spot("taken", f"{player.seat}-{index}"), layout.sheets[player.seat].spread.card(index))
