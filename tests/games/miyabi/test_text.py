"""Miyabi line by line: whole games, words in three languages, refusals, and a garden one can read."""

import io
import re
import sys
from pathlib import Path

import pytest

from momiji import cli, registry
from momiji.games.miyabi.rules.game import MIYABI
from momiji.games.miyabi.rules.steps import EVERY_STEP, Step
from momiji.games.miyabi.rules.tiles import COLUMNS, NAMES, SQUARE_NAMES
from momiji.games.miyabi.words import WORDS
from momiji.games.miyabi.words.looking import Looker
from momiji.games.miyabi.words.ways import step_of, way
from momiji.i18n import LANGUAGES, translator
from momiji.playing.session import CRESTS, Choices, Seat
from momiji.store.statistics import ResultBook
from momiji.terminal.menu import Menu
from momiji.terminal.reading import Meant, Reader
from momiji.terminal.vocabulary import vocabulary
from tests.games.miyabi.samples import WORDS as OPTIONS
from tests.games.miyabi.table import Table
from tests.terminal.typist import Typist, played

PLAYERS = ("Hana", "Kenji")


@pytest.fixture(autouse=True)
def registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "miyabi", "momiji.games.miyabi")
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path / "home"))


def table(*options: str, level: str | None = None) -> Choices:
    seats = (Seat(PLAYERS[0], CRESTS[0]), Seat(PLAYERS[1], CRESTS[1], level))
    return Choices("miyabi", seats, "garden", options, first=0)


def said(*lines: str, options: tuple[str, ...] = ()) -> str:
    return played(Typist(*lines), table(*options))[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("manner", "options"), [("records", ()), ("numbers", OPTIONS)])
def test_a_whole_game(manner: str, options: tuple[str, ...], language: str) -> None:
    program, out = played(Typist(manner=manner, seed=manner), table(*options), language)
    assert program.session is None, out[-2000:]
    (result,) = ResultBook().read().of("miyabi")
    say = translator(language)
    for seat, name in zip(result.seats, PLAYERS, strict=True):
        assert say("miyabi-log-total", name=name, points=seat.points).replace("\u00a0", " ") in out
    assert "miyabi" not in out.replace("Miyabi", "") and "{" not in out and "???" not in out


def test_a_whole_game_from_the_command_line(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    words = [
        "text",
        "--lang",
        "en",
        "--game",
        "miyabi",
        "--options",
        "zen,frog",
        "--seed",
        "7",
        "--players",
        "2",
        "--levels",
        "sprout,sprout",
    ]
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert cli.run(words) == 0
    assert re.search(r"The winner is|wins|won|share", capsys.readouterr().out)


# ---------------------------------------------------------------------- words


def spoken(step: Step, language: str) -> str:
    """A step as a player would say it."""
    say, (first, *decisions) = translator(language), way(step)
    found = [say(f"miyabi-verb-{first[0][1]}").split(",")[0]]
    for name, value in (mark for decision in decisions for mark in decision):
        match name, value:
            case "object", int(kind):
                found.append(say(f"miyabi-object-{NAMES[kind]}"))
            case "size", size:
                found.append(say(f"miyabi-size-{size}").split(",")[0])
            case "column", int(column):
                found.append(COLUMNS[column])
            case "direction", direction:
                found.append(say(f"miyabi-direction-{direction}").split(",")[0])
            case "square", int(square):
                found.append(SQUARE_NAMES[square])
    return " ".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_step_can_be_said_in_words(language: str) -> None:
    """Where two tiles differ only in their form, the words are asked further and not taken for the wrong one."""
    meant = 0
    for round in (1, 3):
        state = Table(
            "", "1 1 1 0 0 0", display="M1 M2 F2 P3 A3c SLa BLb", options=["zen", "frog"], frog="f6", face_up="M S", round=round
        ).state
        steps = MIYABI.legal(state)
        menu = Menu((step, one) for step in steps for one in WORDS.ways(MIYABI.view(state, 0), step))
        reader = Reader(WORDS, vocabulary(WORDS, language), menu, state, 0)
        for step in steps:
            for words in (spoken(step, language), translator(language).text(WORDS.typed(step))):
                assert reader.read(words) == Meant(step), words
            meant += 1
    assert meant > 100


def test_a_way_leads_back_to_its_step() -> None:
    assert all(step_of(way(step)) == step for step in EVERY_STEP)


def test_forms_are_asked_for_where_words_fit_two_tiles() -> None:
    state = Table(display="M3 M3c").state
    menu = Menu((step, way(step)) for step in MIYABI.legal(state))
    read = Reader(WORDS, vocabulary(WORDS, "en"), menu, state, 0).read("lay straight maple b east")
    assert not isinstance(read, Meant)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("end", "You have not laid a tile this turn. Lay one, or pass if nothing fits. (Rule 3.1.)"),
        ("pass", "A tile still fits. You can pass only when nothing does. (Rule 3.2.)"),
        ("frog c4", "You are playing without the Frog. (Rule 11.2.)"),
        ("zen maple c", "You are playing without the Zen Garden. (Rule 9.2.)"),
        ("lay double fish f right", "Part of the tile would be outside the garden. Move it or turn it. (Rule 4.1.)"),
        ("lay blorb", "I don’t understand “blorb”. Type “help” for a list of commands."),
    ],
)
def test_refusals(line: str, sentence: str) -> None:
    assert sentence in said(line)


def test_help_looking_and_taking_back() -> None:
    out = said("help", "look", "look rows", "look bags", "look nothing", "1", "1", "1", "undo", "hint")
    assert "lay double fish c east" in out
    assert "Round 1 of 6. Hana has the bonsai." in out
    assert "Maples (12 for the most, 6 for the second most): Hana 0 and Kenji 0." in out
    assert "Singles still to be drawn: 28." in out
    assert "You can look at: table, display, garden, opponents, rows, bags." in out
    assert "Type “lay " in out


def test_a_hint_can_be_typed() -> None:
    out = said("hint")
    steps = re.search(r"Type “(lay .+ in column .+)”, then “(end)”\.", out)
    assert steps is not None
    again = said(*steps.groups())
    assert "(Rule" not in again and "don’t understand" not in again and "Turn 2: Kenji" in again


def test_frogs_are_put_out_first() -> None:
    out = said("lay maple", "frog c4", "21", "look garden", options=("frog",))
    assert "Hana places the frog.\nPlace your frog on a square." in out
    assert "on a square of your garden. (Rule 11.1.)" in out
    assert "Kenji puts the frog on c4." in out
    assert "4 0    0    0*   0    0    0, azalea" in out


def test_a_computer_is_told_of() -> None:
    _, out = played(Typist("1", "1", "1", "1", "end"), table(level="sprout"))
    assert "Kenji lays" in out


# ---------------------------------------------------------------------- a garden in lines


def test_a_garden_is_six_lines_one_can_read() -> None:
    rows = ("0 1 2M3 1Mz 0 0", "0 0 0 0 0 10P2")
    state = Table(*rows, options=["zen", "frog"], frog="b1", lanterns="ac", waiting="d1").state
    told = [translator("en").text(text) for text in Looker(MIYABI.view(state, 0)).garden()]
    assert told == [
        "Aki’s garden, 0 points:",
        "  a    b    c    d    e    f",
        "1 0    1*   2×3  1z   0    0, maple",
        "2 0    0    0    0    0    10×2, pagoda",
        "3 0    0    0    0    0    0, fish",
        "4 0    0    0    0    0    0, azalea",
        "5 0    0    0    0    0    0, boxwood",
        "6 0    0    0    0    0    0, stone",
        "Lanterns above: a and c.",
        "The silver frog is on b1.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_tiles_and_topics_have_words(language: str) -> None:
    say = translator(language)
    state = Table(display="M1 P2 F3 A3c BL SLa SLb M1", options=["zen", "frog"], face_up="M S").state
    view = MIYABI.view(state, 0)
    for topic in ("table", *WORDS.topics):
        for text in WORDS.look(view, topic):
            words = say.text(text)
            assert words and "miyabi" not in words and "{" not in words and "None" not in words, words
    told = [say.text(text) for text in Looker(view).display()]
    assert len(told) == 5  # a line for each of the four shapes, one for zen tiles
    codes = [re.findall(r"\(([A-Za-z0-9]+)\)", line) for line in told]
    assert codes == [["M1"], ["P2"], ["F3", "A3c"], ["BL", "SLa", "SLb"], []]


def test_the_display_is_told_by_shape_and_kind_with_equal_tiles_together() -> None:
    say = translator("en")
    view = MIYABI.view(Table(display="S2 M1 F1 S2 M1 P3").state, 0)
    assert [say.text(text) for text in Looker(view).display()] == [
        "Singles: 2 × maple (M1) and fish (F1).",
        "Doubles: 2 × stones (S2).",
        "Straights: pagodas at an end (P3).",
    ]


def test_bonuses_that_are_left_are_told_in_one_line() -> None:
    say = translator("en")
    view = MIYABI.view(Table(display="M1").state, 0)
    told = [say.text(text).replace("\u00a0", " ") for text in Looker(view).round()]
    assert told[1] == "Bonuses for the fifth level: maples 10, pagodas 9, fish 8, azaleas 7, boxwoods 6 and stones 5."
