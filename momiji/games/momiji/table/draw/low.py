"""The action note, the solo scroll, the opened discard pile and the landscape in use."""

from collections.abc import Iterator
from typing import Final

import pygame

from momiji.games.momiji.rules.cards import NAMES
from momiji.games.momiji.table.show import Condition, HandCard, Scenario
from momiji.ui import light, theme
from momiji.ui.kit.paper import chip_size, draw_chip
from momiji.ui.table.brush import Piece
from momiji.ui.table.layout import Place
from momiji.ui.table.show import Mark, Note, Spot
from momiji.ui.theme import Role

from .context import Easel
from .others import faded
from .own import draw_scroll

TITLE: Final = Role("Alegreya-ExtraBold", 35)
CONDITION: Final = Role("AlegreyaSans-Medium", 28)
CONDITION_OPEN: Final = Role("AlegreyaSans-Bold", 28)
_HINT: Final = 0.82  # smaller words are too much for saying how as well
_SMALLER: Final = 0.8  # how small conditions may get before they take the room of the deck
MOVER: Final = Role("Alegreya-ExtraBold", 32)
ACTIVE: Final = 156


def note_pieces(easel: Easel) -> Iterator[Piece]:
    rect = easel.layout.panels["note"]
    yield Piece(easel.near(rect), draw_move if easel.show.watching else draw_note, (easel.show.note, rect), bright=True)


def draw_move(target: pygame.Surface, easel: Easel, note: Note, rect: pygame.Rect) -> None:
    """A step in words: whose it was, in which turn, and what came of it, in one line or two smaller ones."""
    look, px, tongue = easel.look, easel.px, easel.tongue
    look.paint.panel(target, rect, seed=9)
    size, x = px(46), rect.x + px(16)
    picture = look.sprites.crest(note.crest, size) if note.crest else look.art.icon(note.icon, size)
    target.blit(picture, (x, rect.centery - size // 2))
    x += size + px(12)
    x = look.type.put(target, tongue.text(note.title), easel.capped(MOVER, 40), (x, rect.centery), width=rect.w // 4).right + px(12)
    if note.chip:
        chip = draw_chip(
            target, look, tongue.text(note.chip), (x, rect.centery), theme.INDIGO, anchor="midleft", role=easel.capped(theme.CHIP, 30)
        )
        x = chip.right + px(16)
    body = " ".join(tongue.text(text) for text in (note.body, *note.then))
    room = rect.right - px(18) - x
    role = easel.capped(theme.READING, 34)
    if look.type.width(body, role) <= room:
        look.type.put(target, body, role, (rect.right - px(18), rect.centery), align="right")
        return
    small, words = role, look.type.paragraph(body, role, width=room, line=1.05)
    for step in range(12):
        if words.get_height() <= rect.h - px(2):
            break
        small = easel.capped(theme.READING.at(24 * (1 - 0.05 * step)), 30)
        words = look.type.paragraph(body, small, width=room, line=1.05)
    if words.get_height() > rect.h - px(2):
        words = look.type.paragraph(body, small, width=room, line=1.05, lines=max(1, (rect.h - px(2)) // look.type.leading(small, 1.05)))
    target.blit(words, (x, rect.centery - words.get_height() // 2))


def draw_note(target: pygame.Surface, easel: Easel, note: Note, rect: pygame.Rect) -> None:
    """Icon, what is being done, its kind as a chip; under it the next step, in words as large as fit."""
    look, px, tongue = easel.look, easel.px, easel.tongue
    look.paint.panel(target, rect, seed=9)
    pad = px(18)
    icon = round(px(44) * min(1.25, max(1.0, look.scale.room(25))))
    lines = look.type.leading(TITLE, 1.2)
    middle = rect.y + round(px(22) / max(1.0, look.scale.room(25) ** 2)) + max(icon, lines) // 2
    target.blit(look.art.get(f"icons/{note.icon}", (icon, icon)), (rect.x + pad, middle - icon // 2))
    x, end = rect.x + pad + icon + px(10), rect.right - px(16)
    chip = tongue.text(note.chip) if note.chip else ""
    title = tongue.text(note.title)
    chip_wide = chip_size(look, chip)[0] if chip else 0
    fits = not chip or look.type.width(title, TITLE) + px(12) + chip_wide <= end - x
    room = end - x - (chip_wide + px(12) if chip and (fits or chip_wide < (end - x) * 0.5) else 0)
    drawn = look.type.put(target, title, TITLE, (x, middle), width=room)
    if chip and drawn.right + px(12) + chip_wide <= end + px(6):
        draw_chip(target, look, chip, (drawn.right + px(12), middle), theme.INDIGO, anchor="midleft")
    if not easel.services.preferences.action_hints:
        return
    top = middle + max(icon, lines) // 2 + round(px(8) / max(1.0, look.scale.room(25) ** 2))
    room_w, room_h = rect.w - 2 * pad, rect.bottom - px(12) - top
    body = " ".join(tongue.text(text) for text in (note.body, *note.then))
    if note.hint:
        whole, role = f"{body} {tongue.text(note.hint)}", theme.READING.at(theme.READING.px * _HINT)
        body = whole if look.type.paragraph(whole, role, width=room_w, line=1.24).get_height() <= room_h else body
    role = theme.READING
    for step in range(8):
        role = theme.READING.at(theme.READING.px * (1 - 0.06 * step))
        words = look.type.paragraph(body, role, width=room_w, line=1.24)
        if words.get_height() <= room_h:
            break
    else:
        words = look.type.paragraph(body, role, width=room_w, line=1.2, lines=max(1, room_h // look.type.leading(role, 1.2)))
    target.blit(words, (rect.x + pad, top))


# ------------------------------------------------------------------ solo


def scenario_pieces(easel: Easel) -> Iterator[Piece]:
    scenario = easel.show.scenario
    if scenario:
        rect = easel.layout.panels["scenario"]
        yield Piece(easel.near(rect, 40), draw_scenario, (scenario, rect, easel.show.deck))


def draw_scenario(target: pygame.Surface, easel: Easel, scenario: Scenario, rect: pygame.Rect, deck: int) -> None:
    """Name, conditions, and the cards left, unless the conditions need that room: the deck itself tells them too."""
    look, px, tongue = easel.look, easel.px, easel.tongue
    draw_scroll(target, easel, rect, 15)
    inner = rect.inflate(-px(60), -2 * px(16))
    left, head, foot = inner.x + px(24), inner.y + round(inner.h * 0.36), inner.y + round(inner.h * 0.72)
    title, level = tongue.text(scenario.title), tongue("table-scenario", number=scenario.number, level=scenario.level)
    wide = min(px(330), max(look.type.width(title, theme.SHEET_TITLE), look.type.width(level, theme.SECOND)))
    look.type.put(target, title, theme.SHEET_TITLE, (left, head), width=wide)
    look.type.put(target, level, theme.SECOND, (left, foot), theme.INK_SOFT, width=wide)
    cards = tongue("table-cards-in-deck", count=deck)
    size = min(px(80), round(inner.h * 0.55))
    beside = min(px(330), px(44 + 20 + 16) + round(size / 1.4) + look.type.width(cards, theme.SECOND))
    first, last = left + wide + px(28), inner.right - beside
    lines = _lines(inner, first + px(30), last - px(14), len(scenario.conditions))
    if _share(easel, scenario, lines) < _SMALLER:
        last = inner.right
        lines = _lines(inner, first + px(30), last - px(14), len(scenario.conditions))
    look.paint.rule(target, first, inner.y + px(12), inner.h - px(24), down=True)
    share = _share(easel, scenario, lines)
    for condition, line in zip(scenario.conditions, lines, strict=True):
        _condition(target, easel, condition, line, share)
    if last == inner.right:
        return
    look.paint.rule(target, last, inner.y + px(12), inner.h - px(24), down=True)
    back = look.art.get("cards/back", (round(size / 1.4), size))
    x = last + px(44)
    target.blit(back, (x, inner.centery - size // 2))
    x += back.get_width() + px(20)
    room = inner.right - px(16) - x
    look.type.put(target, str(deck), theme.SHEET_TITLE, (x, head), width=room)
    look.type.put(target, cards, theme.SECOND, (x, foot), theme.INK_SOFT, width=room)


def _lines(inner: pygame.Rect, left: int, right: int, count: int) -> list[pygame.Rect]:
    step = inner.h / max(1, count)
    return [pygame.Rect(left, round(inner.y + step * index), right - left, round(step)) for index in range(count)]


def _room(easel: Easel, condition: Condition, line: pygame.Rect) -> tuple[int, int, int]:
    """Size of the ring, distance of the parts at the right, and what is left for the words."""
    size = min(easel.px(38), line.h - easel.px(4))
    pitch = size + easel.px(18)
    return size, pitch, line.w - size - easel.px(28) - pitch * (len(condition.leaves) + len(condition.goals))


def _share(easel: Easel, scenario: Scenario, lines: list[pygame.Rect]) -> float:
    """How much smaller the words must be: all lines share the smallest."""
    type_ = easel.look.type
    shares = [1.0, (lines[0].h - easel.px(4)) / type_.leading(CONDITION_OPEN, 1.15)]
    for condition, line in zip(scenario.conditions, lines, strict=True):
        shares.append(_room(easel, condition, line)[2] / max(1, type_.width(easel.tongue.text(condition.text), CONDITION_OPEN)))
    return min(shares)


def _condition(target: pygame.Surface, easel: Easel, condition: Condition, line: pygame.Rect, share: float) -> None:
    """A brush ring that gets its tick, or asks where nobody may know; bold until true; at the right what is still missing."""
    look, px = easel.look, easel.px
    size, pitch, room = _room(easel, condition, line)
    ring = look.art.get(f"icons/brush-{'tick' if condition.holds else 'ring'}", (size, size))
    target.blit(ring, (line.x, line.centery - size // 2))
    if not condition.known:
        sign, middle = look.type.glyph("?", "Alegreya-Bold", max(theme.SMALLEST_TEXT, round(size * 0.62)), theme.INK_SOFT)
        target.blit(sign, (line.x + (size - sign.get_width()) // 2, line.centery - middle))
    parts = [(f"leaves/{theme.LEAVES[NAMES[t]].art}", ok) for t, ok in condition.leaves]
    parts += [(f"goals/{goal}" if goal else "", ok) for goal, ok in condition.goals]
    role, ink = (CONDITION, theme.INK_SOFT) if condition.holds else (CONDITION_OPEN, theme.INK)
    look.type.put(
        target, easel.tongue.text(condition.text), role.at(role.px * share), (line.x + size + px(18), line.centery), ink, width=room
    )
    for index, (name, ok) in enumerate(parts):
        place = pygame.Rect(line.right - pitch * (len(parts) - index), line.centery - size // 2, size, size)
        _part(target, easel, name, ok, place)


def _part(target: pygame.Surface, easel: Easel, name: str, ok: bool, place: pygame.Rect) -> None:
    look = easel.look
    if not name:
        target.blit(look.paint.rounded(*place.size, place.w / 2, (176, 156, 126), 70), place)
        target.blit(look.paint.rounded(*place.size, place.w / 2, (150, 128, 100), 150, line=max(1.0, 1.6 * easel.scale.u)), place)
        return
    picture = look.art.get(name, place.size)
    if not ok:
        picture = look.paint.kept(("missing", name, place.size), lambda: faded(light.grey(look.art.get(name, place.size), 1.0), 120))
    target.blit(picture, place)
    if ok:
        d = max(8, round(place.w * 0.48))
        dot = pygame.Rect(place.right - round(d * 0.7), place.bottom - round(d * 0.8), d, d)
        target.blit(look.paint.rounded(d, d, d / 2, (15, 58, 44)), dot)
        inner = round(d * 0.7)
        target.blit(look.art.icon("check", inner, theme.CREAM), (dot.centerx - inner // 2, dot.centery - inner // 2))


# ------------------------------------------------------------------ opened discard pile, landscape in use


def browser_pieces(easel: Easel) -> Iterator[Piece]:
    cards = easel.show.browser
    if cards is None:
        return
    title = easel.layout.panels["browser"]
    yield Piece(easel.near(title), _browser_title, (title, len(cards)), bright=True)
    for index, (held, copy) in enumerate(zip(cards, easel.prints.browser(easel.show), strict=True)):
        spot = Spot("browser", str(index))
        place = easel.layout.spots[spot]
        args = (held, place, copy, easel.show.marks.get(spot, ""))
        yield Piece(easel.near(easel.turned_box(place.rect, place.angle)), draw_browsed, args, spot, bright=True)


def draw_browsed(target: pygame.Surface, easel: Easel, held: HandCard, place: Place, copy: int, mark: Mark) -> None:
    rect, angle = place.rect, place.angle
    easel.under(target, rect, "chosen" if mark == "chosen" else "", angle)
    easel.card(target, held.card, rect, angle=angle, lift=8, mood="dim" if mark == "dim" else "", copy=copy)
    if mark == "legal" and easel.lit:
        easel.gold_edge(target, rect, angle)
    easel.over(target, rect, "chosen" if mark == "chosen" else "", angle)
    if held.tick:
        easel.badge(target, easel.badge_at(rect, angle), None)


def _browser_title(target: pygame.Surface, easel: Easel, rect: pygame.Rect, count: int) -> None:
    easel.look.paint.panel(target, rect, seed=5)
    room = rect.w - easel.px(40)
    easel.look.type.put(
        target, easel.tongue("table-discard"), TITLE, (rect.centerx, rect.y + round(rect.h * 0.36)), align="centre", width=room
    )
    easel.look.type.put(
        target,
        easel.tongue("table-discard-count", count=count),
        theme.SECOND,
        (rect.centerx, rect.y + round(rect.h * 0.74)),
        theme.INK_SOFT,
        align="centre",
        width=room,
    )


def thread_pieces(easel: Easel) -> Iterator[Piece]:
    """A gold thread runs from the landscape in use to the action note, under cards laid out for it."""
    note = easel.layout.panels["note"]
    for _, card in _in_use(easel):
        start, end = (note.right - easel.px(20), note.top + easel.px(2)), (card.left + easel.px(6), card.bottom - easel.px(10))
        reach = pygame.Rect(start[0], min(start[1], end[1]) - easel.px(30), end[0] - start[0], abs(start[1] - end[1]) + easel.px(70))
        yield Piece(reach, _thread, (start, end), bright=True)


def active_pieces(easel: Easel) -> Iterator[Piece]:
    """The landscape in use lifts, with its acorn."""
    for letter, card in _in_use(easel):
        yield Piece(easel.near(card, 40), _active, (letter, card), bright=True)


def _in_use(easel: Easel) -> Iterator[tuple[str, pygame.Rect]]:
    for index, land in enumerate(easel.show.me.landscapes):
        if land.active:
            home = easel.layout.spots[Spot("landscape", str(index))].rect
            wide = easel.px(ACTIVE)
            card = pygame.Rect(0, 0, wide, round(wide * 1.4))
            card.center = (home.centerx, home.centery - easel.px(16))
            card.clamp_ip(pygame.Rect(0, 0, easel.scale.width - easel.px(16), easel.scale.height))
            yield land.letter, card


def _thread(target: pygame.Surface, easel: Easel, start: tuple[int, int], end: tuple[int, int]) -> None:
    """A cord from the card down to the band of the note, then along it; drawn fine, so that it stays one line."""
    w, top = end[0] - start[0], min(start[1], end[1])
    h = abs(end[1] - start[1]) + easel.px(40)
    k, bend = 3, easel.px(850 - 842)

    def draw() -> pygame.Surface:
        big = pygame.Surface((w * k, h * k), pygame.SRCALPHA)
        big.fill((*theme.GOLD_LINE, 0))
        a, b = start[1] - top, end[1] - top
        points = []
        for i in range(61):
            t = i / 60
            y = a + (b - a) * t**2.6 + bend * (t * (1 - t)) * 2 - easel.px(14) * t * (1 - t) ** 3 * 6
            points.append((w * k * t, (y + easel.px(4)) * k))
        for colour, width in ((theme.GOLD_LINE, 6.0), (theme.GOLD, 3.6), ((255, 226, 150), 1.2)):
            pygame.draw.lines(big, (*colour, 255), False, points, max(1, round(width * easel.scale.u * k)))
        return pygame.transform.smoothscale(big, (w, h))

    target.blit(easel.look.paint.kept(("thread", w, h, start[1] - end[1]), draw), (start[0], top - easel.px(4)))


def _active(target: pygame.Surface, easel: Easel, letter: str, card: pygame.Rect) -> None:
    look = easel.look
    look.paint.glow(target, card, theme.GOLD, radius=10, spread=12)
    look.paint.shade(target, card, radius=10, blur=14, drop=14)
    frame = card.inflate(easel.px(8), easel.px(8))
    target.blit(look.paint.rounded(*frame.size, 10 * easel.scale.u, theme.CREAM), frame)
    target.blit(easel.landscape(letter, card.w, spent=False), card, (0, 0, *card.size))
    look.paint.gold_ring(target, card, 8)
    size = round(card.w * 0.34)
    easel.token(target, "tokens/acorn-small", pygame.Rect(card.centerx - size // 2, card.y + round(card.h * 0.48) - size // 2, size, size))
