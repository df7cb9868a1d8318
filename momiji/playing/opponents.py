"""Computer players of a game, with or without a window: somebody thinks elsewhere, and their steps are made here one by one."""

from typing import Protocol

from momiji.core.text import Refusal, Text
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.steps import Step
from momiji.games.momiji.rules.view import View

from .session import Session, Taken


class Thinking(Protocol):
    """A question under way, wherever it is thought about."""

    def steps(self) -> tuple[Step, ...] | None:
        """The answer, if there is one; empty when nobody will answer and it should be asked again."""

    def hurry(self) -> None: ...

    def cancel(self) -> None: ...


class Thinkers(Protocol):
    def ask(self, view: View, level: str, seed: str) -> Thinking: ...


class Opponents:
    """Makes the steps of the computer seats of one game."""

    def __init__(self, session: Session, thinkers: Thinkers) -> None:
        self.session = session
        self._thinkers = thinkers
        self._asked: Thinking | None = None
        self._planned: list[Step] = []
        self._asked_at = -1

    @property
    def waiting(self) -> bool:
        """It is a computer's turn."""
        actor = self.session.actor
        return actor is not None and not self.session.is_human(actor)

    def step(self) -> Taken | None:
        """The next step, as soon as it is known; already made."""
        actor = self.session.actor
        if actor is None or not self.waiting:
            self.forget()
            return None
        if self._asked_at != len(self.session.taken):
            self.forget()
        if not self._planned:
            self._think(actor)
        if not self._planned:
            return None
        taken = self.session.perform(self._planned.pop(0))
        if isinstance(taken, Refusal):
            self.forget()
            return None
        self._asked_at = len(self.session.taken)
        if MOMIJI.irrevocable(taken.before, taken.after):
            self._planned.clear()  # something came to light: think again
        return taken

    def _think(self, actor: int) -> None:
        if self._asked is None:
            level = self.session.seats[actor].computer
            assert level is not None
            seed = f"{self.session.thinking}/{len(self.session.taken)}"
            self._asked = self._thinkers.ask(MOMIJI.view(self.session.state, actor), level, seed)
            self._asked_at = len(self.session.taken)
        steps = self._asked.steps()
        if steps is not None:
            self._planned, self._asked = list(steps), None
        if steps == ():
            self.session.remark(Text("log-new-thinker"))

    def hurry(self) -> None:
        if self._asked is not None:
            self._asked.hurry()

    def forget(self) -> None:
        if self._asked is not None:
            self._asked.cancel()
        self._asked, self._planned = None, []
