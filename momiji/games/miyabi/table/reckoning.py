"""What a player has scored and what the garden would add now, line by line as on the score sheet."""

from typing import Final

import pygame

from momiji.games.miyabi.rules import preview
from momiji.games.miyabi.rules.log import score_key
from momiji.games.miyabi.rules.setup import COLOUR, FROG, MEADOW, SEVEN, ZEN
from momiji.ui import theme
from momiji.ui.services import Services
from momiji.ui.theme import Role

from .draw.groups import LINES
from .show import MiyabiShow

SIGNS: Final = {"laid": "icons/miyabi/level", "fifth": "miyabi/bonus/maple", "rows": "miyabi/points"}
EMBLEMS: Final = frozenset({COLOUR, MEADOW, ZEN, SEVEN, FROG})
FIGURE: Final = Role("Alegreya-Black", 29)
POINTS: Final = Role("Alegreya-Black", 60)
MOST: Final = 1.45  # how much larger than usual
WIDEST: Final = 560  # figures stay near their words


class Reckoning:
    def __init__(self, services: Services, show: MiyabiShow, seat: int) -> None:
        self.services, self.seat = services, seat
        self.lines = preview.score_now(show.view, seat)
        self.points = sum(show.view.players[seat].points)
        self.over = show.view.over

    def _voice(self, role: Role) -> Role:
        """Up to nine lines stand beside a garden: the largest words grow a little less."""
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
        look, px, say = self.services.look, self.services.scale.px, self.services.say
        right, row = rect.x + min(rect.w, px(WIDEST)), self._row
        figure = look.type.put(target, str(self.points), self._voice(POINTS), (rect.x, rect.y + self._head // 2))
        word = say("miyabi-points-word", points=self.points)
        look.type.put(target, word, self._voice(theme.READING), (figure.right + px(14), rect.y + self._head // 2 + px(8)), theme.INK_SOFT)
        y = rect.y + self._head + row // 2
        for name, points in self.lines:
            if name == "rows":
                look.paint.rule(target, rect.x, y - row // 2, right - rect.x)
            self._line(target, name, points, pygame.Rect(rect.x, y - row // 2, right - rect.x, row))
            y += row
        look.paint.rule(target, rect.x, y - row // 2, right - rect.x, strong=True)
        label, total = say("score-total" if self.over else "miyabi-side-now"), sum(points for _, points in self.lines)
        number = look.type.put(target, str(total), self._voice(FIGURE), (right, y + px(4)), theme.DEEP_RED, align="right")
        look.type.put(target, label, self._voice(theme.READING_BOLD), (rect.x, y + px(4)), width=number.x - rect.x - px(12))

    def _line(self, target: pygame.Surface, name: str, points: int, rect: pygame.Rect) -> None:
        """A sign, what it is called, and its points; with the line that is drawn in the garden round what counts."""
        look, px, say = self.services.look, self.services.scale.px, self.services.say
        size, sign = px(38), f"miyabi/emblem/{name}" if name in EMBLEMS else SIGNS[name]
        picture = look.art.get(sign, (size, round(size / look.art.aspect(sign))))
        target.blit(picture, picture.get_rect(center=(rect.x + size // 2, rect.centery)))
        words = str(points) if points else "–"
        ink = theme.INK if points else theme.INK_SOFT
        number = look.type.put(target, words, self._voice(FIGURE), (rect.right, rect.centery), ink, align="right")
        x, room = rect.x + size + px(14), number.x - px(12)
        if name in LINES and points:
            line = pygame.Rect(room - px(44), rect.centery - px(4), px(36), px(8))
            target.blit(look.paint.rounded(*line.inflate(px(4), px(4)).size, px(6), LINES[name][1]), line.inflate(px(4), px(4)))
            target.blit(look.paint.rounded(*line.size, px(4), LINES[name][0]), line)
            room = line.x - px(8)
        look.type.put(target, say(score_key(name)), self._voice(theme.READING), (x, rect.centery), width=room - x)
