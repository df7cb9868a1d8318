"""Small charts on paper: bars of dyed cloth and a line in ink with a leaf for every game won."""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from momiji.core.text import Text
from momiji.ui import light, theme, washi
from momiji.ui.services import Services
from momiji.ui.theme import Colour

HEAD: Final = theme.NAME.at(30)
_GAMES: Final = (205, 186, 152)
_WON: Final = theme.INDIGO
_FINE: Final = 3
_WASH: Final = (86, 128, 168, 130)  # far hills


@dataclass(frozen=True, slots=True)
class Figure:
    """A number to be read from afar, with a small drawing before it."""

    value: str | Text
    label: Text
    art: str = ""


@dataclass(frozen=True, slots=True)
class Bar:
    """So many games, and how many of them were won (None: nobody asks)."""

    label: Text
    games: int
    won: int | None
    said: Text


@dataclass(frozen=True, slots=True)
class BarChart:
    title: Text
    bars: tuple[Bar, ...]


@dataclass(frozen=True, slots=True)
class LineChart:
    """Points game by game, oldest first; a won game has a leaf, or the sign of its own that the game has."""

    title: Text
    values: tuple[int, ...]
    won: tuple[bool, ...]
    said: Text
    token: str = ""


@dataclass(frozen=True, slots=True)
class LeafChart:
    """Games game by game where only winning counts: a leaf for each, pale when lost."""

    title: Text
    won: tuple[bool, ...]
    said: Text


Chart = BarChart | LineChart | LeafChart


def head_height(services: Services) -> int:
    return round(1.7 * services.scale.type(HEAD.px))


def chart_height(services: Services, chart: Chart, width: int) -> int:
    scale, head = services.scale, head_height(services)
    match chart:
        case BarChart():
            return head + bars_height(services, chart)
        case LineChart():
            return head + max(scale.px(212), 5 * round(1.2 * scale.type(theme.CHIP.px)))
        case LeafChart(_, won, _):
            rows = -(-max(1, len(won)) // _in_row(services, width))
            return head + rows * scale.px(62) + round(1.5 * scale.type(theme.SECOND.px))


def draw_chart(target: pygame.Surface, services: Services, rect: pygame.Rect, chart: Chart) -> None:
    look, scale, head = services.look, services.scale, head_height(services)
    title = services.say.text(chart.title)
    used = look.type.put(target, title, HEAD, (rect.x, rect.y + head * 0.42), width=rect.w).right
    said = services.say.text(chart.said) if isinstance(chart, LineChart) else ""
    if said and look.type.width(said, theme.SECOND) < rect.right - used - scale.px(24):
        look.type.put(target, said, theme.SECOND, (rect.right, rect.y + head * 0.46), theme.INK_SOFT, align="right")
    look.paint.rule(target, rect.x, rect.y + head - scale.px(6), rect.w)
    body = pygame.Rect(rect.x, rect.y + head, rect.w, rect.h - head)
    match chart:
        case BarChart():
            draw_bars(target, services, body, chart.bars)
        case LineChart():
            draw_line(target, services, body, chart)
        case LeafChart():
            _leaves(target, services, body, chart)


def figures_height(services: Services) -> int:
    scale = services.scale
    return round(1.25 * scale.type(theme.TOTAL.px) + 1.5 * scale.type(theme.SECOND.px))


def draw_figures(target: pygame.Surface, services: Services, rect: pygame.Rect, figures: Sequence[Figure]) -> None:
    look, scale = services.look, services.scale
    wide = rect.w / max(1, len(figures))
    for number, figure in enumerate(figures):
        x, room = rect.x + wide * (number + 0.5), round(wide) - scale.px(24)
        high = round(1.25 * scale.type(theme.TOTAL.px))
        size = min(scale.px(62), high) if figure.art else 0
        value = figure.value if isinstance(figure.value, str) else services.say.text(figure.value)
        shown = look.type.put(target, value, theme.TOTAL, (x + size * 0.6, rect.y + high * 0.52), align="centre", width=room - 2 * size)
        if size:
            picture = look.art.get(figure.art, (size, size))
            target.blit(picture, picture.get_rect(midright=(shown.x - scale.px(14), rect.y + round(high * 0.52))))
        at = (x, rect.y + high + 0.6 * scale.type(theme.SECOND.px))
        look.type.put(target, services.say.text(figure.label), theme.SECOND, at, theme.INK_SOFT, align="centre", width=room)
        if number:
            look.paint.rule(target, round(rect.x + wide * number), rect.y + scale.px(12), rect.h - scale.px(24), down=True)


# ---------------------------------------------------------------------- bars
def _bar_height(services: Services) -> int:
    scale = services.scale
    return max(scale.px(70), round(1.35 * scale.type(theme.READING_BOLD.px) + scale.px(26)) + scale.px(10))


def bars_height(services: Services, chart: BarChart) -> int:
    return _bar_height(services) * len(chart.bars)


def draw_bars(target: pygame.Surface, services: Services, rect: pygame.Rect, bars: Sequence[Bar]) -> None:
    look, scale, say = services.look, services.scale, services.say
    most, high = max((bar.games for bar in bars), default=1) or 1, _bar_height(services)
    for number, bar in enumerate(bars):
        top = rect.y + high * number
        line = round(1.35 * scale.type(theme.READING_BOLD.px))
        label = say.text(bar.label)
        half = look.type.put(target, label, theme.READING_BOLD, (rect.x, top + line // 2), width=rect.w // 2).right
        said = say.text(bar.said)
        at = (rect.right, top + line // 2)
        look.type.put(target, said, theme.SECOND, at, theme.INK_SOFT, align="right", width=rect.right - half - scale.px(20))
        thick = scale.px(26)
        place = pygame.Rect(rect.x, top + line + scale.px(1), rect.w, thick)
        look.paint.pressed(target, place, radius=6, tone=(232, 216, 184))
        inner = place.inflate(-2 * scale.px(3), -2 * scale.px(3))
        for share, colour, seed in ((bar.games / most, _GAMES, 2), ((bar.won or 0) / most, _WON, 5)):
            wide = round(inner.w * share)
            if wide >= 2:
                target.blit(_cloth(services, wide, inner.h, colour, seed), inner)


def _cloth(services: Services, w: int, h: int, colour: theme.Colour, seed: int) -> pygame.Surface:
    def draw() -> pygame.Surface:
        u = services.scale.u
        foot = tuple(round(c * 0.86) for c in colour)
        cloth = light.gradient(w, h, colour, foot)  # type: ignore[arg-type]
        washi.fibre(cloth, seed)
        cloth = light.masked(cloth, 4 * u)
        cloth.blit(light.rounded(w, h, 4 * u, tuple(round(c * 0.6) for c in colour), line=max(1.0, 1.2 * u)), (0, 0))  # type: ignore[arg-type]
        return cloth

    return services.look.paint.kept(("cloth", w, h, colour), draw)


# ---------------------------------------------------------------------- line
def draw_line(target: pygame.Surface, services: Services, rect: pygame.Rect, chart: LineChart, *, places: int = 0) -> None:
    """Rules at even values, the games as a line of ink, leaves where a game was won.

    With `places` there is room for so many games, and the last one stands at the right.
    """
    look, scale = services.look, services.scale
    low, high, step = _range(chart.values)
    rows = (high - low) // step
    margin = look.type.width(str(high), theme.CHIP) + scale.px(18)
    pad = max(scale.px(22), scale.type(theme.CHIP.px) // 2 + scale.px(6))
    plot = pygame.Rect(rect.x + margin, rect.y + pad, rect.w - margin - scale.px(24), rect.h - 2 * pad)
    for number in range(rows + 1):
        y = plot.bottom - round(plot.h * number / rows)
        look.paint.rule(target, plot.x, y, plot.w + scale.px(24))
        at = (plot.x - scale.px(12), y)
        look.type.put(target, str(low + step * number), theme.CHIP, at, theme.INK_SOFT, align="right")
    count = len(chart.values)
    ahead, last = (places - count, places - 1) if places else (0, count - 1)
    spots = [
        (
            plot.x + scale.px(20) + round((plot.w - scale.px(20)) * ((number + ahead) / last if last > 0 else 0.5)),
            plot.bottom - round(plot.h * (value - low) / (high - low)),
        )
        for number, value in enumerate(chart.values)
    ]
    key = ("ink line", plot.size, plot.topleft == rect.topleft, tuple((x - plot.x, y - plot.y) for x, y in spots))
    ink = look.paint.kept(key, lambda: _ink([(x - plot.x, y - plot.y) for x, y in spots], plot.size, scale.u, look.paint.stroke(theme.INK)))
    target.blit(ink, (plot.x, plot.y - scale.px(8)))
    size = scale.px(34 if places else 42 if plot.w >= scale.px(48) * count else 28)
    for (x, y), won in zip(spots, chart.won, strict=True):
        if won:
            sign = look.art.get(chart.token, (size, size)) if chart.token else look.sprites.leaf("red", size, (x * 7) % 40 - 20)
            target.blit(sign, sign.get_rect(center=(x, y)))
        else:
            d = scale.px(13)
            dot = look.paint.rounded(d, d, d / 2, look.paint.stroke(theme.INK_SOFT))
            target.blit(dot, (x - d // 2, y - d // 2))


def _range(values: Sequence[int]) -> tuple[int, int, int]:
    """Round numbers around all values, with at most five rules."""
    low, high = min(values), max(values)
    step = next(step for step in (5, 10, 20, 50, 100, 500, 5000, 50_000) if (high // step + 1) - low // step <= 4 or step == 50_000)
    return low // step * step, (high // step + 1) * step, step


def _ink(points: Sequence[tuple[int, int]], size: tuple[int, int], u: float, dye: Colour) -> pygame.Surface:
    """The line, and under it a wash of indigo that fades downward like a printed sky."""
    extra = max(1, round(8 * u))
    big = light.clear(size[0] * _FINE, (size[1] + 2 * extra) * _FINE, dye)
    fine = [(x * _FINE, (y + extra) * _FINE) for x, y in points]
    if len(fine) > 1:
        foot = (size[1] + extra) * _FINE
        wash = light.clear(*big.get_size(), _WASH[:3])
        pygame.draw.polygon(wash, _WASH, [*fine, (fine[-1][0], foot), (fine[0][0], foot)])
        top = min(y for _, y in fine)
        for y in range(top, foot):
            wash.fill((255, 255, 255, round(255 * (foot - y) / (foot - top))), (0, y, wash.get_width(), 1), pygame.BLEND_RGBA_MULT)
        big.blit(wash, (0, 0))
    thick = max(2, round(2.6 * u * _FINE))
    for start, end in itertools.pairwise(fine):
        pygame.draw.line(big, (*dye, 255), start, end, thick)
        pygame.draw.circle(big, (*dye, 255), end, thick // 2)
    return pygame.transform.smoothscale(big, (size[0], size[1] + 2 * extra))


# ---------------------------------------------------------------------- leaves
def _in_row(services: Services, width: int) -> int:
    return max(1, width // services.scale.px(60))


def _leaves(target: pygame.Surface, services: Services, rect: pygame.Rect, chart: LeafChart) -> None:
    look, scale = services.look, services.scale
    row, size = _in_row(services, rect.w), scale.px(50)
    for number, won in enumerate(chart.won):
        centre = (rect.x + scale.px(60) * (number % row) + scale.px(30), rect.y + scale.px(62) * (number // row) + scale.px(32))
        angle = (number * 37) % 50 - 25
        leaf = look.sprites.leaf("red" if won else "brown", size, angle)
        if won:
            target.blit(leaf, leaf.get_rect(center=centre))
        else:
            pale = look.paint.kept(("pale leaf", size, angle), lambda leaf=leaf: _pale(leaf))  # type: ignore[misc]
            target.blit(pale, pale.get_rect(center=centre))
    at = (rect.x, rect.bottom - 0.75 * scale.type(theme.SECOND.px))
    look.type.put(target, services.say.text(chart.said), theme.SECOND, at, theme.INK_SOFT, width=rect.w)


def _pale(leaf: pygame.Surface) -> pygame.Surface:
    out = light.grey(leaf, 0.7)
    light.fade(out, 90)
    return out
