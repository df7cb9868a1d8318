"""One player's side of the table, large; left and right lead to the next player. Which game it is says the side itself."""

from collections.abc import Sequence
from typing import Final

import pygame

from momiji.ui import theme
from momiji.ui.input import Context, Event, Key, PointerDown
from momiji.ui.kit.button import RoundButton
from momiji.ui.kit.modal import ModalScene
from momiji.ui.kit.paper import chip_size, draw_chip
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Widget
from momiji.ui.services import Services
from momiji.ui.stack import Change, Pop
from momiji.ui.table.pieces.side import PlainSide

KEY: Final = "p"  # opens it, and closes it again
_WIDTH, _HIGHEST, _PAD, _COIN = 1700, 1040, 44, 60


class SeatCrest(Widget):
    """A player's crest: the way straight to their side."""

    group, kind = "seats", "choice"

    def __init__(self, services: Services, rect: pygame.Rect, at: int, side: PlainSide, scene: "PlayersScene") -> None:
        super().__init__(services, f"seat-{at}", rect, tip=Tip(side.name))
        self.asks = services.say("reader-whose")
        self.at, self.crest, self.scene = at, side.crest, scene
        self.radius = rect.h / 2 / services.scale.u

    @property
    def is_on(self) -> bool | None:
        return self.at == self.scene.at

    def activate(self) -> Change | None:
        self.scene.go(self.at)
        return None

    def draw(self, target: pygame.Surface) -> None:
        chosen = self.at == self.scene.at
        size = self.rect.h if chosen or self.hovered else round(self.rect.h * 0.8)
        picture = self.look.sprites.crest(self.crest, size)
        target.blit(picture, picture.get_rect(center=self.rect.center))
        if chosen:
            wide, px = round(self.rect.w * 0.6), self.look.scale.px
            line = pygame.Rect(self.rect.centerx - wide // 2, self.rect.bottom + px(5), wide, max(2, px(4)))
            target.blit(self.look.paint.rounded(*line.size, line.h / 2, theme.VERMILION), line)


class Chevron(RoundButton):
    """To the player at the left or the right."""

    def draw(self, target: pygame.Surface) -> None:
        face = self.look.paint.round_button(target, self.rect, self.state)
        size, angle = round(face.w * 0.56), 90 if self.name == "right" else -90
        picture = self.look.paint.kept(
            ("chevron", size, angle), lambda: pygame.transform.rotate(self.look.art.icon(self.icon, size), angle)
        )
        target.blit(picture, picture.get_rect(center=face.center))


class PlayersScene(ModalScene):
    """Escape, the cross, its key, another right click or a click beside the sheet goes back."""

    dim = 190

    def __init__(self, services: Services, sides: Sequence[PlainSide], at: int) -> None:
        super().__init__(services)
        self.sides = list(sides)
        self.at = at
        self._said = -1

    def heading(self) -> str:
        return self.sides[self.at].name

    def written(self) -> Sequence[str]:
        return (self.sides[self.at].told(),)

    # ---------------------------------------------------------------- layout
    def layout(self) -> list[Widget]:
        services, scale = self.services, self.services.scale
        px, head = scale.px, self._head()
        self.sheet = pygame.Rect(0, 0, px(_WIDTH), px(_HIGHEST)).move_to(center=(scale.x(960), scale.y(540)))
        area = pygame.Rect(self.sheet.x + px(_PAD), self.sheet.y + head, self.sheet.w - 2 * px(_PAD), self.sheet.h - head - px(30))
        high, filled = self.sides[self.at].fill(area)
        if high > area.h:
            narrow = pygame.Rect(area.x, area.y, area.w - px(30), area.h)
            high, filled = self.sides[self.at].fill(narrow)
        else:  # a short side has a short sheet
            self.sheet.h = head + high + px(36)
            self.sheet.centery = scale.y(540)
            for widget in filled:
                widget.rect = widget.rect.move(0, self.sheet.y + head - area.y)  # some share one place
            area.y, area.h = self.sheet.y + head, high
        for widget in filled:
            widget.silent = True  # `written` tells the whole side
        return [*self._buttons(head), ScrollArea(services, "side", area, high, filled)]

    def _head(self) -> int:
        return max(self.services.scale.px(112), self.services.look.type.leading(theme.SHEET_TITLE, 1.9))

    def _buttons(self, head: int) -> list[Widget]:
        services, px, say = self.services, self.services.scale.px, self.services.say
        d, middle = px(_COIN), self.sheet.y + head // 2
        x = self.sheet.right - px(_PAD) - d
        close = RoundButton(services, "close", pygame.Rect(x, middle - d // 2, d, d), "cross", Pop, tip=Tip(say("players-close")))
        x -= px(24) + d
        right = Chevron(services, "right", pygame.Rect(x, middle - d // 2, d, d), "chevron", self._next, tip=self._tip(1))
        crests: list[Widget] = []
        for at in range(len(self.sides) - 1, -1, -1):
            x -= px(12) + d
            place = pygame.Rect(x, middle - d // 2, d, d).inflate(-px(6), -px(6))
            crests.insert(0, SeatCrest(services, place, at, self.sides[at], self))
        x -= px(12) + d
        left = Chevron(services, "left", pygame.Rect(x, middle - d // 2, d, d), "chevron", self._before, tip=self._tip(-1))
        return [close, left, *crests, right]

    def _tip(self, step: int) -> Tip:
        return Tip(self.services.say("players-next", name=self.sides[(self.at + step) % len(self.sides)].name))

    # ---------------------------------------------------------------- what happens
    def enter(self) -> None:
        super().enter()
        self.services.sound.play("page")
        self._speak()

    def _speak(self) -> None:
        if self._said != self.at:
            self._said = self.at
            self.services.tell(self.sides[self.at].told())

    def go(self, at: int) -> None:
        if at % len(self.sides) == self.at:
            return
        self.at = at % len(self.sides)
        self.services.sound.play("page")
        self.build()
        area = self.page.find("side")
        assert isinstance(area, ScrollArea)
        area.scroll_to(0)
        self._speak()

    def _next(self) -> Change | None:
        self.go(self.at + 1)
        return None

    def _before(self) -> Change | None:
        self.go(self.at - 1)
        return None

    def handle(self, event: Event) -> Change | None:
        match event:
            case Context():
                return Pop()
            case PointerDown(x, y) if not self.sheet.collidepoint(x, y):
                return Pop()
            case Key(name) if name == self.services.key(KEY):
                return Pop()
            case Key("left" | "right" as name) if not event.command and not event.alt:
                return self._next() if name == "right" else self._before()
            case Key("up" | "down" as name):
                area = self.page.find("side")
                area.wheel(0, 1 if name == "up" else -1)
                self.stale = True
                return None
        return super().handle(event)

    # ---------------------------------------------------------------- drawing
    def draw_sheet(self, target: pygame.Surface) -> None:
        look, px, side = self.services.look, self.services.scale.px, self.sides[self.at]
        head, size = self._head(), px(84)
        middle, left = self.sheet.y + head // 2, self.sheet.x + px(_PAD)
        target.blit(look.sprites.crest(side.crest, size), (left, middle - size // 2))
        x, end = left + size + px(20), self.page.find("left").rect.x - px(20)
        chip = side.chip()
        wide = chip_size(look, chip[0])[0] + px(18) if chip else 0
        beside = look.type.width(side.name, theme.SHEET_TITLE) + wide <= end - x
        name = look.type.put(target, side.name, theme.SHEET_TITLE, (x, middle), width=end - x - (wide if chip and not beside else 0))
        if chip and name.right + wide <= end + px(2):
            draw_chip(target, look, chip[0], (name.right + px(18), middle), chip[1], anchor="midleft")
        look.paint.rule(target, left, self.sheet.y + head - px(8), self.sheet.w - 2 * px(_PAD), strong=True)
