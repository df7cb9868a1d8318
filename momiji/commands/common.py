"""What the commands share: one sentence for a refusal, numbers within limits, the options of a deal."""

import argparse
import os
import sys
from collections.abc import Callable
from typing import Any, NoReturn

from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.setup import Setup, deal, deal_solo
from momiji.i18n import LANGUAGES, Tongue, tongue

REFUSED = 2  # exit status for everything the user can mend
NAMES = ("Aki", "Jana", "Mira", "Oleg", "Sora")
Commands = Any  # argparse keeps the type of its sub-parsers to itself


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        fail(message)

    def _print_message(self, message: str, file: Any = None) -> None:
        """Unlike argparse's own it does not pass over an output that takes nothing."""
        if message:
            (file or sys.stderr).write(message)


def fail(sentence: str) -> NoReturn:
    print(f"momiji: {sentence}", file=sys.stderr)
    raise SystemExit(REFUSED)


def unseen() -> None:
    """For commands that draw and show nothing: whatever screen and loudspeaker the surroundings name, they need none."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"


def add_command(commands: Commands, name: str, about: str, run: Callable[[argparse.Namespace, Tongue], int]) -> argparse.ArgumentParser:
    """A command with the option every one has."""
    command: argparse.ArgumentParser = commands.add_parser(name, help=about, allow_abbrev=False)
    command.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the messages")
    command.set_defaults(run=run)
    return command


def add_deal_options(command: argparse.ArgumentParser, games: int) -> None:
    command.add_argument("--mode", choices=("versus", "solo"), default="versus")
    command.add_argument("--players", type=whole_number("--players", 1, 5), help="2 to 4, with Morning Dew 5 (default 2)")
    command.add_argument("--morning-dew", action="store_true", help="with the blue leaves")
    command.add_argument("--landscapes", choices=("starter", "draft"), default="starter")
    command.add_argument("--scenario", metavar="NAME", help=", ".join(EDITION.scenarios))
    command.add_argument("--games", type=whole_number("--games", 1, 1_000_000), default=games)
    command.add_argument("--seed", type=whole_number("--seed", 0, 2**63 - 1), default=0, help="the same seed gives the same games")


def whole_number(option: str, low: int, high: int) -> Callable[[str], int]:
    def read(given: str) -> int:
        try:
            number = int(given)
        except ValueError:
            number = low - 1
        if not low <= number <= high:
            fail(tongue("en")("cli-number", option=option, low=str(low), high=str(high), given=given[:40]))
        return number

    return read


def check_deal_options(options: argparse.Namespace, say: Tongue) -> None:
    if options.mode == "solo":
        if options.scenario is None:
            fail(say("cli-solo-scenario", known=", ".join(EDITION.scenarios)))
        if options.players not in (None, 1):
            fail(say("cli-solo-players"))
        if options.morning_dew or options.landscapes == "draft":
            fail(say("cli-solo-options"))
    elif options.scenario is not None:
        fail(say("cli-versus-scenario"))


def dealt(options: argparse.Namespace, number: int) -> Setup:
    seed = f"{options.seed}/{number}"
    if options.mode == "solo":
        return deal_solo(NAMES[0], options.scenario, seed)
    players = 2 if options.players is None else options.players
    return deal(NAMES[:players], seed, morning_dew=options.morning_dew, draft=options.landscapes == "draft")
