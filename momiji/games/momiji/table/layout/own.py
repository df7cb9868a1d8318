"""What belongs to the player who looks: plate, herbarium, landscapes, hand."""

from typing import Final

import pygame

from momiji.games.momiji.rules.cards import LETTERS
from momiji.games.momiji.table.layout.places import MomijiLayout
from momiji.games.momiji.table.show import MomijiShow
from momiji.ui.table.frame import note_width
from momiji.ui.table.layout import TALL, card_rect, disc, down, larger
from momiji.ui.table.show import Spot

from .places import AXIS, HAND, HERBARIUM, Plate

SCROLL: Final = (342, 626, 1108, 216)
INNER: Final = (368, 1424)  # between the rods
PILE: Final = 130
GAP: Final = 8
SLOT_GAP: Final = 20
LAND: Final = 138
HAND_RIGHT: Final = 1474
WIDEST, NARROWEST = 150, 122
APART_IN_HAND: Final = 10  # so that an acorn at an edge is seen to be its own card's
RISE: Final = 30
STRIP: Final = (1466, 834, 438, 76)  # the hand in a game looked back at


def lay_plate(layout: MomijiLayout, show: MomijiShow) -> None:
    scale = layout.scale

    def y(value: float) -> int:
        return scale.y(value, down(scale, HERBARIUM))

    panel = scale.rect(16, 627, 300, 214, 0.5, down(scale, HERBARIUM))
    tokens = len(show.me.goals) + show.me.blue_token
    room = larger(scale, 174, 164, 152)
    size = min(52.0, room / max(1, tokens))
    goals = tuple(disc(scale, 32 + size / 2 + size * i, 809, size - 3, down(scale, HERBARIUM)) for i in range(tokens))
    layout.plate = Plate(
        panel=panel,
        crest=disc(scale, 68, 668, 70, down(scale, HERBARIUM)),
        name=scale.rect(118, larger(scale, 636, 629, 627), 188, 44, 0.5, down(scale, HERBARIUM)),
        chip=(scale.x(116), y(larger(scale, 699, 703, 704))),
        rule=y(728),
        acorns=scale.rect(34, 732, larger(scale, 214, 196, 180), 50, 0.5, down(scale, HERBARIUM)),
        count=(scale.x(300), y(757)),
        goals=goals,
        hand=scale.rect(228, 786, 74, 44, 0.5, down(scale, HERBARIUM)),
    )
    layout.panels["plate"] = panel
    layout.put(Spot("plate"), panel)
    layout.put(Spot("acorns"), layout.plate.acorns)
    for goal, rect in zip(show.me.goals, goals, strict=False):
        layout.put(Spot("own-goal", goal), rect)


# ------------------------------------------------------------------ herbarium and landscapes
def lay_herbarium(layout: MomijiLayout, show: MomijiShow) -> None:
    scale, piles = layout.scale, show.me.piles
    scroll = scale.rect(*SCROLL, 0.5, down(scale, HERBARIUM))
    layout.panels["scroll"] = scroll
    layout.put(Spot("herbarium"), scroll)
    left, right = INNER
    count, ends = len(piles), list(show.ends)
    wide = float(PILE if count <= 6 else 116 if count == 7 else (right - left - 2 * SLOT_GAP) / (count + 1.4))
    row = wide * count + GAP * max(0, count - 1)
    slot = min(124.0, (right - left - row) / 2 - SLOT_GAP)
    start = AXIS - row / 2  # whatever ends are open: a pile never slips away under a card that is being dragged to it
    middle = 735.0
    for index, pile in enumerate(piles):
        rect = card_rect(scale, start + wide / 2 + (wide + GAP) * index, middle, wide, down(scale, HERBARIUM))
        layout.put(Spot("pile", LETTERS[pile.type]), rect)
    tall = wide * 1.4 - 6
    for end in ends:
        x = {"left": start - SLOT_GAP - slot, "right": start + row + SLOT_GAP, "": AXIS - slot / 2}[end]
        layout.put(Spot("end", end), scale.rect(x, middle - tall / 2, slot, tall, 0.5, down(scale, HERBARIUM)))
    land = scale.px(LAND)
    at = (scale.x(1904) - 3 * land, scale.y(632, down(scale, HERBARIUM)))
    layout.panels["panorama"] = pygame.Rect(*at, 3 * land, round(land * 1.4))
    for index in range(len(show.me.landscapes)):
        layout.put(Spot("landscape", str(index)), pygame.Rect(at[0] + land * index, at[1], land, round(land * 1.4)))


# ------------------------------------------------------------------ hand
def card_width(count: int) -> float:
    """The same whatever the size of words: where these take room, cards lie closer together."""
    room = HAND_RIGHT - 372
    return max(NARROWEST, min(WIDEST, (room - APART_IN_HAND * (count - 1)) / max(1, count)))


def lay_hand(layout: MomijiLayout, show: MomijiShow) -> None:
    scale, count = layout.scale, len(show.hand)
    if show.watching:
        _lay_strip(layout, count)
        return
    left = 16 + note_width(layout) + 16
    area = scale.rect(left, 850, HAND_RIGHT - left, 226, 0.5, down(scale, HAND))
    layout.panels["lap"] = area
    layout.put(Spot("lap"), area)
    if not count:
        return
    span = HAND_RIGHT - left - larger(scale, 0, 12, 20)
    wide = card_width(count)
    pitch = min(wide + APART_IN_HAND, (span - wide) / max(1, count - 1))
    axis = (left + HAND_RIGHT) / 2
    turn = min(1.35, 9.0 / count)
    places: list[tuple[pygame.Rect, float]] = []
    for index in range(count):
        k = index - (count - 1) / 2
        y = 962 + (k * turn) ** 2 * 0.42 - (RISE if show.mark("hand", str(index)) == "chosen" else 0)
        places.append((card_rect(scale, axis + pitch * k, y, wide, down(scale, HAND)), -k * turn))
    for index, (rect, angle) in enumerate(places):
        edge = (places[index + 1][0].x if index + 1 < count else rect.right) - rect.x
        top = max(rect.y, scale.y(846, down(scale, HAND))) if scale.y(846, down(scale, HAND)) < rect.bottom else rect.y
        hit = pygame.Rect(rect.x, top, min(rect.w, edge), min(rect.bottom, scale.height) - top)
        layout.put(Spot("hand", str(index)), rect, angle=angle, hit=hit)


def _lay_strip(layout: MomijiLayout, count: int) -> None:
    """Small cards in one row, closer together when they are many."""
    scale = layout.scale
    x, y, room, high = STRIP
    area = scale.rect(x, y, room, high, 0.5, down(scale, HAND))
    layout.panels["lap"] = area
    layout.put(Spot("lap"), area)
    wide = high / TALL
    pitch = min(wide + 3, (room - wide) / max(1, count - 1))
    start = x + room - wide / 2 - pitch * (count - 1)
    for index in range(count):
        rect = card_rect(scale, start + pitch * index, y + high / 2, wide, down(scale, HAND))
        seen = rect.w if index == count - 1 else min(rect.w, scale.px(pitch))
        layout.put(Spot("hand", str(index)), rect, hit=pygame.Rect(rect.x, rect.y, seen, rect.h))
