"""Matches between levels: the same deals with the seats rotated, on all cores, and what they come to."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import wait
from multiprocessing.pool import Pool
from threading import Thread
from time import monotonic, perf_counter
from typing import Any

from momiji import registry
from momiji.core.rules import Dealt

from .brain import AnyBrain
from .levels import LEVELS, think

NAMES = ("Aki", "Jana", "Mira", "Oleg", "Sora", "Tomo", "Yuki", "Hana", "Kenji", "Aiko")
_NORMAL = 1.959964  # of a 95 % interval
_SLACK = 0.9


@dataclass(frozen=True, slots=True)
class Terms:
    """What is played: everything but who and which deal. The game is named by its folder, as other processes need not know it."""

    package: str
    players: int = 2
    options: tuple[str, ...] = ()
    untimed: bool = False  # levels think to the end of their budget, however long that takes

    @property
    def brain(self) -> AnyBrain:
        found: AnyBrain = registry.loaded(self.package, "brain")
        return found

    def dealt(self, seed: str) -> Dealt:
        """Raises Impossible."""
        setup: Dealt = self.brain.rules.deal(NAMES[: self.players], seed, self.options)
        return setup


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game to be played: who sits where."""

    terms: Terms
    seed: str
    levels: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """How it went, seat by seat."""

    levels: tuple[str, ...]
    wins: tuple[float, ...]  # a shared win is a fraction
    points: tuple[float, ...]  # where nobody counts points, how many conditions hold
    seconds: tuple[float, ...]
    turns: tuple[int, ...]


def play(game: Pairing) -> Played:
    """Play a game; every level gets its own time, less what the machine's clock may waver."""
    brain = game.terms.brain
    rules = brain.rules
    s = rules.start(game.terms.dealt(game.seed))
    seats = len(game.levels)
    seconds, turns = [0.0] * seats, [0] * seats
    asked, turn = 0, None
    while (seat := rules.actor(s)) is not None:
        level = game.levels[seat]
        asked += 1
        begun = perf_counter()
        if (rules.turn(s), seat) != turn:
            turn = (rules.turn(s), seat)
            turns[seat] += 1
        late = None if game.terms.untimed else _until(level)
        steps = think(brain, rules.view(s, seat), level, f"{game.seed}/{asked}", deadline=late).steps
        seconds[seat] += perf_counter() - begun
        for step in steps:
            rules.advance(s, step)
    outcome = rules.outcome(s)
    assert outcome is not None
    wins = tuple((seat in outcome.winners) / max(1, len(outcome.winners)) for seat in range(seats))
    return Played(game.levels, wins, tuple(map(float, rules.standing(s).points)), tuple(seconds), tuple(turns))


def _until(level: str) -> Callable[[], bool]:
    end = monotonic() + _SLACK * (LEVELS[level].seconds if level in LEVELS else 1.0)
    return lambda: monotonic() >= end


def schedule(terms: Terms, levels: Sequence[str], games: int, seed: int) -> list[Pairing]:
    """The games of a match. Seats are filled with the levels in turn and rotated; each rotation plays the same deal."""
    players = terms.players
    if players == 1:
        return [Pairing(terms, f"{seed}/{number}", (level,)) for number in range(1, games + 1) for level in levels]
    seated = tuple(levels[i % len(levels)] for i in range(players)) if len(levels) <= players else tuple(levels)
    planned = []
    for number in range(games):
        shift = number % players
        planned.append(Pairing(terms, f"{seed}/{number // players + 1}", seated[shift:] + seated[:shift]))
    return planned


def played(games: Sequence[Pairing], processes: int | None = None) -> Iterator[Played]:
    """The games one after another as they are finished, on all cores."""
    count = processes or os.cpu_count() or 1
    if count == 1 or len(games) == 1:
        yield from map(play, games)
        return
    with _pool(min(count, len(games))) as pool:
        yield from pool.imap_unordered(play, games)


def _pool(processes: int) -> Pool:
    """Processes that hear no Ctrl+C, as the one that began them ends them, and that end by themselves should it be gone.

    They inherit their deafness, so not even a half-started one has a traceback to print; one pressed meanwhile is heard afterwards.
    """
    if not hasattr(signal, "pthread_sigmask"):
        return get_context("spawn").Pool(processes, initializer=_follow)
    resource_tracker.ensure_running()  # starting it later would end the blocking
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return get_context("spawn").Pool(processes, initializer=_follow)
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _follow() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    if parent is not None:
        Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def open_deck(games: Sequence[Pairing], processes: int | None = None) -> dict[str, Any]:
    """Solo: in what share of the deals a search that knows the order of the deck finds a way to win."""
    count = processes or os.cpu_count() or 1
    if count == 1:
        found = list(map(_solved, games))
    else:
        with _pool(min(count, len(games))) as pool:
            found = pool.map(_solved, games)
    low, high = interval(sum(found), len(found))
    return {"games": len(found), "solved": round(sum(found) / len(found), 4), "ci95": [round(low, 4), round(high, 4)]}


def _solved(game: Pairing) -> bool:
    brain = game.terms.brain
    assert brain.solver is not None  # who asks has looked
    return brain.solver(brain.rules.start(game.terms.dealt(game.seed)))


def report(results: Sequence[Played]) -> dict[str, Any]:
    """Win rates with 95 % intervals, mean scores and time per turn, for each level."""
    levels: dict[str, Any] = {}
    for level in sorted({level for result in results for level in result.levels}, key=_rank):
        seats = [(result, seat) for result in results for seat, name in enumerate(result.levels) if name == level]
        wins = [result.wins[seat] for result, seat in seats]
        low, high = interval(sum(wins), len(wins))
        turns = sum(result.turns[seat] for result, seat in seats)
        levels[level] = {
            "games": len(wins),
            "win_rate": round(sum(wins) / len(wins), 4),
            "ci95": [round(low, 4), round(high, 4)],
            "mean_score": round(sum(result.points[seat] for result, seat in seats) / len(seats), 2),
            "seconds_per_turn": round(sum(result.seconds[seat] for result, seat in seats) / max(1, turns), 4),
        }
    return {"games": len(results), "levels": levels}


def _rank(level: str) -> int:
    return list(LEVELS).index(level) if level in LEVELS else -1


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval; it stays between 0 and 1 in small samples too."""
    z, share = _NORMAL, wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)
