"""The garden of the day: its ways to play, how each is dealt, and what a finished one says of itself."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from momiji import registry
from momiji.core.text import Text
from momiji.store import daily
from momiji.store.daily import DailyOutcome
from momiji.store.statistics import Result

from .session import CRESTS, Choices, Seat, Session

LEVEL: Final = "gardener"
AGAINST: Final = {"versus": 2, "table": 4, "variants": 2}  # players, the person among them


def modes(game: str) -> tuple[str, ...]:
    """Ways to play a game of the day: against others, as many as it seats, then every scenario of its own, or all variants at once."""
    rules = registry.rules(game)
    scenarios = tuple(value for option in rules.options if option.name == "solo" for value in option.values)
    against = tuple(mode for mode in ("versus", "table") if AGAINST[mode] in rules.seats)
    return against + (scenarios or (("variants",) if variants(game) and AGAINST["variants"] in rules.seats else ()))


def variants(game: str) -> tuple[str, ...]:
    """Whatever can be switched on."""
    return tuple(option.name for option in registry.rules(game).options if not option.values)


@dataclass(frozen=True, slots=True)
class DailyGame:
    """A day and a way to play."""

    day: date
    mode: str
    game: str = registry.USUAL

    @property
    def title(self) -> Text:
        players = AGAINST.get(self.mode)
        if self.mode == "variants":
            return Text("daily-variants")
        return Text(f"scenario-{self.mode}-title") if players is None else Text("daily-against", {"others": players - 1})

    @property
    def options(self) -> tuple[str, ...]:
        if self.mode == "variants":
            return variants(self.game)
        return () if self.mode in AGAINST else (f"solo={self.mode}",)

    def line(self, outcome: DailyOutcome) -> Text:
        """The result in one line to share."""
        return daily.line(Text(f"{self.game}-name"), self.day, self.title, outcome)

    def choices(self, me: Seat, names: Sequence[str]) -> Choices:
        """The same deal for everyone: nothing but the day and the mode decides."""
        seed = daily.seed(self.day, self.mode)
        players = AGAINST.get(self.mode)
        if players is None:
            return Choices(self.game, (me,), seed, self.options)
        crests = [crest for crest in CRESTS if crest != me.crest]
        free = [name for name in names if name != me.name]
        others = (Seat(free[number], crests[number], LEVEL) for number in range(players - 1))
        return Choices(self.game, (me, *others), seed, self.options)


def garden_of(session: Session) -> DailyGame | None:
    """Which day's garden a game is, if it is one as it was dealt to everybody."""
    found = daily.read(session.choices.seed)
    if found is None or found[1] not in modes(session.game) or len(session.seats) != AGAINST.get(found[1], 1):
        return None
    garden = DailyGame(*found, session.game)
    dealt = session.rules.deal(session.setup.names, session.choices.seed, garden.options)
    return garden if dealt == session.setup else None


def outcome_of(session: Session) -> DailyOutcome:
    """For the person at the table."""
    rules, s, me = session.rules, session.state, (session.humans or [0])[0]
    ended, standing, turns = rules.outcome(s), rules.standing(s), rules.turn(s).number
    won = ended is not None and me in ended.winners
    if standing.wanted is not None:
        return DailyOutcome(won=won, turns=turns, met=standing.points[0], wanted=standing.wanted)
    return DailyOutcome(standing.points[me], won, turns)


def daily_line(session: Session) -> Callable[[], Text] | None:
    """The result of a finished daily garden in a line to share; None for any other game, and for one that does not count."""
    garden = garden_of(session)
    if garden is None or not session.over or not session.counts:
        return None
    return lambda: garden.line(outcome_of(session))


def first_try(results: Sequence[Result], garden: DailyGame) -> DailyOutcome | None:
    """How a garden went the first time it was played; that try counts."""
    for result in results:
        if not result.daily or result.game != garden.game or result.date != garden.day.isoformat():
            continue
        players = AGAINST.get(garden.mode)
        if players is None and result.scenario == garden.mode:
            return DailyOutcome(None, result.seats[0].won, result.turns, result.met or 0, result.wanted or 0)
        varied = "variants" in modes(garden.game) and set(variants(garden.game)) <= set(result.options)
        if players is not None and result.mode == "versus" and len(result.seats) == players and result.people:
            if varied != (garden.mode == "variants"):
                continue
            me = result.people[0]
            return DailyOutcome(me.points, me.won, result.turns)
    return None


def state_of(outcome: DailyOutcome | None) -> Text:
    """How it went, in a short line."""
    if outcome is None:
        return Text("daily-open")
    if outcome.points is not None:
        return Text("daily-state-points", {"points": outcome.points, "won": "yes" if outcome.won else "no"})
    if outcome.won:
        return Text("daily-state-won", {"turns": outcome.turns})
    return Text("daily-state-lost", {"met": outcome.met, "wanted": outcome.wanted})
