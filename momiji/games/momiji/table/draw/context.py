"""What every drawing of the table shares: the show, the places, and the few things drawn again and again."""

from typing import Final

import pygame

from momiji.games.momiji.rules.cards import ACORN_LEFT, ACORN_RIGHT, CLOSES, CODES, NAMES, NUMBER, TYPE
from momiji.games.momiji.table.copies import Copies, follow
from momiji.games.momiji.table.layout.places import MomijiLayout
from momiji.games.momiji.table.show import MomijiShow
from momiji.ui.copies import variant_of
from momiji.ui.services import Services
from momiji.ui.sprites import Face, Mood, leaf_card
from momiji.ui.table.brush import Brush, DrawContext
from momiji.ui.table.show import Mark

from . import landscape as landscape_art

HOVER_SCALE: Final = 1.05


class LeafBrush(Brush):
    """Draws leaf cards and landscapes at one size, wherever they lie."""

    # ---------------------------------------------------------------- cards
    def face(self, card: int, width: int, mood: Mood = "", copy: int = 0, inset: int = 0) -> Face:
        leaf = NAMES[TYPE[card]]
        letter = self.say(f"table-letter-{leaf}") if self.services.preferences.letters_on_cards else ""
        return leaf_card(
            leaf,
            NUMBER[card],
            width,
            variant=variant_of(CODES[card], copy),
            left=ACORN_LEFT[card],
            right=ACORN_RIGHT[card],
            letter=letter,
            closing=CLOSES[card],
            mood=mood,
            inset=inset if ACORN_RIGHT[card] else 0,
        )

    def card(
        self,
        target: pygame.Surface,
        card: int,
        rect: pygame.Rect,
        *,
        angle: float = 0,
        lift: float = 0,
        mood: Mood = "",
        shade: bool = True,
        copy: int = 0,
        inset: int = 0,
    ) -> None:
        self.look.sprites.put(target, self.face(card, rect.w, mood, copy, inset), rect.center, angle=angle, lift=lift, shade=shade)

    def mini(self, card: int, width: int) -> pygame.Surface:
        """A compact face with its acorn halves at the lower edges."""
        return self.look.paint.kept(("mini", card, width), lambda: self._mini(card, width))

    def _mini(self, card: int, width: int) -> pygame.Surface:
        leaf, size = NAMES[TYPE[card]], (width, round(width * 1.4))
        out = self.look.art.get(f"cards/mini/{leaf}-{NUMBER[card]}", size).copy()
        half = (max(2, round(width * 0.21)), max(4, round(width * 0.42)))
        for wanted, side in ((ACORN_LEFT[card], "left"), (ACORN_RIGHT[card], "right")):
            if wanted:
                at = (0 if side == "left" else width - half[0], round(size[1] * 0.76) - half[1] // 2)
                out.blit(self.look.art.get(f"tokens/mark-{side}", half), at)
        return out

    def landscape(self, letter: str, width: int, *, spent: bool) -> pygame.Surface:
        return self.look.sprites.landscape(landscape_art.NAMES[letter], width, spent=spent, evening=self.evening)


class MomijiContext(LeafBrush, DrawContext):
    """One show at one size, ready to be drawn."""

    show: MomijiShow
    layout: MomijiLayout
    memory: Copies

    def __init__(self, services: Services, show: MomijiShow, layout: MomijiLayout, copies: Copies | None = None) -> None:
        """`copies`: as they lay before, so that those which stayed look the same."""
        super().__init__(services, show, layout, follow(copies or Copies(), show))

    @property
    def copies(self) -> Copies:
        return self.memory


def mood_of(mark: Mark) -> Mood:
    return "dim" if mark == "dim" else ""
