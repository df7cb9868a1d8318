"""How much memory the window's process holds: whole games by mouse with all their motion, a tour of the pages, a window dragged about.

Each is a process of its own (`python -m tests.ui.weight_bench games`), because memory that was once asked for never quite comes back.
"""

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep

if __name__ == "__main__":
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from momiji.core.chance import Chance
from momiji.games.momiji.rules import MOMIJI
from momiji.play import Program
from momiji.ui.app import App
from momiji.ui.stack import Reset
from momiji.ui.tables.momiji.score import ScoreScene
from momiji.ui.tables.momiji.session import CRESTS, Choices, Seat

from ..contract.test_promises import choose
from . import stage
from .hands import Mouse

FULL_HD = (1920, 1080)
FRAME = 1 / 30


def resident(process: int | str = "self") -> float:
    """Megabytes of memory a process holds (RSS: its own pages and the libraries it has touched)."""
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


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


def play(app: App, program: Program, number: int) -> None:
    """One game against two computers from the deal to the scoring sheet, and back to the title."""
    seats = tuple(
        Seat(name, crest, level) for name, crest, level in zip(("Aki", "Jana", "Mira"), CRESTS, (None, "random", "random"), strict=False)
    )
    app.stack.apply(program._begin(Choices(seats, f"weight {number}")))
    assert program.session is not None
    someone, chance = Player(app, program.session), Chance("weight", number)
    someone.settle()
    while someone.session.actor is not None:
        someone.settle()
        actor = someone.session.actor
        if actor is not None and someone.session.is_human(actor):
            someone.make(choose(MOMIJI.legal(someone.session.state), chance))
        else:
            stage.wait(app, FRAME)
            sleep(0.001)
    for _ in range(600):
        stage.wait(app, FRAME)
        if isinstance(someone.scene, ScoreScene) and not app.stack.changing:
            break
    for _ in range(100):
        stage.wait(app, FRAME)
    app.stack.apply(Reset(program.title()))
    for _ in range(30):
        stage.wait(app, FRAME)


def games(report: Callable[[str, float], None], count: int) -> None:
    with stage.staged(FULL_HD, speed=1.0) as app:
        program = Program(app.services)
        app.start(program.title())
        stage.wait(app, 0.1)
        report("title", resident())
        for number in range(count):
            play(app, program, number)
            report(f"game {number + 1}", resident())
        program.close()


def main() -> None:
    with TemporaryDirectory() as home:
        os.environ["MOMIJI_HOME"] = home
        games(lambda name, value: print(json.dumps({name: round(value, 1)}), flush=True), int(sys.argv[1]))


if __name__ == "__main__":
    main()
