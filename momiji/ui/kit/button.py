"""Things to press: lacquer, paper, ghost, round coins, and plain words on a picture."""

from typing import Final

import pygame

from momiji.ui import theme
from momiji.ui.kit.chords import key_word
from momiji.ui.kit.pad_signs import draw_sign, sign_width
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Press, Pressable
from momiji.ui.paint import Material
from momiji.ui.services import Services
from momiji.ui.theme import Colour, Role

_WORDS: Final[dict[Material, tuple[Role, Colour]]] = {
    "lacquer": (theme.PRIMARY, (255, 244, 226)),
    "paper": (theme.PLAIN, theme.INK),
    "ghost": (theme.PLAIN, theme.CREAM),
}


class Button(Pressable):
    """Words, an icon, or both; words shrink to the button, and a resting one says why in its tip."""

    radius = 12

    def __init__(
        self,
        services: Services,
        name: str,
        rect: pygame.Rect,
        words: str,
        on_press: Press,
        *,
        material: Material = "paper",
        icon: str = "",
        hotkey: str = "",
        tip: Tip | None = None,
        enabled: bool = True,
        role: Role | None = None,
    ) -> None:
        super().__init__(services, name, rect, words, on_press, tip=tip, enabled=enabled)
        self.material = material
        self.icon = icon
        self.hotkey = hotkey
        self.role = role

    def draw(self, target: pygame.Surface) -> None:
        px, type_ = self.look.scale.px, self.look.type
        face = self.look.paint.button(target, self.rect, self.material, self.state, self.radius)
        role, colour = _WORDS[self.material]
        role = self.role or role
        pad, icon, badge = px(22), 0, self._badge()
        if self.icon:
            beside = min(round(face.h * 0.6), round(px(40) * max(1.0, self.look.scale.room(26) ** 0.5)))
            icon = beside if self.words else round(face.h * 0.74)  # alone it has to say everything
        gap = px(14) if icon and self.words else 0
        right = badge.w + px(18 + 14) if badge else pad
        if badge and self.words and not type_.fits(self.words, role, face.w - pad - right - icon - gap):
            badge, right = None, pad  # the words come first, then the picture, then the key
        if icon and self.words and not type_.fits(self.words, role, face.w - pad - right - icon - gap):
            icon = gap = 0
        picture = self._icon(icon) if icon else None
        room = face.w - pad - right - icon - gap
        line = type_.line(self.words, role, colour, width=max(px(20), room)) if self.words else None
        used = icon + gap + (line.width if line else 0)
        x = face.centerx - used // 2
        if x + used > face.right - right:
            x = face.right - right - used
        veil = 255 if self.enabled else 130
        if picture:
            picture.set_alpha(veil)
            target.blit(picture, (x, face.centery - icon // 2))
            picture.set_alpha(255)
            x += icon + gap
        if line:
            line.picture.set_alpha(veil)
            target.blit(line.picture, (x, face.centery - line.middle))
            line.picture.set_alpha(255)
        if badge:
            self._draw_badge(target, badge.move(face.right - px(18) - badge.w, face.centery - badge.h // 2))

    def _icon(self, size: int) -> pygame.Surface:
        art = self.look.art
        if "/" in self.icon:
            return art.get(self.icon, (size, size))
        return art.icon(self.icon, size, None if self.material == "paper" else theme.CREAM)

    def _badge(self) -> pygame.Rect | None:
        if not self.hotkey or not self.services.preferences.keyboard_hints:
            return None
        px = self.look.scale.px
        high = round(px(36) * max(1.0, min(1.4, self.look.scale.room(20))))
        if self.services.pad:
            sign = self.services.sign(self.hotkey)
            return pygame.Rect(0, 0, sign_width(self.services, sign, high), high) if sign else None
        return pygame.Rect(0, 0, max(high, self.look.type.width(self._key_word(), theme.CHIP) + px(18)), high)

    def _key_word(self) -> str:
        return key_word(self.hotkey, self.services.say)

    def _draw_badge(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        """The key that does the same, or the button of the pad in use."""
        if self.services.pad:
            draw_sign(target, self.services, self.services.sign(self.hotkey), rect, 255 if self.enabled else 110)
            return
        target.blit(self.look.paint.rounded(*rect.size, 7 * self.look.scale.u, theme.INK, 235 if self.enabled else 110), rect)
        self.look.type.put(target, self._key_word(), theme.CHIP, rect.center, theme.CREAM, align="centre", width=rect.w - 4)


class RoundButton(Pressable):
    """A paper coin with an icon; its word is in the tip."""

    def __init__(
        self,
        services: Services,
        name: str,
        rect: pygame.Rect,
        icon: str,
        on_press: Press,
        *,
        tip: Tip | None = None,
        hotkey: str = "",
        enabled: bool = True,
    ) -> None:
        super().__init__(services, name, rect, "", on_press, tip=tip, enabled=enabled)
        self.icon = icon
        self.hotkey = hotkey
        self.radius = rect.w / 2 / services.scale.u

    def draw(self, target: pygame.Surface) -> None:
        face = self.look.paint.round_button(target, self.rect, self.state)
        size = round(face.w * 0.52)
        picture = self.look.art.icon(self.icon, size)
        target.blit(picture, (face.centerx - size // 2, face.centery - size // 2))


class WordButton(Pressable):
    """Words straight on a picture, for leaving: cream with a halo, brighter under the pointer."""

    def draw(self, target: pygame.Surface) -> None:
        warm = self.hovered or self.held
        at = (self.rect.x + self.look.scale.px(8), self.rect.centery + (self.look.scale.px(1) if self.held else 0))
        role, room = theme.NAME.at(31), self.rect.w - self.look.scale.px(16)
        self.look.type.put(target, self.words, role, at, (255, 214, 140) if warm else theme.CREAM, halo=True, width=room)
