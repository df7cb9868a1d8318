"""The coach's note: washi that lies where it covers least, and never what it speaks of."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

import pygame

from momiji.playing.coach import Coach
from momiji.ui import theme
from momiji.ui.kit.pad_signs import press_word
from momiji.ui.services import Services
from momiji.ui.theme import Scale

_WIDTHS: Final = (430, 620, 330)  # of the words
_PAD: Final = 26
_ICON: Final = 56
_STEP: Final = 40  # between two places that are tried
_SPOKEN_OF, _NEAR, BUTTON = 1000.0, 2.0, 40.0  # how much it matters what is covered; an ordinary thing counts 1
_COVERED, _FAR = 0.05, 0.15  # cost of a covered point, and of a point's way from what it is about
_AIR: Final = 26


@dataclass(frozen=True, slots=True)
class Written:
    """Words already in the player's language."""

    title: str
    body: tuple[str, ...] = ()
    foot: str = ""


def spelled(services: Services, coach: Coach) -> Written | None:
    """What the coach does or says now, in the player's language."""
    say, advice = services.say, coach.advice
    pressed = press_word(services, services.key("h"))
    if coach.thinking or coach.silent:
        return Written(say("coach-thinking") if coach.thinking else say("coach-silent", pressed=pressed))
    if advice is None:
        return None
    foot = [say.text(advice.tried)] if advice.tried else []
    if coach.several and services.preferences.keyboard_hints:
        foot.append(say("coach-around" if coach.last else "coach-again", pressed=pressed))
    return Written(say.text(advice.what), tuple(say.text(text) for text in advice.why), " ".join(foot))


class CoachPaper:
    """A note for one size of the window; drawn once."""

    def __init__(self, services: Services, written: Written, width: int = _WIDTHS[0], around: int = _PAD) -> None:
        self.written = written
        look, px = services.look, services.scale.px
        grow = max(1.0, look.scale.room(theme.READING.px)) ** 0.8
        pad, icon = px(around), px(_ICON)
        widest = max(look.type.width(written.title, theme.TIP_TITLE), *(look.type.width(one, theme.READING) for one in written.body), 1)
        measure = max(px(180), min(round(px(width) * grow), widest + px(8), services.scale.width - 2 * pad - icon - px(60)))
        title = look.type.paragraph(written.title, theme.TIP_TITLE, width=measure, line=1.2)
        parts = [look.type.paragraph(one, theme.READING, width=measure) for one in written.body]
        if written.foot:
            parts.append(look.type.paragraph(written.foot, theme.SECOND, theme.INK_SOFT, width=measure))
        high = title.get_height() + sum(part.get_height() + px(8) for part in parts)
        size = (icon + px(18) + measure + 2 * pad, max(high, icon) + 2 * pad - px(4))
        reach = px(24)
        self.rect = pygame.Rect((0, 0), size)
        self._reach = reach
        self.picture = pygame.Surface((size[0] + 2 * reach, size[1] + 2 * reach), pygame.SRCALPHA)
        paper = pygame.Rect(reach, reach, *size)
        look.paint.panel(self.picture, paper, seed=5)
        self.picture.blit(look.art.get("icons/hint", (icon, icon)), (paper.x + pad - px(4), paper.y + pad - px(2)))
        x, y = paper.x + pad + icon + px(14), paper.y + pad - px(2)
        for part in (title, *parts):
            self.picture.blit(part, (x, y))
            y += part.get_height() + px(8)

    @property
    def box(self) -> pygame.Rect:
        """With its shadow."""
        return self.rect.inflate(2 * self._reach, 2 * self._reach)

    def draw(self, target: pygame.Surface) -> None:
        target.blit(self.picture, self.box)


Weighed = list[tuple[pygame.Rect, float]]


def laid_out(services: Services, written: Written, spoken: Sequence[pygame.Rect], others: Weighed) -> CoachPaper:
    """The note at its place. It never covers what it speaks of: where there is little room it is cut differently, then says less."""
    for words in (written, replace(written, foot=""), Written(written.title, written.body[:1]), Written(written.title)):
        tried: list[tuple[float, CoachPaper]] = []
        for width in _WIDTHS:
            paper = CoachPaper(services, words, width)
            paper.rect, cost = _find_place(paper.rect.size, services.scale, spoken, others)
            if paper.rect.collidelist(list(spoken)) < 0:
                tried.append((cost, paper))
        if tried:
            return min(tried, key=lambda one: one[0])[1]
    return paper


def _find_place(size: tuple[int, int], scale: Scale, spoken: Sequence[pygame.Rect], others: Weighed) -> tuple[pygame.Rect, float]:
    """The place in the window where a note of this size covers least and lies near what it is about, and what that costs."""
    window = pygame.Rect(0, 0, scale.width, scale.height).inflate(-scale.px(_AIR), -scale.px(_AIR))
    weighed = [(rect, _SPOKEN_OF) for rect in spoken]
    weighed += [(rect.inflate(scale.px(2 * _AIR), scale.px(2 * _AIR)), _NEAR) for rect in spoken]
    weighed += others
    about = spoken[0].unionall(spoken[1:]).center if spoken else window.center
    best, least = pygame.Rect(window.topleft, size), float("inf")
    for x, y in _places(window, size, scale.px(_STEP)):
        rect = pygame.Rect((x, y), size)
        cost = _FAR * ((rect.centerx - about[0]) ** 2 + (rect.centery - about[1]) ** 2) ** 0.5 / scale.u
        for other, weight in weighed:
            covered = rect.clip(other)
            cost += weight * covered.w * covered.h / (scale.u * scale.u) * _COVERED
            if cost >= least:
                break
        else:
            best, least = rect, cost
    return best, least


def _places(window: pygame.Rect, size: tuple[int, int], step: int) -> Iterable[tuple[int, int]]:
    right, bottom = max(window.left, window.right - size[0]), max(window.top, window.bottom - size[1])
    for y in (*range(window.top, bottom, step), bottom):
        for x in (*range(window.left, right, step), right):
            yield x, y
