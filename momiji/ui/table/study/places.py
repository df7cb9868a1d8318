"""Where the parts of a study lie: around the table where there is room for it, else in a drawer over the table."""

from dataclasses import dataclass
from typing import Final

import pygame

from momiji.ui import theme
from momiji.ui.theme import Scale

ROOMY: Final = (1500, 820)  # from this size on the table has room beside everything else
LARGE_WORDS: Final = 1.25  # of the text scale, from here on it has not
HEAD: Final = 84
SIDE: Final = 592
FOOT: Final = 251
GAP: Final = 16
DRAWER: Final = 620


@dataclass(frozen=True, slots=True)
class StudyPlaces:
    table: pygame.Rect
    lines: pygame.Rect
    moves: pygame.Rect
    comment: pygame.Rect
    controls: pygame.Rect
    drawer: pygame.Rect | None = None  # the paper everything but the table lies on, where it is one


def roomy(scale: Scale) -> bool:
    return scale.width >= ROOMY[0] and scale.height >= ROOMY[1] and scale.text <= LARGE_WORDS


def wordless(scale: Scale) -> bool:
    """Words are so large that buttons have only their signs."""
    return scale.room(theme.PLAIN.px) > 1.5


def places(scale: Scale) -> StudyPlaces:
    return _around(scale) if roomy(scale) else _in_a_drawer(scale)


def _around(scale: Scale) -> StudyPlaces:
    px, w, h = scale.px, scale.width, scale.height
    gap, head, foot = px(GAP), px(HEAD), px(FOOT)
    right = w - px(SIDE)
    table = pygame.Rect(gap, head, right - 2 * gap, h - head - foot - gap)
    lines = pygame.Rect(right, px(92), w - right - gap, px(404))
    moves = pygame.Rect(right, lines.bottom + gap, lines.w, h - lines.bottom - 2 * gap)
    comment = pygame.Rect(gap, h - foot, round(table.w * 0.58), foot - gap)
    controls = pygame.Rect(comment.right + gap, h - foot, right - gap - comment.right - gap, foot - gap)
    return StudyPlaces(table, lines, moves, comment, controls)


def _in_a_drawer(scale: Scale) -> StudyPlaces:
    px, w, h = scale.px, scale.width, scale.height
    grown = min(1.5, max(1.0, scale.room(theme.READING.px)) ** 0.7)
    drawer = pygame.Rect(0, 0, min(round(px(DRAWER) * grown), round(w * 0.62)), h - px(24))
    drawer.topright = (w - px(12), px(12))
    inside = drawer.inflate(-px(40), -px(36))
    said = max(px(170), round(scale.type(theme.PROSE.px) * 4.6))
    comment = pygame.Rect(inside.x, inside.bottom - said, inside.w, said)
    buttons = px(72) if wordless(scale) else 2 * max(px(58), round(scale.type(theme.PLAIN.px) * 1.8))
    controls = pygame.Rect(inside.x, 0, inside.w, px(72) + buttons + px(24))
    controls.bottom = comment.y - px(8)
    high = controls.y - inside.y - px(10)
    lines = pygame.Rect(inside.x, inside.y, inside.w, round(high * 0.46))
    moves = pygame.Rect(inside.x, lines.bottom + px(8), inside.w, controls.y - lines.bottom - px(16))
    return StudyPlaces(pygame.Rect(0, 0, w, h), lines, moves, comment, controls, drawer)
