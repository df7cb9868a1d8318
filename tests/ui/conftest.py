"""Scenes are tested without a display; this must be said before pygame opens one."""

import os

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")


@pytest.fixture(scope="session", autouse=True)
def read() -> None:
    """As in the program itself; without it every change of scenes would look through pytest and all tests."""
    from momiji.ui import memory

    memory.loaded()
