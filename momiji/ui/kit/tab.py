"""A seal on the edge of a sheet, with its word on the wood beside it."""

from collections.abc import Callable
from typing import Final

import pygame

from momiji.ui import light, theme, washi
from momiji.ui.kit.widget import Widget
from momiji.ui.services import Services
from momiji.ui.stack import Change

_SEAL: Final = (196, 172, 134)


class SealTab(Widget):
    """The chosen one is vermilion and stands further out; the rectangle is the seal itself, its right edge on the sheet."""

    kind = "choice"

    def __init__(
        self, services: Services, name: str, rect: pygame.Rect, words: str, icon: str, on_choose: Callable[[], None], *, chosen: bool
    ) -> None:
        super().__init__(services, name, rect)
        self.words = words
        self.icon = icon
        self.on_choose = on_choose
        self.chosen = chosen
        if chosen:
            self.rect = pygame.Rect(rect.x - services.scale.px(14), rect.y, rect.w + services.scale.px(10), rect.h)

    def activate(self) -> Change | None:
        if not self.chosen:
            self.services.sound.play("page")
            self.on_choose()
        return None

    def draw(self, target: pygame.Surface) -> None:
        scale, paint, rect = self.look.scale, self.look.paint, self.rect
        out = scale.px(4) if self.hovered and not self.chosen else 0
        body = rect.move(-out, 0)
        if not self.chosen:
            body.w += out + scale.px(20)
        old = target.get_clip()
        target.set_clip(pygame.Rect(0, 0, rect.right + (0 if self.chosen else scale.px(1)), target.get_height()).clip(old))
        paint.shade(target, body, radius=10, blur=7, drop=5, alpha=150)
        target.blit(paint.kept(("seal", body.size, self.chosen, bool(out)), lambda: self._seal(*body.size, bool(out))), body)
        if not self.chosen:
            shade = paint.kept(("tucked", rect.h), lambda: _tucked(scale.px(14), rect.h))
            target.blit(shade, (rect.right - shade.get_width() + 1, rect.y))
        target.set_clip(old)
        body = rect.move(-out, 0)
        size = round(min(body.size) * 0.6)
        target.blit(
            self.look.art.icon(self.icon, size), (body.centerx - size // 2 - (0 if self.chosen else scale.px(3)), body.centery - size // 2)
        )
        room = body.x - scale.px(20 + 16)
        colour = theme.CREAM if self.chosen or self.hovered else theme.WOOD_WORDS
        at = (body.x - scale.px(20), body.centery - scale.px(2))
        self.look.type.put(target, self.words, theme.PLAIN.at(24), at, colour, align="right", halo=True, width=room)

    def _seal(self, w: int, h: int, lit: bool) -> pygame.Surface:
        u = self.look.scale.u
        tone = theme.VERMILION if self.chosen else (210, 188, 150) if lit else _SEAL
        foot = (176, 52, 34) if self.chosen else (182, 156, 118)
        face = light.masked(light.gradient(w, h, tone, foot), 10 * u)
        washi.grain(face)
        line = theme.CREAM if self.chosen else (122, 98, 66)
        inset = max(2, round(6 * u))
        face.blit(light.rounded(w - 2 * inset, h - 2 * inset, 6 * u, line, 200, line=max(1.0, 1.6 * u)), (inset, inset))
        face.blit(light.rounded(w, h, 10 * u, (110, 34, 22) if self.chosen else (92, 70, 46), line=max(1.0, 1.8 * u)), (0, 0))
        return face


def _tucked(w: int, h: int) -> pygame.Surface:
    """The shade of the sheet on a seal that runs under it."""
    shade = pygame.Surface((max(2, w), h), pygame.SRCALPHA)
    for x in range(shade.get_width()):
        shade.fill((20, 12, 6, round(110 * (x / shade.get_width()) ** 2)), (x, 0, 1, h))
    return shade
