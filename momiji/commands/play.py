"""`momiji` and `momiji play`: the window."""

import argparse

from momiji.i18n import Translator

from .common import Commands, add_command


def add(commands: Commands) -> None:
    play = add_command(commands, "play", "open the window (what momiji alone does)", run)
    play.add_argument("file", nargs="?", metavar="FILE", help="a record to go on with")
    play.add_argument("--announce", action="store_true", help="print a line once the window is open, for programs that wait for it")


def run(options: argparse.Namespace, say: Translator) -> int:
    from momiji import opening  # only now: replay and simulate need no window library

    window = opening.show()
    art = opening.begin_title(window) if window else None
    from momiji import play

    return play.run(options.file, announce=options.announce, art=art)
