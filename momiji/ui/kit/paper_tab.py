"""A paper tab on the edge of a book, with a leaf or another drawing."""

from typing import Final

import pygame

from momiji.ui import theme
from momiji.ui.kit.widget import Press, Widget
from momiji.ui.services import Services
from momiji.ui.stack import Change
from momiji.ui.theme import Colour, Role

_PAPER: Final[Colour] = (232, 216, 182)
_BESIDE: Final = 54
_ALONE: Final = 16
LEADING: Final = 1.0


class PaperTab(Widget):
    """The chosen one stands further out and is as light as the page; the rectangle ends at the edge of the book."""

    group, kind = "tabs", "choice"

    def __init__(
        self, services: Services, name: str, rect: pygame.Rect, words: str, motif: str, on_choose: Press, *, role: Role, chosen: bool
    ) -> None:
        out = min(services.scale.px(18), rect.x - services.scale.px(3)) if chosen else 0
        super().__init__(services, name, pygame.Rect(rect.x - out, rect.y, rect.w + out, rect.h))
        self.words, self.motif, self.on_choose, self.chosen, self.role = words, motif, on_choose, chosen, role

    def activate(self) -> Change | None:
        return self.on_choose()

    def draw(self, target: pygame.Surface) -> None:
        look, px = self.look, self.look.scale.px
        out = px(5) if self.hovered and not self.chosen else 0
        body = pygame.Rect(self.rect.x - out, self.rect.y, self.rect.w + out + px(14), self.rect.h)
        old = target.get_clip()
        target.set_clip(pygame.Rect(0, 0, self.rect.right, target.get_height()).clip(old))
        tone = theme.PAPER_LIT if self.chosen else theme.PAPER if self.hovered else _PAPER
        look.paint.card(target, body, tone=tone, radius=9, seed=len(self.words) % 5 + 1)
        target.set_clip(old)
        if not _large(self.services):
            picture = look.sprites.motif(self.motif, round(min(px(36), body.h * 0.62)))
            target.blit(picture, picture.get_rect(center=(body.x + px(31), body.centery)))
        ink = theme.DEEP_RED if self.chosen else theme.INK
        text = look.type.paragraph(self.words, self.role, ink, width=self._room, line=LEADING)
        target.blit(text, (body.x + _left(self.services), body.centery - text.get_height() // 2 + px(2)))

    @property
    def _room(self) -> int:
        return room_for_words(self.services, self.rect.w)


def _large(services: Services) -> bool:
    """Large words need the place of the drawing."""
    return services.scale.room(theme.SECOND.px) >= 1.4


def _left(services: Services) -> int:
    return services.scale.px(_ALONE if _large(services) else _BESIDE)


def room_for_words(services: Services, width: int) -> int:
    return width - _left(services) - services.scale.px(6)


def tab_role(services: Services, words: list[str], size: tuple[int, int]) -> tuple[Role, bool]:
    """One size for all tabs, and whether all is well: no word is broken, and two lines are enough."""
    type_, role, room = services.look.type, theme.SECOND, room_for_words(services, size[0])

    def fits(role: Role) -> bool:
        whole = max(type_.width(word, role) for one in words for word in one.split()) <= room
        return whole and max(type_.height(one, role, width=room, line=LEADING) for one in words) <= size[1]

    while not fits(role) and services.scale.type(role.px) > theme.SMALLEST_TEXT:
        role = role.at(role.px * 0.95)
    return role, fits(role)
