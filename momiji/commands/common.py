"""What the commands share: one sentence for a refusal, numbers within limits, the options of a deal."""

import argparse
import os
import sys
from collections.abc import Callable
from typing import Any, NoReturn

from momiji import registry
from momiji.core.setup import Impossible
from momiji.i18n import LANGUAGES, Translator

REFUSED = 2  # exit status for everything the user can mend
NAMES = ("Aki", "Jana", "Mira", "Oleg", "Sora", "Tomo", "Yuki", "Hana", "Kenji", "Aiko")
Commands = Any  # argparse keeps the type of its sub-parsers to itself


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        fail(message)

    def _print_message(self, message: str, file: Any = None) -> None:
        """Unlike argparse's own it does not pass over an output that takes nothing."""
        if message:
            (file or sys.stderr).write(message)


# What argparse says itself, and our keys for it; the %-signs are its own.
_WORDS = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-positional",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "the following arguments are required: %s": "argparse-required",
    "expected one argument": "argparse-one",
    "expected at most one argument": "argparse-at-most-one",
    "expected at least one argument": "argparse-at-least-one",
    "ignored explicit argument %r": "argparse-ignored",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
    "invalid %(type)s value: %(value)r": "argparse-value",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
}


def speak(say: Translator) -> None:
    """argparse asks gettext for its words, by the name `_`: it gets ours."""

    def words(english: str) -> str:
        return say(_WORDS[english]).replace("\u00a0", " ") + english[len(english.rstrip()) :] if english in _WORDS else english

    setattr(argparse, "_", words)  # noqa: B010 no stub knows it


def fail(sentence: str) -> NoReturn:
    print(f"momiji: {sentence}", file=sys.stderr)
    raise SystemExit(REFUSED)


def unseen() -> None:
    """For commands that draw and show nothing: whatever screen and loudspeaker the surroundings name, they need none."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"


def add_command(
    commands: Commands, name: str, say: Translator, run: Callable[[argparse.Namespace, Translator], int]
) -> argparse.ArgumentParser:
    """A command with the option every one has."""
    about = say(f"help-command-{name}")
    command: argparse.ArgumentParser = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
    add_language(command, say)
    command.set_defaults(run=run)
    return command


def add_language(command: argparse.ArgumentParser, say: Translator) -> None:
    command.add_argument("--lang", choices=LANGUAGES, default=say.language, help=say("help-lang"))


def add_game_options(command: argparse.ArgumentParser, say: Translator, usual: str | None = registry.USUAL) -> None:
    """For every command that plays; what they mean is asked of the game with `wished`. Without a usual game the command asks."""
    about = say("help-game" if usual else "help-game-asked")
    command.add_argument("--game", default=usual, metavar="|".join(registry.GAMES), help=about)
    command.add_argument("--options", default="", metavar="A,B", help=say("help-options"))


def add_deal_options(command: argparse.ArgumentParser, say: Translator, games: int) -> None:
    add_game_options(command, say)
    command.add_argument("--mode", choices=("versus", "solo"), default="versus", help=say("help-mode"))
    command.add_argument("--players", type=whole_number("--players", 1, 10, say), help=say("help-players"))
    command.add_argument("--morning-dew", action="store_true", help=say("help-morning-dew"))
    command.add_argument("--landscapes", choices=("starter", "draft"), default="starter", help=say("help-landscapes"))
    command.add_argument("--scenario", metavar="NAME", help=say("help-scenario"))
    command.add_argument("--games", type=whole_number("--games", 1, 1_000_000, say), default=games, help=say("help-games"))
    command.add_argument("--seed", type=whole_number("--seed", 0, 2**63 - 1, say), default=0, help=say("help-seed-games"))


def whole_number(option: str, low: int, high: int, say: Translator) -> Callable[[str], int]:
    def read(given: str) -> int:
        try:
            number = int(given)
        except ValueError:
            number = low - 1
        if not low <= number <= high:
            fail(say("cli-number", option=option, low=str(low), high=str(high), given=given[:40]))
        return number

    return read


def check_deal_options(options: argparse.Namespace, say: Translator) -> None:
    """One sentence for what does not go together or cannot be set up."""
    if options.mode == "solo":
        if options.scenario is None:
            fail(say("cli-solo-scenario", known=tuple(_scenarios(options.game))))
        if options.players not in (None, 1):
            fail(say("cli-solo-players"))
        if options.morning_dew or options.landscapes == "draft":
            fail(say("cli-solo-options"))
    elif options.scenario is not None:
        fail(say("cli-versus-scenario"))
    try:
        dealt(options, 1)
    except Impossible as error:
        fail(say("cli-impossible", reason=error.text))


def _scenarios(game: str) -> list[str]:
    options = registry.rules(game).options if game in registry.GAMES else ()
    return [value for option in options if option.name == "solo" for value in option.values]


def wished(options: argparse.Namespace) -> tuple[str, ...]:
    """The options of the game: those named, and those Momiji has flags for."""
    flags = {
        "morning-dew": options.morning_dew,
        "draft": options.landscapes == "draft",
        "open-counts": getattr(options, "open_counts", False),
        f"solo={options.scenario}": options.scenario is not None,
    }
    named = [word.strip() for word in options.options.split(",")]
    return (*(word for word, wanted in flags.items() if wanted), *filter(None, named))


def players_wanted(options: argparse.Namespace) -> int:
    """Who plays a scenario plays alone."""
    if options.players is not None:
        return int(options.players)
    return 1 if any(word.startswith("solo=") for word in wished(options)) else 2


def dealt(options: argparse.Namespace, number: int) -> Any:
    """The set-up of one of several games. Raises Impossible."""
    rules = registry.rules(options.game)
    return rules.deal(NAMES[: players_wanted(options)], f"{options.seed}/{number}", wished(options))
