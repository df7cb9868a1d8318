"""`momiji rules`: the rule book as a booklet, without a window."""

import argparse
import sys
from pathlib import Path

from momiji import registry
from momiji.booklet import FORMATS
from momiji.i18n import Translator

from .common import Commands, add_command, fail


def add(commands: Commands) -> None:
    rules = add_command(commands, "rules", "print the rule book as a booklet", run)
    rules.add_argument("--game", choices=tuple(registry.GAMES), default=registry.USUAL)
    rules.add_argument("--format", choices=tuple(FORMATS), default="markdown", help="html is one file with pictures, ready for paper")
    rules.add_argument("--out", type=Path, metavar="FILE", help="where to (default: the terminal)")


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
