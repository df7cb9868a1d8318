"""Momiji as the rest of the program sees it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from momiji.core.events import Event, Seat
from momiji.core.outcome import Outcome, ScoreLine, Standing, Turn
from momiji.core.setup import Impossible, Option
from momiji.core.text import Refusal, Text
from momiji.games.momiji.rules.state import Stage

from . import legal, log, notation, preview, record, scoring, solo, start, view
from .apply import perform
from .cards import CODES
from .edition import EDITION
from .options import OPTIONS, Wishes
from .position import has_gate, position
from .preview import Preview
from .refuse import refuse
from .setup import Setup, deal, deal_solo
from .state import State
from .steps import Step, encode
from .view import View


class Momiji:
    name = "momiji"
    seats = range(1, EDITION.table.most_players_morning_dew + 1)
    secret = True
    options: tuple[Option, ...] = OPTIONS

    def deal(self, names: Sequence[str], seed: int | str, options: Sequence[str] = (), first: Seat | None = None) -> Setup:
        """Alone one plays a scenario; a scenario is played alone."""
        wished = Wishes.of(options)
        if wished.scenario is not None:
            if len(names) != 1 or first not in (None, 0) or wished.morning_dew or wished.draft or wished.types is not None:
                raise Impossible("setup-solo")
            return deal_solo(names[0], wished.scenario, seed, open_counts=wished.open_counts)
        return deal(
            names,
            seed,
            morning_dew=wished.morning_dew,
            draft=wished.draft,
            types=wished.types,
            first_player=first,
            open_counts=wished.open_counts,
        )

    def start(self, setup: Setup, out: list[Event] | None = None) -> State:
        return start.start(setup, out)

    def actor(self, s: State) -> Seat | None:
        return None if s.stage == Stage.OVER else s.current

    def turn(self, s: State) -> Turn:
        return Turn(s.turn, s.current)

    def outcome(self, s: State) -> Outcome | None:
        if s.stage != Stage.OVER:
            return None
        if s.solo is not None:
            return Outcome((), (0,) if all(solo.conditions(s)) else ())
        scores = scoring.scores(s)
        rows = [
            ScoreLine(f"score-{part}", tuple(getattr(score, part) for score in scores)) for part in ("piles", "acorns", "goals", "blue")
        ]
        return Outcome(tuple(score.total for score in scores), tuple(scoring.winners(s)), tuple(rows if s.dew else rows[:-1]))

    def standing(self, s: State) -> Standing:
        acorns, ending = tuple(player.acorns for player in s.players), s.final is not None
        if s.solo is not None:
            holds = solo.conditions(s)
            return Standing((sum(holds),), len(holds), ending, acorns, len(s.deck))
        return Standing(tuple(score.total for score in scoring.scores(s)), None, ending, acorns, len(s.deck), s.gates)

    def legal(self, s: State) -> Sequence[Step]:
        return legal.legal(s)

    def refuse(self, s: State, a: Step) -> Refusal | None:
        return refuse(s, a)

    def apply(self, s: State, a: Step, out: list[Event] | None = None) -> State:
        after = s.copy()
        perform(after, a, out)
        return after

    def advance(self, s: State, a: Step) -> None:
        perform(s, a)

    def irrevocable(self, before: State, after: State) -> bool:
        return (
            len(before.deck) != len(after.deck)
            or len(before.landscape_deck) != len(after.landscape_deck)
            or before.turn != after.turn
            or before.current != after.current
            or after.stage == Stage.OVER
        )

    def view(self, s: State, seat: Seat | None) -> View:
        return view.view(s, seat)

    def imagine(self, v: View, rng: Random) -> State:
        return view.imagine(v, rng)

    def preview(self, v: View, *steps: Step) -> Preview:
        return preview.preview(v, *steps)

    def pieces(self, s: State) -> list[str]:
        cards = [*s.deck, *s.discard, *(card for column in s.garden for card in column)]
        pieces = [*s.goals]
        if s.turned >= 0:
            cards.append(s.turned)
        for player in s.players:
            cards += player.hand
            for pile in filter(None, player.piles):
                cards += pile
            pieces += player.goals
        if s.solo is None:  # alone there are always enough gates (12.8)
            pieces += ["gate"] * (s.gates + sum(has_gate(player, t) for player in s.players for t in player.row))
        return sorted([*(CODES[card] for card in cards), *pieces])

    def encode(self, a: Step) -> str:
        return encode(a)

    def decode(self, text: str) -> Step:
        return notation.decode(text)

    def read_setup(self, data: Mapping[str, Any]) -> Setup:
        return record.read_setup(data)

    def write_setup(self, setup: Setup) -> dict[str, Any]:
        return record.write_setup(setup)

    def position(self, s: State) -> dict[str, Any]:
        return position(s)

    def tell(self, before: State, step: Step, events: Iterable[Event]) -> Iterator[Text]:
        return log.sentences(before, step, events)

    def closing(self, s: State) -> Iterator[Text]:
        return log.closing_words(s)


MOMIJI = Momiji()
