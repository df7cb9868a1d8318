"""The program without a window: what to play, then games one after another, all of them kept."""

import sys
from contextlib import suppress
from typing import TextIO

from momiji import registry
from momiji.core.text import Text
from momiji.i18n import LANGUAGES, system_language
from momiji.playing.keeping import keep, now_here
from momiji.playing.minds import Minds
from momiji.playing.resume import enter, to_continue
from momiji.playing.session import Choices, Session
from momiji.store import paths, saves, settings
from momiji.store.autosave import Autosave, Saving
from momiji.store.puzzles import collection
from momiji.store.saves import Save

from .console import Console, Ended
from .game import TextGame
from .options import BadOption
from .puzzles import PuzzleRound, chosen
from .questions import Questions
from .seating import remember_people
from .spelling import plain, synonyms
from .words import words_of


def usual_language() -> str:
    """The one the window speaks, or the computer's."""
    language = settings.read(paths.config() / "settings.json").get("language")
    return language if language in LANGUAGES else system_language()


class TextProgram:
    def __init__(self, minds: Minds, language: str, lines: TextIO | None = None, out: TextIO | None = None) -> None:
        self.console = Console(lines or sys.stdin, out or sys.stdout, language)
        self.session: Session | None = None
        self._minds = minds
        self._trouble: Saving | None = None
        self.autosave = Autosave(on_state=self._saving)

    def _saving(self, state: Saving) -> None:
        """Heard from the writing thread, so only remembered here."""
        self._trouble = state

    def run(self, begin: Choices | Save | None, game: str | None = None) -> None:
        """Play what is given, or ask. Whatever ends it, the game is kept and a sentence says so. Raises Impossible."""
        self.autosave.tidy()
        try:
            self._start(begin, game)
            while self.session is not None:
                self._play(self.session)
        except (Ended, KeyboardInterrupt):
            pass
        finally:
            self._leave()

    def _start(self, begin: Choices | Save | None, game: str | None) -> None:
        if isinstance(begin, Choices):
            self._begin(begin)
        elif begin is not None:
            self._open(begin)
        if self.session is None:
            self.console.tell(Text("text-welcome"))
            game = game or self._which_game()
            if self.session is None:
                self._ask(game)

    def _which_game(self) -> str:
        """Asked only where there are several; whoever kept a game may go on with it instead."""
        games, ask = tuple(registry.GAMES), Questions(self.console)
        if len(games) == 1:
            return games[0]
        titles = [(name, Text(f"{name}-name")) for name in games]
        words = {plain(self.console.say.text(text)): name for name, text in titles} | {name: name for name in games}
        kept = to_continue(self.autosave)
        if kept is not None:
            titles.append(("continue", Text("text-start-continue")))
            words |= synonyms(self.console.say, [("continue", "text-start-word-continue")])
        wanted = ask.one_of(Text("text-ask-game"), titles, words, "continue" if kept else games[0])
        if wanted != "continue" or kept is None:
            return wanted
        self._open(kept)
        return kept.game

    def _ask(self, game: str) -> None:
        """What shall be played? Until there is a game."""
        ours, ask = words_of(game), Questions(self.console)
        while self.session is None:
            kept = to_continue(self.autosave)
            known = (*ours.starts, "load", "continue") if kept else (*ours.starts, "load")
            words = synonyms(self.console.say, ((name, ours.key(f"start-word-{name}")) for name in known))
            offered = [(name, Text(ours.key(f"start-{name}"))) for name in known]
            wanted = ask.one_of(Text("text-ask-start"), offered, words, usual="continue" if kept else known[0])
            if wanted == "continue" and kept is not None:
                self._open(kept)
            elif wanted == "load":
                self._load("")
            else:
                self._begin(ours.set_up(wanted, ask))

    def _begin(self, choices: Choices) -> None:
        session = Session.begin(choices)
        remember_people(choices, self.console.say)
        self.autosave.begin()
        self._take(session)
        self.console.tell(Text(words_of(choices.game).key("begin"), {"seed": choices.seed}))

    def _take(self, session: Session) -> None:
        self.session = session
        session.changed = self._keep

    def _keep(self, session: Session) -> None:
        keep(self.autosave, session)
        if self._trouble is not None:
            state, self._trouble = self._trouble, None
            self.console.tell(Text("save-works-again") if state.works else Text("save-fails", {"why": state.why or Text("saves-trouble")}))

    def _play(self, session: Session) -> None:
        left = TextGame(self.console, session, self._minds).play()
        if left is None:
            self.session = None  # over, and in the statistics
        elif left.load is None:
            raise Ended
        else:
            keep(self.autosave, session)
            self._load(left.load)

    # ------------------------------------------------------------------ puzzles
    def puzzle(self, word: str, game: str | None) -> int:
        """Puzzles from this one on: a number, `day` or `next`. Raises BadOption where there is none such."""
        self.autosave.close()
        game = registry.check(game or registry.USUAL)
        found = collection(game)
        for trouble in found.troubles:
            self.console.tell(trouble)
        round_ = PuzzleRound(self.console, self._minds, found.puzzles, now_here().date())
        first = chosen(word, found.puzzles, round_.progress)
        if first is None:
            raise BadOption("text-puzzle-none", words=word[:40], count=len(found.puzzles), game=Text(f"{game}-name"))
        with suppress(Ended, KeyboardInterrupt):
            round_.run(first)
        return 0

    # ------------------------------------------------------------------ games that were kept
    def _load(self, wanted: str) -> None:
        """Open one of the kept games by its number or its name."""
        found = [*(save for save in self.autosave.listing().saves if not save.header.over), *saves.Shelf().listing().saves]
        found = [save for save in found if save.path != self.autosave.path]
        if not found:
            self.console.tell(Text("saves-empty"))
            return
        if not wanted.strip():
            for number, save in enumerate(found, start=1):
                line = Text("text-save", {"number": number, "name": save.header.name, "turn": save.header.turn or 0})
                several = len(registry.GAMES) > 1
                self.console.tell(Text("text-save-of", {"save": line, "game": Text(f"{save.game}-name")}) if several else line)
            self.console.tell(Text("text-ask-save"))
            wanted = self.console.line()
        chosen = _wanted(found, wanted.strip())
        if chosen is not None:
            self._open(chosen)
        elif wanted.strip():
            self.console.tell(Text("text-no-save", {"words": wanted.strip()[:60]}))

    def _open(self, save: Save) -> None:
        game = enter(save.path, self.autosave)
        if isinstance(game, Text):
            self.console.tell(game)
            return
        if game.note is not None:
            self.console.tell(game.note)
        self._take(game.session)
        self.console.tell(Text("text-opened", {"name": game.save.header.name}))

    def _leave(self) -> None:
        session = self.session
        if session is not None and not session.over:
            keep(self.autosave, session)
        self.autosave.close()
        if session is None or session.over:
            self.console.tell(Text("text-goodbye"))
        elif self.autosave.state.works:
            self.console.tell(Text("text-kept"))
        else:
            self.console.tell(Text("save-fails", {"why": self.autosave.state.why or Text("saves-trouble")}))


def _wanted(found: list[Save], words: str) -> Save | None:
    if words.isdecimal() and 1 <= int(words[:6]) <= len(found):
        return found[int(words[:6]) - 1]
    return next((save for save in found if save.header.name.casefold() == words.casefold()), None)
