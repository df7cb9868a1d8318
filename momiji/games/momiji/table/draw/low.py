"""The solo scroll, the opened discard pile and the landscape in use."""

from collections.abc import Iterator
from typing import Final

import pygame

from momiji.games.momiji.rules.cards import NAMES
from momiji.games.momiji.table.draw.context import MomijiContext
from momiji.games.momiji.table.show import Condition, HandCard, Scenario
from momiji.ui import light, theme
from momiji.ui.table.brush import Patch
from momiji.ui.table.layout import Place
from momiji.ui.table.show import Mark, Spot
from momiji.ui.theme import Role

from .others import faded
from .own import draw_scroll

TITLE: Final = Role("Alegreya-ExtraBold", 35)
CONDITION: Final = Role("AlegreyaSans-Medium", 28)
CONDITION_OPEN: Final = Role("AlegreyaSans-Bold", 28)
_SMALLER: Final = 0.8  # how small conditions may get before they take the room of the deck
ACTIVE: Final = 156


def scenario_patches(context: MomijiContext) -> Iterator[Patch]:
    scenario = context.show.scenario
    if scenario:
        rect = context.layout.panels["scenario"]
        yield Patch(context.near(rect, 40), draw_scenario, (scenario, rect, context.show.deck))


def draw_scenario(target: pygame.Surface, context: MomijiContext, scenario: Scenario, rect: pygame.Rect, deck: int) -> None:
    """Name, conditions, and the cards left, unless the conditions need that room: the deck itself tells them too."""
    look, px, say = context.look, context.px, context.say
    draw_scroll(target, context, rect, 15)
    inner = rect.inflate(-px(60), -2 * px(16))
    left, head, foot = inner.x + px(24), inner.y + round(inner.h * 0.36), inner.y + round(inner.h * 0.72)
    title, level = say.text(scenario.title), say("table-scenario", number=scenario.number, level=scenario.level)
    wide = min(px(330), max(look.type.width(title, theme.SHEET_TITLE), look.type.width(level, theme.SECOND)))
    look.type.put(target, title, theme.SHEET_TITLE, (left, head), width=wide)
    look.type.put(target, level, theme.SECOND, (left, foot), theme.INK_SOFT, width=wide)
    cards = say("table-cards-in-deck", count=deck)
    size = min(px(80), round(inner.h * 0.55))
    beside = min(px(330), px(44 + 20 + 16) + round(size / 1.4) + look.type.width(cards, theme.SECOND))
    first, last = left + wide + px(28), inner.right - beside
    lines = _lines(inner, first + px(30), last - px(14), len(scenario.conditions))
    if _share(context, scenario, lines) < _SMALLER:
        last = inner.right
        lines = _lines(inner, first + px(30), last - px(14), len(scenario.conditions))
    look.paint.rule(target, first, inner.y + px(12), inner.h - px(24), down=True)
    share = _share(context, scenario, lines)
    for condition, line in zip(scenario.conditions, lines, strict=True):
        _condition(target, context, condition, line, share)
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


def _room(context: MomijiContext, condition: Condition, line: pygame.Rect) -> tuple[int, int, int]:
    """Size of the ring, distance of the parts at the right, and what is left for the words."""
    size = min(context.px(38), line.h - context.px(4))
    pitch = size + context.px(18)
    return size, pitch, line.w - size - context.px(28) - pitch * (len(condition.leaves) + len(condition.goals))


def _share(context: MomijiContext, scenario: Scenario, lines: list[pygame.Rect]) -> float:
    """How much smaller the words must be: all lines share the smallest."""
    type_ = context.look.type
    shares = [1.0, (lines[0].h - context.px(4)) / type_.leading(CONDITION_OPEN, 1.15)]
    for condition, line in zip(scenario.conditions, lines, strict=True):
        shares.append(_room(context, condition, line)[2] / max(1, type_.width(context.say.text(condition.text), CONDITION_OPEN)))
    return min(shares)


def _condition(target: pygame.Surface, context: MomijiContext, condition: Condition, line: pygame.Rect, share: float) -> None:
    """A brush ring that gets its tick, or asks where nobody may know; bold until true; at the right what is still missing."""
    look, px = context.look, context.px
    size, pitch, room = _room(context, condition, line)
    ring = look.art.get(f"icons/brush-{'tick' if condition.holds else 'ring'}", (size, size))
    target.blit(ring, (line.x, line.centery - size // 2))
    if not condition.known:
        sign, middle = look.type.glyph("?", "Alegreya-Bold", max(theme.SMALLEST_TEXT, round(size * 0.62)), theme.INK_SOFT)
        target.blit(sign, (line.x + (size - sign.get_width()) // 2, line.centery - middle))
    parts = [(f"leaves/{theme.LEAVES[NAMES[t]].art}", ok) for t, ok in condition.leaves]
    parts += [(f"goals/{goal}" if goal else "", ok) for goal, ok in condition.goals]
    role, ink = (CONDITION, theme.INK_SOFT) if condition.holds else (CONDITION_OPEN, theme.INK)
    look.type.put(
        target, context.say.text(condition.text), role.at(role.px * share), (line.x + size + px(18), line.centery), ink, width=room
    )
    for index, (name, ok) in enumerate(parts):
        place = pygame.Rect(line.right - pitch * (len(parts) - index), line.centery - size // 2, size, size)
        _part(target, context, name, ok, place)


def _part(target: pygame.Surface, context: MomijiContext, name: str, ok: bool, place: pygame.Rect) -> None:
    look = context.look
    if not name:
        target.blit(look.paint.rounded(*place.size, place.w / 2, (176, 156, 126), 70), place)
        target.blit(look.paint.rounded(*place.size, place.w / 2, (150, 128, 100), 150, line=max(1.0, 1.6 * context.scale.u)), place)
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
def browser_patches(context: MomijiContext) -> Iterator[Patch]:
    cards = context.show.browser
    if cards is None:
        return
    title = context.layout.panels["browser"]
    yield Patch(context.near(title), _browser_title, (title, len(cards)), bright=True)
    for index, (held, copy) in enumerate(zip(cards, context.copies.browser(context.show), strict=True)):
        spot = Spot("browser", str(index))
        place = context.layout.spots[spot]
        args = (held, place, copy, context.show.marks.get(spot, ""))
        yield Patch(context.near(context.turned_box(place.rect, place.angle)), draw_browsed, args, spot, bright=True)


def draw_browsed(target: pygame.Surface, context: MomijiContext, held: HandCard, place: Place, copy: int, mark: Mark) -> None:
    rect, angle = place.rect, place.angle
    context.under(target, rect, "chosen" if mark == "chosen" else "", angle)
    context.card(target, held.card, rect, angle=angle, lift=8, mood="dim" if mark == "dim" else "", copy=copy)
    if mark == "legal" and context.lit:
        context.gold_edge(target, rect, angle)
    context.over(target, rect, "chosen" if mark == "chosen" else "", angle)
    if held.tick:
        context.badge(target, context.badge_at(rect, angle), None)


def _browser_title(target: pygame.Surface, context: MomijiContext, rect: pygame.Rect, count: int) -> None:
    context.look.paint.panel(target, rect, seed=5)
    room = rect.w - context.px(40)
    context.look.type.put(
        target, context.say("table-discard"), TITLE, (rect.centerx, rect.y + round(rect.h * 0.36)), align="centre", width=room
    )
    context.look.type.put(
        target,
        context.say("table-discard-count", count=count),
        theme.SECOND,
        (rect.centerx, rect.y + round(rect.h * 0.74)),
        theme.INK_SOFT,
        align="centre",
        width=room,
    )


def thread_patches(context: MomijiContext) -> Iterator[Patch]:
    """A gold thread runs from the landscape in use to the action note, under cards laid out for it."""
    note = context.layout.panels["note"]
    for _, card in _in_use(context):
        start, end = (note.right - context.px(20), note.top + context.px(2)), (card.left + context.px(6), card.bottom - context.px(10))
        reach = pygame.Rect(start[0], min(start[1], end[1]) - context.px(30), end[0] - start[0], abs(start[1] - end[1]) + context.px(70))
        yield Patch(reach, _thread, (start, end), bright=True)


def active_patches(context: MomijiContext) -> Iterator[Patch]:
    """The landscape in use lifts, with its acorn."""
    for letter, card in _in_use(context):
        yield Patch(context.near(card, 40), _active, (letter, card), bright=True)


def _in_use(context: MomijiContext) -> Iterator[tuple[str, pygame.Rect]]:
    for index, land in enumerate(context.show.me.landscapes):
        if land.active:
            home = context.layout.spots[Spot("landscape", str(index))].rect
            wide = context.px(ACTIVE)
            card = pygame.Rect(0, 0, wide, round(wide * 1.4)).move_to(center=(home.centerx, home.centery - context.px(16)))
            card.clamp_ip(pygame.Rect(0, 0, context.scale.width - context.px(16), context.scale.height))
            yield land.letter, card


def _thread(target: pygame.Surface, context: MomijiContext, start: tuple[int, int], end: tuple[int, int]) -> None:
    """A cord from the card down to the band of the note, then along it; drawn fine, so that it stays one line."""
    w, top = end[0] - start[0], min(start[1], end[1])
    h = abs(end[1] - start[1]) + context.px(40)
    k, bend = 3, context.px(850 - 842)

    def draw() -> pygame.Surface:
        big = pygame.Surface((w * k, h * k), pygame.SRCALPHA)
        big.fill((*theme.GOLD_LINE, 0))
        a, b = start[1] - top, end[1] - top
        points = []
        for i in range(61):
            t = i / 60
            y = a + (b - a) * t**2.6 + bend * (t * (1 - t)) * 2 - context.px(14) * t * (1 - t) ** 3 * 6
            points.append((w * k * t, (y + context.px(4)) * k))
        for colour, width in ((theme.GOLD_LINE, 6.0), (theme.GOLD, 3.6), ((255, 226, 150), 1.2)):
            pygame.draw.lines(big, (*colour, 255), False, points, max(1, round(width * context.scale.u * k)))
        return pygame.transform.smoothscale(big, (w, h))

    target.blit(context.look.paint.kept(("thread", w, h, start[1] - end[1]), draw), (start[0], top - context.px(4)))


def _active(target: pygame.Surface, context: MomijiContext, letter: str, card: pygame.Rect) -> None:
    look = context.look
    look.paint.glow(target, card, theme.GOLD, radius=10, spread=12)
    look.paint.shade(target, card, radius=10, blur=14, drop=14)
    frame = card.inflate(context.px(8), context.px(8))
    target.blit(look.paint.rounded(*frame.size, 10 * context.scale.u, theme.CREAM), frame)
    target.blit(context.landscape(letter, card.w, spent=False), card, (0, 0, *card.size))
    look.paint.gold_ring(target, card, 8)
    size = round(card.w * 0.34)
    context.token(
        target, "tokens/acorn-small", pygame.Rect(card.centerx - size // 2, card.y + round(card.h * 0.48) - size // 2, size, size)
    )
