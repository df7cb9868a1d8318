"""One game, played line by line: whose turn it is, what is typed, what comes of it."""

from collections.abc import Iterable
from dataclasses import dataclass
from time import monotonic, sleep
from typing import Any, Final

from momiji.core.events import redact
from momiji.core.outcome import Turn
from momiji.core.text import Refusal, Text
from momiji.i18n import LANGUAGES
from momiji.playing.coach import Coach
from momiji.playing.keeping import save_named
from momiji.playing.minds import Minds
from momiji.playing.opponents import Opponents
from momiji.playing.session import Session, Taken

from .console import Console
from .menu import Menu
from .reading import Meant, Reader, Several, TypedCommand, Unknown
from .spelling import look_up, plain
from .vocabulary import COMMANDS, TABLE, Vocabulary, vocabulary
from .words import words_of

LAST_LINES: Final = 12  # of the log, unless more are asked for
_LOOK: Final = 0.01  # seconds between two looks whether a computer has decided
_LONG: Final = 1.0  # seconds after which somebody who waits is told why


@dataclass(frozen=True, slots=True)
class Leave:
    """The game stops here; `load` says that another one is wanted."""

    load: str | None = None


class TextGame:
    def __init__(self, console: Console, session: Session, minds: Minds) -> None:
        self.console = console
        self.session = session
        self._words = words_of(session.game)
        self._opponents = Opponents(session, minds)
        self._coach = Coach(session, minds)
        self._several = len(session.humans) > 1
        self._looker: int | None = None if self._several else next(iter(session.humans), None)
        self._heard = dict.fromkeys(session.humans, len(session.log))
        self._announced: tuple[Turn, bool] | None = None
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
            left = self._obey(self.console.line(), actor)
            if left is not None:
                return left
        self._recap(self._looker)
        for text in self.session.rules.closing(self.session.state):
            self.console.tell(text)
        return None

    @property
    def _vocabulary(self) -> Vocabulary:
        return vocabulary(self._words, self.console.language)

    def _view(self, seat: int | None) -> Any:
        return self.session.rules.view(self.session.state, seat)

    @property
    def _public(self) -> bool:
        return self._words.public(self._view(self.session.actor))

    def _meet(self, actor: int) -> None:
        """Somebody is to decide: pass the keyboard, tell what is new, ask."""
        passed = self._several and not self._public and actor != self._looker
        if passed:
            self._hand_over(actor)
        if self._public or self._looker is None:
            self._looker = actor
        self._recap(actor)
        if self._announce() or passed:
            self._tell(self._words.turn(self._view(actor)))
        if self._menu is None:
            view, rules = self._view(actor), self.session.rules
            self._menu = Menu((step, way) for step in rules.legal(self.session.state) for way in self._words.ways(view, step))
            self._ask(actor)

    def _hand_over(self, actor: int) -> None:
        """The former hand goes from sight before the next one is read; what is typed too early is kept."""
        if self._looker is not None:
            self.console.blank()
        self.console.tell(Text("text-hand-over", {"name": self.session.seats[actor].name}))
        line = self.console.line()
        if line.strip():
            self.console.push(line)
        self._looker = actor

    def _announce(self) -> bool:
        """Whose turn it is, once."""
        turn, public = self.session.rules.turn(self.session.state), self._public
        if (turn, public) == self._announced:
            return False
        self._announced = (turn, public)
        self.console.tell(self._words.announce(self._view(turn.seat), turn, self.session.seats[turn.seat].name))
        return True

    def _computer(self, actor: int) -> None:
        """Its steps are told at once where everybody at the keyboard may hear them, else to each person at their turn."""
        self._menu = None
        if self._open_ears:
            self._announce()
        began, said = monotonic(), False
        while (taken := self._opponents.step()) is None:
            if self.console.live and not said and monotonic() - began > _LONG:
                self.console.tell(Text("text-thinking", {"name": self.session.seats[actor].name}))
                said = True
            sleep(_LOOK)
        if self._open_ears:
            self._told(taken, self._looker)

    @property
    def _open_ears(self) -> bool:
        return not self._several or self._public

    # ------------------------------------------------------------------ telling
    def _tell(self, texts: Iterable[Text]) -> None:
        for text in texts:
            self.console.tell(text)

    def _told(self, taken: Taken, seat: int | None) -> None:
        self._tell(self.session.rules.tell(taken.before, taken.step, redact(taken.events, seat)))
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
            self.console.tell(Text("text-meanwhile"))
            self._tell(missed)

    def _ask(self, actor: int) -> None:
        assert self._menu is not None
        view = self._view(actor)
        if self._menu is self._menu.whole:
            self.console.tell(self._words.question(view, self.session.rules.legal(self.session.state)))
        else:
            self.console.tell(Text("text-which"))
        for number, line in enumerate(self._menu.lines, start=1):
            self.console.tell(Text("text-choice", {"number": number, "what": self._words.label(view, line.way, line.depth)}))

    # ------------------------------------------------------------------ obeying
    def _reader(self, actor: int) -> Reader:
        assert self._menu is not None
        return Reader(self._words, self._vocabulary, self._menu, self.session.state, actor)

    def _obey(self, line: str, actor: int) -> Leave | None:
        match self._reader(actor).read(line):
            case Meant(step):
                self._perform(step, actor)
            case Several(menu):
                assert self._menu is not None
                self._menu = menu.within(self._menu)
                self._ask(actor)
            case Unknown(word):
                self.console.tell(Text("text-unknown", {"words": word}))
            case TypedCommand(name, rest):
                return self._command(name, rest, actor)
        return None

    def _perform(self, step: Any, actor: int) -> None:
        taken = self.session.perform(step)
        if isinstance(taken, Refusal):
            self._refuse(taken)
            return
        self._refusal = None
        self._menu = None
        self._told(taken, actor)

    def _refuse(self, refusal: Refusal) -> None:
        self._refusal = refusal
        self.console.tell(Text("text-refused", {"reason": refusal.text, "rule": refusal.rule}))

    def _command(self, name: str, rest: str, actor: int) -> Leave | None:
        match name:
            case "quit":
                return Leave()
            case "load":
                return Leave(load=rest)
            case "help":
                self._tell(Text(self._words.key(f"help-{name}")) for name in ("steps", *COMMANDS))
            case "look":
                self._look(rest, actor)
            case "why":
                self._why(rest, actor)
            case "hint":
                self._hint(actor)
            case "undo" | "redo":
                self._take_back(name, actor)
            case "log":
                self._log(rest)
            case "save":
                self.console.tell(save_named(self.session, rest))
            case "back" | "choices":
                assert self._menu is not None
                self._menu = self._menu.whole if name == "back" else self._menu
                self._ask(actor)
            case "language":
                self._language(rest, actor)
            case "number":
                assert self._menu is not None
                self.console.tell(Text("text-no-number", {"number": rest[:20], "most": len(self._menu.lines)}))
        return None

    def _look(self, rest: str, actor: int) -> None:
        words, known = plain(rest), self._vocabulary
        topic = look_up(known.topics, words) if words else TABLE
        if topic is None:
            self.console.tell(Text("text-look-at", {"words": rest[:60], "known": tuple(known.looks)}))
            return
        self._tell(self._words.look(self._view(actor), topic))

    def _why(self, rest: str, actor: int) -> None:
        if not rest.strip():
            if self._refusal is None:
                self.console.tell(Text(self._words.key("why-nothing")))
            else:
                self._refuse(self._refusal)
            return
        match self._reader(actor).read(rest):
            case Meant(step):
                refusal = self.session.rules.refuse(self.session.state, step)
                if refusal is None:
                    self.console.tell(Text("text-why-allowed"))
                else:
                    self._refuse(refusal)
            case Several():
                self.console.tell(Text("text-why-allowed"))
            case Unknown(word):
                self.console.tell(Text("text-unknown", {"words": word}))
            case TypedCommand():
                self.console.tell(Text("text-unknown", {"words": rest[:60]}))

    def _hint(self, actor: int) -> None:
        """The coach's best move and why; asked again, the next best. It knows only what this seat knows."""
        self._coach.ask(actor)
        if self.console.live and self._coach.thinking:
            self.console.tell(Text("coach-thinking"))
        while self._coach.thinking and not self._coach.look():
            sleep(_LOOK)
        advice = self._coach.advice
        if advice is None:
            self.console.tell(Text("text-hint-none"))
            return
        first, *rest = (self._words.typed(step) for step in self._coach.left())
        then = tuple(Text("text-quoted", {"words": words}) for words in rest)
        self.console.tell(Text("text-hint", {"what": advice.what, "first": first, "count": len(then), "then": then}))
        self._tell(advice.why)

    def _take_back(self, name: str, actor: int) -> None:
        taken = self.session.undo() if name == "undo" else self.session.redo()
        if taken is None:
            self.console.tell(Text("why-undo" if name == "undo" else "text-no-redo"))
            return
        for seat in self._heard:
            self._heard[seat] = min(self._heard[seat], len(self.session.log))
        self._menu = None
        if name == "undo":
            self.console.tell(Text("text-undone"))
            self._tell(self.session.rules.tell(taken.before, taken.step, redact(taken.events, actor)))
        else:
            self._told(taken, actor)

    def _log(self, rest: str) -> None:
        """The last lines as everybody may read them, or as many as wanted."""
        count = int(rest) if rest.isdecimal() and len(rest) < 6 else LAST_LINES
        texts = [text for line in self.session.log for text in line.texts]
        self._tell(texts[-count:] if count and texts else [Text("log-empty")])

    def _language(self, rest: str, actor: int) -> None:
        wanted = next((one for one in LANGUAGES if plain(rest) in (one, plain(self.console.say(f"language-{one}")))), None)
        if wanted is None:
            self.console.tell(Text("text-language-unknown", {"words": rest[:40], "known": tuple(LANGUAGES)}))
            return
        self.console.language = wanted
        self._ask(actor)
