"""Words that must stand in a box: on one line or two, as large as they may be."""

import re
from collections.abc import Sequence
from typing import Final

import pygame

from momiji.ui import theme
from momiji.ui.services import Look
from momiji.ui.theme import Colour, Role
from momiji.ui.type import Align

_PARTS: Final = re.compile(r"[\s-]+")


def sentence_case(words: str) -> str:
    """Names are kept in small letters, for the middle of sentences."""
    return words[:1].upper() + words[1:]


def fit(look: Look, words: str, role: Role, size: tuple[int, int], faces: Sequence[str] = ()) -> Role | None:
    """The largest voice in which words stand in a box, on one line or on two; narrower faces are tried last. None: in none."""
    width, scale = look.type.width, look.scale
    for step in range(100, 40, -4):
        smaller = role.at(role.px * step / 100)
        real = scale.type(smaller.px)
        if width(words, smaller) <= size[0] and real <= size[1]:
            return smaller
        whole = all(width(word, smaller) <= size[0] for word in words.split())
        if whole and 2.2 * real <= size[1] and _lines(look, words, smaller, size[0]) <= 2:
            return smaller
    return fit(look, words, Role(faces[0], role.px), size, faces[1:]) if faces else None


def _lines(look: Look, words: str, role: Role, width: int) -> int:
    count, line = 1, ""
    for word in words.split():
        longer = f"{line} {word}" if line else word
        if look.type.width(longer, role) > width:
            count, longer = count + 1, word
        line = longer
    return count


def put_boxed(
    target: pygame.Surface, look: Look, words: str, role: Role, box: pygame.Rect, colour: Colour = theme.INK, *, align: Align = "left"
) -> None:
    """Words in the middle of a box's height, on one line if they fit, else on two."""
    type_ = look.type
    if type_.width(words, role) <= box.w or 2.2 * look.scale.type(role.px) > box.h or len(words.split()) == 1:
        x = box.x if align == "left" else box.centerx
        type_.put(target, words, role, (x, box.centery), colour, align=align, width=box.w)
        return
    picture = type_.paragraph(words, role, colour, width=box.w, line=1.04, align=align)
    target.blit(picture, (box.x, box.centery - picture.get_height() // 2))


def put_name(target: pygame.Surface, look: Look, name: str, box: pygame.Rect) -> None:
    """A player's name under the crest; where a long one has no room, its first part must do."""
    narrow = (theme.SECOND.face,)
    for words in (name, *_PARTS.split(name)[:1]):
        role = fit(look, words, theme.NAME, box.size, narrow)
        if role is not None:
            put_boxed(target, look, words, role, box, align="centre")
            return
    look.type.put(target, name, theme.SECOND, box.center, align="centre", width=box.w)
