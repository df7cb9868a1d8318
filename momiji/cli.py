"""The command line: reads it and hands over to the command it names."""

import sys
from collections.abc import Sequence

from momiji import __version__
from momiji.commands import arena, play, replay, rules, screenshot, simulate
from momiji.commands.common import Parser
from momiji.i18n import tongue

COMMANDS = (play, replay, rules, simulate, arena, screenshot)


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
    words = list(arguments)
    if not words or (words[0].endswith(".json") and not words[0].startswith("-")):
        words.insert(0, "play")
    options = parser().parse_args(words)
    result: int = options.run(options, tongue(options.lang))
    return result
