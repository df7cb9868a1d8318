"""A small sheet in the middle of a dimmed view: the frame of menus and messages."""

import pygame

from momiji.ui import theme
from momiji.ui.kit.paged import PagedScene
from momiji.ui.services import Services
from momiji.ui.stack import Change, Pop, veil


class ModalScene(PagedScene):
    """See-through and dim; Escape goes back unless `dismissable` is off. `layout` also sets `sheet`."""

    entrance = "fade"
    dismissable = True
    dim = 150
    motifs = ("red", "yellow")  # on either side of the title: leaves by their names, or drawings of a game

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.sheet = pygame.Rect(0, 0, 1, 1)

    def draw_sheet(self, target: pygame.Surface) -> None:
        """What rests on the sheet: titles and words."""

    def head(self, target: pygame.Surface, words: str, y: int) -> None:
        """The title in the middle, something of the game on either side where there is room."""
        look, px = self.services.look, self.services.scale.px
        room = self.sheet.w - px(60)
        place = look.type.put(target, words, theme.SHEET_TITLE, (self.sheet.centerx, y), align="centre", width=room)
        if place.w + px(200) > room:
            return
        for motif, x, angle in zip(self.motifs, (place.left - px(46), place.right + px(46)), (24.0, -28.0), strict=True):
            picture = look.sprites.motif(motif, px(48), angle)
            target.blit(picture, picture.get_rect(center=(x, y)))

    def escape(self) -> Change | None:
        return Pop() if self.dismissable else None

    def rest(self, target: pygame.Surface) -> None:
        if self.backdrop:
            self.backdrop(target)
        else:
            target.blit(self.services.look.paint.wood(*target.get_size()), (0, 0))
        veil(target, self.dim)
        self.services.look.paint.panel(target, self.sheet)
        self.draw_sheet(target)
