"""A study as a tree: steps that were tried stay, comments stay, and a record with them is still the record it was."""

import json
from pathlib import Path
from typing import Any

import pytest

from momiji.cli import run as main
from momiji.core.chance import Chance
from momiji.playing.session import CRESTS, Choices, Seat, Session
from momiji.playing.study import Study
from momiji.registry import GAMES
from momiji.store import files, paths, studies
from momiji.store.files import BadFile
from momiji.store.studies import Remark

PEOPLE = ("Hana", "Kenji")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))


def finished(game: str, seed: str = "3") -> Session:
    session = Session.begin(Choices(game, tuple(Seat(name, crest) for name, crest in zip(PEOPLE, CRESTS, strict=False)), seed, first=0))
    chance = Chance(seed)
    while session.actor is not None:
        session.perform(chance.pick(session.rules.legal(session.state)))
    return session


def other(study: Study, taken: str) -> str:
    """A legal step from here that was not played."""
    return next(words for step in study.rules.legal(study.here.state) if (words := study.rules.encode(step)) != taken)


def grown(game: str) -> Study:
    """A game with a branch, a branch of that branch, comments on all of them."""
    record = finished(game).record()
    study = Study(record)
    at = next(at for at in range(10, len(record["actions"])) if _choice(study, record, at))
    study.at(at)
    study.root.remark = Remark(text="A quiet game.")
    study.follow([*study.here.steps, other(study, record["actions"][at])])
    study.here.remark = Remark(text="Instead of that.", sign="good")
    first = study.here
    for _ in range(4):
        study.follow([*study.here.steps, study.rules.encode(study.rules.legal(study.here.state)[0])])
    study.here = first
    if len(study.rules.legal(first.state)) > 1:
        study.follow([*first.steps, other(study, first.children[0].step)])
        study.here.remark = Remark(sign="doubtful")
    return study


def _choice(study: Study, record: dict[str, Any], at: int) -> bool:
    study.at(at)
    return len(study.rules.legal(study.here.state)) > 1


@pytest.mark.parametrize("game", GAMES)
def test_what_was_added_is_there_again(game: str) -> None:
    study = grown(game)
    written = json.loads(json.dumps(study.written()))
    again = Study(written, studies.read(written, "x"))
    assert again.written() == study.written()
    assert [(row.node.step, row.depth, row.number, row.node.remark) for row in again.rows()] == [
        (row.node.step, row.depth, row.number, row.node.remark) for row in study.rows()
    ]
    assert again.lines == study.lines >= 2
    assert study.added and not Study(written).added


@pytest.mark.parametrize("game", GAMES)
def test_a_record_with_a_study_replays_as_without(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    study, plain = grown(game), finished(game).record()
    for name, record in (("plain", plain), ("study", study.written())):
        (tmp_path / name).write_text(json.dumps(record), encoding="utf-8")
    assert main(["replay", "--json", str(tmp_path / "plain")]) == main(["replay", "--json", str(tmp_path / "study")])
    first, second = capsys.readouterr().out.splitlines()
    assert first == second
    assert main(["replay", "--tree", str(tmp_path / "study")]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "A quiet game."
    assert len(told) == len(study.rows()) + 1
    branch = next(line for line in told if line.startswith("    ") and "Instead of that." in line)
    assert "good" in branch


def test_going_about_loses_nothing() -> None:
    study = grown("momiji")
    before = study.written()
    node = study.here
    study.at(0)
    assert study.here is study.root
    study.follow(node.steps)
    assert study.here is node
    assert study.next_branch() and study.here is not node
    assert study.here.parent is node.parent
    assert study.written() == before
    study.here, lines = node, study.lines
    assert study.cut() and study.here is node.parent
    assert study.lines == lines - 1
    study.at(3)
    assert not study.cut()  # what was played stays


def test_steps_that_do_not_fit_are_cut_off() -> None:
    record = finished("momiji").record()
    shape = studies.read({"branches": [{"at": 5, "actions": ["nonsense", "end"]}, {"at": 100_0, "actions": ["end"]}]}, "x")
    study = Study(record, shape)
    assert study.lines == 1
    assert [row.node.step for row in study.rows()] == record["actions"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"comments": []},
        {"comments": {"1": {"text": "x" * 3000}}},
        {"comments": {"1": {"sign": "!!"}}},
        {"branches": [{"at": -1, "actions": ["end"]}]},
        {"branches": [{"at": 1, "actions": []}]},
        {"branches": "all of them"},
    ],
)
def test_a_study_of_another_shape_is_told_in_one_sentence(
    wrong: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "wrong.momiji.json"
    file.write_text(json.dumps({**finished("momiji").record(), **wrong}), encoding="utf-8")
    assert main(["replay", "--tree", str(file)]) == 2
    told = capsys.readouterr()
    assert told.err.count("\n") == 1 and "Traceback" not in told.err + told.out
    assert main(["replay", "--json", str(file)]) == 0  # comments and branches are nobody's business there


def test_branches_within_branches_without_end_are_refused_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = json.dumps(finished("momiji").record())[:-1] + ', "branches": [' + _spelled(3000) + "]}"
    file = tmp_path / "deep.momiji.json"
    file.write_text(text, encoding="utf-8")
    assert main(["replay", "--tree", str(file)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def _spelled(deep: int) -> str:
    return '{"at":0,"actions":["end"],"branches":[' * deep + "]}" * deep


def test_a_kept_study_survives_a_damaged_file() -> None:
    study = grown("miyabi")
    studies.keep("one", study.written())
    study.root.remark = Remark(text="Later.")
    studies.keep("one", study.written())
    kept = studies.kept("one")
    assert kept is not None and kept.comments["0"].text == "Later."
    path = next(paths.studies().glob(f"*{files.ENDING}"))
    path.write_text(path.read_text()[:100])
    before = studies.kept("one")
    assert before is not None and before.comments["0"].text == "A quiet game."
    assert studies.kept("another") is None


def test_a_folder_that_cannot_be_written_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    (paths.data()).mkdir(parents=True)
    paths.studies().write_text("in the way")
    with pytest.raises(BadFile):
        studies.keep("one", grown("chocolatier").written())
