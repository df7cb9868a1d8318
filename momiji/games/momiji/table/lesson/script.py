"""The script of the first game: its record, its steps, and what is to be touched next, worked out from the table as it stands."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from momiji.core.text import Refusal, Text
from momiji.games.momiji.rules.cards import LETTERS
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.log import card_text
from momiji.games.momiji.rules.steps import Collect, Done, End, Goal, Pick, Play, PlayNew, Reveal, Step, Trade, Use
from momiji.games.momiji.rules.view import View
from momiji.games.momiji.table.desk.desk import MomijiDesk
from momiji.playing.session import Choices, Seat, Session, Taken
from momiji.resources import assets
from momiji.store import records
from momiji.ui.table.show import Spot

PUPIL: Final = 0  # the seat that learns
LEVEL: Final = "sprout"
TAUGHT: Final = "F"  # the landscape that is used


@dataclass(frozen=True, slots=True)
class Lesson:
    """One step: it begins before the record's action `start`; `own` are the touches with a sentence of this step alone.

    `looks` come before them: pages on which something is only shown."""

    key: str
    icon: str
    start: int
    own: tuple[str, ...]
    looks: tuple[str, ...] = ()


LESSONS: Final = (
    Lesson("welcome", "pile", 0, (), ("herbarium", "plate")),
    Lesson("collect", "collect", 0, ("column", "take", "end")),
    Lesson("mixed", "play", 5, ("card", "card-again", "play")),
    Lesson("pair", "tokens/acorn-small", 13, ("card", "card-again", "play", "end")),
    Lesson("reveal", "reveal", 19, ("deck", "pay", "column", "end")),
    Lesson("same", "play", 25, ("card", "card-again", "play")),
    Lesson("gate", "gate", 31, ("card", "play", "end")),
    Lesson("goal", "goal", 37, ("goal", "pay")),
    Lesson("landscape", "garden", 41, ("landscape", "use", "column", "take"), ("closer",)),
    Lesson("trade", "trade", 43, ("trade", "card", "card-again", "give", "column")),
    Lesson("ending", "last-turn", 81, ("card", "card-again", "play", "end", "last-card", "last-card-again", "last-end"), ("hint",)),
    Lesson("score", "log", 96, ("page",)),
)
SPOKEN: Final[dict[tuple[str, str], tuple[str, ...]]] = {  # what a sentence tells of besides the thing to touch
    ("welcome", "plate"): ("goals",),
    ("collect", "take"): ("hand",),
    ("collect", "end"): ("other",),
    ("mixed", "card-again"): ("herbarium",),
    ("mixed", "play"): ("herbarium",),
    ("pair", "card"): ("pile-R",),
    ("pair", "card-again"): ("herbarium",),
    ("pair", "play"): ("herbarium",),
    ("pair", "end"): ("plate", "herbarium"),
    ("reveal", "pay"): ("plate",),
    ("reveal", "column"): ("pile-Y",),
    ("reveal", "end"): ("hand", "plate"),
    ("same", "card"): ("pile-Y",),
    ("same", "card-again"): ("pile-Y",),
    ("same", "play"): ("pile-Y",),
    ("gate", "card"): ("pile-Y", "gates"),
    ("gate", "end"): ("pile-Y",),
    ("goal", "goal"): ("pile-Y",),
    ("goal", "pay"): ("plate", "goals"),
    ("landscape", "landscape"): ("landscapes", "plate"),
    ("landscape", "use"): ("landscapes", "plate"),
    ("landscape", "take"): ("plate",),
    ("trade", "trade"): ("columns",),
    ("trade", "give"): ("plate",),
    ("trade", "column"): ("landscapes",),
    ("ending", "card"): ("pile-R", "gates"),
    ("ending", "card-again"): ("pile-G", "gates"),
    ("ending", "play"): ("gates", "deck"),
    ("ending", "end"): ("gates", "other"),
    ("ending", "last-card"): ("pile-R",),
    ("ending", "last-card-again"): ("pile-B",),
    ("ending", "last-end"): ("herbarium", "plate"),
}
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
        return MOMIJI.refuse(self.state, step) or Refusal(self._wanted(at), "3.1")

    def _wanted(self, at: int) -> Text:
        match script()[at] if at < len(script()) else None:
            case PlayNew(card, left):
                return Text("lesson-meant-end", {"card": card_text(card), "end": "left" if left else "right"})
        return Text("lesson-other")


def begin(names: Sequence[str], at: int) -> LessonSession:
    """The game as it stands before an action of the script."""
    told = {**record(), "players": list(names)}
    seats = tuple(Seat(name, seat["crest"], seat["level"]) for name, seat in zip(names, told["seats"], strict=True))
    session = LessonSession(Choices("momiji", seats, "", first=PUPIL), MOMIJI.read_setup(told))
    for step in script()[:at]:
        session.perform(step)
    return session


@dataclass(frozen=True, slots=True)
class Silence:
    """What a coach hears whom nobody asks."""

    ready: bool = True
    answer: None = None

    def cancel(self) -> None: ...


class Prompter:
    """Tells the computer's seat its steps of the script; in a lesson the sheet advises, not the coach."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def ask(self, game: str, view: View, level: str, seed: str) -> "Prompter":
        return self

    def steps(self) -> tuple[Step, ...] | None:
        return (script()[len(self.session.taken)],)

    def advise(self, game: str, view: View, seed: str) -> Silence:
        return Silence()

    def review(self, game: str, view: View, steps: tuple[Step, ...], seed: str) -> Silence:
        return Silence()

    def hurry(self) -> None: ...

    def cancel(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Touch:
    """The next thing to touch: a place or a button of the table; `name` chooses the sentence. Some are only looked at."""

    name: str
    at: Spot | str
    look: bool = False


def next_look(desk: MomijiDesk, name: str) -> Touch:
    """A thing that is only shown."""
    match name:
        case "closer":
            landscapes = desk.state.players[desk.seat].panorama
            return Touch(name, Spot("landscape", str(landscapes.index(TAUGHT))), look=True)
        case "herbarium" | "plate":
            return Touch(name, Spot(name), look=True)
    return Touch(name, name, look=True)


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
