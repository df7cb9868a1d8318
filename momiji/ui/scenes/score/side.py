"""The table round the sheet: fallen leaves, the crest in its wreath, the result in one sentence, the ranking."""

import math
from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame

from momiji.playing.session import Seat
from momiji.ui import light, theme
from momiji.ui.scenes import ground
from momiji.ui.services import Look
from momiji.ui.theme import Colour

from .layout import figure
from .sheet import Ranked, Setting
from .side_layout import CREST, SideColumn

BAR: Final[Colour] = (150, 116, 78)
TROUGH: Final[Colour] = (222, 204, 170)
_TWIG: Final = (
    "red",
    "yellow",
    "red",
    "orange",
    "red",
    "yellow",
    "red",
    "orange",
    "red",
    "yellow",
    "red",
    "orange",
    "red",
    "orange",
    "red",
)
_SCATTERED: Final = (
    ("red", 54, 118, 150, 12),
    ("yellow", 22, 940, 150, 330),
    ("purple", 1304, 44, 110, 20),
    ("orange", 1290, 1030, 118, 70),
    ("red", 1922, 610, 130, 200),
)
SENTENCE: Final = theme.READING.at(29)
LEAST: Final = 20


def set_sentence(look: Look, words: str, width: int) -> pygame.Surface:
    """On two lines if it can be; long names make it smaller."""
    px = SENTENCE.px
    while True:
        role = SENTENCE.at(px)
        picture = look.type.paragraph(words, role, theme.WOOD_WORDS, width=width, align="centre", line=1.16)
        if px <= LEAST or picture.get_height() <= 2.6 * look.scale.type(px) * 1.16:
            return picture
        px -= 1


def draw_result(target: pygame.Surface, look: Look, side: SideColumn, title: str, sentence: str, strength: float) -> None:
    at, width = side.title.center, side.title.w
    look.type.put(target, title, side.title_role, at, theme.CREAM, align="centre", halo=True, width=width, alpha=strength)
    words = set_sentence(look, sentence, side.sentence.w)
    key = ("sentence", sentence, words.get_size())
    halo = look.paint.kept(key, lambda: light.shadow(words, max(2.0, 4 * look.scale.u), 255, (16, 10, 8))[0])
    margin = (halo.get_width() - words.get_width()) // 2
    for picture, out in ((halo, margin), (words, 0)):
        picture.set_alpha(round(255 * strength))
        target.blit(picture, (side.sentence.x - out, side.sentence.y - out))
        picture.set_alpha(255)


def scatter(target: pygame.Surface, look: Look, setting: Setting | None) -> None:
    """Leaves that fell on the table, or what a game has lying about."""
    scale = look.scale
    if setting is not None:
        ground.scatter(target, look, setting.scattered)
        return
    for leaf, cx, cy, size, angle in _SCATTERED:
        at = (scale.x(cx, 1 if cx > 1400 else 0 if cx < 200 else 0.5), scale.y(cy))
        ground.drop_leaf(target, look, leaf, at, size, angle)


# ---------------------------------------------------------------- wreath
def draw_crests(
    target: pygame.Surface,
    look: Look,
    side: SideColumn,
    crests: Sequence[str],
    strength: float,
    *,
    wreath: bool = True,
    setting: Setting | None = None,
) -> None:
    """One crest, or those who share the victory."""
    if not crests:
        return
    key = ("wreath", tuple(crests), side.wreath.size, wreath, setting is None)
    picture = look.paint.kept(key, partial(_crests, look, side.wreath.w, tuple(crests), wreath, setting))
    picture.set_alpha(round(255 * strength))
    target.blit(picture, picture.get_rect(center=side.wreath.center))
    picture.set_alpha(255)


def _crests(look: Look, across: int, crests: tuple[str, ...], wreath: bool, setting: Setting | None) -> pygame.Surface:
    scale = look.scale
    air = scale.px(24)
    picture = light.clear(across + 2 * air, across + 2 * air, light.SHADE)
    centre = (picture.get_width() // 2, picture.get_height() // 2)
    wreath = wreath and across >= scale.px(CREST) * 0.8
    if wreath:
        ring = _wreath(look, across) if setting is None else setting.wreath(look, across)
        soft, margin = light.shadow(ring, 5 * scale.u, 150)
        picture.blit(soft, (air - margin, air - margin + scale.px(5)))
        picture.blit(ring, (air, air))
    inside = across * ((setting.crest if setting else 0.64) if wreath else 0.94)
    count = len(crests)
    size = round(inside if count == 1 else inside * (0.56 if count == 2 else 0.5))
    for index, crest in enumerate(crests):
        turn = 2 * math.pi * index / count - math.pi / (2 if count > 2 else 1)
        far = 0 if count == 1 else (inside - size) / 2
        at = (centre[0] + round(far * math.cos(turn)), centre[1] + round(far * math.sin(turn)))
        drawn = look.sprites.crest(crest, size)
        soft, margin = light.shadow(drawn, 7 * scale.u, 170)
        picture.blit(soft, soft.get_rect(center=(at[0], at[1] + scale.px(6))))
        picture.blit(drawn, drawn.get_rect(center=at))
    return picture


def _wreath(look: Look, across: int) -> pygame.Surface:
    """Leaves up both sides of a circle, open at the top, larger towards the foot."""
    ring = light.clear(across, across, (60, 30, 16))
    middle, radius = across / 2, across * 0.41
    count = len(_TWIG)
    for mirror in (1, -1):
        for index, leaf in enumerate(_TWIG):
            way = math.radians(24 + (180 - 24 - 7) * index / (count - 1))
            size = round(across * (0.125 + 0.055 * index / (count - 1)))
            wobble = (0.018 if index % 2 else -0.012) * across
            x = middle + mirror * (radius + wobble) * math.sin(way)
            y = middle - (radius + wobble) * math.cos(way)
            angle = -mirror * (math.degrees(way) - 20 + 34 * (index % 3 - 1))
            picture = look.sprites.leaf(leaf, size, angle)
            ring.blit(picture, picture.get_rect(center=(round(x), round(y))))
    return ring


# ---------------------------------------------------------------- ranking
def draw_ranking(
    target: pygame.Surface, look: Look, side: SideColumn, seats: Sequence[Seat], standings: Sequence[Ranked], best: int, *, final: bool
) -> None:
    """Places appear only when it is over; until then everybody stands in seat order with the points written so far."""
    scale, type_, role = look.scale, look.type, theme.NAME
    shown = max(type_.width(figure(one.total), theme.COUNT) for one in standings)
    names = max(type_.width(seat.name, role) for seat in seats)
    digit = type_.width("5", role)
    for rect, one in zip(side.lines, standings, strict=True):
        seat, middle, first = seats[one.seat], rect.centery, final and one.place == 1
        if final:
            at = (rect.x + scale.px(4) + digit // 2, middle)
            type_.put(target, str(one.place), role, at, theme.DEEP_RED if first else theme.INK_SOFT, align="centre")
        size = min(scale.px(46), rect.h - scale.px(6))
        x = rect.x + max(scale.px(36), digit + scale.px(14))
        target.blit(look.sprites.crest(seat.crest, size), (x, middle - size // 2))
        x += size + scale.px(14)
        type_.put(target, figure(one.total), theme.COUNT, (rect.right - scale.px(4), middle), align="right")
        room = rect.right - scale.px(4) - max(shown, scale.px(36)) - scale.px(18) - x
        bar = room - (names if names <= room * 0.55 else round(names * 0.8)) - scale.px(18)
        bar = min(bar, room - scale.px(84))
        if bar < scale.px(60):
            bar = -scale.px(18)
        type_.put(target, seat.name, role, (x, middle), width=room - bar - scale.px(18))
        if bar > 0:
            trough = pygame.Rect(x + room - bar, middle - scale.px(7), bar, max(4, scale.px(14)))
            target.blit(look.paint.rounded(*trough.size, trough.h / 2, TROUGH), trough)
            long = round(bar * max(0, one.total) / max(1, best))
            if long > trough.h:
                target.blit(look.paint.rounded(long, trough.h, trough.h / 2, theme.VERMILION if first else BAR), trough)
