"""From puzzle to puzzle: the table, the sheet after an answer, the solution, the next one."""

from collections.abc import Callable, Sequence
from typing import Any

from momiji.core.text import Text
from momiji.playing.choices import usual_names
from momiji.playing.puzzle import Progress, Solving, mark, next_open
from momiji.store import studies
from momiji.store.puzzles import Puzzle, PuzzleLine
from momiji.ui.services import News, Services
from momiji.ui.stack import Change, Push, Reset, Scene
from momiji.ui.table.pictogram import quiet
from momiji.ui.table.table import table_of

from .scene import PuzzleTable
from .sheet import Kind, VerdictScene, WayOn


class PuzzleFlow:
    """The puzzles of one game; `leave` is the page they were chosen on, `today` the puzzle of the day.

    `on_study` gets a record, the name it is kept under, and where it comes from.
    """

    def __init__(
        self,
        services: Services,
        puzzles: Sequence[Puzzle],
        progress: Progress,
        leave: Callable[[], Scene],
        today: Puzzle | None = None,
        on_study: Callable[[dict[str, Any], str, Text], Change | None] | None = None,
    ) -> None:
        self.services, self.puzzles, self.progress = services, puzzles, progress
        self.leave, self.today, self.on_study = leave, today, on_study

    def scene(self, puzzle: Puzzle, *, showing: bool = False, afresh: bool = False) -> Scene:
        """The table of a puzzle, with what was tried the last time unless it is begun afresh."""
        solving = Solving(puzzle, usual_names(self.services.say, self.services.preferences.name))
        attempt = self.progress.book.attempt(puzzle.name)
        if attempt is not None and not showing and not afresh:
            solving.go_on(attempt.steps)
        solving.session.changed = lambda session: None if solving.answered or showing else self._note(solving)
        return PuzzleTable(
            self.services,
            solving,
            self.puzzles.index(puzzle) + 1,
            on_answer=lambda: self._answered(solving, showing=showing),
            on_show=lambda: Reset(self.scene(puzzle, showing=True)),
            on_leave=self._leave,
            showing=showing,
        )

    def _note(self, solving: Solving) -> None:
        self._tell(self.progress.note(solving))

    def _tell(self, trouble: Text | None) -> None:
        if trouble is not None:
            self.services.news.append(News(Text("saving-fails", {"why": trouble}), "icons/cross", 12.0))

    def _study(self, solving: Solving) -> Change | None:
        """The position on a table to think at. The first time the turns that were compared are its lines, each with what it comes to."""
        puzzle, actions = solving.puzzle, solving.puzzle.record["actions"]
        name = f"puzzle {puzzle.name}"
        own = [solving.headline] if solving.headline not in puzzle.lines else []
        lines = [*own, *puzzle.lines] if studies.kept(name) is None else own
        record = {**solving.session.record(), "actions": actions, "branches": [self._branch(solving, line) for line in lines]}
        source = Text("study-of-puzzle", {"number": self.puzzles.index(puzzle) + 1})
        return self.on_study(record, name, source) if self.on_study is not None else None

    def _branch(self, solving: Solving, line: PuzzleLine) -> dict[str, Any]:
        """A turn, with a comment at the last of its steps that does not go without saying."""
        table, rules, s, last = table_of(solving.puzzle.game), solving.session.rules, solving.start, 1
        for at, step in enumerate(solving.steps_of(line), start=1):
            last = last if quiet(tuple(table.pictogram(step, s))) else at
            s = rules.apply(s, step)
        best = line.value == solving.puzzle.best
        kind = "solution" if line == solving.puzzle.lines[0] else "answer" if line == solving.headline else "turn"
        words = self.services.say(f"study-puzzle-{kind}", result=self.services.say.text(solving.result(line.value)))
        remark = {"text": words, "sign": "good" if best else ""}
        return {"at": len(solving.puzzle.record["actions"]), "actions": list(line.steps), "comments": {str(last): remark}}

    def _leave(self) -> Change | None:
        return Reset(self.leave())

    def _answered(self, solving: Solving, *, showing: bool) -> Change | None:
        puzzle, verdict = solving.puzzle, solving.verdict()
        before = mark(self.progress.book, puzzle)
        if showing:
            self._tell(self.progress.note(solving, shown=True))
        else:
            self._tell(self.progress.note(solving, verdict, of_today=puzzle is self.today))
        kind: Kind = "shown" if showing else "solved" if verdict.right else "wrong"
        if kind == "solved" and before != "solved":
            self.services.sound.play("goal")
        following = next_open(self.progress.book, self.puzzles, puzzle)
        again = WayOn("puzzle-retry" if kind == "wrong" else "puzzle-again", lambda: Reset(self.scene(puzzle, afresh=True)))
        leave = WayOn("puzzle-leave", self._leave)
        show = WayOn("puzzle-show", lambda: Reset(self.scene(puzzle, showing=True)))
        onward = [WayOn("puzzle-next", lambda: Reset(self.scene(following)))] if following is not None else []
        study = [WayOn("study-open", lambda: self._study(solving))] if self.on_study is not None else []
        ways = [again, show, leave] if kind == "wrong" else [*onward, *study, again, leave]
        return Push(VerdictScene(self.services, solving, kind, verdict, ways, self._leave))
