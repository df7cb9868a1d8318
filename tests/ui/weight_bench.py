"""What the window's process weighs: whole games by mouse with all their motion, a window of many sizes, the title with its leaves.

Each is a process of its own (`python -m tests.ui.weight_bench games 30`), because what one leaves behind would count for the next.
Memory is RSS, the pages a process really holds: its own, and those of libraries it has touched. SDL's dummy driver keeps the window's
pixels in the process, as X11 does with its shared ones, so the figures agree; only OpenGL would add its own.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time, sleep

if __name__ == "__main__":
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from momiji.ai.levels import LEVELS
from momiji.ai.worker import Worker
from momiji.core.chance import Chance
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.table.pictures import staging
from momiji.play import Program
from momiji.playing.session import CRESTS, Seat
from momiji.ui import memory
from momiji.ui.app import App
from momiji.ui.scenes.score.scene import ScoreScene
from momiji.ui.stack import Reset
from tests.choosing import momiji_choices
from tests.contract.test_promises import choose
from tests.ui import stage
from tests.ui.hands import Mouse

Figures = dict[str, float]
FULL_HD, LARGE = (1920, 1080), (2560, 1440)
SIZES = ((1024, 640), (1280, 720), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160), (3440, 1440), (1100, 1000))
FRAME = 1 / 30
GAMES, RESIZED, SECONDS = 4, 40, 10.0


def resident(process: int | str = "self", what: str = "VmRSS") -> float:
    """Megabytes a process holds now, or has ever held (VmHWM)."""
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    return round(int(status.partition(f"{what}:")[2].split()[0]) / 1024, 1)


class Player(Mouse):
    """Watches everything fly, frame by frame."""

    def settle(self) -> None:
        still = 0
        for _ in range(4000):
            stage.wait(self.app, FRAME)
            moving = self.app.stack.changing or getattr(self.scene, "moving", False)
            still = 0 if moving else still + 1
            if still == 3:
                return


def begin(app: App, program: Program, number: int) -> Player:
    """A game of one person against two computers."""
    levels = zip(("Aki", "Jana", "Mira"), CRESTS, (None, "random", "random"), strict=False)
    change = program._begin(momiji_choices(tuple(Seat(*seat) for seat in levels), f"weight {number}"))
    assert change is not None and program.session is not None
    app.stack.apply(change)
    someone = Player(app, program.session)
    someone.settle()
    return someone


def play(app: App, program: Program, number: int) -> float:
    """From the deal to the scoring sheet, and back to the title; answers what the process held when the sheet was read."""
    someone, chance = begin(app, program, number), Chance("weight", number)
    while someone.session.actor is not None:
        someone.settle()
        actor = someone.session.actor
        if actor is not None and someone.session.is_human(actor):
            someone.make(choose(MOMIJI.legal(someone.session.state), chance))
        else:
            stage.wait(app, FRAME)
            sleep(0.001)
    while not isinstance(someone.scene, ScoreScene) or app.stack.changing:
        stage.wait(app, FRAME)
    for _ in range(100):
        stage.wait(app, FRAME)
    held = resident()
    app.stack.apply(Reset(program.title()))
    for _ in range(30):
        stage.wait(app, FRAME)
    return held


def games(count: int = GAMES) -> Figures:
    """One game after another in one process."""
    with stage.staged(FULL_HD, speed=1.0) as app:
        program = Program(app.services)
        app.start(program.title())
        stage.wait(app, 0.1)
        title = resident()
        held = []
        for number in range(count):
            held.append(play(app, program, number))
            sys.stderr.write(f"game {number + 1}: {held[-1]} MB\n")  # thirty take a while
        program.close()
    return {
        "memory.title_mb": title,
        "memory.game_mb": held[0],
        "memory.games": count,
        "memory.last_game_mb": held[-1],
        "memory.growth_mb_a_game": round((held[-1] - held[0]) / max(1, count - 1), 2),
        "memory.games_peak_mb": resident(what="VmHWM"),
    }


def sizes(count: int = RESIZED) -> Figures:
    """A table whose window changes its size again and again, up to 3840×2160, and is looked at for a while each time."""
    with stage.staged(FULL_HD, speed=1.0) as app:
        program = Program(app.services)
        app.start(program.title())
        begin(app, program, 0)
        held = []
        for number in range(count):
            stage.resize(app, SIZES[number % len(SIZES)])
            for _ in range(10):
                stage.wait(app, FRAME)
            while app.services.art.busy and number % 3 == 0:
                sleep(0.01)
            held.append(resident())
        stage.resize(app, FULL_HD)
        for _ in range(30):
            stage.wait(app, FRAME)
        again = resident()
        program.close()
    return {"memory.resized_most_mb": max(held), "memory.resized_mb": again}


def thinker() -> Figures:
    """The computer players' process after the deepest of them has thought about some positions."""
    worker, chance = Worker(), Chance("weight")
    session = staging.session(4, "weight")
    level = max(LEVELS, key=lambda name: LEVELS[name].seconds)
    for number in range(12):
        for _ in range(4):
            session.perform(staging.sensible(session.state, list(MOMIJI.legal(session.state)), chance))
        if session.actor is not None:
            worker.ask(MOMIJI.name, MOMIJI.view(session.state, session.actor), level, number).wait(20)
    held = resident(worker.pid or "self")
    worker.close()
    return {"memory.thinker_mb": held}


def leaves(seconds: float = SECONDS) -> Figures:
    """Share of a core that the title with its leaves costs at 2560×1440 in its own loop; and while nobody looks."""
    app = App.for_test(LARGE)
    program = Program(app.services)
    app.start(program.title())
    app.step(0.0)
    for _ in range(30 * 40):  # every turn of every leaf has been drawn
        app.step(FRAME)
    looked = _share(app, seconds)
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    app.step(0.0)
    frames = app.frames
    alone = _share(app, seconds / 2)
    shown = app.frames - frames
    program.close()
    app.services.art.close()
    return {"title.cpu_percent_1440p": looked, "title.unseen_cpu_percent": alone, "title.unseen_frames": shown}


def _share(app: App, seconds: float) -> float:
    begun, used, pacer = perf_counter(), process_time(), pygame.time.Clock()
    while perf_counter() - begun < seconds:
        if app.step(FRAME):
            pacer.tick(app.stack.top.pace if app.stack.top else 60)
        else:
            app._sleep()
    return round(100 * (process_time() - used) / (perf_counter() - begun), 1)


PARTS: dict[str, Callable[..., Figures]] = {"games": games, "sizes": sizes, "thinker": thinker, "leaves": leaves}


def weights() -> Figures:
    """All of it, for the bench."""
    if not Path("/proc/self/status").exists():
        return {}
    figures: Figures = {}
    for name in PARTS:
        done = subprocess.run([sys.executable, "-m", "tests.ui.weight_bench", name], check=True, capture_output=True, text=True)
        figures |= json.loads(done.stdout.splitlines()[-1])
    return figures


def main() -> None:
    memory.loaded()
    with TemporaryDirectory() as home:
        os.environ["MOMIJI_HOME"] = home
        figures = PARTS[sys.argv[1]](*(int(word) for word in sys.argv[2:]))
    sys.stdout.write(json.dumps(figures) + "\n")


if __name__ == "__main__":
    main()
