"""What a thing of the table says of itself: icon, title, sentences, and for a goal who stands where."""

from typing import Final

import pygame

from momiji.games.momiji.rules.cards import LETTERS, NAMES
from momiji.ui import theme
from momiji.ui.kit.tip import Side, place, tail
from momiji.ui.table.show import About, Spot
from momiji.ui.theme import Role

from .context import Easel

STANDING: Final = Role("Alegreya-Bold", 26)
_SIDES: Final[dict[str, tuple[Side, ...]]] = {
    "goal": ("left", "above", "below", "right"),
    "own-goal": ("right", "above", "below", "left"),
    "landscape": ("left", "above", "below", "right"),
    "other": ("below", "right", "left", "above"),
    "hand": ("above", "right", "left", "below"),
    "browser": ("above", "below", "left", "right"),
    "pile": ("above", "below", "right", "left"),
    "end": ("above", "below", "right", "left"),
    "column": ("right", "left", "below", "above"),
    "deck": ("right", "below", "above", "left"),
    "discard": ("right", "below", "above", "left"),
}
_FALLBACK: Final[tuple[Side, ...]] = ("right", "left", "above", "below")


def tip_icon(easel: Easel, spot: Spot) -> str:
    """The drawing beside the words."""
    match spot.kind:
        case "goal" | "own-goal":
            return f"goals/{spot.key}"
        case "column" | "pile":
            return f"leaves/{theme.LEAVES[NAMES[LETTERS.index(spot.key)]].art}"
        case "deck":
            return "icons/deck"
        case "discard" | "browser":
            return "icons/discard"
        case "supply":
            return "tokens/acorn-large"
        case "other":
            return f"crests/{next(player.crest for player in easel.show.others if str(player.seat) == spot.key)}"
    return ""


def draw_table_tip(target: pygame.Surface, easel: Easel, tip: About, spot: Spot, anchor: pygame.Rect) -> pygame.Rect:
    look, px, tongue = easel.look, easel.px, easel.tongue
    grow = max(1.0, look.scale.room(theme.READING.px))
    icon_name = tip_icon(easel, spot)
    pad, icon = px(24), px(92) if icon_name else 0
    indent = icon + px(24) if icon else 0
    window = target.get_rect().inflate(-px(24), -px(24))
    measure = min(round(px(390) * grow**0.8), window.w - 2 * pad - indent)
    title, body = tongue.text(tip.title), [tongue.text(text) for text in tip.body]
    foot = tongue.text(tip.foot) if tip.foot else ""
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
    grid = standing_height(easel, tip, row)
    size = (indent + measure + 2 * pad, high + grid + 2 * pad)
    if spot.kind == "goal":  # beside all goals, so that every one stays in sight; a ring says which one it is about
        _ring(target, easel, anchor)
        left = easel.layout.panels["goals-head"].x
        anchor = pygame.Rect(left, anchor.y, anchor.right - left, anchor.h)
    rect, side = place(anchor, size, window, px(24), _SIDES.get(spot.kind, _FALLBACK))
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
            target.blit(look.sprites.crest(owner_of(easel, tip.owner)[1], crest), (x, y))
        target.blit(last, (x + measure - foot_room, y))
    if tip.standing:
        draw_standing(target, easel, tip, (rect.x + pad, rect.y + pad + high + px(10)), rect.w - 2 * pad, row)
    return rect


def _ring(target: pygame.Surface, easel: Easel, token: pygame.Rect) -> None:
    for grow, colour, width in ((7, theme.INK, 4.0), (6, theme.CREAM, 2.4)):
        rect = token.inflate(2 * easel.px(grow), 2 * easel.px(grow))
        target.blit(easel.look.paint.rounded(*rect.size, rect.w / 2, colour, line=easel.look.paint.line(width)), rect)


def standing_height(easel: Easel, tip: About, row: int) -> int:
    return -(-len(tip.standing) // 2) * row + easel.px(20) if tip.standing else 0


def draw_standing(target: pygame.Surface, easel: Easel, tip: About, at: tuple[int, int], width: int, row: int) -> None:
    """A grid of crests with the public figures; who leads is called ahead."""
    look, px = easel.look, easel.px
    look.paint.rule(target, *at, width)
    best = tip.standing[0][1]
    leads = best > 0 and any(figure != best for _, figure in tip.standing)
    half = (width - px(40)) // 2
    for index, (seat, figure) in enumerate(tip.standing):
        name, crest = owner_of(easel, seat)
        x, y = at[0] + (half + px(40)) * (index % 2), at[1] + px(10) + row * (index // 2) + row // 2
        size = min(px(36), row - px(4))
        target.blit(look.sprites.crest(crest, size), (x, y - size // 2))
        ahead = leads and figure == best
        ink = theme.DEEP_RED if ahead else theme.INK
        number = look.type.put(target, str(figure), STANDING, (x + half, y), ink, align="right")
        right = number.left
        if ahead:
            right = look.type.put(
                target, easel.tongue("table-ahead"), theme.CHIP, (right - px(10), y), theme.DEEP_RED, align="right", width=half // 3
            ).left
        look.type.put(target, name, theme.NAME.at(26), (x + size + px(12), y), width=max(px(30), right - px(8) - x - size - px(12)))


def owner_of(easel: Easel, seat: int) -> tuple[str, str]:
    """Name and crest."""
    player = next(one for one in (easel.show.me, *easel.show.others) if one.seat == seat)
    return player.name, player.crest
