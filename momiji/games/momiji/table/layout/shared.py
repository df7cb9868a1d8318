"""What all share: the others' panels, the gravel tray with its columns, the goals, and the opened discard pile."""

from math import cos, radians, sin
from typing import Final

import pygame

from momiji.games.momiji.rules.cards import LETTERS
from momiji.games.momiji.table.layout.places import MomijiLayout
from momiji.games.momiji.table.show import MomijiShow, ShownPlayer
from momiji.ui.table.frame import TASK
from momiji.ui.table.layout import card_rect, disc, down, larger
from momiji.ui.table.show import Spot

from .places import AXIS, GARDEN, OTHERS, Other

TOP: Final = 14
FLOOR: Final = 612  # foot of the tray
MARGIN: Final = 98  # the corner buttons stand outside it
WIDEST: Final = 718
COLUMNS: Final = {3: (150, 64, 42), 4: (130, 48, 36), 5: (130, 36, 36), 6: (130, 24, 36), 7: (116, 14, 34)}  # card, gap, step
FULL: Final = 6  # cards in the longest column
GOALS: Final = {4: (2, 142, 214), 5: (3, 134, 158), 6: (3, 134, 158), 7: (4, 106, 118)}  # in a row, size, pitch
FAN: Final = (168, 1290, 40.0)  # card, radius, degrees
ONE_FAN: Final = 14


def band(layout: MomijiLayout) -> float:
    """Height of the others' band; the tray begins 12 under it."""
    return larger(layout.scale, 178, 190, 202)


def tray_top(layout: MomijiLayout) -> float:
    return TOP + band(layout) + 12


# ------------------------------------------------------------------ others
def lay_others(layout: MomijiLayout, show: MomijiShow) -> None:
    scale, count = layout.scale, len(show.others)
    if show.scenario:
        layout.panels["scenario"] = scale.rect(110, TOP, 1700, band(layout), 0.5, down(scale, OTHERS))
        return
    count += show.tasked  # the task takes the place of one more player
    wide = scale.width / scale.u - 2 * MARGIN
    each = min(WIDEST, (wide - 18 * (count - 1)) / count)
    left = 960 - (each * count + 18 * (count - 1)) / 2
    if show.tasked:
        layout.panels[TASK] = scale.rect(left, TOP, each, band(layout), 0.5, down(scale, OTHERS))
    for index, player in enumerate(show.others, start=int(show.tasked)):
        other = _other(layout, player, left + (each + 18) * index, each, panorama=count <= 2)
        layout.others[player.seat] = other
        layout.put(Spot("other", str(player.seat)), other.panel)


def _other(layout: MomijiLayout, player: ShownPlayer, x: float, width: float, *, panorama: bool) -> Other:
    scale, high = layout.scale, band(layout)
    head = larger(scale, 64, 78, 92)
    middle = TOP + head / 2 + 3
    right = x + width - 14
    figure = larger(scale, 32, 42, 48) if width < 500 else larger(scale, 34, 48, 56)
    hand = scale.rect(right - figure - 44, TOP, figure + 44, head, 0.5, down(scale, OTHERS))
    acorns = scale.rect(right - 2 * figure - 98, TOP, figure + 40, head, 0.5, down(scale, OTHERS))
    tokens = len(player.goals) + player.blue_token
    card_top = TOP + head + 8
    tall = TOP + high - 11 - card_top
    land = round(tall / 1.4)
    sides = 3 * land + 12 if panorama else 46 + 16
    goals, goals_left = _tokens(layout, tokens, right - 2 * figure - 112, middle, 0.34 * width)
    needed = max(larger(scale, 60, 90, 110), min(150, 13 * len(player.name)) + (38 if player.first else 0))
    if goals and goals_left - 10 - x - 72 < needed:  # the name needs the room beside it: they stand by the seals
        columns = -(-tokens // 3)
        goals, goals_left = _stacked_tokens(layout, tokens, right - sides, card_top, tall), right - 2 * figure - 112
        sides += round(columns * tall / 3) + 6
    piles = _piles(layout, len(player.piles), x + 16, right - sides, card_top, tall)
    return Other(
        panel=scale.rect(x, TOP, width, high, 0.5, down(scale, OTHERS)),
        head=scale.y(middle, down(scale, OTHERS)),
        rule=scale.y(TOP + head, down(scale, OTHERS)),
        crest=disc(scale, x + 37, middle, larger(scale, 50, 54, 58), down(scale, OTHERS)),
        name=scale.rect(x + 72, TOP, max(40.0, goals_left - 10 - x - 72), head, 0.5, down(scale, OTHERS)),
        goals=goals,
        acorns=acorns,
        hand=hand,
        piles=piles,
        landscapes=_landscapes(layout, right, card_top, tall, panorama=panorama),
        panorama=panorama,
    )


def _tokens(layout: MomijiLayout, count: int, right: float, middle: float, room: float) -> tuple[tuple[pygame.Rect, ...], float]:
    """Goals at a panel's right, closer together when they are many; answers their left end too."""
    if not count:
        return (), right
    step = min(44.0, (room - 40) / max(1, count - 1))
    left = right - 40 - step * (count - 1)
    return tuple(disc(layout.scale, left + 20 + step * i, middle, 40, down(layout.scale, OTHERS)) for i in range(count)), left


def _stacked_tokens(layout: MomijiLayout, count: int, right: float, top: float, tall: float) -> tuple[pygame.Rect, ...]:
    """Columns of three, as high as the piles beside them."""
    each = tall / 3
    columns = -(-count // 3)
    places = [(right - each * (columns - 0.5 - i // 3), top + each * (i % 3 + 0.5)) for i in range(count)]
    return tuple(disc(layout.scale, x, y, each - 3, down(layout.scale, OTHERS)) for x, y in places)


def _piles(layout: MomijiLayout, count: int, left: float, right: float, top: float, tall: float) -> tuple[pygame.Rect, ...]:
    if not count:
        return ()
    gap = 5
    wide = min(tall / 1.4, (right - left - gap * (count - 1)) / count)
    return tuple(
        card_rect(layout.scale, left + wide / 2 + (wide + gap) * i, top + tall / 2, wide, down(layout.scale, OTHERS)) for i in range(count)
    )


def _landscapes(layout: MomijiLayout, right: float, top: float, tall: float, *, panorama: bool) -> tuple[pygame.Rect, ...]:
    scale = layout.scale
    if panorama:
        wide = scale.px(tall / 1.4)
        x, y = scale.x(right) - 3 * wide, scale.y(top, down(scale, OTHERS))
        return tuple(pygame.Rect(x + wide * i, y, wide, round(wide * 1.4)) for i in range(3))
    step = tall / 3
    return tuple(scale.rect(right - 42, top + 1 + step * i, 40, step - 3, 0.5, down(scale, OTHERS)) for i in range(3))


# ------------------------------------------------------------------ garden
def lay_garden(layout: MomijiLayout, show: MomijiShow) -> None:
    scale, top = layout.scale, tray_top(layout)
    tray = scale.rect(16, top, 1888, FLOOR - top, 0.5, down(scale, GARDEN))
    layout.panels["tray"] = tray
    layout.put(Spot("garden"), tray)
    shift = top - 204
    solo = show.scenario is not None
    deck_y = (298 if solo else 322) + shift * 0.9 + 91
    deck = card_rect(scale, 134, deck_y, 130, down(scale, GARDEN))
    layout.put(Spot("deck"), deck)
    layout.put(Spot("discard"), card_rect(scale, 288, deck_y + 3, 130, down(scale, GARDEN)))
    layout.put(Spot("supply"), scale.rect(358, 528, 82, 62, 0.5, down(scale, GARDEN)))
    for index in range(len(show.trade)):
        layout.put(Spot("offer", str(index)), card_rect(scale, 192 + 48 * index, 572, 44, down(scale, GARDEN)))
    if show.gates:
        _gates(layout, show.gates, shift)
    if show.turned is not None:
        _turned(layout, deck, deck_y)
    elif layout.gates:
        layout.put(Spot("gates"), layout.gates[0].unionall(layout.gates[1:]))
    _columns(layout, show, top)


def _gates(layout: MomijiLayout, count: int, shift: float) -> None:
    scale = layout.scale
    chip = larger(scale, 38, 48, 56)
    wide = min(72.0, (300 - chip - 14 - 10 * (count - 1)) / count)
    layout.gates = tuple(
        scale.rect(64 + (wide + 10) * i, 272 + shift - wide * 0.415, wide, wide * 0.83, 0.5, down(scale, GARDEN)) for i in range(count)
    )
    layout.gate_chip = (scale.x(64 + (wide + 10) * count + 4 + chip / 2), scale.y(274 + shift, down(scale, GARDEN)))


def _turned(layout: MomijiLayout, deck: pygame.Rect, deck_y: float) -> None:
    """The card lies over the deck it came from; the deck keeps its lower edge."""
    card = card_rect(layout.scale, 134, deck_y - 64, 150, down(layout.scale, GARDEN))
    layout.put(Spot("turned"), card)
    layout.put(Spot("deck"), deck, hit=pygame.Rect(deck.x, card.bottom, deck.w, max(1, deck.bottom + layout.scale.px(26) - card.bottom)))


def _columns(layout: MomijiLayout, show: MomijiShow, top: float) -> None:
    scale, count = layout.scale, len(show.columns)
    wide, gap, most = (150, 64, 42) if show.scenario else COLUMNS.get(count, COLUMNS[7])
    tall = wide * 1.4
    head = top + larger(scale, 26, 22, 20)
    longest = min(FULL, max(4 if show.scenario else FULL, *(len(column.cards) for column in show.columns)))
    step = min(float(most), (FLOOR - 17 - head - tall) / (longest - 1))
    left = AXIS - (wide * count + gap * (count - 1)) / 2
    for index, column in enumerate(show.columns):
        x = left + wide / 2 + (wide + gap) * index
        lift = 12 if show.mark("column", LETTERS[column.type]) == "chosen" else 0
        depths = [step * i if i < FULL else step * (FULL - 1) + 8 for i in range(max(1, len(column.cards)))]  # a seventh is on its way out
        cards = [card_rect(scale, x, head + tall / 2 - lift + depth, wide, down(scale, GARDEN)) for depth in depths]
        layout.columns[column.type] = tuple(cards)
        layout.put(Spot("column", LETTERS[column.type]), cards[0].unionall(cards[1:]))


# ------------------------------------------------------------------ goals
def lay_goals(layout: MomijiLayout, show: MomijiShow) -> None:
    scale, top = layout.scale, tray_top(layout)
    head = larger(scale, 46, 60, 74)
    layout.panels["goals-head"] = scale.rect(1392, top + 24, 478, head, 0.5, down(scale, GARDEN))
    count = len(show.goals)
    solo = show.scenario is not None
    in_row, size, pitch = (2 if count == 4 else 3, 104, 158) if solo else GOALS.get(count, (4, 106, 118))
    if count <= in_row and not solo:
        in_row = count
    rows = [show.goals[i : i + in_row] for i in range(0, count, in_row)]
    tag = larger(scale, 44, 48, 50) if solo else 0
    area_top = top + 24 + head
    each = (FLOOR - 22 - area_top) / max(1, len(rows))
    size = round(min(float(size), each - tag - 8))
    for r, row in enumerate(rows):
        y = area_top + each * r + (each - tag) / 2
        left = 1626 - pitch * (len(row) - 1) / 2
        for c, goal in enumerate(row):
            token = disc(scale, left + pitch * c, y, size, down(scale, GARDEN))
            place = token
            if solo:
                layout.tags[goal.id] = scale.rect(
                    left + pitch * c - tag * 1.06, y + size / 2 + 4, tag * 2.12, tag - 6, 0.5, down(scale, GARDEN)
                )
                if goal.owner is None:
                    place = token.union(layout.tags[goal.id])
            layout.put(Spot("goal", goal.id), token, hit=place)


# ------------------------------------------------------------------ opened discard pile
def lay_browser(layout: MomijiLayout, show: MomijiShow) -> None:
    """One fan, or two beyond fourteen cards; the lower one keeps clear of an action note with large words."""
    if show.browser is None:
        return
    scale, count = layout.scale, len(show.browser)
    rows = 2 if count > ONE_FAN else 1
    half = -(-count // rows)
    card, radius, spread = FAN
    axis = larger(scale, AXIS, 978, 1030) if rows == 2 else AXIS
    if rows == 2:
        spread = larger(scale, spread, 34, 30)
    title_h = larger(scale, 92, 116, 140)
    wide = larger(scale, 400, 560, 640)
    title = scale.rect(axis - wide / 2, 236, wide, title_h, 0.5, down(scale, GARDEN))
    layout.panels["browser"] = title
    start = 236 + title_h + (14 if rows == 2 else 44) + card * 0.7
    for index in range(len(show.browser)):
        row, place = divmod(index, half)
        in_row = min(half, count - row * half)
        step = min(5.0, spread / max(1, in_row - 1))
        turn = (place - (in_row - 1) / 2) * step
        lift = 24 if show.mark("browser", str(index)) == "chosen" else 0
        x = axis + (radius + lift) * sin(radians(turn))
        y = start + 250 * row + radius - (radius + lift) * cos(radians(turn))
        rect = card_rect(scale, x, y, card if rows == 1 else 150, down(scale, GARDEN))
        layout.put(Spot("browser", str(index)), rect, angle=-turn)
