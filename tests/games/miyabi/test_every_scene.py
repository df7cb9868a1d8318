"""The scenes of Miyabi in every language, size and text scale: nothing leaves the window, no word is cut or stands on another."""

from pathlib import Path

import pytest

from momiji import screenshot
from momiji.i18n import LANGUAGES
from momiji.screenshot import Wish
from momiji.ui.table.scene import TableScene
from tests.games.miyabi.at_table import register
from tests.ui.reading import Page, faults, reading

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1080), (1600, 1200))
TEXTS = (1.0, 1.5, 2.0)
SCENES = (
    "table",
    "table-chosen",
    "table-foreseen",
    "table-extensions",
    "table-laid",
    "table-frogs",
    "rows",
    "box",
    "garden",
)


@pytest.fixture(autouse=True)
def registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    register(tmp_path, monkeypatch)


def wishes(name: str) -> list[Wish]:
    """Each size once, with language, text scale and players going round."""
    start = SCENES.index(name)
    return [
        Wish(size, LANGUAGES[at % 3], TEXTS[(at + at // 3) % 3], players=2 + (at + at // 3) % 3, game="miyabi")
        for at, size in enumerate(SIZES, start)
    ]


@pytest.mark.parametrize("name", SCENES)
def test_every_word_can_be_read(name: str) -> None:
    for wish in wishes(name):
        with reading(), screenshot.staged(name, wish) as app:
            app.stack.build()
            scene = app.stack.top
            assert scene is not None
            scene.backdrop = None
            if isinstance(scene, TableScene):
                scene.forget_since()
            page = Page(wish.size)
            app.stack.draw(page)
            wrong = faults(page.marks, page.get_rect(), [], floating=name == "table-foreseen")
            wrong += [f"{words!r} is cut" for words in sorted(app.services.look.type.cut)]
        assert wrong == [], wish
