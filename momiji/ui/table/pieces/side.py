"""One player's side of a table, large. Where a game has nothing more to show: figures, and the last turn in sentences."""

from typing import Any

import pygame

from momiji.core.text import Text
from momiji.ui import theme
from momiji.ui.kit.paper import Drawing
from momiji.ui.kit.widget import Widget
from momiji.ui.services import Services
from momiji.ui.table.show import Badge

from .panel import CHIPS


class PlainSide:
    """Only what everybody at the table may see. `player` is a `Sitting` of the game's own; here it has figures."""

    figured = True  # whether the figures stand in a row of their own

    def __init__(self, services: Services, player: Any, told: tuple[Text, ...]) -> None:
        self.services, self.player, self.last = services, player, told

    @property
    def crest(self) -> str:
        return str(self.player.crest)

    @property
    def name(self) -> str:
        return str(self.player.name)

    def chip(self) -> tuple[str, theme.Colour] | None:
        """A word beside the name."""
        badge: Badge = self.player.badge
        return (self.services.say(f"table-badge-{badge}"), CHIPS[badge]) if badge else None

    def sentences(self) -> str:
        say = self.services.say
        return " ".join(say.text(text) for text in self.last) or say("players-no-turn")

    def fill(self, area: pygame.Rect) -> tuple[int, list[Widget]]:
        """Widgets from the top of the area down, as wide as it; and how high all of them are together."""
        look, px, say = self.services.look, self.services.scale.px, self.services.say
        size, words = px(56), self.sentences()
        row = max(size, look.type.leading(theme.READING_BOLD, 1.4)) + px(24) if self.figured else 0
        head = look.type.leading(theme.TIP_TITLE, 1.5)
        tall = row + head + look.type.height(words, theme.READING, width=area.w)

        def draw(target: pygame.Surface, rect: pygame.Rect) -> None:
            x, y = rect.x, rect.y + row
            for drawing, count in self.player.figures if self.figured else ():
                target.blit(look.art.get(drawing, (size, size)), (x, rect.y))
                x = look.type.put(target, str(count), theme.READING_BOLD, (x + size + px(12), rect.y + (row - px(24)) // 2)).right + px(40)
            look.type.put(target, say("players-last-turn"), theme.TIP_TITLE, (rect.x, y + head // 2), theme.DEEP_RED, width=rect.w)
            target.blit(look.type.paragraph(words, theme.READING, theme.INK, width=rect.w), (rect.x, y + head))

        return tall, [Drawing(self.services, "side", pygame.Rect(area.x, area.y, area.w, tall), draw)]

    def told(self) -> str:
        """The same in words, for a voice."""
        return f"{self.told_now()} {self.told_last()}"

    def told_last(self) -> str:
        return f"{self.services.say('players-last-turn')}: {self.sentences()}"

    def told_now(self) -> str:
        """How it stands, without what was done last."""
        return f"{self.name}. {', '.join(str(count) for _, count in self.player.figures)}."
