"""The rule book's pictures, drawn with the drawings of the table."""

from pathlib import Path

import pygame
import pytest

from momiji.core.rulebook import Display, Example
from momiji.games.miyabi.book import BOOK
from momiji.games.miyabi.book.things import things
from momiji.games.miyabi.rules.steps import PlaceTile
from momiji.games.miyabi.table.book.artist import MiyabiArtist
from momiji.games.miyabi.table.book.example import LiveGarden
from momiji.games.miyabi.table.book.things import bed_of
from momiji.ui.scenes.pages import pages
from momiji.ui.scenes.rule_book.scene import RuleBookScene
from tests.games.miyabi.at_table import register
from tests.ui.stage import staged, wait


@pytest.fixture(autouse=True)
def registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    register(tmp_path, monkeypatch)


def examples() -> list[Example]:
    return [page.side for page in BOOK.pages if isinstance(page.side, Example)]


def rows() -> list[str]:
    return [row.things for page in BOOK.pages if isinstance(page.side, Display) for row in page.side.rows]


def test_every_row_of_things_is_drawn_inside_its_place() -> None:
    artist, rect = MiyabiArtist(), pygame.Rect(20, 20, 460, 160)
    with staged() as app:
        for picture in rows():
            wide, high = artist.size(app.services, picture, rect.size, 124)
            assert 0 < wide <= rect.w and 0 < high <= rect.h
            target = pygame.Surface((500, 200))
            artist.draw(target, app.services, picture, rect, 124)
            assert len({target.get_at((x, y))[:3] for x in range(20, 480, 10) for y in range(20, 180, 10)}) > 1, picture


def test_what_an_example_moves_goes_where_the_end_shows_it() -> None:
    assert len(examples()) >= 4
    with staged(speed=1.0) as app:
        for example in examples():
            live = LiveGarden(app.services, pygame.Rect(0, 0, 420, 440), example)
            (here, there), *more = live._movers()
            assert not more and here.rect != there.rect
            assert there.key == ("tile" if isinstance(live.step, PlaceTile) else "frog")
            live.play()
            seen = 0
            while live.playing and seen < 200:
                live.update(0.05)
                live.draw(pygame.Surface((420, 440)))
                seen += 1
            assert 10 < seen < 200


def test_a_tile_in_a_picture_is_as_large_as_its_objects_say() -> None:
    (thing,) = things("garden@a2:0,2,2,2P3,0,0/0,0,0,1F1,0,0")
    tops = bed_of(thing.squares).garden.tops
    assert tops[7] == tops[8] == tops[9] != tops[15] and tops[6] == -1


def test_a_rule_is_found_in_the_book() -> None:
    with staged() as app:
        scene = pages("miyabi").rule_book(app.services, "4.4")
        assert isinstance(scene, RuleBookScene)
        app.start(scene)
        wait(app, 0.5)
        assert BOOK.find("4.4") is not None
