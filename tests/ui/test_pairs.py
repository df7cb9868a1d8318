"""Colours of papers and buttons: every word that can be read keeps 7 : 1 in each of the four pairs, measured on what is drawn."""

from collections.abc import Iterator
from contextlib import contextmanager

import pygame
import pytest

from momiji import screenshot
from momiji.playing.preferences import COLOURS, Preferences, sensible
from momiji.screenshot import Wish
from momiji.ui import theme
from momiji.ui.app import App
from momiji.ui.kit.choice import Trough
from momiji.ui.kit.widget import Widget
from momiji.ui.pairs import PAIRS, deep
from momiji.ui.scenes.race import RaceChart
from momiji.ui.scenes.review import ReviewScene
from momiji.ui.scenes.settings.scene import SettingsScene
from momiji.ui.type import Type
from tests.sight import contrast
from tests.ui.stage import press, staged, wait

PROMISED = 7.0
COARSE, COLUMN = 6, 40  # pixels: how near letters of one word are, and how much of a line is judged at once
PAGES = ("rules", "setup", "score", "saves", "statistics")


# ------------------------------------------------------------------ what is drawn, with words and without
@contextmanager
def wordless() -> Iterator[None]:
    """Words have their room and are not to be seen."""
    real = Type._render

    def blank(self: Type, words: str, face: str, px: int, colour: theme.Colour) -> pygame.Surface:
        return pygame.Surface(real(self, words, face, px, colour).get_size(), pygame.SRCALPHA)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Type, "_render", blank)
        yield


def drawn(app: App, colours: str) -> pygame.Surface:
    other = next(name for name in COLOURS if name not in (colours, app.services.preferences.colours))
    for name in (other, colours):  # so that everything is drawn anew
        app.services.change(colours=name)
        for _ in range(4):
            app.step(0.3)
    return app.picture()


def faint(words: pygame.Surface, ground: pygame.Surface, resting: list[pygame.Rect]) -> list[tuple[tuple[int, ...], float]]:
    """Where words have less than the promised contrast with what lies under them; what rests is spared."""
    seen = pygame.mask.from_threshold(words, (0, 0, 0), (14, 14, 14, 255), ground)
    seen.invert()
    out: list[tuple[tuple[int, ...], float]] = []
    width, height = words.get_size()
    for part in seen.scale((width // COARSE, height // COARSE)).connected_components(3):
        for box in part.get_bounding_rects():
            word = pygame.Rect([value * COARSE for value in box]).inflate(2 * COARSE, 2 * COARSE).clip(words.get_rect())
            for x in range(word.x, word.right, COLUMN):
                column = pygame.Rect(x, word.y, min(COLUMN, word.right - x), word.h)
                if column.collidelist(resting) < 0 and (best := clearest(words, ground, seen, column)) < PROMISED:
                    out.append((tuple(column), round(best, 1)))
    return out


def clearest(words: pygame.Surface, ground: pygame.Surface, seen: pygame.Mask, place: pygame.Rect) -> float:
    """The middle of a stroke; its edges are always softer."""
    points = [(x, y) for x in range(place.x, place.right) for y in range(place.y, place.bottom) if seen.get_at((x, y))]
    if len(points) < 4 * COARSE:
        return PROMISED  # the tip of a letter
    return max(contrast(words.get_at(at)[:3], ground.get_at(at)[:3]) for at in points)  # type: ignore[arg-type]


def resting(app: App) -> list[pygame.Rect]:
    """Buttons and choices that cannot be pressed now."""
    top = app.stack.top
    page = getattr(top, "page", None)
    widgets: list[Widget] = [*(page._all() if page else []), *getattr(top, "buttons", [])]
    out = [widget.rect for widget in widgets if not widget.enabled]
    for widget in widgets:
        if isinstance(widget, Trough):
            out += [cell for cell, option in zip(widget.cells(), widget.options, strict=True) if option.rests]
    return out


def weak(game: str, scene: str, colours: str) -> list[tuple[tuple[int, ...], float]]:
    with screenshot.staged(scene, Wish(game=game, size=(1280, 720), lang="en", text_scale=1.0)) as app:
        words = drawn(app, colours)
        with wordless():
            return faint(words, drawn(app, colours), resting(app))


# ------------------------------------------------------------------ 7 : 1
@pytest.mark.parametrize("colours", PAIRS)
def test_a_pair_and_what_becomes_of_other_grounds(colours: str) -> None:
    pair = PAIRS[colours]
    assert contrast(pair.words, pair.ground) >= 12
    for paper in (theme.PAPER, theme.PAPER_LIT, theme.SCROLL, theme.SAND, theme.REFUSED_PAPER):
        for ink in (theme.INK, theme.INK_SOFT, theme.INK_HINT, theme.GOLD_INK, theme.DEEP_RED, theme.REFUSED_INK):
            assert contrast(pair.ink(ink), pair.tone(paper)) >= PROMISED
    for ground in (theme.VERMILION, theme.TAUPE, theme.INDIGO, theme.NIGHT, (222, 86, 57), (232, 106, 74)):
        for ink in (theme.CREAM, theme.WOOD_WORDS):
            assert contrast(pair.ink(ink), pair.tone(ground)) >= PROMISED
    assert deep(theme.NIGHT) == theme.NIGHT


@pytest.mark.parametrize("colours", PAIRS)
def test_lines_of_charts_stand_out(colours: str) -> None:
    with screenshot.staged("review", Wish((1280, 720))) as app:
        app.services.change(colours=colours)
        app.step(0.0)
        scene = app.stack.top
        assert isinstance(scene, ReviewScene)
        race = next(widget for widget in scene.page.widgets if isinstance(widget, RaceChart))
        ground, drawn = PAIRS[colours].ground, race._lines(1)
        inks = [drawn.get_at((x, y)) for x in range(drawn.get_width()) for y in range(drawn.get_height())]
        dyes = {(ink.r, ink.g, ink.b) for ink in inks if ink.a}
        assert len(dyes) == len(race.runners)
        assert min(contrast(dye, ground) for dye in dyes) >= 3


@pytest.mark.parametrize("colours", PAIRS)
def test_words_of_the_settings(colours: str) -> None:
    assert weak("momiji", "settings-ease", colours) == []


@pytest.mark.parametrize("colours", ["yellow", "dark"])
@pytest.mark.parametrize("scene", PAGES)
def test_words_of_pages(scene: str, colours: str) -> None:
    assert weak("momiji", scene, colours) == []


@pytest.mark.parametrize("colours", ["blue", "dark"])
@pytest.mark.parametrize("game", ["momiji", "chocolatier", "miyabi"])
def test_words_at_the_tables(game: str, colours: str) -> None:
    assert weak(game, "table", colours) == []


def test_the_measure_sees_what_is_faint() -> None:
    """The usual colours promise less: cream on red lacquer, for one."""
    assert any(3 < found < PROMISED for _, found in weak("momiji", "settings-ease", COLOURS[0]))


# ------------------------------------------------------------------ choosing
def test_every_pair_is_chosen_in_the_settings() -> None:
    assert COLOURS[1:] == tuple(PAIRS)
    with staged() as app:
        scene = SettingsScene(app.services, "ease")
        app.start(scene)
        wait(app)
        scene.page.set_focus("colours")
        for name in COLOURS[1:]:
            press(app, pygame.K_RIGHT)
            assert app.services.preferences.colours == name
            assert app.services.look.pair == app.services.look.paint.pair == PAIRS[name]
            assert app.services.art.turned == PAIRS[name].dark
        assert app.services.preferences != Preferences()
    assert sensible("colours", "dark") and not sensible("colours", "plaid")


def test_icons_are_light_on_dark_papers() -> None:
    with staged(colours="dark") as app:
        light = app.services.art.icon("menu", 60)
        middle = [light.get_at((30, y)) for y in range(60)]
        assert max(sum(pixel[:3]) for pixel in middle if pixel[3] > 200) > 700
