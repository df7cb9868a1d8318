"""Scenes are tested without a display; this must be said before pygame opens one."""

import os
from collections.abc import Iterator

import pygame
import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")


@pytest.fixture(scope="session", autouse=True)
def read() -> None:
    """As in the program itself; without it every change of scenes would look through pytest and all tests."""
    from momiji.ui import memory

    memory.loaded()


@pytest.fixture(scope="session", autouse=True)
def no_single_rows() -> Iterator[None]:
    """Whatever is drawn in these tests: smoothscale reads behind a picture of one row (or column) that it makes larger."""
    import pygame

    real = pygame.transform.smoothscale

    def checked(picture: pygame.Surface, size: tuple[float, float]) -> pygame.Surface:
        larger = [new for old, new in zip(picture.get_size(), size, strict=True) if old == 1 and new > 1]
        assert not larger, f"smoothscale of {picture.get_size()} to {size} reads behind its picture"
        return real(picture, size)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.transform, "smoothscale", checked)
        yield


@pytest.fixture(scope="session", autouse=True)
def drawn_once() -> Iterator[None]:
    """Every window draws its pictures anew, which would be half the time of these tests: what one has drawn, the next gets a copy of."""
    from momiji.ui.art import Art, Part, Size
    from momiji.ui.pictures import Pictures

    drawn, real = Pictures(500_000_000), Art._draw

    def draw(art: Art, key: tuple[str, Size], kept: Part) -> pygame.Surface:
        known = drawn.find((art.folder, key))
        if known is None:
            picture = real(art, key, kept)
            drawn.keep((art.folder, key), picture.copy())
        else:
            picture = known.copy()
            kept.keep(key, picture)
        return picture

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Art, "_draw", draw)
        yield
