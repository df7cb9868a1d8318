"""Master Chocolatier as the rest of the program sees it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from momiji.core.events import Event, Seat
from momiji.core.outcome import Outcome, ScoreLine, Standing, Turn
from momiji.core.setup import Option
from momiji.core.text import Refusal, Text

from . import laying, legal, log, position, preview, record, refuse, scoring, setup, steps, view
from .apply import perform
from .contents import OFFERS
from .pralines import LETTERS, MARK, colours
from .preview import Preview
from .setup import Setup
from .state import LINE_BITS, LINE_COUNT, NOTHING, OVER, State
from .steps import Step
from .view import View


class Chocolatier:
    name = record.GAME
    seats = range(min(OFFERS), max(OFFERS) + 1)
    secret = False  # nobody hides anything; only the order in the bag is unknown
    options: tuple[Option, ...] = setup.OPTIONS

    def deal(self, names: Sequence[str], seed: int | str, options: Sequence[str] = (), first: Seat | None = None) -> Setup:
        return setup.deal(names, seed, options, first)

    def start(self, setup: Setup, out: list[Event] | None = None) -> State:
        return laying.start(setup, out)

    def actor(self, s: State) -> Seat | None:
        return None if s.phase == OVER else s.current

    def turn(self, s: State) -> Turn:
        return Turn(s.turn, s.current, s.round)

    def legal(self, s: State) -> Sequence[Step]:
        return legal.legal(s)

    def refuse(self, s: State, a: Step) -> Refusal | None:
        return refuse.refuse(s, a)

    def apply(self, s: State, a: Step, out: list[Event] | None = None) -> State:
        after = s.copy()
        perform(after, a, out)
        return after

    def advance(self, s: State, a: Step) -> None:
        perform(s, a)

    def irrevocable(self, before: State, after: State) -> bool:
        return before.turn != after.turn or after.phase == OVER

    def preview(self, v: View, step: Step) -> Preview | None:
        return preview.preview(v, step)

    def outcome(self, s: State) -> Outcome | None:
        if s.phase != OVER:
            return None
        scores = [scoring.score(player) for player in s.players]
        rows = (
            ScoreLine("chocolatier-score-points", tuple(score.points for score in scores)),
            ScoreLine("chocolatier-score-rows", tuple(score.rows for score in scores)),
            ScoreLine("chocolatier-score-columns", tuple(score.columns for score in scores)),
            ScoreLine("chocolatier-score-colours", tuple(score.colours for score in scores)),
        )
        return Outcome(tuple(score.total for score in scores), tuple(scoring.winners(s)), rows)

    def standing(self, s: State) -> Standing:
        """Which round is the last is only known when it is over."""
        held = tuple(player.points for player in s.players)
        return Standing(tuple(scoring.score(player).total for player in s.players), held=held, deck=len(s.bag))

    def tell(self, before: State, step: Step, events: Iterable[Event]) -> Iterator[Text]:
        return log.tell(before, step, events)

    def closing(self, s: State) -> Iterator[Text]:
        return log.closing(s)

    def position(self, s: State) -> dict[str, Any]:
        return position.position(s)

    def view(self, s: State, seat: Seat | None) -> View:
        return view.view(s)

    def imagine(self, v: View, rng: Random) -> State:
        return view.imagine(v, rng)

    def pieces(self, s: State) -> list[str]:
        pieces = s.bag[:]
        for heap in (*s.sources, s.lid, s.sending):
            pieces += colours(heap)
        for player in s.players:
            pieces += [place for place in player.box if place != NOTHING] + player.floor
            for line in player.lines:
                pieces += [line >> LINE_BITS] * (line & LINE_COUNT)
        if s.spare != NOTHING:
            pieces.append(s.spare)
        if MARK not in pieces:
            pieces.append(MARK)  # in the middle, or with a player without lying on a place
        return sorted(LETTERS[piece] for piece in pieces)

    def encode(self, a: Step) -> str:
        return steps.encode(a)

    def decode(self, text: str) -> Step:
        return steps.decode(text)

    def read_setup(self, data: Mapping[str, Any]) -> Setup:
        return record.read_setup(data)

    def write_setup(self, setup: Setup) -> dict[str, Any]:
        return record.write_setup(setup)


CHOCOLATIER = Chocolatier()
