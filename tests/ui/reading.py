"""Reads a picture while it is drawn: which words stand where, on which papers, and what happens to them on the way.

Every surface made in Python becomes a `Page`, which remembers the words and papers drawn on it and hands them on when it is drawn
onto another. Drawings, blurs and paper grain are left out: only places matter here.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any
from unittest.mock import patch

import pygame

from momiji.ui import light, washi
from momiji.ui.art import Art
from momiji.ui.paint import Paint
from momiji.ui.pictures import PicturePart
from momiji.ui.type import Type

_Surface = pygame.Surface


@dataclass(frozen=True)
class Mark:
    """Words (with the letters' height), or a paper without any."""

    words: str
    rect: pygame.Rect
    px: int = 0
    clipped: bool = False

    def __hash__(self) -> int:
        return hash((self.words, tuple(self.rect)))


class Page(_Surface):
    """A surface that remembers what can be read on it; its colours are nobody's business, so nothing is really painted."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.marks: list[Mark] = []

    def blit(self, source: pygame.Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> pygame.Rect:
        x, y = (dest.x, dest.y) if isinstance(dest, pygame.Rect | pygame.FRect) else dest[:2]
        part = pygame.Rect(area) if area is not None else source.get_rect()
        seen = pygame.Rect((x, y), part.size).clip(self.get_clip())
        for mark in getattr(source, "marks", ()):
            there = mark.rect.move(round(x) - part.x, round(y) - part.y)
            if there.colliderect(seen):
                self.marks.append(replace(mark, rect=there, clipped=mark.clipped or not seen.contains(there.inflate(-2, -2))))
        return seen

    def fill(self, color: Any, rect: Any = None, special_flags: int = 0) -> pygame.Rect:
        if rect is None and not special_flags:
            self.marks = []
        return self.get_rect() if rect is None else pygame.Rect(rect)

    def subsurface(self, *area: Any) -> "Page":
        """What is drawn on a part is read on the whole; it is cut where the part ends."""
        rect = pygame.Rect(*area)
        part = _Part(rect.size, self.get_flags())
        part.whole, part.corner = self, rect.topleft
        part.marks = [replace(mark, rect=mark.rect.move(-rect.x, -rect.y)) for mark in self.marks if rect.colliderect(mark.rect)]
        return part

    def copy(self) -> "Page":
        new = Page(self.get_size(), self.get_flags())
        new.marks = list(self.marks)
        return new


class _Part(Page):
    whole: Page
    corner: tuple[int, int]

    def blit(self, source: pygame.Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> pygame.Rect:
        before = len(self.marks)
        seen = super().blit(source, dest, area, special_flags)
        self.whole.marks += [replace(mark, rect=mark.rect.move(self.corner)) for mark in self.marks[before:]]
        return seen


def _rendered(self: Type, words: str, face: str, px: int, colour: Any) -> Page:
    font = self._font(face, px)
    size = font.size(words or " ")
    page = Page((-(-size[0] // 3), -(-size[1] // 3)), pygame.SRCALPHA)
    if words.strip():
        tops = [glyph for glyph in font.metrics(words) if glyph]
        ascent = max([font.get_ascent(), *(glyph[3] for glyph in tops)])
        top, foot = ascent - max(glyph[3] for glyph in tops), ascent - min(glyph[2] for glyph in tops)
        page.marks = [Mark(words, pygame.Rect(0, top // 3, page.get_width(), max(1, (foot - top) // 3)), px)]
    return page


def _paper(target: pygame.Surface, rect: pygame.Rect) -> None:
    if isinstance(target, Page) and (seen := rect.clip(target.get_clip())):
        target.marks.append(Mark("", seen))
        if isinstance(target, _Part):
            target.whole.marks.append(Mark("", seen.move(target.corner)))


def _plain(*args: Any, **kwargs: Any) -> None:
    pass


def _blank(w: float, h: float, *args: Any, **kwargs: Any) -> pygame.Surface:
    return _Surface((max(1, round(w)), max(1, round(h))), pygame.SRCALPHA)


@contextmanager
def reading() -> Iterator[None]:
    """While it lasts, surfaces are pages, and nothing costs more than its place."""

    def drawn(self: Art, key: tuple[str, tuple[int, int]], kept: PicturePart) -> pygame.Surface:
        kept.keep(key, picture := _blank(*key[1]))
        return picture

    def on(draw: Any, at: int = 0) -> Any:
        def recorded(self: Paint, target: pygame.Surface, rect: pygame.Rect, *args: Any, **kwargs: Any) -> Any:
            _paper(target, rect)
            return draw(self, target, rect, *args, **kwargs)

        return recorded

    with (
        patch.object(pygame, "Surface", Page),
        patch.object(Type, "_render", _rendered),
        patch.object(Art, "_draw", drawn),
        patch.object(light, "rounded", lambda w, h, *a, **k: _blank(w, h)),
        patch.object(light, "blurred", lambda image, radius: _blank(*image.get_size())),
        patch.object(light, "evening", _plain),
        patch.object(washi, "sheet", _blank),
        patch.object(washi, "grain", _plain),
        patch.object(washi, "fibre", _plain),
        patch.object(Paint, "shade", _plain),
        patch.object(Paint, "glow", _plain),
        patch.object(Paint, "panel", on(_plain)),
        patch.object(Paint, "card", on(_plain)),
        patch.object(Paint, "pressed", on(_plain)),
        patch.object(Paint, "pill", on(_plain)),
        patch.object(Paint, "button", on(lambda self, target, rect, *a, **k: rect)),
        patch.object(Paint, "round_button", on(lambda self, target, rect, *a, **k: rect)),
    ):
        yield


def faults(marks: list[Mark], window: pygame.Rect, open_areas: list[pygame.Rect], *, floating: bool = False) -> list[str]:
    """What a reader would stumble over: words outside the window or half off their paper, words on words, letters too small.

    Words half out of an open area (one that scrolls) are in order; so are words half under a paper that is `floating` above all.
    """
    marks = [
        mark
        for mark in dict.fromkeys(marks)
        if not any(area.colliderect(mark.rect) and not area.contains(mark.rect) for area in open_areas)
    ]
    found = []
    for index, mark in enumerate(marks):
        if not mark.words:
            continue
        if mark.clipped or not window.contains(mark.rect):
            found.append(f"{mark.words!r} is cut off at {tuple(mark.rect)}")
        if mark.px < 15:
            found.append(f"{mark.words!r} is only {mark.px} px high")
        home = max((i for i in range(index) if not marks[i].words and marks[i].rect.contains(mark.rect)), default=-1)
        overhang = max(2, round(mark.px * 0.06))  # a letter may reach a hair over its neighbour
        for i, other in enumerate(marks):
            if i == index or (i < home) or not other.rect.colliderect(mark.rect.inflate(-overhang, -overhang)):
                continue
            if floating and i > index and not other.words:
                continue
            if not other.words and not other.rect.contains(mark.rect) and not mark.words.isdigit():  # order numbers sit on corners
                found.append(f"{mark.words!r} {tuple(mark.rect)} lies half on a paper {tuple(other.rect)}")
            elif (
                other.words not in ("", mark.words)
                and i > index
                and not any(not m.words and m.rect.contains(other.rect) for m in marks[index:i])
            ):
                found.append(f"{mark.words!r} {tuple(mark.rect)} and {other.words!r} {tuple(other.rect)} lie on each other")
    return found
