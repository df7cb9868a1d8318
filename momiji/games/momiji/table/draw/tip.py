"""What a thing of the table says of itself: icon, title, sentences, and for a goal who stands where."""

from typing import Final

import pygame

from momiji.games.momiji.rules.cards import LETTERS, NAMES
from momiji.games.momiji.table.draw.context import MomijiContext
from momiji.ui import theme
from momiji.ui.kit.tip import Side
from momiji.ui.table.about import SIDES, draw_about
from momiji.ui.table.show import About, Spot

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


def tip_icon(context: MomijiContext, spot: Spot) -> str:
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
            return f"crests/{next(player.crest for player in context.show.others if str(player.seat) == spot.key)}"
    return ""


def draw_table_tip(target: pygame.Surface, context: MomijiContext, tip: About, spot: Spot, anchor: pygame.Rect) -> pygame.Rect:
    if spot.kind == "goal":  # beside all goals, so that every one stays in sight; a ring says which one it is about
        _ring(target, context, anchor)
        left = context.layout.panels["goals-head"].x
        anchor = pygame.Rect(left, anchor.y, anchor.right - left, anchor.h)
    return draw_about(target, context, tip, tip_icon(context, spot), anchor, _SIDES.get(spot.kind, SIDES))


def _ring(target: pygame.Surface, context: MomijiContext, token: pygame.Rect) -> None:
    for grow, colour, width in ((7, theme.INK, 4.0), (6, theme.CREAM, 2.4)):
        rect = token.inflate(2 * context.px(grow), 2 * context.px(grow))
        target.blit(context.look.paint.rounded(*rect.size, rect.w / 2, colour, line=context.look.paint.line(width)), rect)
