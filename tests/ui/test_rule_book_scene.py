"""The rule book as a reader holds it: pages turn, links lead, search finds, examples play, and nothing is ever cut."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pygame
import pytest

from momiji.core.rulebook import Example, Paragraph, plain
from momiji.games.momiji.book import BOOK
from momiji.games.momiji.table.book.artist import rule_book
from momiji.games.momiji.table.book.example import LiveTable
from momiji.i18n import LANGUAGES
from momiji.ui.app import App
from momiji.ui.kit.flow import TextColumn
from momiji.ui.scenes.rule_book.paper import BOOK as PLACE
from momiji.ui.scenes.rule_book.scene import Link, RuleBookScene
from tests.ui import stage
from tests.ui.stage import TEXT_SCALES, staged, wait


@contextmanager
def reading(topic: str = "", size: tuple[int, int] = (1280, 720), text: float = 1.0, **more: Any) -> Iterator[tuple[App, RuleBookScene]]:
    with staged(size, text, **more) as app:
        scene = rule_book(app.services, topic)
        app.start(scene)
        wait(app)
        yield app, scene


def name(scene: RuleBookScene) -> str:
    return scene.open_page.name


def centre(scene: RuleBookScene, widget: str) -> tuple[int, int]:
    found = scene.page.find(widget).rect.center
    return found[0], found[1]


def held(app: App, key: int, mod: int) -> None:
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))
    pygame.event.post(pygame.Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0))
    wait(app, 0.02)


def write(app: App, words: str) -> None:
    for letter in words:
        pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=letter))
        wait(app, 0.02)


# ------------------------------------------------------------------ every page


def words_of(columns: list[TextColumn]) -> list[str]:
    return [piece.words for column in columns for line in column.lines for part in line.row for piece in part.pieces]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", TEXT_SCALES)
def test_no_page_is_cut_at_any_size_of_words(language: str, text: float) -> None:
    """Every word of every paragraph stands inside the book, on one of the spreads, and nothing on top of anything."""
    with reading(text=text, language=language) as (app, scene):
        book = app.services.scale.rect(*PLACE)
        for page in BOOK.pages:
            scene.go(page.name)
            seen: list[str] = []
            for part in range(scene.parts):
                assert scene.part == part
                seen += words_of(scene.columns)
                for column in scene.columns:
                    assert book.contains(column.area)
                    for line in column.lines:
                        end = line.row[-1].x + line.row[-1].width if line.row else 0
                        assert line.x + end <= column.area.right + 1, (page.name, line.row)
                        assert line.middle + line.high // 2 <= column.area.bottom + 1, (page.name, part)
                    for _, place in column.pictures:
                        assert column.area.inflate(2, 2).contains(place), page.name
                    boxes = [place for _, place in column.pictures]
                    assert all(one.collidelist(boxes[:index]) < 0 for index, one in enumerate(boxes))
                for widget in scene.page.widgets:
                    assert app.surface.get_rect().contains(widget.rect), (page.name, widget.name)
                if part + 1 < scene.parts:
                    scene.turn(1)
            whole = "".join("".join(seen).split())
            for block in page.paragraphs:
                assert "".join(plain(app.services.say.text(block.text)).split()) in whole, page.name


@pytest.mark.parametrize("text", TEXT_SCALES)
def test_the_words_of_tables_and_displays_stay_on_their_page(text: float) -> None:
    with reading("setup", text=text, language="ru") as (app, scene):
        right = app.services.scale.rect(*PLACE)
        for page in ("setup", "scoring", "leaf-goals", "landscapes", "tokens", "dew"):
            scene.go(page)
            for widget in scene.page.widgets:
                if widget.name in ("figures", "display", "caption", "example", "play", "picture"):
                    assert right.contains(widget.rect), (page, widget.name)


# ------------------------------------------------------------------ turning pages


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_heading_in_the_contents_stands_with_its_pages(language: str) -> None:
    with reading("contents", (1920, 1080), language=language) as (_, scene):
        assert not [column.lines[-1].item.words for column in scene.columns if column.lines[-1].item.keep]


def test_pages_turn_by_keys_and_by_coins() -> None:
    with reading() as (app, scene):
        assert name(scene) == "contents"
        stage.press(app, pygame.K_RIGHT)
        assert name(scene) == BOOK.pages[1].name
        stage.press(app, pygame.K_PAGEDOWN)
        assert name(scene) == BOOK.pages[2].name
        stage.press(app, pygame.K_LEFT, pygame.K_PAGEUP, pygame.K_PAGEUP)
        assert name(scene) == "contents"
        stage.click(app, centre(scene, "next"))
        assert name(scene) == BOOK.pages[1].name
        stage.press(app, pygame.K_END)
        assert name(scene) == BOOK.pages[-1].name
        stage.press(app, pygame.K_HOME)
        assert name(scene) == "contents"


def test_turning_back_shows_the_last_spread_of_a_long_page() -> None:
    with reading("keys", text=2.0) as (app, scene):
        stage.press(app, pygame.K_LEFT)
        assert name(scene) == "rulings"
        assert scene.parts > 1 and scene.part == scene.parts - 1


def test_tabs_lead_to_their_chapters() -> None:
    with reading() as (app, scene):
        for chapter in BOOK.chapters:
            stage.click(app, centre(scene, f"tab-{chapter.name}"))
            assert name(scene) == chapter.pages[0].name


def test_back_and_forward_by_keys_mouse_and_coins() -> None:
    with reading("bonus") as (app, scene):
        scene.go("scoring")
        held(app, pygame.K_LEFT, pygame.KMOD_LALT)
        assert name(scene) == "bonus"
        held(app, pygame.K_RIGHT, pygame.KMOD_LALT)
        assert name(scene) == "scoring"
        stage.click(app, (600, 300), button=pygame.BUTTON_X1)
        assert name(scene) == "bonus"
        stage.click(app, (600, 300), button=pygame.BUTTON_X2)
        assert name(scene) == "scoring"
        stage.press(app, pygame.K_BACKSPACE)
        assert name(scene) == "bonus"
        stage.click(app, centre(scene, "forward"))
        assert name(scene) == "scoring"


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_F1])
def test_it_closes(key: int) -> None:
    with reading() as (app, _):
        stage.press(app, key)
        assert not app.running


# ------------------------------------------------------------------ links, rules, search


def test_links_lead_by_mouse_and_by_keyboard() -> None:
    with reading("cards") as (app, scene):
        link = next(widget for widget in scene.page.widgets if isinstance(widget, Link))
        stage.click(app, (link.rect.centerx, link.rect.centery))
        assert name(scene) == "bonus"
    with reading("cards") as (app, scene):
        for _ in range(40):
            stage.press(app, pygame.K_TAB)
            if isinstance(scene.page.focus, Link):
                break
        stage.press(app, pygame.K_RETURN)
        assert name(scene) == "bonus"


@pytest.mark.parametrize("text", (1.0, 2.0))
@pytest.mark.parametrize(("rule", "page"), [("5.2", "gate"), ("8.B", "landscape-b"), ("11.4", "dew-joker"), ("12.10", "solo-end")])
def test_a_rule_opens_its_paragraph(rule: str, page: str, text: float) -> None:
    with reading(rule, text=text) as (_, scene):
        assert name(scene) == page
        block = scene.open_page.blocks[scene.here.block or 0]
        assert isinstance(block, Paragraph) and rule in block.rules
        assert any(scene.here.block in column.marks for column in scene.columns)


def test_search_by_keyboard_alone() -> None:
    with reading(language="cs") as (app, scene):
        held(app, pygame.K_f, pygame.KMOD_LCTRL)
        write(app, "vodopad")
        assert scene.searching and scene.hits
        stage.press(app, pygame.K_DOWN, pygame.K_RETURN)
        found = name(scene)
        held(app, pygame.K_f, pygame.KMOD_LCTRL)
        write(app, "vodopad")
        stage.press(app, pygame.K_RETURN)
        assert not scene.searching
        assert "landscape-n" in (found, name(scene))


def test_search_for_nothing_says_so_and_escape_leads_out() -> None:
    with reading("bonus") as (app, scene):
        stage.click(app, centre(scene, "search"))
        write(app, "helicopter")
        assert scene.searching and not scene.hits
        assert any("Nothing" in words for words in words_of(scene.columns))
        stage.press(app, pygame.K_ESCAPE)
        assert app.running and name(scene) == "bonus" and not scene.searching


def test_the_language_may_change_while_the_book_is_open() -> None:
    with reading("bonus", text=1.5) as (app, scene):
        before = words_of(scene.columns)
        app.services.change(language="ru", text_scale=1.0)
        wait(app)
        assert name(scene) == "bonus" and words_of(scene.columns) != before


# ------------------------------------------------------------------ examples


def test_every_example_plays_to_its_end() -> None:
    with reading(speed=1.0) as (app, scene):
        for page in BOOK.pages:
            if not isinstance(page.side, Example):
                continue
            scene.go(page.name)
            live = scene.live
            assert isinstance(live, LiveTable)
            live.play()
            live.update(1.0)
            live.draw(app.surface)  # in the middle of a flight
            frames = 0
            while live.playing:
                live.update(0.1)
                frames += 1
                assert frames < 60
            assert page.name in ("goals", "solo-end") or frames


def test_play_is_a_button_and_moves_the_picture() -> None:
    with reading("bonus", speed=1.0) as (app, scene):
        live = scene.live
        assert isinstance(live, LiveTable)
        before = pygame.image.tobytes(app.picture().subsurface(live.strips[1]), "RGB")
        stage.click(app, centre(scene, "play"))
        wait(app, 0.1)
        assert live.playing
        assert pygame.image.tobytes(app.picture().subsurface(live.strips[1]), "RGB") != before
        for _ in range(40):
            wait(app, 0.1)
        assert not live.playing
        assert pygame.image.tobytes(app.picture().subsurface(live.strips[1]), "RGB") == before


def test_reduced_motion_shows_before_and_after_without_flight() -> None:
    with reading("bonus", speed=1.0, reduced_motion=True) as (app, scene):
        live = scene.live
        assert isinstance(live, LiveTable)
        live.play()
        wait(app, 0.2)
        first = pygame.image.tobytes(app.picture().subsurface(live.strips[1]), "RGB")
        wait(app, 0.3)
        assert pygame.image.tobytes(app.picture().subsurface(live.strips[1]), "RGB") == first
        wait(app, 0.4)
        assert not live.playing


def test_high_contrast_cards_and_letters_are_drawn_too() -> None:
    pictures = []
    for strong, letters in ((False, False), (True, False), (False, True)):
        with reading("bonus", high_contrast=strong, letters_on_cards=letters) as (app, scene):
            assert scene.live is not None
            pictures.append(pygame.image.tobytes(app.picture().subsurface(scene.live.rect), "RGB"))
    assert len(set(pictures)) == 3
