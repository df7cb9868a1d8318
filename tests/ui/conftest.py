"""Scenes are tested without a display; this must be said before pygame opens one."""

import os
from collections.abc import Iterator

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
def all_drawn_once(drawn_once: None) -> None:
    """Here everybody draws."""


@pytest.fixture
def unpainted() -> Iterator[None]:
    """For tests that look only at places and words: everything is laid out and set, nothing is painted."""
    from tests.ui.reading import reading

    with reading():
        yield
