"""The rule book's pictures, drawn with the drawings of the table."""

from pathlib import Path

import pygame
import pytest

from momiji.core.rulebook import Display, Example
from momiji.games.chocolatier.book import BOOK
from momiji.games.chocolatier.book.things import things
from momiji.games.chocolatier.table.book import things as drawn
from momiji.games.chocolatier.table.book.artist import ChocolatierArtist
from momiji.games.chocolatier.table.book.example import LiveTable
from momiji.ui.scenes.pages import pages
from momiji.ui.scenes.rule_book.scene import RuleBookScene
from tests.games.chocolatier.at_table import register
from tests.ui.stage import staged, wait


@pytest.fixture(autouse=True)
def registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    register(tmp_path, monkeypatch)


def examples() -> list[Example]:
    return [page.side for page in BOOK.pages if isinstance(page.side, Example)]


def rows() -> list[str]:
    return [row.things for page in BOOK.pages if isinstance(page.side, Display) for row in page.side.rows]


def test_every_row_of_things_is_drawn_inside_its_place() -> None:
    artist, rect = ChocolatierArtist(), pygame.Rect(20, 20, 460, 160)
    with staged() as app:
        for picture in rows():
            wide, high = artist.size(app.services, picture, rect.size, 124)
            assert 0 < wide <= rect.w and 0 < high <= rect.h
            target = pygame.Surface((500, 200))
            artist.draw(target, app.services, picture, rect, 124)
            assert len({target.get_at((x, y))[:3] for x in range(20, 480, 10) for y in range(20, 180, 10)}) > 1, picture


def test_pieces_of_an_example_go_where_the_end_shows_them() -> None:
    with staged(speed=1.0) as app:
        for example in examples():
            live = LiveTable(app.services, pygame.Rect(0, 0, 420, 440), example)
            there = {atom.key for atom in live.end if atom.key}
            lying = [piece for thing in things(example.after) for piece in thing.pieces + "".join(thing.rows).replace(".", "")]
            assert len(there) == len(lying)
            live.play()
            seen = 0
            while live.playing and seen < 200:
                live.update(0.05)
                live.draw(pygame.Surface((420, 440)))
                seen += 1
            assert 10 < seen < 200
            assert {atom.rect.center for _, atom in live._movers()} <= {atom.rect.center for atom in live.end}


def test_a_rule_is_found_in_the_book() -> None:
    with staged() as app:
        scene = pages("chocolatier").rule_book(app.services, "4.2")
        assert isinstance(scene, RuleBookScene)
        app.start(scene)
        wait(app, 0.5)
        assert app.services.say.text(BOOK.pages[BOOK.find("4.2").page].title)  # type: ignore[union-attr]


def test_lines_stand_one_under_the_other() -> None:
    atoms = drawn.place(things("line-1:N line-2:K"), pygame.Rect(0, 0, 300, 200), 40)
    first, second = (next(atom.rect for atom in atoms if atom.drawing.endswith(f"line-{row}")) for row in (1, 2))
    assert first.right == second.right and first.bottom <= second.top
