"""One player's garden, large: terraces, lanterns, counts of the rows, points line by line, tablets, the last turn in sentences."""

from typing import Any, Final

import pygame

from momiji.core.text import Text
from momiji.games.miyabi.rules import preview
from momiji.games.miyabi.rules.log import score_key
from momiji.games.miyabi.rules.tiles import SIDE
from momiji.ui import theme
from momiji.ui.kit.paper import Drawing
from momiji.ui.kit.widget import Widget
from momiji.ui.services import Services
from momiji.ui.table.brush import DrawContext
from momiji.ui.table.measure import Measure
from momiji.ui.table.pieces.piece import Seated
from momiji.ui.table.pieces.reckoning import ReckonedLine, Reckoning
from momiji.ui.table.pieces.side import PlainSide
from momiji.ui.theme import Role

from .draw.groups import LINES, draw_groups
from .draw.large import draw_large, frame_of
from .draw.pill import draw_pill
from .draw.veranda import draw_tablet
from .hearing import garden
from .layout import MiyabiLayout
from .layout.others import FIELD, GARDEN
from .show import MiyabiShow

SHARE: Final = 0.86  # of the height of the page
COUNT: Final = Role("Alegreya-Black", 34)
BESIDE: Final = 184  # of a garden, for its figures
SIGNS: Final = {"laid": "icons/miyabi/level", "fifth": "miyabi/bonus/maple", "rows": "miyabi/points"}


class GardenSide(PlainSide):
    figured = False  # points stand in the reckoning

    def __init__(self, services: Services, player: Seated, told: tuple[Text, ...], show: MiyabiShow) -> None:
        super().__init__(services, player, told)
        self.show = show
        self.groups = preview.groups(show.view)[player.seat]
        self.reckoning = _reckoned(services, show, player.seat)

    def fill(self, area: pygame.Rect) -> tuple[int, list[Widget]]:
        scale = self.services.scale
        s = max(16, min(round(area.h * SHARE / GARDEN[1]), round(area.w * 0.62 / GARDEN[0])))
        size = (round(GARDEN[0] * s), round(GARDEN[1] * s))
        garden = pygame.Rect(area.x, area.y, *size)
        beside = pygame.Rect(garden.right + scale.px(BESIDE), area.y, area.right - garden.right - scale.px(BESIDE), area.h)
        reckoning = Drawing(self.services, "reckoning", pygame.Rect(beside.topleft, (beside.w, self.reckoning.high)), self.reckoning.draw)
        won = Drawing(
            self.services,
            "tablets",
            pygame.Rect(beside.x, reckoning.rect.bottom, beside.w, scale.px(110) if self.show.won[self.player.seat] else 0),
            self._tablets,
        )
        told = pygame.Rect(beside.x, won.rect.bottom + scale.px(8), beside.w, beside.h)
        tall, last = super().fill(told)
        drawn = Drawing(self.services, "garden", pygame.Rect(area.x, area.y, size[0] + scale.px(BESIDE - 20), size[1]), self._draw)
        return max(size[1], told.y + tall - area.y), [drawn, reckoning, won, *last]

    def _draw(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        show, seat, look = self.show, self.player.seat, self.services.look
        s = round(rect.h / GARDEN[1])
        layout = MiyabiLayout(self.services.scale)
        layout.measure = Measure(self.services.scale)
        field = pygame.Rect(rect.x + round(FIELD[0] * s), rect.y + round(FIELD[1] * s), SIDE * s, SIDE * s)
        context: Any = DrawContext(self.services, show, layout)
        draw_large(target, context, seat, field)
        frame = frame_of(field)
        draw_groups(target, self.groups, field.topleft, s)
        px = self.services.scale.px
        coin = look.art.get("miyabi/points", (px(44), px(44)))
        target.blit(coin, coin.get_rect(center=(frame.right + px(112), frame.y + round(0.36 * s))))
        for row, standing in enumerate(show.standings):
            most, now, y = seat in standing.leaders, standing.points[seat], field.y + round((row + 0.5) * s)
            draw_pill(target, context, str(standing.counts[seat]), (frame.right + px(44), y))
            ink = theme.DEEP_RED if most else theme.INK_SOFT
            words = f"+{now}" if now else "–"
            look.type.put(target, words, context.capped(COUNT, 46), (frame.right + px(112), y), ink, align="centre", width=px(80))

    def _tablets(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        px, context = self.services.scale.px, DrawContext(self.services, self.show, MiyabiLayout(self.services.scale))
        for index, kind in enumerate(self.show.won[self.player.seat]):
            draw_tablet(target, context, pygame.Rect(rect.x + px(86) * index, rect.y, px(74), px(92)), kind)

    def told_now(self) -> str:
        """The garden row by row, for a voice."""
        return " ".join(self.services.say.text(text) for text in garden(self.show, self.player.seat))


def _reckoned(services: Services, show: MiyabiShow, seat: int) -> Reckoning:
    """As on the score sheet; what counts at the end as it stands now."""
    say, points = services.say, sum(show.view.players[seat].points)
    lines = [
        ReckonedLine(SIGNS.get(name, f"miyabi/emblem/{name}"), say(score_key(name)), value, LINES.get(name), ruled=name == "rows")
        for name, value in preview.score_now(show.view, seat)
    ]
    total = say("score-total" if show.view.over else "miyabi-side-now")
    return Reckoning(services, points, say("miyabi-points-word", points=points), lines, total)
