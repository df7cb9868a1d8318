"""Computer players in the draft: their cards fly to them as everybody's do."""

from momiji.playing.opponents import Opponents
from momiji.ui.stack import Change
from momiji.ui.table.computer import LOOK, PAUSE

from .scene import DraftScene


class SharedDraft(DraftScene):
    """The draft with computers: their cards fly to them as everybody's do."""

    opponents: Opponents
    _rested = 0.0

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self.flights.moving:
            return moving
        if self.table.actor is None:
            if self.pending is None:
                self.pending = self._over()
            return moving
        self._rested += dt
        if self.opponents.waiting and (self._rested >= PAUSE or self.services.still) and self.opponents.step() is not None:
            self._rested = 0.0
            return True
        return moving

    def _over(self) -> Change | None:
        return self.on_step()

    def due(self) -> float | None:
        return min(LOOK, super().due() or LOOK) if self.opponents.waiting else super().due()

    def leave(self) -> None:
        self.opponents.forget()
        super().leave()
