"""`momiji text`: the game in a terminal, line by line, without a window."""

import argparse
import sys
from pathlib import Path

from momiji.ai.levels import LEVELS
from momiji.core.setup import Impossible
from momiji.i18n import Translator, translator
from momiji.store.files import BadFile

from .common import Commands, add_command, add_game_options, fail, players_wanted, whole_number, wished


def add(commands: Commands) -> None:
    text = add_command(commands, "text", "play in the terminal, line by line, without a window", run)
    text.set_defaults(lang=None)
    text.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a saved game or a record to go on with")
    add_game_options(text, usual=None)
    text.add_argument("--continue", action="store_true", dest="go_on", help="go on with the last unfinished game")
    text.add_argument("--players", type=whole_number("--players", 1, 10), help="as many as the game allows (default 2)")
    known = ", ".join(("person", *LEVELS))
    text.add_argument("--levels", metavar="A,B", help=f"who sits on the last seats: {known}; the others are people")
    text.add_argument("--names", metavar="A,B", help="names of the players, from the first seat on")
    text.add_argument("--scenario", metavar="NAME", help="a solo game of Momiji")
    text.add_argument("--morning-dew", action="store_true", help="Momiji with the blue leaves")
    text.add_argument("--landscapes", choices=("starter", "draft"), help="of Momiji; default: starter sets, with five players the draft")
    text.add_argument("--seed", help="the same seed gives the same cards")
    text.add_argument("--open-counts", action="store_true", help="Momiji's piles tell how many cards they hold")


def run(options: argparse.Namespace, say: Translator) -> int:
    from momiji.playing.thinkers import Thinkers
    from momiji.terminal.options import BadOption, wanted  # only now: the window opens sooner without
    from momiji.terminal.program import TextProgram, usual_language

    language = options.lang or usual_language()
    say = translator(language)
    if sys.stdin is None:  # as in momiji.exe, which has no console
        fail(say("cli-no-terminal"))
    if hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")
    thinkers = Thinkers()
    try:
        TextProgram(thinkers, language).run(wanted(options, wished(options), players_wanted(options), say), options.game)
    except Impossible as error:
        fail(say("cli-impossible", reason=error.text))
    except (BadFile, BadOption) as error:
        fail(say.text(error.text))
    finally:
        thinkers.close()
    return 0
