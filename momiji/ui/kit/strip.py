"""A strip of the title menu: torn paper on a nail; hovered it grows and a maple leaf lands on it."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from momiji.ui import theme
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Press, Pressable, Widget
from momiji.ui.motion import Glide
from momiji.ui.services import Services
from momiji.ui.theme import Colour

GROWTH: Final = 36
LEAF: Final = 52
LEFT: Final = 52  # where words begin
ROOM: Final = 54  # how far they make way for the leaf
Second = Sequence[tuple[str, Colour]]


class Strip(Pressable):
    """`note` stands small at the right if there is room for it, `second` is a line under the words.

    `beside` paints something into the strip, whose rectangle it is given; `reach` is how far the paper goes on to the right of what
    the words have, for things that lie on it.
    """

    radius = 6

    def __init__(
        self,
        services: Services,
        name: str,
        rect: pygame.Rect,
        words: str,
        on_press: Press,
        *,
        note: str = "",
        second: Second = (),
        beside: Callable[[pygame.Surface, pygame.Rect], None] | None = None,
        reach: int = 0,
        tip: Tip | None = None,
        enabled: bool = True,
        seed: int = 1,
        primary: bool = False,
    ) -> None:
        super().__init__(services, name, rect, words, on_press, tip=tip, enabled=enabled)
        self.note, self.second, self.beside, self.reach = note, second, beside, reach
        self.seed = seed
        self.warm = Glide(1.0 if primary else 0.0, 0.14)
        self.primary = primary

    def _told(self) -> list[str]:
        return [*super()._told(), *(words for words, _ in self.second), *((self.note,) if self.note else ())]

    def inherit(self, old: Widget) -> None:
        if isinstance(old, Strip):
            self.warm = old.warm

    def hit(self, x: int, y: int) -> bool:
        return self.paper.collidepoint(x, y)

    def update(self, dt: float) -> bool:
        target = 1.0 if self.enabled and (self.hovered or self.focused or self.primary) else 0.0
        if self.services.still:
            changed = self.warm.value != target
            self.warm.jump(target)
            return changed
        self.warm.to(target)
        return self.warm.update(dt)

    @property
    def paper(self) -> pygame.Rect:
        """With all that lies on it."""
        return pygame.Rect(self.rect.x, self.rect.y, self.rect.w + self.reach, self.rect.h)

    @property
    def wide(self) -> pygame.Rect:
        """As wide as a hovered one."""
        return pygame.Rect(self.rect.x, self.rect.y, self.rect.w + self.reach + self.look.scale.px(GROWTH), self.rect.h)

    def draw(self, target: pygame.Surface) -> None:
        scale, paint = self.look.scale, self.look.paint
        warm = self.warm.value
        down = scale.px(2) if self.held and self.enabled else 0
        body = (self.wide if warm > 0.5 else self.paper).move(0, down)
        tone = theme.PAPER_LIT if warm > 0.5 else theme.PAPER if self.enabled else (214, 204, 184)
        if warm > 0.5:
            paint.glow(target, body, (226, 190, 110), radius=8, spread=8)
        paint.shade(target, body, radius=6, blur=7, drop=5, alpha=150)
        target.blit(paint.sheet(*body.size, tone=tone, seed=self.seed), body)
        self._nail(target, body)
        if warm > 0.02:
            size = scale.px(LEAF)
            leaf = self.look.sprites.leaf("red", size, 14 * (1 - warm))
            leaf.set_alpha(round(255 * min(1.0, warm * 1.3)))
            target.blit(leaf, leaf.get_rect(center=(body.x + scale.px(68), body.centery - round((1 - warm) * scale.px(14)))))
            leaf.set_alpha(255)
        self._draw_words(target, body, warm)
        if self.beside:
            self.beside(target, body)
        if not self.enabled:
            size = scale.px(26)
            target.blit(self.look.art.icon("lock", size, (122, 108, 94)), (body.right - scale.px(22) - size, body.centery - size // 2))

    def _draw_words(self, target: pygame.Surface, body: pygame.Rect, warm: float) -> None:
        scale, type_ = self.look.scale, self.look.type
        left, right = body.x + scale.px(LEFT + ROOM * warm), body.right - scale.px(20)
        if self.reach:
            right = self.rect.right
        ink = theme.DEEP_RED if warm > 0.5 else theme.INK if self.enabled else (122, 108, 94)
        room = right - left
        if self.second:
            self._draw_two_lines(target, (left, body.centery), room, ink)
            return
        role = theme.MENU.at(theme.MENU.px * min(1.0, 0.9 * body.h / scale.type(theme.MENU.px)))  # never higher than the strip
        used = type_.put(target, self.words, role, (left, body.centery), ink, width=room).w
        if self.note and type_.width(self.note, theme.SECOND) <= room - used - scale.px(20):
            type_.put(target, self.note, theme.SECOND.at(21), (right, body.centery + scale.px(2)), theme.INK_SOFT, align="right")

    def _draw_two_lines(self, target: pygame.Surface, at: tuple[int, int], room: int, ink: Colour) -> None:
        scale, type_ = self.look.scale, self.look.type
        high, low = scale.type(HEAD.px), scale.type(UNDER.px)
        gap = (scale.px(43) * 2 - high - low) // 2 if scale.px(43) * 2 > high + low else 0
        middle = (high + low + gap) / 2
        type_.put(target, self.words, HEAD, (at[0], at[1] - middle + high / 2), ink, width=room)
        x, y = at[0], at[1] + middle - low / 2
        for words, colour in self.second:
            x = type_.put(target, words, UNDER, (x, y), colour, width=max(scale.px(40), at[0] + room - x)).right + scale.px(14)

    def _nail(self, target: pygame.Surface, body: pygame.Rect) -> None:
        paint, x, y = self.look.paint, body.x + self.look.scale.px(25), body.centery
        for size, colour in ((16, (122, 88, 52)), (7, (38, 26, 18))):
            d = self.look.scale.px(size)
            target.blit(paint.rounded(d, d, d / 2, colour), (x - d // 2, y - d // 2))

    def draw_focus(self, target: pygame.Surface) -> None:
        self.look.paint.focus_ring(target, self.wide if self.warm.value > 0.5 else self.paper, self.radius)


HEAD: Final = theme.MENU.at(36)  # where a second line stands under it
UNDER: Final = theme.SECOND.at(23)
