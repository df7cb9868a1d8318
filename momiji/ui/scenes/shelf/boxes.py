"""What stands and hangs on the shelf: boxes to choose, their labels, and the chosen game lying open."""

from collections.abc import Callable
from typing import Final

import pygame

from momiji.ui import theme
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Widget
from momiji.ui.motion import Glide
from momiji.ui.scenes.box import draw_box, draw_logo, draw_print, game_name, whole
from momiji.ui.scenes.pages import pages
from momiji.ui.services import Services
from momiji.ui.stack import Change

from .label import FACT, TAGLINE, draw_facts, draw_label, draw_state, draw_tag
from .stock import Shelved

DOUBLE: Final = 0.4  # seconds between two clicks that are one
LARGER: Final = 0.045
SINKS: Final = 4
RISES: Final = 6


class Box(Widget):
    """A click or an arrow key chooses it, a double click or Enter opens it. The chosen one is larger and stands in the light."""

    radius = 8
    group, kind = "boxes", "choice"

    def __init__(
        self,
        services: Services,
        shelved: Shelved,
        rect: pygame.Rect,
        *,
        chosen: bool,
        on_choose: Callable[[], None],
        on_open: Callable[[], Change | None],
        tip: Tip | None = None,
    ) -> None:
        super().__init__(services, f"box-{shelved.game}", rect, tip=tip)
        self.shelved, self.chosen, self.on_choose, self.on_open = shelved, chosen, on_choose, on_open
        own, say = pages(shelved.game), services.say
        self.words = ". ".join((game_name(services, shelved.game), say.text(own.tagline), say.text(shelved.state()[0])))
        self.clicked = -1.0
        self.grown = Glide(1.0 if chosen else 0.0, 0.14)
        self.up = Glide(0.0)

    def inherit(self, old: Widget) -> None:
        if isinstance(old, Box):
            self.clicked, self.grown, self.up = old.clicked, old.grown, old.up
            self.grown.to(1.0 if self.chosen else 0.0)

    def update(self, dt: float) -> bool:
        up, grown = 1.0 if self.hovered and not self.chosen else 0.0, 1.0 if self.chosen else 0.0
        if self.services.still:
            changed = (self.up.value, self.grown.value) != (up, grown)
            self.up.jump(up)
            self.grown.jump(grown)
            return changed
        self.up.to(up)
        self.grown.to(grown)
        moved = [self.up.update(dt), self.grown.update(dt)]
        return any(moved)

    def release(self, x: int, y: int) -> Change | None:
        if not self.hit(x, y):
            return None
        before, self.clicked = self.clicked, self.services.clock()
        if self.chosen and self.clicked - before < DOUBLE:
            return self.on_open()
        self.services.sound.play("button")
        self.on_choose()
        return None

    def activate(self) -> Change | None:
        """Enter on it; the number of another box only chooses that."""
        if self.chosen:
            return self.on_open()
        self.on_choose()
        return None

    @property
    def front(self) -> pygame.Rect:
        """Where its front is now."""
        px, grown = self.look.scale.px, self.grown.value
        w, h = (round(side * (1 + LARGER * grown)) for side in self.rect.size)
        front = pygame.Rect(0, 0, w, h)
        front.midbottom = (self.rect.centerx, self.rect.bottom + round(px(SINKS) * grown) - round(px(RISES) * self.up.value))
        return front

    def draw(self, target: pygame.Surface) -> None:
        settled = self.grown.value in (0.0, 1.0)
        if settled:
            draw_box(target, self.services, self.shelved.game, self.front, chosen=self.chosen)
            return
        goal = pygame.Rect(0, 0, *(round(side * (1 + LARGER * (1.0 if self.chosen else 0.0))) for side in self.rect.size))
        goal.midbottom = self.front.midbottom
        draw_box(target, self.services, self.shelved.game, goal, chosen=self.chosen)

    def draw_focus(self, target: pygame.Surface) -> None:
        self.look.paint.focus_ring(target, whole(self.front), self.radius)


class Label(Widget):
    focusable = False

    def __init__(self, services: Services, shelved: Shelved, rect: pygame.Rect, *, chosen: bool, seed: int, tag: bool) -> None:
        super().__init__(services, f"label-{shelved.game}", rect)
        self.shelved, self.chosen, self.seed, self.tag = shelved, chosen, seed, tag

    def draw(self, target: pygame.Surface) -> None:
        (draw_tag if self.tag else draw_label)(target, self.services, self.shelved, self.rect, chosen=self.chosen, seed=self.seed)


class OpenSheet(Widget):
    """The chosen one of many games: cover, logotype, what it is, who can play it and how it stands."""

    focusable = False

    def __init__(self, services: Services, shelved: Shelved, rect: pygame.Rect) -> None:
        super().__init__(services, "open-sheet", rect)
        self.shelved = shelved

    def draw(self, target: pygame.Surface) -> None:
        look, scale, say, rect = self.look, self.look.scale, self.services.say, self.rect
        game, own = self.shelved.game, pages(self.shelved.game)
        look.paint.panel(target, rect, seed=7)
        pad, wide = scale.px(32), rect.w - 2 * scale.px(32)
        high = round(wide / 1.6) if scale.text < 1.7 else round(wide / 2.2)
        picture = pygame.Rect(rect.x + pad, rect.y + scale.px(30), wide, high)
        draw_print(target, self.services, game, picture, edge=6)
        logo = pygame.Rect(0, 0, round(wide * 0.62), scale.px(136)).move_to(center=(rect.centerx, picture.bottom + scale.px(2)))
        draw_logo(target, self.services, game, logo)
        left, foot = rect.x + pad, rect.y + scale.px(828 - 120 - 18)
        tag, fact = scale.type(TAGLINE.px), round(1.7 * scale.type(FACT.px))
        about = look.type.paragraph(say.text(own.about), theme.READING, width=wide, lines=3)
        told = about.get_height()
        spare = foot - logo.bottom - round(1.3 * tag) - told - fact
        if spare < scale.px(10):  # large words: what it is about stands in the rule book too
            spare, told = spare + told, 0
        gap = max(0, spare) // 4
        y = logo.bottom + gap + round(0.65 * tag)
        look.type.put(target, say.text(own.tagline), TAGLINE, (rect.centerx, y), align="centre", width=wide)
        y += round(0.65 * tag) + gap
        if told:
            target.blit(about, (left, y))
            y += told + gap
        look.paint.rule(target, left, y, wide)
        draw_facts(target, self.services, self.shelved, (left, y + fact // 2 + gap // 3), wide, short=scale.text > 1.2)
        look.paint.rule(target, left, foot, wide)
        middle = (rect.x + pad, rect.bottom - scale.px(36))
        if self.shelved.waits is not None:
            words = say("shelf-kept", where=self.shelved.waits)
            look.type.put(target, words, theme.SECOND, (rect.centerx, middle[1]), theme.INK_SOFT, align="centre", width=wide)
        else:
            draw_state(target, self.services, self.shelved, middle, right=False)
