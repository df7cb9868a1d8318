"""The words under the face-up landscapes: a note each, or one reader for all when words are large."""

import pygame

from momiji.ui import theme
from momiji.ui.services import Services


def draw_note(target: pygame.Surface, services: Services, letter: str, note: pygame.Rect, *, measure: int, brief: bool, lit: bool) -> None:
    """Name and, unless brief, what the ability does."""
    scale, type_, tongue = services.scale, services.look.type, services.tongue
    head = note.h if brief else scale.px(12) + type_.leading(theme.TIP_TITLE, 1.2)
    middle = note.y + (head // 2 if brief else scale.px(10) + type_.leading(theme.TIP_TITLE, 1.2) // 2)
    name = tongue(f"landscape-{letter.lower()}")
    ink = theme.DEEP_RED if lit else theme.INK
    type_.put(target, name, theme.TIP_TITLE, (note.centerx, middle), ink, align="centre", width=note.w - scale.px(24))
    if not brief:
        text = tongue(f"landscape-text-{letter.lower()}")
        words = type_.paragraph(text, theme.READING.at(24), width=measure, line=1.22, align="centre")
        free = note.h - head - scale.px(10) - type_.leading(theme.SECOND.at(21)) - words.get_height()
        target.blit(words, (note.centerx - measure // 2, note.y + head + max(0, free) // 2))


def note_height(services: Services, letters: tuple[str, ...], width: int) -> int:
    """What the longest of these notes needs in a sheet of this width."""
    scale, type_, tongue = services.scale, services.look.type, services.tongue
    measure = width - scale.px(28)
    body = max(
        type_.height(tongue(f"landscape-text-{letter.lower()}"), theme.READING.at(24), width=measure, line=1.22) for letter in letters
    )
    return scale.px(28) + type_.leading(theme.TIP_TITLE, 1.2) + body + type_.leading(theme.SECOND.at(21))


def reader_height(services: Services, letters: tuple[str, ...], width: int) -> int:
    scale, type_, tongue = services.scale, services.look.type, services.tongue
    measure = width - scale.px(48)
    body = max(type_.height(tongue(f"landscape-text-{letter.lower()}"), theme.READING, width=measure, line=1.2) for letter in letters)
    return body + type_.leading(theme.SECOND) + scale.px(24)


def draw_reader(target: pygame.Surface, services: Services, rect: pygame.Rect, letter: str) -> None:
    """One note for all, when words are large: about the landscape that is pointed at, focused or chosen."""
    scale, type_, tongue, low = services.scale, services.look.type, services.tongue, letter.lower()
    services.look.paint.panel(target, rect, seed=27)
    measure = rect.w - scale.px(48)
    words = type_.paragraph(tongue(f"landscape-text-{low}"), theme.READING, width=measure, line=1.2, align="centre")
    foot = type_.leading(theme.SECOND)
    free = rect.h - scale.px(20) - foot - words.get_height()
    target.blit(words, (rect.centerx - measure // 2, rect.y + scale.px(10) + max(0, free) // 2))
    at = (rect.centerx, rect.bottom - scale.px(10) - foot // 2)
    type_.put(target, tongue(f"landscape-when-{low}"), theme.SECOND, at, theme.INK_SOFT, align="centre", width=measure)
