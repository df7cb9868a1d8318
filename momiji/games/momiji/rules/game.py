"""Momiji as the rest of the program sees it."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from momiji.core.events import Event, Seat
from momiji.core.text import Refusal

from . import legal, notation, record, start, view
from .apply import perform
from .cards import CODES
from .position import has_gate
from .refuse import refuse
from .setup import Setup
from .state import OVER, State
from .steps import Step, encode
from .view import View


class Momiji:
    name = "momiji"

    def start(self, setup: Setup, out: list[Event] | None = None) -> State:
        return start.start(setup, out)

    def actor(self, s: State) -> Seat | None:
        return None if s.stage == OVER else s.current

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
            or after.stage == OVER
        )

    def view(self, s: State, seat: Seat | None) -> View:
        return view.view(s, seat)

    def imagine(self, v: View, rng: Random) -> State:
        return view.imagine(v, rng)

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


MOMIJI = Momiji()
