"""Master Chocolatier played line by line: by numbers, by words of every language and as records write it, to the end."""

import io
import re
import sys
from pathlib import Path

import pytest

from momiji import cli, registry
from momiji.core.chance import Chance
from momiji.games.chocolatier.rules.contents import COLOUR_NAMES
from momiji.games.chocolatier.rules.game import CHOCOLATIER
from momiji.games.chocolatier.rules.state import MIDDLE, OVER
from momiji.games.chocolatier.rules.steps import EVERY_STEP, FLOOR, SIDES, Send, Step, Take, Tile
from momiji.games.chocolatier.words import WORDS
from momiji.games.chocolatier.words.ways import step_of, ways
from momiji.i18n import LANGUAGES, translator
from momiji.playing.session import CRESTS, Choices, Seat
from momiji.store.statistics import ResultBook
from momiji.terminal.menu import Menu
from momiji.terminal.reading import Meant, Reader
from momiji.terminal.vocabulary import vocabulary
from tests.games.chocolatier.laid import Side, Table
from tests.games.chocolatier.samples import TABLES
from tests.terminal.typist import Typist, played

PLAYERS = ("Hana", "Kenji", "Yuki", "Sora")


@pytest.fixture(autouse=True)
def registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, CHOCOLATIER.name, "momiji.games.chocolatier")
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path / "home"))


def table(players: int = 2, *options: str, seed: str = "pralines") -> Choices:
    return Choices(CHOCOLATIER.name, tuple(map(Seat, PLAYERS[:players], CRESTS)), seed, options, first=0)


def said(*lines: str, options: tuple[str, ...] = ()) -> str:
    return played(Typist(*lines), table(2, *options))[1]


@pytest.mark.parametrize(
    ("manner", "language", "players", "options"),
    [
        ("records", "en", 2, ()),
        ("numbers", "cs", 3, ("special",)),
        ("numbers", "ru", 2, ("brown", "special")),
        ("numbers", "en", 4, ("brown",)),
    ],
)
def test_a_whole_game(manner: str, language: str, players: int, options: tuple[str, ...]) -> None:
    program, out = played(Typist(manner=manner, seed=manner), table(players, *options), language)
    assert program.session is None, out[-2000:]
    (result,) = ResultBook().read().of(CHOCOLATIER.name)
    best = max(seat.points or 0 for seat in result.seats)
    winner = next(name for name, seat in zip(PLAYERS, result.seats, strict=False) if seat.won)
    assert winner in out.splitlines()[-2] or winner in out[-600:]
    assert any(seat.won and seat.points == best for seat in result.seats)
    assert not re.search(r"\{|\?\?\?|chocolatier-", out)


def spoken(step: Step, language: str) -> str:
    """A step as a player would say it."""
    say = translator(language)

    def word(name: str) -> str:
        return say(f"chocolatier-place-{name}").split(",")[0]

    def colour(number: int) -> str:
        return say.forms(f"chocolatier-colour-{COLOUR_NAMES[number]}")[-1]

    verb = say(f"chocolatier-verb-{ways(step)[0][0][0][1]}").split(",")[0]
    match step:
        case Take(source, which, line):
            origin = word("middle") if source == MIDDLE else f"{word('source')} {source}"
            target = word("floor") if line == FLOOR else f"{word('line')} {line + 1}"
            return f"{verb} {colour(which)} {origin} {target}"
        case Send(which, right):
            return f"{verb} {colour(which)} {word(SIDES[right])}"
        case Tile(column):
            return f"{verb} {word('column')} {column + 1}"
    return verb


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_understood_in_words(language: str) -> None:
    """Legal or not: what is meant is exactly that step; and the last decision may be left to its number."""
    chance, kinds = Chance(language), set()
    state = CHOCOLATIER.start(TABLES["3 players, brown, special"](4))
    while state.phase != OVER:
        legal = CHOCOLATIER.legal(state)
        view = CHOCOLATIER.view(state, state.current)
        menu = Menu((step, way) for step in legal for way in WORDS.ways(view, step))
        reader = Reader(WORDS, vocabulary(WORDS, language), menu, state, state.current)
        for step in (chance.pick(legal), chance.pick(EVERY_STEP)):
            if step not in legal and isinstance(step, Take) and step.source >= len(state.sources):
                continue
            for words in (spoken(step, language), translator(language).text(WORDS.typed(step))):
                assert reader.read(words) == Meant(step), words
            kinds.add((type(step), step in legal))
        CHOCOLATIER.advance(state, chance.pick(legal))
    assert len(kinds) >= 6


def test_a_hint_says_in_words_what_to_type() -> None:
    out = said("hint")
    lines = re.search(r"Type “(take .+ from plate .+)”, then “(end)”\.", out)
    assert lines is not None
    again = said(*lines.groups())
    assert "(Rule" not in again and "don’t understand" not in again and "Turn 2: Kenji" in again


def test_a_way_leads_back_to_its_step() -> None:
    for step in EVERY_STEP:
        assert [step_of(way) for way in ways(step)] == [step]


def test_numbers_alone_are_enough_where_they_are_clear() -> None:
    t = Table("BBNW KKKK", middle="RR")
    reader = Reader(WORDS, vocabulary(WORDS, "en"), Menu(_ways(t)), t.state, 0)
    assert reader.read("take blue 1 3") == Meant(CHOCOLATIER.decode("take 1 B 3"))
    assert reader.read("take red from the middle onto the floor") == Meant(CHOCOLATIER.decode("take c R f"))
    assert reader.read("take 1 B 3") == Meant(CHOCOLATIER.decode("take 1 B 3"))


def _ways(t: Table) -> list[tuple[Step, tuple[tuple[tuple[str, object], ...], ...]]]:
    view = CHOCOLATIER.view(t.state, 0)
    return [(step, way) for step in CHOCOLATIER.legal(t.state) for way in WORDS.ways(view, step)]


def test_words_refusals_and_looking() -> None:
    out = said("end", "why", "take blue from plate 9 to line 1", "blorb", "look", "help", "undo", "")
    assert out.count("Take pralines before you end your turn. You cannot pass. (Rule 3.4.)") == 2
    assert "There are only 5 plates in this game. (Rule 3.2.)" in out
    assert "I don’t understand “blorb”." in out
    assert "Round 1; Hana started it." in out and "Middle, with the first-player token: nothing." in out
    assert "“take blue from plate 2 to line 4”" in out and "look plates, lines, box" in out


def test_what_a_line_would_bring_is_said_before_it_is_chosen() -> None:
    t = Table("BBBN", mine=Side(lines="- B"), others=[Side()])
    view = CHOCOLATIER.view(t.state, 0)
    labels = {
        CHOCOLATIER.encode(step): translator("en").text(WORDS.label(view, way, 3))
        for step in CHOCOLATIER.legal(t.state)
        for way in WORDS.ways(view, step)
    }
    assert labels["take 1 B 2"] == "Line 2: full, will score 1; 2 to the floor, which then costs 2"
    assert labels["take 1 B 4"] == "Line 4: 3 of 4"
    assert labels["take 1 N f"] == "The floor, which then costs 1"


def test_the_whole_table_is_told_in_every_language() -> None:
    for mode in ("2 players, brown", "4 players, brown, special"):
        state = CHOCOLATIER.start(TABLES[mode](2))
        chance = Chance(mode)
        while state.phase != OVER:
            if state.turn % 23 == 0:
                view = CHOCOLATIER.view(state, state.current)
                for language in LANGUAGES:
                    for topic in ("table", *WORDS.topics):
                        told = [translator(language).text(text) for text in WORDS.look(view, topic)]
                        assert not [line for line in told if re.search(r"[{}$]|\?\?\?|chocolatier-|  ", line)]
                        assert all(line.endswith(".") for line in told)
            CHOCOLATIER.advance(state, chance.pick(CHOCOLATIER.legal(state)))


def test_a_game_is_begun_and_kept_from_the_command_line(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["text", "--lang", "en", "--game", "chocolatier", "--options", "special", "--seed", "7", "--players", "3"]
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n1\n1\nend\nlook\nquit\n"))
    assert cli.run(words) == 0
    out = capsys.readouterr().out
    assert ", special:" in out and "End your turn" in out
    assert "Game saved." in out
