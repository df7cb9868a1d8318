"""What a player has scored and what the game would come to now, line by line as on a score sheet."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from momiji.ui import theme
from momiji.ui.services import Services
from momiji.ui.theme import Colour, Role

FIGURE: Final = Role("Alegreya-Black", 29)
POINTS: Final = Role("Alegreya-Black", 60)
MOST: Final = 1.45  # how much larger than usual
WIDEST: Final = 560  # figures stay near their words


@dataclass(frozen=True, slots=True)
class ReckonedLine:
    """A drawing, words, points; `swatch` is the line, and its rim, drawn round what counts. `ruled`: something else begins here."""

    sign: str
    words: str
    points: int
    swatch: tuple[Colour, Colour] | None = None
    ruled: bool = False


class Reckoning:
    """The points a player has, with a word beside them; then where they come from, and in the last line the sum."""

    def __init__(self, services: Services, points: int, beside: str, lines: Sequence[ReckonedLine], total: str) -> None:
        self.services, self.points, self.beside, self.lines, self.total = services, points, beside, lines, total

    def _voice(self, role: Role) -> Role:
        """Many lines stand beside a garden or a box: the largest words grow a little less."""
        return role.at(role.px * min(1.0, MOST / self.services.scale.room(role.px)))

    @property
    def _row(self) -> int:
        return max(self.services.scale.px(48), self.services.look.type.leading(self._voice(theme.READING_BOLD), 1.3))

    @property
    def _head(self) -> int:
        return self.services.look.type.leading(self._voice(POINTS), 1.2)

    @property
    def high(self) -> int:
        return self._head + self._row * (len(self.lines) + 1) + self.services.scale.px(24)

    def draw(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        look, px = self.services.look, self.services.scale.px
        right, row, middle = rect.x + min(rect.w, px(WIDEST)), self._row, rect.y + self._head // 2
        figure = look.type.put(target, str(self.points), self._voice(POINTS), (rect.x, middle))
        x = figure.right + px(14)
        look.type.put(target, self.beside, self._voice(theme.READING), (x, middle + px(8)), theme.INK_SOFT, width=right - x)
        y = rect.y + self._head + row // 2
        for line in self.lines:
            if line.ruled:
                look.paint.rule(target, rect.x, y - row // 2, right - rect.x)
            self._line(target, line, pygame.Rect(rect.x, y - row // 2, right - rect.x, row))
            y += row
        look.paint.rule(target, rect.x, y - row // 2, right - rect.x, strong=True)
        total = str(sum(line.points for line in self.lines))
        number = look.type.put(target, total, self._voice(FIGURE), (right, y + px(4)), theme.DEEP_RED, align="right")
        look.type.put(target, self.total, self._voice(theme.READING_BOLD), (rect.x, y + px(4)), width=number.x - rect.x - px(12))

    def _line(self, target: pygame.Surface, line: ReckonedLine, rect: pygame.Rect) -> None:
        look, px = self.services.look, self.services.scale.px
        size = px(38)
        picture = look.art.get(line.sign, (size, round(size / look.art.aspect(line.sign))))
        target.blit(picture, picture.get_rect(center=(rect.x + size // 2, rect.centery)))
        words, ink = str(line.points) if line.points else "–", theme.INK if line.points else theme.INK_SOFT
        number = look.type.put(target, words, self._voice(FIGURE), (rect.right, rect.centery), ink, align="right")
        x, room = rect.x + size + px(14), number.x - px(12)
        if line.swatch and line.points:
            place = pygame.Rect(room - px(44), rect.centery - px(4), px(36), px(8))
            rim = place.inflate(px(4), px(4))
            target.blit(look.paint.rounded(*rim.size, px(6), line.swatch[1]), rim)
            target.blit(look.paint.rounded(*place.size, px(4), line.swatch[0]), place)
            room = place.x - px(8)
        look.type.put(target, line.words, self._voice(theme.READING), (x, rect.centery), width=room - x)
