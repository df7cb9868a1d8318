"""What the coach sees in a position of a study: asked while one looks, forgotten as soon as one goes elsewhere."""

from math import sqrt
from typing import Final

from momiji.ai.coach import HARDLY
from momiji.ai.thought import Advice, Fared

from .minds import Asking, StudyMinds
from .study import Study, StudyNode

_RESTED: Final = 0.35  # seconds in one place before anybody thinks about it: whoever walks through a game asks nothing
_SURE: Final = 2  # standard errors two lines must lie apart


class BestLines:
    """`wanted` says whether somebody looks. Only what the player sees whose turn it is goes to the coach."""

    def __init__(self, study: Study, minds: StudyMinds) -> None:
        self._study, self._minds = study, minds
        self.wanted = False
        self.advices: tuple[Advice, ...] = ()
        self.fared: Fared | None = None
        self.silent = False  # asked, but nobody answered
        self._node: StudyNode = study.here
        self._rested = 0.0
        self._asked: Asking[tuple[Advice, ...]] | None = None
        self._dealing: Asking[Fared] | None = None

    @property
    def seat(self) -> int | None:
        return self._study.rules.actor(self._node.state)

    @property
    def thinking(self) -> bool:
        """Somebody waits for lines."""
        return self._asked is not None or (self._wants and not self.advices and not self.silent)

    @property
    def dealing(self) -> bool:
        return self._dealing is not None

    @property
    def waiting(self) -> bool:
        return self.thinking or self.dealing

    @property
    def _wants(self) -> bool:
        return self.wanted and self.seat is not None

    @property
    def shown(self) -> tuple[Advice, ...]:
        """What may be seen: nothing while nobody wants to look."""
        return self.advices if self.wanted else ()

    def stand(self) -> None:
        """Wherever the study stands now."""
        if self._study.here is self._node:
            return
        self.forget()
        self._node, self._rested = self._study.here, 0.0
        self.advices, self.fared, self.silent = (), None, False

    def update(self, dt: float) -> bool:
        """Whether something came."""
        self._rested += dt
        if self._wants and not self.advices and not self.silent and self._asked is None and not self.dealing and self._rested >= _RESTED:
            self._asked = self._minds.advise(self._study.rules.name, self._view(), self._seed())
        if self._asked is not None and self._asked.ready:
            self.advices, self._asked = self._asked.answer or (), None
            self.silent = not self.advices
            return True
        if self._dealing is not None and self._dealing.ready:
            self.fared, self._dealing = self._dealing.answer, None
            return True
        return False

    def deal_anew(self) -> None:
        """How the position fares for whoever is to play when what nobody knows is dealt anew."""
        seat = self.seat
        if seat is None:
            return
        self.forget()
        self._dealing = self._minds.fares(self._study.rules.name, self._view(), seat, self._seed())

    def forget(self) -> None:
        for asked in (self._asked, self._dealing):
            if asked is not None:
                asked.cancel()
        self._asked = self._dealing = None

    def alike(self, number: int) -> bool:
        """Whether a line is about as good as the best: what lies between them may be chance."""
        best, line = self.advices[0], self.advices[number]
        if number == 0 or best.points is None or line.points is None:
            return False
        return best.points - line.points < max(HARDLY, _SURE * sqrt(best.error**2 + line.error**2))

    def _view(self) -> object:
        return self._study.rules.view(self._node.state, self.seat)

    def _seed(self) -> str:
        return f"study/{len(self._node.steps)}"
