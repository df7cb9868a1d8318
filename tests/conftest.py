"""Tests never open a real window or speaker by accident; those that want one say so."""

import faulthandler
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):  # many tests start programs, and each of them would translate all of Python it reads anew
    os.environ["PYTHONPYCACHEPREFIX"] = str(Path(__file__).parents[1] / ".pytest_cache" / "bytecode")

FAULTS = pytest.StashKey[Path]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all-puzzles", action="store_true", help="prove every puzzle again, not only a sample")
    parser.addoption("--hammer", action="store_true", help="let screen readers come and go two hundred times")


# When a worker of xdist dies natively, faulthandler writes where every thread was into the middle of the output, where it gets lost.
# So each worker writes into a file of its own, and whoever leads them reads these out at the end. Without workers stderr is good enough.
@pytest.hookimpl(trylast=True)  # after pytest has turned its own faulthandler on
def pytest_configure(config: pytest.Config) -> None:
    worker: dict[str, str] | None = getattr(config, "workerinput", None)
    if worker:
        faulthandler.enable(os.open(Path(worker["faults"], worker["workerid"]), os.O_WRONLY | os.O_CREAT))


@pytest.hookimpl(optionalhook=True)  # it is xdist's
def pytest_configure_node(node: Any) -> None:
    if FAULTS not in node.config.stash:
        node.config.stash[FAULTS] = Path(tempfile.mkdtemp(prefix="momiji-faults-"))
    node.workerinput["faults"] = str(node.config.stash[FAULTS])


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if FAULTS not in config.stash:
        return
    for file in sorted(config.stash[FAULTS].iterdir()):
        if words := file.read_text(errors="replace"):
            terminalreporter.section(f"worker {file.name} crashed here", red=True)
            terminalreporter.write_line(words)
    shutil.rmtree(config.stash[FAULTS], ignore_errors=True)


@pytest.fixture(scope="session")
def drawn_once() -> Iterator[None]:
    """Every window draws its pictures anew, which would be half the time of all tests: what one has drawn, the next gets a copy of."""
    import pygame

    from momiji.ui.art import Art, Size
    from momiji.ui.pictures import PicturePart, PictureStore

    drawn, real = PictureStore(500_000_000), Art._draw

    def draw(art: Art, key: tuple[str, Size], kept: PicturePart) -> pygame.Surface:
        known = drawn.find((art.folder, art.turned, key))
        if known is None:
            picture = real(art, key, kept)
            drawn.keep((art.folder, art.turned, key), picture.copy())
        else:
            picture = known.copy()
            kept.keep(key, picture)
        return picture

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Art, "_draw", draw)
        yield
