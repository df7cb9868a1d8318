"""The cases: small records with the answer the rules give, through the same door as `momiji replay --json`."""

import json
from pathlib import Path
from typing import Any

import pytest

from momiji import cli

CASES = sorted((Path(__file__).parent / "cases").glob("*.json"))


def replay(tmp_path: Path, record: Any, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[Any], str]:
    file = tmp_path / "case.momiji.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    status = cli.run(["replay", "--json", str(file)])
    out, err = capsys.readouterr()
    return status, [json.loads(line) for line in out.splitlines()], err


def as_set(steps: list[str]) -> set[str]:
    """Steps with their pairs in one order."""
    plain = set()
    for step in steps:
        verb, *rest = step.split()
        plain.add(" ".join([verb, *(sorted(rest) if verb == "trade" or (verb == "collect" and len(rest) == 2) else rest)]))
    return plain


def check(expected: dict[str, Any], position: dict[str, Any]) -> None:
    legal = as_set(position["legal"])
    assert len(legal) == len(position["legal"])
    for key, value in expected.items():
        if key == "players":
            for seat, part in value.items():
                for name, wanted in part.items():
                    assert_alike(name, position["players"][int(seat)][name], wanted)
        elif key == "legal_has":
            assert as_set(value) <= legal
        elif key == "legal_not":
            assert not as_set(value) & legal
        elif key == "legal_is":
            assert as_set(value) == legal
        elif key == "draft" and value is not None:
            assert sorted(position["draft"]["face_up"]) == sorted(value["face_up"])
        else:
            assert_alike(key, position[key], value)


def assert_alike(name: str, found: Any, wanted: Any) -> None:
    if name in ("hand", "discard", "goals", "landscapes"):
        found, wanted = sorted(found, key=str), sorted(wanted, key=str)
    assert found == wanted, name


def test_there_are_all_the_cases() -> None:
    assert len(CASES) == 88


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_case(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    case = json.loads(path.read_text(encoding="utf-8"))
    status, (answer,), err = replay(tmp_path, case["record"], capsys)
    if "expect" in case:
        assert (status, err) == (0, "")
        check(case["expect"], answer)
    elif "expect_error" in case:
        assert status == 2
        assert answer["error"]["step"] == case["expect_error"]["step"]
        assert answer["error"]["rule"] in case["expect_error"]["rules"]
        assert json.loads(err) == answer["error"]
    else:
        assert case["expect_refused"]
        assert status == 2
        assert set(answer["error"]) == {"message"}
        assert err.count("\n") == 1
