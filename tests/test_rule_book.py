"""The rule book: every rule has its paragraph, every link leads somewhere, every picture shows something the rules allow."""

import ast
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from momiji import cli
from momiji.booklet import FORMATS
from momiji.core.rulebook import LINK, Display, Example, Figures, Paragraph, plain, said
from momiji.core.text import Text
from momiji.games.momiji.book import BOOK
from momiji.games.momiji.book.telling import told
from momiji.games.momiji.book.things import moving, things
from momiji.games.momiji.rules.edition import EDITION
from momiji.i18n import LANGUAGES, translator
from tests.table import Table

RULES = Path(__file__).parent.parent / "momiji"
SECTIONS = {1: 6, 2: 8, 3: 7, 4: 5, 5: 7, 6: 2, 7: 1, 8: 8, 9: 2, 10: 5, 11: 8, 12: 10}
NUMBERED = [f"{section}.{number}" for section, last in SECTIONS.items() for number in range(1, last + 1)]
LETTERED = [f"8.{letter}" for letter in EDITION.letters]
NUMBER = re.compile(r"\d+\.(\d+|[A-N])")


def numbers_refusals_can_carry() -> set[str]:
    """Every constant that looks like the number of a rule where refusals are made, at the desk too."""
    sources = [*RULES.glob("games/momiji/rules/refuse*.py"), *RULES.glob("games/momiji/table/desk/*.py")]
    found: set[str] = set()
    for source in sources:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and NUMBER.fullmatch(node.value):
                found.add(node.value)
    return found


def texts(part: Any) -> Iterator[Text]:
    if isinstance(part, Text):
        yield part
    elif isinstance(part, tuple):
        for one in part:
            yield from texts(one)
    elif is_dataclass(part):
        for one in fields(part):
            yield from texts(getattr(part, one.name))


def pictures() -> list[str]:
    found = [paragraph.picture for page in BOOK.pages for paragraph in page.paragraphs]
    for page in BOOK.pages:
        match page.side:
            case Example(before, _, after):
                found += [before, after]
            case Display(_, rows):
                found += [row.things for row in rows]
            case Figures() as figures:
                found.append(figures.picture)
    return found


def test_every_rule_a_refusal_can_carry_has_its_paragraph() -> None:
    carried = numbers_refusals_can_carry()
    assert {"5.2", "8.B", "12.10", "11.4"} <= carried
    for rule in sorted(carried | set(LETTERED)):
        place = BOOK.find(rule)
        assert place is not None and place.block is not None, rule
        block = BOOK.pages[place.page].blocks[place.block]
        assert isinstance(block, Paragraph) and rule in block.rules


@pytest.mark.parametrize("rule", NUMBERED + LETTERED)
def test_every_rule_is_in_the_book(rule: str) -> None:
    assert BOOK.find(rule) is not None


def test_rulings_come_after_the_rules_they_are_about() -> None:
    rulings = next(index for index, page in enumerate(BOOK.pages) if page.name == "rulings")
    assert all(place.page < rulings for rule in NUMBERED + LETTERED if (place := BOOK.find(rule)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_somewhere(language: str) -> None:
    say, links = translator(language), 0
    for text in texts(BOOK.chapters):
        for link in LINK.finditer(say.text(text)):
            links += 1
            assert BOOK.find(link[1]) is not None, (text.key, link[1])
    assert links > 40


def test_the_same_links_in_every_language() -> None:
    for text in texts(BOOK.chapters):
        wanted = sorted(link[1] for link in LINK.finditer(translator("en").text(text)))
        for language in LANGUAGES:
            assert sorted(link[1] for link in LINK.finditer(translator(language).text(text))) == wanted, (language, text.key)


def test_every_landscape_every_goal_and_every_scenario_has_its_place() -> None:
    for letter in EDITION.letters:
        place = BOOK.find(f"landscape-{letter.lower()}")
        assert place is not None and isinstance(BOOK.pages[place.page].side, Example)
    for goal in EDITION.goals:
        place = BOOK.find(f"goal-{goal}")
        assert place is not None and place.block is not None
        block = BOOK.pages[place.page].blocks[place.block]
        assert isinstance(block, Paragraph) and block.picture == f"goal:{goal}"
    assert all(BOOK.find(f"scenario-{scenario}") for scenario in EDITION.scenarios)


def test_every_picture_can_be_read_and_told() -> None:
    for picture in pictures():
        for thing in things(picture):
            assert thing.kind == "gap" or told(thing) is not None
    for page in BOOK.pages:
        if isinstance(page.side, Example):
            assert all(thing.kind in ("card", "goal") for thing in moving(page.side.cards))
    with pytest.raises(ValueError, match="nothing that can be drawn"):
        things("castle:red")
    with pytest.raises(KeyError):
        things("R9")


def test_the_figures_add_up() -> None:
    sheet = next(page.side for page in BOOK.pages if page.name == "scoring")
    assert isinstance(sheet, Figures)
    for column in range(2):
        points = [cells[column] for _, cells in sheet.rows]
        for cell in points[:3]:
            cards, number, worth = (int(figure) for figure in re.findall(r"\d+", cell))
            assert cards * number == worth
        assert sum(int(re.findall(r"\d+", cell)[-1]) for cell in points[:-1]) == int(points[-1])


@pytest.mark.parametrize(
    ("page", "more", "steps"),
    [
        ("play", {}, ["play R1", "play R1<", "done"]),
        ("play-kinds", {"types": "ROGB"}, ["play G1>", "play B0< right", "done", "end"]),
        ("gate", {"types": "RGPB"}, ["play R3", "done"]),
        ("bonus", {}, ["play Y1<>", "play B0< right", "done", "end"]),
        ("landscape-a", {"landscapes": "A"}, ["use A", "play G2", "done"]),
        ("landscape-j", {"landscapes": "J"}, ["use J", "play G0> left", "play G1", "play G2", "play B1", "done"]),
        ("landscape-m", {"landscapes": "M"}, ["use M", "play R1", "tuck B0< under R", "tuck B2 under R", "done"]),
        ("dew-joker", {"types": "RYGU"}, ["play U2 on R", "done"]),
        ("dew-change", {"types": "RGPU"}, ["play P3 on U", "done"]),
    ],
)
def test_examples_of_plays_are_what_the_rules_do(page: str, more: dict[str, Any], steps: list[str]) -> None:
    """Before, the cards in hand, and after, with the acorns that come in."""
    place = BOOK.find(page)
    assert place is not None
    example = BOOK.pages[place.page].side
    assert isinstance(example, Example)
    hand = " ".join(word for word in example.cards.split() if ":" not in word)
    piles = [_whole(word) for word in example.before.split("|")[0].split()]
    table = Table(hand, piles=piles, **more)
    before = table.me()
    table.do(*steps)
    after = table.me()
    tops = [pile["cards"][-1] for pile in after["piles"]]
    assert tops == [word.rstrip("!").partition("*")[0] for word in example.after.split("|")[0].split()]
    cost = 1 if steps[0].startswith("use") else 0
    assert after["acorns"] - before["acorns"] + cost == example.gain


def _whole(top: str) -> str:
    """A pile that may lie under this top card."""
    letter, number = top[0], int(top[1])
    below = {0: [], 1: ["0<"], 2: ["0<", "1<"]}[number]
    below = [face for face in below if letter + face != top]
    return " ".join([*(letter + face for face in below), top])


@pytest.mark.parametrize(
    ("language", "query", "page"),
    [
        ("en", "acorn pair", "bonus"), ("en", "8.B", "landscape-b"), ("en", "WATERFALL", "landscape-n"),
        ("cs", "sousedici zaludy", "bonus"), ("cs", "vodopad", "landscape-n"), ("cs", "žeton modrého", "dew"),
        ("ru", "парные желуди", "bonus"), ("ru", "водопад", "landscape-n"), ("ru", "5.2", "gate"),
    ],
)  # fmt: skip
def test_search_finds_words_without_accents_and_rules_by_number(language: str, query: str, page: str) -> None:
    hits = BOOK.search(query, translator(language).text)
    assert page in [BOOK.pages[hit.place.page].name for hit in hits[:6]]


def test_search_finds_nothing_for_nothing() -> None:
    assert BOOK.search("  ", translator("en").text) == []
    assert BOOK.search("helicopter", translator("en").text) == []


# ------------------------------------------------------------------ the booklet


class Reader(HTMLParser):
    """Collects words, anchors and links, and notices what is not closed."""

    VOID = ("meta", "br", "img")

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []
        self.anchors: list[str] = []
        self.links: set[str] = set()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if given.get("id"):
            self.anchors.append(str(given["id"]))
        if tag == "a":
            self.links.add(str(given["href"]).lstrip("#"))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_html_booklet_holds_every_paragraph_and_needs_nothing_beside_it(language: str) -> None:
    say = translator(language)
    booklet = FORMATS["html"](BOOK, say)
    reader = Reader()
    reader.feed(booklet)
    assert not reader.open
    whole = "".join(reader.words)
    for page in BOOK.pages:
        for paragraph in page.paragraphs:
            assert plain(say.text(paragraph.text)) in whole
    assert len(reader.anchors) == len(set(reader.anchors))
    assert reader.links <= set(reader.anchors)
    assert not re.search(r"(src|href)=[\"']?(http|//|file)", booklet)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_markdown_booklet_holds_every_paragraph(language: str) -> None:
    say = translator(language)
    booklet = FORMATS["markdown"](BOOK, say)
    bare = re.sub(r"\[([^\]]+)\]\(#[\w.-]+\)", r"\1", booklet).replace("**", "")
    for page in BOOK.pages:
        for paragraph in page.paragraphs:
            assert plain(say.text(paragraph.text)) in bare
    assert set(re.findall(r"\]\(#([\w.-]+)\)", booklet)) <= set(re.findall(r'<a id="([\w.-]+)">', booklet))


def test_a_paragraph_in_plain_words() -> None:
    block = next(paragraph for page in BOOK.pages for paragraph in page.paragraphs if paragraph.name == "acorns")
    assert said(block, translator("en").text).startswith("Acorns. You pay with acorns.")


def test_the_command_prints_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["rules", "--lang", "cs"]) == 0
    assert "# Pravidla – Momidži" in capsys.readouterr().out
    file = tmp_path / "new" / "rules.html"
    assert cli.run(["rules", "--lang", "ru", "--format", "html", "--out", str(file)]) == 0
    assert '<html lang="ru">' in file.read_text(encoding="utf-8")


@pytest.mark.parametrize("arguments", [["--lang", "xx"], ["--format", "pdf"], ["--out", "."]])
def test_what_the_command_cannot_do_is_said_in_one_sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        cli.run(["rules", *arguments])
    out, err = capsys.readouterr()
    assert stop.value.code == 2 and out == "" and err.startswith("momiji: ") and err.count("\n") == 1
