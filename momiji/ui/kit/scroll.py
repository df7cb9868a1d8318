"""A window onto something longer: wheel, drag, keyboard; widgets inside keep their place in the focus order."""

from collections.abc import Sequence
from typing import Final

import pygame

from momiji.ui import light
from momiji.ui.input import Key
from momiji.ui.kit.widget import Widget
from momiji.ui.services import Services
from momiji.ui.stack import Change
from momiji.ui.things import SceneThing

_BAR: Final = 8
_SOFT: Final = 34  # canvas pixels over which content fades at an edge it goes on behind


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

    def _told(self) -> list[str]:
        """What one-switch play reads on; nobody else stops at it."""
        return [self.services.say("scan-read-on")]

    def things(self) -> list[SceneThing]:
        return []

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

    def release(self, x: int, y: int) -> Change | None:
        """The hand has moved the paper already; a click on it does nothing."""
        return None

    def activate(self) -> Change | None:
        """Read on; from the end back to the beginning."""
        if not self.scroll_to(self.offset + 0.85 * self.rect.h):
            self.scroll_to(0)
        return None

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

    def _edges(self, target: pygame.Surface) -> list[tuple[pygame.Rect, bool]]:
        """Where the content goes on unseen, above and below."""
        wide, high = self.rect.w - self.services.scale.px(_BAR), min(self.services.scale.px(_SOFT), self.rect.h // 4)
        edges = []
        if self.offset > 0:
            edges.append((pygame.Rect(self.rect.x, self.rect.y, wide, high), False))
        if self.offset < self.furthest:
            edges.append((pygame.Rect(self.rect.x, self.rect.bottom - high, wide, high), True))
        return [(part, below) for edge, below in edges if (part := edge.clip(target.get_rect())).size == edge.size]

    def _paper(self, target: pygame.Surface, edge: pygame.Rect) -> pygame.Surface:
        """What lies there before the content is drawn."""
        paper = light.clear(*edge.size)
        paper.blit(target, (0, 0), edge)
        return paper

    def _fading(self, paper: pygame.Surface, *, below: bool) -> pygame.Surface:
        """The bare paper as a veil that ends nowhere: words go under it instead of being cut."""
        w, h = paper.get_size()

        def veil() -> pygame.Surface:
            mask = light.clear(w, h, (255, 255, 255))
            for y in range(h):
                mask.fill((255, 255, 255, round(255 * ((y + 1) / h if below else 1 - y / h))), (0, y, w, 1))
            return mask

        paper.blit(self.look.paint.kept(("scroll veil", w, h, below), veil), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return paper

    def draw(self, target: pygame.Surface) -> None:
        old = target.get_clip()
        target.set_clip(self.rect.clip(old))
        bare = [(edge, self._paper(target, edge), below) for edge, below in self._edges(target)]
        for child in self.children:
            if child.rect.colliderect(self.rect):
                child.draw(target)
        for edge, paper, below in bare:
            target.blit(self._fading(paper, below=below), edge)
        target.set_clip(old)
        if self.scrollable:
            paint, bar = self.look.paint, self.bar()
            track = pygame.Rect(bar.x, self.rect.y, bar.w, self.rect.h)
            target.blit(paint.rounded(*track.size, track.w / 2, (206, 188, 156)), track)
            target.blit(paint.rounded(*bar.size, bar.w / 2, (132, 102, 74)), bar)
