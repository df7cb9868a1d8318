"""The script of the first game: its record, its steps, and what is to be touched next, worked out from the table as it stands."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from momiji.core.text import Refusal, Text
from momiji.games.momiji.cards import LETTERS
from momiji.games.momiji.rules import MOMIJI
from momiji.games.momiji.steps import Collect, Done, End, Goal, Pick, Play, PlayNew, Reveal, Step, Trade, Use
from momiji.games.momiji.view import View
from momiji.resources import assets
from momiji.store import records

from .desk import MomijiDesk
from .session import Choices, Seat, Session, Taken
from .show import Spot

PUPIL: Final = 0  # the seat that learns
LEVEL: Final = "sprout"


@dataclass(frozen=True, slots=True)
class Lesson:
    """One step: it begins before the record's action `start`; `own` are the touches with a sentence of this step alone."""

    key: str
    icon: str
    start: int
    own: tuple[str, ...]


LESSONS: Final = (
    Lesson("welcome", "pile", 0, ("herbarium",)),
    Lesson("collect", "collect", 0, ("column", "take", "end")),
    Lesson("mixed", "play", 5, ("card", "card-again", "play")),
    Lesson("pair", "tokens/acorn-small", 13, ("card", "card-again", "play", "end")),
    Lesson("reveal", "reveal", 19, ("deck", "pay", "column")),
    Lesson("same", "play", 25, ("card", "card-again", "play")),
    Lesson("gate", "gate", 31, ("card", "play", "end")),
    Lesson("goal", "goal", 37, ("goal", "pay")),
    Lesson("landscape", "garden", 41, ("landscape", "use", "column", "take")),
    Lesson("trade", "trade", 43, ("trade", "card", "card-again", "give", "column")),
    Lesson("ending", "last-turn", 81, ("card", "card-again", "play", "end", "last-card", "last-card-again", "last-end")),
    Lesson("score", "log", 96, ("page",)),
)
BREAKS: Final = {50: 81}  # here the lesson leaves out some turns: from this action on to that one


def record_file() -> Path:
    return assets() / "lessons" / "first-game.momiji.json"


@cache
def record() -> dict[str, Any]:
    return records.load(record_file()).data


@cache
def script() -> tuple[Step, ...]:
    return tuple(MOMIJI.decode(words) for words in record()["actions"])


@dataclass(slots=True)
class LessonSession(Session):
    """A game in which only the next step of the script can be taken, so that everything after it stays possible."""

    def perform(self, step: Step) -> Taken | Refusal:
        at = len(self.taken)
        if at < len(script()) and step == script()[at]:
            return Session.perform(self, step)
        return MOMIJI.refuse(self.state, step) or Refusal(Text("lesson-other"), "3.1")


def begin(names: Sequence[str], at: int) -> LessonSession:
    """The game as it stands before an action of the script."""
    told = {**record(), "players": list(names)}
    seats = tuple(Seat(name, seat["crest"], seat["level"]) for name, seat in zip(names, told["seats"], strict=True))
    session = LessonSession(Choices(seats, "", first=PUPIL), MOMIJI.read_setup(told))
    for step in script()[:at]:
        session.perform(step)
    return session


class Prompter:
    """Tells the computer's seat its steps of the script."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def ask(self, view: View, level: str, seed: str) -> "Prompter":
        return self

    def steps(self) -> tuple[Step, ...] | None:
        return (script()[len(self.session.taken)],)

    def hurry(self) -> None: ...

    def cancel(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Touch:
    """The next thing to touch: a place or a button of the table; `name` chooses the sentence."""

    name: str
    at: Spot | str


def next_touch(desk: MomijiDesk) -> Touch:
    """What brings the next step of the script about, from what is chosen already."""
    step, choice = script()[len(desk.session.taken)], desk.choice
    match step:
        case Collect(t) | Pick(t):
            return Touch("take", "primary") if choice.columns == [t] else Touch("column", Spot("column", LETTERS[t]))
        case Reveal():
            return Touch("pay", "primary") if choice.reveal else Touch("deck", Spot("deck"))
        case Play(card) | PlayNew(card):
            begun = desk.plan is not None and bool(desk.plan.laid)
            return Touch("card-again" if begun else "card", Spot("hand", str(desk.hand.index(card))))
        case Done():
            return Touch("play", "primary")
        case End():
            return Touch("end", "primary")
        case Goal(goal):
            return Touch("pay", "primary") if choice.goal == goal else Touch("goal", Spot("goal", goal))
        case Use(letter):
            place = desk.state.players[desk.seat].panorama.index(letter)
            return Touch("use", "primary") if choice.landscape == place else Touch("landscape", Spot("landscape", str(place)))
        case Trade(first, second):
            return _next_of_trade(desk, (first, second))
    raise ValueError(f"the lesson does not teach {MOMIJI.encode(step)}")


def _next_of_trade(desk: MomijiDesk, cards: tuple[int, int]) -> Touch:
    if not desk.choice.trading:
        return Touch("trade", "left")
    offered = desk.choice.offered
    if sorted(offered) == sorted(cards):
        return Touch("give", "primary")
    wanted = list(cards)
    for card in offered:
        if card in wanted:
            wanted.remove(card)
    return Touch("card-again" if offered else "card", Spot("hand", str(desk.hand.index(wanted[0]))))
