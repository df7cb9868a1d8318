"""A coin for every leaf type on the form of a new game."""

import pygame

from momiji.ui import theme
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Press, Pressable
from momiji.ui.light import grey
from momiji.ui.services import Services


class LeafCoin(Pressable):
    """A leaf type to take in or leave out: raised with a tick, or pressed and grey; a fixed one carries a lock."""

    kind = "switch"

    def __init__(
        self,
        services: Services,
        name: str,
        rect: pygame.Rect,
        leaf: str,
        on_press: Press,
        *,
        on: bool,
        ticked: bool,
        locked: bool,
        tip: Tip,
        enabled: bool,
    ) -> None:
        super().__init__(services, name, rect, "", on_press, tip=tip, enabled=enabled)
        self.leaf = leaf
        self.on = on
        self.ticked = ticked
        self.locked = locked
        self.focusable = ticked or locked or enabled
        self.radius = rect.w / 2 / services.scale.u

    @property
    def is_on(self) -> bool | None:
        return self.on

    def draw(self, target: pygame.Surface) -> None:
        look, px, d = self.look, self.look.scale.px, self.rect.w
        warm = self.enabled and self.hovered
        if self.on or warm:
            look.paint.shade(target, self.rect, radius=self.radius, blur=6 if warm else 4, drop=3, alpha=120)
        target.blit(look.paint.rounded(d, d, d / 2, theme.PAPER_LIT if self.on else (214, 196, 164), 255 if self.on else 150), self.rect)
        line = theme.INK_SOFT if self.on else (176, 156, 128)
        target.blit(look.paint.rounded(d, d, d / 2, line, line=look.paint.line(2.2)), self.rect)
        size = round(d * 0.66)
        pip = look.art.get(f"leaves/pips/{self.leaf}", (size, size))
        if not self.on:
            pip = look.paint.kept(("grey pip", self.leaf, size), lambda: grey(look.art.get(f"leaves/pips/{self.leaf}", (size, size)), 1.0))
            pip.set_alpha(120)
        target.blit(pip, pip.get_rect(center=self.rect.center))
        badge = "lock" if self.locked else "check" if self.ticked and self.on else ""
        if badge:
            b = round(d * 0.4)
            spot = pygame.Rect(0, 0, b, b).move_to(center=(self.rect.right - px(6), self.rect.bottom - px(6)))
            target.blit(look.paint.rounded(b, b, b / 2, theme.PAPER_LIT if badge == "lock" else theme.INK), spot)
            if badge == "lock":
                target.blit(look.paint.rounded(b, b, b / 2, theme.INK_SOFT, line=look.paint.line(1.4)), spot)
            inner = round(b * 0.66)
            icon = look.art.icon(badge, inner, theme.CREAM if badge == "check" else None)
            target.blit(icon, icon.get_rect(center=spot.center))
