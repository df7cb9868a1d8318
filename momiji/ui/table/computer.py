"""Computer players at the table: their steps are shown one by one, at a pace one can follow."""

from typing import Final

from momiji.core.events import redact
from momiji.playing.opponents import Opponents

from .desk import Accepted, Change
from .scene import TableScene
from .step_desk import GestureDesk

LOOK: Final = 0.05  # seconds between two looks whether there is an answer
PAUSE: Final = 0.2  # seconds between two steps, at the usual speed
READING: Final = 1.6  # the same where nothing may move, so that the sentence can be read


class SharedTable(TableScene):
    """A table at which computers sit too: while one of them thinks, the scene looks now and then whether it has decided."""

    desk: GestureDesk
    opponents: Opponents
    _rested = 0.0

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self.projector.running or self.home is not None or not self.opponents.waiting or self.drag is not None:
            return moving  # not while something flies; a breathing crest or a gust never keeps anybody from playing
        self._rested += dt
        if self._rested * max(0.5, self.services.preferences.animation_speed) < self._pause():
            return moving
        desk = self.desk
        before = desk.show
        taken = self.opponents.step()
        if taken is None:
            return moving
        self._rested = 0.0
        desk.refresh()
        told = self.opponents.session.log[-1].texts
        change = self.follow(Accepted((Change(before, tuple(redact(taken.events, desk.seat)), desk.show, told),)))
        if change is not None:
            self.pending = change
        return True

    def _pause(self) -> float:
        """With results at once nobody waits; without motion there is time to read instead."""
        if self.services.preferences.animation_speed <= 0:
            return 0.0
        return READING if self.services.preferences.reduced_motion and self.caption else PAUSE

    def due(self) -> float | None:
        if not self.opponents.waiting:
            return super().due()
        return min(LOOK, super().due() or LOOK)

    def leave(self) -> None:
        self.opponents.forget()
        super().leave()
