"""The rule book of Miyabi: every rule has its paragraph, every link leads somewhere, every example is what the rules do."""

import re

import pytest

from momiji.booklet import FORMATS
from momiji.core.rulebook import LINK, Display, Example, Figures, Paragraph, plain
from momiji.games.miyabi.book import BOOK
from momiji.games.miyabi.book.telling import told
from momiji.games.miyabi.book.things import Square, Thing, things
from momiji.games.miyabi.rules import scoring
from momiji.games.miyabi.rules.game import MIYABI
from momiji.games.miyabi.rules.setup import deal
from momiji.games.miyabi.rules.state import Player
from momiji.games.miyabi.rules.tiles import SIDE, SQUARE_NAMES
from momiji.i18n import LANGUAGES, translator
from tests.games.miyabi.samples import NAMES, WORDS
from tests.games.miyabi.table import Table, lay_out
from tests.games.miyabi.test_messages import refusals
from tests.test_rule_book import Reader, texts

SECTIONS = {1: 7, 2: 5, 3: 5, 4: 5, 5: 2, 6: 3, 7: 1, 8: 1, 9: 6, 10: 1, 11: 6}
NUMBERED = [f"{section}.{number}" for section, last in SECTIONS.items() for number in range(1, last + 1)]


def side(page: str) -> object:
    place = BOOK.find(page)
    assert place is not None
    return BOOK.pages[place.page].side


def pictures() -> list[str]:
    found = [paragraph.picture for page in BOOK.pages for paragraph in page.paragraphs]
    for page in BOOK.pages:
        match page.side:
            case Example(before, cards, after):
                found += [before, cards, after]
            case Display(_, rows):
                found += [row.things for row in rows]
            case Figures() as figures:
                found.append(figures.picture)
    return found


@pytest.mark.parametrize("rule", NUMBERED)
def test_every_rule_is_in_the_book(rule: str) -> None:
    place = BOOK.find(rule)
    assert place is not None and place.block is not None
    block = BOOK.pages[place.page].blocks[place.block]
    assert isinstance(block, Paragraph) and rule in block.rules
    rulings = BOOK.find("rulings")
    assert rulings is not None and (place.page < rulings.page or rule == "1.7")


def test_every_refusal_finds_its_paragraph() -> None:
    rules = {refusal.rule for refusal in refusals(deal(NAMES[:2], 1, WORDS[:-1]), 1)} - {"format"}
    assert len(rules) > 8
    assert all(BOOK.find(rule) for rule in rules)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_somewhere_and_is_the_same_in_every_language(language: str) -> None:
    links = 0
    for text in texts(BOOK.chapters):
        wanted = sorted(link[1] for link in LINK.finditer(translator("en").text(text)))
        found = sorted(link[1] for link in LINK.finditer(translator(language).text(text)))
        links += len(found)
        assert found == wanted, text.key
        assert all(BOOK.find(link) for link in found), text.key
    assert links > 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_written_in_every_language(language: str) -> None:
    say = translator(language)
    for text in texts(BOOK.chapters):
        words = say.text(text)
        assert words and "{" not in words and "miyabi-" not in words, text.key
        if language != "en" and text.key.startswith("miyabi-rules-") and len(words) > 12:
            assert words != translator("en").text(text), text.key


def test_every_picture_can_be_read_told_and_printed() -> None:
    for picture in pictures():
        for thing in things(picture):
            text = told(thing)
            assert thing.kind == "gap" or text is not None
            for language in LANGUAGES:
                assert text is None or not re.search(r"\{|miyabi-|None|\?\?", translator(language).text(text))
        printed = BOOK.pictures.printed(picture, lambda path, kind, inside: inside)
        reader = Reader()
        reader.feed(printed)
        assert not reader.open
    with pytest.raises(ValueError, match="nothing that can be drawn"):
        things("castle:red")
    with pytest.raises(KeyError):
        things("tile:M9")
    with pytest.raises(ValueError, match="invalid literal"):
        things("garden@a1:1P2")  # pagodas in the row of maples


# ---------------------------------------------------------------------- examples


def rows(squares: dict[int, Square]) -> list[str]:
    """The whole garden as a table lays it out."""

    def word(square: int) -> str:
        one = squares.get(square, Square(0))
        letter = "MPFABS"[square // SIDE]
        return f"{one.level}{letter + ('z' if one.zen else str(one.objects)) if one.objects else ''}"

    return [" ".join(word(row * SIDE + column) for column in range(SIDE)) for row in range(SIDE)]


def garden_of(picture: str) -> dict[int, Square]:
    (thing,) = things(picture)
    assert thing.kind == "garden"
    return dict(thing.squares)


def frog_in(squares: dict[int, Square]) -> str:
    return next((SQUARE_NAMES[square] for square, one in squares.items() if one.frog), "")


@pytest.mark.parametrize(("page", "points"), [("laying", 6), ("points", 18), ("zen", 5), ("frog", 3)])
def test_examples_are_what_the_rules_do(page: str, points: int) -> None:
    """Before, the step, after, and the points its caption tells (with 1 for the maple itself where it encloses a zen tile)."""
    example = side(page)
    assert isinstance(example, Example)
    before, after = garden_of(example.before), garden_of(example.after)
    (moved,) = things(example.cards)
    assert isinstance(moved, Thing) and moved.step is not None
    zen = next((SQUARE_NAMES[square] for square, one in before.items() if one.zen), "")
    options = ["zen"] if zen else ["frog"] if frog_in(before) else []
    table = Table(*rows(before), display="P3 F2 M1 S1", options=options, frog=frog_in(before), waiting=zen)
    table.do(MIYABI.encode(moved.step))
    assert [" ".join(line) for line in table.me["garden"]] == rows(after)
    assert table.me["points"] == points
    assert table.me["frog"] == (frog_in(after) or None)


def player_of(picture: str) -> Player:
    player = Player.new()
    lay_out(player, rows(garden_of(picture)))
    return player


def test_pictures_of_groups_and_sevens_bring_what_is_said() -> None:
    figures = {
        "colour": (scoring.colour, [7]),
        "meadow": (scoring.meadow, [10]),
        "seven": (scoring.seven, [7, 0]),
    }
    for page, (score, wanted) in figures.items():
        display = side(page)
        assert isinstance(display, Display)
        assert [score(player_of(row.things)) for row in display.rows] == wanted
        for row, points in zip(display.rows, wanted, strict=True):
            assert str(points) in translator("en").text(row.caption) or not points


def test_even_ground_is_what_the_pictures_say() -> None:
    display = side("levels")
    assert isinstance(display, Display)
    uneven, even = (Table(*rows(garden_of(row.things)), display="M2").legal for row in display.rows)
    assert "place M2 a e" not in uneven and "place M2 c e" in uneven
    assert "place M2 a e" in even


def test_the_figures_are_those_of_the_edition() -> None:
    setup, end = side("setup"), side("end")
    assert isinstance(setup, Figures) and isinstance(end, Figures)
    assert [cells for _, cells in setup.rows] == [("6", "5", "4"), ("4", "6", "8"), ("4", "6", "8"), ("2", "3", "4"), ("2", "3", "4")]
    assert [cells for _, cells in end.rows] == [("5 → 12", "3 → 6", "3 → 6"), ("4 → 10", "4 → 10", "1 → 0"), ("2 → 7", "1 → 3", "0 → 0")]


# ---------------------------------------------------------------------- finding, printing


@pytest.mark.parametrize(
    ("language", "query", "page"),
    [("en", "level ground", "levels"), ("cs", "zenovy dilek", "zen"), ("ru", "золот лягушк", "frog"), ("en", "5.2", "points")],
)
def test_search(language: str, query: str, page: str) -> None:
    hits = BOOK.search(query, translator(language).text)
    assert page in [BOOK.pages[hit.place.page].name for hit in hits[:8]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_booklets_hold_every_paragraph(language: str) -> None:
    say = translator(language)
    reader = Reader()
    reader.feed(FORMATS["html"](BOOK, say))
    assert not reader.open
    bare = re.sub(r"\[([^\]]+)\]\(#[\w.-]+\)", r"\1", FORMATS["markdown"](BOOK, say)).replace("**", "")
    for page in BOOK.pages:
        for paragraph in page.paragraphs:
            assert plain(say.text(paragraph.text)) in "".join(reader.words)
            assert plain(say.text(paragraph.text)) in bare
    assert len(reader.anchors) == len(set(reader.anchors))
    assert reader.links <= set(reader.anchors)
