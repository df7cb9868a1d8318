"""`momiji screenshot`: any scene as a picture, without a display."""

import argparse
import re
from pathlib import Path

from momiji import registry
from momiji.core.text import clean
from momiji.i18n import Translator

from .common import Commands, add_command, fail, unseen, whole_number


def add(commands: Commands) -> None:
    picture = add_command(commands, "screenshot", "draw any scene into a file, without a display", run)
    picture.add_argument("scene", metavar="SCENE")
    picture.add_argument("--out", type=Path, required=True, metavar="FILE.png")
    picture.add_argument("--size", default="1920x1080", metavar="WxH")
    picture.add_argument("--seed", default="7", help="the same seed gives the same position")
    picture.add_argument("--players", type=whole_number("--players", 2, 5), default=4)
    picture.add_argument("--game", choices=tuple(registry.GAMES), default=registry.USUAL)
    picture.add_argument("--scenario", default="", help="for the scenes of a scenario")
    picture.add_argument("--text-scale", type=whole_number("--text-scale", 100, 200), default=100, metavar="PERCENT")


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
