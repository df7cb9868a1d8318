"""A window onto something longer: wheel, drag, keyboard; widgets inside keep their place in the focus order."""

from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from momiji.ui.input import Key
from momiji.ui.kit.widget import Widget
from momiji.ui.services import Services

_BAR: Final = 8
_SOFT: Final = 22  # how high the edges are where the content fades out


class ScrollArea(Widget):
    """Children are given as if the area were as long as its `content`; scrolling moves their rectangles."""

    focusable = False

    def __init__(self, services: Services, name: str, rect: pygame.Rect, content: int, children: Sequence[Widget] = ()) -> None:
        super().__init__(services, name, rect)
        self.content = content
        self.children = list(children)
        self.offset = 0
        self._grabbed: tuple[int, int, bool] | None = None
        for child in self.children:
            child.within = self

    def inherit(self, old: Widget) -> None:
        if isinstance(old, ScrollArea):
            self.scroll_to(old.offset * self.content / max(1, old.content))

    @property
    def furthest(self) -> int:
        return max(0, self.content - self.rect.h)

    @property
    def scrollable(self) -> bool:
        return self.furthest > 0

    def scroll_to(self, offset: float) -> bool:
        wanted = max(0, min(self.furthest, round(offset)))
        if wanted == self.offset:
            return False
        for child in self.children:
            child.rect.y += self.offset - wanted
        self.offset = wanted
        self.touch()
        return True

    def reveal(self, child: Widget) -> None:
        """Scroll just so far that the child is in sight, with a little air; of one too long for that its beginning."""
        air = self.services.scale.px(24)
        top, foot = child.rect.top - air - self.rect.top, child.rect.bottom + air - self.rect.bottom
        if top < 0 or foot > 0:
            self.scroll_to(self.offset + (top if top < 0 else min(top, foot)))

    def wheel(self, across: float, down: float) -> bool:
        return self.scroll_to(self.offset - down * self.services.scale.px(96))

    def press(self, x: int, y: int) -> None:
        on_bar = x >= self.rect.right - self.services.scale.px(_BAR * 3)
        self._grabbed = (y, self.offset, on_bar)

    def drag(self, x: int, y: int) -> None:
        """Paper follows the hand; the bar runs the other way and faster."""
        if self._grabbed and self.scrollable:
            start, offset, on_bar = self._grabbed
            factor = self.content / self.rect.h if on_bar else -1.0
            self.scroll_to(offset + (y - start) * factor)

    def key(self, key: Key) -> bool:
        page = round(self.rect.h * 0.85)
        steps = {"pageup": self.offset - page, "pagedown": self.offset + page, "home": 0, "end": self.furthest}
        return key.name in steps and self.scroll_to(steps[key.name])

    def bar(self) -> pygame.Rect:
        """Where the thumb of the scroll bar stands."""
        px = self.services.scale.px
        high = max(px(48), round(self.rect.h * self.rect.h / max(1, self.content)))
        top = self.rect.y + round((self.rect.h - high) * self.offset / max(1, self.furthest))
        return pygame.Rect(self.rect.right - px(_BAR), top, px(_BAR), high)

    def _edges(self) -> Iterator[tuple[pygame.Rect, bool]]:
        """The upper and the lower edge, where there is more beyond."""
        high = self.services.scale.px(_SOFT)
        if self.offset > 0:
            yield pygame.Rect(*self.rect.topleft, self.rect.w, high), True
        if self.offset < self.furthest:
            yield pygame.Rect(self.rect.x, self.rect.bottom - high, self.rect.w, high), False

    def _ground(self, target: pygame.Surface, edge: pygame.Rect, *, up: bool) -> pygame.Surface:
        """What lies under an edge, clearer towards the middle: laid over the content, it lets that fade out."""

        def draw() -> pygame.Surface:
            out = pygame.Surface(edge.size, pygame.SRCALPHA)
            for y in range(edge.h):
                share = (edge.h - y if up else y + 1) / edge.h
                out.fill((255, 255, 255, round(255 * share)), (0, y, edge.w, 1))
            return out

        out = pygame.Surface(edge.size, pygame.SRCALPHA)
        out.blit(target, (0, 0), edge)
        out.blit(self.look.paint.kept(("soft edge", edge.size, up), draw), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return out

    def draw(self, target: pygame.Surface) -> None:
        old = target.get_clip()
        target.set_clip(self.rect.clip(old))
        ground = [(edge, self._ground(target, edge, up=up)) for edge, up in self._edges()]
        for child in self.children:
            if child.rect.colliderect(self.rect):
                child.draw(target)
        for edge, soft in ground:
            target.blit(soft, edge)
        target.set_clip(old)
        if self.scrollable:
            paint, bar = self.look.paint, self.bar()
            track = pygame.Rect(bar.x, self.rect.y, bar.w, self.rect.h)
            target.blit(paint.rounded(*track.size, track.w / 2, (206, 188, 156)), track)
            target.blit(paint.rounded(*bar.size, bar.w / 2, (132, 102, 74)), bar)
