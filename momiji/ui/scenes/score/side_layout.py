"""Where the result stands, right of the scoring sheet. No drawing."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from momiji.ui import theme
from momiji.ui.theme import Role, Scale

from .layout import grow

SIDE: Final = (1342, 1860)
CREST: Final = 150  # the wreath's least width
BANNER: Final = 3.9  # how wide the picture of a scenario is for its height, with its frame


@dataclass(frozen=True, slots=True)
class SideColumn:
    """From above: wreath, result, sentence, ranking or the picture of a scenario, buttons."""

    wreath: pygame.Rect
    title: pygame.Rect
    title_role: Role
    sentence: pygame.Rect
    ranking: pygame.Rect | None
    banner: pygame.Rect | None
    lines: tuple[pygame.Rect, ...]
    buttons: tuple[tuple[pygame.Rect, ...], ...]  # the upper row, then the lower one
    corner: pygame.Rect


def side(scale: Scale, lines: int, buttons: tuple[int, int], sentence: Callable[[int], int], *, wreath: bool) -> SideColumn:
    """`lines` of the ranking, how many `buttons` in each row, how high the sentence gets at a width; the wreath takes the rest."""
    left, right = scale.x(SIDE[0]), scale.x(SIDE[1])
    wide, gap, foot = right - left, scale.px(14), scale.y(1042)
    high = round(scale.px(66) * grow(scale, 26, 0.45))
    rows: list[tuple[pygame.Rect, ...]] = []
    for count in reversed(buttons):
        each = (wide - gap * (count - 1)) / max(1, count)
        rows.append(tuple(pygame.Rect(left + round((each + gap) * i), foot - high, round(each), high) for i in range(count)))
        foot -= high + gap if count else 0
    foot -= scale.px(8)
    ranking, pad, line = None, scale.px(20), round(scale.px(59 if lines < 5 else 52) * grow(scale, 30, 0.5))
    if lines:
        ranking = pygame.Rect(left, foot - 2 * pad - line * lines, wide, 2 * pad + line * lines)
        foot = ranking.top - scale.px(22)
    banner = None
    if not lines and scale.text < 1.5:  # large words need the room
        banner = pygame.Rect(left, foot - round(wide / BANNER), wide, round(wide / BANNER))
        foot = banner.top - scale.px(30)
    said = sentence(wide)
    role = theme.WINNER.at(84 / scale.text**0.35)
    tall = round(scale.type(role.px) * 1.16)
    top = scale.y(40)
    across = max(1, min(scale.px(290 if not wreath else 372 if lines else 430), foot - said - tall - top - scale.px(8), wide))
    air = scale.px(6 if lines else 28)
    used = across + air + tall + said
    y = top + max(0, (foot - top - used) // 2)
    return SideColumn(
        wreath=pygame.Rect((left + right) // 2 - across // 2, y, across, across),
        title=pygame.Rect(left, y + across + air, wide, tall),
        title_role=role,
        sentence=pygame.Rect(left, y + across + air + tall, wide, said),
        ranking=ranking,
        banner=banner,
        lines=tuple(pygame.Rect(left + pad, ranking.y + pad + line * i, wide - 2 * pad, line) for i in range(lines)) if ranking else (),
        buttons=(rows[1], rows[0]),
        corner=scale.rect(1832, 24, 64, 64, across=1, down=0),
    )
