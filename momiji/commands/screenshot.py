"""`momiji screenshot`: any scene as a picture, without a display."""

import argparse
import re
from pathlib import Path

from momiji import registry
from momiji.core.text import clean
from momiji.i18n import Translator

from .common import Commands, add_command, fail, unseen, whole_number


def add(commands: Commands, say: Translator) -> None:
    picture = add_command(commands, "screenshot", say, run)
    picture.add_argument("scene", metavar="SCENE", help=say("help-scene"))
    picture.add_argument("--out", type=Path, required=True, metavar="FILE.png", help=say("help-picture-out"))
    picture.add_argument("--size", default="1920x1080", metavar="WxH", help=say("help-size"))
    picture.add_argument("--seed", default="7", help=say("help-seed-position"))
    picture.add_argument("--players", type=whole_number("--players", 2, 5, say), default=4, help=say("help-picture-players"))
    picture.add_argument("--game", choices=tuple(registry.GAMES), default=registry.USUAL, help=say("help-game"))
    picture.add_argument("--scenario", default="", help=say("help-picture-scenario"))
    scale = whole_number("--text-scale", 100, 200, say)
    picture.add_argument("--text-scale", type=scale, default=100, metavar="PERCENT", help=say("help-text-scale"))


def run(options: argparse.Namespace, say: Translator) -> int:
    unseen()
    from momiji import screenshot

    known, scenarios = screenshot.names(options.game), screenshot.stage(options.game).scenarios
    if options.scene not in known:
        fail(say("cli-scene", scene=options.scene[:40], known=tuple(known)))
    if options.scenario and options.scenario not in scenarios:
        fail(say("setup-scenario", scenario=options.scenario[:40], known=", ".join(scenarios) or "-"))
    size = re.fullmatch(r"(\d{3,4})x(\d{3,4})", options.size)
    if not size or not (1024 <= int(size[1]) <= 3840 and 640 <= int(size[2]) <= 2160):
        fail(say("cli-size", given=options.size[:40]))
    window = (int(size[1]), int(size[2]))
    seed = clean(options.seed, 40)  # it may hold bytes that are no letters
    wish = screenshot.Wish(window, options.lang, options.text_scale / 100, seed, options.players, options.scenario, options.game)
    try:
        screenshot.save(options.scene, wish, options.out)
    except OSError as error:
        fail(say("file-unwritable", file=str(options.out), reason=error.strerror or str(error)))
    return 0
