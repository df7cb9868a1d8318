"""The cases: small records with the answer the rules give."""

import json
from pathlib import Path
from typing import Any

import pytest

from momiji.core.setup import Impossible
from momiji.games.miyabi.rules.game import MIYABI
from momiji.i18n import translator

CASES = sorted((Path(__file__).parent / "cases").glob("*.json"))
UNORDERED = ("display", "face_up")


def replay(record: dict[str, Any]) -> tuple[dict[str, Any] | None, tuple[int, str] | None]:
    """The position a record ends in, or the number and the rule of the step that is refused."""
    state = MIYABI.start(MIYABI.read_setup(record))
    for number, words in enumerate(record["actions"], start=1):
        step = MIYABI.decode(words)
        refusal = MIYABI.refuse(state, step)
        if refusal is not None:
            return None, (number, refusal.rule)
        assert step in MIYABI.legal(state)
        state = MIYABI.apply(state, step)
    return MIYABI.position(state), None


def check(expected: dict[str, Any], position: dict[str, Any]) -> None:
    legal = set(position["legal"])
    assert len(legal) == len(position["legal"])
    for key, value in expected.items():
        if key == "players":
            for seat, part in value.items():
                for name, wanted in part.items():
                    assert position["players"][int(seat)][name] == wanted, name
        elif key == "legal_has":
            assert set(value) <= legal
        elif key == "legal_not":
            assert not set(value) & legal
        elif key == "legal_is":
            assert set(value) == legal
        else:
            assert alike(key, position[key]) == alike(key, value), key


def alike(key: str, value: Any) -> Any:
    """With what may come in any order in one order."""
    if isinstance(value, dict):
        return {name: alike(name, part) for name, part in value.items()}
    return sorted(value) if key in UNORDERED else value


def test_there_are_all_the_cases() -> None:
    assert len(CASES) == 97


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_case(path: Path) -> None:
    case = json.loads(path.read_text(encoding="utf-8"))
    if "expect_refused" in case:
        with pytest.raises(Impossible) as error:
            replay(case["record"])
        assert translator("en").text(error.value.text).endswith(".")
        return
    position, refused = replay(case["record"])
    if "expect" in case:
        assert refused is None and position is not None
        check(case["expect"], position)
        json.dumps(position)
    else:
        assert refused is not None
        assert refused[0] == case["expect_error"]["step"]
        assert refused[1] in case["expect_error"]["rules"]
