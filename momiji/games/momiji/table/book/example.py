"""A small live table: before, the cards on their way, after; "Play" lets them go there."""

from collections import Counter
from collections.abc import Hashable
from itertools import pairwise
from typing import Final

import pygame

from momiji.core.rulebook import Example
from momiji.games.momiji.book.things import Thing, moving, things
from momiji.games.momiji.rules.cards import ACORN_LEFT, ACORN_RIGHT
from momiji.games.momiji.table.draw.context import LeafBrush
from momiji.games.momiji.table.draw.own import draw_pair, pair_centre, scroll_paper
from momiji.ui import theme
from momiji.ui.kit.paper import chip_size, draw_chip
from momiji.ui.motion import arrive, move
from momiji.ui.scenes.rule_book.side import LivePicture
from momiji.ui.services import Services
from momiji.ui.theme import Role

from . import things as rule_things
from .things import Atom

FLIGHT: Final = 0.42
APART: Final = 0.2
REST: Final = 0.7  # the beginning is looked at before anything moves
GAIN: Final = Role("AlegreyaSans-Bold", 26)
TRAY: Final = (1888, 408)


class LiveTable(LivePicture):
    """Both strips and what goes between them; while it plays, the lower strip shows the beginning first."""

    focusable = False

    def __init__(self, services: Services, rect: pygame.Rect, example: Example) -> None:
        super().__init__(services, "example", rect)
        self.example = example
        self.spent: float | None = None
        self._lay()

    def inherit(self, old: object) -> None:
        if isinstance(old, LiveTable) and old.example is self.example:
            self.spent = old.spent

    # ---------------------------------------------------------------- layout
    def _lay(self) -> None:
        px, example = self.services.scale.px, self.example
        before, after = things(example.before), things(example.after)
        self.way = moving(example.cards)
        chip = chip_size(self.look, "0")[1] + px(8)
        free = self.rect.h - 2 * chip
        between = round(free * 0.31) if self.way else px(40)
        strip = (free - between) // 2
        self.chips = (self.rect.y, self.rect.y + chip + strip + between)
        self.strips = tuple(pygame.Rect(self.rect.x, y + chip, self.rect.w, strip) for y in self.chips)
        self.middle = pygame.Rect(self.rect.x, self.strips[0].bottom, self.rect.w, between)
        gain = px(140) if example.gain else 0
        room = (self.rect.w - px(36) - gain, strip - 2 * px(24))
        w = min(rule_things.card_width(row, room, px(130)) for row in (before, after))
        inside = [strip.inflate(-gain, 0).move(-gain // 2, 0) for strip in self.strips]
        label, arrow = px(150), px(80)
        hand = pygame.Rect(self.middle.x + label, self.middle.y + px(11), self.middle.w - label - arrow, between - px(22))
        v = rule_things.card_width(self.way, hand.size, round(w * 1.1)) if self.way else w
        self.upper = rule_things.place(before, inside[0], w)
        seen: Counter[Hashable] = Counter()
        self.start = rule_things.place(before, inside[1], w, seen) + ([] if example.taken else rule_things.place(self.way, hand, v, seen))
        self.in_hand = rule_things.place(self.way, hand, v)
        seen = Counter()
        self.end = rule_things.place(after, inside[1], w, seen)
        self.lower = len(self.end)
        if example.taken:
            self.end += rule_things.place(self.way, hand, v, seen)
        self.gravel = not _has(before + after, "pile") and _has(before + after, "column", "deck", "goal")

    # ---------------------------------------------------------------- time
    @property
    def playing(self) -> bool:
        return self.spent is not None

    def play(self) -> None:
        self.spent = 0.0
        self.touch()

    def update(self, dt: float) -> bool:
        if self.spent is None:
            return False
        speed = self.services.preferences.animation_speed
        before = self.spent
        self.spent += dt * (speed if speed > 0 and not self.services.still else 1.0)
        for number in range(len(self._movers())):
            if before < REST + number * APART + FLIGHT <= self.spent:
                self.services.sound.play("land")
        if self.spent >= REST + (0.0 if self.services.still else FLIGHT + APART * max(0, len(self._movers()) - 1)):
            self.spent = None
        self.touch()
        return self.spent is not None

    def _movers(self) -> list[tuple[Atom, Atom]]:
        """What lies elsewhere at the end, in the order of the cards on their way."""
        last = {atom.key: atom for atom in self.end}
        order = {atom.card: number for number, atom in enumerate(self.in_hand)}
        pairs = [(atom, last[atom.key]) for atom in self.start if atom.key in last and last[atom.key].rect != atom.rect]
        return sorted(pairs, key=lambda pair: order.get(pair[0].card, -1))

    # ---------------------------------------------------------------- drawing
    def draw(self, target: pygame.Surface) -> None:
        brush, example, say = LeafBrush(self.services), self.example, self.services.say
        for y, key in zip(self.chips, ("rules-before", "rules-after"), strict=True):
            draw_chip(target, self.look, say(key), (self.rect.x, y), theme.INDIGO, width=self.rect.w)
        for strip in self.strips:
            self._ground(target, brush, strip)
        for atom in self.upper:
            rule_things.draw(target, brush, atom)
        if self.way:
            self._label(target)
        self._arrow(target)
        if self.spent is None:
            for atom in self.end[: self.lower]:
                rule_things.draw(target, brush, atom)
            self._hand(target, brush)
            if example.gain:
                self._gain(target, brush)
        else:
            self._moving(target, brush, self.spent)

    def _ground(self, target: pygame.Surface, brush: LeafBrush, strip: pygame.Rect) -> None:
        paint = self.look.paint
        paint.shade(target, strip, radius=3, blur=5, drop=4, alpha=110)
        if self.gravel:
            target.blit(paint.kept(("rule tray", strip.size), lambda: _tray(brush, strip.size)), strip)
        else:
            target.blit(paint.kept(("rule scroll", strip.size), lambda: scroll_paper(brush, strip, 5)), strip)

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

    def _arrow(self, target: pygame.Surface) -> None:
        """From above to below, whatever happens in between."""
        size = min(self.services.scale.px(54), round(self.middle.h * 0.8))

        def draw() -> pygame.Surface:
            return pygame.transform.rotate(self.look.art.icon("arrow", size, theme.INK), -90)

        picture = self.look.paint.kept(("down arrow", size), draw)
        x = self.rect.right - self.services.scale.px(36) if self.way else self.rect.centerx
        target.blit(picture, picture.get_rect(center=(x, self.middle.centery)))

    def _hand(self, target: pygame.Surface, brush: LeafBrush) -> None:
        cards = [atom for atom in self.in_hand if atom.card is not None]
        for atom in self.in_hand:
            rule_things.draw(target, brush, atom, lift=10)
        if len(cards) > 1 and not self.example.taken:
            for number, atom in enumerate(cards, start=1):
                brush.badge(target, brush.badge_at(atom.rect), number)

    def _gain(self, target: pygame.Surface, brush: LeafBrush) -> None:
        """The acorns that come in, and the pairs that bring them."""
        piles = [atom for atom in self.end[: self.lower] if atom.thing.kind == "pile" and atom.card is not None]
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

    def _moving(self, target: pygame.Surface, brush: LeafBrush, spent: float) -> None:
        """What goes stays till it is covered, what comes appears when everything has landed."""
        movers = self._movers()
        flying = {pair[0].key for pair in movers}
        for atom in self.start:
            if atom.key not in flying:
                rule_things.draw(target, brush, atom)
        for number, (here, there) in enumerate(movers):
            t = max(0.0, min(1.0, (spent - REST - number * APART) / FLIGHT))
            if self.services.still:
                t = 0.0
            on_way = 0.0 < t < 1.0
            share, hump = move(t), arrive(t) * (1 - t) * 4 * self.services.scale.px(26)
            rect = pygame.Rect(0, 0, *(round(a + (b - a) * share) for a, b in zip(here.rect.size, there.rect.size, strict=True)))
            (x, y), (to_x, to_y) = here.rect.center, there.rect.center
            rect.center = (round(x + (to_x - x) * share), round(y + (to_y - y) * share))
            rect.y -= round(hump)
            thing = there.thing if t >= 1.0 else here.thing
            angle = 0 if on_way else (there if t >= 1.0 else here).angle
            rule_things.draw(target, brush, Atom(here.key, rect, thing, here.card, angle), lift=18 if on_way else 0)


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
