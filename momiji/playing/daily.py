"""The garden of the day: its ways to play, how each is dealt, and what a finished one says of itself."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from momiji.core.text import Text
from momiji.games.momiji.rules import scoring, solo
from momiji.games.momiji.rules.edition import EDITION
from momiji.store import daily
from momiji.store.daily import Outcome
from momiji.store.statistics import Result

from .session import CRESTS, Choices, Seat, Session

GAME: Final = "momiji"
LEVEL: Final = "gardener"
AGAINST: Final = {"versus": 2, "table": 4}  # players, the person among them
MODES: Final = (*AGAINST, *EDITION.scenarios)


@dataclass(frozen=True, slots=True)
class Garden:
    """A day and a way to play."""

    day: date
    mode: str

    @property
    def title(self) -> Text:
        players = AGAINST.get(self.mode)
        return Text(f"scenario-{self.mode}-title") if players is None else Text("daily-against", {"others": players - 1})

    def choices(self, me: Seat, names: Sequence[str]) -> Choices:
        """The same deal for everyone: nothing but the day and the mode decides."""
        seed = daily.seed(self.day, self.mode)
        players = AGAINST.get(self.mode)
        if players is None:
            return Choices(GAME, (me,), seed, (f"solo={self.mode}",))
        crests = [crest for crest in CRESTS if crest != me.crest]
        free = [name for name in names if name != me.name]
        others = (Seat(free[number], crests[number], LEVEL) for number in range(players - 1))
        return Choices(GAME, (me, *others), seed)


def garden_of(choices: Choices) -> Garden | None:
    """Which day's garden a game is, if it is one as it was dealt to everybody."""
    found = daily.read(choices.seed)
    if found is None or found[1] not in MODES:
        return None
    garden = Garden(*found)
    wished = tuple(word for word in choices.options if not word.startswith("types="))
    fits = wished == (() if garden.mode in AGAINST else (f"solo={garden.mode}",))
    return garden if fits and len(choices.seats) == AGAINST.get(garden.mode, 1) else None


def outcome_of(session: Session) -> Outcome:
    """For the person at the table."""
    s, me = session.state, (session.humans or [0])[0]
    if s.solo is not None:
        holds = solo.conditions(s)
        return Outcome(won=all(holds), turns=s.turn, met=sum(holds), wanted=len(holds))
    return Outcome(scoring.scores(s)[me].total, me in scoring.winners(s), s.turn)


def daily_line(session: Session) -> Callable[[], Text] | None:
    """The result of a finished daily garden in a line to share; None for any other game, and for one that does not count."""
    garden = garden_of(session.choices)
    if garden is None or not session.over or not session.counts:
        return None
    return lambda: daily.line(garden.day, garden.title, outcome_of(session))


def first_try(results: Sequence[Result], garden: Garden) -> Outcome | None:
    """How a garden went the first time it was played; that try counts."""
    for result in results:
        if not result.daily or result.date != garden.day.isoformat():
            continue
        players = AGAINST.get(garden.mode)
        if players is None and result.scenario == garden.mode:
            return Outcome(None, result.seats[0].won, result.turns, result.met or 0, result.wanted or 0)
        if players is not None and result.mode == "versus" and len(result.seats) == players and result.people:
            me = result.people[0]
            return Outcome(me.points, me.won, result.turns)
    return None


def state_of(outcome: Outcome | None) -> Text:
    """How it went, in a short line."""
    if outcome is None:
        return Text("daily-open")
    if outcome.points is not None:
        return Text("daily-state-points", {"points": outcome.points, "won": "yes" if outcome.won else "no"})
    if outcome.won:
        return Text("daily-state-won", {"turns": outcome.turns})
    return Text("daily-state-lost", {"met": outcome.met, "wanted": outcome.wanted})
