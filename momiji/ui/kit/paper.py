"""Quiet widgets: words, chips, and drawings that carry a tip but are not pressed."""

from collections.abc import Callable

import pygame

from momiji.ui import theme
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Press, Pressable, Widget
from momiji.ui.services import Look, Services
from momiji.ui.theme import Colour, Role
from momiji.ui.type import Align


class Drawing(Widget):
    """Anything drawn by a function, placed like a widget; useful inside a scroll area."""

    focusable = False

    def __init__(
        self,
        services: Services,
        name: str,
        rect: pygame.Rect,
        paint: Callable[[pygame.Surface, pygame.Rect], None],
        *,
        tip: Tip | None = None,
    ) -> None:
        super().__init__(services, name, rect, tip=tip)
        self._paint = paint

    def draw(self, target: pygame.Surface) -> None:
        self._paint(target, self.rect)


class PaperWords(Widget):
    """Wrapped words at a place; the rectangle gives the measure."""

    focusable = False

    def __init__(
        self,
        services: Services,
        name: str,
        rect: pygame.Rect,
        words: str,
        role: Role = theme.READING,
        colour: Colour = theme.INK,
        align: Align = "left",
    ) -> None:
        super().__init__(services, name, rect)
        self.words, self.role, self.colour, self.align = words, role, colour, align

    def draw(self, target: pygame.Surface) -> None:
        target.blit(self.look.type.paragraph(self.words, self.role, self.colour, width=self.rect.w, align=self.align), self.rect)


def chip_size(look: Look, words: str, role: Role = theme.CHIP) -> tuple[int, int]:
    high = max(look.scale.px(30), round(look.scale.type(role.px) * 1.5))
    return look.type.width(words, role) + high, high


def draw_chip(
    target: pygame.Surface,
    look: Look,
    words: str,
    at: tuple[int, int],
    colour: Colour,
    *,
    ink: Colour = theme.CREAM,
    role: Role = theme.CHIP,
    anchor: str = "topleft",
    width: int | None = None,
) -> pygame.Rect:
    """A pill with a word: vermilion = turn, indigo = kind of action, taupe = note, night = count; the word shrinks to `width`."""
    natural, high = chip_size(look, words, role)
    rect = pygame.Rect(0, 0, natural if width is None else min(natural, width), high)
    setattr(rect, anchor, at)
    look.paint.pill(target, rect, colour)
    look.type.put(target, words, role, rect.center, ink, align="centre", width=max(1, rect.w - high // 2))
    return rect


class Chip(Pressable):
    """A pill that can be pressed, such as a language; the chosen one is vermilion."""

    kind = "choice"

    def __init__(
        self,
        services: Services,
        name: str,
        rect: pygame.Rect,
        words: str,
        on_press: Press,
        *,
        chosen: bool = False,
        tip: Tip | None = None,
    ) -> None:
        super().__init__(services, name, rect, words, on_press, tip=tip)
        self.chosen = chosen
        self.radius = rect.h / 2 / services.scale.u

    def draw(self, target: pygame.Surface) -> None:
        paint = self.look.paint
        body = theme.VERMILION if self.chosen else (58, 46, 40) if self.hovered else theme.NIGHT
        paint.shade(target, self.rect, radius=self.rect.h / 2 / self.look.scale.u, blur=5, drop=3, alpha=110)
        paint.pill(target, self.rect, body)
        ink = theme.CREAM if self.chosen or self.hovered else theme.WOOD_WORDS
        self.look.type.put(
            target, self.words, theme.CHIP.at(22), self.rect.center, ink, align="centre", width=self.rect.w - self.rect.h // 2
        )
