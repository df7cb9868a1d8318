"""One of several words, from a small paper: for names and whatever else grows too long for a trough."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from momiji.ui import theme
from momiji.ui.kit.popover import Popover
from momiji.ui.kit.widget import Press, Pressable, Widget
from momiji.ui.services import Services
from momiji.ui.stack import Change, Pop

_ROLE: Final = theme.NAME.at(28)


class PickLine(Pressable):
    radius, kind = 10, "choice"

    def __init__(self, services: Services, name: str, rect: pygame.Rect, words: str, on_press: Press, *, chosen: bool) -> None:
        super().__init__(services, name, rect, words, on_press)
        self.chosen = chosen

    def draw(self, target: pygame.Surface) -> None:
        look, px, rect = self.look, self.look.scale.px, self.rect
        if self.chosen or self.hovered:
            tone = (240, 208, 140) if self.chosen else (228, 208, 172)
            target.blit(look.paint.rounded(*rect.size, 10 * look.scale.u, tone, 150), rect)
        look.type.put(target, self.words, _ROLE, (rect.x + px(16), rect.centery), width=rect.w - px(32))


def pick_list(
    services: Services, anchor: Callable[[], pygame.Rect], words: Sequence[str], chosen: int | None, choose: Callable[[int], None]
) -> Popover:
    """Lines under or beside a thing; choosing one closes the paper."""

    def row() -> int:
        return max(services.scale.px(54), services.look.type.leading(_ROLE, 1.5))

    def size() -> tuple[int, int]:
        widest = max(services.look.type.width(one, _ROLE) for one in words)
        return max(services.scale.px(240), min(services.scale.px(700), widest + services.scale.px(48))), row() * len(words)

    def fill(inside: pygame.Rect) -> list[Widget]:
        high = min(row(), inside.h // len(words))
        lines: list[Widget] = []
        for index, one in enumerate(words):

            def take(index: int = index) -> Change | None:
                choose(index)
                return Pop()

            rect = pygame.Rect(inside.x, inside.y + high * index, inside.w, high - services.scale.px(4))
            lines.append(PickLine(services, f"pick-{index}", rect, one, take, chosen=index == chosen))
        return lines

    return Popover(services, anchor, size, fill, focus=f"pick-{chosen or 0}")
