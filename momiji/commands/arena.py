"""`momiji arena`: matches between computer players, told on the terminal or as JSON."""

import argparse
import json
import signal
import sys
from collections.abc import Iterable, Iterator
from typing import Any, NoReturn

from momiji import registry
from momiji.ai.arena import Played, Terms, open_deck, played, report, schedule
from momiji.ai.brain import brain
from momiji.ai.levels import NAMES, RANDOM
from momiji.i18n import Translator

from .common import Commands, add_command, add_deal_options, check_deal_options, fail, players_wanted, whole_number, wished

_BAR = 30


def add(commands: Commands, say: Translator) -> None:
    match = add_command(commands, "arena", say, run)
    match.add_argument("--levels", default="gardener,master", metavar="A,B", help=say("help-arena-levels", known=tuple(NAMES)))
    match.add_argument("--processes", type=whole_number("--processes", 1, 1024, say), help=say("help-processes"))
    match.add_argument("--untimed", action="store_true", help=say("help-untimed"))
    match.add_argument("--open-deck", action="store_true", help=say("help-open-deck"))
    match.add_argument("--json", action="store_true", help=say("help-json"))
    add_deal_options(match, say, games=100)


def run(options: argparse.Namespace, say: Translator) -> int:
    check_deal_options(options, say)
    levels = [RANDOM] if options.open_deck else levels_of(options.levels, say)
    if options.open_deck and (options.mode != "solo" or brain(options.game).solver is None):
        fail(say("cli-arena-open-deck-solo"))
    players = players_wanted(options)
    if 1 < players < len(levels):
        fail(say("cli-arena-seats", levels=len(levels), players=players))
    terms = Terms(registry.GAMES[options.game], players, wished(options), options.untimed)
    heard = signal.signal(signal.SIGTERM, _asked_to_end)
    try:
        return _matches(options, terms, levels, say)
    finally:
        signal.signal(signal.SIGTERM, heard)


def _asked_to_end(*_: object) -> NoReturn:
    """The processes that play are ended on the way out."""
    raise SystemExit(128 + signal.SIGTERM)


def levels_of(given: str, say: Translator) -> list[str]:
    """The levels a user named, or one sentence about the first that is none."""
    levels = [name.strip() for name in given.split(",") if name.strip()]
    if not levels:
        fail(say("cli-arena-levels", known=tuple(NAMES)))
    for name in levels:
        if name not in NAMES:
            fail(say("cli-level-unknown", level=name[:40], known=tuple(NAMES)))
    return levels


def _matches(options: argparse.Namespace, terms: Terms, levels: list[str], say: Translator) -> int:
    games = schedule(terms, levels, options.games, options.seed)
    if options.open_deck:
        figures = open_deck(games, options.processes)
        if options.json:
            print(json.dumps({**vars_of(options), "open_deck": figures}))
        else:
            low, high = (f"{100 * end:.1f}" for end in figures["ci95"])
            print(say("cli-arena-open-deck", rate=f"{100 * figures['solved']:.1f}", low=low, high=high, games=figures["games"]))
        return 0
    results = list(_watched(played(games, options.processes), len(games)))
    outcome = {**vars_of(options), **report(results)}
    if options.json:
        print(json.dumps(outcome))
        return 0
    for level, figures in outcome["levels"].items():
        low, high = figures["ci95"]
        print(
            say(
                "cli-arena-level", level=level, rate=f"{100 * figures['win_rate']:.1f}", low=f"{100 * low:.1f}", high=f"{100 * high:.1f}",
                games=figures["games"], score=f"{figures['mean_score']:.1f}", seconds=f"{figures['seconds_per_turn']:.3f}",
            )
        )  # fmt: skip
    return 0


def vars_of(options: argparse.Namespace) -> dict[str, Any]:
    """What the figures were made with."""
    made = {"game": options.game, "options": list(wished(options))}
    return {**made, "mode": options.mode, "seed": options.seed, "scenario": options.scenario}


def _watched(results: Iterable[Played], total: int) -> Iterator[Played]:
    """A bar on the terminal while the games are played; nothing in a pipe."""
    shown = sys.stderr.isatty()
    for done, result in enumerate(results, start=1):
        if shown:
            full = _BAR * done // total
            print(f"\r[{'#' * full}{'.' * (_BAR - full)}] {done}/{total}", end="", file=sys.stderr, flush=True)
        yield result
    if shown:
        print(file=sys.stderr)
