"""What the table of Miyabi says in words and figures."""

from pathlib import Path

import pytest

from momiji.core.text import Text
from momiji.games.miyabi.table.brief import brief_lines
from momiji.games.miyabi.table.layout import lay_out
from momiji.games.miyabi.table.table import TABLE
from momiji.i18n import translator
from momiji.playing.log import Line
from momiji.ui.kit.recap import RecapPaper
from tests.games.miyabi.at_table import ALL, at_table, played, register


@pytest.fixture(autouse=True)
def registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    register(tmp_path, monkeypatch)


def _tile(size: str, square: str, points: int) -> Text:
    laid = Text("miyabi-tile-laid", {"size": size, "object": "miyabi-object-azalea"})
    return Text("miyabi-log-place", {"name": "Kenji", "tile": laid, "square": square, "objects": 2, "level": 1, "points": points})


def test_a_slip_tells_what_each_player_did_in_one_line() -> None:
    frog = Text("miyabi-log-frog-up", {"name": "Kenji", "square": "b3", "level": 2, "points": 2})
    round_over = Text("miyabi-log-round-over", {"round": 2, "left": 0})
    fifth = Text("miyabi-log-fifth", {"name": "Yuki", "object": "miyabi-object-azalea", "points": 7})
    passes, zen = Text("miyabi-log-pass", {"name": "Mei"}), Text("miyabi-log-zen", {"name": "Mei", "square": "f6"})
    lines = [("fan", _tile("double", "c4", 4)), ("fan", frog), ("pine", _tile("single", "a4", 5)), ("pine", fifth), ("crane", zen)]
    lines += [("crane", passes), ("crane", round_over)]
    told = brief_lines([Line(*line) for line in lines])
    assert [(line.crest, translator("en").text(line.text)) for line in told] == [
        ("fan", "Azaleas on\u00a0c4, frog to b3: +6"),
        ("pine", "Azalea on\u00a0a4, first on level 5: +12"),
        ("crane", "Zen tile on\u00a0f6, passed: +1"),
    ]
    assert translator("cs").text(told[0].text) == "Azalky na\u00a0c4, žába na b3: +6"
    assert translator("ru").text(told[0].text) == "Азалии на\u00a0c4, лягушка на b3: +6"


def test_several_tiles_of_one_player_are_one_line() -> None:
    told = brief_lines([Line("fan", _tile("single", square, 2)) for square in ("a4", "b4", "c4")])
    assert [translator("en").text(line.text) for line in told] == ["3 tiles, the last on\u00a0c4: +6"]


@pytest.mark.parametrize(("language", "size", "text"), [("en", (1920, 1080), 1.0), ("cs", (1280, 720), 1.5), ("ru", (1920, 1080), 2.0)])
def test_the_slip_lies_over_the_note_and_not_over_the_garden(language: str, size: tuple[int, int], text: float) -> None:
    """With the most there is to tell: three players who moved their frogs too."""
    session = played(lambda one: one.state.round == 2, 4, ALL)
    frog = Text("miyabi-log-frog-up", {"name": "Kenji", "square": "b3", "level": 2, "points": 2})
    lines = brief_lines([Line(crest, one) for crest in ("fan", "lantern", "crane") for one in (_tile("double", "c4", 4), frog)])
    with at_table(session, language=language, size=size, text=text) as app:
        services = app.services
        layout = lay_out(TABLE.desk(session, session.state.current).show, services.scale)
        slip = RecapPaper(services, lines, TABLE.recap_area(layout), TABLE.recap_heights(layout))
        assert slip.rect.contains(layout.panels["note"])
        assert not slip.rect.colliderect(layout.fields[session.state.current])
