"""Puzzles line by line: the task, the game's own words for steps, `show`, and what an answer comes to."""

from collections.abc import Sequence
from datetime import date

from momiji.core.text import Text
from momiji.playing.choices import usual_names
from momiji.playing.minds import Minds
from momiji.playing.puzzle import Progress, Solving, Verdict, mark, next_open, of_the_day
from momiji.store.puzzles import Puzzle

from .console import Console
from .game import Leave, TextGame
from .questions import Questions
from .spelling import synonyms

DAY, NEXT = "day", "next"


def chosen(word: str, puzzles: Sequence[Puzzle], progress: Progress) -> Puzzle | None:
    """By its number, or `day`, or `next`; None where there is no such puzzle."""
    if word == DAY:
        return of_the_day(progress.today, {puzzle.game: puzzles for puzzle in puzzles})
    if word == NEXT:
        return next_open(progress.book, puzzles) or next(iter(puzzles), None)
    number = int(word) if word.isdecimal() and len(word) < 6 else 0
    return puzzles[number - 1] if 1 <= number <= len(puzzles) else None


class PuzzleRound:
    """Puzzles of a game one after another, until somebody has enough."""

    def __init__(self, console: Console, minds: Minds, puzzles: Sequence[Puzzle], today: date, me: str = "") -> None:
        self.console, self._minds, self._puzzles, self._me = console, minds, puzzles, me
        self.progress = Progress(today)

    def run(self, puzzle: Puzzle | None) -> None:
        """Raises Ended when there are no more lines."""
        while puzzle is not None:
            puzzle = self._after(puzzle, self._solve(puzzle))
        self.console.tell(Text("text-goodbye"))

    def _solve(self, puzzle: Puzzle) -> bool:
        """Whether it was left without an answer."""
        solving = Solving(puzzle, usual_names(self.console.say, self._me))
        number, theme = self._puzzles.index(puzzle) + 1, Text(f"{puzzle.game}-theme-{puzzle.theme}")
        facts = {"number": number, "theme": theme, "difficulty": Text(f"puzzle-{puzzle.difficulty}")}
        for text in (Text("text-puzzle", facts), solving.task, *solving.opened, Text("text-puzzle-how")):
            self.console.tell(text)
        game = _PuzzleTalk(self.console, solving, self._minds)
        left = game.play()
        if game.shown:
            self.progress.note(solving, shown=True)
            self._tell_solution(solving)
            return False
        if left is not None:
            self.progress.note(solving)
            return True
        verdict = solving.verdict()
        self.progress.note(solving, verdict, of_today=puzzle is of_the_day(self.progress.today, {puzzle.game: self._puzzles}))
        self._tell_verdict(solving, verdict)
        return False

    def _tell_verdict(self, solving: Solving, verdict: Verdict) -> None:
        tell = self.console.tell
        if verdict.right:
            tell(Text("puzzle-title-solved"))
            self._tell_solution(solving)
            return
        tell(Text("puzzle-title-wrong"))
        tell(solving.costs(verdict))
        if verdict.reply:
            tell(Text("puzzle-wrong-reply", {"reply": " ".join(self.console.say.text(text) for text in verdict.reply)}))
        if verdict.begun:
            tell(Text("puzzle-wrong-begun", {"count": verdict.begun}))

    def _tell_solution(self, solving: Solving) -> None:
        for text in (solving.why(), *solving.reasons(), solving.proof()):
            self.console.tell(text)

    def _after(self, puzzle: Puzzle, left: bool) -> Puzzle | None:
        if left:
            return None
        following = next_open(self.progress.book, self._puzzles, puzzle)
        ways = ["again", "quit"] if following is None else ["next", "again", "quit"]
        offered = [(way, Text(f"text-puzzle-{way}")) for way in ways]
        words = synonyms(self.console.say, ((way, f"text-puzzle-word-{way}") for way in ways))
        solved = mark(self.progress.book, puzzle) != "begun"
        wanted = Questions(self.console).one_of(Text("text-puzzle-on"), offered, words, usual=ways[0] if solved else "again")
        return puzzle if wanted == "again" else following if wanted == "next" else None


class _PuzzleTalk(TextGame):
    """A game that stops where the puzzle is answered; `hint` shows the solution."""

    def __init__(self, console: Console, solving: Solving, minds: Minds) -> None:
        super().__init__(console, solving.session, minds)
        self.solving, self.shown = solving, False
        self._several, self._looker = False, solving.seat  # nobody else sits here
        self._heard = {solving.seat: len(solving.session.log)}

    def play(self) -> Leave | None:
        while not self.solving.answered and not self.shown:
            self._meet(self.solving.seat)
            left = self._obey(self.console.line(), self.solving.seat)
            if left is not None:
                return left
        return None

    def _hint(self, actor: int) -> None:
        self.shown = True
