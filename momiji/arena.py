"""`momiji arena`: matches between computer players, told on the terminal or as JSON."""

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from momiji.ai.arena import Played, Table, open_deck, played, report, schedule
from momiji.ai.levels import NAMES
from momiji.i18n import Tongue

_BAR = 30


def levels_of(given: str, say: Tongue, fail: Callable[[str], Any]) -> list[str]:
    """The levels a user named, or one sentence about the first that is none."""
    levels = [name.strip() for name in given.split(",") if name.strip()]
    if not levels:
        fail(say("cli-arena-levels", known=", ".join(NAMES)))
    for name in levels:
        if name not in NAMES:
            fail(say("cli-level-unknown", level=name[:40], known=", ".join(NAMES)))
    return levels


def run(options: argparse.Namespace, table: Table, levels: list[str], say: Tongue) -> int:
    games = schedule(table, levels, options.games, options.seed)
    if options.open_deck:
        figures = open_deck(games, options.processes)
        if options.json:
            print(json.dumps({**vars_of(options), "open_deck": figures}))
        else:
            low, high = (f"{100 * end:.1f}" for end in figures["ci95"])
            print(say("cli-arena-open-deck", rate=f"{100 * figures['solved']:.1f}", low=low, high=high, games=figures["games"]))
        return 0
    results = list(_watched(played(games, options.processes), len(games)))
    outcome = {**vars_of(options), **report(results, table.scenario is not None)}
    if options.json:
        print(json.dumps(outcome))
        return 0
    for level, figures in outcome["levels"].items():
        low, high = figures["ci95"]
        score = figures.get("mean_score", figures.get("mean_conditions"))
        print(
            say(
                "cli-arena-level", level=level, rate=f"{100 * figures['win_rate']:.1f}", low=f"{100 * low:.1f}", high=f"{100 * high:.1f}",
                games=figures["games"], score=f"{score:.1f}", seconds=f"{figures['seconds_per_turn']:.3f}",
            )
        )  # fmt: skip
    return 0


def vars_of(options: argparse.Namespace) -> dict[str, Any]:
    """What the figures were made with."""
    return {"mode": options.mode, "seed": options.seed, "scenario": options.scenario}


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
