"""How long a frame of a study takes while its tree is scrolled, beside the table's own."""

from statistics import median, quantiles
from time import perf_counter
from typing import Any

from momiji.core.chance import Chance
from momiji.core.text import Text
from momiji.playing.best_lines import BestLines
from momiji.playing.preferences import Preferences
from momiji.playing.session import CRESTS, Choices, Seat, Session
from momiji.playing.study import Study
from momiji.ui.app import App
from momiji.ui.input import Wheel
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.table.study.scene import StudyScene

FRAMES, WARM = 300, 60


class _Nobody:
    """The coach is not asked here."""

    def advise(self, game: str, view: Any, seed: str) -> Any:
        raise AssertionError

    def fares(self, game: str, view: Any, seat: int, seed: str) -> Any:
        raise AssertionError


def study_frames(size: tuple[int, int] = (1920, 1080)) -> dict[str, float]:
    """A tree of 200 steps and more, scrolled up and down without a pause; and how long it takes to stand elsewhere in it."""
    session = Session.begin(Choices("momiji", tuple(Seat(name, crest) for name, crest in zip("ABCD", CRESTS, strict=False)), "8", first=0))
    chance = Chance("8")
    while session.actor is not None:
        session.perform(chance.pick(session.rules.legal(session.state)))
    study = Study(session.record())
    for at in range(4, len(session.taken)):  # another line at every step
        study.at(at)
        study.follow([*study.here.steps, session.rules.encode(chance.pick(session.rules.legal(study.here.state)))])
    study.at(len(session.taken) // 2)
    assert len(study.rows()) >= 200
    app = App.for_test(size, Preferences())
    scene = StudyScene(app.services, study, BestLines(study, _Nobody()), source=Text("study-of-game", {"names": "A"}), on_back=lambda: None)
    app.start(scene)
    app.step(1.0)
    times, moves = [], []
    area = next(widget for widget in scene.page.widgets if isinstance(widget, ScrollArea))
    for frame in range(WARM + FRAMES):
        app.post(Wheel(*area.rect.center, 0, -1 if frame // 120 % 2 == 0 else 1))
        begun = perf_counter()
        app.step(1 / 60)
        if frame >= WARM:
            times.append((perf_counter() - begun) * 1000)
    for _ in range(20):
        begun = perf_counter()
        scene.step_row(-1)
        app.step(1 / 60)
        moves.append((perf_counter() - begun) * 1000)
    app.services.art.close()
    return {
        "study.frame.median_ms": round(median(times), 3),
        "study.frame.p99_ms": round(quantiles(times, n=100)[98], 3),
        "study.step.median_ms": round(median(moves), 3),
    }
