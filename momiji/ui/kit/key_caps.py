"""Key caps drawn as small paper buttons; arrows are icons."""

from collections.abc import Sequence
from typing import Final

import pygame

from momiji.ui import light, theme
from momiji.ui.kit.chords import key_word
from momiji.ui.kit.pad_signs import PAD, draw_sign, sign_width
from momiji.ui.services import Services

_TURNS: Final = {"right": 0, "up": 90, "left": 180, "down": 270}
_CAP: Final = 46
_GAP: Final = 10


class KeyCaps:
    """Chords side by side; `keys` as in `chords.Shortcut`."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @property
    def height(self) -> int:
        return max(self.services.scale.px(_CAP), round(self.services.scale.type(theme.CHIP.px) * 1.7))

    def width(self, keys: Sequence[str]) -> int:
        px, plus = self.services.scale.px, self.services.look.type.width("+", theme.CHIP)
        wide = 0
        for chord in keys:
            parts = chord.split("+")
            wide += sum(self._cap_width(part) for part in parts) + (len(parts) - 1) * (plus + px(8))
        return wide + (len(keys) - 1) * px(_GAP)

    def draw(self, target: pygame.Surface, keys: Sequence[str], x: int, middle: int) -> None:
        px, type_ = self.services.scale.px, self.services.look.type
        for chord in keys:
            for index, key in enumerate(chord.split("+")):
                if index:
                    x += type_.put(target, "+", theme.CHIP, (x + px(4), middle), theme.INK_SOFT).w + px(8)
                wide = self._cap_width(key)
                if key == "…":
                    type_.put(target, key, theme.CHIP, (x, middle), theme.INK_SOFT)
                else:
                    self._cap(target, key, pygame.Rect(x, middle - self.height // 2, wide, self.height))
                x += wide
            x += px(_GAP)

    def _cap_width(self, key: str) -> int:
        if key == "…":
            return self.services.look.type.width(key, theme.CHIP)
        if key in _TURNS:
            return self.height
        if key.startswith(PAD):
            return sign_width(self.services, key.removeprefix(PAD), self.height)
        return max(self.height, self.services.look.type.width(key_word(key, self.services.say), theme.CHIP) + self.services.scale.px(26))

    def _cap(self, target: pygame.Surface, key: str, rect: pygame.Rect) -> None:
        look = self.services.look
        if key.startswith(PAD):
            draw_sign(target, self.services, key.removeprefix(PAD), rect)
            return
        face = look.paint.button(target, rect, "paper", "rest", 9)
        if key not in _TURNS:
            words = key_word(key, self.services.say)
            look.type.put(target, words, theme.CHIP, face.center, align="centre", width=face.w - self.services.scale.px(8))
            return
        size = round(face.h * 0.6)

        def draw() -> pygame.Surface:
            big = light.silhouette(look.art.get("icons/arrow", (size * 2, size * 2)), theme.INK)
            return pygame.transform.smoothscale_by(pygame.transform.rotate(big, _TURNS[key]), 0.5)

        picture = look.paint.kept(("arrow cap", key, size), draw)
        target.blit(picture, picture.get_rect(center=face.center))
