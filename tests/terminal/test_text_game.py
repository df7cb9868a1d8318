"""The game without a window: whole games by lines, in every mode and language, and nothing anybody should not hear."""

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from momiji import cli, registry
from momiji.core.chance import Chance
from momiji.games.momiji.rules.cards import CODES
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.steps import USE
from momiji.games.momiji.words.looking import Looker
from momiji.i18n import LANGUAGES, translator
from momiji.playing.keeping import replay
from momiji.playing.session import CRESTS, Choices, Seat, Session
from momiji.store import paths, saves
from momiji.store.autosave import Autosave
from momiji.terminal.program import TextProgram
from tests.contract.test_promises import choose
from tests.terminal.typist import PEOPLE, InProcess, Typist, played, table

ROOT = Path(__file__).parent.parent.parent
MODES: dict[str, Any] = {
    "two": table(2),
    "three, draft": table(3, draft=True),
    "four, Morning Dew": table(4, "sprout", morning_dew=True, open_counts=True),
    "five, draft, Morning Dew": table(5, "sprout", "gardener", morning_dew=True, draft=True),
    "cold-breeze": table(1, scenario="cold-breeze"),
    "meditation": table(1, scenario="meditation"),
    "equinox": table(1, scenario="equinox"),
}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))
    yield tmp_path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_a_whole_game_by_words(mode: str, language: str) -> None:
    program, out = played(Typist(manner="words", seed=mode), MODES[mode], language)
    say = translator(language)
    assert program.session is None, out[-2000:]
    assert say("log-game-over") in out or MODES[mode].scenario
    unknown = say("text-unknown", words="x").replace("\u00a0", " ").split("x")[1]
    assert unknown not in out
    assert not re.search(r"[\u2500-\u259f\x1b{}]", out)


@pytest.mark.parametrize("mode", ["two", "five, draft, Morning Dew", "equinox"])
def test_a_whole_game_by_numbers(mode: str) -> None:
    program, out = played(Typist(manner="numbers", seed=mode), MODES[mode])
    assert program.session is None, out[-2000:]


def test_a_game_is_finished_by_piping_commands(home: Path) -> None:
    """The real program, its real computer players, and nothing but standard input."""
    session = Session.begin(table(2, seed="pipe"))
    chance, lines = Chance("pipe"), list[str]()
    while session.actor is not None:
        step = choose(list(MOMIJI.legal(session.state)), chance)
        session.perform(step)
        lines.append(MOMIJI.encode(step))
    shown = _momiji("text", "--players", "2", "--names", "Hana,Kenji", "--seed", "pipe", "--lang", "en", lines=lines, home=home)
    assert shown.returncode == 0, shown.stderr
    assert "The game is over." in shown.stdout and "Goodbye." in shown.stdout
    assert "Pass the keyboard to Kenji" in shown.stdout


def test_against_the_computer_and_without_a_window_library(home: Path) -> None:
    shown = _momiji("text", "--levels", "sprout", "--seed", "5", lines=["look", "choices"], home=home, code=_NO_PYGAME)
    assert shown.returncode == 0, shown.stderr
    assert "pygame is not there" in shown.stderr
    assert "Game saved." in shown.stdout


_NO_PYGAME = """
import sys
from momiji.cli import run
class Never:
    def find_spec(self, name, path=None, target=None):
        if name == "pygame":
            raise ImportError("no window library")
sys.meta_path.insert(0, Never())
status = run(sys.argv[1:])
sys.stderr.write("pygame is there" if "pygame" in sys.modules else "pygame is not there")
sys.exit(status)
"""


def _momiji(*words: str, lines: list[str], home: Path, code: str = "") -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8", "MOMIJI_HOME": str(home), "LANG": "C"}
    command = [sys.executable, *(["-c", code] if code else ["-m", "momiji"]), *words]
    piped = "".join(line + "\n" for line in lines)
    return subprocess.run(command, input=piped, capture_output=True, text=True, encoding="utf-8", env=env, timeout=120)


# ---------------------------------------------------------------------- keeping


def test_the_end_of_input_keeps_the_game_and_continue_goes_on() -> None:
    program, out = played(Typist("collect", "1"), table(2, seed="3"))
    assert "Game saved." in out
    kept = Autosave().latest()
    assert kept is not None and len(kept.record["actions"]) == 1
    program, out = played(Typist("log"), kept)
    assert "Resuming" in out and "collects the" in out
    assert program.autosave.latest() is not None


def test_a_game_kept_here_opens_in_the_window_and_back() -> None:
    """Both know only records on the shelf."""
    program, out = played(Typist("collect", "1", "save Autumn evening"), table(2, seed="11"))
    assert "“Autumn evening”" in out
    (save,) = saves.Shelf().listing().saves
    window = Session.resume(saves.consistent(save, replay).save.record)
    assert [seat.name for seat in window.seats] == ["Hana", "Kenji"] and window.state.turn == 1
    window.perform(MOMIJI.legal(window.state)[0])
    again = saves.Shelf().save(window.record(), save.header)
    program, out = played(Typist("log 99"), again)
    assert program.session is not None
    assert [MOMIJI.encode(step) for step in program.session.match.steps] == window.record()["actions"]


def test_load_lists_and_opens_and_loses_nothing() -> None:
    played(Typist("collect", "1", "save First"), table(2, seed="1"))
    _, out = played(Typist("load", "9", "load first", "quit"), table(2, seed="2"))
    assert "1. Hana, Kenji, turn" in out and "There is no saved game “9”." in out and "Resuming “First”." in out
    assert len(Autosave().listing().saves) == 3  # the first, the second, and the copy of the save that was opened


def test_a_finished_game_is_in_the_statistics() -> None:
    played(Typist(), table(1, scenario="meditation"))
    line = json.loads(paths.statistics().read_text(encoding="utf-8"))
    assert (line["game"], line["options"]) == ("momiji", ["solo=meditation"])
    assert Autosave().latest() is None


def test_ctrl_c_keeps_the_game() -> None:
    class Interrupted(Typist):
        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
            raise KeyboardInterrupt

    _, out = played(Interrupted(), table(2))
    assert "Game saved." in out and Autosave().latest() is not None


def test_a_folder_that_cannot_be_written_is_told_and_play_goes_on(home: Path) -> None:
    (home / "data").mkdir()
    (home / "data" / "autosaves").write_text("in the way", encoding="utf-8")
    _, out = played(Typist("collect", "1", "end", "", "collect", "1"), table(2, seed="3"))
    assert out.count("could not be saved") >= 1 and out.count("collects the") >= 2


# ---------------------------------------------------------------------- words, refusals, looking


def said(*lines: str, language: str = "en", **options: Any) -> str:
    """A game of two people from one seed; what is answered to these lines."""
    return played(Typist("", *lines), table(2, seed="3", first=0, **options), language)[1]


def test_bad_input_gets_one_sentence_and_loses_nothing() -> None:
    out = said("abracadabra", "99", "0", "look moon", "language xx", "play red", "\x00\x1b[2J", "collect red 7 8 9", "x" * 5000)
    assert "I don’t understand “abracadabra”." in out
    assert "There is no choice 99. The last one is" in out
    assert "You cannot look at “moon”." in out
    assert "There is no language “xx”" in out
    assert "\x1b" not in out and "\x00" not in out
    assert "Traceback" not in out


def test_why_tells_the_reason_and_the_rule() -> None:
    out = said("why", "why end", "why collect", "end", "why")
    assert out.count("Collect a column, play cards or activate a goal before you end your turn. (Rule 3.1.)") == 3
    assert "Type “why” and a move" in out
    assert "That move is allowed." in out


@pytest.mark.parametrize(
    ("language", "line"), [("en", "why finish"), ("cs", "proc dohrat"), ("ru", "почему финиш")], ids=lambda one: one.split()[0]
)
def test_words_are_understood_without_accents(language: str, line: str) -> None:
    assert "12.10" in said(line, language=language)


def test_undo_and_redo() -> None:
    out = said("collect", "1", "undo", "undo", "redo", "redo", "undo")
    assert out.count("Undone:") == 2
    assert "There is nothing to undo" in out and "Nothing to redo." in out


@pytest.mark.parametrize("game", registry.GAMES)
def test_an_undone_step_is_told_in_every_game(game: str) -> None:
    """The first lines of the lists lead to a step that reveals nothing."""
    choices = Choices(game, tuple(Seat(name, crest) for name, crest in zip(PEOPLE[:2], CRESTS, strict=False)), "7", first=0)
    _, out = played(Typist("1", "1", "1", "undo") if game == "chocolatier" else Typist("1", "1", "undo"), choices)
    told = re.search(r"\n(Hana .+)\n(?:.*\n)*Undone:\n(.+)\n", out)
    assert told is not None and told[1] == told[2], out


@pytest.mark.parametrize(("language", "word"), [("en", "hint"), ("cs", "rada"), ("ru", "совет")])
def test_a_hint_can_be_typed_as_it_is_told(language: str, word: str) -> None:
    out = said(word, word, language=language)
    hints = re.findall(r"(?:Type|Napište|Введите) [“„«].+[”“»]\.", out)
    assert len(hints) == 2
    again = said(*re.findall(r"[“„«](.+?)[”“»]", hints[0]), language=language)
    assert translator(language)("text-unknown", words="x").split("x")[1].replace("\u00a0", " ") not in again
    assert not re.search(r"\((Rule|Pravidlo|Правило) ", again)


def test_another_language_at_any_moment() -> None:
    out = said("language cs", "ukaž ruku", "jazyk ru", "смотреть сад")
    assert "V ruce máte" in out and "ряд, " in out


def test_questions_set_the_table() -> None:
    answers = ["x", "new", "7", "3", "Eva\x07\u202e", "", "", "sage", "", "2", "maybe", "yes", "y", "no", "quit"]
    typist = Typist(*answers)
    out = io.StringIO()
    program = TextProgram(InProcess(), "en", typist, out)
    program.run(None, "momiji")
    assert program.session is not None
    choices = program.session.choices
    assert [(seat.name, seat.computer) for seat in choices.seats] == [("Eva", None), ("Kenji", "sage"), ("Yuki", "sprout")]
    assert choices.options == ("morning-dew", "draft")
    assert out.getvalue().count("Please type") == 2


def test_the_end_of_input_before_a_game_leaves_with_a_word() -> None:
    assert played(Typist("solo"), None)[1].endswith("Goodbye.\n")


# ---------------------------------------------------------------------- secrets


def test_nobody_hears_a_hand_that_is_not_theirs() -> None:
    """Between two hands the keyboard is passed and a screen of blank lines goes by; what follows tells the new hand only."""
    program, out = played(Typist("", "collect", "1", "end", "", "look"), table(2, seed="3", first=0))
    session = program.session
    assert session is not None
    before, after = re.split(r"\n{20,}", out, maxsplit=1)
    say = translator("en")
    own = {seat: _spoken(Looker(MOMIJI.view(session.state, seat)), say) for seat in (0, 1)}
    assert own[1] in after and own[0] not in after
    assert own[1] not in before
    assert "Since your last turn:" in after


def _spoken(looker: Looker, say: Any) -> str:
    return str(say.text(next(looker.hand()))).replace("\u00a0", " ")


def test_cards_drawn_by_the_deep_grove_are_told_to_their_player_only() -> None:
    for seed in range(200):
        session = Session.begin(table(2, seed=str(seed), first=0))
        if USE["D"] in MOMIJI.legal(session.state):
            break
    program, out = played(Typist("", "use D"), session.choices)
    assert program.session is not None
    drawn = [CODES[one] for one in program.session.state.drawn]
    assert "draws " in out and len(drawn) == 4
    public = [text for line in program.session.log for text in line.texts]
    assert all("cards" not in text.args for text in public if text.key.startswith("log-drawn"))


# ---------------------------------------------------------------------- the command line


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--players", "5"], "cannot be set up: 2 to 4 can play, not 5"),
        (["--players", "2", "--levels", "sage,sage,sage"], "3 levels are too many for 2 seats."),
        (["--levels", "genius"], "there is no level “genius”"),
        (["--scenario", "winter"], "there is no scenario “winter”"),
        (["--scenario", "equinox", "--morning-dew"], "cannot be combined with --scenario"),
        (["--scenario", "equinox", "--players", "2"], "a solo game has one player"),
        (["--game", "marbles"], "there is no game “marbles”. Games: "),
        (["--options", "thunder"], "this game has no option “thunder”. Options: "),
        (["--options", "solo=equinox", "--players", "2"], "a solo game has one player"),
        (["--options", "solo=equinox,draft"], "a solo game has one player"),
        (["--continue"], "there is no unfinished game"),
        (["no-such-file.json"], "There is no file"),
    ],
)
def test_options_that_cannot_be_meant(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        cli.run(["text", "--lang", "en", *words])
    assert stop.value.code == 2
    assert sentence in capsys.readouterr().err


def test_the_language_of_the_window_is_taken(home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "config").mkdir()
    (home / "config" / "settings.json").write_text('{"language": "cs"}', encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", io.StringIO("konec\n"))
    assert cli.run(["text", "--seed", "1"]) == 0
    assert "Hra je uložená." in capsys.readouterr().out
