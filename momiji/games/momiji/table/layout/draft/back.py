"""The draft to be looked back at: landscapes face up, and below them a sheet for what each player took."""

from typing import Final

import pygame

from momiji.games.momiji.table.draw import landscape as landscape_art
from momiji.games.momiji.table.layout.places import GARDEN, HERBARIUM, DraftSheet, MomijiLayout
from momiji.games.momiji.table.show import ShownDraft
from momiji.ui.table.layout import disc, down, larger
from momiji.ui.table.show import Spot

from .spread import EACH, spread

TOP: Final = 22
FOOT: Final = 838
MARGIN: Final = 16
GAP: Final = 18  # between sheets
LARGEST, WIDEST_SLOT = 330, 176
DECK: Final = 0.62  # of a landscape's width
_PAD: Final = 18


def lay_back(layout: MomijiLayout, draft: ShownDraft) -> None:
    """Both rows fill the height together: many players have smaller sheets, so the landscapes above them are larger."""
    head = larger(layout.scale, 66, 80, 94)
    width = min(620.0, (1920 - 2 * MARGIN - GAP * (len(draft.players) - 1)) / len(draft.players))
    slot = min(WIDEST_SLOT, (width - 2 * _PAD - 12) / EACH)
    high = head + slot * landscape_art.ASPECT + 30
    plate = larger(layout.scale, 50, 64, 78)
    card = min(LARGEST, (FOOT - TOP - high - plate - 36) / landscape_art.ASPECT - 14)
    used = card * landscape_art.ASPECT + 14 + plate + 36 + high
    top = TOP + max(0.0, FOOT - TOP - used) / 2
    _lay_face_up(layout, draft, card, top, plate)
    _lay_sheets(layout, draft, width, slot, head, top + used - high, high)


def _lay_face_up(layout: MomijiLayout, draft: ShownDraft, wide: float, top: float, plate: float) -> None:
    scale, band = layout.scale, down(layout.scale, GARDEN)
    gap = 44.0
    whole = wide * DECK + 2 * gap + EACH * wide + (EACH - 1) * gap
    left = 960 - whole / 2
    outer = landscape_art.size(landscape_art.picture_width(scale.px(wide)))
    plates = []
    for place in range(len(draft.places)):
        rect = pygame.Rect((0, 0), outer)
        middle = left + wide * DECK + 2 * gap + wide / 2 + (wide + gap) * place
        rect.midtop = (scale.x(middle), scale.y(top, band))
        plates.append(pygame.Rect(rect.x, rect.bottom + scale.px(8), rect.w, scale.px(plate)))
        if draft.places[place] is not None:
            layout.put(Spot("face-up", str(place)), rect)
        layout.panels[f"face-up {place}"] = rect
    layout.face_up = tuple(plates)
    deck = pygame.Rect((0, 0), landscape_art.size(landscape_art.picture_width(scale.px(wide * DECK))))
    deck.center = (scale.x(left + wide * DECK / 2), layout.panels["face-up 0"].centery)
    layout.panels["landscape-deck"] = deck


def _lay_sheets(layout: MomijiLayout, draft: ShownDraft, width: float, slot: float, head: float, top: float, high: float) -> None:
    scale, band = layout.scale, down(layout.scale, HERBARIUM)
    count = len(draft.players)
    left = 960 - (width * count + GAP * (count - 1)) / 2
    for number, player in enumerate(draft.players):
        x, crest = left + (width + GAP) * number, larger(scale, 50, 56, 62)
        name = x + 42 + crest / 2 + 12
        start = x + (width - EACH * slot - 12) / 2
        places = spread(scale, start, top + head + 6, slot, slot + 6, band)
        sheet = scale.rect(x, top, width, high, 0.5, band)
        layout.sheets[player.seat] = DraftSheet(
            sheet,
            disc(scale, x + 42, top + head / 2 + 3, crest, band),
            scale.rect(name, top + 6, x + width - _PAD - name, head - 6, 0.5, band),
            places,
        )
        layout.put(Spot("other", str(player.seat)), sheet)
        for index in range(len(player.landscapes)):
            layout.put(Spot("taken", f"{player.seat}-{index}"), places.card(index))
