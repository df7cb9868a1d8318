"""A closer look: one card or goal large over the dimmed table, with its words beside it."""

import pygame

from momiji.games.momiji.rules.cards import LETTERS, NAMES
from momiji.games.momiji.table.book.artist import rule_book
from momiji.games.momiji.table.book.topics import topic_of
from momiji.games.momiji.table.desk.tips import card_tip, goal_tip
from momiji.games.momiji.table.draw.context import MomijiContext
from momiji.games.momiji.table.draw.targets import held_card
from momiji.games.momiji.table.show import landscape_at
from momiji.ui.services import Services
from momiji.ui.table.closer import AboutCloser, CloserSheet
from momiji.ui.table.layout import TALL
from momiji.ui.table.show import About, Spot

from .landscape import LandscapeCloser


class CloserScene(AboutCloser):
    """A card or a goal."""

    context: MomijiContext

    def __init__(self, services: Services, context: MomijiContext, spot: Spot, tip: About) -> None:
        super().__init__(services, context, tip, topic_of(context.show, spot), lambda topic: rule_book(services, topic))
        self.spot = spot

    @property
    def _goal(self) -> bool:
        return self.spot.kind in ("goal", "own-goal")

    def example(self) -> str:
        """How a goal is counted, or alone what it costs."""
        kind = "leaf" if self.spot.key in NAMES else self.spot.key
        key = f"closer-example-solo-{kind}" if self.context.show.scenario else f"closer-example-{kind}"
        return self.services.say(key) if self._goal else ""

    def outer(self, width: int) -> tuple[int, int]:
        return width, width if self._goal else round(width * TALL)

    def draw_picture(self, target: pygame.Surface) -> None:
        picture, key = self._picture(self.card.w), ("closer", self.spot, self.card.w)
        if picture:
            self.services.look.sprites.lay(target, key, picture, self.card.center, drop=(0, 8), blur=9, alpha=150)

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
