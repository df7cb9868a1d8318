"""A game being played: steps in, refusals or events out, undo within a turn, and the record."""

from collections.abc import Sequence
from typing import Any, Generic

from .events import Event, Seat
from .rules import A, Rules, S, Setup, V
from .text import Refusal


class Match(Generic[Setup, S, A, V]):
    """The record (set-up and steps) is the game; the state is what it comes to."""

    def __init__(self, rules: Rules[Setup, S, A, V], setup: Setup) -> None:
        self.rules = rules
        self.setup = setup
        self.state: S = rules.start(setup)
        self._steps: list[A] = []
        self._undone: list[A] = []
        self._floor = 0  # steps before it cannot be taken back
        self._floor_state: S = self.state

    @property
    def steps(self) -> Sequence[A]:
        return self._steps

    @property
    def actor(self) -> Seat | None:
        return self.rules.actor(self.state)

    def view(self, seat: Seat | None) -> V:
        return self.rules.view(self.state, seat)

    def perform(self, step: A) -> Refusal | list[Event]:
        refusal = self.rules.refuse(self.state, step)
        if refusal is not None:
            return refusal
        self._undone.clear()
        return self._take(step)

    def _take(self, step: A) -> list[Event]:
        events: list[Event] = []
        before, self.state = self.state, self.rules.apply(self.state, step, events)
        self._steps.append(step)
        if self.rules.irrevocable(before, self.state):
            self._floor, self._floor_state = len(self._steps), self.state
            self._undone.clear()
        return events

    @property
    def can_undo(self) -> bool:
        return len(self._steps) > self._floor

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def undo(self, steps: int = 1) -> int:
        """Take back up to so many steps; how many it were. Stops at what was revealed and at the turn's beginning."""
        count = min(steps, len(self._steps) - self._floor)
        for _ in range(count):
            self._undone.append(self._steps.pop())
        self.state = self._floor_state
        for step in self._steps[self._floor :]:
            self.state = self.rules.apply(self.state, step)
        return count

    def redo(self) -> list[Event]:
        return self._take(self._undone.pop()) if self._undone else []

    def record(self) -> dict[str, Any]:
        return {**self.rules.write_setup(self.setup), "actions": [self.rules.encode(step) for step in self._steps]}
