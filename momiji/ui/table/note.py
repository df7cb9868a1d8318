"""The action note: what is being done and the next step, or the step that led here, in words as large as fit."""

from collections.abc import Iterator
from typing import Final

import pygame

from momiji.core.text import Text
from momiji.ui import theme
from momiji.ui.kit.pad_signs import turning_words
from momiji.ui.kit.paper import chip_size, draw_chip
from momiji.ui.theme import Role

from .brush import DrawContext, Patch
from .show import TURN, TURNS, Note

TITLE: Final = Role("Alegreya-ExtraBold", 35)
MOVER: Final = Role("Alegreya-ExtraBold", 32)
_HINT: Final = 0.82  # smaller words are too much for saying how as well
_UNTITLED: Final = 0.8  # smaller words are not worth the title over them


def note_patches(context: DrawContext) -> Iterator[Patch]:
    rect = context.layout.panels["note"]
    yield Patch(context.near(rect), draw_move if context.show.watching else draw_note, (context.show.note, rect), bright=True)


def draw_move(target: pygame.Surface, context: DrawContext, note: Note, rect: pygame.Rect) -> None:
    """A step in words: whose it was, in which turn, and what came of it, in one line or two smaller ones."""
    look, px, say = context.look, context.px, context.say
    look.paint.panel(target, rect, seed=9)
    size, x = px(46), rect.x + px(16)
    picture = look.sprites.crest(note.crest, size) if note.crest else look.art.icon(note.icon, size)
    target.blit(picture, (x, rect.centery - size // 2))
    x += size + px(12)
    x = look.type.put(target, say.text(note.title), context.capped(MOVER, 40), (x, rect.centery), width=rect.w // 4).right + px(12)
    if note.chip:
        chip = draw_chip(
            target, look, say.text(note.chip), (x, rect.centery), theme.INDIGO, anchor="midleft", role=context.capped(theme.CHIP, 30)
        )
        x = chip.right + px(16)
    said = [say.text(text) for text in (note.body, *note.then)]
    body, room = " ".join(said), rect.right - px(18) - x
    role = context.capped(theme.READING, 34)
    if look.type.width(body, role) <= room:
        look.type.put(target, body, role, (rect.right - px(18), rect.centery), align="right")
        return
    small, words = role, look.type.paragraph(body, role, width=room, line=1.05)
    for step in range(12):
        if words.get_height() <= rect.h - px(2):
            break
        small = context.capped(theme.READING.at(24 * (1 - 0.05 * step)), 30)
        words = look.type.paragraph(body, small, width=room, line=1.05)
    while words.get_height() > rect.h - px(2) and len(said) > 1:  # the log tells the rest
        said.pop()
        body = " ".join(said)
        words = look.type.paragraph(body, small, width=room, line=1.05)
    if words.get_height() > rect.h - px(2):
        words = look.type.paragraph(body, small, width=room, line=1.05, lines=max(1, (rect.h - px(2)) // look.type.leading(small, 1.05)))
    target.blit(words, (x, rect.centery - words.get_height() // 2))


def _said(context: DrawContext, text: Text) -> str:
    """Where it tells how to turn something, with what is in the hand now."""
    if TURNS in text.args:
        text = Text(text.key, {**text.args, TURNS: turning_words(context.services, TURN)})
    return context.say.text(text)


def draw_note(target: pygame.Surface, context: DrawContext, note: Note, rect: pygame.Rect) -> None:
    """Icon, what is being done, its kind as a chip; under it the next step, in words as large as fit: they may take the title's room."""
    look, px = context.look, context.px
    look.paint.panel(target, rect, seed=9)
    pad = px(18)
    icon = round(px(44) * min(1.25, max(1.0, look.scale.room(25))))
    lines = look.type.leading(TITLE, 1.2)
    middle = rect.y + round(px(22) / max(1.0, look.scale.room(25) ** 2)) + max(icon, lines) // 2
    target.blit(look.art.get(f"icons/{note.icon}", (icon, icon)), (rect.x + pad, middle - icon // 2))
    x, end = rect.x + pad + icon + px(10), rect.right - px(16)
    if not context.services.preferences.action_hints:
        _draw_title(target, context, note, (x, middle), end)
        return
    top = middle + max(icon, lines) // 2 + round(px(8) / max(1.0, look.scale.room(25) ** 2))
    words, share = _fitted(context, note, rect.w - 2 * pad, rect.bottom - px(12) - top)
    if share < _UNTITLED:
        beside, larger = _fitted(context, note, end - x, rect.h - 2 * px(12))
        if larger > share:
            target.blit(beside, (x, rect.y + (rect.h - beside.get_height()) // 2))
            return
    _draw_title(target, context, note, (x, middle), end)
    target.blit(words, (rect.x + pad, top))


def _draw_title(target: pygame.Surface, context: DrawContext, note: Note, at: tuple[int, int], end: int) -> None:
    look, px, say = context.look, context.px, context.say
    x, middle = at
    chip = say.text(note.chip) if note.chip else ""
    title = say.text(note.title)
    chip_wide = chip_size(look, chip)[0] if chip else 0
    fits = not chip or look.type.width(title, TITLE) + px(12) + chip_wide <= end - x
    room = end - x - (chip_wide + px(12) if chip and (fits or chip_wide < (end - x) * 0.5) else 0)
    drawn = look.type.put(target, title, TITLE, (x, middle), width=room)
    if chip and drawn.right + px(12) + chip_wide <= end + px(6):
        draw_chip(target, look, chip, (drawn.right + px(12), middle), theme.INDIGO, anchor="midleft")


def _fitted(context: DrawContext, note: Note, wide: int, high: int) -> tuple[pygame.Surface, float]:
    """The next step in words as large as fit, and how large they are: 1 is as large as wished for."""
    look = context.look
    body = " ".join(_said(context, text) for text in (note.body, *note.then))
    if note.hint:
        whole, role = f"{body} {_said(context, note.hint)}", theme.READING.at(theme.READING.px * _HINT)
        body = whole if look.type.paragraph(whole, role, width=wide, line=1.24).get_height() <= high else body
    share, role = 1.0, theme.READING
    for step in range(8):
        share = 1 - 0.06 * step
        role = theme.READING.at(theme.READING.px * share)
        words = look.type.paragraph(body, role, width=wide, line=1.24)
        if words.get_height() <= high:
            return words, share
    return look.type.paragraph(body, role, width=wide, line=1.2, lines=max(1, high // look.type.leading(role, 1.2))), 0.0
