"""A small sheet in the middle of a dimmed view: the frame of menus and messages."""

import pygame

from momiji.ui.kit.paged import PagedScene
from momiji.ui.services import Services
from momiji.ui.stack import Change, Pop, veil


class ModalScene(PagedScene):
    """See-through and dim; Escape goes back unless `dismissable` is off. `layout` also sets `sheet`."""

    see_through = True
    entrance = "fade"
    dismissable = True
    dim = 150

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.sheet = pygame.Rect(0, 0, 1, 1)

    def draw_sheet(self, target: pygame.Surface) -> None:
        """What rests on the sheet: titles and words."""

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
