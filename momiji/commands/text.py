"""`momiji text`: the game in a terminal, line by line, without a window."""

import argparse
import sys
from pathlib import Path

from momiji.ai.levels import LEVELS
from momiji.core.setup import Impossible
from momiji.i18n import Translator
from momiji.store.files import BadFile

from .common import Commands, add_command, add_game_options, fail, players_wanted, whole_number, wished


def add(commands: Commands, say: Translator) -> None:
    text = add_command(commands, "text", say, run)
    text.add_argument("file", nargs="?", type=Path, metavar="FILE", help=say("help-text-file"))
    add_game_options(text, say, usual=None)
    text.add_argument("--continue", action="store_true", dest="go_on", help=say("help-continue"))
    text.add_argument("--players", type=whole_number("--players", 1, 10, say), help=say("help-players"))
    text.add_argument("--levels", metavar="A,B", help=say("help-levels", known=("person", *LEVELS)))
    text.add_argument("--names", metavar="A,B", help=say("help-names"))
    text.add_argument("--scenario", metavar="NAME", help=say("help-text-scenario"))
    text.add_argument("--morning-dew", action="store_true", help=say("help-morning-dew"))
    text.add_argument("--landscapes", choices=("starter", "draft"), help=say("help-text-landscapes"))
    text.add_argument("--seed", help=say("help-seed"))
    text.add_argument("--puzzle", metavar="N", help=say("help-text-puzzle"))
    text.add_argument("--open-counts", action="store_true", help=say("help-open-counts"))


def run(options: argparse.Namespace, say: Translator) -> int:
    from momiji.playing.thinkers import Thinkers
    from momiji.terminal.options import BadOption, wanted  # only now: the window opens sooner without
    from momiji.terminal.program import TextProgram

    if sys.stdin is None:  # as in momiji.exe, which has no console
        fail(say("cli-no-terminal"))
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")
    thinkers = Thinkers()
    try:
        if options.puzzle is not None:
            return TextProgram(thinkers, options.lang).puzzle(options.puzzle, options.game)
        TextProgram(thinkers, options.lang).run(wanted(options, wished(options), players_wanted(options), say), options.game)
    except Impossible as error:
        fail(say("cli-impossible", reason=error.text))
    except (BadFile, BadOption) as error:
        fail(say.text(error.text))
    finally:
        thinkers.close()
    return 0
