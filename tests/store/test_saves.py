"""Saved games: what is saved is opened again, of every version; what cannot be opened is told and never lost."""

import json
from pathlib import Path
from typing import Any

import pytest

from momiji import cli
from momiji.i18n import translator
from momiji.playing.keeping import replay
from momiji.playing.session import Session
from momiji.store import files, journal, records, saves
from momiji.store.files import BadFile
from momiji.store.migrations import CURRENT
from momiji.store.saves import Header, Opened, Save, Trouble
from tests.store.games import PNG, header, played, shelf

FIXTURES = sorted((Path(__file__).parent.parent / "fixtures" / "saves").glob("*.momiji.json"))


def saved(folder: Path, name: str = "Rainy evening") -> Save:
    game = played()
    return shelf(folder).save(game.record(), header(game, name))


def opened(folder: Path, path: Path) -> Opened:
    found = shelf(folder).open(path, replay)
    assert isinstance(found, Opened)
    return found


def trouble(folder: Path, path: Path) -> Trouble:
    found = shelf(folder).open(path, replay)
    assert isinstance(found, Trouble)
    return found


# ---------------------------------------------------------------------- saving and opening


def test_what_is_saved_is_opened_again(tmp_path: Path) -> None:
    game = played(3, 6)
    save = shelf(tmp_path).save(game.record(), header(game))
    again = opened(tmp_path, save.path)
    assert again.note is None
    assert again.save == Save(save.path, header(game), game.record())
    assert Session.resume(again.save.record).state == game.state
    assert again.save.header.picture == PNG


def test_a_save_is_still_a_record_anyone_can_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save = saved(tmp_path)
    assert records.load(save.path).actions == save.record["actions"]
    assert cli.run(["replay", "--json", str(save.path)]) == 0
    assert json.loads(capsys.readouterr().out)["players"][0]["name"] == "Hana"


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.name)
def test_every_version_opens_and_plays_on(path: Path, tmp_path: Path) -> None:
    (tmp_path / "saves").mkdir()
    copy = tmp_path / "saves" / path.name
    copy.write_bytes(path.read_bytes())
    found = opened(tmp_path, copy)
    assert found.note is None
    assert found.save.header.version == CURRENT
    assert len(found.save.header.seats) == len(found.save.players)
    game = Session.resume(found.save.record)
    assert game.actor is not None
    game.perform(game.match.rules.legal(game.state)[0])
    assert len(game.match.steps) == len(found.save.record["actions"]) + 1


def test_there_is_a_fixture_of_every_version() -> None:
    for version in range(1, CURRENT + 1):
        assert any(path.name.startswith(f"version-{version}") for path in FIXTURES)


def test_a_save_made_in_czech_opens_in_russian(tmp_path: Path) -> None:
    """No sentence is kept, only numbers and names, so that words come from the language of today."""
    save = saved(tmp_path, "Žofiin stůl")
    text = json.loads(save.path.read_text(encoding="utf-8"))["save"]
    for key, value in text.items():
        assert key in ("name", "saved", "rules", "digest", "game", "thumbnail", "seats") or not isinstance(value, str)
    assert opened(tmp_path, save.path).save.header.name == "Žofiin stůl"


def test_a_list_has_the_newest_first_and_names_what_is_damaged(tmp_path: Path) -> None:
    game, shelf_ = played(), shelf(tmp_path)
    for number, name in enumerate(("first", "second", "third")):
        shelf_.save(game.record(), header(game, name).model_copy(update={"saved": f"2026-11-0{number + 1}T10:00:00+00:00"}))
    (tmp_path / "saves" / "torn.momiji.json").write_text("{", encoding="utf-8")
    listing = shelf_.listing()
    assert [save.header.name for save in listing.saves] == ["third", "second", "first"]
    assert [one.path.name for one in listing.troubles] == ["torn.momiji.json"]
    assert shelf(tmp_path / "nowhere").listing() == saves.Listing((), ())


# ---------------------------------------------------------------------- renaming, deleting, sending


def test_two_saves_of_one_name_are_two_files(tmp_path: Path) -> None:
    assert saved(tmp_path).path != saved(tmp_path).path
    assert len(shelf(tmp_path).listing().saves) == 2


def test_saving_again_keeps_the_one_before(tmp_path: Path) -> None:
    first, longer = saved(tmp_path), played(2, 8)
    shelf(tmp_path).update(first, longer.record(), header(longer))
    assert saves.read(first.path).record == longer.record()
    before = saves.best(first.path)
    assert before is not None
    assert before.record == first.record


def test_rename(tmp_path: Path) -> None:
    save = shelf(tmp_path).rename(saved(tmp_path), "  Со\u202eн/в\\лесу\x00 ")
    assert save.header.name == "Со н/в\\лесу"
    assert save.path.name == "Со н в лесу.momiji.json"
    assert [one.header.name for one in shelf(tmp_path).listing().saves] == [save.header.name]
    same = shelf(tmp_path).rename(save, "   ")
    assert same.header.name == save.header.name


@pytest.mark.parametrize("name", ["CON", "nul", "..", "/", "", "a" * 10_000, "紅葉" * 100, "\ud800", "a\nb", "🍁"])
def test_any_name_gives_a_file_every_system_takes(name: str, tmp_path: Path) -> None:
    stem = files.file_name(saves.clean_name(name))
    assert 0 < len(stem.encode()) <= 151
    assert stem.lower() not in ("con", "nul")
    (tmp_path / f"{stem}.momiji.json").write_text("{}", encoding="utf-8")
    assert len(list(tmp_path.iterdir())) == 1


def test_delete_and_undo(tmp_path: Path) -> None:
    save, shelf_ = saved(tmp_path), shelf(tmp_path)
    binned = shelf_.delete(save.path)
    assert shelf_.listing().saves == ()
    assert binned.exists()
    other = saved(tmp_path)
    assert files.move(binned, shelf_.folder) != other.path
    assert {one.header.name for one in shelf_.listing().saves} == {save.header.name}
    assert len(shelf_.listing().saves) == 2


def test_export(tmp_path: Path) -> None:
    save, shelf_ = saved(tmp_path), shelf(tmp_path)
    there = shelf_.export(save, tmp_path / "post")
    assert there != shelf_.export(save, tmp_path / "post")
    taken = saves.read(there)
    assert (taken.record, taken.header) == (save.record, save.header)


# ---------------------------------------------------------------------- what cannot be opened


def strange(save: Save) -> dict[str, tuple[bytes, str]]:
    whole = json.loads(save.path.read_text(encoding="utf-8"))

    def changed(**more: Any) -> bytes:
        return json.dumps({**whole, **more}).encode()

    return {
        "truncated": (save.path.read_bytes()[:900], "damaged"),
        "empty": (b"", "damaged"),
        "no text": (b"\xff\xfe\x00", "damaged"),
        "too large": (b" " * 5_000_001, "damaged"),
        "too deep": (b"[" * 1_000_000, "damaged"),
        "another program's": (b'{"savegame": 1}', "foreign"),
        "newer": (changed(save={**whole["save"], "version": CURRENT + 1}), "newer"),
        "newer record": (changed(version=2), "newer"),
        "a number too long": (b'{"format": ' + b"9" * 100_000 + b"}", "foreign"),
        "an absurd number": (changed(save={**whole["save"], "turn": 10**30}), "damaged"),
        "a long name": (changed(save={**whole["save"], "name": "a" * 10_000}), "damaged"),
        "a player with a long name": (changed(players=["a" * 10_000, "b"]), "damaged"),
        "a header that is none": (changed(save=7), "damaged"),
        "version zero": (changed(save={"version": 0}), "damaged"),
        "an impossible set-up": (changed(first_player=9), "damaged"),
        "nobody": (changed(players=[]), "damaged"),
    }


@pytest.mark.parametrize("case", range(16))
def test_a_file_that_cannot_be_opened_is_named_and_set_aside(case: int, tmp_path: Path) -> None:
    save = saved(tmp_path)
    content, kind = list(strange(save).values())[case]
    before = save.path.read_bytes()
    files.backup(save.path).write_bytes(before)
    save.path.write_bytes(content)
    found = trouble(tmp_path, save.path)
    assert found.kind == kind
    sentence = translator("en").text(found.text)
    assert save.path.name in sentence
    assert len(sentence) < 400
    assert found.aside is not None
    assert found.aside.read_bytes() == content
    assert not save.path.exists()
    assert found.instead is not None
    assert found.instead.record == save.record


def test_a_file_from_elsewhere_or_one_that_cannot_be_read_stays_where_it_is(tmp_path: Path) -> None:
    elsewhere = tmp_path / "torn.momiji.json"
    elsewhere.write_text("{", encoding="utf-8")
    found = trouble(tmp_path, elsewhere)
    assert (found.kind, found.aside, elsewhere.exists()) == ("damaged", None, True)
    assert trouble(tmp_path, tmp_path / "none.momiji.json").kind == "missing"
    (tmp_path / "saves" / "folder.momiji.json").mkdir(parents=True)
    assert trouble(tmp_path, tmp_path / "saves" / "folder.momiji.json").kind == "foreign"


def test_a_game_that_no_longer_fits_the_rules_opens_at_its_last_consistent_turn(tmp_path: Path) -> None:
    game = played(2, 8)
    record = game.record()
    ends = [number + 1 for number, words in enumerate(record["actions"]) if words == "end"]
    broken = {**record, "actions": [*record["actions"][: ends[3] + 1], "fly R0<", *record["actions"][ends[3] + 1 :]]}
    save = shelf(tmp_path).save(broken, header(game))
    found = opened(tmp_path, save.path)
    assert found.note is not None
    assert "turn 5" in translator("en").text(found.note)
    resumed = Session.resume(found.save.record)
    assert len(resumed.match.steps) == ends[3]
    assert resumed.state.turn == 5
    assert saves.read(save.path).record == broken


def test_a_position_that_differs_is_told(tmp_path: Path) -> None:
    game = played()
    save = shelf(tmp_path).save(game.record(), header(game).model_copy(update={"digest": "0" * 32}))
    found = opened(tmp_path, save.path)
    assert found.note is not None
    assert found.note.key == "save-differs"
    assert found.save.record == game.record()


@pytest.mark.parametrize(
    "picture", ["", "%%%", "aGVsbG8=", "iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB" + "A" * 40, "iVBORw0KGgoAAAANSUhEUgD/////////"]
)
def test_a_thumbnail_that_is_no_picture_is_none(picture: str) -> None:
    found = Header(name="", saved="", thumbnail=picture).picture
    assert found is None or found[:4] == b"\x89PNG"


def test_a_date_nobody_can_read_is_long_ago() -> None:
    for words in ("", "yesterday", "9999-99-99", "0001-01-01T00:00:00+23:59"):
        assert Header(name="", saved=words).when.year <= 1970


def test_a_failed_write_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save = saved(tmp_path)
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("momiji.store.files.os.fsync", full)
    with pytest.raises(BadFile) as error:
        shelf(tmp_path).update(save, save.record, save.header)
    assert "No space left" in translator("en").text(error.value.text)
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before


# ---------------------------------------------------------------------- before there were other games


def test_what_names_no_game_is_one_of_momiji(tmp_path: Path) -> None:
    path = next(path for path in FIXTURES if path.name == "version-2-before-other-games.momiji.json")
    assert '"game"' not in path.read_text(encoding="utf-8")
    save = saves.read(path)
    assert (save.game, save.header.game) == ("momiji", "momiji")
    game = Session.resume(save.record)
    assert game.game == "momiji" and game.seats[1].computer == "gardener"
    assert game.record()["game"] == "momiji"


def test_a_journal_from_then_is_one_of_momiji() -> None:
    told = journal.read(FIXTURES[0].with_name("before-other-games.momiji.json"))
    assert told is not None and len(told[1]["actions"]) == 5
    assert Session.resume(told[1]).game == "momiji"
