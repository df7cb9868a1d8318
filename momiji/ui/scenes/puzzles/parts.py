"""What stands on the page of puzzles: a game's card, a mark for each puzzle, the name of a theme, seven days on a cord."""

from datetime import date, timedelta
from typing import Final

import pygame

from momiji.core.text import Text
from momiji.playing.puzzle import Mark
from momiji.ui import theme
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Press, Pressable, Widget
from momiji.ui.scenes.box import draw_print, game_name
from momiji.ui.services import Services
from momiji.ui.theme import Colour

WASH: Final[Colour] = (240, 196, 110)
WORDS: Final = theme.READING.at(26)
DAYS: Final = 7


class GameCard(Pressable):
    """A small cover, the game's name, and how many of its puzzles are solved; the chosen one in gold."""

    group = "games"

    def __init__(self, services: Services, game: str, rect: pygame.Rect, state: str, press: Press, *, chosen: bool) -> None:
        super().__init__(services, f"game-{game}", rect, f"{game_name(services, game)}. {state}", press)
        self.game, self.solved, self.chosen = game, state, chosen

    def draw(self, target: pygame.Surface) -> None:
        look, px = self.look, self.look.scale.px
        if self.chosen or self.hovered:
            target.blit(look.paint.rounded(*self.rect.size, 10 * look.scale.u, WASH, 110 if self.chosen else 50), self.rect)
        if self.chosen:
            target.blit(look.paint.rounded(*self.rect.size, 10 * look.scale.u, theme.GOLD_LINE, line=look.paint.line(2)), self.rect)
        high = min(px(72), self.rect.h - px(16))
        cover = pygame.Rect(self.rect.x + px(12), self.rect.centery - high // 2, round(high * 112 / 72), high)
        draw_print(target, self.services, self.game, cover)
        x = cover.right + px(16)
        room, middle = self.rect.right - px(10) - x, self.rect.centery
        name, state = theme.NAME.at(28), theme.SECOND
        up = look.type.leading(name, 1.0) // 2
        look.type.put(target, game_name(self.services, self.game), name, (x, middle - up), width=room)
        look.type.put(target, self.solved, state, (x, middle + up), theme.INK_SOFT, width=room)


class ThemeName(Pressable):
    """What puzzles of a row are about; a click opens the next open one."""

    def __init__(self, services: Services, name: str, rect: pygame.Rect, words: str, icon: str, press: Press, tip: Tip) -> None:
        super().__init__(services, name, rect, words, press, tip=tip)
        self.icon = icon

    def draw(self, target: pygame.Surface) -> None:
        look, px = self.look, self.look.scale.px
        size = px(36)
        target.blit(look.art.get(self.icon, (size, size)), (self.rect.x, self.rect.centery - size // 2))
        colour = theme.DEEP_RED if self.hovered or self.focused else theme.INK
        x = self.rect.x + size + px(12)
        look.type.put(target, self.words, WORDS, (x, self.rect.centery), colour, width=self.rect.right - x)


class PuzzleMark(Pressable):
    """One puzzle: open, begun, shown or solved."""

    radius = 20

    def __init__(self, services: Services, name: str, rect: pygame.Rect, mark: Mark, press: Press, tip: Tip) -> None:
        super().__init__(services, name, rect, tip.title, press, tip=tip)
        self.mark = mark

    def draw(self, target: pygame.Surface) -> None:
        size = min(self.rect.w, self.rect.h)
        if self.hovered:
            size = round(size * 1.12)
        picture = self.look.art.get(f"house/mark-{self.mark}", (size, size))
        target.blit(picture, picture.get_rect(center=self.rect.center))


class DayCord(Widget):
    """The last seven days on a cord; a missed one is a bare knot."""

    focusable = False

    def __init__(self, services: Services, rect: pygame.Rect, today: date, solved: frozenset[str], *, of_today: bool) -> None:
        super().__init__(services, "cord", rect)
        self.today, self.solved, self.of_today = today, solved, of_today

    def draw(self, target: pygame.Surface) -> None:
        look, px, say = self.look, self.look.scale.px, self.services.say
        size, words = px(52), theme.SECOND.at(21)
        cord = look.art.get("house/streak-cord", (self.rect.w, max(4, round(self.rect.w * 40 / 700))))
        middle = self.rect.y + size // 2
        target.blit(cord, (self.rect.x, middle - cord.get_height() // 2))
        pitch = (self.rect.w - size) / (DAYS - 1)
        for number in range(DAYS):
            day = self.today - timedelta(days=DAYS - 1 - number)
            x = self.rect.x + size // 2 + round(pitch * number)
            state = "solved" if day.isoformat() in self.solved else "open" if day == self.today else "none"
            mark = size if state != "none" else round(size * 0.5)
            picture = look.art.get(f"house/day-{state}", (mark, mark))
            target.blit(picture, picture.get_rect(center=(x, middle)))
            name = say.text(Text(f"weekday-{day.isoweekday()}"))
            colour = theme.INK if day == self.today else theme.INK_SOFT
            look.type.put(target, name, words, (x, middle + size // 2 + px(22)), colour, align="centre", width=round(pitch) - px(2))
