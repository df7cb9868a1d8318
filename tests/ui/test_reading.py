"""What is read: words stand out from what really lies under them, and papers leave in sight what they speak of."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pygame
import pytest

from momiji.games.momiji.table import TABLE
from momiji.games.momiji.table.desk.desk import MomijiDesk
from momiji.games.momiji.table.draw.tip import draw_table_tip
from momiji.games.momiji.table.layout.places import AREAS
from momiji.games.momiji.table.pictures import moments, staging
from momiji.playing.preferences import INSTANT, Preferences
from momiji.screenshot import Wish, staged
from momiji.ui.app import App
from momiji.ui.kit.tip import Bubble
from momiji.ui.stack import Change
from momiji.ui.table.scene import TableScene
from momiji.ui.type import Type
from tests.sight import contrast

LEAST = 4.5


@contextmanager
def watched(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[str, float]]]:
    """Every line that is set, with its contrast to the picture it is set on."""
    seen: list[tuple[str, float]] = []
    put = Type.put

    def noting(self: Type, target: pygame.Surface, words: str, role: Any, at: Any, *rest: Any, **more: Any) -> pygame.Rect:
        before = target.copy()
        rect = put(self, target, words, role, at, *rest, **more)
        place = rect.clip(before.get_rect()).clip(target.get_clip())
        ink = rest[0] if rest else more.get("colour", (43, 35, 32))
        if place.w > 4 and place.h > 4 and words.strip() and more.get("alpha", 1.0) == 1.0:
            under = before.subsurface(place)
            solid = not under.get_flags() & pygame.SRCALPHA or pygame.transform.average_color(under)[3] > 250
            red, green, blue = pygame.transform.average_color(under)[:3]
            if solid:
                seen.append((f"{words} {ink} on {(red, green, blue)}", contrast(ink[:3], (red, green, blue))))
        return rect

    monkeypatch.setattr(Type, "put", noting)
    yield seen
    monkeypatch.undo()


SCENES = ("table", "evening", "solo", "score", "draft", "setup", "solo-chooser", "log", "statistics", "settings-play")


@pytest.mark.parametrize("scene", SCENES)
def test_words_stand_out_from_what_lies_under_them(scene: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with watched(monkeypatch) as seen, staged(scene, Wish((1280, 720))) as app:
        app.picture()
    assert seen
    weak = {words: round(value, 2) for words, value in seen if value < LEAST}
    assert not weak


def nothing() -> Change | None:
    return None


@pytest.fixture(scope="module")
def desk() -> MomijiDesk:
    game = staging.best_moment(staging.session(4, "7"), moments.mixed_play)
    return MomijiDesk(game, game.actor or 0)


@pytest.mark.parametrize("size, text", [((1280, 720), 1.0), ((1920, 1080), 1.0), ((1920, 1080), 1.5)], ids=str)
def test_no_paper_covers_what_it_speaks_of(desk: MomijiDesk, size: tuple[int, int], text: float) -> None:
    """Tooltips of every thing on the table, and refusals of every card at every pile."""
    app = App.for_test(size, Preferences(animation_speed=INSTANT, text_scale=text, table_gusts=False))
    scene = TableScene(app.services, TABLE, desk, on_menu=nothing, on_log=nothing, on_rules=nothing, on_settings=nothing)
    app.start(scene)
    app.step(0.1)
    layout, context, target = scene.layout, scene.picture.context, pygame.Surface(size)
    window = target.get_rect().inflate(-24, -24)
    for spot, place in layout.spots.items():
        tip = desk.tip(spot) if spot.kind not in AREAS else None
        if tip is not None:
            anchor = context.turned_box(place.rect, place.angle)
            stands = draw_table_tip(target, context, tip, spot, anchor)
            assert not stands.colliderect(anchor), spot
            assert target.get_rect().contains(stands), spot
    words = app.services.say("refuse-finish-conditions")
    cards = [place.rect for spot, place in layout.spots.items() if spot.kind == "hand"]
    piles = [place.rect for spot, place in layout.spots.items() if spot.kind in ("pile", "column", "goal", "discard")]
    for card in cards:
        for pile in piles:
            stands = Bubble.refusal(words, pile, 2.6, (card,)).draw(target, app.services.look, window)
            assert not stands.colliderect(pile) and not stands.colliderect(card)
    app.services.art.close()
