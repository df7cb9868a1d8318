"""What a seat on the form is made of: grip, crest, crown, level, cross, and the place for one more."""

from collections.abc import Callable
from typing import Final

import pygame

from momiji.playing.choices import LEVELS
from momiji.ui import theme
from momiji.ui.input import Key
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Press, Pressable, Widget
from momiji.ui.light import grey
from momiji.ui.services import Services
from momiji.ui.stack import Change

_HOVER: Final = (176, 146, 112)


class Grip(Widget):
    """Six dots to take a seat by: drag it, or lift it with Enter and move it with the arrows."""

    def __init__(
        self,
        services: Services,
        name: str,
        rect: pygame.Rect,
        *,
        lifted: bool,
        on_lift: Callable[[bool], None],
        on_drag: Callable[[int], None],
        on_drop: Callable[[], None],
        on_step: Callable[[int], None],
        tip: Tip | None = None,
    ) -> None:
        super().__init__(services, name, rect, tip=tip)
        self.lifted = lifted
        self.on_lift, self.on_drag, self.on_drop, self.on_step = on_lift, on_drag, on_drop, on_step
        self._grabbed = 0

    def inherit(self, old: Widget) -> None:
        if isinstance(old, Grip):
            self._grabbed = old._grabbed

    def press(self, x: int, y: int) -> None:
        self._grabbed = y

    def drag(self, x: int, y: int) -> None:
        self.on_drag(y - self._grabbed)

    def release(self, x: int, y: int) -> Change | None:
        self.on_drop()
        return None

    def activate(self) -> Change | None:
        self.services.sound.play("land" if self.lifted else "lift")
        self.on_lift(not self.lifted)
        return None

    def key(self, key: Key) -> bool:
        step = {"up": -1, "down": 1}.get(key.name, 0)
        if not step or not (self.lifted or key.alt):
            return False
        self.on_step(step)
        return True

    def draw(self, target: pygame.Surface) -> None:
        warm = self.hovered or self.held or self.lifted
        size = self.look.scale.px(34)
        icon = self.look.art.icon("grip", size, theme.INK if warm else (150, 130, 106))
        target.blit(icon, icon.get_rect(center=self.rect.center))


class CrestButton(Pressable):
    """A crest on its shadow; the chevron says that it can be changed."""

    def __init__(
        self, services: Services, name: str, rect: pygame.Rect, crest: str, on_press: Press, *, chevron: bool = True, tip: Tip | None = None
    ) -> None:
        super().__init__(services, name, rect, "", on_press, tip=tip)
        self.crest = crest
        self.chevron = chevron
        self.radius = rect.w / 2 / services.scale.u

    def draw(self, target: pygame.Surface) -> None:
        look, px, size = self.look, self.look.scale.px, self.rect.w
        at = self.rect.move(0, -px(2) if self.hovered and not self.held else 0)
        drop, blur = (5, 6) if self.hovered else (3, 4)
        look.sprites.lay(target, ("crest", size), look.sprites.crest(self.crest, size), at.center, drop=(0, drop), blur=blur, alpha=140)
        if self.chevron:
            d = px(34)
            coin = pygame.Rect(0, 0, d, d).move_to(center=(at.right - px(10), at.bottom - px(12)))
            target.blit(look.paint.rounded(d, d, d / 2, (96, 68, 42)), coin)
            edge = max(1, px(1.8))
            target.blit(look.paint.rounded(d - 2 * edge, d - 2 * edge, d / 2, theme.PAPER_LIT), coin.move(edge, edge))
            icon = look.art.icon("chevron", round(d * 0.62))
            target.blit(icon, icon.get_rect(center=coin.center))


class IconToggle(Pressable):
    """A bare icon, such as a crown or a cross: faint while it is off, with a soft disc under the pointer."""

    def __init__(
        self,
        services: Services,
        name: str,
        rect: pygame.Rect,
        icon: str,
        on_press: Press,
        *,
        on: bool = True,
        quiet: bool = False,
        tip: Tip | None = None,
        enabled: bool = True,
    ) -> None:
        super().__init__(services, name, rect, "", on_press, tip=tip, enabled=enabled)
        self.icon = icon
        self.on = on
        self.quiet = quiet
        self.radius = rect.w / 2 / services.scale.u

    def draw(self, target: pygame.Surface) -> None:
        look, rect = self.look, self.rect
        if self.hovered and self.enabled:
            target.blit(look.paint.rounded(*rect.size, rect.w / 2, _HOVER, 110), rect)
        size = round(rect.w * 0.72)
        icon = look.art.icon(self.icon, size)
        if not self.on:
            icon = look.paint.kept(("off", self.icon, size), lambda: grey(look.art.icon(self.icon, size), 1.0))
        warm = self.hovered and self.enabled
        icon.set_alpha(70 if not self.enabled else 255 if warm or (self.on and not self.quiet) else 150 if self.quiet else 80)
        target.blit(icon, icon.get_rect(center=rect.center))
        icon.set_alpha(255)


class LevelButton(Pressable):
    """The level of a computer player, with a chevron: pressing it opens the others."""

    radius = 12

    def draw(self, target: pygame.Surface) -> None:
        look, px = self.look, self.look.scale.px
        face = look.paint.button(target, self.rect, "paper", self.state, self.radius)
        size, pad, role = px(26), px(18), theme.NAME.at(26)
        names = [self.services.say(f"level-{level}") for level in LEVELS]
        room = face.w - 2 * pad - size
        if all(look.type.fits(name, role, room) for name in names):
            icon = look.art.icon("chevron", size)
            target.blit(icon, (face.right - px(16) - size, face.centery - size // 2))
        else:  # in a small window the words matter more
            pad = px(10)
            room = face.w - 2 * pad
        widest = max(look.type.width(name, role) for name in names)
        role = role.at(role.px * min(1.0, room / widest))  # every level in the same size
        look.type.put(target, self.words, role, (face.x + pad, face.centery), width=room)


class VoiceButton(Pressable):
    """A person's language and size of words, as quiet words with a small chevron: most people never need it."""

    radius = 8

    def __init__(
        self, services: Services, name: str, rect: pygame.Rect, lines: tuple[str, ...], on_press: Press, *, tip: Tip | None = None
    ) -> None:
        super().__init__(services, name, rect, ", ".join(lines), on_press, tip=tip)
        self.lines = lines

    def draw(self, target: pygame.Surface) -> None:
        look, px, rect = self.look, self.look.scale.px, self.rect
        warm = self.hovered or self.held
        if warm:
            target.blit(look.paint.rounded(*rect.size, 8 * look.scale.u, _HOVER, 90), rect)
        size, ink = px(24), theme.INK if warm else theme.INK_SOFT
        icon = look.art.icon("chevron", size, ink)
        room, role = rect.w - size - px(10 + 8 + 8), theme.SECOND.at(24 if len(self.lines) == 1 else 22)
        high = min(look.type.leading(role, 1.12), rect.h // len(self.lines))
        right, top = 0, rect.centery - high * (len(self.lines) - 1) // 2
        for index, words in enumerate(self.lines):
            drawn = look.type.put(target, words, role, (rect.x + px(10), top + index * high), ink, width=room)
            right = max(right, drawn.right)
        target.blit(icon, (right + px(8), rect.centery - size // 2))


class AddSeat(Pressable):
    """The place after the last seat: a plus in a ring, what it does, and what it needs."""

    def __init__(
        self, services: Services, name: str, rect: pygame.Rect, words: str, about: str, on_press: Press, *, tip: Tip | None, enabled: bool
    ) -> None:
        super().__init__(services, name, rect, words, on_press, tip=tip, enabled=enabled)
        self.about = about

    def draw(self, target: pygame.Surface) -> None:
        look, px = self.look, self.look.scale.px
        warm = self.enabled and (self.hovered or self.held)
        d = px(76)
        ring = pygame.Rect(0, 0, d, d).move_to(center=(self.rect.x + px(94), self.rect.centery))
        if self.enabled:
            look.paint.shade(target, ring, radius=38, blur=7 if warm else 4, drop=3, alpha=110)
            target.blit(look.paint.rounded(d, d, d / 2, theme.PAPER_LIT), ring)
        target.blit(look.paint.rounded(d, d, d / 2, theme.INK_SOFT if self.enabled else (176, 156, 128), line=look.paint.line(2.2)), ring)
        icon = look.art.icon("plus", px(36))
        icon.set_alpha(255 if self.enabled else 110)
        target.blit(icon, icon.get_rect(center=ring.center))
        icon.set_alpha(255)
        x, room = self.rect.x + px(168), self.rect.w - px(180)
        ink = theme.DEEP_RED if warm else theme.INK if self.enabled else theme.INK_SOFT
        head, line = look.scale.type(30), look.scale.type(22)
        top = self.rect.centery - (head + line) * 0.5
        look.type.put(target, self.words, theme.NAME, (x, top + head * 0.4), ink, width=room)
        look.type.put(target, self.about, theme.SECOND, (x, top + head * 1.08 + line * 0.5), theme.INK_SOFT, width=room)
