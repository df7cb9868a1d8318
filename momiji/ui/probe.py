"""What `momiji self-check` asks of the window library: is it able to read what came with the program?"""

from collections.abc import Iterable
from pathlib import Path

import pygame

from momiji.ui.audio import EFFECTS, PIECES, RATE, VARIANTS

SOUNDS = (*PIECES, *(f"{name}-{variant}" for name in EFFECTS for variant in range(1, VARIANTS + 1)))
NO_SIGN = "\uffff"  # never a character, by definition


def unreadable_sounds(folder: Path) -> list[str]:
    """Sounds that are missing or cannot be decoded. The mixer needs a device; SDL's dummy one will do."""
    pygame.mixer.init(RATE, -16, 2)
    try:
        return [name for name in SOUNDS if not _decodes(folder / f"{name}.ogg")]
    finally:
        pygame.mixer.quit()


def _decodes(file: Path) -> bool:
    try:
        return pygame.mixer.Sound(file).get_length() > 0
    except (pygame.error, OSError):
        return False


def unreadable_drawings(folder: Path, names: Iterable[str]) -> list[str]:
    """Drawings that are missing, cannot be drawn, or show nothing."""
    return [name for name in names if not _drawn(folder / f"{name}.svg")]


def _drawn(file: Path) -> bool:
    try:
        return pygame.image.load_sized_svg(file, (24, 24)).get_bounding_rect().w > 0
    except (pygame.error, OSError):
        return False


def lacking_signs(font: Path, signs: Iterable[str]) -> list[str]:
    """Signs a face cannot write: they look like the one no face has. Raises OSError or pygame.error for a file that is no font."""
    pygame.font.init()
    face = pygame.font.Font(font, 20)

    def look(sign: str) -> bytes:
        return pygame.image.tobytes(face.render(sign, True, "black"), "RGBA")

    nothing = look(NO_SIGN)
    return [sign for sign in sorted(set(signs)) if look(sign) == nothing]


def is_flat(picture: pygame.Surface) -> bool:
    """Whether next to nothing is to be seen in a picture."""
    wide, high = picture.get_size()
    return len({tuple(picture.get_at((x, y))) for x in range(0, wide, 32) for y in range(0, high, 32)}) < 8
