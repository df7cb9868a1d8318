"""The words under the face-up landscapes: a note each, or names alone and one reader for all when words are large."""

from typing import Final

import pygame

from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.table.draw.context import MomijiContext
from momiji.ui import theme
from momiji.ui.services import Services

WIDTHS: Final = (300, 324, 348, 364)
SNUG: Final = 160  # a note this high is broad enough
LOWEST: Final = 150
_SHRINKS: Final = 8  # times words are made smaller before they are cut


def note_paper(services: Services, room: pygame.Rect) -> pygame.Rect:
    """A note as narrow as its words allow, in the room there is under a landscape; the longest says how large all are."""
    px = services.scale.px
    wanted = {wide: note_height(services, px(wide)) for wide in WIDTHS}
    fitting = [wide for wide in WIDTHS if wanted[wide] <= room.h]
    wide = next((wide for wide in fitting if wanted[wide] <= px(SNUG)), WIDTHS[-1])
    paper = pygame.Rect(0, room.y, px(wide), min(room.h, max(px(LOWEST), wanted[wide])))
    paper.centerx = room.centerx
    return paper


def note_height(services: Services, width: int) -> int:
    """What the longest of all notes needs in a sheet of this width."""
    scale, type_, say = services.scale, services.look.type, services.say
    measure = width - scale.px(28)
    words = (say(f"landscape-text-{letter.lower()}") for letter in EDITION.letters)
    body = max(type_.height(text, theme.READING.at(24), width=measure, line=1.22) for text in words)
    return scale.px(28) + type_.leading(theme.TIP_TITLE, 1.2) + body + type_.leading(theme.SECOND.at(21))


def draw_note(target: pygame.Surface, services: Services, letter: str, note: pygame.Rect, *, lit: bool) -> None:
    """Name, what the ability does, and when."""
    scale, type_, say, low = services.scale, services.look.type, services.say, letter.lower()
    head, foot = scale.px(12) + type_.leading(theme.TIP_TITLE, 1.2), type_.leading(theme.SECOND.at(21))
    middle = note.y + scale.px(10) + type_.leading(theme.TIP_TITLE, 1.2) // 2
    _draw_name(target, services, low, (note.centerx, middle), note.w - scale.px(24), lit=lit)
    _draw_words(target, services, low, theme.READING.at(24), note, note.w - scale.px(28), (head, scale.px(10) + foot), 1.22)
    at = (note.centerx, note.bottom - scale.px(8) - foot * 0.5)
    when = say(f"landscape-when-{low}")
    type_.put(target, when, theme.SECOND.at(21), at, theme.INK_SOFT, align="centre", width=note.w - scale.px(24))


def draw_name(target: pygame.Surface, services: Services, letter: str, note: pygame.Rect, *, lit: bool) -> None:
    """The name alone."""
    _draw_name(target, services, letter.lower(), note.center, note.w - services.scale.px(24), lit=lit)


def draw_reader(target: pygame.Surface, context: MomijiContext, rect: pygame.Rect, letter: str) -> None:
    """One note for all, when words are large: about the landscape that is chosen."""
    scale, type_, low = context.scale, context.look.type, letter.lower()
    context.look.paint.panel(target, rect, seed=27)
    measure, foot = rect.w - scale.px(48), type_.leading(theme.SECOND)
    _draw_words(target, context.services, low, theme.READING, rect, measure, (scale.px(10), scale.px(10) + foot), 1.2)
    at = (rect.centerx, rect.bottom - scale.px(10) - foot // 2)
    when = context.say(f"landscape-when-{low}")
    type_.put(target, when, theme.SECOND, at, theme.INK_SOFT, align="centre", width=measure)


def _draw_name(target: pygame.Surface, services: Services, low: str, at: tuple[int, int], width: int, *, lit: bool) -> None:
    ink = theme.DEEP_RED if lit else theme.INK
    services.look.type.put(target, services.say(f"landscape-{low}"), theme.TIP_TITLE, at, ink, align="centre", width=width)


def _draw_words(
    target: pygame.Surface,
    services: Services,
    low: str,
    role: theme.Role,
    paper: pygame.Rect,
    most: int,
    ends: tuple[int, int],
    line: float,
) -> None:
    """What the ability does, between what stands above and below it, in words as large as fit."""
    type_, text = services.look.type, services.say(f"landscape-text-{low}")
    room = paper.h - sum(ends)
    for shrunk in range(_SHRINKS):
        smaller = role.at(role.px * (1 - 0.06 * shrunk))
        measure = type_.balanced(text, smaller, most)
        words = type_.paragraph(text, smaller, width=measure, line=line, align="centre")
        if words.get_height() <= room:
            break
    target.blit(words, (paper.centerx - measure // 2, paper.y + ends[0] + max(0, room - words.get_height()) // 2))
