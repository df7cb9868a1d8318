"""One game, played line by line: whose turn it is, what is typed, what comes of it."""

from collections.abc import Iterable
from dataclasses import dataclass
from time import monotonic, sleep
from typing import Final

from momiji.core.events import redact
from momiji.core.text import Refusal, Text
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.log import closing_words, sentences
from momiji.games.momiji.rules.state import DRAFT
from momiji.games.momiji.rules.steps import Step
from momiji.games.momiji.table.desk.desk import MomijiDesk
from momiji.i18n import LANGUAGES
from momiji.playing.coach import Coach
from momiji.playing.keeping import save_named
from momiji.playing.minds import Minds
from momiji.playing.opponents import Opponents
from momiji.playing.session import Session, Taken

from .asking import label, question
from .looking import Looker
from .menu import Menu
from .reading import Command, Meant, Several, Unknown, read
from .vocabulary import COMMANDS, TOPICS, look_up, plain
from .wire import Wire

LAST_LINES: Final = 12  # of the log, unless more are asked for
_LOOK: Final = 0.01  # seconds between two looks whether a computer has decided
_LONG: Final = 1.0  # seconds after which somebody who waits is told why


@dataclass(frozen=True, slots=True)
class Leave:
    """The game stops here; `load` says that another one is wanted."""

    load: str | None = None


class TextGame:
    def __init__(self, wire: Wire, session: Session, minds: Minds) -> None:
        self.wire = wire
        self.session = session
        self._opponents = Opponents(session, minds)
        self._coach = Coach(session, minds)
        self._several = len(session.humans) > 1
        self._looker: int | None = None if self._several else next(iter(session.humans), None)
        self._heard = dict.fromkeys(session.humans, len(session.log))
        self._announced: tuple[int, int, bool] | None = None
        self._menu: Menu | None = None
        self._refusal: Refusal | None = None

    # ------------------------------------------------------------------ the way of a game

    def play(self) -> Leave | None:
        """To the end, or until somebody leaves. Raises Ended when there are no more lines."""
        while not self.session.over:
            actor = self.session.actor
            assert actor is not None
            if not self.session.is_human(actor):
                self._computer(actor)
                continue
            self._meet(actor)
            left = self._obey(self.wire.line(), actor)
            if left is not None:
                return left
        self._recap(self._looker)
        for text in closing_words(self.session.state):
            self.wire.tell(text)
        return None

    @property
    def _drafting(self) -> bool:
        return bool(self.session.state.stage == DRAFT)

    def _meet(self, actor: int) -> None:
        """Somebody is to decide: pass the keyboard, tell what is new, ask."""
        if self._several and not self._drafting and actor != self._looker:
            self._hand_over(actor)
        if self._drafting or self._looker is None:
            self._looker = actor
        self._recap(actor)
        if self._announce() and not self._drafting:
            self._tell(self._eyes(actor).turn())
        if self._menu is None:
            self._menu = Menu.of(MOMIJI.legal(self.session.state))
            self._ask(actor)

    def _hand_over(self, actor: int) -> None:
        """The former hand goes from sight before the next one is read; what is typed too early is kept."""
        if self._looker is not None:
            self.wire.blank()
        self.wire.tell(Text("text-hand-over", {"name": self.session.seats[actor].name}))
        line = self.wire.line()
        if line.strip():
            self.wire.push(line)
        self._looker = actor

    def _announce(self) -> bool:
        """The number of a turn, once."""
        s = self.session.state
        now = (s.turn, s.current, self._drafting)
        if now == self._announced:
            return False
        self._announced = now
        if self._drafting:
            self.wire.tell(Text("text-draft-turn", {"name": s.setup.names[s.current]}))
        else:
            self.wire.tell(Text("log-turn", {"turn": s.turn, "name": s.setup.names[s.current]}))
        return True

    def _computer(self, actor: int) -> None:
        """Its steps are told at once where everybody at the keyboard may hear them, else to each person at their turn."""
        self._menu = None
        if self._open_ears:
            self._announce()
        began, said = monotonic(), False
        while (taken := self._opponents.step()) is None:
            if self.wire.live and not said and monotonic() - began > _LONG:
                self.wire.tell(Text("text-thinking", {"name": self.session.seats[actor].name}))
                said = True
            sleep(_LOOK)
        if self._open_ears:
            self._told(taken, self._looker)

    @property
    def _open_ears(self) -> bool:
        return not self._several or self._drafting

    # ------------------------------------------------------------------ telling

    def _tell(self, texts: Iterable[Text]) -> None:
        for text in texts:
            self.wire.tell(text)

    def _told(self, taken: Taken, seat: int | None) -> None:
        self._tell(sentences(taken.before, taken.step, redact(taken.events, seat)))
        for one in self._heard if self._open_ears else (seat,):
            if one is not None:
                self._heard[one] = len(self.session.log)

    def _recap(self, seat: int | None) -> None:
        """What happened since this person listened last, as everybody may know it."""
        if seat is None:
            return
        missed = [text for line in self.session.log[self._heard[seat] :] for text in line.texts]
        self._heard[seat] = len(self.session.log)
        if missed:
            self.wire.tell(Text("text-meanwhile"))
            self._tell(missed)

    def _ask(self, actor: int) -> None:
        assert self._menu is not None
        if self._menu is self._menu.whole:
            self.wire.tell(question(MomijiDesk(self.session, actor)))
        else:
            self.wire.tell(Text("text-which"))
        for number, choice in enumerate(self._menu.choices, start=1):
            self.wire.tell(Text("text-choice", {"number": number, "what": label(choice, self.session.state)}))

    def _eyes(self, seat: int) -> Looker:
        return Looker(MOMIJI.view(self.session.state, seat), seat, self.session.state)

    # ------------------------------------------------------------------ obeying

    def _obey(self, line: str, actor: int) -> Leave | None:
        assert self._menu is not None
        match read(line, self.wire.words, self._menu, self.session.state):
            case Meant(step):
                self._perform(step, actor)
            case Several(menu):
                self._menu = menu.within(self._menu)
                self._ask(actor)
            case Unknown(word):
                self.wire.tell(Text("text-unknown", {"words": word}))
            case Command(name, rest):
                return self._command(name, rest, actor)
        return None

    def _perform(self, step: Step, actor: int) -> None:
        taken = self.session.perform(step)
        if isinstance(taken, Refusal):
            self._refuse(taken)
            return
        self._refusal = None
        self._menu = None
        self._told(taken, actor)

    def _refuse(self, refusal: Refusal) -> None:
        self._refusal = refusal
        self.wire.tell(Text("text-refused", {"reason": refusal.text, "rule": refusal.rule}))

    def _command(self, name: str, rest: str, actor: int) -> Leave | None:
        match name:
            case "quit":
                return Leave()
            case "load":
                return Leave(load=rest)
            case "help":
                self._tell(Text(f"text-help-{name}") for name in ("steps", *COMMANDS))
            case "look":
                self._look(rest, actor)
            case "why":
                self._why(rest)
            case "hint":
                self._hint(actor)
            case "undo" | "redo":
                self._take_back(name)
            case "log":
                self._log(rest)
            case "save":
                self.wire.tell(save_named(self.session, rest))
            case "back" | "choices":
                assert self._menu is not None
                self._menu = self._menu.whole if name == "back" else self._menu
                self._ask(actor)
            case "language":
                self._language(rest, actor)
            case "number":
                assert self._menu is not None
                self.wire.tell(Text("text-no-number", {"number": rest[:20], "most": len(self._menu.choices)}))
        return None

    def _look(self, rest: str, actor: int) -> None:
        words = plain(rest)
        topic = look_up(self.wire.words.topics, words) if words else "table"
        if topic is None:
            known = ", ".join(self.wire.say(f"text-topic-{name}").split(",")[0] for name in TOPICS)
            self.wire.tell(Text("text-look-at", {"words": rest[:60], "known": known}))
            return
        self._tell(self._eyes(actor).topic(topic))

    def _why(self, rest: str) -> None:
        assert self._menu is not None
        if not rest.strip():
            if self._refusal is None:
                self.wire.tell(Text("text-why-nothing"))
            else:
                self._refuse(self._refusal)
            return
        match read(rest, self.wire.words, self._menu, self.session.state):
            case Meant(step):
                refusal = MOMIJI.refuse(self.session.state, step)
                if refusal is None:
                    self.wire.tell(Text("text-why-allowed"))
                else:
                    self._refuse(refusal)
            case Several():
                self.wire.tell(Text("text-why-allowed"))
            case Unknown(word):
                self.wire.tell(Text("text-unknown", {"words": word}))
            case Command():
                self.wire.tell(Text("text-unknown", {"words": rest[:60]}))

    def _hint(self, actor: int) -> None:
        """The coach's best move and why; asked again, the next best. It knows only what this seat knows."""
        self._coach.ask(actor)
        if self.wire.live and self._coach.thinking:
            self.wire.tell(Text("coach-thinking"))
        while self._coach.thinking and not self._coach.look():
            sleep(_LOOK)
        advice = self._coach.advice
        if advice is None:
            self.wire.tell(Text("text-hint-none"))
            return
        steps = ", ".join(MOMIJI.encode(step) for step in self._coach.left())
        self.wire.tell(Text("text-hint", {"what": advice.what, "steps": steps}))
        self._tell(advice.why)

    def _take_back(self, name: str) -> None:
        taken = self.session.undo() if name == "undo" else self.session.redo()
        if taken is None:
            self.wire.tell(Text("why-undo" if name == "undo" else "text-no-redo"))
            return
        for seat in self._heard:
            self._heard[seat] = min(self._heard[seat], len(self.session.log))
        self._menu = None
        if name == "undo":
            self.wire.tell(Text("text-undone"))
            self._tell(sentences(taken.before, taken.step, ()))
        else:
            self._told(taken, self.session.state.current)

    def _log(self, rest: str) -> None:
        """The last lines as everybody may read them, or as many as wanted."""
        count = int(rest) if rest.isdecimal() and len(rest) < 6 else LAST_LINES
        texts = [text for line in self.session.log for text in line.texts]
        self._tell(texts[-count:] if count and texts else [Text("log-empty")])

    def _language(self, rest: str, actor: int) -> None:
        wanted = next((one for one in LANGUAGES if plain(rest) in (one, plain(self.wire.say(f"language-{one}")))), None)
        if wanted is None:
            self.wire.tell(Text("text-language-unknown", {"words": rest[:40], "known": ", ".join(LANGUAGES)}))
            return
        self.wire.language = wanted
        self._ask(actor)
