"""`momiji simulate`: whole games without a window, written down as records."""

import argparse
import json
from pathlib import Path
from typing import Any

from momiji import registry
from momiji.ai.brain import brain
from momiji.ai.levels import NAMES as LEVEL_NAMES
from momiji.ai.levels import RANDOM, think
from momiji.core.chance import Chance
from momiji.core.rules import Rules
from momiji.i18n import Translator
from momiji.store import records
from momiji.store.records import BadFile

from .common import Commands, add_command, add_deal_options, check_deal_options, dealt, fail

AnyRules = Rules[Any, Any, Any, Any]


def add(commands: Commands, say: Translator) -> None:
    simulate = add_command(commands, "simulate", say, run)
    simulate.add_argument("--level", choices=LEVEL_NAMES, default=RANDOM, help=say("help-level"))
    simulate.add_argument("--records", metavar="DIR", type=Path, help=say("help-records"))
    add_deal_options(simulate, say, games=1)


def run(options: argparse.Namespace, say: Translator) -> int:
    check_deal_options(options, say)
    rules = registry.rules(options.game)
    for number in range(1, options.games + 1):
        setup = dealt(options, number)
        if options.level == RANDOM:
            data = random_game(rules, setup, Chance(options.seed, number, "moves"))
        else:
            data = computer_game(rules, setup, options.level, f"{options.seed}/{number}")
        data |= {"seed": options.seed, "levels": [options.level] * len(setup.names)}
        print(_summary(number, data), flush=True)
        if options.records is not None:
            try:
                records.write(options.records / f"game-{options.seed}-{number:04}.momiji.json", data)
            except BadFile as error:
                fail(say.text(error.text))
    return 0


def random_game(rules: AnyRules, setup: Any, chance: Chance) -> dict[str, Any]:
    """A whole game of steps chosen blindly from the legal ones, as a record."""
    state, actions = rules.start(setup), []
    while rules.actor(state) is not None:
        step = chance.pick(rules.legal(state))
        rules.advance(state, step)
        actions.append(rules.encode(step))
    return {**rules.write_setup(setup), "actions": actions, "result": _result(rules, state)}


def computer_game(rules: AnyRules, setup: Any, level: str, seed: str) -> dict[str, Any]:
    """A whole game of one level against itself, as a record. Without a clock, so that the same seed gives the same game."""
    state = rules.start(setup)
    actions: list[str] = []
    while (seat := rules.actor(state)) is not None:
        for step in think(brain(rules.name), rules.view(state, seat), level, f"{seed}/{len(actions)}").steps:
            rules.advance(state, step)
            actions.append(rules.encode(step))
    return {**rules.write_setup(setup), "actions": actions, "result": _result(rules, state)}


def _result(rules: AnyRules, state: Any) -> dict[str, Any]:
    end = rules.position(state)
    return {key: end[key] for key in ("scores", "winners", "solo") if key in end}


def _summary(number: int, data: dict[str, Any]) -> str:
    result = data["result"]
    if result.get("solo") is not None:
        outcome: dict[str, Any] = {"won": result["solo"]["won"], "conditions": result["solo"]["conditions"]}
    else:
        outcome = {"winners": result["winners"], "totals": [score["total"] for score in result["scores"]]}
    return json.dumps({"game": number, "steps": len(data["actions"]), **outcome})
