"""All games one under another: of each its cover, four figures and the last games."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from momiji.ui import theme
from momiji.ui.scenes.box import draw_print, game_name
from momiji.ui.services import Services

from .chapter import StatisticsChapter
from .charts import BarChart, Figure, LineChart, bars_height, draw_bars, draw_line

HIGH: Final = 236
COVER: Final = (232, 145)
VALUE: Final = theme.TOTAL.at(44)
LABEL: Final = theme.SECOND
NAME: Final = theme.NAME
PLACES: Final = 24  # games at one pitch, in every band


@dataclass(frozen=True, slots=True)
class GameBand:
    """A game and its chapters, of which one is shown."""

    game: str
    chapters: tuple[StatisticsChapter, ...]

    def chapter(self, key: str) -> StatisticsChapter | None:
        return next((chapter for chapter in self.chapters if chapter.key == key), None)


def brief(services: Services) -> bool:
    """Very large words leave room for two figures."""
    return services.scale.room(LABEL.px) > 1.7


def _figures(services: Services, chapter: StatisticsChapter) -> Sequence[Figure]:
    return chapter.figures[:2] if brief(services) else chapter.figures[:4]


def _line(services: Services) -> int:
    """A figure with its label, and some air."""
    return max(services.scale.px(88), round(1.05 * services.scale.type(VALUE.px) + 1.35 * services.scale.type(LABEL.px)))


def band_height(services: Services) -> int:
    scale = services.scale
    return max(scale.px(HIGH), 2 * _line(services) + scale.px(34), scale.px(COVER[1]) + round(1.5 * scale.type(NAME.px)) + scale.px(40))


def figures_width(services: Services, chapters: Sequence[StatisticsChapter]) -> int:
    """Of one column: the widest label, so that all bands stand in line."""
    labels = [services.say.text(figure.label) for chapter in chapters for figure in _figures(services, chapter)]
    widest = max((services.look.type.width(label, LABEL) for label in labels), default=0)
    return max(services.scale.px(120), widest) + services.scale.px(30)


def draw_band(target: pygame.Surface, services: Services, rect: pygame.Rect, band: GameBand, key: str, column: int, *, first: bool) -> None:
    """`column` is the width of figures; the first band says what the line shows."""
    look, scale, say = services.look, services.scale, services.say
    chapter = band.chapter(key)
    assert chapter is not None
    if not first:
        look.paint.rule(target, rect.x, rect.y, rect.w)
    cover = pygame.Rect(rect.x, rect.y + scale.px(26), scale.px(COVER[0]), scale.px(COVER[1]))
    draw_print(target, services, band.game, cover, edge=5)
    at = (rect.x, cover.bottom + scale.px(10) + round(0.7 * scale.type(NAME.px)))
    look.type.put(target, game_name(services, band.game), NAME, at, width=cover.w + scale.px(30))
    x, top, line = cover.right + scale.px(42), rect.y + scale.px(26), _line(services)
    columns = 1 if brief(services) else 2
    for number, figure in enumerate(_figures(services, chapter)):
        left, y = x + column * (number % columns), top + line * (number // columns)
        value = figure.value if isinstance(figure.value, str) else say.text(figure.value)
        look.type.put(target, value, VALUE, (left, y + 0.52 * scale.type(VALUE.px)), width=column - scale.px(12))
        under = y + 1.05 * scale.type(VALUE.px) + 0.5 * scale.type(LABEL.px)
        look.type.put(target, say.text(figure.label), LABEL, (left, under), theme.INK_SOFT, width=column - scale.px(12))
    x += column * columns + scale.px(10)
    _draw_chart(target, services, pygame.Rect(x, rect.y + scale.px(8), rect.right - x, rect.h - scale.px(16)), chapter, first=first)


def _draw_chart(target: pygame.Surface, services: Services, rect: pygame.Rect, chapter: StatisticsChapter, *, first: bool) -> None:
    look, scale, say = services.look, services.scale, services.say
    line = next((chart for chart in chapter.charts if isinstance(chart, LineChart)), None)
    bars = next((chart for chart in chapter.charts if isinstance(chart, BarChart)), None)
    if line is not None:
        legend = round(1.4 * scale.type(LABEL.px))
        draw_line(target, services, pygame.Rect(rect.x, rect.y, rect.w, rect.h - legend + scale.px(14)), line, places=PLACES)
        if first:
            left = look.type.put(target, say("statistics-last", games=PLACES), LABEL, (rect.x, rect.bottom - legend // 2), width=rect.w)
            sign = say("statistics-sign")
            if look.type.width(sign, LABEL) < rect.right - left.right - scale.px(30):
                look.type.put(target, sign, LABEL, (rect.right, rect.bottom - legend // 2), theme.INK_SOFT, align="right")
    elif bars is not None and bars_height(services, bars) <= rect.h:
        high = bars_height(services, bars)
        draw_bars(target, services, pygame.Rect(rect.x, rect.centery - high // 2, rect.w, high), bars.bars)
    elif not chapter.charts:
        words = look.type.paragraph(
            say.text(chapter.empty), theme.READING, theme.INK_SOFT, width=rect.w - scale.px(40), align="centre", lines=3
        )
        target.blit(words, words.get_rect(center=rect.center))
