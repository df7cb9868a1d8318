"""A closer look: one card or goal large over the dimmed table, with its words beside it."""

import pygame

from momiji.games.momiji.cards import LETTERS, NAMES
from momiji.ui import theme
from momiji.ui.input import Context, Event, Key, PointerDown
from momiji.ui.kit.modal import ModalScene
from momiji.ui.kit.widget import Widget
from momiji.ui.services import Services
from momiji.ui.stack import Change, Pop, Replace

from .closer_landscape import LandscapeCloser
from .draw_easel import Easel
from .draw_own import pile_copies
from .draw_targets import held_card
from .rule_pictures import rule_book
from .rule_topics import topic_of
from .show import Spot, Tip

WIDTH, PICTURE = 1060, 420


class CloserScene(ModalScene):
    """Any click or key goes back; F1 goes on to its page of the rule book."""

    def __init__(self, services: Services, easel: Easel, spot: Spot, tip: Tip | None) -> None:
        super().__init__(services)
        self.easel, self.spot, self.tip = easel, spot, tip

    def layout(self) -> list[Widget]:
        scale = self.services.scale
        wide = WIDTH if self.tip else PICTURE + 120
        self.sheet = pygame.Rect(0, 0, scale.px(wide), scale.px(PICTURE * 1.4 + 110))
        self.sheet.center = (scale.width // 2, scale.height // 2)
        return []

    def handle(self, event: Event) -> Change | None:
        if isinstance(event, Key) and event.name == self.services.key("f1"):
            return Replace(rule_book(self.services, topic_of(self.easel.show, self.spot)))
        return Pop() if isinstance(event, PointerDown | Key | Context) else None

    def draw_sheet(self, target: pygame.Surface) -> None:
        px = self.services.scale.px
        picture = self.picture()
        if picture:
            middle = self.sheet.x + px(60) + px(PICTURE) // 2
            place = picture.get_rect(center=(middle, self.sheet.centery))
            soft, _ = self.services.look.sprites.shadow_of(("closer", self.spot), picture, blur=9, alpha=150)
            target.blit(soft, soft.get_rect(center=(place.centerx, place.centery + px(8))))
            target.blit(picture, place)
        if not self.tip:
            return
        x = self.sheet.x + px(PICTURE + 110)
        parts = self._words(self.sheet.right - px(50) - x)
        y = self.sheet.centery - sum(part.get_height() + px(14) for part in parts) // 2
        for part in parts:
            target.blit(part, (x, y))
            y += part.get_height() + px(14)

    def _words(self, width: int) -> list[pygame.Surface]:
        """As large as the sheet allows."""
        room, gap = self.sheet.h - self.services.scale.px(80), self.services.scale.px(14)
        parts: list[pygame.Surface] = []
        for step in range(10):
            parts = self._set(width, 1 - 0.06 * step)
            if sum(part.get_height() + gap for part in parts) <= room:
                break
        return parts

    def _set(self, width: int, share: float) -> list[pygame.Surface]:
        assert self.tip
        tongue, type_ = self.services.tongue, self.services.look.type
        parts = [type_.paragraph(tongue.text(self.tip.title), theme.SHEET_TITLE.at(46 * share), width=width, line=1.1)]
        parts += [type_.paragraph(tongue.text(text), theme.READING.at(28 * share), width=width) for text in self.tip.body]
        if self.spot.kind in ("goal", "own-goal"):
            parts.append(type_.paragraph(tongue("landscape-example"), theme.SECOND.at(25 * share), theme.DEEP_RED, width=width))
            parts.append(type_.paragraph(tongue(self._example()), theme.TAGLINE.at(29 * share), width=width))
        if self.tip.foot:
            parts.append(type_.paragraph(tongue.text(self.tip.foot), theme.SECOND.at(25 * share), theme.INK_SOFT, width=width))
        return parts

    def _example(self) -> str:
        """How this goal is counted, or alone what it costs."""
        kind = "leaf" if self.spot.key in NAMES else self.spot.key
        return f"closer-example-solo-{kind}" if self.easel.show.scenario else f"closer-example-{kind}"

    def picture(self) -> pygame.Surface | None:
        """The thing itself, as large as it gets."""
        easel, wide = self.easel, self.services.scale.px(PICTURE)
        sprites, art = self.services.look.sprites, self.services.look.art
        found = held_card(easel, self.spot)
        if found is not None:
            return sprites.card(easel.face(found[0].card, wide, "", found[1]))
        match self.spot.kind:
            case "goal" | "own-goal":
                return art.get(f"goals/{self.spot.key}", (wide, wide))
            case "turned" if easel.show.turned is not None:
                return sprites.card(easel.face(easel.show.turned, wide, "", easel.prints.of("turned")[0]))
            case "discard" if easel.show.discard:
                return sprites.card(easel.face(easel.show.discard[-1], wide, "", easel.prints.of("discard")[-1]))
        return self._top(wide)

    def _top(self, wide: int) -> pygame.Surface | None:
        """The card that lies uppermost in a column or pile."""
        show = self.easel.show
        for pile, copies in zip(show.me.piles, pile_copies(self.easel), strict=True):
            if self.spot == Spot("pile", LETTERS[pile.type]) and pile.top is not None:
                return self.services.look.sprites.card(self.easel.face(pile.top, wide, "", copies[0]))
        for column in show.columns:
            if self.spot == Spot("column", LETTERS[column.type]) and column.cards:
                copy = self.easel.prints.of(f"column {column.type}")[-1]
                return self.services.look.sprites.card(self.easel.face(column.cards[-1], wide, "", copy))
        return None


def closer_look(services: Services, easel: Easel, spot: Spot, tip: Tip | None) -> ModalScene:
    """A landscape has a sheet of its own, the same as in the draft."""
    if spot.kind == "landscape":
        return LandscapeCloser(services, easel.show.me.landscapes[int(spot.key)].letter)
    return CloserScene(services, easel, spot, tip)


def can_look_closer(easel: Easel, spot: Spot) -> bool:
    """Whether there is a drawing to enlarge."""
    return spot.kind in ("hand", "browser", "goal", "own-goal", "landscape", "turned", "pile", "column") or (
        spot.kind == "discard" and bool(easel.show.discard)
    )
