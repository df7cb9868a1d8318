"""What a thing of the table says of itself: a drawing, a title, sentences, and who stands where."""

from typing import Final

import pygame

from momiji.ui import theme
from momiji.ui.kit.tip import Side, place, tail
from momiji.ui.theme import Role

from .brush import DrawContext
from .show import About

STANDING: Final = Role("Alegreya-Bold", 26)
SIDES: Final[tuple[Side, ...]] = ("right", "left", "above", "below")


def draw_about(
    target: pygame.Surface, context: DrawContext, tip: About, icon_name: str, anchor: pygame.Rect, sides: tuple[Side, ...] = SIDES
) -> pygame.Rect:
    look, px, say = context.look, context.px, context.say
    grow = max(1.0, look.scale.room(theme.READING.px))
    pad, icon = px(24), px(92) if icon_name else 0
    indent = icon + px(24) if icon else 0
    window = target.get_rect().inflate(-px(24), -px(24))
    measure = min(round(px(390) * grow**0.8), window.w - 2 * pad - indent)
    title, body = say.text(tip.title), [say.text(text) for text in tip.body]
    foot = say.text(tip.foot) if tip.foot else ""
    widest = max(
        [
            look.type.width(title, theme.TIP_TITLE),
            *(look.type.width(words, theme.READING) + px(8) for words in body),
            look.type.width(foot, theme.SECOND) + px(40) if foot else 0,
        ]
    )
    measure = measure if tip.standing else min(measure, max(px(140), widest))
    measure = max(measure, min(look.type.width(title, theme.TIP_TITLE), round(px(470) * grow**0.8), window.w - 2 * pad - indent))
    parts = [look.type.paragraph(words, theme.READING, width=measure) for words in body]
    foot_room = measure - (px(38) if tip.owner is not None else 0)
    last = look.type.paragraph(foot, theme.SECOND, theme.INK_SOFT, width=foot_room) if foot else None
    head = look.type.leading(theme.TIP_TITLE, 1.45)
    high = head + sum(part.get_height() + px(4) for part in parts) + (last.get_height() + px(10) if last else 0)
    high = max(high, icon)
    row = round(px(44) * max(1.0, grow**0.9))
    grid = standing_height(context, tip, row)
    size = (indent + measure + 2 * pad, high + grid + 2 * pad)
    rect, side = place(anchor, size, window, px(24), sides)
    look.paint.card(target, rect)
    tail(target, look, rect, anchor, side, (244, 233, 206))
    if icon:
        size_of = look.art.get(icon_name, (icon, icon))
        target.blit(size_of, (rect.x + pad - px(2), rect.y + pad - px(2)))
    x, y = rect.x + pad + indent, rect.y + pad
    look.type.put(target, title, theme.TIP_TITLE, (x, y + head * 0.42), width=measure)
    y += head
    for part in parts:
        target.blit(part, (x, y))
        y += part.get_height() + px(4)
    if last:
        y += px(4)
        if tip.owner is not None:
            crest = px(30)
            target.blit(look.sprites.crest(owner_of(context, tip.owner)[1], crest), (x, y))
        target.blit(last, (x + measure - foot_room, y))
    if tip.standing:
        draw_standing(target, context, tip, (rect.x + pad, rect.y + pad + high + px(10)), rect.w - 2 * pad, row)
    return rect


def standing_height(context: DrawContext, tip: About, row: int) -> int:
    return -(-len(tip.standing) // 2) * row + context.px(20) if tip.standing else 0


def draw_standing(target: pygame.Surface, context: DrawContext, tip: About, at: tuple[int, int], width: int, row: int) -> None:
    """A grid of crests with the public figures; who leads is called ahead."""
    look, px = context.look, context.px
    look.paint.rule(target, *at, width)
    best = tip.standing[0][1]
    leads = best > 0 and any(figure != best for _, figure in tip.standing)
    half = (width - px(40)) // 2
    for index, (seat, figure) in enumerate(tip.standing):
        name, crest = owner_of(context, seat)
        x, y = at[0] + (half + px(40)) * (index % 2), at[1] + px(10) + row * (index // 2) + row // 2
        size = min(px(36), row - px(4))
        target.blit(look.sprites.crest(crest, size), (x, y - size // 2))
        ahead = leads and figure == best
        ink = theme.DEEP_RED if ahead else theme.INK
        number = look.type.put(target, str(figure), STANDING, (x + half, y), ink, align="right")
        right = number.left
        if ahead:
            right = look.type.put(
                target, context.say("table-ahead"), theme.CHIP, (right - px(10), y), theme.DEEP_RED, align="right", width=half // 3
            ).left
        look.type.put(target, name, theme.NAME.at(26), (x + size + px(12), y), width=max(px(30), right - px(8) - x - size - px(12)))


def owner_of(context: DrawContext, seat: int) -> tuple[str, str]:
    """Name and crest."""
    player = next(one for one in context.show.sitting if one.seat == seat)
    return player.name, player.crest
