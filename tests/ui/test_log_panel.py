"""The log drawer: what it tells, and how one moves in it."""

import random

import pygame
import pytest

from momiji.core.text import Text
from momiji.games.momiji.rules.game import MOMIJI
from momiji.playing.log import LogLine, TurnLog, groups
from momiji.playing.session import Session
from momiji.ui.app import App
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.scenes.log import LogScene, draw_group, group_height
from momiji.ui.stack import Push
from momiji.ui.table.scene import TableScene
from momiji.ui.table.stage import flow
from tests.ui import stage
from tests.ui.stage import SIZES, TEXT_SCALES, session, staged, wait


def played(steps: int, players: int = 4) -> Session:
    game, rng = session(players), random.Random(3)
    for _ in range(steps):
        game.perform(rng.choice(list(MOMIJI.legal(game.state))))
    return game


def opened(app: App, game: Session) -> LogScene:
    app.start(flow(app.services, game).scene())
    wait(app)
    scene = LogScene(app.services, game)
    app.stack.apply(Push(scene))
    for _ in range(6):
        wait(app, 0.1)
    return scene


def rows(scene: LogScene) -> ScrollArea:
    area = scene.page.find("log")
    assert isinstance(area, ScrollArea)
    return area


def test_lines_are_grouped_by_turn_and_the_draft_is_one_group() -> None:
    log = [
        LogLine(0, 0, (Text("a"),)),
        LogLine(0, 1, (Text("b"),)),
        LogLine(1, 0, (Text("c"), Text("d"))),
        LogLine(1, 0, ()),
        LogLine(2, 1, ()),
        LogLine(3, 0, (Text("e"),)),
    ]
    found = groups(log)
    assert [(group.turn, group.seat, [text.key for _, text in group.lines]) for group in found] == [
        (0, None, ["a", "b"]),
        (1, 0, ["c", "d"]),
        (3, 0, ["e"]),
    ]
    assert [seat for seat, _ in found[0].lines] == [0, 1]


def test_the_newest_is_in_sight_first_and_wheel_drag_and_keys_scroll() -> None:
    with staged() as app:
        scene = opened(app, played(120))
        area = rows(scene)
        assert area.offset == area.furthest > 0
        assert area.children[-1].rect.bottom <= area.rect.bottom
        stage.press(app, pygame.K_PAGEUP)
        up = area.offset
        assert up < area.furthest
        stage.press(app, pygame.K_PAGEDOWN)
        assert area.offset > up
        stage.press(app, pygame.K_UP)
        before = area.offset
        middle = area.rect.center
        stage.drag(app, middle, (middle[0], middle[1] + 120))
        assert area.offset == before - 120
        pygame.mouse.set_pos(middle)
        pygame.event.clear()
        pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=2, precise_x=0.0, precise_y=2.0))
        stage.wait(app)
        assert area.offset < before - 120
        stage.press(app, pygame.K_HOME)
        assert area.offset == 0
        stage.press(app, pygame.K_END)
        assert area.offset == area.furthest


@pytest.mark.parametrize("way", ["escape", "l", "cross", "beside"])
@pytest.mark.parametrize("speed", [0.0, 1.0])
def test_it_closes(way: str, speed: float) -> None:
    with staged(speed=speed) as app:
        scene = opened(app, played(20))
        if way == "cross":
            stage.click(app, scene.page.find("close").rect.center)
        elif way == "beside":
            stage.click(app, (scene.sheet.right + 60, 300))
        else:
            stage.press(app, pygame.K_ESCAPE if way == "escape" else pygame.K_l)
        for _ in range(6):
            wait(app, 0.1)
        assert isinstance(app.stack.top, TableScene)


def test_an_empty_log_says_so_and_new_lines_come_in() -> None:
    with staged() as app:
        game = session()
        scene = opened(app, game)
        assert rows(scene).children == []
        game.perform(next(iter(MOMIJI.legal(game.state))))
        wait(app)
        assert len(rows(scene).children) == 1


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("text", TEXT_SCALES)
def test_it_fits_every_window(size: tuple[int, int], text: float) -> None:
    with staged(size, text) as app:
        scene = opened(app, played(60, 5))
        area, close = rows(scene), scene.page.find("close")
        assert scene.sheet.right <= size[0]
        assert app.surface.get_rect().contains(area.rect)
        assert scene.sheet.contains(area.rect)
        assert not area.rect.colliderect(close.rect)
        for above, below in zip(area.children, area.children[1:], strict=False):
            assert above.rect.bottom == below.rect.top
        stage.resize(app, (1280, 720))
        assert app.surface.get_rect().contains(rows(scene).rect)


@pytest.mark.parametrize("sentences", [1, 12])
@pytest.mark.parametrize("text", TEXT_SCALES)
def test_a_turn_of_many_sentences_leaves_no_gap_below_them(sentences: int, text: float) -> None:
    game = played(4)
    with staged(text=text) as app:
        line = next(line for line in game.log if line.texts)
        group = TurnLog(3, 0, tuple((0, line.texts[0]) for _ in range(sentences)))
        high = group_height(app.services, group, 520)
        paper = pygame.Surface((520, high + 200), pygame.SRCALPHA)
        draw_group(paper, app.services, game.seats, pygame.Rect(0, 0, 520, high), group, last=True)
        below = high - paper.get_bounding_rect().bottom
        assert 0 < below < app.services.scale.px(60), below
