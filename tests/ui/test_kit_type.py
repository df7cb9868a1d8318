"""Words never leave their box, in any size, and the cache stays bounded."""

import os
import re
from collections.abc import Iterator

import pygame
import pytest
from fluent.syntax import FluentParser, ast

from momiji.resources import assets, locales
from momiji.ui import theme
from momiji.ui.art import Art
from momiji.ui.theme import Role, Scale
from momiji.ui.type import Type

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
ROLES = [theme.SCENE_TITLE, theme.NAME, theme.PRIMARY, theme.READING, theme.SECOND, theme.CHIP, theme.TAGLINE]


def sentences() -> list[str]:
    """Every sentence of ui.ftl with something long in place of its arguments."""
    found = []
    for entry in FluentParser().parse((locales() / "en" / "ui.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value:
            found.append("".join(e.value if isinstance(e, ast.TextElement) else "Maximiliana" for e in entry.value.elements))
    assert len(found) > 60
    return found


@pytest.fixture(scope="module")
def art() -> Iterator[Art]:
    pygame.font.init()
    pictures = Art(assets() / "art")
    yield pictures
    pictures.close()


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("role", ROLES, ids=lambda role: f"{role.face}-{role.px}")
def test_a_line_is_never_wider_than_its_box(art: Art, role: Role, text: float) -> None:
    type_ = Type(Scale(1280, 720, text), assets() / "fonts", art)
    for words in sentences():
        for width in (90, 240, 600):
            line = type_.line(words, role, width=width)
            assert line.width <= width, words


def test_a_paragraph_keeps_its_measure_and_its_lines(art: Art) -> None:
    type_ = Type(Scale(1280, 720, 2.0), assets() / "fonts", art)
    for words in sentences():
        picture = type_.paragraph(words, theme.READING, width=220, lines=2)
        assert picture.get_width() == 220
        assert picture.get_height() <= 2 * type_.leading(theme.READING) + type_.scale.type(25)
        ink = picture.get_bounding_rect()
        assert ink.right <= 220


@pytest.mark.parametrize("words", ["A pile of four if for five", "У рыбы хвост, а у птицы крыло", "Jedna z jejich figurek"])
def test_words_of_a_paragraph_stand_as_far_apart_as_in_a_line(art: Art, words: str) -> None:
    """An italic f reaches out of its place at both sides."""
    type_ = Type(Scale(1920, 1080), assets() / "fonts", art)
    for role in (theme.TAGLINE, theme.READING, theme.NAME):
        line = type_.line(words, role).picture.get_bounding_rect()
        paragraph = type_.paragraph(words, role, width=2000).get_bounding_rect()
        assert abs(paragraph.w - line.w) <= 1.6 * len(words.split()), role


def test_bold_and_icons_stand_in_one_line(art: Art) -> None:
    type_ = Type(Scale(1920, 1080), assets() / "fonts", art)
    plain = type_.paragraph("Pay 2 acorns", theme.READING, width=600)
    rich = type_.paragraph("Pay **2** [acorn] acorns", theme.READING, width=600)
    assert rich.get_height() == plain.get_height()
    assert rich.get_bounding_rect().w > plain.get_bounding_rect().w


def test_a_non_breaking_space_does_not_break(art: Art) -> None:
    type_ = Type(Scale(1920, 1080), assets() / "fonts", art)
    narrow = type_.width("aaaa bbbb", theme.READING) + 4
    loose = type_.paragraph("aaaa bbbb cccc", theme.READING, width=narrow)
    tight = type_.paragraph("aaaa bbbb\u00a0cccc", theme.READING, width=narrow)
    assert tight.get_height() >= loose.get_height()


def test_serif_and_sans_share_the_middle_of_their_capitals(art: Art) -> None:
    type_ = Type(Scale(1920, 1080), assets() / "fonts", art)
    for role in (theme.NAME, theme.PLAIN.at(30)):
        line = type_.line("H", role)
        ink = line.picture.get_bounding_rect()
        assert abs(ink.centery - line.middle) <= 1


def test_accents_do_not_push_words_off_their_line(art: Art) -> None:
    type_ = Type(Scale(1920, 1080), assets() / "fonts", art)
    target = pygame.Surface((400, 200), pygame.SRCALPHA)
    feet = []
    for words in ("Cesta", "Česta", "Йеста"):
        target.fill((0, 0, 0, 0))
        type_.put(target, words, theme.CHIP.at(40), (20, 100))
        feet.append(target.get_bounding_rect().bottom)
    assert max(feet) - min(feet) <= 1


def test_kept_words_stay_within_the_limit(art: Art) -> None:
    type_ = Type(Scale(1920, 1080), assets() / "fonts", art)
    art.pictures.limit_to(500_000)
    for number in range(300):
        type_.line(f"words {number}", theme.SCENE_TITLE)
    assert 400_000 < art.pictures.held <= art.pictures.limit


def test_every_key_used_by_the_window_exists() -> None:
    sentences = "\n".join(path.read_text(encoding="utf-8") for path in (locales() / "en").rglob("*.ftl"))
    known = set(re.findall(r"^([a-z][\w-]*) =", sentences, re.M))
    ui = assets().parent / "momiji" / "ui"
    used: set[str] = set()
    for path in ui.rglob("*.py"):
        if "tables" not in path.parts:
            used |= set(re.findall(r'say\(\s*"([a-z][\w-]*)"', path.read_text(encoding="utf-8")))
    assert used
    assert used <= known, sorted(used - known)


def test_a_paragraph_does_not_end_in_a_lonely_word(art: Art) -> None:
    type_ = Type(Scale(1920, 1080), assets() / "fonts", art)
    words = "Each activated goal gives three points to everyone who fulfils it, ties included; its owner gets ten instead."
    for width in range(400, 900, 20):
        rows = type_.rows(words, theme.READING, width)
        lonely = rows[-1][-1].x + rows[-1][-1].width < 0.2 * width
        assert not lonely, (width, rows[-1])


@pytest.mark.parametrize("words", ["if half of a leaf", "five fallen figs for fun"])
def test_words_in_a_row_stand_as_close_as_in_a_line(art: Art, words: str) -> None:
    """Both ends of an italic f lean into the spaces beside it."""
    type_ = Type(Scale(1920, 1080), assets() / "fonts", art)
    row = type_.rows(words, theme.TAGLINE, 900)[0]
    assert abs(row[0].width - type_.width(words, theme.TAGLINE)) <= 2


def test_a_number_that_begins_a_phrase_stays_with_what_it_counts(art: Art) -> None:
    type_ = Type(Scale(1920, 1080), assets() / "fonts", art)
    width = type_.width("The acorns meet: 2", theme.READING) + 4
    rows = type_.rows("The acorns meet: 2 acorns for Sora.", theme.READING, width)
    assert rows[1][0].pieces[0].words == "2\u00a0acorns"
    width = type_.width("It goes on the brown 0", theme.READING) + 4
    rows = type_.rows("It goes on the brown 0 at once.", theme.READING, width)  # a card's number belongs to the word before it
    assert rows[0][0].pieces[-1].words == "0"
