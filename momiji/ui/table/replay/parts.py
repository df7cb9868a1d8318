"""Pieces of the replay viewer: whose eyes one looks with, how fast it plays, and the drawer with the log or all hands."""

from collections.abc import Callable
from typing import Final

import pygame

from momiji.playing.log import TurnLog
from momiji.playing.session import Seat
from momiji.playing.timeline import Timeline
from momiji.ui import theme
from momiji.ui.kit.paper import Drawing
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Press, Pressable, Widget
from momiji.ui.scenes.log import draw_group, group_height
from momiji.ui.services import Services
from momiji.ui.stack import Change
from momiji.ui.table.layout import LOWER, TALL, UPPER, down, larger

from .scrubber import turn_leaf

WIDTH: Final = 430
HEAD: Final = 76
_PAD: Final = 26
HAND: Final = 54  # width of a card of an open hand


class Eyes(Pressable):
    """A crest with its leaf: the legend of the scrubber, and the way to look with that player's eyes."""

    group, kind = "eyes", "choice"

    def __init__(
        self,
        services: Services,
        rect: pygame.Rect,
        number: int,
        seat: Seat,
        on_press: Press,
        *,
        chosen: bool,
        tip: Tip,
        enabled: bool,
    ) -> None:
        super().__init__(services, f"eyes-{number}", rect, "", on_press, tip=tip, enabled=enabled)
        self.crest, self.chosen = seat.crest, chosen
        self.hotkey = str(number + 1)
        self.radius = rect.h / 2 / services.scale.u

    def draw(self, target: pygame.Surface) -> None:
        look, scale = self.look, self.look.scale
        if self.chosen or (self.hovered and self.enabled):
            body = theme.INDIGO if self.chosen else (58, 46, 40)
            look.paint.pill(target, self.rect, body, edge=theme.GOLD_LINE if self.chosen else None)
        size = round(self.rect.h * 0.78)
        crest = look.sprites.crest(self.crest, size)
        crest.set_alpha(255 if self.enabled or self.chosen else 150)
        target.blit(crest, (self.rect.x + scale.px(6), self.rect.centery - size // 2))
        crest.set_alpha(255)
        high = round(self.rect.h * 0.66)
        leaf = turn_leaf(look, self.crest, high, emblem=False)
        target.blit(leaf, leaf.get_rect(midright=(self.rect.right - scale.px(4), self.rect.centery)))


class LogTurn(Widget):
    """A turn in words; pressed, it is shown on the table."""

    group = "log-turns"
    radius = 6

    def __init__(
        self,
        services: Services,
        rect: pygame.Rect,
        timeline: Timeline,
        number: int,
        told: TurnLog,
        *,
        last: bool,
        here: Callable[[], bool],
        on_go: Callable[[], None],
    ) -> None:
        super().__init__(services, f"log-{number}", rect)
        self.words = " ".join(services.say.text(text) for _, text in told.lines)
        self.timeline, self.told, self.last, self.here, self.on_go = timeline, told, last, here, on_go

    def activate(self) -> Change | None:
        self.on_go()
        return None

    def draw(self, target: pygame.Surface) -> None:
        scale = self.look.scale
        if self.here() or self.hovered:
            body = self.rect.inflate(scale.px(16), -scale.px(8))
            target.blit(self.look.paint.rounded(*body.size, 8 * scale.u, (240, 190, 90), 96 if self.here() else 44), body)
        draw_group(target, self.services, self.timeline.seats, self.rect, self.told, last=self.last)


def drawer_rect(services: Services) -> pygame.Rect:
    """Over the deck and the plate; garden, herbarium and scrubber stay in sight at the usual text size."""
    scale = services.scale
    wide = WIDTH * max(1.0, min(1.7, scale.room(theme.READING.px) ** 0.75))
    top = scale.y(larger(scale, 196, 208, 220), down(scale, UPPER))
    return pygame.Rect(-scale.px(12), top, scale.px(wide + 12), scale.y(842, down(scale, LOWER)) - top)


def log_rows(
    services: Services,
    timeline: Timeline,
    told: list[TurnLog],
    area: pygame.Rect,
    here: Callable[[int], bool],
    on_go: Callable[[int], None],
) -> ScrollArea:
    """All turns; `here` and `on_go` get the number of the turn (0 for the draft)."""
    scale = services.scale
    measure, y = area.w - scale.px(24), area.y
    children: list[Widget] = []
    for number, group in enumerate(told):
        high = group_height(services, group, measure)
        rect = pygame.Rect(area.x, y, measure, high)
        children.append(
            LogTurn(
                services,
                rect,
                timeline,
                number,
                group,
                last=number == len(told) - 1,
                here=lambda turn=group.turn: here(turn),  # type: ignore[misc]
                on_go=lambda turn=group.turn: on_go(turn),  # type: ignore[misc]
            )
        )
        y += high
    return ScrollArea(services, "log-rows", area, y - area.y, children)


def hands_rows(
    services: Services, timeline: Timeline, area: pygame.Rect, draw_hand: Callable[[pygame.Surface, pygame.Rect, int, int], None]
) -> ScrollArea:
    """Everybody's hand, open."""
    title = max(services.scale.px(48), services.look.type.leading(theme.NAME.at(28), 1.3))
    high = title + services.scale.px(HAND * TALL + 12)
    children: list[Widget] = []
    for seat in range(len(timeline.seats)):
        rect = pygame.Rect(area.x, area.y + high * seat, area.w - services.scale.px(24), high)

        def draw(target: pygame.Surface, place: pygame.Rect, seat: int = seat) -> None:
            draw_hand(target, place, title, seat)

        children.append(Drawing(services, f"hand-of-{seat}", rect, draw))
    return ScrollArea(services, "hands-rows", area, high * len(timeline.seats), children)


def draw_drawer(target: pygame.Surface, services: Services, rect: pygame.Rect, title: str, icon: str) -> None:
    look, px = services.look, services.scale.px
    look.paint.panel(target, rect, seed=14)
    head, size = drawer_head(services), px(38)
    middle = rect.y + head // 2
    target.blit(look.art.icon(icon, size), (px(_PAD), middle - size // 2))
    left = px(_PAD) + size + px(14)
    look.type.put(target, title, theme.SHEET_TITLE.at(34), (left, middle), width=rect.right - px(84) - left)
    look.paint.rule(target, px(_PAD), rect.y + head - px(4), rect.right - px(_PAD) - px(20), strong=True)


def drawer_head(services: Services) -> int:
    return max(services.scale.px(HEAD), services.look.type.leading(theme.SHEET_TITLE.at(34), 1.5))


def drawer_area(services: Services, rect: pygame.Rect) -> pygame.Rect:
    """Where its rows go."""
    px, head = services.scale.px, drawer_head(services)
    return pygame.Rect(px(_PAD), rect.y + head + px(6), rect.right - px(_PAD) - px(18), rect.h - head - px(22))
