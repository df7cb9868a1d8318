"""A small live table: before, the cards on their way, after; "Play" lets them go there."""

from collections import Counter
from collections.abc import Hashable
from itertools import pairwise
from typing import Final

import pygame

from momiji.games.momiji.book.things import Thing, moving, things
from momiji.games.momiji.rules.cards import ACORN_LEFT, ACORN_RIGHT
from momiji.games.momiji.table.draw.context import LeafBrush
from momiji.games.momiji.table.draw.own import draw_pair, pair_centre, scroll_paper
from momiji.ui import theme
from momiji.ui.scenes.rule_book.live import LiveExample
from momiji.ui.theme import Role

from . import things as rule_things
from .things import ThingAtom

GAIN: Final = Role("AlegreyaSans-Bold", 26)
TRAY: Final = (1888, 408)


class LiveTable(LiveExample):
    """On gravel or on a scroll; between the strips the cards on their way, and what they bring."""

    brush = LeafBrush

    # ---------------------------------------------------------------- layout
    def lay(self) -> None:
        px, example = self.services.scale.px, self.example
        before, after = things(example.before), things(example.after)
        self.way = moving(example.cards)
        self.part(0.31 if self.way else 0.0, px(40))
        gain = px(140) if example.gain else 0
        room = (self.rect.w - px(36) - gain, self.strips[0].h - 2 * px(24))
        w = min(rule_things.card_width(row, room, px(130)) for row in (before, after))
        inside = [strip.inflate(-gain, 0).move(-gain // 2, 0) for strip in self.strips]
        label, arrow = px(150), px(80)
        hand = pygame.Rect(self.middle.x + label, self.middle.y + px(11), self.middle.w - label - arrow, self.middle.h - px(22))
        v = rule_things.card_width(self.way, hand.size, round(w * 1.1)) if self.way else w
        self.upper = rule_things.place(before, inside[0], w)
        seen: Counter[Hashable] = Counter()
        self.start = rule_things.place(before, inside[1], w, seen) + ([] if example.taken else rule_things.place(self.way, hand, v, seen))
        self.in_hand = rule_things.place(self.way, hand, v)
        seen = Counter()
        end = rule_things.place(after, inside[1], w, seen)
        self.lower = len(end)
        self.end = end + (rule_things.place(self.way, hand, v, seen) if example.taken else [])
        self.gravel = not _has(before + after, "pile") and _has(before + after, "column", "deck", "goal")

    def order(self, atom: ThingAtom) -> int:
        """As the cards on their way lie."""
        return {one.card: number for number, one in enumerate(self.in_hand)}.get(atom.card, -1)

    # ---------------------------------------------------------------- drawing
    def draw_atom(self, target: pygame.Surface, brush: LeafBrush, atom: ThingAtom, lift: float = 0.0) -> None:
        rule_things.draw(target, brush, atom, lift=lift)

    def draw_ground(self, target: pygame.Surface, brush: LeafBrush, strip: pygame.Rect) -> None:
        paint = self.look.paint
        paint.shade(target, strip, radius=3, blur=5, drop=4, alpha=110)
        if self.gravel:
            target.blit(paint.kept(("rule tray", strip.size), lambda: _tray(brush, strip.size)), strip)
        else:
            target.blit(paint.kept(("rule scroll", strip.size), lambda: scroll_paper(brush, strip, 5)), strip)

    def draw_between(self, target: pygame.Surface, brush: LeafBrush) -> None:
        if self.way:
            self._label(target)
        self.draw_arrow(target, self.rect.right - self.services.scale.px(36) if self.way else self.rect.centerx)

    def draw_rest(self, target: pygame.Surface, brush: LeafBrush) -> None:
        for atom in self.end[: self.lower]:
            rule_things.draw(target, brush, atom)
        self._hand(target, brush)
        if self.example.gain:
            self._gain(target, brush)

    def _label(self, target: pygame.Surface) -> None:
        example, px = self.example, self.services.scale.px
        words = (
            self.services.say.text(example.way)
            if example.way
            else self.services.say("rules-to-hand" if example.taken else "rules-from-hand")
        )
        width, type_, role = px(140), self.look.type, theme.SECOND
        room = self.middle.h - px(8)
        while type_.height(words, role, width=width, line=1.1) > room and self.look.scale.type(role.px) > theme.SMALLEST_TEXT:
            role = role.at(role.px * 0.92)
        text = type_.paragraph(words, role, theme.INK_SOFT, width=width, line=1.1, align="centre")
        target.blit(text, (self.middle.x, self.middle.centery - text.get_height() // 2))

    def _hand(self, target: pygame.Surface, brush: LeafBrush) -> None:
        cards = [atom for atom in self.in_hand if atom.card is not None]
        for atom in self.in_hand:
            rule_things.draw(target, brush, atom, lift=10)
        if len(cards) > 1 and not self.example.taken:
            for number, atom in enumerate(cards, start=1):
                brush.badge(target, brush.badge_at(atom.rect), number)

    def _gain(self, target: pygame.Surface, brush: LeafBrush) -> None:
        """The acorns that come in, and the pairs that bring them."""
        piles = [atom for atom in self.end[: self.lower] if atom.drawing.kind == "pile" and atom.card is not None]
        for left, right in pairwise(piles):
            if self.way and ACORN_RIGHT[left.card or 0] and ACORN_LEFT[right.card or 0]:
                draw_pair(target, brush, pair_centre(brush, left.rect, right.rect), left.rect.w * 0.19)
        look, px = self.look, self.services.scale.px
        words, role = f"+{self.example.gain}", brush.capped(GAIN, 40)
        size = round(look.scale.type(role.px) * 1.2)
        high = round(size * 1.3)
        rect = pygame.Rect(0, 0, look.type.width(words, role) + size + px(34), high)
        rect.midright = (self.strips[1].right - px(18), self.strips[1].centery)
        look.paint.shade(target, rect, radius=high / 2 / look.scale.u, blur=4, drop=3, alpha=120)
        look.paint.pill(target, rect, theme.PAPER, edge=theme.GOLD_LINE)
        drawn = look.type.put(target, words, role, (rect.x + px(14), rect.centery), theme.GOLD_INK)
        target.blit(look.art.get("tokens/acorn-small", (size, size)), (drawn.right + px(4), rect.centery - size // 2))


def _has(lying: tuple[Thing, ...], *kinds: str) -> bool:
    return any(thing.kind in kinds for thing in lying)


def _tray(brush: LeafBrush, size: tuple[int, int]) -> pygame.Surface:
    """The gravel tray as wide as needed: a piece is left out of its middle, nothing is squeezed."""
    whole = brush.look.art.get("table/garden-sand", (round(size[1] * TRAY[0] / TRAY[1]), size[1]))
    out = pygame.Surface(size, pygame.SRCALPHA)
    half = size[0] // 2
    out.blit(whole, (0, 0), (0, 0, half, size[1]))
    out.blit(whole, (half, 0), (whole.get_width() - (size[0] - half), 0, size[0] - half, size[1]))
    return out
