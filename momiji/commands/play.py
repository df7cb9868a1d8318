"""`momiji` and `momiji play`: the window."""

import argparse

from momiji.i18n import Translator

from .common import Commands, add_command


def add(commands: Commands, say: Translator) -> None:
    play = add_command(commands, "play", say, run)
    play.add_argument("file", nargs="?", metavar="FILE", help=say("help-play-file"))
    play.add_argument("--announce", action="store_true", help=say("help-announce"))


def run(options: argparse.Namespace, say: Translator) -> int:
    from momiji import opening  # only now: replay and simulate need no window library

    window = opening.show()
    art = opening.begin_title(window) if window else None
    from momiji import play

    return play.run(options.file, announce=options.announce, art=art)
