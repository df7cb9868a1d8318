"""The open book itself: boards, two pages, the fold between them."""

from dataclasses import replace
from typing import Final

import pygame

from momiji.ui import light, theme
from momiji.ui.scenes.ground import Scattered, draw_ground
from momiji.ui.scenes.score.sheet import Setting
from momiji.ui.services import Services

BOOK: Final = (232, 60, 1500, 960)
FOLD: Final = 982
LEFT: Final = (314, 108, 620, 858)  # where words stand on the left page
RIGHT: Final = (1046, 108, 626, 858)
LEAVES: Final[tuple[Scattered, ...]] = (("yellow", 1843, 640, 92, 14), ("red", 1838, 770, 112, 342))


def draw_book(target: pygame.Surface, services: Services, setting: Setting | None = None) -> None:
    """Wood, a few leaves, or the game's own table with two of its things; and the book on its shadow."""
    look, scale = services.look, services.scale
    lying = () if setting is None else tuple((one[0], *place[1:4]) for one, place in zip(setting.corners, LEAVES, strict=False))
    draw_ground(target, services, "", LEAVES, setting and replace(setting, corners=lying))
    book = scale.rect(*BOOK)
    board = book.inflate(2 * scale.px(9), 2 * scale.px(8))
    look.paint.shade(target, board, radius=12, blur=14, drop=12, alpha=190)
    target.blit(look.paint.rounded(*board.size, 12 * scale.u, theme.INDIGO), board)
    target.blit(look.paint.rounded(*board.size, 12 * scale.u, (16, 28, 46), line=max(1.0, 2 * scale.u)), board)
    for step in (3, 2, 1):  # the edges of the pages below
        edge = book.inflate(2 * scale.px(1.6 * step), 0).move(0, scale.px(1.4 * step))
        target.blit(look.paint.rounded(*edge.size, 6 * scale.u, (206 - 9 * step, 188 - 9 * step, 152 - 8 * step)), edge)
    fold = scale.x(FOLD)
    left = pygame.Rect(book.x, book.y, fold - book.x, book.h)
    right = pygame.Rect(fold, book.y, book.right - fold, book.h)
    for page, seed in ((left, 3), (right, 4)):
        target.blit(look.paint.sheet(*page.size, deckle=False, seed=seed, radius=5), page)
    for page, flip in ((left, True), (right, False)):
        shade = look.paint.kept(("fold", scale.px(96), page.h), lambda: _fold(scale.px(96), book.h))
        shown = pygame.transform.flip(shade, True, False) if flip else shade
        target.blit(shown, (fold - shown.get_width(), book.y) if flip else (fold, book.y))
    target.fill((120, 94, 66), (fold, book.y, max(1, scale.px(1)), book.h))


def _fold(width: int, height: int) -> pygame.Surface:
    """Pages bend into the dark where they are bound."""
    shade = light.clear(width, height)
    for x in range(width):
        shade.fill((66, 42, 20, round(92 * (1 - x / width) ** 2.4)), (x, 0, 1, height))
    return shade
