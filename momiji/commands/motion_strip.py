"""`momiji motion-strip`: frames of a motion of the program side by side, without a display."""

import argparse
from pathlib import Path

from momiji import registry
from momiji.i18n import Translator

from .common import Commands, add_command, fail, unseen


def add(commands: Commands, say: Translator) -> None:
    strip = add_command(commands, "motion-strip", say, run)
    strip.add_argument("motion", metavar="NAME", help=say("help-motion"))
    strip.add_argument("--game", choices=tuple(registry.GAMES), default=registry.USUAL, help=say("help-game"))
    strip.add_argument("--out", type=Path, required=True, metavar="FILE.png", help=say("help-picture-out"))


def run(options: argparse.Namespace, say: Translator) -> int:
    unseen()
    from momiji import motions, screenshot

    known = motions.motions(options.game)
    if options.motion not in known:
        fail(say("cli-motion", motion=options.motion[:40], known=tuple(known)))
    try:
        motions.save(options.motion, screenshot.Wish(lang=options.lang, game=options.game), options.out)
    except OSError as error:
        fail(say("file-unwritable", file=str(options.out), reason=error.strerror or str(error)))
    return 0
