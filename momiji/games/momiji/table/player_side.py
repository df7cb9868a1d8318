"""One player's side of the table, large: herbarium, landscapes with their words, goals, acorns, and the last turn in sentences."""

from collections.abc import Callable
from typing import Final

import pygame

from momiji.games.momiji.rules.cards import LETTERS
from momiji.games.momiji.table.desk.tips import pile_tip
from momiji.games.momiji.table.draw.context import LeafBrush
from momiji.games.momiji.table.draw.own import draw_pile, draw_scroll
from momiji.games.momiji.table.draw.panel_parts import acorns_tip, blue_tip, goal_part_tip, hand_tip, landscape_note, plain
from momiji.games.momiji.table.show import ShownPlayer
from momiji.ui import theme
from momiji.ui.kit.paper import Drawing, chip_size, draw_chip
from momiji.ui.kit.tip import Tip
from momiji.ui.kit.widget import Widget
from momiji.ui.services import Services
from momiji.ui.table.layout import TALL
from momiji.ui.table.pieces.side import PlainSide

from .draw import landscape as landscape_art
from .show import Landscape, Pile

TITLE: Final = theme.TIP_TITLE.at(30)
PILE, SCROLL_PAD, GAP = 148, 34, 28
LAND, TOKEN = 108, 66

Draw = Callable[[pygame.Surface, pygame.Rect], None]


class PlayerSide(PlainSide):
    """Public facts only: the hand is a number."""

    player: ShownPlayer

    def chip(self) -> tuple[str, theme.Colour] | None:
        if self.player.last_turn and self.player.badge in ("", "next", "waiting"):
            return self.services.say("table-badge-last-turn"), theme.DEEP_RED
        return super().chip()

    # ---------------------------------------------------------------- layout
    def fill(self, area: pygame.Rect) -> tuple[int, list[Widget]]:
        px, out = self.services.scale.px, list[Widget]()
        y, gap = self._herbarium(area, out), px(48)
        if self.services.scale.room(theme.READING.px) > 1.35:  # large words need the whole width
            y = self._facts(pygame.Rect(area.x, y, area.w, 0), out) + px(GAP)
            y = self._landscapes(pygame.Rect(area.x, y, area.w, 0), out)
            return y - area.y, out
        left = (area.w - gap) // 2
        right = pygame.Rect(area.x + left + gap, y, area.w - gap - left, 0)
        return max(self._landscapes(pygame.Rect(area.x, y, left, 0), out), self._facts(right, out)) - area.y, out

    def _add(self, out: list[Widget], name: str, rect: pygame.Rect, draw: Draw, tip: Tip | None = None) -> int:
        out.append(Drawing(self.services, name, rect, draw, tip=tip))
        return rect.bottom

    def _heading(self, key: str, at: pygame.Rect, out: list[Widget]) -> int:
        high = self.services.look.type.leading(TITLE, 1.5)
        words = self.services.say(key)

        def draw(target: pygame.Surface, rect: pygame.Rect) -> None:
            self.services.look.type.put(target, words, TITLE, (rect.x, rect.centery), theme.DEEP_RED, width=rect.w)

        return self._add(out, key, pygame.Rect(at.x, at.y, at.w, high), draw)

    def _words(self, name: str, words: str, at: pygame.Rect, out: list[Widget], role: theme.Role = theme.READING) -> int:
        type_ = self.services.look.type
        high = type_.height(words, role, width=at.w)

        def draw(target: pygame.Surface, rect: pygame.Rect) -> None:
            target.blit(type_.paragraph(words, role, theme.INK, width=rect.w), rect)

        return self._add(out, name, pygame.Rect(at.x, at.y, at.w, high), draw)

    # ---------------------------------------------------------------- herbarium
    def _herbarium(self, area: pygame.Rect, out: list[Widget]) -> int:
        """The scroll with every pile as large as on one's own table, and under each what may follow."""
        brush, px, piles = LeafBrush(self.services), self.services.scale.px, self.player.piles
        role = theme.SECOND
        count = max(1, len(piles))
        inner = area.w - 2 * px(60)
        pitch = min(px(PILE + 74), inner // count)
        wide = min(px(PILE), pitch - px(14))
        words = [self._follows(pile) for pile in piles]
        type_ = self.services.look.type
        low = max((type_.height(word, role, width=pitch - px(10)) for word in words), default=0)
        high = px(SCROLL_PAD) + round(wide * TALL) + px(14) + low + px(SCROLL_PAD - 6)
        scroll = pygame.Rect(area.x + px(22), area.y + px(10), area.w - 2 * px(22), high)
        self._add(out, "scroll", scroll, lambda target, rect: draw_scroll(target, brush, rect, 12))
        if not piles:
            empty = self.services.say("players-no-piles")
            self._add(out, "no-piles", scroll, lambda target, rect: _centred(target, self.services, empty, rect))
        left = scroll.centerx - pitch * len(piles) // 2
        for index, (pile, said) in enumerate(zip(piles, words, strict=True)):
            rect = pygame.Rect(left + pitch * index, scroll.y + px(SCROLL_PAD), pitch, round(wide * TALL) + px(14) + low)
            tip = plain(self.services, pile_tip(pile.top, pile.count, gate=pile.gate))
            self._add(out, f"pile-{LETTERS[pile.type]}", rect, self._pile(brush, pile, wide, said), tip)
        return scroll.bottom + px(10 + GAP)

    def _pile(self, brush: LeafBrush, pile: Pile, wide: int, said: str) -> Draw:
        def draw(target: pygame.Surface, rect: pygame.Rect) -> None:
            card = pygame.Rect(rect.centerx - wide // 2, rect.y, wide, round(wide * TALL))
            draw_pile(target, brush, pile, card, 0)
            room, px = rect.w - brush.px(10), brush.px
            words = brush.look.type.paragraph(said, theme.SECOND, theme.INK_SOFT, width=room, align="centre")
            target.blit(words, (rect.centerx - room // 2, card.bottom + px(14)))

        return draw

    def _follows(self, pile: Pile) -> str:
        tip = pile_tip(pile.top, None)
        return self.services.say("players-closed" if pile.closed else "players-follows", **tip.body[0].args)

    # ---------------------------------------------------------------- landscapes
    def _landscapes(self, at: pygame.Rect, out: list[Widget]) -> int:
        px, type_, say = self.services.scale.px, self.services.look.type, self.services.say
        y = self._heading("players-landscapes", at, out)
        width = landscape_art.picture_width(px(LAND))
        tall = landscape_art.size(width)[1]
        for index, land in enumerate(self.player.landscapes):
            small = land.letter.lower()
            title = say("tip-landscape-title", letter=land.letter, landscape=f"landscape-{small}")
            words, room = say(f"landscape-text-{small}"), at.w - px(LAND + 22)
            head = type_.leading(theme.READING_BOLD, 1.5)
            high = max(tall, head + type_.height(words, theme.READING, width=room)) + px(14)
            rect = pygame.Rect(at.x, y, at.w, high)
            y = self._add(out, f"landscape-{index}", rect, self._landscape(land, title, words, width, head))
        if not self.player.landscapes:
            y = self._words("no-landscapes", say("players-no-landscapes"), pygame.Rect(at.x, y, at.w, 0), out)
        return y

    def _landscape(self, land: Landscape, title: str, words: str, width: int, head: int) -> Draw:
        services = self.services
        state = services.say.text(landscape_note(land))

        def draw(target: pygame.Surface, rect: pygame.Rect) -> None:
            look, px = services.look, services.scale.px
            picture = landscape_art.panorama(look, [land.letter], width, (land.used,))
            place = landscape_art.put(target, look, picture, (rect.x + picture.get_width() / 2, rect.y + picture.get_height() / 2))
            if land.used:
                size = round(width * 0.42)
                acorn = look.art.get("tokens/acorn-small", (size, size))
                target.blit(acorn, acorn.get_rect(center=(place.centerx, place.y + round(place.h * 0.48))))
            x = rect.x + px(LAND + 22)
            chip, middle = chip_size(look, state)[0], rect.y + head // 2
            room = max(px(80), rect.right - x - chip - px(16))
            after = look.type.put(target, title, theme.READING_BOLD, (x, middle), width=room).right + px(14)
            colour = theme.TAUPE if land.used else theme.INDIGO
            draw_chip(target, look, state, (after, middle), colour, anchor="midleft", width=rect.right - after)
            target.blit(look.type.paragraph(words, theme.READING, width=rect.right - x), (x, rect.y + head))

        return draw

    # ---------------------------------------------------------------- acorns, hand, goals
    def _facts(self, at: pygame.Rect, out: list[Widget]) -> int:
        px, me, say = self.services.scale.px, self.player, self.services.say
        acorns, hand = say("players-acorns", count=me.acorns), say("players-hand", count=me.hand_size)
        type_, row, half = self.services.look.type, max(px(56), self.services.look.type.leading(theme.READING_BOLD, 1.4)), at.w // 2
        beside = max(type_.width(words, theme.READING_BOLD) for words in (acorns, hand)) + px(70) <= half
        first = pygame.Rect(at.x, at.y, half if beside else at.w, row)
        second = first.move(half, 0) if beside else first.move(0, row)
        self._add(out, "acorns", first, self._fact("tokens/acorn-large", acorns), plain(self.services, acorns_tip(me.acorns)))
        y = self._add(out, "hand", second, self._fact("icons/hand", hand), plain(self.services, hand_tip(me.hand_size))) + px(8)
        y = self._last_turn(pygame.Rect(at.x, y, at.w, 0), out) + px(8)
        y = self._heading("players-goals", pygame.Rect(at.x, y, at.w, 0), out)
        for goal in me.goals:
            tip = goal_part_tip(goal, me)
            words = say.text(tip.body[0])
            y = self._token(f"goal-{goal}", f"goals/{goal}", say.text(tip.title), words, pygame.Rect(at.x, y, at.w, 0), out)
        if me.blue_token:
            tip = blue_tip()
            words = say.text(tip.body[0])
            y = self._token("blue", "tokens/blue-leaf-token", say.text(tip.title), words, pygame.Rect(at.x, y, at.w, 0), out)
        if not me.goals and not me.blue_token:
            y = self._words("no-goals", say("players-no-goals"), pygame.Rect(at.x, y, at.w, 0), out)
        return y

    def _fact(self, art: str, words: str) -> Draw:
        def draw(target: pygame.Surface, rect: pygame.Rect) -> None:
            look, px = self.services.look, self.services.scale.px
            size = px(46)
            target.blit(look.art.get(art, (size, size)), (rect.x, rect.centery - size // 2))
            left = rect.x + size + px(14)
            look.type.put(target, words, theme.READING_BOLD, (left, rect.centery), width=rect.right - left)

        return draw

    def _token(self, name: str, art: str, title: str, words: str, at: pygame.Rect, out: list[Widget]) -> int:
        look, px = self.services.look, self.services.scale.px
        head = look.type.leading(theme.READING_BOLD, 1.4)
        room = at.w - px(TOKEN + 18)
        high = max(px(TOKEN), head + look.type.height(words, theme.READING, width=room)) + px(12)

        def draw(target: pygame.Surface, rect: pygame.Rect) -> None:
            size = px(TOKEN)
            LeafBrush(self.services).token(target, art, pygame.Rect(rect.x, rect.y + px(2), size, size))
            x = rect.x + size + px(18)
            look.type.put(target, title, theme.READING_BOLD, (x, rect.y + head // 2), width=rect.right - x)
            target.blit(look.type.paragraph(words, theme.READING, width=rect.right - x), (x, rect.y + head))

        return self._add(out, name, pygame.Rect(at.x, at.y, at.w, high), draw)

    # ---------------------------------------------------------------- the last turn
    def _last_turn(self, at: pygame.Rect, out: list[Widget]) -> int:
        y = self._heading("players-last-turn", at, out)
        return self._words("last-turn", self.sentences(), pygame.Rect(at.x, y, at.w, 0), out) + self.services.scale.px(8)

    # ---------------------------------------------------------------- aloud
    def told_now(self) -> str:
        say, me = self.services.say, self.player
        said = [f"{me.name}.", f"{say('players-acorns', count=me.acorns)}.", f"{say('players-hand', count=me.hand_size)}."]
        for pile in me.piles:
            tip = pile_tip(pile.top, pile.count, gate=pile.gate)
            said += [f"{say.text(tip.title)}.", *(say.text(text) for text in tip.body)]
        for land in me.landscapes:
            small = land.letter.lower()
            title = say("tip-landscape-title", letter=land.letter, landscape=f"landscape-{small}")
            said += [f"{title}: {say.text(landscape_note(land))}.", say(f"landscape-text-{small}")]
        said += [f"{say.text(goal_part_tip(goal, me).title)}." for goal in me.goals]
        return " ".join(said)


def _centred(target: pygame.Surface, services: Services, words: str, rect: pygame.Rect) -> None:
    services.look.type.put(target, words, theme.READING, rect.center, theme.INK_SOFT, align="centre", width=rect.w)
