"""Puzzles line by line."""

import io
from pathlib import Path

import pytest

from momiji import registry
from momiji.core.text import Text
from momiji.i18n import LANGUAGES, translator
from momiji.playing.puzzle import Solving, Verdict, mark
from momiji.playing.thinkers import Thinkers
from momiji.store.puzzles import collection, read_book
from momiji.terminal.options import BadOption
from momiji.terminal.program import TextProgram

GAMES = tuple(registry.GAMES)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path))


def told(game: str, word: str, lines: list[str], language: str = "en") -> str:
    out, minds = io.StringIO(), Thinkers()
    try:
        assert TextProgram(minds, language, io.StringIO("".join(f"{line}\n" for line in lines)), out).puzzle(word, game) == 0
    finally:
        minds.close()
    return out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_in_lines(game: str, language: str) -> None:
    puzzle = collection(game).puzzles[0]
    said = told(game, "1", [*puzzle.lines[0].steps, "quit"], language)
    assert mark(read_book(), puzzle) == "solved"
    assert "???" not in said and "puzzle-" not in said


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_answer_and_then_the_solution(game: str) -> None:
    puzzle = collection(game).puzzles[1]
    said = told(game, "2", [*puzzle.lines[-1].steps, "again", "hint", "quit"])
    assert "Not the best turn" in said
    assert "Proved" in said
    attempt = read_book().attempt(puzzle.name)
    assert attempt is not None and (attempt.state, attempt.wrong) == ("shown", 1)


def test_the_next_one_follows() -> None:
    first, *_ = collection("miyabi").puzzles
    said = told("miyabi", "next", [*first.lines[0].steps, "next", "quit"])
    assert said.count("Puzzle ") == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_best_turn_in_lines(game: str, language: str) -> None:
    puzzles = collection(game).puzzles
    number, puzzle = next((number, puzzle) for number, puzzle in enumerate(puzzles, start=1) if puzzle.kind == "best")
    solving = Solving(puzzle, ("Hana", "Kenji"))
    wrong = [line for line in puzzle.lines if solving.answers(line)][-1]
    say = translator(language)
    said = told(game, str(number), [*wrong.steps, say("text-puzzle-again"), *puzzle.lines[0].steps, "quit"], language)
    for text in (solving.costs(Verdict(False, wrong.value, (), 0)), solving.proof()):
        assert say.text(text).replace("\u00a0", " ") in said
    attempt = read_book().attempt(puzzle.name)
    assert attempt is not None and (attempt.state, attempt.wrong) == ("solved", 1)
    assert "???" not in said and "puzzle-" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ways_on_are_listed_and_understood_as_shown(language: str) -> None:
    say, (first, second, *_) = translator(language), collection("miyabi").puzzles
    next_, again, leave = (say(f"text-puzzle-{way}") for way in ("next", "again", "quit"))
    said = told("miyabi", "1", [*first.lines[0].steps, again, *first.lines[0].steps, next_, *second.lines[0].steps, leave], language)
    assert said.count(f"1 {next_}, 2 {again}, 3 {leave}.") == 3
    heads = [say("text-puzzle", number=number, theme=Text(f"miyabi-theme-{one.theme}"), difficulty=Text(f"puzzle-{one.difficulty}"))
             for number, one in ((1, first), (2, second))]  # fmt: skip
    assert [said.count(head) for head in heads] == [2, 1]
    assert say("text-ask-again") not in said


@pytest.mark.parametrize("word", ["0", "999", "-1", "one", "", "99999999999999999999"])
def test_there_is_no_such_puzzle(word: str) -> None:
    with pytest.raises(BadOption) as error:
        told("momiji", word, [])
    assert error.value.text.key == "text-puzzle-none"
