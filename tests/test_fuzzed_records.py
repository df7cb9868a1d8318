"""2,000 damaged records: each gives a position or a clean refusal, never an error of the program."""

import json
from pathlib import Path
from typing import Any

import pytest

from momiji import cli
from momiji.commands import replay, simulate
from momiji.core.chance import Chance
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.record import write_setup
from tests.contract.samples import MOMIJI_TABLES

STRANGE: list[Any] = [
    None,
    True,
    -1,
    10**30,
    1.5,
    "",
    "R0<",
    "play",
    "\ud800",
    "a" * 3000,
    [],
    {},
    [[]],
    "use A",
    "trade R0< R0<",
    "collect R G",
]


def whole_game(number: int) -> dict[str, Any]:
    tables = list(MOMIJI_TABLES.values())
    setup = tables[number % len(tables)](number)
    return simulate.random_game(MOMIJI, setup, Chance(number))


def mutate_text(text: str, chance: Chance) -> str:
    at = chance.below(len(text))
    match chance.below(4):
        case 0:
            return text[:at]
        case 1:
            return text[:at] + chance.pick('{}[]",:0R<>xn ') + text[at + 1 :]
        case 2:
            return text[:at] + text[at + chance.below(30) :]
        case _:
            return text[:at] + text[at : at + 40] + text[at:]


def mutate_value(value: Any, chance: Chance) -> Any:
    """Change one place somewhere inside."""
    if isinstance(value, dict) and value and chance.below(8):
        key = chance.pick(list(value))
        changed = {**value, key: mutate_value(value[key], chance)}
        if not chance.below(10):
            del changed[key]
        return changed
    if isinstance(value, list) and value and chance.below(8):
        at = chance.below(len(value))
        match chance.below(4):
            case 0:
                return value[:at] + value[at + 1 :]
            case 1:
                other = chance.below(len(value))
                return [value[other] if i == at else value[at] if i == other else part for i, part in enumerate(value)]
            case _:
                return [*value[:at], mutate_value(value[at], chance), *value[at + 1 :]]
    return chance.pick(STRANGE)


@pytest.mark.parametrize("batch", range(20))
def test_a_damaged_record_gives_a_position_or_a_clean_refusal(batch: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    chance = Chance("fuzz", batch)
    game = whole_game(batch)
    files = [tmp_path / f"{number}.json" for number in range(100)]
    for number, file in enumerate(files):
        damaged = mutate_text(json.dumps(game), chance) if number % 2 else json.dumps(mutate_value(game, chance))
        file.write_text(damaged, encoding="utf-8")
    status = cli.run(["replay", "--json", *map(str, files)])
    out, err = capsys.readouterr()
    answers = [json.loads(line) for line in out.splitlines()]
    refused = [answer["error"] for answer in answers if "error" in answer]
    assert (len(answers), err.count("\n"), status) == (len(files), len(refused), 2)
    assert all(error["message"] for error in refused)
    assert {"step" in error for error in refused} == {True, False}


def test_the_games_are_whole_before_they_are_damaged() -> None:
    for number in range(20):
        game = whole_game(number)
        state = replay.replayed(game)
        assert not isinstance(state, replay.IllegalStep)
        assert {**write_setup(state.setup), "actions": game["actions"]}.items() <= game.items()
