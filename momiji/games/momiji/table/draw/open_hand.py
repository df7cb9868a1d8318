"""A hand everybody may look at now: small cards under a name."""

import pygame

from momiji.games.momiji.table.draw.context import MomijiContext
from momiji.playing.session import Seat
from momiji.ui import theme
from momiji.ui.table.layout import TALL
from momiji.ui.table.replay.parts import HAND


def draw_open_hand(target: pygame.Surface, context: MomijiContext, rect: pygame.Rect, title: int, seat: Seat, hand: list[int]) -> None:
    look, px = context.look, context.px
    size, middle = px(44), rect.y + title // 2
    target.blit(look.sprites.crest(seat.crest, size), (rect.x, middle - size // 2))
    said = look.type.put(
        target, context.say("chip-cards", count=len(hand)), theme.SECOND, (rect.right, middle), theme.INK_SOFT, align="right"
    )
    look.type.put(target, seat.name, theme.NAME.at(28), (rect.x + size + px(14), middle), width=said.x - rect.x - size - px(28))
    wide = px(HAND)
    pitch = min(wide + px(3), (rect.w - wide) / max(1, len(hand) - 1))
    for index, card in enumerate(hand):
        place = pygame.Rect(rect.x + round(pitch * index), rect.y + title, wide, round(wide * TALL))
        look.paint.shade(target, place, radius=5, blur=3, drop=2, alpha=120)
        target.blit(context.mini(card, wide), place)
