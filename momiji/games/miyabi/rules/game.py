"""Miyabi as the rest of the program sees it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from momiji.core.events import Event, Seat
from momiji.core.outcome import Outcome, ScoreLine, Standing, Turn
from momiji.core.text import Refusal, Text
from momiji.games.miyabi.rules.steps import PlaceTile

from . import legal, log, position, preview, record, rounds, scoring, setup, view
from .apply import perform
from .preview import Preview, RowStanding
from .refuse import refuse
from .setup import Setup
from .state import TAKEN, State
from .steps import Step, Zen, decode, encode
from .tiles import CODES, OBJECTS
from .view import View


class Miyabi:
    name = "miyabi"
    seats = setup.SEATS
    secret = False
    options = setup.OPTIONS

    def deal(self, names: Sequence[str], seed: int | str, options: Sequence[str] = (), first: Seat | None = None) -> Setup:
        return setup.deal(names, seed, options, first)

    def start(self, setup: Setup, out: list[Event] | None = None) -> State:
        return rounds.start(setup, out)

    def actor(self, s: State) -> Seat | None:
        return None if s.over else s.current

    def turn(self, s: State) -> Turn:
        return Turn(s.turn, s.current, s.round)

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
        """A zen tile turned up was hidden before; everything else of a turn can be taken back until its end."""
        return (
            before.turn != after.turn
            or before.current != after.current
            or len(before.zen_bag) != len(after.zen_bag)
            or after.over
        )  # fmt: skip

    def outcome(self, s: State) -> Outcome | None:
        if not s.over:
            return None
        scores = scoring.scores(s)
        rows = tuple(ScoreLine(log.score_key(name), tuple(getattr(score, name) for score in scores)) for name in log.score_rows(s))
        return Outcome(tuple(score.total for score in scores), tuple(scoring.winners(s)), rows)

    def standing(self, s: State) -> Standing:
        points = tuple(score.total for score in scoring.scores(s))
        return Standing(points, ending=s.round == s.rounds, held=tuple(player.points for player in s.players), deck=sum(map(len, s.bags)))

    def tell(self, before: State, step: Step, events: Iterable[Event]) -> Iterator[Text]:
        return log.sentences(before, step, events)

    def closing(self, s: State) -> Iterator[Text]:
        return log.closing_words(s)

    def position(self, s: State) -> dict[str, Any]:
        return position.position(s)

    def view(self, s: State, seat: Seat | None) -> View:
        return view.view(s, seat)

    def imagine(self, v: View, rng: Random) -> State:
        return view.imagine(v, rng)

    def preview(self, v: View, step: Step) -> Preview | None:
        return preview.preview(v, step)

    def standings(self, v: View) -> tuple[RowStanding, ...]:
        return preview.standings(v)

    def pieces(self, s: State) -> list[str]:
        steps = [laid.step for player in s.players for laid in player.tiles]
        tiles = [*s.gone, *(tile for bag in s.bags for tile in bag), *(tile for tile in s.display if tile != TAKEN)]
        tiles += [step.tile for step in steps if isinstance(step, PlaceTile)]
        zen = [*s.zen_bag, *(kind for kind in s.face_up if kind != TAKEN), *(step.object for step in steps if isinstance(step, Zen))]
        bonuses = [f"fifth-{OBJECTS[kind]}" for bits in (s.bonuses, *(player.bonuses for player in s.players))
                   for kind in range(len(OBJECTS)) if bits >> kind & 1]  # fmt: skip
        return sorted([*(CODES[tile] for tile in tiles), *(f"{OBJECTS[kind]}z" for kind in zen), *bonuses])

    def encode(self, a: Step) -> str:
        return encode(a)

    def decode(self, text: str) -> Step:
        return decode(text)

    def read_setup(self, data: Mapping[str, Any]) -> Setup:
        return record.read_setup(data)

    def write_setup(self, setup: Setup) -> dict[str, Any]:
        return record.write_setup(setup)


MIYABI = Miyabi()
