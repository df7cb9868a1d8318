"""What a list of saved games is made of: a row for each, its picture, and the sheet about the chosen one."""

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from momiji.core.text import Text, safe
from momiji.ui import light, theme
from momiji.ui.kit.paper import chip_size, draw_chip
from momiji.ui.kit.widget import Widget
from momiji.ui.scenes.box import draw_print, game_name
from momiji.ui.services import Look, Services
from momiji.ui.stack import Change

PICTURE: Final = (272, 122)
COVER: Final = (112, 70)
ASPECT: Final = 614 / 275
NAME: Final = theme.NAME.at(33)
CONTINUE: Final = Text("saves-continue")
DOUBLE: Final = 0.4  # seconds between two clicks that are one
_WASH: Final = ((255, 240, 206), (247, 224, 172))


@dataclass(frozen=True, slots=True)
class SeatLine:
    """Somebody at the table: `level` for a computer player, `count` and `token` what they hold, `points` once the game is over."""

    crest: str
    name: str
    level: Text | None = None
    on_turn: bool = False
    count: int | None = None
    points: int | None = None
    won: bool = False
    token: str = "tokens/acorn-small"


@dataclass(frozen=True, slots=True)
class SavedRow:
    """A saved game as the list shows it; one with `trouble` cannot be opened and says why."""

    key: str
    name: str
    state: Text
    date: Text
    about: Text
    seats: tuple[SeatLine, ...] = ()
    chips: tuple[Text, ...] = ()
    png: bytes | None = None
    primary: Text = CONTINUE
    can_rename: bool = True
    trouble: Text | None = None
    game: str = ""  # empty: nobody knows


def shown(words: str, limit: int = 60) -> str:
    """A name from a file, as it may be drawn: one line, no tricks, no endless length."""
    plain = " ".join(safe(words[: limit * 4]).split())
    return plain if len(plain) <= limit else plain[: limit - 1].rstrip() + "…"


def roomy(services: Services) -> bool:
    """Whether rows have room for a picture beside their words."""
    return services.scale.room(theme.READING.px) < 1.6


def row_height(services: Services) -> int:
    scale = services.scale
    words = 1.3 * scale.type(NAME.px) + 1.3 * scale.type(theme.READING.px) + max(scale.px(38), 1.3 * scale.type(theme.SECOND.px))
    return max(scale.px(160), round(words) + scale.px(34))


def draw_picture(
    target: pygame.Surface, services: Services, rect: pygame.Rect, row: SavedRow, portrait: pygame.Surface | None = None
) -> None:
    """The table as it was, in a paper frame; as long as there is no picture, an empty table with the players' crests."""
    look, u, png = services.look, services.scale.u, row.png
    crests = [seat.crest for seat in row.seats]
    look.paint.shade(target, rect, radius=8, blur=6, drop=5, alpha=140)

    def draw() -> pygame.Surface:
        raw = portrait or _decoded(png)
        picture = _covering(raw, rect.size) if raw else _empty_table(services, rect.size, crests)
        picture = light.masked(picture, 8 * u)
        picture.blit(light.rounded(*rect.size, 8 * u, theme.PAPER_LIT, line=max(2.0, 4 * u)), (0, 0))
        picture.blit(light.rounded(*rect.size, 8 * u, theme.INK, line=max(1.0, 1.8 * u)), (0, 0))
        return picture

    target.blit(look.paint.kept(("saved", rect.size, hash(png), row.key, repr(row.about) if portrait else "", tuple(crests)), draw), rect)


def _decoded(png: bytes | None) -> pygame.Surface | None:
    """A file that is no picture is none."""
    if png is None:
        return None
    try:
        return pygame.image.load(io.BytesIO(png), "thumbnail.png").convert_alpha()
    except (pygame.error, ValueError, MemoryError):
        return None


def _covering(raw: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    cover = light.cover(*size, raw.get_width() / max(1, raw.get_height()))
    scaled = pygame.transform.smoothscale(raw, cover)
    out = pygame.Surface(size, pygame.SRCALPHA)
    out.blit(scaled, ((size[0] - cover[0]) // 2, (size[1] - cover[1]) // 2))
    return out


def _empty_table(services: Services, size: tuple[int, int], crests: Sequence[str]) -> pygame.Surface:
    look, (w, h) = services.look, size
    out = pygame.Surface(size, pygame.SRCALPHA)
    wood = look.art.get("table/table-wood", light.cover(w, h, 16 / 9))
    out.blit(wood, ((w - wood.get_width()) // 2, (h - wood.get_height()) // 2))
    tray = pygame.Rect(round(w * 0.02), round(h * 0.22), round(w * 0.96), round(w * 0.96 * 408 / 1888))
    out.blit(look.art.get("table/garden-sand", tray.size), tray)
    px, gap = round(h * 0.26), round(h * 0.06)
    x = (w - len(crests) * px - (len(crests) - 1) * gap) // 2
    for number, crest in enumerate(crests):
        out.blit(look.sprites.crest(crest, px), (x + number * (px + gap), tray.centery - px // 2))
    return out


class SaveRow(Widget):
    """A click chooses it, two open it; Enter opens it. The chosen one lies in a gold wash."""

    radius = 10

    def __init__(
        self,
        services: Services,
        rect: pygame.Rect,
        row: SavedRow,
        portrait: pygame.Surface | None,
        *,
        chosen: bool,
        last: bool,
        on_choose: Callable[[], None],
        on_open: Callable[[], Change | None],
        covers: bool = False,
    ) -> None:
        super().__init__(services, f"row-{row.key}", rect)
        self.covers = covers and bool(row.game)  # there are several games: it says which one this is
        self.row, self.portrait, self.chosen, self.last = row, portrait, chosen, last
        self.words = services.say("spoken-setting", name=shown(row.name), value=row.state)
        if self.covers:
            self.words = f"{game_name(services, row.game)}. {self.words}"
        self.on_choose, self.on_open = on_choose, on_open
        self.clicked = -1.0

    def inherit(self, old: Widget) -> None:
        if isinstance(old, SaveRow):
            self.clicked = old.clicked

    def release(self, x: int, y: int) -> Change | None:
        if not self.hit(x, y):
            return None
        before, self.clicked = self.clicked, self.services.clock()
        if self.chosen and self.clicked - before < DOUBLE:
            return self.on_open()
        self.on_choose()
        return None

    def activate(self) -> Change | None:
        return self.on_open()

    def draw(self, target: pygame.Surface) -> None:
        look, scale, say, row = self.look, self.look.scale, self.services.say, self.row
        body = self.rect.inflate(0, -scale.px(6))
        if self.chosen:
            target.blit(look.paint.kept(("wash", body.size), lambda: _wash(*body.size, look)), body)
        elif self.hovered:
            target.blit(look.paint.rounded(*body.size, 10 * scale.u, (240, 196, 110), 46), body)
        if not self.last and not self.chosen:
            look.paint.rule(target, self.rect.x + scale.px(18), self.rect.bottom - 1, self.rect.w - scale.px(36))
        pad = scale.px(20)
        left = body.x + pad
        if roomy(self.services):
            w, h = scale.px(PICTURE[0]), scale.px(PICTURE[1])
            place = pygame.Rect(left, body.centery - h // 2, w, h)
            draw_picture(target, self.services, place, row, self.portrait)
            left = place.right + scale.px(28)
        right = edge = body.right - pad
        if self.covers:
            w, h = scale.px(COVER[0]), scale.px(COVER[1])
            draw_print(target, self.services, row.game, pygame.Rect(right - w, body.y + scale.px(14), w, h))
            right -= w + scale.px(18)
        head, reading = scale.type(NAME.px), scale.type(theme.READING.px)
        foot = max(scale.px(38), scale.type(theme.SECOND.px))
        gap = max(scale.px(4), (body.h - scale.px(14) - round(1.15 * head) - round(1.2 * reading) - foot) // 4)
        y = body.y + scale.px(7) + gap + round(1.15 * head) // 2
        chips = [say.text(chip) for chip in row.chips]
        room = right - left - sum(chip_size(look, chip)[0] + scale.px(14) for chip in chips)
        ink = theme.DEEP_RED if self.chosen else theme.INK
        x = look.type.put(target, shown(row.name), NAME, (left, y), ink, width=room).right
        for chip in chips:
            x = draw_chip(target, look, chip, (x + scale.px(14), y), theme.TAUPE, anchor="midleft").right
        y += round(1.15 * head) // 2 + gap + round(1.2 * reading) // 2
        colour = theme.DEEP_RED if row.trouble else theme.INK
        look.type.put(target, say.text(row.state), theme.READING, (left, y), colour, width=right - left)
        y += round(1.2 * reading) // 2 + gap + foot // 2
        said = look.type.put(target, say.text(row.date), theme.SECOND, (edge, y), theme.INK_SOFT, align="right")
        size = scale.px(38)
        for number, seat in enumerate(row.seats):
            at = left + number * (size + scale.px(6))
            if at + size < said.x:
                target.blit(look.sprites.crest(seat.crest, size), (at, y - size // 2))


def _wash(w: int, h: int, look: Look) -> pygame.Surface:
    u = look.scale.u
    wash = light.masked(light.gradient(w, h, *(look.paint.tone(tone) for tone in _WASH)), 10 * u)
    light.fade(wash, 200)
    wash.blit(light.rounded(w, h, 10 * u, (216, 160, 60), line=max(1.0, 2.2 * u)), (0, 0))
    return wash


def seat_height(services: Services) -> int:
    scale = services.scale
    return scale.px(76) if one_line(services) else round(1.4 * scale.type(theme.NAME.px) + 1.4 * scale.type(theme.SECOND.px))


def one_line(services: Services) -> bool:
    return services.scale.room(theme.SECOND.px) < 1.4


def draw_seat(target: pygame.Surface, services: Services, rect: pygame.Rect, seat: SeatLine, *, last: bool) -> None:
    """Crest, name, person or fox with its level, whether on turn or winner, and what they hold or have scored."""
    look, scale, say = services.look, services.scale, services.say
    if not last:
        look.paint.rule(target, rect.x, rect.bottom - 1, rect.w)
    size, gap = scale.px(46), scale.px(16)
    target.blit(look.sprites.crest(seat.crest, size), (rect.x + scale.px(4), rect.centery - size // 2))
    left, right = rect.x + scale.px(4) + size + gap, rect.right - scale.px(4)
    if seat.points is not None:
        words = say("saves-points", points=seat.points)
        right = look.type.put(target, words, theme.NAME, (right, rect.centery), align="right").x - gap
    elif seat.count is not None:
        number = look.type.put(target, str(seat.count), theme.COUNT.at(30), (right, rect.centery), align="right")
        token = scale.px(34)
        right = min(number.x, right - scale.px(40)) - gap - token
        target.blit(look.art.get(seat.token, (token, token)), (right, rect.centery - token // 2))
        right -= gap
    icon = scale.px(32)
    if one_line(services):
        middle = left + round((right - left) * 0.42)
        look.type.put(target, shown(seat.name), theme.NAME, (left, rect.centery), width=middle - left - scale.px(12))
        y, x = rect.centery, middle
    else:
        high = round(1.3 * scale.type(theme.NAME.px))
        look.type.put(target, shown(seat.name), theme.NAME, (left, rect.y + scale.px(4) + high // 2), width=right - left)
        y, x = rect.bottom - scale.px(6) - round(0.65 * scale.type(theme.SECOND.px)), left
    target.blit(look.art.icon("fox" if seat.level else "person", icon), (x, y - icon // 2))
    x += icon + scale.px(12)
    if seat.level:
        x = look.type.put(target, say.text(seat.level), theme.SECOND, (x, y), theme.INK_SOFT, width=right - x).right + scale.px(12)
    word = say("saves-won" if seat.won else "saves-on-turn")
    if (seat.on_turn or seat.won) and right - x >= chip_size(look, word)[0]:
        draw_chip(target, look, word, (x, y), theme.VERMILION, anchor="midleft")
