"""A game that says only how its table looks is played line by line like any other."""

import io
import re
import sys
from pathlib import Path

import pytest

from momiji import cli, registry
from momiji.i18n import LANGUAGES, translator
from momiji.playing.session import CRESTS, Choices, Seat
from momiji.store.autosave import Autosave
from momiji.store.statistics import ResultBook
from momiji.terminal.program import TextProgram
from tests.games import toy
from tests.terminal.typist import InProcess, Typist, played

PLAYERS = ("Hana", "Kenji")


@pytest.fixture(autouse=True)
def registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "toy", toy.PACKAGE)
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path / "home"))


def table(seed: str = "pairs") -> Choices:
    return Choices("toy", tuple(map(Seat, PLAYERS, CRESTS)), seed, ("sevens",), first=0)


def said(*lines: str) -> str:
    return played(Typist("", *lines), table())[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("manner", ["records", "numbers"])
def test_a_whole_game(manner: str, language: str) -> None:
    program, out = played(Typist(manner=manner, seed=manner), table(), language)
    assert program.session is None, out[-2000:]
    (result,) = ResultBook().read().of("toy")
    winner = next(name for name, seat in zip(PLAYERS, result.seats, strict=True) if seat.won)
    points = next(seat.points for seat in result.seats if seat.won)
    assert translator(language)("toy-told-winner", name=winner, points=points) in out


def test_a_whole_game_from_the_command_line(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["text", "--lang", "en", "--game", "toy", "--options", "sevens", "--seed", "7", "--players", "3"]
    monkeypatch.setattr(sys, "stdin", io.StringIO("draw\n" * 30 + "pass\n" * 10))
    assert cli.run(words) == 0
    out = capsys.readouterr().out
    assert "Pass the keyboard to " in out and " wins with " in out and out.endswith("Goodbye.\n")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--game", "chess"], f"there is no game “chess”. Games: {', '.join(registry.GAMES)}, toy."),
        (["--game", "toy", "--options", "eights"], "this game has no option “eights”. Options: sevens."),
        (["--game", "toy", "--morning-dew"], "this game has no option “morning-dew”. Options: sevens."),
        (["--game", "toy", "--players", "4"], "two or three can play, not 4."),
    ],
)
def test_what_it_does_not_have_is_said_in_one_sentence(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        cli.run(["text", "--lang", "en", *words])
    told = capsys.readouterr()
    assert (stop.value.code, told.out, told.err) == (2, "", f"momiji: this game cannot be set up: {sentence}\n")


@pytest.mark.parametrize(("game", "asked"), [(None, True), ("toy", False)])
def test_which_game_is_asked_first_and_then_what_it_wants_to_know(game: str | None, asked: bool) -> None:
    answers = [*(["chess", "pairs"] if asked else []), "new", "4", "2", "Eva", "person", "", "1", "maybe", "yes", "quit"]
    out = io.StringIO()
    program = TextProgram(InProcess(), "en", Typist(*answers), out)
    program.run(None, game)
    told = out.getvalue()
    assert (f"Which game? 1 Momiji, 2 Master Chocolatier, 3 Miyabi, {len(registry.GAMES)} Pairs." in told) is asked
    assert "How many players, 2 to 3? Press Enter for 2." in told and "“sevens”" in told
    assert told.count("Please type") == 2 and "solo" not in told
    assert program.session is not None
    choices = program.session.choices
    assert (choices.game, [seat.name for seat in choices.seats], choices.options) == ("toy", ["Eva", "Kenji"], ("sevens",))


def test_who_kept_a_game_may_go_on_with_it_whichever_it_is() -> None:
    first = TextProgram(InProcess(), "en", Typist("pairs", "new", "2", "Eva", "person", "", "1", "yes", "quit"), io.StringIO())
    first.run(None)
    out = io.StringIO()
    program = TextProgram(InProcess(), "en", Typist("", "quit"), out)
    program.run(None)
    assert f"{len(registry.GAMES) + 1} continue the last game." in out.getvalue()
    assert program.session is not None and program.session.choices.seats[0].name == "Eva"


def test_words_refusals_and_looking() -> None:
    out = said("lay 9", "why", "why draw", "pass", "blorb", "undo", "look", "help", "LAY", "")
    assert out.count("You do not hold two cards of 9. (Rule 1.)") == 2
    assert "That move is allowed." in out
    assert "There are cards in the deck: draw one. (Rule 3.)" in out
    assert "I don’t understand “blorb”." in out
    assert out.count("Cards in the deck: 20.") == 2
    assert "no step of this game" not in out


def test_a_hand_is_told_to_who_holds_it() -> None:
    program, out = played(Typist("", "draw", "", "look"), table())
    assert program.session is not None
    hands = [", ".join(map(str, player.hand)) for player in program.session.state.players]
    before, after = re.split(r"\n{20,}", out, maxsplit=1)
    assert f"Your hand: {hands[1]}." in after and hands[1] not in before and hands[0] not in after


def test_it_is_kept_and_gone_on_with() -> None:
    played(Typist("", "draw"), table())
    kept = Autosave().latest()
    assert kept is not None and kept.game == "toy"
    _, out = played(Typist("log"), kept)
    assert "Resuming" in out and "Hana draws a card." in out


def test_saves_of_several_games_say_which() -> None:
    played(Typist("", "draw", "save Evening"), table())
    _, out = played(Typist("", "load"), table("other"))
    assert re.search(r"^\d\. Evening, turn 2 \(Pairs\)$", out, re.MULTILINE)


def test_against_a_computer_that_is_told_and_with_a_coach_that_is_understood() -> None:
    seats = (Seat("Hana", CRESTS[0]), Seat("Kenji", CRESTS[1], "sprout"))
    _, out = played(Typist("hint", "draw", "log"), Choices("toy", seats, "pairs", first=0))
    steps = re.search(r"Type “(.+?)”(?:, then “(.+)”)?\.", out)
    assert steps is not None and "Kenji draws a card." in out
    _, again = played(Typist(*filter(None, steps.groups())), Choices("toy", seats, "pairs", first=0))
    assert "I don’t understand" not in again and "(Rule" not in again
