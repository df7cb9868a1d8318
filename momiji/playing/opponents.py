"""Computer players of a game, with or without a window: somebody thinks elsewhere, and their steps are made here one by one."""

from typing import Any, Final

from momiji.ai.brain import brain
from momiji.ai.levels import QUICKEST, think
from momiji.ai.thought import Steps
from momiji.core.text import Refusal, Text

from .minds import Minds, Thinking, put_down
from .session import Session, Taken

TRIES: Final = 3  # processes that end without an answer before nobody is asked elsewhere any more


class Opponents:
    """Makes the steps of the computer seats of one game."""

    def __init__(self, session: Session, minds: Minds) -> None:
        self.session = session
        self._minds = minds
        self._asked: Thinking | None = None
        self._planned: list[Any] = []
        self._asked_at = -1
        self._lost = 0  # processes in a row that ended without an answer

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
            self._planned = list(self._think(actor) or ())
        if not self._planned:
            return None
        taken = self.session.perform(self._planned.pop(0))
        if isinstance(taken, Refusal):
            self.forget()
            return None
        self._asked_at = len(self.session.taken)
        if self.session.rules.irrevocable(taken.before, taken.after):
            self._planned.clear()  # something came to light: think again
        return taken

    def _think(self, actor: int) -> Steps | None:
        """What is answered elsewhere, or here when nobody can think elsewhere."""
        level, game = self.session.seats[actor].computer, self.session.game
        assert level is not None
        view, seed = self.session.match.view(actor), f"{self.session.thinking}/{len(self.session.taken)}"
        if self._lost >= TRIES:
            return self._here(game, view, seed)
        try:
            if self._asked is None:
                self._asked_at = len(self.session.taken)
                self._asked = self._minds.ask(game, view, level, seed)
            steps = self._asked.steps()
        except OSError:  # no process can be started
            steps = ()
        except Exception as error:
            self._asked = None
            put_down(error, self.session)
            self.session.remark(Text("log-thinker-failed", {"level": f"level-{QUICKEST}"}))
            return self._here(game, view, seed)
        if steps is not None:
            self._asked = None
            self._count(answered=bool(steps))
        return steps

    def _count(self, *, answered: bool) -> None:
        self._lost = 0 if answered else self._lost + 1
        if self._lost == TRIES:
            self.session.remark(Text("log-no-thinker", {"level": f"level-{QUICKEST}"}))
        elif not answered:
            self.session.remark(Text("log-new-thinker"))

    def _here(self, game: str, view: Any, seed: str) -> Steps:
        """The quickest level answers in this process, whatever level sits there; if even that goes wrong, any step will do."""
        try:
            return think(brain(game), view, QUICKEST, seed).steps
        except Exception as error:
            put_down(error, self.session)
            return tuple(self.session.rules.legal(self.session.state)[:1])

    def hurry(self) -> None:
        if self._asked is not None:
            self._asked.hurry()

    def forget(self) -> None:
        if self._asked is not None:
            self._asked.cancel()
        self._asked, self._planned = None, []
