"""`momiji self-check`: one line a check; what is missing or broken is named, and the exit status says so."""

import shutil
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from momiji import cli, resources, screenshot
from momiji.commands import self_check
from momiji.commands.self_check import Fault
from momiji.core.chance import Chance
from momiji.games.momiji.rules.setup import deal
from momiji.i18n import translator
from momiji.ui import probe

Run = Callable[..., tuple[int, list[str]]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def check(*arguments: str) -> tuple[int, list[str]]:
        status = cli.run(["self-check", *arguments])
        out, err = capsys.readouterr()
        assert not err
        return status, out.splitlines()

    return check


def only(monkeypatch: pytest.MonkeyPatch, *keys: str) -> None:
    """These checks alone, so that a test costs what it asks."""
    every = list(self_check.checks())
    monkeypatch.setattr(self_check, "checks", lambda quick: [(what, check) for what, check in every if what.key in keys])


def without(tmp_path: Path, *folders: str) -> Path:
    """The assets, less something."""
    return Path(shutil.copytree(resources.assets(), tmp_path / "assets", ignore=shutil.ignore_patterns(*folders)))


def fault(check: Callable[[], None]) -> str:
    with pytest.raises(Fault) as caught:
        check()
    return translator("en").text(caught.value.text)


def test_a_sound_program_passes(run: Run) -> None:
    status, lines = run("--quick")  # the other scenes cost seconds; the packaged program does them all
    assert status == 0
    assert lines[-1] == "Everything is here and works."
    assert all(line.startswith("ok: ") for line in lines[:-1])
    assert len(lines) == 37


def test_a_missing_folder_of_drawings_is_named(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = without(tmp_path, "goals")
    monkeypatch.setattr(self_check, "assets", lambda: folder)
    only(monkeypatch, "self-check-drawings", "self-check-fonts")
    status, lines = run()
    assert status == 1
    assert lines[0].startswith("failed: drawings of everything in the boxes. art/goals/")
    assert lines[1:] == ["ok: fonts with every letter", "One check failed."]


def test_no_assets_at_all(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_check, "assets", lambda: tmp_path)
    only(monkeypatch, "self-check-drawings", "self-check-sounds", "self-check-fonts")
    status, lines = run("--lang", "cs")
    assert status == 1
    assert [line.partition(":")[0] for line in lines] == ["chyba"] * 3 + ["Neprošly 3\N{NO-BREAK SPACE}zkoušky."]


def test_a_damaged_sound_and_a_damaged_drawing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = without(tmp_path)
    monkeypatch.setattr(self_check, "assets", lambda: folder)
    (folder / "sounds" / "goal-2.ogg").write_bytes(b"OggS and no more")
    (folder / "art" / "cards" / "red-2.svg").write_text("<svg")
    assert fault(self_check.check_sounds).startswith("sounds/goal-2 ")
    assert fault(self_check.check_drawings).startswith("art/cards/red-2 ")


def test_a_missing_face_and_a_sign_it_lacks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = without(tmp_path, "Alegreya-Black.ttf")
    monkeypatch.setattr(self_check, "assets", lambda: folder)
    assert fault(self_check.check_fonts) == "fonts/Alegreya-Black is missing."
    assert probe.lacking_signs(folder / "fonts" / "Alegreya-Bold.ttf", "Ařж漢") == ["漢"]


def test_a_gap_in_a_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = Path(shutil.copytree(resources.locales(), tmp_path / "locales"))
    monkeypatch.setattr(self_check, "locales", lambda: folder)
    self_check.check_languages()
    (folder / "ru" / "self-check.ftl").unlink()
    assert fault(self_check.check_languages).startswith("ru: self-check-")
    (folder / "cs" / "momiji" / "words.ftl").write_text("a line that is no message\n")
    assert fault(self_check.check_languages) == "cs/momiji/words.ftl is missing or cannot be read."
    shutil.rmtree(folder)
    assert fault(self_check.check_languages).endswith("locales is missing.")


def test_without_locales_the_lines_are_bare_but_there(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    class Mute:
        def __call__(self, key: str, **_: Any) -> str:
            raise KeyError(key)

    only(monkeypatch, "self-check-languages")
    assert self_check.run(Namespace(quick=True), Mute()) == 0  # type: ignore[arg-type]
    assert capsys.readouterr().out.splitlines() == ["self-check-fine self-check-languages", "self-check-passed"]


def test_a_save_that_comes_back_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    from momiji.store import saves

    self_check.check_saves()
    monkeypatch.setattr(saves, "pack", lambda record, header: {**_pack(record, header), "actions": record["actions"][:-1]})
    assert fault(self_check.check_saves) == "The opened game differs from the saved one."


def _pack(record: dict[str, Any], header: Any) -> dict[str, Any]:
    return {"format": record["format"], "version": record["version"], "save": header.model_dump(mode="json"), **record}


def test_the_players_own_folder_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    self_check.check_saves()
    assert list(tmp_path.iterdir()) == []


def test_an_illegal_game_is_told_with_its_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    from momiji.commands.simulate import random_game
    from momiji.games.momiji.rules.game import MOMIJI

    game = random_game(MOMIJI, deal(("Aki", "Jana"), 1), Chance(1))
    monkeypatch.setattr(self_check, "computer_game", lambda *_: {**game, "actions": ["end", *game["actions"]]})
    assert "is not legal" in fault(lambda: self_check.check_game("momiji", deal(("Aki", "Jana"), 1)))
    monkeypatch.setattr(self_check, "computer_game", lambda *_: {**game, "actions": game["actions"][:5]})
    assert fault(lambda: self_check.check_game("momiji", deal(("Aki", "Jana"), 1))) == "The game did not reach its end."


def test_a_scene_that_fails_or_shows_nothing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    import pygame

    monkeypatch.setattr(screenshot, "shown_once", lambda game: ["title"])
    only(monkeypatch, "self-check-scenes")
    monkeypatch.setattr(screenshot, "take", lambda *_: pygame.Surface((640, 360)))
    status, (*told, last) = run()
    assert (status, last) == (1, "3 checks failed.")
    assert "failed: Momiji: a picture of every scene. title: the picture is almost empty." in told
    assert any(line.startswith("failed: Master Chocolatier: ") for line in told)
    monkeypatch.setattr(screenshot, "take", lambda *_: [][1])
    assert "failed: Momiji: a picture of every scene. title: IndexError: list index out of range" in run()[1]
