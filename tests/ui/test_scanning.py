"""One-switch play: the light goes by itself, one key takes, and whole games are played that way."""

from collections.abc import Callable, Iterator

import pygame
import pytest

from momiji import registry, screenshot
from momiji.screenshot import Wish
from momiji.ui.app import App
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.scanning import FEW, ROUNDS, ScanGroup, _split
from momiji.ui.scenes.log import LogScene
from momiji.ui.scenes.menu import MenuScene
from momiji.ui.scenes.settings.scene import SettingsScene
from momiji.ui.stack import Stop
from momiji.ui.table.show import Spot
from tests.ui import pads, stage
from tests.ui.hands import Keyboard
from tests.ui.pupil import pupil
from tests.ui.stage import staged, wait
from tests.ui.switch import PACE, Switch, stops
from tests.ui.test_speech import Ear
from tests.ui.test_whole_games import begin, play_to_the_end


@pytest.fixture
def player() -> Iterator[Switch]:
    with staged(scan_pace=PACE) as app:
        someone = Switch(app, begin(app, players=2, seed="switch", first=0))
        someone.open_curtain()
        wait(app)
        yield someone


def lit(app: App) -> list[object]:
    here = app.scanner.here
    return [] if here is None else [stop.thing for stop in stops(here)]


# ------------------------------------------------------------------ going about
def test_the_light_goes_from_group_to_group_and_round_again(player: Switch) -> None:
    app = player.app
    seen = [lit(app)]
    for _ in range(40):
        wait(app, PACE)
        if lit(app) == seen[0]:
            break
        seen.append(lit(app))
    assert lit(app) == seen[0]
    zones = [[stop.thing for stop in zone] for zone in player.table.stops()]
    assert seen == [*zones, ["back"]]
    wait(app, PACE / 2)
    assert lit(app) == seen[0]


def test_what_can_be_done_comes_first(player: Switch) -> None:
    marks = player.table.picture.show.marks
    things = [[stop.thing for stop in zone] for zone in player.table.stops()]
    useful = [any(isinstance(thing, str) or marks.get(thing) == "legal" for thing in zone) for zone in things]
    assert useful == sorted(useful, reverse=True) and not all(useful)


def test_a_group_is_entered_and_left_again(player: Switch) -> None:
    app = player.app
    while len(lit(app)) < 3 or "menu" in lit(app):
        wait(app, PACE)
    group = lit(app)
    player.enter()
    for _ in range(ROUNDS):
        for thing in group:
            assert lit(app) == [thing] == [player.table.focus.here]
            wait(app, PACE)
    assert lit(app) == group
    assert not player.table.focus.shown


def test_the_switch_is_space_enter_or_a_button_of_a_pad(player: Switch) -> None:
    app = player.app
    presses: list[Callable[[], None]] = [
        lambda: stage.press(app, pygame.K_SPACE),
        lambda: stage.press(app, pygame.K_RETURN),
        lambda: pads.tap(app, pads.A),
    ]
    for press in presses:
        player.go_to("menu")
        press()
        assert isinstance(app.stack.top, MenuScene)
        wait(app)
        player.go_to("back")
        player.enter()
        assert app.stack.top is not None and not isinstance(app.stack.top, MenuScene)
        wait(app)


def test_what_is_held_can_be_put_back(player: Switch) -> None:
    scene = player.table
    card = next(spot for spot in scene.layout.order() if spot.kind == "hand" and scene.desk.liftable(spot))
    player.go_to(card)
    player.enter()
    assert scene.held == card
    wait(player.app)
    assert {stop.thing for zone in scene.stops() for stop in zone} == scene.targets
    player.go_to("back")
    player.enter()
    assert scene.held is None and player.scene is scene


def test_other_keys_and_the_pointer_go_on_as_ever(player: Switch) -> None:
    app, scene = player.app, player.table
    wait(app, PACE)
    stage.press(app, pygame.K_TAB)
    assert scene.focus.shown and scene.focus.here is not None
    assert app.scanner.path == [0]  # the round begins anew
    stage.click(app, scene.layout.buttons["menu"].center)
    assert isinstance(app.stack.top, MenuScene)


def test_without_it_nothing_moves() -> None:
    with staged() as app:
        someone = Keyboard(app, begin(app, players=2, seed="switch", first=0))
        someone.open_curtain()
        wait(app, 30.0)
        assert app.scanner.here is None and app.scanner.due() is None
        assert not someone.table.focus.shown


def test_settings_are_set_with_it() -> None:
    with staged(scan_pace=PACE) as app:
        scene = SettingsScene(app.services, "play")
        app.start(scene)
        wait(app)
        player = Switch(app, None)  # type: ignore[arg-type]
        assert "name" not in [stop.thing for zone in scene.stops() for stop in zone]  # a switch cannot write
        player.go_to("show_legal")
        player.enter()
        assert not app.services.preferences.show_legal
        wait(app)
        player.go_to("tab-sound")
        player.enter()
        wait(app)
        for share in (0.8, 0.9, 1.0, 0.0, 0.1):
            player.go_to("effects_volume")
            player.enter()
            wait(app)
            assert app.services.preferences.effects_volume == pytest.approx(share)


def test_long_words_are_read_on() -> None:
    with screenshot.staged("log", Wish(size=(1024, 640), lang="en", text_scale=2.0)) as app:
        app.services.clock = stage.Clock()
        app.services.change(scan_pace=PACE)
        wait(app)
        scene = app.stack.top
        assert isinstance(scene, LogScene)
        area = next(widget for widget in scene.page.widgets if isinstance(widget, ScrollArea) and widget.scrollable)
        area.scroll_to(0)
        player, seen = Switch(app, None), [0]  # type: ignore[arg-type]
        while seen[-1] < area.furthest:
            player.go_to(area.name)
            player.enter()
            assert area.offset > seen[-1]
            seen.append(area.offset)
        player.go_to(area.name)
        player.enter()
        assert area.offset == 0 and len(seen) > 2


def test_a_name_that_is_being_typed_is_left_alone() -> None:
    with staged(scan_pace=PACE) as app:
        scene = SettingsScene(app.services, "play")
        app.start(scene)
        wait(app)
        stage.click(app, scene.page.find("name").rect.center)
        wait(app, PACE)
        assert app.scanner.here is None
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0))
        wait(app)
        assert scene.page.focus is scene.page.find("name")


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_lesson_is_learnt_with_it(game: str) -> None:
    with pupil(game) as someone:
        someone.app.services.remember(scan_pace=PACE)
        someone.begin()
        player = Switch(someone.app, None)  # type: ignore[arg-type]
        for _ in range(40):
            player.go_to("thing")
            player.enter()
            someone.settle()
            if someone.guide.number > 2:
                break
        assert someone.guide.number > 2


# ------------------------------------------------------------------ what is heard
@pytest.fixture
def listener(player: Switch) -> Iterator[tuple[Switch, Ear, list[str]]]:
    """A player who hears the voice; the list is what a screen reader is told besides its focus."""
    ear, announced = Ear(), list[str]()
    player.app.services.speech, player.app.services.herald = ear, announced.append
    player.app.services.change(speak=True)
    wait(player.app)
    yield player, ear, announced


def test_a_group_is_told_by_its_part_of_the_table(listener: tuple[Switch, Ear, list[str]]) -> None:
    player, ear, announced = listener
    app, heard = player.app, dict[str, str]()
    for _ in range(20):
        wait(app, PACE)
        heard[str(lit(app)[0])] = ear.heard[-1][0]
    garden = next(words for thing, words in heard.items() if "'column'" in thing)
    assert garden == "Garden: Orange column to Brown column"
    assert heard["primary"].startswith("Buttons: End turn to ")
    assert heard["back"] == "Back"
    assert {garden, "Back"} <= set(announced)
    assert not any(words.startswith("Deck") for words in announced)  # a thing by itself has the focus: a screen reader tells it


def test_things_of_a_group_are_told_one_by_one_and_each_time_again(listener: tuple[Switch, Ear, list[str]]) -> None:
    player, ear, announced = listener
    app, columns = player.app, [spot for spot in player.table.layout.order() if spot.kind == "column"]
    names = [player.table.called(spot)[0] for spot in columns]
    assert len(columns) > 3
    for focus_was_there in (False, True):
        for _ in range(20):
            if lit(app) == columns:
                break
            wait(app, PACE)
        if focus_was_there:
            player.table.focus.here = columns[0]
        told = len(ear.heard)
        announced.clear()
        player.enter()
        for _ in columns[1:]:
            wait(app, PACE)
        assert [words.split(".")[0] for words, _, _ in ear.heard[told:]] == names
        assert announced == (names[:1] if focus_was_there else [])  # a screen reader hears of a focus only when it moves


def test_rows_of_a_large_group_say_only_from_where_to_where(listener: tuple[Switch, Ear, list[str]]) -> None:
    player, ear, _ = listener
    app = player.app
    app.start(SettingsScene(app.services, "ease"))
    wait(app, 1.0)
    for _ in range(9):
        if len(lit(app)) > FEW:
            break
        wait(app, PACE)
    assert ear.heard[-1][0] == "Text size to Read aloud"
    player.enter()
    assert ear.heard[-1][0].startswith("Text size to ")


def test_rows_do_not_say_their_part_of_the_table_again() -> None:
    with screenshot.staged("table", Wish((1280, 720), "en", game="chocolatier")) as app:
        app.services.clock, app.services.speech = stage.Clock(), Ear()
        app.services.change(scan_pace=PACE, speak=True)
        wait(app)
        ear, player = app.services.speech, Switch(app, None)  # type: ignore[arg-type]
        assert isinstance(ear, Ear)
        assert ear.heard[-1][0] == "Plates and middle: Middle: 2 blue to Plate 8: 1 black"  # something can be done there, so it comes first
        player.enter()
        assert ear.heard[-1][0] == "Middle: 2 blue to Plate 2: 1 blue"


def test_news_is_heard_to_its_end(listener: tuple[Switch, Ear, list[str]]) -> None:
    player, ear, _ = listener
    app = player.app
    app.services.tell("Kenji takes the first player token.")
    ear.speaking = True
    before = lit(app)
    wait(app, 3 * PACE)
    assert lit(app) == before and app.scanner.due() is not None
    player.enter()
    words, _, waits = ear.heard[-1]
    assert waits, f"{words} cut the news short"
    ear.speaking = False
    here = lit(app)
    wait(app, PACE)
    assert lit(app) != here
    assert not ear.heard[-1][2]


# ------------------------------------------------------------------ many things
def row_of(count: int, y: int) -> list[Stop]:
    return [Stop(Spot("square", f"{y}-{x}"), pygame.Rect(x * 50, y * 50, 40, 40)) for x in range(count)]


def test_many_things_are_gone_through_row_by_row() -> None:
    few, grid, line = row_of(FEW, 0), [stop for y in range(6) for stop in row_of(6, y)], row_of(20, 0)
    assert _split(few) == ScanGroup(tuple(few))
    assert [len(stops(row)) for row in _split(grid).parts] == [6] * 6
    assert all(isinstance(row, ScanGroup) and len(row.parts) <= FEW for row in _split(line).parts)
    for zone in (few, grid, line):
        assert _split(zone).stops == zone


# ------------------------------------------------------------------ a whole game
def test_a_whole_game_with_one_switch() -> None:
    with staged(scan_pace=PACE) as app:
        play_to_the_end(Switch(app, begin(app, players=2, seed="one switch")), "one switch")
