"""Every scene in every language, size and text scale: nothing overlaps, nothing leaves the window, no word is cut.

The whole product of scenes, sizes, text scales, languages and players would take minutes: the tests take each scene at each size,
with language, text scale and players going round, so that any two of these meet somewhere. `python -m tests.ui.test_every_scene`
goes through all of it.
"""

import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product

import pygame
import pytest

from momiji import registry, screenshot
from momiji.games.momiji.table.layout.places import AREAS
from momiji.i18n import LANGUAGES
from momiji.screenshot import Wish
from momiji.ui.app import App
from momiji.ui.kit.button import Button
from momiji.ui.kit.paged import PagedScene
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.kit.widget import Widget
from momiji.ui.scenes.lesson.scene import LessonScene
from momiji.ui.table.replay.scene import ReplayScene
from momiji.ui.table.scene import TableScene
from momiji.ui.table.study.scene import StudyScene
from tests.ui.reading import Page, faults, reading

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1440), (3840, 2160), (1600, 1200), (2560, 1080))
TEXTS = (1.0, 1.5, 2.0)
NAMES = [(game, name) for game in registry.GAMES for name in screenshot.shown_once(game)] + [(registry.USUAL, "message")]
FLOATING = ("coach", "draft-coach", "solo-coach")  # a paper that comes over the table for a while
SELDOM = ("lesson", "coach", "solo-coach")  # many of a kind, or thought out anew each time: at every third size


def wishes(game: str, name: str) -> Iterator[Wish]:
    """Each size once; a further game at every other one, each of its scenes beginning elsewhere."""
    start, seats, scenarios = NAMES.index((game, name)), _seats(game), screenshot.stage(game).scenarios or ("",)
    every = 3 if name.startswith(SELDOM) else 1 if game == registry.USUAL else 2
    for number, size in list(enumerate(SIZES, start))[start % every :: every]:
        yield Wish(
            size,
            LANGUAGES[number % 3],
            TEXTS[(number + number // 3) % 3],
            players=seats[(number + number // len(seats)) % len(seats)],
            scenario=scenarios[number % len(scenarios)],
            game=game,
        )


def all_wishes(game: str, name: str) -> Iterator[Wish]:
    own = screenshot.stage(game)
    for size, lang, text in product(SIZES, LANGUAGES, TEXTS):
        for players in _seats(game) if name in own.seated else (4,):
            for scenario in own.scenarios if name in own.alone else own.scenarios[:1] or ("",):
                yield Wish(size, lang, text, players=players, scenario=scenario, game=game)


def _seats(game: str) -> list[int]:
    return [players for players in registry.rules(game).seats if players > 1]


@dataclass(frozen=True)
class Thing:
    """Something a pointer can find: a button, or a thing of the table, which may be round."""

    rect: pygame.Rect
    on_table: bool = False
    round: bool = False
    chosen: bool = False  # it is lifted above what lies beside it, as it will be in the hand

    @property
    def core(self) -> pygame.Rect:
        """Of what is round the square within."""
        return self.rect.inflate(-self.rect.w * 3 // 10, -self.rect.h * 3 // 10) if self.round else self.rect

    def in_the_way_of(self, other: "Thing") -> bool:
        """Things of a table may lie on one another: pralines on a plate, cards on a player's sheet."""
        if self.on_table and other.on_table and (self.rect.contains(other.rect) or other.rect.contains(self.rect)):
            return False
        if self.on_table and other.on_table and (self.chosen or other.chosen):
            return False
        return bool(self.core.colliderect(other.core))


def interactive(app: App) -> dict[str, Thing]:
    """Everything a pointer can find at rest."""
    scene = app.stack.top
    if isinstance(scene, TableScene):
        buttons = {widget.name: Thing(widget.rect) for widget in scene.buttons}
        if getattr(scene.desk.show, "browser", None) is not None:  # a fan that lies above all else, card over card
            return buttons
        lifted = {spot for spot, mark in scene.desk.show.marks.items() if mark == "chosen"} | {scene.held}
        places = {spot: place for spot, place in scene.layout.spots.items() if spot.kind not in AREAS}
        spots = {
            f"{spot.kind} {spot.key} {number}": Thing(rect, True, scene.table.round(spot), spot in lifted)
            for spot, place in places.items()
            for number, rect in enumerate(place.parts or (place.hit,))
        }
        return spots | buttons
    if isinstance(scene, LessonScene):
        return {widget.name: Thing(widget.rect) for widget in scene.controls.widgets if widget.name != "thing"}  # that lies on the table
    assert isinstance(scene, PagedScene | ReplayScene | StudyScene)
    found = {widget.name: Thing(widget.rect) for widget in scene.page.widgets if widget.focusable or widget.tip}
    return {name: thing for name, thing in found.items() if name != "scrubber"}


def captions(app: App) -> list[str]:
    """The words on the buttons that stand beside each other; a list may say the same on every line."""
    scene = app.stack.top
    if isinstance(scene, TableScene):
        widgets = list(scene.buttons)
    else:
        assert isinstance(scene, LessonScene | PagedScene | ReplayScene | StudyScene)
        widgets = scene.controls.widgets if isinstance(scene, LessonScene) else scene.page.widgets
    return [widget.words for widget in widgets if isinstance(widget, Button) and widget.words]


def scrolled(app: App) -> list[ScrollArea]:
    scene = app.stack.top
    return (
        [widget for widget in scene.page.widgets if isinstance(widget, ScrollArea)]
        if isinstance(scene, PagedScene | ReplayScene | StudyScene)
        else []
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
        elif isinstance(scene, ReplayScene | StudyScene) and scene.drawer:  # it lies over the table, which is read without it
            scene.draw_above(page)
        else:
            app.stack.draw(page)
        things, window = interactive(app), page.get_rect()
        areas = scrolled(app)
        wrong = [f"{name} {tuple(thing.rect)} leaves the window" for name, thing in things.items() if not window.contains(thing.rect)]
        wrong += [
            f"{a} {tuple(one.rect)} overlaps {b} {tuple(two.rect)}"
            for (a, one), (b, two) in combinations(things.items(), 2)
            if one.in_the_way_of(two)
        ]
        said = captions(app)
        wrong += [f"two buttons say {words!r}" for words in sorted({words for words in said if said.count(words) > 1})]
        wrong += [fault for area in areas for fault in inside(area)]
        wrong += faults(page.marks, window, [area.rect for area in areas], floating=name in FLOATING)
        wrong += [f"{words!r} is cut" for words in sorted(app.services.look.type.cut)]
        return wrong


@pytest.mark.parametrize(("game", "name"), NAMES)
def test_nothing_overlaps_and_every_word_can_be_read(game: str, name: str) -> None:
    for wish in wishes(game, name):
        assert look_at(name, wish) == [], wish


def main(names: list[str]) -> int:
    """All there is; the number of pictures with a fault is the exit status."""
    bad = 0
    for game, name in NAMES:
        for wish in all_wishes(game, name) if not names or name in names or game in names else ():
            wrong = look_at(name, wish)
            bad += bool(wrong)
            for fault in wrong:
                where = f"{wish.size[0]}x{wish.size[1]} {wish.lang} {wish.text_scale} {wish.players} {wish.scenario}"
                sys.stdout.write(f"{game} {name} {where}: {fault}\n")
    return min(bad, 99)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
