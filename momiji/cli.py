"""The command line: reads it and hands over to the command it names."""

import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from types import ModuleType

from momiji import __version__
from momiji.commands import arena, motion_strip, play, replay, rules, screenshot, self_check, simulate, text
from momiji.commands.common import Parser, add_language, fail, speak
from momiji.i18n import FALLBACK, Translator, translator

COMMANDS = (play, text, rules, replay, simulate, arena, screenshot, motion_strip, self_check)


def parser(say: Translator, command: str = "") -> Parser:
    """For one command, or for all of them."""
    top = Parser(prog="momiji", description=say("help-momiji"), allow_abbrev=False)
    top.add_argument("--version", action="version", version=f"Momiji {__version__}", help=say("help-version"))
    add_language(top, say)
    commands = top.add_subparsers(dest="command", metavar="command", help=say("help-commands"))
    for one in COMMANDS:
        if not command or _name(one) == command:
            one.add(commands, say)
    return top


def _name(command: ModuleType) -> str:
    return command.__name__.rpartition(".")[2].replace("_", "-")


def _language(words: Sequence[str]) -> str:
    """The one that is asked for; a game in the terminal speaks as the window does, everything else English."""
    asked = [after if word == "--lang" else word.partition("=")[2] for word, after in pairwise((*words, "")) if word.startswith("--lang")]
    if asked:
        return asked[0]
    if words[:1] == ["text"]:
        from momiji.terminal.program import usual_language  # only now: the window opens sooner without

        return usual_language()
    return FALLBACK


def run(arguments: Sequence[str]) -> int:
    """Run a command; 0, or 2 when something was refused."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    say = translator(_language(arguments))
    speak(say)
    words = _with_command(list(arguments), say)
    named = words[0] if words[0] in map(_name, COMMANDS) else ""
    options = parser(say, named).parse_args(words)
    result: int = options.run(options, translator(options.lang))
    return result


def _with_command(words: list[str], say: Translator) -> list[str]:
    """`momiji` alone and `momiji FILE` open the window; a word that is neither a command nor a file is told so."""
    known = [_name(command) for command in COMMANDS]
    if words[:1] == ["--lang"]:
        words = [*words[2:], *words[:2]]  # the command comes first
        if not words[2:]:
            return ["play", *words]
    if not words or (words[0].endswith(".json") and not words[0].startswith("-")) or _is_file(words[0]):
        return ["play", *words]
    if words[0] not in known and not words[0].startswith("-"):
        fail(say("cli-command", given=words[0][:40], known=tuple(known)))
    return words


def _is_file(word: str) -> bool:
    try:
        return Path(word).is_file()
    except (OSError, ValueError):  # no file can be called that
        return False
