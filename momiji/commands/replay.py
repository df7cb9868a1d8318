"""`momiji replay`: play records through the rules and tell the game, or print the position it ends in."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from momiji import registry
from momiji.core.events import Event
from momiji.core.setup import Impossible
from momiji.core.text import Text
from momiji.i18n import Translator
from momiji.store import records
from momiji.store.records import BadFile

from .common import REFUSED, Commands, add_command


def add(commands: Commands, say: Translator) -> None:
    replay = add_command(commands, "replay", say, run)
    replay.add_argument("files", nargs="+", metavar="FILE", help=say("help-replay-files"))
    instead = replay.add_mutually_exclusive_group()
    instead.add_argument("--json", action="store_true", help=say("help-replay-json"))
    instead.add_argument("--tree", action="store_true", help=say("help-replay-tree"))
    instead.add_argument("--review", action="store_true", help=say("help-replay-review"))


@dataclass(frozen=True, slots=True)
class IllegalStep:
    step: int
    action: str
    rule: str
    message: Text


def replayed(data: dict[str, Any], tell: Callable[[Text], None] | None = None) -> Any | IllegalStep:
    """The state a record ends in, or the first step the rules refuse. Raises Impossible for the set-up."""
    rules = registry.rules(records.game_of(data))
    setup = rules.read_setup(data)
    state = rules.start(setup)
    for number, words in enumerate(data["actions"], start=1):
        step = rules.decode(words)
        refusal = rules.refuse(state, step)
        if refusal is not None:
            return IllegalStep(number, words, refusal.rule, refusal.text)
        if tell is None:
            rules.advance(state, step)
            continue
        events: list[Event] = []
        before, state = state, rules.apply(state, step, events)
        for text in rules.tell(before, step, events):
            tell(text)
        turn = rules.turn(state)
        if turn.number != rules.turn(before).number:
            tell(Text("log-turn", {"turn": turn.number, "name": setup.names[turn.seat]}))
    if tell is not None:
        for text in rules.closing(state):
            tell(text)
    return state


def run(options: argparse.Namespace, say: Translator) -> int:
    refused = False
    for file in options.files:
        try:
            record = records.load(Path(file))
            plain = not (options.json or options.tree or options.review)
            told = list(_tree(record.data, file, say)) if options.tree else []
            result = replayed(record.data, (lambda text: print(say.text(text))) if plain else None)
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
            print(json.dumps(registry.rules(record.game).position(result)))
        else:
            for line in _reviewed(record.data, say) if options.review else told:
                print(line)
    return REFUSED if refused else 0


def _tree(data: dict[str, Any], file: str, say: Translator) -> Iterator[str]:
    """Every line with its remarks: a branch stands under the step it might have been played in place of, further in. Raises BadFile."""
    from momiji.playing.study import Study  # only now: replaying needs neither of them
    from momiji.store import studies

    study = Study(data, studies.read(data, file))
    if study.root.remark.text:
        yield study.root.remark.text
    for row in study.rows():
        remark = row.node.remark
        sign = say(f"study-sign-{remark.sign}") if remark.sign else ""
        parts = (f"{row.number}. {row.node.step}", sign, " ".join(remark.text.split()))
        yield "    " * row.depth + " · ".join(part for part in parts if part)


def _reviewed(data: dict[str, Any], say: Translator) -> Iterator[str]:
    """The turning points of a finished game, as the page of its review names them."""
    from momiji.playing.review import turning_points
    from momiji.playing.session import Session
    from momiji.playing.timeline import Timeline

    session = Session.resume(data)
    if not session.over:
        yield say("review-not-over")
        return
    timeline = Timeline(session, 0)
    found = turning_points(timeline)
    yield say("review-turnings" if found else "review-calm")
    for one in found:
        said = " ".join(say.text(text) for text in one.texts)
        yield say("review-turning", turn=one.turn, name=timeline.seats[one.seat].name, what=said)


def _show_refused(error: dict[str, Any], line: str, as_json: bool) -> None:
    if as_json:
        print(json.dumps({"error": error}), flush=True)
    print(line, file=sys.stderr)
