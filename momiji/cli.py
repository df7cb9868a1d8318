"""The commands that need no window: replay a record, simulate whole games, let computer players play matches."""

import argparse
import json
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from momiji import __version__, arena
from momiji.ai.arena import Table
from momiji.ai.levels import NAMES as LEVEL_NAMES
from momiji.ai.levels import RANDOM, think
from momiji.core.chance import Chance
from momiji.core.events import Event
from momiji.core.text import Text
from momiji.games.momiji.edition import EDITION
from momiji.games.momiji.log import sentences
from momiji.games.momiji.position import position
from momiji.games.momiji.rules import MOMIJI
from momiji.games.momiji.setup import Impossible, Setup, deal, deal_solo
from momiji.games.momiji.state import State
from momiji.i18n import LANGUAGES, Tongue, tongue
from momiji.store import records
from momiji.store.records import BadFile

REFUSED = 2  # exit status for everything the user can mend
NAMES = ("Aki", "Jana", "Mira", "Oleg", "Sora")


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        fail(message)


def fail(sentence: str) -> NoReturn:
    print(f"momiji: {sentence}", file=sys.stderr)
    raise SystemExit(REFUSED)


def parser() -> Parser:
    top = Parser(prog="momiji", description="Collect autumn leaves in an imperial garden.", allow_abbrev=False)
    top.add_argument("--version", action="version", version=f"Momiji {__version__}")
    commands = top.add_subparsers(dest="command", metavar="command")
    replay = commands.add_parser("replay", help="play records through the rules and tell the game", allow_abbrev=False)
    replay.add_argument("files", nargs="+", metavar="FILE", help="a record, ending .momiji.json")
    replay.add_argument("--json", action="store_true", help="one JSON line for each file")
    replay.set_defaults(run=run_replay)
    simulate = commands.add_parser("simulate", help="play whole games without a window", allow_abbrev=False)
    simulate.add_argument("--level", choices=LEVEL_NAMES, default=RANDOM, help="who plays")
    simulate.add_argument("--records", metavar="DIR", type=Path, help="write a record of each game into this folder")
    simulate.set_defaults(run=run_simulate)
    play = commands.add_parser("play", help="open the window (what momiji alone does)", allow_abbrev=False)
    play.add_argument("file", nargs="?", metavar="FILE", help="a record to go on with")
    play.add_argument("--announce", action="store_true", help="print a line once the window is open, for programs that wait for it")
    play.set_defaults(run=run_play)
    picture = commands.add_parser("screenshot", help="draw any scene into a file, without a display", allow_abbrev=False)
    picture.add_argument("scene", metavar="SCENE")
    picture.add_argument("--out", type=Path, required=True, metavar="FILE.png")
    picture.add_argument("--size", default="1920x1080", metavar="WxH")
    picture.add_argument("--seed", default="7", help="the same seed gives the same position")
    picture.add_argument("--players", type=whole_number("--players", 2, 5), default=4)
    picture.add_argument("--scenario", choices=tuple(EDITION.scenarios), default="cold-breeze")
    picture.add_argument("--text-scale", type=whole_number("--text-scale", 100, 200), default=100, metavar="PERCENT")
    picture.set_defaults(run=run_screenshot)
    match = commands.add_parser("arena", help="let computer players play matches and tell how strong they are", allow_abbrev=False)
    match.add_argument(
        "--levels", default="gardener,master", metavar="A,B", help=", ".join(LEVEL_NAMES) + "; one for each seat, or in turn"
    )
    match.add_argument(
        "--processes", type=whole_number("--processes", 1, 1024), help="how many games at a time (default: one for each core)"
    )
    match.add_argument("--untimed", action="store_true", help="no clock: the same result on every machine, busy or not")
    match.add_argument("--open-deck", action="store_true", help="solo: in how many deals a search that knows the deck can win")
    match.add_argument("--json", action="store_true", help="one JSON line")
    match.set_defaults(run=run_arena)
    for command, games in ((simulate, 1), (match, 100)):
        command.add_argument("--mode", choices=("versus", "solo"), default="versus")
        command.add_argument("--players", type=whole_number("--players", 1, 5), help="2 to 4, with Morning Dew 5 (default 2)")
        command.add_argument("--morning-dew", action="store_true", help="with the blue leaves")
        command.add_argument("--landscapes", choices=("starter", "draft"), default="starter")
        command.add_argument("--scenario", metavar="NAME", help=", ".join(EDITION.scenarios))
        command.add_argument("--games", type=whole_number("--games", 1, 1_000_000), default=games)
        command.add_argument("--seed", type=whole_number("--seed", 0, 2**63 - 1), default=0, help="the same seed gives the same games")
    for command in (replay, simulate, match, play, picture):
        command.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the messages")
    return top


def whole_number(option: str, low: int, high: int) -> Callable[[str], int]:
    def read(given: str) -> int:
        try:
            number = int(given)
        except ValueError:
            number = low - 1
        if not low <= number <= high:
            fail(tongue("en")("cli-number", option=option, low=str(low), high=str(high), given=given[:40]))
        return number

    return read


def run(arguments: Sequence[str]) -> int:
    """Run a command; 0, or 2 when something was refused."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    words = list(arguments)
    if not words or (words[0].endswith(".json") and not words[0].startswith("-")):
        words.insert(0, "play")
    options = parser().parse_args(words)
    result: int = options.run(options, tongue(options.lang))
    return result


# ------------------------------------------------------------------ the window


def run_play(options: argparse.Namespace, say: Tongue) -> int:
    from momiji import opening  # only now: replay and simulate need no window library

    opening.show()
    from momiji import play

    return play.run(options.file, announce=options.announce)


def run_screenshot(options: argparse.Namespace, say: Tongue) -> int:
    from momiji import screenshot

    if options.scene not in screenshot.NAMES:
        fail(say("cli-scene", scene=options.scene[:40], known=", ".join(screenshot.NAMES)))
    size = re.fullmatch(r"(\d{3,4})x(\d{3,4})", options.size)
    if not size or not (1024 <= int(size[1]) <= 3840 and 640 <= int(size[2]) <= 2160):
        fail(say("cli-size", given=options.size[:40]))
    window = (int(size[1]), int(size[2]))
    wish = screenshot.Wish(window, options.lang, options.text_scale / 100, options.seed, options.players, options.scenario)
    try:
        screenshot.save(options.scene, wish, options.out)
    except OSError as error:
        fail(say("file-unwritable", file=str(options.out), reason=error.strerror or str(error)))
    return 0


# ------------------------------------------------------------------ replay


@dataclass(frozen=True, slots=True)
class IllegalStep:
    step: int
    action: str
    rule: str
    message: Text


def replayed(data: dict[str, Any], tell: Callable[[Text], None] | None = None) -> State | IllegalStep:
    """The position a record ends in, or the first step the rules refuse. Raises Impossible for the set-up."""
    state = MOMIJI.start(MOMIJI.read_setup(data))
    for number, words in enumerate(data["actions"], start=1):
        step = MOMIJI.decode(words)
        refusal = MOMIJI.refuse(state, step)
        if refusal is not None:
            return IllegalStep(number, words, refusal.rule, refusal.text)
        if tell is None:
            MOMIJI.advance(state, step)
            continue
        events: list[Event] = []
        before, state = state, MOMIJI.apply(state, step, events)
        for text in sentences(before, step, events):
            tell(text)
        if state.turn != before.turn:
            tell(Text("log-turn", {"turn": state.turn, "name": state.setup.names[state.current]}))
    if tell is not None:
        for text in closing_words(state):
            tell(text)
    return state


def closing_words(state: State) -> Iterator[Text]:
    """Points and winner of a game that is over."""
    end, names = position(state), state.setup.names
    if end["solo"] is not None:
        yield Text("log-solo", {"won": "yes" if end["solo"]["won"] else "no"})
    for name, score in zip(names, end["scores"] or (), strict=False):
        yield Text("log-score", {"name": name, **score})
    if end["winners"] is not None:
        winners = ", ".join(names[seat] for seat in end["winners"])
        yield Text("log-winner", {"count": len(end["winners"]), "names": winners})


def run_replay(options: argparse.Namespace, say: Tongue) -> int:
    refused = False
    for file in options.files:
        try:
            data = records.load(Path(file)).data
            result = replayed(data, None if options.json else lambda text: print(say.text(text)))
        except (BadFile, Impossible) as error:
            text = error.text if isinstance(error, BadFile) else Text("file-setup", {"file": file, "reason": error.text})
            message = say.text(text)
            _show_refused({"message": message}, message, options.json)
            refused = True
            continue
        if isinstance(result, IllegalStep):
            message = say.text(result.message)
            error_object = {"step": result.step, "action": result.action, "rule": result.rule, "message": message}
            sentence = say("cli-refused", file=file, step=result.step, action=result.action, message=message, rule=result.rule)
            _show_refused(error_object, json.dumps(error_object) if options.json else sentence, options.json)
            refused = True
        elif options.json:
            print(json.dumps(position(result)))
    return REFUSED if refused else 0


def _show_refused(error: dict[str, Any], line: str, as_json: bool) -> None:
    if as_json:
        print(json.dumps({"error": error}), flush=True)
    print(line, file=sys.stderr)


# ------------------------------------------------------------------ simulate


def run_simulate(options: argparse.Namespace, say: Tongue) -> int:
    _check_options(options, say)
    for number in range(1, options.games + 1):
        try:
            setup = _deal(options, number)
        except Impossible as error:
            fail(say("cli-impossible", reason=error.text))
        if options.level == RANDOM:
            data = random_game(setup, Chance(options.seed, number, "moves"))
        else:
            data = computer_game(setup, options.level, f"{options.seed}/{number}")
        data |= {"seed": options.seed, "levels": [options.level] * len(setup.names)}
        print(_summary(number, data), flush=True)
        if options.records is not None:
            try:
                records.write(options.records / f"game-{options.seed}-{number:04}.momiji.json", data)
            except BadFile as error:
                fail(say.text(error.text))
    return 0


def _check_options(options: argparse.Namespace, say: Tongue) -> None:
    if options.mode == "solo":
        if options.scenario is None:
            fail(say("cli-solo-scenario", known=", ".join(EDITION.scenarios)))
        if options.players not in (None, 1):
            fail(say("cli-solo-players"))
        if options.morning_dew or options.landscapes == "draft":
            fail(say("cli-solo-options"))
    elif options.scenario is not None:
        fail(say("cli-versus-scenario"))


def _deal(options: argparse.Namespace, number: int) -> Setup:
    seed = f"{options.seed}/{number}"
    if options.mode == "solo":
        return deal_solo(NAMES[0], options.scenario, seed)
    players = 2 if options.players is None else options.players
    return deal(NAMES[:players], seed, morning_dew=options.morning_dew, draft=options.landscapes == "draft")


def random_game(setup: Setup, chance: Chance) -> dict[str, Any]:
    """A whole game of steps chosen blindly from the legal ones, as a record."""
    state, actions = MOMIJI.start(setup), []
    while MOMIJI.actor(state) is not None:
        step = chance.pick(MOMIJI.legal(state))
        MOMIJI.advance(state, step)
        actions.append(MOMIJI.encode(step))
    return {**MOMIJI.write_setup(setup), "actions": actions, "result": _result(state)}


def computer_game(setup: Setup, level: str, seed: str) -> dict[str, Any]:
    """A whole game of one level against itself, as a record. Without a clock, so that the same seed gives the same game."""
    state = MOMIJI.start(setup)
    actions: list[str] = []
    while (seat := MOMIJI.actor(state)) is not None:
        for step in think(MOMIJI.view(state, seat), level, f"{seed}/{len(actions)}").steps:
            MOMIJI.advance(state, step)
            actions.append(MOMIJI.encode(step))
    return {**MOMIJI.write_setup(setup), "actions": actions, "result": _result(state)}


def _result(state: State) -> dict[str, Any]:
    end = position(state)
    return {key: end[key] for key in ("scores", "winners", "solo")}


def _summary(number: int, data: dict[str, Any]) -> str:
    result = data["result"]
    if result["solo"] is not None:
        outcome: dict[str, Any] = {"won": result["solo"]["won"], "conditions": result["solo"]["conditions"]}
    else:
        outcome = {"winners": result["winners"], "totals": [score["total"] for score in result["scores"]]}
    return json.dumps({"game": number, "steps": len(data["actions"]), **outcome})


# ------------------------------------------------------------------ arena


def run_arena(options: argparse.Namespace, say: Tongue) -> int:
    _check_options(options, say)
    levels = [RANDOM] if options.open_deck else arena.levels_of(options.levels, say, fail)
    if options.open_deck and options.mode != "solo":
        fail(say("cli-arena-open-deck-solo"))
    players = 2 if options.players is None else options.players
    if options.mode == "versus" and len(levels) > players:
        fail(say("cli-arena-seats", levels=len(levels), players=players))
    table = Table(players, options.morning_dew, options.landscapes == "draft", options.scenario, options.untimed)
    try:
        table.dealt("0")
    except Impossible as error:
        fail(say("cli-impossible", reason=error.text))
    return arena.run(options, table, levels, say)
