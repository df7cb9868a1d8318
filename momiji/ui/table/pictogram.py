"""A step in small pictures that stand in one line: things, arrows, a name in a box. Lists show it where words would be long."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Final

import pygame

from momiji.ui import light, theme
from momiji.ui.services import Look
from momiji.ui.sprites import leaf_card

OVERLAP: Final = 0.58  # of its width is seen of a thing that another one lies on
GAP: Final = 0.2  # of the height, between two signs; twice as much between two steps
ICON: Final = 0.82  # of the height
BOX: Final = 0.72
CARD: Final = (0.94, 1.28)  # of the height: how much is seen of a card across, and how wide all of it would be
SHRINKS: Final = (1.0, 0.85, 0.7)  # before something is left out


@dataclass(frozen=True, slots=True)
class Sign:
    """`key` tells it from all others; `paint` makes its picture for a height. A `quiet` one goes without saying after another step."""

    key: Hashable
    paint: Callable[[Look, int], pygame.Surface] = field(compare=False)
    quiet: bool = False


Pictogram = Sequence[Sign]  # of one step


# ---------------------------------------------------------------------- what games make theirs of
def thing(name: str, count: int = 1, share: float = 0.9) -> Sign:
    """A drawing, or several of them one over the other."""

    def paint(look: Look, high: int) -> pygame.Surface:
        size = round(high * share)
        wide = round(size * look.art.aspect(name))
        step = round(wide * OVERLAP)
        out = light.clear(wide + step * (count - 1), high, theme.INK)
        picture = look.art.get(name, (wide, size))
        for at in range(count):
            out.blit(picture, (step * at, (high - size) // 2))
        return out

    return Sign(("thing", name, count, share), paint)


def icon(name: str, *, quiet: bool = False) -> Sign:
    """A drawing in ink."""

    def paint(look: Look, high: int) -> pygame.Surface:
        return look.art.icon(name, round(high * ICON))

    return Sign(("icon", name), paint, quiet)


def leaf(name: str) -> Sign:
    def paint(look: Look, high: int) -> pygame.Surface:
        return look.sprites.leaf(name, round(high * 0.84))

    return Sign(("leaf", name), paint)


def card(name: str, number: int) -> Sign:
    """A leaf card, near enough for its number to be read."""

    def paint(look: Look, high: int) -> pygame.Surface:
        out = light.clear(round(high * CARD[0]), high, theme.INK)
        face = leaf_card(name, number, round(high * CARD[1]))
        out.blit(look.sprites.card(face), (0, 0))
        return light.masked(out, look.sprites.corner(face.width))

    return Sign(("card", name, number), paint)


def boxed(words: str) -> Sign:
    """A place by its short name."""

    def paint(look: Look, high: int) -> pygame.Surface:
        tall, ink = round(high * BOX), _ink(look)
        letters, middle = look.type.glyph(words, "Alegreya-ExtraBold", max(theme.SMALLEST_TEXT, round(tall * 0.72)), ink)
        wide = max(tall, letters.get_width() + round(tall * 0.5))
        out = light.clear(wide, high, ink)
        top = (high - tall) // 2
        out.blit(look.paint.rounded(wide, tall, tall * 0.2, ink, line=max(1.5, tall * 0.06)), (0, top))
        out.blit(letters, ((wide - letters.get_width()) // 2, top + tall // 2 - middle))
        return out

    return Sign(("boxed", words), paint)


def _arrow(look: Look, high: int) -> pygame.Surface:
    size = round(high * 0.4)
    picture = pygame.transform.rotate(look.art.icon("chevron", size), 90)  # it points down
    out = light.clear(size, high, theme.INK)
    out.blit(picture, (0, (high - size) // 2))
    return out


ARROW: Final = Sign("arrow", _arrow)


def _ink(look: Look) -> theme.Colour:
    return look.pair.ink(theme.INK) if look.pair else theme.INK


def told(steps: Sequence[Pictogram]) -> list[Pictogram]:
    """Of several steps those that say something; of quiet ones only the first, where there is nothing else."""
    return [signs for signs in steps if signs and not quiet(signs)] or [signs for signs in steps if signs][:1]


def quiet(signs: Pictogram) -> bool:
    return bool(signs) and all(sign.quiet for sign in signs)


# ---------------------------------------------------------------------- how it is drawn
def pictured(look: Look, steps: Sequence[Pictogram], high: int, room: int) -> pygame.Surface:
    """Steps in one line, smaller where there are many; those that find no room even so are three dots."""
    key = ("pictogram", tuple(tuple(signs) for signs in steps), high, room, look.art.high_contrast)
    return look.paint.kept(key, lambda: _fitting(look, steps, high, room))


def _fitting(look: Look, steps: Sequence[Pictogram], high: int, room: int) -> pygame.Surface:
    for share in SHRINKS:
        whole = [_pictures(look, signs, round(high * share)) for signs in steps]
        line = _line(whole, round(high * share))
        if line.get_width() <= room:
            return line
    dots = look.type.glyph("…", "AlegreyaSans-Bold", round(high * 0.6), _ink(look))[0]
    while len(whole) > 1 and line.get_width() > room:
        whole = whole[:-1]
        line = _line([*whole, dots], line.get_height())
    return line


def _pictures(look: Look, signs: Pictogram, high: int) -> pygame.Surface:
    return _beside([sign.paint(look, high) for sign in signs], high, round(high * GAP))


def _line(steps: Sequence[pygame.Surface], high: int) -> pygame.Surface:
    return _beside(steps, high, 2 * round(high * GAP))


def _beside(pictures: Sequence[pygame.Surface], high: int, gap: int) -> pygame.Surface:
    out = light.clear(max(1, sum(picture.get_width() + gap for picture in pictures) - gap), high, theme.INK)
    x = 0
    for picture in pictures:
        out.blit(picture, (x, (high - picture.get_height()) // 2))
        x += picture.get_width() + gap
    return out
