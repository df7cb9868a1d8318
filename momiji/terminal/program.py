"""The program without a window: what to play, then games one after another, all of them kept."""

import sys
from typing import TextIO

from momiji.core.text import Text
from momiji.i18n import LANGUAGES, system_language
from momiji.playing.keeping import keep
from momiji.playing.minds import Minds
from momiji.playing.resume import enter, to_continue
from momiji.playing.session import Choices, Session
from momiji.store import paths, saves, settings
from momiji.store.autosave import Autosave, Saving
from momiji.store.saves import Save

from .game import TextGame
from .table_setting import ask_solo, ask_versus, remember_people
from .wire import Ended, Wire


def usual_language() -> str:
    """The one the window speaks, or the computer's."""
    language = settings.read(paths.config() / "settings.json").get("language")
    return language if language in LANGUAGES else system_language()


class Program:
    def __init__(self, minds: Minds, language: str, lines: TextIO | None = None, out: TextIO | None = None) -> None:
        self.wire = Wire(lines or sys.stdin, out or sys.stdout, language)
        self.session: Session | None = None
        self._minds = minds
        self._trouble: Saving | None = None
        self.autosave = Autosave(on_state=self._saving)

    def _saving(self, state: Saving) -> None:
        """Heard from the writing thread, so only remembered here."""
        self._trouble = state

    def run(self, begin: Choices | Save | None) -> None:
        """Play what is given, or ask. Whatever ends it, the game is kept and a sentence says so. Raises Impossible."""
        self.autosave.tidy()
        try:
            self._start(begin)
            while self.session is not None:
                self._play(self.session)
        except (Ended, KeyboardInterrupt):
            pass
        finally:
            self._leave()

    def _start(self, begin: Choices | Save | None) -> None:
        if isinstance(begin, Choices):
            self._begin(begin)
        elif begin is not None:
            self._open(begin)
        if self.session is None:
            self._ask()

    def _ask(self) -> None:
        """What shall be played? Until there is a game."""
        self.wire.tell(Text("text-welcome"))
        while self.session is None:
            kept = to_continue(self.autosave)
            known = ("new", "solo", "load", "continue") if kept else ("new", "solo", "load")
            numbers = {str(number): name for number, name in enumerate(known, start=1)}
            words = tuple(Text("text-start", {"number": n, "what": Text(f"text-start-{name}")}) for n, name in enumerate(known, start=1))
            usual = "continue" if kept else "new"

            def meaning(line: str, known: tuple[str, ...] = known, numbers: dict[str, str] = numbers, usual: str = usual) -> str | None:
                return numbers.get(line) or self.wire.words.answer(line, "start-word", known) if line else usual

            wanted = self.wire.ask(Text("text-ask-start", {"known": words}), meaning, Text("text-ask-again"))
            if wanted == "continue" and kept is not None:
                self._open(kept)
            elif wanted == "load":
                self._load("")
            else:
                self._begin(ask_solo(self.wire) if wanted == "solo" else ask_versus(self.wire))

    def _begin(self, choices: Choices) -> None:
        session = Session.begin(choices)
        remember_people(choices, self.wire.say)
        self.autosave.begin()
        self._take(session)
        self.wire.tell(Text("text-begin", {"seed": choices.seed}))

    def _take(self, session: Session) -> None:
        self.session = session
        session.changed = self._keep

    def _keep(self, session: Session) -> None:
        keep(self.autosave, session)
        if self._trouble is not None:
            state, self._trouble = self._trouble, None
            self.wire.tell(Text("save-works-again") if state.works else Text("save-fails", {"why": state.why or Text("saves-trouble")}))

    def _play(self, session: Session) -> None:
        left = TextGame(self.wire, session, self._minds).play()
        if left is None:
            self.session = None  # over, and in the statistics
        elif left.load is None:
            raise Ended
        else:
            keep(self.autosave, session)
            self._load(left.load)

    # ------------------------------------------------------------------ games that were kept

    def _load(self, wanted: str) -> None:
        """Open one of the kept games by its number or its name."""
        found = [*(save for save in self.autosave.listing().saves if not save.header.over), *saves.Shelf().listing().saves]
        found = [save for save in found if save.path != self.autosave.path]
        if not found:
            self.wire.tell(Text("saves-empty"))
            return
        if not wanted.strip():
            for number, save in enumerate(found, start=1):
                self.wire.tell(Text("text-save", {"number": number, "name": save.header.name, "turn": save.header.turn or 0}))
            self.wire.tell(Text("text-ask-save"))
            wanted = self.wire.line()
        chosen = _wanted(found, wanted.strip())
        if chosen is not None:
            self._open(chosen)
        elif wanted.strip():
            self.wire.tell(Text("text-no-save", {"words": wanted.strip()[:60]}))

    def _open(self, save: Save) -> None:
        game = enter(save.path, self.autosave)
        if isinstance(game, Text):
            self.wire.tell(game)
            return
        if game.note is not None:
            self.wire.tell(game.note)
        self._take(game.session)
        self.wire.tell(Text("text-opened", {"name": game.save.header.name}))

    def _leave(self) -> None:
        session = self.session
        if session is not None and not session.over:
            keep(self.autosave, session)
        self.autosave.close()
        if session is None or session.over:
            self.wire.tell(Text("text-goodbye"))
        elif self.autosave.state.works:
            self.wire.tell(Text("text-kept"))
        else:
            self.wire.tell(Text("save-fails", {"why": self.autosave.state.why or Text("saves-trouble")}))


def _wanted(found: list[Save], words: str) -> Save | None:
    if words.isdecimal() and 1 <= int(words[:6]) <= len(found):
        return found[int(words[:6]) - 1]
    return next((save for save in found if save.header.name.casefold() == words.casefold()), None)
