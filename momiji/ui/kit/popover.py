"""A small paper that opens beside a thing and offers a choice; a click elsewhere or Escape closes it."""

from collections.abc import Callable

import pygame

from momiji.ui.input import Event, PointerDown
from momiji.ui.kit.modal import ModalScene
from momiji.ui.kit.tip import Side, place, tail
from momiji.ui.kit.widget import Widget
from momiji.ui.services import Services
from momiji.ui.stack import Change, Pop, veil


class Popover(ModalScene):
    """`anchor` is asked again after a resize; `size` says how large the inside must be, `fill` gives its widgets."""

    dim = 80

    def __init__(
        self,
        services: Services,
        anchor: Callable[[], pygame.Rect],
        size: Callable[[], tuple[int, int]],
        fill: Callable[[pygame.Rect], list[Widget]],
        *,
        focus: str = "",
    ) -> None:
        super().__init__(services)
        self._anchor = anchor
        self._size = size
        self._fill = fill
        self._first = focus
        self._side: Side = "below"

    def heading(self) -> str:
        return self.services.say("reader-choose")

    def layout(self) -> list[Widget]:
        scale = self.services.scale
        pad, (w, h) = scale.px(18), self._size()
        window = pygame.Rect(0, 0, scale.width, scale.height).inflate(-2 * pad, -2 * pad)
        wanted = (min(window.w, w + 2 * pad), min(window.h, h + 2 * pad))
        self.sheet, self._side = place(self._anchor(), wanted, window, scale.px(20), ("below", "right", "above", "left"))
        return self._fill(self.sheet.inflate(-2 * pad, -2 * pad))

    def enter(self) -> None:
        if self._first:
            self.page.set_focus(self._first, ring=False)
        else:
            super().enter()

    def handle(self, event: Event) -> Change | None:
        if isinstance(event, PointerDown) and not self.sheet.collidepoint(event.x, event.y):
            return Pop()
        return super().handle(event)

    def rest(self, target: pygame.Surface) -> None:
        if self.backdrop:
            self.backdrop(target)
        veil(target, self.dim)
        self.services.look.paint.card(target, self.sheet, seed=5)
        tail(target, self.services.look, self.sheet, self._anchor(), self._side, (244, 233, 206))
