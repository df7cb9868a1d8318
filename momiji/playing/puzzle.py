"""A puzzle being solved: the real game at the position, any steps tried and taken back, and what an answer comes to."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import Any, Final, Literal

from momiji import registry
from momiji.ai.brain import brain
from momiji.ai.exact import FAR, ExactSearch, PuzzleGame, TooLarge, puzzle_game
from momiji.ai.thought import Steps
from momiji.core.events import redact
from momiji.core.text import Text
from momiji.store.files import BadFile
from momiji.store.puzzles import Attempt, Puzzle, PuzzleBook, PuzzleLine, read_book, write_book

from .average import fallen_behind
from .session import CRESTS, Choices, Seat, Session

PATIENCE: Final = 8  # times as many positions as its proof took are looked at to judge an answer
TOLD: Final = 4  # turns that are told after an answer, the best among them
_STRIDE: Final = 37  # from one day's puzzle to the next of the same game

Mark = Literal["open", "begun", "shown", "solved"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an answer comes to. `reply` tells how the others answer it best, in sentences; `begun` is how many of its steps were right.

    `value` is exact, or beside the best turn on average; None where nobody knows."""

    right: bool
    value: float | None
    reply: tuple[Text, ...]
    begun: int


@dataclass(slots=True)
class Solving:
    """One puzzle at the table. `names` are whoever is asked, and the other player."""

    puzzle: Puzzle
    names: Sequence[str]
    session: Session = field(init=False)
    seat: int = field(init=False)
    start: Any = field(init=False)
    _first: int = field(init=False)
    _right: bool = field(init=False, default=False)  # the turn that was taken is one of the best

    def __post_init__(self) -> None:
        """Raises Impossible where the record does not fit the rules."""
        record = self.puzzle.record
        rules = registry.rules(self.puzzle.game)
        asked = self._asked()
        other = iter(self.names[1:])
        names = [self.names[0] if seat == asked else next(other) for seat in range(len(record["players"]))]
        setup = rules.read_setup({**record, "players": names})
        others = iter(CRESTS[1:])
        seats = [Seat(name, CRESTS[0] if at == asked else next(others)) for at, name in enumerate(names)]
        self.session = Session(Choices(self.puzzle.game, tuple(seats), "", tuple(setup.options), setup.first_player), setup)
        for words in record["actions"]:
            self.session.perform(rules.decode(words))
        self.seat, self.start, self._first = asked, self.session.state, len(self.session.taken)

    def _asked(self) -> int:
        """Whose turn it is where the record stops."""
        rules, record = registry.rules(self.puzzle.game), self.puzzle.record
        s = rules.start(rules.read_setup(record))
        for words in record["actions"]:
            rules.advance(s, rules.decode(words))
        actor = rules.actor(s)
        assert actor is not None  # every shipped puzzle is proved
        return actor

    # -------------------------------------------------------------- what is tried
    @property
    def tried(self) -> tuple[str, ...]:
        return tuple(self.session.rules.encode(taken.step) for taken in self.session.taken[self._first :])

    def go_on(self, tried: Sequence[str]) -> None:
        """Steps tried another time, as far as they go and none of them answers."""
        rules = self.session.rules
        for words in tried:
            step, now = rules.decode(words), self.session.state
            if rules.refuse(now, step) is not None or self._over(rules.apply(now, step)):
                return
            self.session.perform(step)

    @property
    def answered(self) -> bool:
        return self._over(self.session.state)

    def _over(self, s: Any) -> bool:
        """The turn is over, or all that the puzzle is about."""
        rules = self.session.rules
        return self._part.ended(s, self.start) or rules.turn(s).number != rules.turn(self.start).number

    # -------------------------------------------------------------- what it comes to
    def verdict(self) -> Verdict:
        """Of the turn that was taken."""
        best = self.puzzle.lines[0].steps
        begun = next((at for at, words in enumerate(self.tried) if at >= len(best) or words != best[at]), len(self.tried))
        if self.puzzle.kind == "best":
            taken = tuple(one.step for one in self.session.taken[self._first :])
            self._right, value = fallen_behind(self.puzzle, self._part, self.start, taken, self.session.state)
            return Verdict(self._right, value, (), begun)
        search = self._search()
        floor = self.puzzle.best - FAR
        try:
            value = search.value(self.session.state, int(floor))
            reply = () if value >= self.puzzle.best else self._reply(search)
        except TooLarge:  # far worse than anything that was looked at when it was proved
            value, reply = int(floor), ()
        self._right = value >= self.puzzle.best
        return Verdict(self._right, value, reply, begun)

    @property
    def _part(self) -> PuzzleGame:
        return puzzle_game(self.session.game)

    def _search(self) -> ExactSearch:
        return ExactSearch(self._part, self.start, PATIENCE * self.puzzle.nodes + 1000, self.seat)

    def _reply(self, search: ExactSearch) -> tuple[Text, ...]:
        """The other player's best answer, as the log would tell it."""
        rules, s = self.session.rules, self.session.state
        if rules.actor(s) in (None, self.seat) or self._part.ended(s, self.start):
            return ()
        told: list[Text] = []
        turn = rules.turn(s).number
        for step in search.line(s)[0]:
            if rules.turn(s).number != turn:
                break
            events: list[Any] = []
            before, s = s, rules.apply(s, step, events)
            if not self._part.ended(s, self.start):
                told += rules.tell(before, step, redact(events, None))
        return tuple(told)

    @property
    def headline(self) -> PuzzleLine:
        """The turn that was taken, if it was right, in its own words; else the best one of the proof."""
        best = self.puzzle.lines[0]
        own = best.model_copy(update={"steps": self.tried}) if self._right else best
        return best if repr(self.said(own)) == repr(self.said(best)) else own

    def said(self, line: PuzzleLine) -> Text:
        """A turn as somebody at the table would say it."""
        return brain(self.session.game).said(self.steps_of(line), self._view)

    def told_apart(self, line: PuzzleLine) -> tuple[Text, ...]:
        """The same, with what goes with it where another turn is called the same; the steps themselves where even that says no more."""
        said = self.said(line)
        alike = [other for other in self.told if other != line and repr(self.said(other)) == repr(said)]
        if not alike:
            return (said,)
        mine = self._remarks(line)
        if all(repr(self._remarks(other)) != repr(mine) for other in alike):
            return (Text("puzzle-said", {"turn": said}), *mine)
        return (Text("puzzle-said-steps", {"turn": said, "steps": ", ".join(line.steps)}),)

    def reasons(self) -> tuple[Text, ...]:
        """What the coach says of the best turn besides: what goes with it, what it brings."""
        return self._remarks(self.headline)

    def _remarks(self, line: PuzzleLine) -> tuple[Text, ...]:
        return tuple(brain(self.session.game).remarks(self.steps_of(line), self._view))

    def steps_of(self, line: PuzzleLine) -> Steps:
        return tuple(self.session.rules.decode(words) for words in line.steps)

    @property
    def _view(self) -> Any:
        return self.session.rules.view(self.start, self.seat)

    @property
    def solution(self) -> Steps:
        return self.steps_of(self.puzzle.lines[0])

    @property
    def alone(self) -> bool:
        return len(self.session.seats) == 1

    @property
    def task(self) -> Text:
        if self.puzzle.kind == "best":
            return Text("puzzle-task-best")
        other = next((seat.name for at, seat in enumerate(self.session.seats) if at != self.seat), "")
        return Text(f"{self.puzzle.game}-puzzle-{self.puzzle.task}", {"other": other})

    @property
    def opened(self) -> tuple[Text, ...]:
        """What is usually hidden and lies open here."""
        return tuple(self._part.opened(self.start))

    # -------------------------------------------------------------- in words
    def answers(self, line: PuzzleLine) -> bool:
        """Whether a line is a whole turn; one that brings something to light is told only so far."""
        s = self.start
        for step in self.steps_of(line):
            s = self.session.rules.apply(s, step)
        return self._over(s)

    @property
    def told(self) -> tuple[PuzzleLine, ...]:
        """The best turn and others worth telling; one's own first if it was another best one."""
        own = self.headline
        others = [line for line in self.puzzle.lines if line != own and repr(self.said(line)) != repr(self.said(own))]
        return (own, *others)[:TOLD] if own != self.puzzle.lines[0] else self.puzzle.lines[:TOLD]

    @property
    def gain(self) -> Text:
        """What the best turn brings, in two or three words."""
        if self.puzzle.kind == "best":
            return Text("puzzle-result-more", {"points": _whole(self.puzzle.lines[1].value)})
        return self.result(self.puzzle.best)

    def result(self, value: float) -> Text:
        """What a turn comes to, in two or three words; of one far behind the best only how much at most."""
        if self.puzzle.kind == "best":
            return Text("puzzle-result-less", {"points": _whole(value)}) if value else Text("puzzle-result-best")
        if self.alone:
            return Text("puzzle-result-alone", {"won": "yes" if value > 0 else "no"})
        far = value <= self.puzzle.best - FAR
        if far and value >= 0:
            return Text("puzzle-result-at-most", {"points": value})
        way = "ahead" if value > 0 else "behind" if value < 0 else "level"
        return Text(f"puzzle-result-{way}", {"points": abs(value), "far": "yes" if far else "no"})

    def why(self) -> Text:
        """The best turn, and what it is better by."""
        turn = self.said(self.headline)
        if self.puzzle.kind == "best":
            return Text("puzzle-why-best", {"turn": turn, "points": _whole(self.puzzle.lines[1].value)})
        results = {"result": self.result(self.puzzle.best), "next": self.result(self.puzzle.lines[1].value)}
        return Text("puzzle-why-alone" if self.alone else "puzzle-why", {"turn": turn, **results})

    def costs(self, verdict: Verdict) -> Text:
        """What a wrong answer comes to beside the best turn."""
        if verdict.value is None:
            return Text("puzzle-wrong-better")
        if self.puzzle.kind == "best":
            return Text("puzzle-wrong-less", {"points": _whole(verdict.value)})
        return Text("puzzle-wrong-result", {"result": self.result(verdict.value), "best": self.result(self.puzzle.best)})

    def proof(self) -> Text:
        """What the figures rest on."""
        if self.puzzle.kind == "best":
            return Text("puzzle-proof-best", {"turns": self.puzzle.turns, "games": self.puzzle.worlds})
        return Text("puzzle-proof", {"turns": self.puzzle.turns, "positions": self.puzzle.nodes})


def _whole(value: float) -> int:
    """Points behind the best turn, as one says them."""
    return max(1, int(0.5 - value))


# ---------------------------------------------------------------------- how far somebody has come
def mark(book: PuzzleBook, puzzle: Puzzle) -> Mark:
    attempt = book.attempt(puzzle.name)
    return "open" if attempt is None else attempt.state


def at_first_try(book: PuzzleBook, puzzles: Sequence[Puzzle]) -> int:
    tried = (book.attempt(puzzle.name) for puzzle in puzzles)
    return sum(1 for attempt in tried if attempt is not None and attempt.state == "solved" and not attempt.wrong)


def noted(
    book: PuzzleBook, solving: Solving, verdict: Verdict | None = None, *, shown: bool = False, day: date | None = None
) -> PuzzleBook:
    """The book with what just happened: steps tried, an answer, or the solution shown. What is solved stays so.

    `day`: it is the puzzle of that day."""
    name = solving.puzzle.name
    before = book.attempt(name) or Attempt()
    steps = () if solving.answered else solving.tried
    state, wrong = before.state, before.wrong
    if state == "begun":
        state = "solved" if verdict is not None and verdict.right else "shown" if shown else "begun"
        wrong += verdict is not None and not verdict.right
    days = book.days
    if day is not None and state == "solved" and day.isoformat() not in days:
        days = sorted([*days, day.isoformat()])
    return book.model_copy(update={"attempts": {**book.attempts, name: Attempt(state=state, wrong=wrong, steps=steps)}, "days": days})


def next_open(book: PuzzleBook, puzzles: Sequence[Puzzle], after: Puzzle | None = None) -> Puzzle | None:
    """The next one that is neither solved nor shown, those of the same theme first, from the easiest on."""
    left = [puzzle for puzzle in puzzles if mark(book, puzzle) in ("open", "begun") and puzzle is not after]
    same = [puzzle for puzzle in left if after is not None and puzzle.theme == after.theme]
    return next(iter([*same, *left]), None)


# ---------------------------------------------------------------------- the puzzle of the day
def of_the_day(day: date, puzzles: Mapping[str, Sequence[Puzzle]]) -> Puzzle | None:
    """The same for everyone: the games take turns, and a game's puzzles come round one after another."""
    games = [game for game in puzzles if puzzles[game]]
    if not games:
        return None
    turn, at = divmod(day.toordinal(), len(games))
    ours = puzzles[games[at]]
    return ours[turn * _STRIDE % len(ours)]


@dataclass(frozen=True, slots=True)
class DayStreak:
    """Days in a row on which the day's puzzle was solved, up to today or yesterday; and the longest ever."""

    now: int
    longest: int


def streak(book: PuzzleBook, today: date) -> DayStreak:
    days = sorted({date.fromisoformat(day) for day in book.days if _is_day(day)})
    longest = run = now = 0
    before: date | None = None
    for day in days:
        run = run + 1 if before is not None and day - before == timedelta(days=1) else 1
        longest, before = max(longest, run), day
    if before is not None and today - before <= timedelta(days=1):
        now = run
    return DayStreak(now, longest)


def _is_day(words: str) -> bool:
    try:
        date.fromisoformat(words)
    except ValueError:
        return False
    return True


# ---------------------------------------------------------------------- the book, kept
class Progress:
    """What the player made of all puzzles; every change is written at once."""

    def __init__(self, today: date, book: PuzzleBook | None = None, write: Callable[[PuzzleBook], None] = write_book) -> None:
        self.today, self.book = today, read_book() if book is None else book
        self._write = write

    def note(self, solving: Solving, verdict: Verdict | None = None, *, shown: bool = False, of_today: bool = False) -> Text | None:
        """What is wrong if it could not be written; it is tried again with the next change."""
        self.book = noted(self.book, solving, verdict, shown=shown, day=self.today if of_today else None)
        try:
            self._write(self.book)
        except BadFile as error:
            return error.text
        return None
