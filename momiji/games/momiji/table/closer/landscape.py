"""A closer look at one landscape: its picture large, what it does, when, and an example."""

from collections.abc import Sequence

import pygame

from momiji.core.rulebook import plain
from momiji.games.momiji.table.book.artist import rule_book
from momiji.games.momiji.table.draw import landscape as landscape_art
from momiji.ui import theme
from momiji.ui.kit.paper import chip_size, draw_chip
from momiji.ui.services import Services
from momiji.ui.stack import Scene
from momiji.ui.table.closer import MORE, TEXT, CloserParagraph, CloserSheet


class LandscapeCloser(CloserSheet):
    """The same at the table and in the draft."""

    def __init__(self, services: Services, letter: str) -> None:
        super().__init__(services)
        self.letter = letter
        self._picture = 1

    def heading(self) -> str:
        return self.services.say("landscape-seal-and-name", letter=self.letter, landscape=f"landscape-{self.letter.lower()}")

    def written(self) -> Sequence[str]:
        return [plain(words) for words in (*map(self._key, ("when", "text", "more", "example")), self.services.say("landscape-once"))]

    def rule_book(self) -> Scene:
        return rule_book(self.services, self.topic())

    def topic(self) -> str:
        return f"landscape-{self.letter.lower()}"

    def outer(self, width: int) -> tuple[int, int]:
        self._picture = landscape_art.picture_width(width)
        return landscape_art.size(self._picture)

    def draw_picture(self, target: pygame.Surface) -> None:
        look = self.services.look
        landscape_art.put(target, look, landscape_art.panorama(look, [self.letter], self._picture), self.card.center, 6)

    def _key(self, kind: str) -> str:
        return self.services.say(f"landscape-{kind}-{self.letter.lower()}")

    def _text(self) -> tuple[CloserParagraph, ...]:
        return CloserParagraph(self._key("text"), TEXT), CloserParagraph(self._key("more"), MORE, theme.INK_SOFT, 24)

    def words_height(self, width: int) -> int:
        px = self.services.scale.px
        chip = chip_size(self.services.look, "x", theme.CHIP.at(22))[1]
        label = self.services.look.type.leading(theme.SECOND, 1.5)
        example = self.example_height(self._key("example"), width)
        return self.head_height() + px(14) + chip + px(22) + self.height(self._text(), width) + example + label

    def draw_words(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        look, px, say = self.services.look, self.services.scale.px, self.services.say
        y = self.draw_head(target, rect, self.heading())
        chip = draw_chip(target, look, self._key("when"), (rect.x, y), theme.INDIGO, role=theme.CHIP.at(22), width=rect.w)
        y = self.draw_paragraphs(target, self._text(), rect, chip.bottom + px(22))
        y = self.draw_example(target, self._key("example"), rect, y)
        label = look.type.leading(theme.SECOND, 1.5)
        look.type.put(target, say("landscape-once"), theme.SECOND, (rect.x, y + label // 2), theme.INK_SOFT, width=rect.w)
