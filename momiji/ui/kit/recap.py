"""What happened while one waited, in a few lines: a crest and a sentence for every turn of the others."""

from collections.abc import Sequence
from typing import Final

import pygame

from momiji.playing.log import Line
from momiji.ui import theme
from momiji.ui.services import Services
from momiji.ui.theme import Colour, Role

SMALLEST: Final = 0.8  # how much smaller than usual the lines may get, whatever size of words is wished for


class Recap:
    """Lines measured once for a width and a height; they get smaller rather than longer than that."""

    def __init__(self, services: Services, lines: Sequence[Line], width: int, height: int, ink: Colour = theme.INK, px: float = 25) -> None:
        self._look, self._crests = services.look, [line.crest for line in lines]
        words = [services.say.text(line.text) for line in lines]
        role = theme.READING.at(px)
        least = px * SMALLEST * services.scale.u
        while self._measure(role, words, width, ink) > height and services.scale.type(role.px) > max(theme.SMALLEST_TEXT, least):
            role = role.at(role.px * 0.95)

    def _measure(self, role: Role, words: list[str], width: int, ink: Colour) -> int:
        look = self._look
        self._icon, self._gap = look.type.leading(role, 1.24), look.scale.px(8)
        self._indent = self._icon + look.scale.px(14)
        self._rows = [look.type.paragraph(said, role, ink, width=width - self._indent, line=1.16) for said in words]
        self._wide = max(look.type.width(said, role) for said in words) + self._indent + look.scale.px(8)
        self.size = (min(width, self._wide), sum(max(self._icon, row.get_height()) + self._gap for row in self._rows) - self._gap)
        return self.size[1]

    def draw(self, target: pygame.Surface, at: tuple[int, int]) -> None:
        x, y = at
        for crest, row in zip(self._crests, self._rows, strict=True):
            high = max(self._icon, row.get_height())
            target.blit(self._look.sprites.crest(crest, self._icon), (x, y))
            target.blit(row, (x + self._indent, y + (self._icon - row.get_height()) // 2 if row.get_height() < self._icon else y))
            y += high + self._gap


class RecapPaper:
    """The lines under a title on a slip of paper, as low in an area as it may lie. `heights`: where it cuts through no words under it."""

    def __init__(self, services: Services, lines: Sequence[Line], area: pygame.Rect, heights: Sequence[int] = ()) -> None:
        look, px = services.look, services.scale.px
        self._look, self._pad = look, px(22)
        self._title = services.say("since-title")
        grown = look.scale.room(theme.SECOND.px)
        self._role = theme.SECOND.at(theme.SECOND.px * min(1.0, 1.3 / grown))  # the lines need the room
        room, least = area.w - 2 * self._pad, theme.SMALLEST_TEXT
        while look.type.width(self._title, self._role) > room and services.scale.type(self._role.px) > least:
            self._role = self._role.at(self._role.px * 0.95)
        self._head = look.type.leading(self._role, 1.35)
        self.recap = Recap(services, lines, room, area.h - self._head - 2 * px(12))
        wide = max(self.recap.size[0], look.type.width(self._title, self._role) + px(10))
        self.rect = pygame.Rect(0, 0, wide + 2 * self._pad, self.recap.size[1] + self._head + 2 * px(12))
        if heights:
            high = min((high for high in heights if high >= self.rect.h), default=self.rect.h)
            self.rect.w, self.rect.h = max(area.w, self.rect.w), high
        self.rect.midbottom = area.midbottom
        self.words = " ".join([f"{self._title}:", *(services.say.text(line.text) for line in lines)])

    def draw(self, target: pygame.Surface) -> None:
        look, px, rect = self._look, self._look.scale.px, self.rect
        look.paint.card(target, rect, seed=3)
        at = (rect.x + self._pad, rect.y + px(12) + self._head // 2)
        look.type.put(target, self._title, self._role, at, theme.DEEP_RED, width=rect.w - 2 * self._pad)
        self.recap.draw(target, (rect.x + self._pad, rect.y + px(12) + self._head))
