"""The cases: small records with the answer the rules give."""

import json
from pathlib import Path
from typing import Any

import pytest

from momiji import cli
from momiji.core.setup import Impossible
from momiji.core.text import Refusal
from momiji.games.chocolatier.rules.game import CHOCOLATIER
from momiji.games.chocolatier.rules.state import State

CASES = sorted((Path(__file__).parent / "cases").glob("*.json"))
NO_RECORD_AT_ALL = ("12-format", "12-no-json")  # refused before the rules are asked


def replayed(record: dict[str, Any]) -> State | tuple[int, Refusal]:
    """The position a record ends in, or the first step that is refused."""
    state = CHOCOLATIER.start(CHOCOLATIER.read_setup(record))
    for number, words in enumerate(record["actions"], start=1):
        step = CHOCOLATIER.decode(words)
        refusal = CHOCOLATIER.refuse(state, step)
        if refusal is not None:
            return number, refusal
        assert step in CHOCOLATIER.legal(state)
        CHOCOLATIER.advance(state, step)
    return state


def check(expected: dict[str, Any], position: dict[str, Any]) -> None:
    legal = set(position["legal"])
    assert len(legal) == len(position["legal"])
    for key, value in expected.items():
        match key:
            case "players":
                for seat, part in value.items():
                    assert {name: position["players"][int(seat)][name] for name in part} == part
            case "offers" if isinstance(value, dict):
                for number, part in value.items():
                    offer = position["offers"][int(number) - 1]
                    assert part == (offer and {name: offer[name] for name in part})
            case "legal_has":
                assert set(value) <= legal
            case "legal_not":
                assert not set(value) & legal
            case "legal_is":
                assert set(value) == legal
            case "legal_count":
                assert len(legal) == value
            case _:
                assert position[key] == value, key


def test_there_are_all_the_cases() -> None:
    assert len(CASES) == 112


@pytest.mark.parametrize("path", [path for path in CASES if path.stem not in NO_RECORD_AT_ALL], ids=lambda path: path.stem)
def test_case(path: Path) -> None:
    case = json.loads(path.read_text(encoding="utf-8"))
    if case.get("expect_refused"):
        with pytest.raises(Impossible):
            CHOCOLATIER.read_setup(case["record"])
        return
    result = replayed(case["record"])
    if "expect" in case:
        assert isinstance(result, State), result
        check(case["expect"], CHOCOLATIER.position(result))
    else:
        assert isinstance(result, tuple)
        number, refusal = result
        assert number == case["expect_error"]["step"]
        assert refusal.rule in case["expect_error"]["rules"]


@pytest.mark.parametrize("name", NO_RECORD_AT_ALL)
def test_what_is_no_record_gets_one_sentence(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    case = json.loads((Path(__file__).parent / "cases" / f"{name}.json").read_text(encoding="utf-8"))
    file = tmp_path / "case.momiji.json"
    file.write_text(case["text"] if "text" in case else json.dumps(case["record"]), encoding="utf-8")
    assert case["expect_refused"] and cli.run(["replay", "--json", str(file)]) == 2
    assert capsys.readouterr().err.count("\n") == 1
