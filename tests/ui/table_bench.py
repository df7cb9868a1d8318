"""The table as it is measured: four players in mid-game, one card carried about, leaves drifting."""

from dataclasses import dataclass, field, replace
from statistics import median, quantiles
from time import perf_counter, sleep, thread_time

import pygame

from momiji.core.events import Counted, Moved, Zone
from momiji.games.momiji.rules.cards import CODES, LETTERS, TYPE
from momiji.games.momiji.table import TABLE
from momiji.games.momiji.table.show import Column, HandCard, MomijiShow
from momiji.playing.preferences import Preferences
from momiji.ui.app import App
from momiji.ui.input import PointerDown, PointerMove
from momiji.ui.services import Services
from momiji.ui.sprites import leaf_card
from momiji.ui.stack import Change
from momiji.ui.table.desk import Accepted
from momiji.ui.table.desk import Change as Flight
from momiji.ui.table.scene import TableScene
from momiji.ui.table.show import Spot
from tests.ui.scripted_desk import ScriptedDesk
from tests.ui.shows import position

WARM, FRAMES = 90, 360


def _nothing() -> Change | None:
    return None


def table_scene_for_bench(services: Services) -> TableScene:
    """Four players, mid-game."""
    desk = ScriptedDesk(state=position(4, 24, seed=7))
    return TableScene(services, TABLE, desk, on_menu=_nothing, on_log=_nothing, on_rules=_nothing, on_settings=_nothing)


def carry(app: App, scene: TableScene, frame: int) -> None:
    """One frame of a card carried round the table; a new gust whenever the last one has passed."""
    if scene.gust and not scene.gust.flakes:
        scene.gust.blow()
    if scene.drag is None:
        cards = [Spot("hand", str(index)) for index in range(len(scene.desk.show.hand))]
        at = scene.layout.spots[max(cards, key=lambda card: len(scene.desk.targets(card)))].hit.center
        app.post(PointerMove(*at), PointerDown(*at))
        app.step(1 / 60)
    turn = pygame.Vector2(420, 0).rotate(frame * 3)
    w, h = app.surface.get_size()
    app.post(PointerMove(round(w / 2 + turn.x * w / 1920), round(h * 0.6 + turn.y * 0.6 * h / 1080), True))


def frame_times(size: tuple[int, int] = (1920, 1080)) -> dict[str, float]:
    """Median and 99th percentile of a frame, beside the bare cost of a full blit and sixty cards."""
    app = App.for_test(size, Preferences())
    scene = table_scene_for_bench(app.services)
    app.start(scene)
    app.step(1.0)
    times = []
    for frame in range(WARM + FRAMES):
        carry(app, scene, frame)
        begun = perf_counter()
        app.step(1 / 60)
        if frame >= WARM:
            times.append((perf_counter() - begun) * 1000)
    base = _baseline(app)
    app.services.art.close()
    return {
        "frame.table_1080p.median_ms": round(median(times), 3),
        "frame.table_1080p.p99_ms": round(quantiles(times, n=100)[98], 3),
        "frame.baseline_1080p.median_ms": round(base, 3),
    }


def flight_times(size: tuple[int, int] = (1920, 1080)) -> dict[str, float]:
    """The same while a column of six flies to the hand and acorns fall to the counter, again and again; then a new column each time.

    The very first film of a session is told apart, by its slowest frame.
    """
    again, first = _fly(size, [0] * 6), _fly(size, list(range(6)))
    return {
        **again.figures("frame.flight_1080p"),
        **first.figures("frame.first_flight_1080p"),
        "frame.first_flight_1080p.cpu_median_ms": round(median(first.used), 3),
        "frame.first_flight_1080p.cpu_p99_ms": round(quantiles(first.used, n=100)[98], 3),
        "frame.first_film_1080p.slowest_ms": round(first.opening, 3),
    }


@dataclass
class Flights:
    """Milliseconds: each frame by the clock and in processor time of the drawing thread, and from each wish to its first picture.

    `opening` is the slowest frame of the very first film, which is counted nowhere else.
    """

    times: list[float] = field(default_factory=list)
    used: list[float] = field(default_factory=list)
    firsts: list[float] = field(default_factory=list)
    opening: float = 0.0

    def figures(self, name: str) -> dict[str, float]:
        return {
            f"{name}.median_ms": round(median(self.times), 3),
            f"{name}.p99_ms": round(quantiles(self.times, n=100)[98], 3),
            f"{name}.first_ms": round(median(self.firsts), 3),
        }


def _fly(size: tuple[int, int], columns: list[int]) -> Flights:
    """Collect these columns one after another.

    Each flight begins on a table that was looked at for a while: workers have drawn what they were asked for.
    A wish's first picture is all between the two: the step followed, its film made, one frame drawn.
    """
    app = App.for_test(size, Preferences())
    scene = table_scene_for_bench(app.services)
    app.start(scene)
    app.step(1.0)
    show, out = scene.desk.show, Flights()
    for number, column in enumerate(columns):
        six = _six(show, column)
        scene.desk = ScriptedDesk(fixed=six.after)
        scene.rest(six.before)
        app.step(1 / 60)
        while app.services.art.busy:
            sleep(0.01)
        wished, first = perf_counter(), 0.0
        scene.follow(Accepted((six,)))
        while scene.projector.running:
            begun, busy = perf_counter(), thread_time()
            app.step(1 / 60)
            used, now = thread_time() - busy, perf_counter()
            first = first or now - wished
            if number:
                out.times.append((now - begun) * 1000)
                out.used.append(used * 1000)
            else:
                out.opening = max(out.opening, (now - begun) * 1000)
        if number:
            out.firsts.append(first * 1000)
    app.services.art.close()
    return out


def _six(show: MomijiShow, nth: int) -> Flight:
    """A full column is collected, and two acorns come with it."""
    old, seat = show.columns[nth], show.seat
    cards = tuple(card for card, kind in enumerate(TYPE) if kind == old.type)[:6]

    def columns(lying: tuple[int, ...]) -> tuple[Column, ...]:
        return tuple(replace(one, cards=lying) if one is old else one for one in show.columns)

    full = replace(show, columns=columns(cards), hand=show.hand[:3])
    hand = tuple(sorted((*full.hand, *(HandCard(card) for card in cards)), key=lambda held: held.card))
    after = replace(full, hand=hand, columns=columns(()), me=replace(full.me, acorns=full.me.acorns + 2, hand_size=len(hand)))
    column, lap = Zone("garden", None, LETTERS[old.type]), Zone("hand", seat)
    moved = tuple(Moved(CODES[card], column, lap) for card in cards)
    return Flight(full, (*moved, Counted(seat, "acorns", 2, "landscape-bonus")), after)


def _baseline(app: App) -> float:
    """A full-screen blit and sixty cards with alpha, 150×210, shown."""
    target, ground = app.surface, pygame.Surface(app.surface.get_size())
    card = app.services.look.sprites.card(leaf_card("red", 1, 150, left=True)).convert_alpha()
    times = []
    for _ in range(FRAMES // 2):
        begun = perf_counter()
        target.blit(ground, (0, 0))
        for i in range(60):
            target.blit(card, (i % 12 * 140, i // 12 * 160))
        pygame.display.flip()
        times.append((perf_counter() - begun) * 1000)
    return median(times)
