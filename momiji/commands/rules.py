"""`momiji rules`: the rule book as a booklet, without a window."""

import argparse
import sys
from pathlib import Path

from momiji import registry
from momiji.booklet import FORMATS
from momiji.i18n import Translator

from .common import Commands, add_command, fail


def add(commands: Commands, say: Translator) -> None:
    rules = add_command(commands, "rules", say, run)
    rules.add_argument("--game", choices=tuple(registry.GAMES), default=registry.USUAL, help=say("help-game"))
    rules.add_argument("--format", choices=tuple(FORMATS), default="markdown", help=say("help-format"))
    rules.add_argument("--out", type=Path, metavar="FILE", help=say("help-rules-out"))


def run(options: argparse.Namespace, say: Translator) -> int:
    booklet = FORMATS[options.format](registry.part(options.game, "book"), say)
    if options.out is None:
        sys.stdout.write(booklet)
        return 0
    try:
        options.out.parent.mkdir(parents=True, exist_ok=True)
        options.out.write_text(booklet, encoding="utf-8")
    except OSError as error:
        fail(say("file-unwritable", file=str(options.out), reason=error.strerror or str(error)))
    return 0
