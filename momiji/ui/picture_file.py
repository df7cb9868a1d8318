"""A picture as a file. It is painted in memory first, because the window library does not notice a full disk."""

import io
from pathlib import Path

import pygame


def encoded(picture: pygame.Surface, name: str = "picture.png") -> bytes:
    """As the ending of the name says. Raises OSError for a picture that cannot be painted."""
    out = io.BytesIO()
    try:
        pygame.image.save(picture, out, name)
    except pygame.error as error:
        raise OSError(str(error)) from error
    return out.getvalue()


def write(picture: pygame.Surface, out: Path) -> None:
    """Where somebody asked for it, over whatever is there; no half picture stays. Raises OSError."""
    content = encoded(picture, out.name)
    out.parent.mkdir(parents=True, exist_ok=True)
    try:
        out.write_bytes(content)
    except OSError:
        if out.is_file():
            out.unlink()
        raise
