"""The first picture is there before anything else, whatever the settings file holds."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pygame
import pytest

from momiji import opening
from momiji.ui.window import desktops, usual_size


@pytest.mark.parametrize(
    ("settings", "size"),
    [
        ({"window": [1300, 800], "language": "cs"}, (1300, 800)),
        ({"window": [1400, 800], "window_at": [9, 9], "screens": [[1024, 768]]}, (1400, 800)),
        ({"window": [1400, 800], "window_at": "left", "screens": [7, [1], "x"]}, (1400, 800)),
        ({"window": [1, 2]}, None),
        ({"window": "large", "language": 7}, None),
        ({"language": "../../secret"}, None),
        ([], None),
        (None, None),
    ],
)
def test_the_first_picture(settings: Any, size: tuple[int, int] | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    if settings is not None:
        (tmp_path / "config").mkdir()
        (tmp_path / "config" / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
    pygame.display.quit()
    opening.show()
    shown = pygame.display.get_surface()
    assert shown is not None
    size = size or usual_size(desktops())
    assert shown.get_size() == size
    sky, logo = shown.get_at((5, 5)), shown.subsurface(shown.get_rect().scale_by(0.3, 0.15).move(0, -round(size[1] * 0.08)))
    assert sky[2] > sky[0]
    colours = {tuple(logo.get_at((x, y))) for x in range(0, logo.get_width(), 9) for y in range(0, logo.get_height(), 9)}
    assert len(colours) > 12


def test_the_title_waits_for_the_rules_of_no_game() -> None:
    """A game's pages say what its box looks like; rules, table and words are read when they are wanted."""
    code = """
import sys
from momiji import registry
from momiji.ui.scenes.pages import pages
[pages(game) for game in registry.GAMES]
print(*(name for name in sys.modules if name.startswith("momiji.games.") and name.split(".")[3:] not in ([], ["pages"])))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == ""
