"""A closer look: one card or goal large over the dimmed table, with its words beside it."""

import pygame

from momiji.games.momiji.rules.cards import LETTERS, NAMES
from momiji.games.momiji.table.book.artist import rule_book
from momiji.games.momiji.table.book.topics import topic_of
from momiji.games.momiji.table.desk.tips import card_tip, goal_tip
from momiji.games.momiji.table.draw.context import MomijiContext
from momiji.games.momiji.table.draw.targets import held_card
from momiji.games.momiji.table.show import landscape_at
from momiji.ui import theme
from momiji.ui.services import Services
from momiji.ui.stack import Scene
from momiji.ui.table.about import draw_standing, owner_of, standing_height
from momiji.ui.table.closer import MORE, TEXT, CloserParagraph, CloserSheet
from momiji.ui.table.layout import TALL
from momiji.ui.table.show import About, Spot

from .landscape import LandscapeCloser


class CloserScene(CloserSheet):
    """A card or a goal."""

    sizes = ((440, 1240), (400, 1360), (340, 1520), (280, 1720))

    def __init__(self, services: Services, context: MomijiContext, spot: Spot, tip: About) -> None:
        super().__init__(services)
        self.context, self.spot, self.tip = context, spot, tip

    def rule_book(self) -> Scene:
        return rule_book(self.services, self.topic())

    def topic(self) -> str:
        return topic_of(self.context.show, self.spot)

    @property
    def _goal(self) -> bool:
        return self.spot.kind in ("goal", "own-goal")

    # ---------------------------------------------------------------- picture
    def outer(self, width: int) -> tuple[int, int]:
        return width, width if self._goal else round(width * TALL)

    def draw_picture(self, target: pygame.Surface) -> None:
        px, picture = self.services.scale.px, self._picture(self.card.w)
        if picture:
            soft, _ = self.services.look.sprites.shadow_of(("closer", self.spot, self.card.w), picture, blur=9, alpha=150)
            target.blit(soft, soft.get_rect(center=(self.card.centerx, self.card.centery + px(8))))
            target.blit(picture, picture.get_rect(center=self.card.center))

    # ---------------------------------------------------------------- words
    def _text(self) -> list[CloserParagraph]:
        return [CloserParagraph(self.services.say.text(text), MORE if index else TEXT) for index, text in enumerate(self.tip.body)]

    def _foot(self) -> list[CloserParagraph]:
        if self.tip.foot is None:
            return []
        return [CloserParagraph(self.services.say.text(self.tip.foot), theme.SECOND.at(25), theme.INK_SOFT)]

    def _crest(self) -> int:
        """Room for the owner's crest before the foot."""
        return self.services.scale.px(54) if self.tip.owner is not None and self.tip.foot else 0

    def _row(self) -> int:
        """Height of a row of public figures."""
        grow: float = max(1.0, self.services.scale.room(theme.READING.px) ** 0.9)
        return round(self.services.scale.px(52) * grow)

    def words_height(self, width: int) -> int:
        px, crest = self.services.scale.px, self._crest()
        high = self.head_height() + px(14 + 14) + self.height(self._text(), width) + standing_height(self.context, self.tip, self._row())
        if self._goal:
            high += px(14) + self.example_height(self.services.say(self._example()), width)
        return high + max(crest, self.height(self._foot(), width - crest))

    def draw_words(self, target: pygame.Surface, rect: pygame.Rect) -> None:
        tip, px = self.tip, self.services.scale.px
        y = self.draw_head(target, rect, self.services.say.text(tip.title)) + px(14)
        y = self.draw_paragraphs(target, self._text(), rect, y)
        if self._goal:
            y = self.draw_example(target, self.services.say(self._example()), rect, y + px(14))
        crest = self._crest()
        if crest and tip.owner is not None:
            size = px(42)
            target.blit(self.services.look.sprites.crest(owner_of(self.context, tip.owner)[1], size), (rect.x, y))
            y += max(0, (size - self.services.look.type.leading(theme.SECOND.at(25))) // 2)
        y = self.draw_paragraphs(target, self._foot(), pygame.Rect(rect.x + crest, y, rect.w - crest, rect.h), y)
        if tip.standing:
            draw_standing(target, self.context, tip, (rect.x, y + px(6)), rect.w, self._row())

    def _example(self) -> str:
        """How this goal is counted, or alone what it costs."""
        kind = "leaf" if self.spot.key in NAMES else self.spot.key
        return f"closer-example-solo-{kind}" if self.context.show.scenario else f"closer-example-{kind}"

    def _picture(self, wide: int) -> pygame.Surface | None:
        """The thing itself, as large as it gets."""
        if self._goal:
            return self.services.look.art.get(f"goals/{self.spot.key}", (wide, wide))
        found = card_at(self.context, self.spot)
        return self.services.look.sprites.card(self.context.face(found[0], wide, "", found[1])) if found else None


def card_at(context: MomijiContext, spot: Spot) -> tuple[int, int] | None:
    """The card that lies there, uppermost in a column or pile, and which copy it is."""
    show, copies = context.show, context.copies
    found = held_card(context, spot)
    if found is not None:
        return found[0].card, found[1]
    match spot.kind:
        case "turned" if show.turned is not None:
            return show.turned, copies.of("turned")[0]
        case "discard" if show.discard:
            return show.discard[-1], copies.of("discard")[-1]
        case "pile":
            standing = zip(show.me.piles, copies.of("piles"), strict=True)
            return next(((pile.top, copy) for pile, copy in standing if LETTERS[pile.type] == spot.key), None)
        case "offer":
            return show.trade[int(spot.key)], copies.of("trade")[int(spot.key)]
        case "column":
            lying = (column for column in show.columns if LETTERS[column.type] == spot.key and column.cards)
            return next(((column.cards[-1], copies.of(f"column {column.type}")[-1]) for column in lying), None)
    return None


def closer_look(services: Services, context: MomijiContext, spot: Spot, tip: About | None) -> CloserSheet:
    """A landscape has a sheet of its own, the same as in the draft; without a tip things say what they always say."""
    letter = landscape_at(context.show, spot)
    if letter is not None:
        return LandscapeCloser(services, letter)
    if tip is None:
        found = card_at(context, spot)
        tip = card_tip(found[0]) if found else goal_tip(spot.key, alone=context.show.scenario is not None)
    return CloserScene(services, context, spot, tip)


def can_look_closer(context: MomijiContext, spot: Spot) -> bool:
    """Whether there is a drawing to enlarge."""
    return spot.kind in ("goal", "own-goal") or landscape_at(context.show, spot) is not None or card_at(context, spot) is not None
