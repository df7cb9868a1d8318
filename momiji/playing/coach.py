"""The coach beside one game: asks what to advise, leads through the moves it names, and looks back at a turn when that is wanted."""

from momiji.ai.thought import Advice, Steps
from momiji.core.text import Text

from .minds import Asking, Minds
from .session import Session, Taken


class Coach:
    """Only ever asked for the view of the seat that looks; what it found is forgotten as soon as the game goes another way."""

    def __init__(self, session: Session, minds: Minds) -> None:
        self.session = session
        self._minds = minds
        self._asked: Asking[tuple[Advice, ...]] | None = None
        self._advices: tuple[Advice, ...] = ()
        self._at = 0
        self._from = 0  # steps of the game when it was asked
        self._after: Taken | None = None  # the last of them
        self.silent = False  # asked, but nobody answered
        self._reviewing: tuple[int, Asking[Text | None]] | None = None
        self._watched = len(session.taken)
        self._notes: dict[int, Text] = {}

    # -------------------------------------------------------------- advice
    @property
    def waiting(self) -> bool:
        """Something is thought about."""
        return self._asked is not None or self._reviewing is not None

    @property
    def thinking(self) -> bool:
        """A player waits for advice."""
        return self._asked is not None

    def ask(self, seat: int) -> None:
        """The best move; asked again in the same position, the next best."""
        taken = len(self.session.taken)
        if self._asked is not None:
            return
        if self._advices and taken == self._from and self._grew():
            self._at = (self._at + 1) % len(self._advices)
            return
        self.forget()
        self._from, self._after = taken, self.session.taken[-1] if taken else None
        seed = f"{self.session.thinking}/{taken}"
        self._asked = self._minds.advise(self.session.game, self.session.match.view(seat), seed)

    def look(self) -> bool:
        """Whether an answer came since the last look, or nobody wants it any more because the game went on."""
        if self._asked is None:
            return False
        if len(self.session.taken) != self._from or not self._grew():
            self.forget()
            return True
        if not self._asked.ready:
            return False
        self._advices, self._at, self._asked = self._asked.answer or (), 0, None
        self.silent = not self._advices
        return True

    @property
    def advice(self) -> Advice | None:
        """The move named at present, as long as the game follows it."""
        return self._advices[self._at] if self._advices and self.left() else None

    @property
    def last(self) -> bool:
        """No further move is known: asking again begins from the best."""
        return self._at == len(self._advices) - 1

    @property
    def several(self) -> bool:
        return len(self._advices) > 1

    def left(self) -> Steps:
        """The steps of the named move that are still to be made; empty once the game goes another way."""
        if not self._advices or not self._grew():
            return ()
        left = list(self._advices[self._at].steps)
        for taken in self.session.taken[self._from :]:
            if taken.step not in left:
                return ()
            left.remove(taken.step)
        return tuple(left)

    def _grew(self) -> bool:
        """The game still goes on from where it was asked about: nothing before that was taken back."""
        taken = self.session.taken
        return len(taken) >= self._from and (not self._from or taken[self._from - 1] is self._after)

    def forget(self) -> None:
        if self._asked is not None:
            self._asked.cancel()
        self._asked, self._advices, self.silent = None, (), False

    # -------------------------------------------------------------- looking back
    def watch(self, *, wanted: bool) -> None:
        """Look back at a person's turn that has just ended, if that is wanted."""
        taken = self.session.taken
        if len(taken) == self._watched:
            return
        self._watched = len(taken)
        if wanted and taken and self._turn_ended():
            self._look_back()

    def _turn_ended(self) -> bool:
        """A person's; what goes before the first turn is not looked back at."""
        last = self.session.taken[-1]
        turn = last.turn
        over = turn != self.session.rules.turn(last.after)
        return over and turn.number > 0 and self.session.is_human(turn.seat) and not self.session.over

    def _look_back(self) -> None:
        taken, rules = self.session.taken, self.session.rules
        turn = taken[-1].turn
        first = len(taken) - 1
        while first and taken[first - 1].turn == turn:
            first -= 1
        if self._reviewing is not None:
            self._reviewing[1].cancel()
        view, steps = rules.view(taken[first].before, turn.seat), tuple(one.step for one in taken[first:])
        self._reviewing = (turn.seat, self._minds.review(self.session.game, view, steps, f"{self.session.thinking}/{first}"))

    def note(self, seat: int) -> Text | None:
        """What is to be said about a seat's last turn; said once, and only to who sits there."""
        if self._reviewing is not None and self._reviewing[1].ready:
            (whose, asking), self._reviewing = self._reviewing, None
            text = asking.answer
            if text is not None:
                self._notes[whose] = text
        return self._notes.pop(seat, None)

    def close(self) -> None:
        """Nobody wants to know any more."""
        self.forget()
        if self._reviewing is not None:
            self._reviewing[1].cancel()
        self._reviewing = None
