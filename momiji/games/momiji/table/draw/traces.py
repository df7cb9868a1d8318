"""Where the things lie that others changed, and the notice of the last turns."""

from collections.abc import Iterator

import pygame

from momiji.games.momiji.rules.cards import LETTERS
from momiji.games.momiji.table.desk.since import ending_words
from momiji.games.momiji.table.draw.context import MomijiContext
from momiji.games.momiji.table.layout.places import AXIS
from momiji.games.momiji.table.show import ShownPlayer, Trace
from momiji.ui import theme
from momiji.ui.kit.marks import draw_corners
from momiji.ui.table.brush import Patch
from momiji.ui.table.show import Spot

RIBBON = 36  # height on the canvas: it lies on the frame of the tray, above every card
WIDEST = 1000


def trace_patches(context: MomijiContext) -> Iterator[Patch]:
    for trace, rect in trace_places(context):
        spot = Spot("column", trace.key) if trace.kind == "column" else None
        yield Patch(context.near(rect, 14), draw_trace, (rect,), spot)


def draw_trace(target: pygame.Surface, context: MomijiContext, rect: pygame.Rect) -> None:
    draw_corners(target, context.look, rect)


def trace_places(context: MomijiContext) -> Iterator[tuple[Trace, pygame.Rect]]:
    """Nothing for what is no longer to be seen: a film may stand half-way."""
    for trace in context.show.traces:
        yield from ((trace, rect) for rect in _places(context, trace))


def _places(context: MomijiContext, trace: Trace) -> Iterator[pygame.Rect]:
    layout, show = context.layout, context.show
    if trace.kind == "column":
        column = next((one for one in show.columns if LETTERS[one.type] == trace.key), None)
        if column is not None and column.cards:
            newest = layout.columns[column.type][-min(trace.count, len(column.cards)) :]
            yield newest[0].unionall(newest[1:])
        return
    player = next((one for one in show.others if one.seat == trace.seat), None)
    if player is None:
        return
    other = layout.others[player.seat]
    match trace.kind:
        case "pile":
            yield from (rect for pile, rect in zip(player.piles, other.piles, strict=True) if LETTERS[pile.type] == trace.key)
        case "goal":
            yield from (rect for goal, rect in zip((*player.goals, "blue-token"), other.goals, strict=False) if goal == trace.key)
        case "landscape":
            used = [rect for land, rect in zip(player.landscapes, other.landscapes, strict=False) if land.letter == trace.key and land.used]
            yield from used[-1:]
        case "hand" | "acorns":
            figure = other.hand if trace.kind == "hand" else other.acorns
            yield figure_box(context, figure, other.head).inflate(-context.px(14), -context.px(4))


def figure_box(context: MomijiContext, rect: pygame.Rect, middle: int) -> pygame.Rect:
    """A figure with its icon on a panel, as high as the icon."""
    high = min(rect.h, context.px(48))
    return pygame.Rect(rect.x, middle - high // 2, rect.w + context.px(4), high)


# ------------------------------------------------------------------ the last turns
def ribbon_patches(context: MomijiContext) -> Iterator[Patch]:
    ribbon = ribbon_of(context)
    if ribbon is not None:
        yield Patch(context.near(ribbon[0], 12), draw_ribbon, ribbon)


def ribbon_of(context: MomijiContext) -> tuple[pygame.Rect, str, str] | None:
    """Where it lies and what it says, the reason apart from the rest."""
    end = context.show.ending
    if end is None:
        return None
    why = context.say("last-turns-why", why=end.why)
    left = context.say.text(ending_words(end, names_of(context), "last-turns-left"))
    title = context.say("last-turns-title")
    role = context.capped(theme.CHIP.at(22), 28)
    words = context.look.type.width(title, role) + context.look.type.width(f"{why} · {left}", role)
    high, tray = context.px(RIBBON), context.layout.panels["tray"]
    rect = pygame.Rect(0, 0, min(context.px(WIDEST), words + 3 * high), high)
    rect.midtop = (context.scale.x(AXIS), tray.y - context.px(10))
    return rect, title, f"{why} · {left}"


def names_of(context: MomijiContext) -> dict[int, str]:
    players: tuple[ShownPlayer, ...] = (context.show.me, *context.show.others)
    return {player.seat: player.name for player in players}


def draw_ribbon(target: pygame.Surface, context: MomijiContext, rect: pygame.Rect, title: str, words: str) -> None:
    look, px = context.look, context.px
    look.paint.shade(target, rect, radius=rect.h / 2 / context.scale.u, blur=5, drop=3, alpha=140)
    look.paint.pill(target, rect, theme.DEEP_RED, edge=theme.CREAM)
    role, size = context.capped(theme.CHIP.at(22), 28), round(rect.h * 0.62)
    icon = look.art.icon("last-turn", size, theme.CREAM)
    target.blit(icon, (rect.x + px(14), rect.centery - size // 2))
    x = rect.x + px(14) + size + px(8)
    head = look.type.put(target, title, role, (x, rect.centery), theme.CREAM)
    left = head.right + px(14)
    target.fill((214, 150, 132), (head.right + px(7), rect.y + px(9), max(1, px(2)), rect.h - 2 * px(9)))
    look.type.put(target, words, role, (left, rect.centery), theme.CREAM, width=rect.right - px(16) - left)
