"""The table as it is measured: four players in mid-game, one card carried about, leaves drifting."""

from dataclasses import replace
from statistics import median, quantiles
from time import perf_counter, sleep

import pygame

from momiji.core.events import Counted, Moved, Zone
from momiji.games.momiji.cards import CODES, LETTERS, TYPE
from momiji.ui.app import App
from momiji.ui.input import PointerDown, PointerMove
from momiji.ui.preferences import Preferences
from momiji.ui.services import Services
from momiji.ui.sprites import leaf_card
from momiji.ui.stack import Change
from momiji.ui.tables.momiji.desk_protocol import Change as Flight
from momiji.ui.tables.momiji.desk_protocol import Done
from momiji.ui.tables.momiji.show import HandCard, Show, Spot
from momiji.ui.tables.momiji.table import TableScene

from .scripted_desk import ScriptedDesk
from .shows import position

WARM, FRAMES = 90, 360


def _nothing() -> Change | None:
    return None


def table_scene_for_bench(services: Services) -> TableScene:
    """Four players, mid-game."""
    desk = ScriptedDesk(state=position(4, 24, seed=7))
    return TableScene(services, desk, on_menu=_nothing, on_log=_nothing, on_rules=_nothing, on_settings=_nothing)


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
    """The same while a column of six flies to the hand and acorns fall to the counter, again and again.

    Each flight begins on a table that was looked at for a while: workers have drawn what they were asked for.
    `first_ms` is all between the wish and the first picture: the step followed, its film made, one frame drawn.
    """
    app = App.for_test(size, Preferences())
    scene = table_scene_for_bench(app.services)
    app.start(scene)
    app.step(1.0)
    six = _six(scene.desk.show)
    scene.desk = ScriptedDesk(fixed=six.after)
    firsts: list[float] = []
    times: list[float] = []
    for flight in range(6):
        scene.rest(six.before)
        app.step(1 / 60)
        while app.services.art.busy:
            sleep(0.01)
        wished = perf_counter()
        scene.follow(Done((six,)))
        first = 0.0
        while scene.projector.running:
            begun = perf_counter()
            app.step(1 / 60)
            first = first or perf_counter() - wished
            if flight:
                times.append((perf_counter() - begun) * 1000)
        if flight:
            firsts.append(first * 1000)
    app.services.art.close()
    return {
        "frame.flight_1080p.median_ms": round(median(times), 3),
        "frame.flight_1080p.p99_ms": round(quantiles(times, n=100)[98], 3),
        "frame.flight_1080p.first_ms": round(median(firsts), 3),
    }


def _six(show: Show) -> Flight:
    """A full column is collected, and two acorns come with it."""
    first, seat = show.columns[0], show.seat
    cards = tuple(card for card, kind in enumerate(TYPE) if kind == first.type)[:6]
    full = replace(show, columns=(replace(first, cards=cards, mark=""), *show.columns[1:]), hand=show.hand[:3])
    hand = tuple(sorted((*full.hand, *(HandCard(card) for card in cards)), key=lambda held: held.card))
    after = replace(
        full,
        hand=hand,
        columns=(replace(first, cards=(), mark=""), *full.columns[1:]),
        me=replace(full.me, acorns=full.me.acorns + 2, hand_size=len(hand)),
    )
    column, lap = Zone("garden", None, LETTERS[first.type]), Zone("hand", seat)
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
