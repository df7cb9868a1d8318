"""The resting picture of the draft: words on the wood, the deck, the order, everybody's panorama."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from momiji.games.momiji.table.draw import landscape as landscape_art
from momiji.playing.session import Seat
from momiji.ui import light, theme
from momiji.ui.kit.paper import draw_chip
from momiji.ui.services import Services

from .layout import EACH, OtherPlace, OwnPlace, Plan, Spread
from .slots import Table, waiting

_DOT: tuple[int, int, int] = (206, 188, 152)


@dataclass(frozen=True, slots=True)
class Papers:
    """Everything the picture shows; `flying` names landscapes (seat, slot) that have not landed yet."""

    services: Services
    seats: tuple[Seat, ...]
    order: tuple[int, ...]
    looker: int
    table: Table
    plan: Plan
    flying: frozenset[tuple[int, int]]

    def draw(self, target: pygame.Surface, *, titled: bool = True) -> None:
        target.blit(self.services.look.paint.wood(*target.get_size()), (0, 0))
        if titled:
            self._words(target)
        draw_deck(target, self.services, self.plan.deck, self.table.deck)
        self._order(target)
        self._own(target, self.plan.own)
        for index, other in enumerate(self.plan.others):
            self._other(target, other, seed=31 + index)

    # ---------------------------------------------------------------- above
    def _words(self, target: pygame.Surface) -> None:
        title, subtitle = self._sentences()
        type_, plan = self.services.look.type, self.plan
        room = plan.settings.left - plan.menu.right - self.services.scale.px(40)
        role = theme.SCENE_TITLE.at(plan.title_px)
        type_.put(target, title, role, plan.title_at, theme.CREAM, align="centre", width=room, halo=True)
        below = theme.READING.at(26)
        type_.put(target, subtitle, below, plan.subtitle_at, theme.WOOD_WORDS, align="centre", width=target.get_width() - 32, halo=True)

    def _sentences(self) -> tuple[str, str]:
        tongue, table = self.services.tongue, self.table
        if table.actor is None:
            return tongue("draft-title-over"), tongue("draft-subtitle-over")
        if table.actor == self.looker:
            return tongue("draft-title"), tongue("draft-subtitle", number=len(table.panoramas[self.looker]) + 1)
        title = tongue("draft-title-other", name=self.seats[table.actor].name)
        before = waiting(table, self.looker)
        return title, tongue("draft-subtitle-full") if before is None else tongue("draft-subtitle-wait", count=before - 1)

    # ---------------------------------------------------------------- order
    def _order(self, target: pygame.Surface) -> None:
        look, px, plan = self.services.look, self.services.scale.px, self.plan
        look.paint.panel(target, plan.order, seed=12)
        middle = (plan.order.centerx, plan.order.y + plan.order_head // 2)
        room = plan.order.w - px(40)
        look.type.put(target, self.services.tongue("draft-order"), theme.NAME.at(28), middle, align="centre", width=room)
        look.paint.rule(target, plan.order.x + px(22), plan.order.y + plan.order_head - px(8), plan.order.w - px(44))
        for seat, row in zip(self.order, plan.order_rows, strict=True):
            self._row(target, seat, row)

    def _row(self, target: pygame.Surface, seat: int, row: pygame.Rect) -> None:
        look, px, scale = self.services.look, self.services.scale.px, self.services.scale
        acts = seat == self.table.actor
        if acts:
            target.blit(look.paint.rounded(*row.size, 10 * scale.u, theme.VERMILION), row)
        size = min(px(44), row.h - px(6))
        target.blit(look.sprites.crest(self.seats[seat].crest, size), (row.x + px(8), row.centery - size // 2))
        dot, gap = px(15), px(7)
        dots = row.right - px(10) - EACH * dot - (EACH - 1) * gap
        left = row.x + px(8) + size + px(12)
        ink = theme.CREAM if acts else theme.INK
        look.type.put(target, self.seats[seat].name, theme.NAME.at(28), (left, row.centery), ink, width=dots - left - px(8))
        for index in range(EACH):
            full = index < len(self.table.panoramas[seat])
            colour = (theme.CREAM if full else (226, 124, 100)) if acts else (theme.DEEP_RED if full else _DOT)
            place = (dots + index * (dot + gap), row.centery - dot // 2)
            target.blit(look.paint.rounded(dot, dot, dot / 2, colour), place)

    # ---------------------------------------------------------------- panoramas
    def _own(self, target: pygame.Surface, own: OwnPlace) -> None:
        look, seat, table = self.services.look, self.seats[self.looker], self.table
        look.paint.panel(target, own.sheet, seed=5)
        target.blit(look.sprites.crest(seat.crest, own.crest.w), own.crest)
        look.type.put(target, seat.name, theme.NAME.at(33), own.name_at, align="centre", width=own.room)
        before = waiting(table, self.looker)
        if before in (0, 1):
            words, colour = ("draft-your-choice", theme.VERMILION) if before == 0 else ("draft-next", theme.TAUPE)
            draw_chip(target, look, self.services.tongue(words), own.chip_at, colour, anchor="center", width=own.room)
        self._spread(target, self.looker, own.spread, figure=36)

    def _other(self, target: pygame.Surface, other: OtherPlace, seed: int) -> None:
        look, px, seat = self.services.look, self.services.scale.px, self.seats[other.seat]
        look.paint.panel(target, other.sheet, seed=seed)
        target.blit(look.sprites.crest(seat.crest, other.crest.w), other.crest)
        left, room = other.crest.right + px(10), other.sheet.right - px(14) - other.crest.right - px(10)
        acts = other.seat == self.table.actor
        words = self.services.tongue("draft-chooses")
        chip = look.type.width(words, theme.CHIP) + px(30) + px(8)
        fits = acts and look.type.width(seat.name, theme.NAME) + chip < room
        ink = theme.DEEP_RED if acts else theme.INK
        look.type.put(target, seat.name, theme.NAME, (left, other.crest.centery), ink, width=room - (chip if fits else 0))
        if fits:
            at = (other.sheet.right - px(14), other.crest.centery)
            draw_chip(target, look, words, at, theme.VERMILION, anchor="midright")
        self._spread(target, other.seat, other.spread, figure=28)

    def _spread(self, target: pygame.Surface, seat: int, spread: Spread, figure: float) -> None:
        letters = [letter for slot, letter in enumerate(self.table.panoramas[seat]) if (seat, slot) not in self.flying]
        draw_spread(target, self.services, letters, spread, figure)


def draw_deck(target: pygame.Surface, services: Services, place: pygame.Rect, count: int) -> None:
    look, scale = services.look, services.scale
    if not count:
        look.paint.pressed(target, place, tone=(40, 32, 27))
        return
    picture = look.art.get(landscape_art.BACK, place.size)
    sheets = max(1, min(7, count // 3))
    for index in range(sheets, 0, -1):
        under = place.move(-scale.px(1.2 * index), scale.px(2.1 * index))
        if index == sheets:
            look.paint.shade(target, under, radius=6, blur=8, drop=7, alpha=170)
        target.blit(look.paint.rounded(*place.size, 7 * scale.u, (60, 46, 36)), under)
        edge = under.inflate(-2, -2)
        target.blit(look.paint.rounded(*edge.size, 6 * scale.u, (226, 212, 182) if index % 2 else (240, 228, 200)), edge)
    target.blit(picture, place)
    at = (place.centerx, place.bottom - scale.px(12))
    draw_chip(target, look, str(count), at, theme.NIGHT, role=theme.CHIP_COUNT, anchor="midtop")


def draw_spread(target: pygame.Surface, services: Services, letters: Sequence[str], spread: Spread, figure: float) -> None:
    """Landscapes grow together; empty places are pressed into the paper with their number."""
    for slot in range(len(letters), EACH):
        draw_slot(target, services, spread.slots[slot], slot, figure)
    if letters:
        picture = landscape_art.panorama(services.look, letters, spread.width)
        landscape_art.put(target, services.look, picture, spread.panorama(len(letters)).center)


def draw_slot(target: pygame.Surface, services: Services, rect: pygame.Rect, slot: int, figure: float) -> None:
    """A place not yet taken: its number faint, as pressed into the sheet."""
    look = services.look

    def draw() -> pygame.Surface:
        u, (w, h) = services.scale.u, rect.size
        out = light.rounded(w, h, 8 * u, (150, 120, 80), 44)
        out.blit(light.rounded(w, h, 8 * u, (140, 112, 78), 150, line=look.paint.line(1.6)), (0, 0))
        return out

    target.blit(look.paint.kept(("draft slot", rect.size), draw), rect)
    look.type.put(target, str(slot + 1), theme.COUNT.at(figure), rect.center, (104, 82, 52), align="centre", width=rect.w - 8)


def draw_target(
    target: pygame.Surface, services: Services, rect: pygame.Rect, slot: int, letter: str | None, width: int, lit: float
) -> None:
    """The place the next landscape goes to: lit paper in gold, and the chosen one as a ghost."""
    look = services.look

    def paper() -> pygame.Surface:
        out = light.gradient(*rect.size, (255, 250, 232), (252, 238, 202))
        return light.masked(out, 8 * services.scale.u)

    def ghost() -> pygame.Surface:
        picture = landscape_art.panorama(look, [letter or "A"], width).copy()
        light.fade(picture, 166)
        return picture

    def glow() -> pygame.Surface:
        picture, _ = light.glow(*rect.size, 8 * services.scale.u, theme.GOLD, spread)
        light.fade(picture, round(255 * step / 8))
        return picture

    if services.preferences.show_legal:
        spread, step = max(2.0, 9 * services.scale.u), round(lit * 8)
        picture = look.paint.kept(("draft glow", rect.size, step), glow)
        target.blit(picture, picture.get_rect(center=rect.center))
    target.blit(look.paint.kept(("draft target", rect.size), paper), rect)
    if letter:
        picture = look.paint.kept(("landscape ghost", letter, width), ghost)
        target.blit(picture, picture.get_rect(center=rect.center))
    else:
        look.type.put(target, str(slot + 1), theme.COUNT.at(40), rect.center, theme.GOLD_INK, align="centre", width=rect.w - 8)
    if services.preferences.show_legal:
        look.paint.gold_ring(target, rect, 8)
