"""Every scene in every language, size and text scale: nothing overlaps, nothing leaves the window, no word is cut.

The whole product of scenes, sizes, text scales, languages and players would take minutes: the tests take each scene at each size,
with language, text scale and players going round, so that any two of these meet somewhere. `python -m tests.ui.test_every_scene`
goes through all of it.
"""

import os
import sys
from collections.abc import Iterator
from itertools import combinations, product

import pygame
import pytest

from momiji import screenshot
from momiji.games.momiji.table.layout.places import AREAS
from momiji.i18n import LANGUAGES
from momiji.screenshot import Wish
from momiji.ui.app import App
from momiji.ui.kit.paged import PagedScene
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.kit.widget import Widget
from momiji.ui.scenes.lesson.scene import LessonScene
from momiji.ui.table.replay.scene import ReplayScene
from momiji.ui.table.scene import TableScene
from tests.ui.reading import Page, faults, reading

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1440), (3840, 2160), (1600, 1200), (2560, 1080))
TEXTS = (1.0, 1.5, 2.0)
WITH_PLAYERS = ("setup", "draft", "table", "collect", "discard", "landscape", "score", "handover", "log")
PLAYERS = (2, 3, 4, 5)
NAMES = (*screenshot.names(), "message")
SHEETS = ("slot", "other")  # a player's sheet: what lies on it is found first
FLOATING = ("coach", "draft-coach", "solo-coach")  # a paper that comes over the table for a while
SELDOM = ("lesson", "coach", "solo-coach")  # many of a kind, or thought out anew each time: at every third size
ALONE = ("solo", "solo-score", "solo-chooser")


def wishes(name: str) -> Iterator[Wish]:
    """Each size once."""
    start = NAMES.index(name)
    for number, size in enumerate(SIZES, start):
        yield Wish(
            size,
            LANGUAGES[number % 3],
            TEXTS[(number + number // 3) % 3],
            players=PLAYERS[(number + number // 4) % 4],
            scenario=screenshot.stage().scenarios[number % len(screenshot.stage().scenarios)],
        )


def all_wishes(name: str) -> Iterator[Wish]:
    for size, lang, text in product(SIZES, LANGUAGES, TEXTS):
        for players in PLAYERS if name in WITH_PLAYERS else (4,):
            for scenario in screenshot.stage().scenarios if name in ALONE else screenshot.stage().scenarios[:1]:
                yield Wish(size, lang, text, players=players, scenario=scenario)


def interactive(app: App) -> dict[str, pygame.Rect]:
    """Everything a pointer can find at rest."""
    scene = app.stack.top
    if isinstance(scene, TableScene):
        fan = scene.desk.show.browser is not None  # it lies above all else, card over card
        spots = {
            f"{spot.kind} {spot.key}": place.hit
            for spot, place in scene.layout.spots.items()
            if spot.kind not in AREAS and spot.kind != "browser"
        }
        return ({} if fan else spots) | {widget.name: widget.rect for widget in scene.buttons}
    if isinstance(scene, LessonScene):
        return {widget.name: widget.rect for widget in scene.controls.widgets if widget.name != "thing"}  # that lies on the table
    if isinstance(scene, ReplayScene):
        return {widget.name: widget.rect for widget in scene.page.widgets if (widget.focusable or widget.tip) and widget.name != "scrubber"}
    assert isinstance(scene, PagedScene)
    return {widget.name: widget.rect for widget in scene.page.widgets if widget.focusable or widget.tip}


def scrolled(app: App) -> list[ScrollArea]:
    scene = app.stack.top
    return (
        [widget for widget in scene.page.widgets if isinstance(widget, ScrollArea)] if isinstance(scene, PagedScene | ReplayScene) else []
    )


def inside(area: ScrollArea) -> Iterator[str]:
    """Widgets within a scroll area keep to its width and off each other."""
    controls: list[Widget] = [child for child in area.children if child.focusable]
    for child in controls:
        if child.rect.left < area.rect.left or child.rect.right > area.rect.right:
            yield f"{child.name} leaves {area.name}"
    for one, other in combinations(controls, 2):
        if one.rect.colliderect(other.rect):
            yield f"{one.name} overlaps {other.name}"


def look_at(name: str, wish: Wish) -> list[str]:
    """Everything wrong with a scene."""
    with reading(), screenshot.staged(name, wish) as app:
        app.stack.build()
        scene = app.stack.top
        assert scene is not None
        scene.backdrop = None
        page = Page(wish.size)
        if isinstance(scene, LessonScene):  # the table under the veil is read elsewhere
            assert scene.drawing is not None
            page.blit(scene.drawing.paper, scene.drawing.sheet)
        elif isinstance(scene, ReplayScene) and scene.drawer:  # it lies over the table, which is read without it
            scene.draw_above(page)
        else:
            app.stack.draw(page)
        things, window = interactive(app), page.get_rect()
        areas = scrolled(app)
        wrong = [f"{thing} {tuple(rect)} leaves the window" for thing, rect in things.items() if not window.contains(rect)]
        wrong += [
            f"{a} {tuple(one)} overlaps {b} {tuple(two)}"
            for (a, one), (b, two) in combinations(things.items(), 2)
            if one.colliderect(two) and not (a.split()[0] in SHEETS and one.contains(two))
        ]
        wrong += [fault for area in areas for fault in inside(area)]
        wrong += faults(page.marks, window, [area.rect for area in areas], floating=name in FLOATING)
        wrong += [f"{words!r} is cut" for words in sorted(app.services.look.type.cut)]
        return wrong


@pytest.mark.parametrize("name", NAMES)
def test_nothing_overlaps_and_every_word_can_be_read(name: str) -> None:
    for wish in list(wishes(name))[:: 3 if name.startswith(SELDOM) else 1]:
        assert look_at(name, wish) == [], wish


def main(names: list[str]) -> int:
    """All there is; the number of pictures with a fault is the exit status."""
    bad = 0
    for name in names or NAMES:
        for wish in all_wishes(name):
            wrong = look_at(name, wish)
            bad += bool(wrong)
            for fault in wrong:
                sys.stdout.write(
                    f"{name} {wish.size[0]}x{wish.size[1]} {wish.lang} {wish.text_scale} {wish.players} {wish.scenario}: {fault}\n"
                )
    return min(bad, 99)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
