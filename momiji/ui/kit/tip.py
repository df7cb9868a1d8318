"""Paper that appears beside a thing: tooltips, refusal bubbles, toasts. They never cover what they explain."""

import math
from dataclasses import dataclass
from typing import Final, Literal

import pygame

from momiji.playing.preferences import UNTIL_CLICK
from momiji.ui import light, theme
from momiji.ui.motion import FADE, arrive
from momiji.ui.services import Look

Side = Literal["right", "left", "below", "above"]
SIDES: Final[tuple[Side, ...]] = ("below", "above", "right", "left")


@dataclass(frozen=True, slots=True)
class Tip:
    """Words already in the player's language; `icon` names a drawing ("goals/gates")."""

    text: str
    title: str = ""
    note: str = ""
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """A small thing in a picture that is no widget and can still be asked what it is."""

    rect: pygame.Rect
    tip: Tip


def place(
    anchor: pygame.Rect,
    size: tuple[int, int],
    window: pygame.Rect,
    gap: int,
    sides: tuple[Side, ...] = SIDES,
    avoid: tuple[pygame.Rect, ...] = (),
) -> tuple[pygame.Rect, Side]:
    """The first side with room, slid along the edge of the window; without any room, the roomiest side.

    What lies in `avoid` stays in sight as well, if any side allows it.
    """
    if avoid:
        for side in sides:
            slid = _beside(anchor, size, gap, side).clamp(window)
            if not slid.colliderect(anchor) and slid.collidelist(avoid) < 0:
                return slid, side
    best: tuple[int, pygame.Rect, Side] | None = None
    for side in sides:
        rect = _beside(anchor, size, gap, side)
        slid = rect.clamp(window)
        if slid.colliderect(anchor):
            over = slid.clip(anchor)
            score = -over.w * over.h
        else:
            return slid, side
        if best is None or score > best[0]:
            best = (score, slid, side)
    assert best
    return best[1], best[2]


def _beside(anchor: pygame.Rect, size: tuple[int, int], gap: int, side: Side) -> pygame.Rect:
    w, h = size
    match side:
        case "right":
            return pygame.Rect(anchor.right + gap, anchor.centery - h // 2, w, h)
        case "left":
            return pygame.Rect(anchor.left - gap - w, anchor.centery - h // 2, w, h)
        case "below":
            return pygame.Rect(anchor.centerx - w // 2, anchor.bottom + gap, w, h)
        case "above":
            return pygame.Rect(anchor.centerx - w // 2, anchor.top - gap - h, w, h)


def tail(
    target: pygame.Surface,
    look: Look,
    rect: pygame.Rect,
    anchor: pygame.Rect,
    side: Side,
    colour: theme.Colour,
    edge: theme.Colour | None = None,
) -> None:
    """A small triangle from the paper to the thing."""
    half, long = look.scale.px(13), look.scale.px(20)
    k = 3
    if side in ("above", "below"):
        x = max(rect.left + 2 * half, min(rect.right - 2 * half, anchor.centerx))
        up = side == "below"
        big = pygame.Surface((2 * half * k, long * k), pygame.SRCALPHA)
        points = [(0, long * k), (half * k, 0), (2 * half * k, long * k)] if up else [(0, 0), (half * k, long * k), (2 * half * k, 0)]
        at = (x - half, rect.top - long + 1 if up else rect.bottom - 1)
    else:
        y = max(rect.top + 2 * half, min(rect.bottom - 2 * half, anchor.centery))
        left = side == "right"
        big = pygame.Surface((long * k, 2 * half * k), pygame.SRCALPHA)
        points = [(long * k, 0), (0, half * k), (long * k, 2 * half * k)] if left else [(0, 0), (long * k, half * k), (0, 2 * half * k)]
        at = (rect.left - long + 1 if left else rect.right - 1, y - half)
    big.fill((*(edge or colour), 0))
    pygame.draw.polygon(big, (*(edge or colour), 255), points)
    target.blit(pygame.transform.smoothscale_by(big, 1 / k), at)


def draw_tip(
    target: pygame.Surface, look: Look, tip: Tip, anchor: pygame.Rect, window: pygame.Rect, sides: tuple[Side, ...] = SIDES
) -> pygame.Rect:
    """Title, reading text, a quieter note, an icon at the left; answers where it stands."""
    px, type_ = look.scale.px, look.type
    pad, icon = px(24), px(88) if tip.icon else 0
    indent = icon + (px(22) if icon else 0)
    measure = min(round(px(400) * max(1.0, look.scale.room(theme.READING.px) ** 0.8)), window.w - 2 * pad - indent - px(32))
    natural = max(
        [
            type_.width(line, role)
            for line, role in ((tip.text, theme.READING_BOLD), (tip.title, theme.TIP_TITLE), (tip.note, theme.SECOND))
            if line
        ]
    )
    measure = max(px(120), min(measure, natural + px(8)))
    text = type_.paragraph(tip.text, theme.READING, width=measure)
    note = type_.paragraph(tip.note, theme.SECOND, theme.INK_SOFT, width=measure) if tip.note else None
    head = type_.leading(theme.TIP_TITLE, 1.3) if tip.title else 0
    height = 2 * pad + head + text.get_height() + (note.get_height() + px(12) if note else 0)
    height = max(height, 2 * pad + icon)
    rect, side = place(anchor, (measure + 2 * pad + indent, height), window, px(24), sides)
    look.paint.card(target, rect)
    tail(target, look, rect, anchor, side, (244, 233, 206))
    if icon:
        target.blit(look.art.get(tip.icon, (icon, icon)), (rect.x + pad, rect.y + pad))
    x, y = rect.x + pad + indent, rect.y + pad
    if tip.title:
        type_.put(target, tip.title, theme.TIP_TITLE, (x, y + head * 0.42), width=measure)
        y += head
    target.blit(text, (x, y))
    if note:
        target.blit(note, (x, y + text.get_height() + px(12)))
    return rect


@dataclass(slots=True)
class Bubble:
    """Why something was refused, where it happened; stays for `seconds`, then goes by itself."""

    words: str
    anchor: pygame.Rect
    seconds: float
    spent: float = 0.0
    avoid: tuple[pygame.Rect, ...] = ()
    topic: str = ""  # where the rule book says more: a small book beside the words leads there
    sides: tuple[Side, ...] = SIDES  # where it may stand, the best place first

    @classmethod
    def refusal(cls, words: str, anchor: pygame.Rect, stay: float, avoid: tuple[pygame.Rect, ...] = (), topic: str = "") -> "Bubble":
        """The longer the sentence, the longer it stays."""
        return cls(words, anchor, math.inf if stay >= UNTIL_CLICK else stay + 0.035 * len(words), avoid=avoid, topic=topic)

    @property
    def over(self) -> bool:
        return self.spent >= self.seconds

    def book(self, look: Look, window: pygame.Rect) -> pygame.Rect | None:
        """Where the small book stands."""
        return self._lay(look, window)[3] if self.topic else None

    def _lay(self, look: Look, window: pygame.Rect) -> tuple[pygame.Rect, Side, int, pygame.Rect]:
        px = look.scale.px
        pad, book = px(22), px(52) if self.topic else 0
        measure = min(round(px(370) * max(1.0, look.scale.room(25) ** 0.8)), window.w - 4 * pad - book)
        measure = min(measure, look.type.width(self.words, theme.READING_BOLD) + px(8))
        high = look.type.paragraph(self.words, theme.READING_BOLD, theme.REFUSED_INK, width=measure).get_height()
        size = (measure + 2 * pad + book, max(high + 2 * px(16), book + px(16)))
        rect, side = place(self.anchor, size, window, px(22), self.sides, self.avoid)
        return rect, side, measure, pygame.Rect(rect.right - book - px(10), rect.centery - book // 2, book, book)

    @property
    def appearing(self) -> bool:
        return self.spent < FADE

    def draw(self, target: pygame.Surface, look: Look, window: pygame.Rect, *, still: bool = True) -> pygame.Rect:
        """Fades in unless `still`."""
        if still or not self.appearing:
            return self._draw(target, look, window)
        before = target.copy()
        rect = self._draw(target, look, window)
        before.set_alpha(round(255 * (1 - self.spent / FADE)))
        target.blit(before, (0, 0))
        return rect

    def _draw(self, target: pygame.Surface, look: Look, window: pygame.Rect) -> pygame.Rect:
        px = look.scale.px
        rect, side, measure, book = self._lay(look, window)
        text = look.type.paragraph(self.words, theme.READING_BOLD, theme.REFUSED_INK, width=measure)
        tail(target, look, rect, self.anchor, side, theme.REFUSED_LINE)
        look.paint.card(target, rect, tone=theme.REFUSED_PAPER, edge=theme.REFUSED_LINE)
        target.blit(look.paint.rounded(*rect.size, 10 * look.scale.u, theme.REFUSED_LINE, line=look.paint.line(2.4)), rect)
        target.blit(text, (rect.x + px(22), rect.centery - text.get_height() // 2))
        if self.topic:
            face = look.paint.round_button(target, book, "rest")
            size = round(face.w * 0.56)
            target.blit(look.art.icon("book", size), (face.centerx - size // 2, face.centery - size // 2))
        return rect


@dataclass(slots=True)
class Toast:
    """News that needs no answer: a strip of paper at the top, then away."""

    words: str
    icon: str = ""
    seconds: float = 3.2
    spent: float = 0.0
    unrolls: float = 0.0  # seconds until it hangs down in full

    @property
    def over(self) -> bool:
        return self.spent >= self.seconds

    @property
    def unrolling(self) -> bool:
        return self.spent < self.unrolls

    def draw(self, target: pygame.Surface, look: Look, window: pygame.Rect) -> pygame.Rect:
        px = look.scale.px
        icon = px(44) if self.icon else 0
        inset = px(34)
        room = round(window.w * 0.8) - 2 * inset - icon
        words = len(self.words.split())  # each may be a pixel wider than in one stretch
        measure = min(room, look.type.width(self.words, theme.READING_BOLD) + words)
        text = look.type.paragraph(self.words, theme.READING_BOLD, width=measure)  # long news takes several lines
        high = max(round(px(64) * max(1.0, look.scale.room(25))), text.get_height() + px(32))
        size = (measure + 2 * inset + (icon + px(14) if icon else 0), high)
        rect = pygame.Rect((window.centerx - size[0] // 2, window.top + px(24)), size)
        old = target.get_clip()
        shown = rect.h if not self.unrolling else round(rect.h * arrive(self.spent / self.unrolls))
        if shown < rect.h:
            target.set_clip(pygame.Rect(0, rect.y - px(30), target.get_width(), shown + px(30)).clip(old))
        look.paint.panel(target, rect, seed=9)
        x = rect.x + inset
        if icon:
            target.blit(look.art.get(self.icon, (icon, icon)), (x, rect.centery - icon // 2))
            x += icon + px(14)
        target.blit(text, (x, rect.centery - text.get_height() // 2))
        target.set_clip(old)
        if shown < rect.h:
            roll = pygame.Rect(rect.x - px(4), rect.y + shown - px(9), rect.w + px(8), px(18))
            look.paint.shade(target, roll, radius=9, blur=5, drop=5, alpha=150)
            target.blit(light.masked(light.gradient(*roll.size, (255, 246, 224), (176, 150, 112)), 9 * look.scale.u), roll)
        return rect
