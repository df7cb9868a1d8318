"""The rule book of Master Chocolatier: every rule has its paragraph, links lead somewhere, and its examples are what the rules do."""

import ast
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest

from momiji.booklet import FORMATS
from momiji.core.rulebook import LINK, Display, Example, Figures, Paragraph, plain
from momiji.core.text import Text
from momiji.games.chocolatier.book import BOOK
from momiji.games.chocolatier.book.things import Thing, things
from momiji.games.chocolatier.rules import refuse
from momiji.games.chocolatier.rules.contents import SIZE
from momiji.i18n import LANGUAGES, translator
from tests.games.chocolatier.laid import EMPTY_ROW, Side, Table

SECTIONS = {1: 4, 2: 3, 3: 6, 4: 4, 5: 1, 6: 2, 7: 2, 8: 4, 9: 3, 10: 4, 11: 9}
NUMBERED = [f"{section}.{number}" for section, last in SECTIONS.items() for number in range(1, last + 1)]


def texts(part: Any) -> Iterator[Text]:
    if isinstance(part, Text):
        yield part
    elif isinstance(part, tuple):
        for one in part:
            yield from texts(one)
    elif is_dataclass(part):
        for one in fields(part):
            yield from texts(getattr(part, one.name))


def pictures() -> Iterator[str]:
    for page in BOOK.pages:
        yield from (paragraph.picture for paragraph in page.paragraphs)
        match page.side:
            case Example(before, cards, after):
                yield from (before, cards, after)
            case Display(_, rows):
                yield from (row.things for row in rows)


@pytest.mark.parametrize("rule", NUMBERED)
def test_every_rule_is_in_the_book(rule: str) -> None:
    place = BOOK.find(rule)
    assert place is not None and place.block is not None
    block = BOOK.pages[place.page].blocks[place.block]
    assert isinstance(block, Paragraph) and rule in block.rules
    assert BOOK.pages[place.page].name != "rulings"


def test_every_rule_a_refusal_can_carry_has_its_paragraph() -> None:
    tree = ast.parse(Path(refuse.__file__).read_text(encoding="utf-8"))
    constants = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    carried = {value for value in constants if re.fullmatch(r"\d+\.\d+", value)}
    assert {"3.2", "4.3", "11.5"} <= carried <= set(NUMBERED)


def test_links_lead_somewhere_and_are_the_same_in_every_language() -> None:
    links = 0
    for text in texts(BOOK.chapters):
        wanted = sorted(link[1] for link in LINK.finditer(translator("en").text(text)))
        links += len(wanted)
        for language in LANGUAGES:
            assert sorted(link[1] for link in LINK.finditer(translator(language).text(text))) == wanted, (language, text.key)
        assert all(BOOK.find(link) is not None for link in wanted), text.key
    assert links > 8


def test_every_picture_can_be_read_and_told() -> None:
    for picture in pictures():
        told = BOOK.pictures.told(picture)
        assert len(told) == sum(thing.kind != "gap" for thing in things(picture))
        for language in LANGUAGES:
            assert not [text for text in told if re.search(r"[{}$]|\?\?\?|chocolatier-", translator(language).text(text))]
    for slip in ("castle:B", "plate:X", "box:B...", "line:BB", "gold-9:B"):
        with pytest.raises(ValueError):
            things(slip)


def test_the_figures_add_up() -> None:
    sheet = next(page.side for page in BOOK.pages if page.name == "end")
    assert isinstance(sheet, Figures)
    for column in range(2):
        cells = [row[column] for _, row in sheet.rows]
        assert sum(int(cell.split("= ")[-1]) for cell in cells[:-1]) == int(cells[-1])
    hana, kenji = (int(cell) for cell in sheet.rows[-1][1])
    assert hana - kenji == 2  # as the caption says


@pytest.mark.parametrize(
    ("page", "steps", "points"),
    [
        ("taking", ["take 1 B 3"], 0),
        ("lines", ["take c K 2"], 0),
        ("filling", [], 5),
        ("points", [], 6),
        ("brown", ["tile 2"], 1),
    ],
)
def test_examples_are_what_the_rules_do(page: str, steps: list[str], points: int) -> None:
    """Before and after, laid on a real table. What is filled needs a last turn: the last praline is taken to the floor of somebody else."""
    place = BOOK.find(page)
    assert place is not None
    example = BOOK.pages[place.page].side
    assert isinstance(example, Example)
    before, after = things(example.before), things(example.after)
    table = laid(before, brown=page == "brown", fills=not steps or page == "brown")
    if not steps or page == "brown":
        table.do("take 1 R f", "end")
    table.do(*steps)
    player = table.player(1 if not steps or page == "brown" else 0)
    assert player["points"] == points
    for thing in after:
        match thing:
            case Thing("line", pieces, name):
                assert player["lines"][int(name) - 1] == pieces
            case Thing("floor", pieces):
                assert player["floor"] == pieces
            case Thing("box", rows=rows):
                assert player["box"] == [*rows, *[EMPTY_ROW] * (SIZE - len(rows))]
            case Thing("middle", pieces):
                assert table.now["middle"] == pieces.rstrip("*") and (table.now["mark"] is None) == ("*" in pieces)


def laid(scene: tuple[Thing, ...], brown: bool, fills: bool) -> Table:
    lines = {int(thing.name): thing.pieces for thing in scene if thing.kind == "line"}
    box = " ".join(row for thing in scene if thing.kind == "box" for row in thing.rows)
    side = Side(lines=" ".join(lines.get(row) or "-" for row in range(1, SIZE + 1)), box=box)
    options = "brown" if brown else ""
    if fills:
        return Table("R", mine=Side(), others=[side], options=options)
    plates = " ".join(thing.pieces for thing in scene if thing.kind == "plate")
    middle = next((thing.pieces.rstrip("*") for thing in scene if thing.kind == "middle"), "")
    return Table(plates, middle=middle, mine=side, options=options)


@pytest.mark.parametrize(
    ("language", "query", "page"),
    [
        ("en", "token", "taking"),
        ("en", "9.2", "end"),
        ("cs", "podlaha", "floor"),
        ("cs", "souvisla rada", "points"),
        ("ru", "две стрелки", "special"),
    ],
)
def test_search_finds_words_and_rules(language: str, query: str, page: str) -> None:
    hits = BOOK.search(query, translator(language).text)
    assert page in [BOOK.pages[hit.place.page].name for hit in hits[:6]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", FORMATS)
def test_the_booklet_holds_every_paragraph(form: str, language: str) -> None:
    say = translator(language)
    booklet = FORMATS[form](BOOK, say)
    bare = re.sub(r"<[^>]+>", "", re.sub(r"\[([^\]]+)\]\(#[\w.-]+\)", r"\1", booklet)).replace("**", "")
    for page in BOOK.pages:
        for paragraph in page.paragraphs:
            assert plain(say.text(paragraph.text)) in bare
