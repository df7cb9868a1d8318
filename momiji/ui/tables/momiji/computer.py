"""Computer players at the table: somebody thinks elsewhere, and their steps are made here one by one, at a pace one can follow."""

from typing import Final, Protocol

from momiji.core.events import redact
from momiji.core.text import Refusal, Text
from momiji.games.momiji.rules import MOMIJI
from momiji.games.momiji.state import DRAFT
from momiji.games.momiji.steps import Step
from momiji.games.momiji.view import View
from momiji.ui.stack import Change as SceneChange

from .desk import MomijiDesk
from .desk_protocol import Change, Done
from .draft import DraftScene
from .session import Session, Taken
from .table import TableScene

LOOK: Final = 0.05  # seconds between two looks whether there is an answer
PAUSE: Final = 0.45  # seconds between two steps, at the usual speed


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
            seed = f"{self.session.choices.seed}/{len(self.session.taken)}"
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


class SharedTable(TableScene):
    """A table at which computers sit too: while one of them thinks, the scene looks now and then whether it has decided."""

    opponents: Opponents
    _rested = 0.0

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self.projector.running or self.home is not None or not self.opponents.waiting or self.drag is not None:
            return moving  # not while something flies; a breathing crest or a gust never keeps anybody from playing
        self._rested += dt
        if self._rested * max(0.5, self.services.preferences.animation_speed) < PAUSE and not self.services.still:
            return moving
        desk = self.desk
        assert isinstance(desk, MomijiDesk)
        before = desk.show
        taken = self.opponents.step()
        if taken is None:
            return moving
        self._rested = 0.0
        desk.refresh()
        change = self.follow(Done((Change(before, tuple(redact(taken.events, desk.seat)), desk.show),)))
        if change is not None:
            self.wished = change
        return True

    def due(self) -> float | None:
        if not self.opponents.waiting:
            return super().due()
        return min(LOOK, super().due() or LOOK)

    def leave(self) -> None:
        self.opponents.forget()
        super().leave()


class SharedDraft(DraftScene):
    """The draft with computers: their cards fly to them as everybody's do."""

    opponents: Opponents
    _rested = 0.0

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self.flights.moving:
            return moving
        if self.session.state.stage != DRAFT:
            if self.wished is None:
                self.wished = self._over()
            return moving
        self._rested += dt
        if self.opponents.waiting and (self._rested >= PAUSE or self.services.still) and self.opponents.step() is not None:
            self._rested = 0.0
            return True
        return moving

    def _over(self) -> SceneChange | None:
        return self.on_step()

    def due(self) -> float | None:
        return min(LOOK, super().due() or LOOK) if self.opponents.waiting else super().due()

    def leave(self) -> None:
        self.opponents.forget()
        super().leave()
