"""What the program costs, measured: `python3 dev.py bench [--json]`. Compare figures of one run only; machines are noisy."""

import argparse
import json
import os
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time, sleep
from typing import Any

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from momiji.core.chance import Chance
from momiji.core.match import Match
from momiji.games.momiji.rules.apply import perform
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.legal import legal
from momiji.games.momiji.rules.setup import deal
from momiji.games.momiji.rules.start import start
from momiji.games.momiji.rules.state import Stage
from momiji.games.momiji.table.pictures import staging
from momiji.playing.keeping import header_of
from momiji.playing.preferences import Preferences
from momiji.store import files
from momiji.store.autosave import Autosave
from momiji.store.saves import Shelf
from momiji.ui.app import App
from tests.ai.player_bench import strength, thinking
from tests.games.chocolatier import rules_bench as chocolatier
from tests.games.miyabi.brain_bench import miyabi_thinking
from tests.games.miyabi.rules_bench import miyabi_games
from tests.study.bench import study_frames
from tests.ui.table_bench import flight_times, frame_times, table_scene_for_bench
from tests.ui.weight_bench import weights

NAMES = ("Aki", "Jana", "Mira", "Oleg")
ROUNDS, GAMES = 5, 200
SAVED = 150


def random_games() -> dict[str, float]:
    """4-player draft games, every step chosen from the complete legal list, one process; median of some rounds."""
    setups = [deal(NAMES, seed, draft=True) for seed in range(GAMES)]
    rates = []
    for number in range(ROUNDS):
        chance, steps, begun = Random(number).random, 0, perf_counter()
        for setup in setups:
            state = start(setup)
            while state.stage != Stage.OVER:
                choices = legal(state)
                perform(state, choices[int(chance() * len(choices))])
                steps += 1
        seconds = perf_counter() - begun
        rates.append((steps / seconds, GAMES / seconds))
    return {"rules.steps_per_s": round(median(rate[0] for rate in rates)), "rules.games_per_s": round(median(rate[1] for rate in rates), 1)}


def a_match() -> dict[str, float]:
    """A whole game as the window plays it (refuse, apply by copy, events, record), and what it keeps in memory."""
    chance = Random(0)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    match = Match(MOMIJI, deal(NAMES, 0, draft=True))
    while match.actor is not None:
        match.perform(chance.choice(MOMIJI.legal(match.state)))
    size = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    begun, steps = perf_counter(), list(match.steps)
    again = Match(MOMIJI, match.setup)
    for step in steps:
        again.perform(step)
    seconds = perf_counter() - begun
    view, imagined = again.view(0), 200
    begun = perf_counter()
    for _ in range(imagined):
        MOMIJI.imagine(view, chance)
    return {
        "rules.match_kb": round(size / 1024, 1),
        "rules.match_steps_per_s": round(len(steps) / seconds),
        "rules.imagine_us": round((perf_counter() - begun) / imagined * 1e6, 1),
    }


def first_frame() -> dict[str, float]:
    """From the start of the process to the first picture, and to the title, beside a bare window of the same size."""
    bare = "import pygame; pygame.display.init(); s = pygame.display.set_mode((1600, 900)); s.fill((9, 9, 9)); pygame.display.flip()"
    first = "import os; from momiji import opening; opening.show(); os._exit(0)"
    title = (
        "from momiji import opening; art = opening.begin_title(opening.show());"
        " from momiji.ui.app import App; from momiji.play import Program; a = App(size=(1600, 900), art=art);"
        " a.start(Program(a.services).title()); a.step(0.0);"
        " import os; os._exit(0)"  # what workers draw ahead for the table is not waited for
    )
    with TemporaryDirectory() as home:
        environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "MOMIJI_HOME": home, "PYTHONPYCACHEPREFIX": f"{home}/compiled"}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program is compiled once
        (Path(home) / "config").mkdir()
        (Path(home) / "config" / "settings.json").write_text('{"window": [1600, 900]}', encoding="utf-8")
        times = {}
        for name, code in (("bare", bare), ("first", first), ("title", title)):
            taken, used = [], []
            for number in range(6):
                begun, before = perf_counter(), os.times()
                subprocess.run([sys.executable, "-c", code], env=environment, check=True)
                after = os.times()
                if number:  # the first one is not warm
                    taken.append(perf_counter() - begun)
                    used.append(after.children_user + after.children_system - before.children_user - before.children_system)
            times[name], cpu = median(taken), median(used)
    return {
        "start.bare_window_s": round(times["bare"], 3),
        "start.first_frame_s": round(times["first"], 3),
        "title.stands_s": round(times["title"], 3),
        "title.stands_cpu_s": round(cpu, 3),
    }


def idle() -> dict[str, float]:
    """Share of one core that a table costs while nothing moves and all art is drawn, over five seconds of real time."""
    app = App.for_test((1280, 720), Preferences(table_gusts=False))
    app.start(table_scene_for_bench(app.services))
    for _ in range(20):
        app.step(0.1)
    while app.services.art.busy:  # cards that may come next are drawn ahead, in threads
        sleep(0.05)
    app.step(0.0)
    shown = app.frames
    begun, used = perf_counter(), process_time()
    while perf_counter() - begun < 5:
        app.step(0.0)
        app._sleep()
    share = (process_time() - used) / (perf_counter() - begun)
    app.services.art.close()
    return {"idle.cpu_percent": round(100 * share, 2), "idle.frames": app.frames - shown}


def autosave() -> dict[str, float]:
    """What keeping a step costs the drawing thread in a 4-player game, the record included; the disk works meanwhile."""
    game, times = staging.session(4, "bench"), []
    chance = Chance("bench")
    with TemporaryDirectory() as folder:
        keeper = Autosave(Path(folder))
        for _ in range(SAVED):
            if game.over:
                break
            game.perform(staging.sensible(game.state, list(MOMIJI.legal(game.state)), chance))
            begun = perf_counter()
            keeper.keep(game.record(), header_of(game, "bench", datetime.now(UTC)))
            times.append((perf_counter() - begun) * 1000)
            sleep(1 / 60)
        keeper.close()
    times.sort()
    return {"autosave.median_ms": round(median(times), 3), "autosave.p95_ms": round(times[len(times) * 95 // 100], 3)}


def odd_files() -> dict[str, float]:
    """What listing costs at worst: 14 saves with as many values as are read, and the longest journal that is read."""
    game = staging.session(4, "bench")
    record, header = game.record(), header_of(game, "bench", datetime.now(UTC))()
    with TemporaryDirectory() as folder:
        shelf, keeper = Shelf(Path(folder) / "saves"), Autosave(Path(folder) / "auto")
        junk: list[Any] = [[] for _ in range((files.MOST_VALUES - 2_000) // 2)]
        for _ in range(14):
            shelf.save({**record, "junk": junk}, header)
        keeper.folder.mkdir()
        line = json.dumps({"number": 2, "keep": 20_000, "add": []}) + "\n"
        first = json.dumps({"number": 1, "record": {**record, "actions": ["end"] * 20_000}}) + "\n"
        story = first + line * ((files.LARGEST - len(first)) // len(line))
        (keeper.folder / "autosave.momiji.json.steps").write_text(story, encoding="ascii")
        begun = perf_counter()
        if len(shelf.listing().saves) != 14:
            raise SystemExit("the odd saves are not read")
        saves_read = perf_counter()
        if keeper.latest() is None:
            raise SystemExit("the odd journal is not read")
        done = perf_counter()
    return {"odd_files.saves_ms": round((saves_read - begun) * 1000), "odd_files.journal_ms": round((done - saves_read) * 1000)}


MEASURES: list[Callable[[], dict[str, float]]] = [
    random_games, a_match, chocolatier.random_games, miyabi_games, miyabi_thinking,
    frame_times, flight_times, study_frames, idle, autosave, odd_files, first_frame, weights, thinking, strength,
]  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON object")
    options = parser.parse_args()
    figures: dict[str, float] = {}
    for measure in MEASURES:
        figures |= measure()
    lines = [json.dumps(figures)] if options.json else [f"{name:32} {value:>12,}" for name, value in figures.items()]
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
