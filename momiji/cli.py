"""The command line: reads it and hands over to the command it names."""

import sys
from collections.abc import Sequence
from pathlib import Path

from momiji import __version__
from momiji.commands import arena, motion_strip, play, replay, rules, screenshot, self_check, simulate, text
from momiji.commands.common import Parser, fail
from momiji.i18n import translator

COMMANDS = (play, text, rules, replay, simulate, arena, screenshot, motion_strip, self_check)


def parser() -> Parser:
    top = Parser(prog="momiji", description="Collect autumn leaves in an imperial garden.", allow_abbrev=False)
    top.add_argument("--version", action="version", version=f"Momiji {__version__}")
    commands = top.add_subparsers(dest="command", metavar="command")
    for command in COMMANDS:
        command.add(commands)
    return top


def run(arguments: Sequence[str]) -> int:
    """Run a command; 0, or 2 when something was refused."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    options = parser().parse_args(_with_command(list(arguments)))
    result: int = options.run(options, translator(options.lang))
    return result


def _with_command(words: list[str]) -> list[str]:
    """`momiji` alone and `momiji FILE` open the window; a word that is neither a command nor a file is told so."""
    known = [command.__name__.rpartition(".")[2].replace("_", "-") for command in COMMANDS]
    if not words or (words[0].endswith(".json") and not words[0].startswith("-")) or _is_file(words[0]):
        return ["play", *words]
    if words[0] not in known and not words[0].startswith("-"):
        fail(translator("en")("cli-command", given=words[0][:40], known=tuple(known)))
    return words


def _is_file(word: str) -> bool:
    try:
        return Path(word).is_file()
    except (OSError, ValueError):  # no file can be called that
        return False
