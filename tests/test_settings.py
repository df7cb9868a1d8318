"""Settings fall back one by one, and no file can keep the game from starting."""

import json
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from momiji.core.chance import Chance
from momiji.i18n import system_language, translator
from momiji.playing.preferences import Preferences, sensible
from momiji.store import files, paths, settings


@dataclass(frozen=True)
class Wishes:
    language: str = "en"
    text_scale: float = 1.0
    window: tuple[int, int] = (1600, 900)
    leaves: bool = True


def test_what_is_written_is_read(tmp_path: Path) -> None:
    file, wishes = tmp_path / "deep" / "settings.json", Wishes("cs", 1.5, (800, 600), False)
    settings.write(file, wishes)
    assert settings.fill(Wishes(), settings.read(file)) == settings.Loaded(wishes, ())


def test_a_bad_value_falls_back_alone() -> None:
    data = {"language": 7, "text_scale": "large", "window": [800], "leaves": False, "unknown": 1}
    assert settings.fill(Wishes(), data) == settings.Loaded(Wishes(leaves=False), ("language", "text_scale", "window"))


@pytest.mark.parametrize("content", [b"", b"[]", b"{", b"\xff", b"[" * 100_000, b" " * 300_000, b'{"a": NaN'])
def test_an_unreadable_file_is_no_settings(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_bytes(content)
    assert settings.read(tmp_path / "settings.json") == {}
    assert settings.read(tmp_path / "none.json") == {}
    assert settings.read(tmp_path) == {}


def test_damaged_settings_always_give_settings(tmp_path: Path) -> None:
    chance, file = Chance("settings"), tmp_path / "settings.json"
    good = json.dumps({"language": "ru", "text_scale": 2.0, "window": [1, 2], "leaves": True})
    for _ in range(500):
        at = chance.below(len(good))
        file.write_text(good[:at] + chance.pick('{}[]",:0nx') + good[at + chance.below(5) :], encoding="utf-8")
        assert isinstance(settings.fill(Wishes(), settings.read(file)).value, Wishes)


def test_one_folder_for_everything(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    assert paths.data() == tmp_path / "data"
    assert paths.config() == tmp_path / "config"
    monkeypatch.delenv("MOMIJI_HOME")
    assert tmp_path not in paths.data().parents


def test_every_value_that_falls_back_has_a_note(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text(json.dumps({key: {} for key in Preferences.__slots__}), encoding="utf-8")
    loaded = settings.load(file, Preferences(), sensible)
    assert loaded.value == Preferences()
    assert set(loaded.ignored) == set(Preferences.__slots__)
    assert all(translator("en").text(note) for note in loaded.notes)


@pytest.mark.parametrize(
    "data", [{"window": [10**9, 5]}, {"text_scale": 1e9}, {"effects_volume": float("nan")}, {"animation_speed": -1}, {"language": "x" * 50}]
)
def test_a_value_nobody_can_mean_falls_back(data: dict[str, object]) -> None:
    assert settings.fill(Preferences(), data, sensible) == settings.Loaded(Preferences(), tuple(data))


def test_settings_that_cannot_be_read_are_kept_beside_the_new_ones(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    for content in ("{", "[]"):
        file.write_text(content, encoding="utf-8")
        loaded = settings.load(file, Preferences())
        assert loaded.notes
        settings.write(file, loaded.value)
    assert sorted(path.read_text(encoding="utf-8") for path in tmp_path.glob("*unreadable*")) == ["[]", "{"]
    settings.write(file, Preferences(language="cs"))
    assert json.loads(files.backup(file).read_text(encoding="utf-8"))["language"] == "en"
    assert settings.load(tmp_path / "none.json", Preferences()) == settings.Loaded(Preferences(), (), missing=True)


def test_the_first_start_takes_the_language_of_the_computer(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for named, language in (("cs_CZ.UTF-8", "cs"), ("ru_RU", "ru"), ("de_DE.UTF-8", "en"), ("C", "en")):
        monkeypatch.setenv("LANG", named)
        assert system_language() == language


def test_a_lesson_left_before_there_were_other_games_is_momijis(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"language": "cs", "lesson_step": 4}))
    loaded = settings.load(path, Preferences(), sensible)
    assert (loaded.value.lesson_step("momiji"), loaded.value.lesson_step("toy"), loaded.ignored) == (4, 0, ())
    settings.write(path, replace(loaded.value, **loaded.value.lesson_left("toy", 2)))
    again = settings.load(path, Preferences(), sensible).value
    assert (again.lesson_step("momiji"), again.lesson_step("toy")) == (4, 2)
