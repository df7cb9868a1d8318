"""The program with a window: opens it, wires title, games, settings, saves and statistics together."""

import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING, Any

import pygame

from momiji import registry
from momiji.core.text import Text
from momiji.i18n import LANGUAGES, system_language, translator
from momiji.playing.choices import fresh_seed, last_choices, usual_choices, usual_names, with_choices
from momiji.playing.daily import DailyGame
from momiji.playing.keeping import keep, name_of, now_here, save_named
from momiji.playing.people import seated
from momiji.playing.preferences import Preferences, sensible
from momiji.playing.resume import enter, look, taken_from, to_continue
from momiji.playing.session import Choices, Session
from momiji.store import crash, paths, saves, settings
from momiji.store.autosave import Autosave, Saving
from momiji.store.files import BadFile
from momiji.store.puzzles import Puzzle, collection, read_book
from momiji.store.statistics import ResultBook
from momiji.ui import memory
from momiji.ui.app import App, NoDisplay, wake
from momiji.ui.art import Art
from momiji.ui.keys import GENERAL
from momiji.ui.reader import open_reader
from momiji.ui.scenes.game_choice import game_choice
from momiji.ui.scenes.message import Answer, MessageScene
from momiji.ui.scenes.pages import Doors, pages
from momiji.ui.scenes.shelf.stock import stocked, waits, where_it_stands
from momiji.ui.scenes.title import Entry, TitleScene
from momiji.ui.screen import preferred_languages
from momiji.ui.services import News, Services
from momiji.ui.stack import Change, Pop, Push, Reset, Scene
from momiji.ui.table.exports import save_picture, save_record
from momiji.ui.table.shortcuts import ACTIONS
from momiji.ui.untried import is_untried

if TYPE_CHECKING:
    from momiji.playing.puzzle import Progress
    from momiji.playing.thinkers import Thinkers
    from momiji.ui.scenes.shelf.scene import Mode
    from momiji.ui.table.flow import Exits

NO_DISPLAY = 3  # exit status
READ_AHEAD = 1.0  # seconds after the title, in which its own pictures come first
PAGES = ("scenes.shelf.scene", "scenes.new_game.scene", "table.flow", "scenes.daily", "scenes.saves.shelf", "scenes.statistics.numbers")


def run(file: str | None = None, *, announce: bool = False, art: Art | None = None) -> int:
    """Open the window and play until it is closed. 3 without a display; 2 for a file that cannot be opened, told in the window too."""
    memory.loaded()
    say = translator("en")
    looked = look(Path(file)) if file is not None else None
    trouble = looked if isinstance(looked, Text) else None
    loaded = settings.load(_settings_file(), Preferences(language=system_language(preferred_languages())), sensible)
    try:
        app = App(loaded.value, save=_keep_preferences, art=art, hidden=is_untried() and loaded.value.screen_reader)
    except NoDisplay:
        return _complain(say.text(trouble), 2) if trouble else _complain(say("no-display"), NO_DISPLAY)
    program = put_together(app)
    app.start(program.first_start() if loaded.missing and file is None else program.title())
    if trouble is not None:
        app.stack.apply(Push(program.trouble(trouble)))
    elif file is not None:
        app.stack.apply(program.open(Path(file)))
    app.services.news.extend(News(note, "icons/gear") for note in loaded.notes)
    if program.autosave.elsewhere():
        app.services.news.append(News(Text("other-window")))
    program.autosave.tidy()
    untried, handle = loaded.value.screen_reader, lambda: app.window.handle
    app.read_with(open_reader("Momiji", app.services.clock, wake, _reader_failed, untried=untried, handle=handle))
    app.reveal()
    if announce:
        app.step(0.0)
        sys.stdout.write("ready\n")
        sys.stdout.flush()
    reading = Timer(READ_AHEAD, _read_ahead)
    reading.daemon = True
    reading.start()
    _run_whatever_happens(app, program)
    reading.cancel()
    program.close()
    return 2 if trouble else 0


def _reader_failed(error: BaseException) -> None:
    """The game goes on without it; the log says why it fell silent."""
    crash.write(error, None, now_here(), versions={"pygame-ce": pygame.version.ver})


def _read_ahead() -> None:
    """What lies behind the title's buttons, read while somebody looks at them, so that the first press need not wait for it."""
    for page in PAGES:
        import_module(f"momiji.ui.{page}")
    for game, package in registry.GAMES.items():
        for page in pages(game).read_ahead:
            import_module(f"{package}.table.{page}")


def put_together(app: App) -> "Program":
    """A program in this window, whose title is where every way back ends."""
    program = Program(app.services)
    app.stack.home = program.title
    return program


def _run_whatever_happens(app: App, program: "Program") -> None:
    """An unexpected error writes a log and shows a friendly page; the second one at once gives up."""
    while True:
        try:
            app.run()
            return
        except Exception as error:
            log = crash.write(error, program.record(), now_here(), versions={"pygame-ce": pygame.version.ver})
            if program.crashed:
                raise
            program.crashed = True
            app.stack.begin_again(program.crash_page(log))


def _complain(sentence: str, status: int) -> int:
    sys.stderr.write(f"momiji: {sentence}\n")
    return status


def _settings_file() -> Path:
    return paths.config() / "settings.json"


def _choices_file() -> Path:
    return paths.config() / "last-games.json"


def _keep_preferences(preferences: Preferences) -> None:
    with suppress(BadFile):  # play goes on; the next change tries again
        settings.write(_settings_file(), preferences)


class Program:
    """Title and everything that can be begun from it. What a page needs is read when it is opened first: the title waits for none of it."""

    def __init__(self, services: Services) -> None:
        self.services = services
        services.actions = (*ACTIONS, *GENERAL)
        self.autosave = Autosave(on_state=self._saving)
        self._thinkers: Thinkers | None = None
        self.session: Session | None = None
        self.crashed = False

    def close(self) -> None:
        if self._thinkers is not None:
            self._thinkers.close()
        self.autosave.close()

    @property
    def thinkers(self) -> "Thinkers":
        if self._thinkers is None:
            from momiji.playing.thinkers import Thinkers

            self._thinkers = Thinkers()
        return self._thinkers

    def record(self) -> dict[str, Any] | None:
        return self.session.record() if self.session is not None else None

    # -------------------------------------------------------------- scenes
    def first_start(self) -> Scene:
        """Nobody has set anything yet; what is chosen here is kept, and the page is not shown again."""
        from momiji.ui.scenes.first_start import FirstStartScene

        def kept(scene: Callable[[], Scene]) -> Change | None:
            self.services.save(self.services.preferences)
            return Reset(scene())

        return FirstStartScene(self.services, on_lesson=lambda: kept(self.lesson), on_title=lambda: kept(self.title))

    def title(self) -> Scene:
        self.crashed, self.session = False, None  # a game that was left is kept on the disk, not here
        self.services.take_back()
        self.autosave.leave()  # whoever looks at the title plays nothing: another window may go on with it
        kept, games = to_continue(self.autosave), tuple(registry.GAMES)
        several = len(games) > 1
        entries = [
            Entry("title-new-game", lambda: self._shelf("new"), covers=games, on_cover=lambda game: self._shelf("new", game)),
            Entry("title-saves", lambda: Push(self.saved_games())),
            Entry("title-replays", lambda: Push(self.replays())),
            Entry(
                "title-rule-book",
                lambda: self._shelf("rules"),
                hotkey=self.services.key("f1"),
                words=Text("title-rule-books") if several else None,
            ),
            Entry("title-settings", lambda: Push(self.settings_page())),
            Entry("title-daily", lambda: Push(self.daily()), aside=True),
            Entry("title-statistics", lambda: Push(self.statistics()), aside=True),
        ]
        entries.insert(1, self._puzzles_entry(games))
        learn = Entry("title-lesson", lambda: self._shelf("learn"), note=None if several else self._lesson_note(), aside=kept is not None)
        entries.insert(1 if kept is None else -2, learn)
        if kept is not None:
            path, turn = kept.path, kept.header.turn
            where, brief = where_it_stands(kept), Text("title-continue-turn", {"turn": turn}) if turn else None
            entries.insert(0, Entry("title-continue", lambda: self.open(path), note=where, brief=brief, game=kept.game))
        return TitleScene(self.services, entries)

    def _shelf(self, mode: "Mode", chosen: str = "") -> Change | None:
        """Which game it shall be; nobody is asked where there is one."""
        from momiji.ui.scenes.shelf.scene import ShelfScene, ShelfWays

        ways = ShelfWays(
            new=lambda game: Push(self.new_game(game)),
            learn=lambda game: Reset(self.lesson(game)),
            rules=lambda game: Push(self.rule_book("", game)),
            play_on=self._play_on_with,
        )
        games = [game for game in registry.GAMES if mode != "learn" or pages(game).course() is not None]
        if len(games) < 2:
            return ways.way(mode)(games[0]) if games else None
        stock = stocked(games, self.autosave.listing().saves, ResultBook().read().results)
        return Push(ShelfScene(self.services, stock, ways, mode, chosen))

    def _play_on_with(self, game: str) -> Change | None:
        kept = waits(game, self.autosave.listing().saves)
        return None if kept is None else self.open(kept.path)

    def settings_page(self) -> Scene:
        from momiji.ui.scenes.settings.scene import SettingsScene

        return SettingsScene(self.services)

    def rule_book(self, place: str = "", game: str = registry.USUAL) -> Scene:
        return pages(game).rule_book(self.services, place)

    def lesson(self, game: str = registry.USUAL) -> Scene:
        """The first game, from where it was left."""
        from momiji.ui.table.lesson.guide import lesson

        doors = Doors(
            leave=lambda: Reset(self.title()),
            first_game=lambda: self.game(self._fresh(usual_choices(game, self._names(), fresh_seed()))),
            new_game=lambda: self.new_game(game),
            title=self.title,
        )
        course = pages(game).course()
        assert course is not None  # who asks has looked
        return lesson(self.services, doors, course, self.services.preferences.lesson_step(game))

    def _lesson_note(self) -> Text | None:
        reached = self.services.preferences.lesson_step(registry.USUAL)
        if reached == 0:
            return None
        course = pages(registry.USUAL).course()
        steps = len(course.lessons) if course else 0
        return Text("title-lesson-note", {"number": reached + 1, "of": steps}) if reached < steps else None

    def new_game(self, game: str = registry.USUAL) -> Scene:
        from momiji.playing.thinkers import LEVEL_NAMES
        from momiji.ui.scenes.new_game.scene import NewGameScene

        self.services.take_back()
        last = self._last_choices(game)
        rules = partial(self.rule_book, "setup", game)
        return NewGameScene(self.services, last, self._begin, on_rules=lambda: Push(rules()), levels=LEVEL_NAMES)

    def solo(self, game: str = registry.USUAL) -> Scene:
        solo, rules = pages(game).solo, partial(self.rule_book, "solo", game)
        assert solo is not None  # who asks has looked
        return solo.page(self.services, self._last_choices(game, alone=True), self._begin, lambda: Push(rules()))

    def _puzzles_entry(self, games: Sequence[str]) -> Entry:
        """Puzzles, and on the same page the way to games without opponents."""
        alone = any(pages(game).alone for game in games)
        return Entry("title-puzzles" if alone else "title-puzzles-only", lambda: Push(self.puzzles()))

    def _read_puzzles(self) -> "tuple[dict[str, list[Puzzle]], Progress, Puzzle | None, Callable[[Puzzle], Change | None]]":
        """All there are, how far one got, the one of the day, and the way into one."""
        from momiji.playing.puzzle import Progress, of_the_day
        from momiji.ui.table.puzzle.flow import PuzzleFlow

        found = {game: collection(game) for game in registry.GAMES}
        self.services.news.extend(News(trouble, "icons/cross") for one in found.values() for trouble in one.troubles)
        puzzles, progress = {game: list(one.puzzles) for game, one in found.items()}, Progress(now_here().date())
        today = of_the_day(progress.today, puzzles)

        def open_one(puzzle: Puzzle) -> Change | None:
            return Reset(PuzzleFlow(self.services, puzzles[puzzle.game], progress, self.puzzles, today, self._study_record).scene(puzzle))

        return puzzles, progress, today, open_one

    def puzzles(self) -> Scene:
        from momiji.ui.scenes.puzzles.scene import PuzzlesScene

        puzzles, progress, _, open_one = self._read_puzzles()
        alone = [game for game in registry.GAMES if pages(game).alone]

        on_alone = (lambda: Push(self.solo(alone[0]))) if alone else None
        return PuzzlesScene(self.services, puzzles, progress, open_one, on_alone=on_alone, on_back=lambda: Reset(self.title()))

    def daily(self) -> Scene:
        """Today's games; whoever played alone last plays them."""
        from momiji.ui.scenes.daily import DailyScene
        from momiji.ui.scenes.day_puzzle import DayPuzzle

        _, progress, today, open_one = self._read_puzzles()

        def begin(garden: DailyGame) -> Change | None:
            me = self._last_choices(garden.game, alone=True).seats[0]
            return Reset(self.game(self._fresh(garden.choices(me, self._names()))))

        asked = DayPuzzle(today, progress, open_one) if today else None
        return DailyScene(self.services, now_here().date(), ResultBook().read().results, begin, puzzle=asked)

    def statistics(self) -> Scene:
        """Games under a former name, or under the one a player has who gave none, are the own player's too."""
        from momiji.ui.scenes.statistics.numbers import GameNumbers
        from momiji.ui.scenes.statistics.scene import StatisticsScene

        wish, choice = self.services.preferences, game_choice(self.services, "statistics")
        nobody = (translator(code)("new-game-name-1") for code in LANGUAGES)
        mine = {wish.name, *wish.former_names, *nobody}
        numbers = GameNumbers(game=registry.USUAL if choice is None else "", me=wish.name, mine=mine, puzzle_book=read_book())
        return StatisticsScene(self.services, numbers, choice=choice)

    def saved_games(self) -> Scene:
        from momiji.ui.scenes.saves.scene import SavesScene
        from momiji.ui.scenes.saves.shelf import GameShelf

        shelf = GameShelf(self.services, self._enter, now_here, autosave=self.autosave)
        return SavesScene(self.services, shelf, choice=game_choice(self.services, "saves"))

    def replays(self) -> Scene:
        """Games played to their end, newest first."""
        from momiji.ui.scenes.saves.scene import SavesScene
        from momiji.ui.scenes.saves.shelf import GameShelf

        shelf, choice = GameShelf(self.services, self._enter, now_here, saves.Shelf(paths.records())), game_choice(self.services, "replays")
        return SavesScene(self.services, shelf, title=Text("saves-title-finished"), empty=Text("replays-empty"), choice=choice)

    def message(self, sentence: Text) -> Scene:
        return MessageScene(self.services, sentence)

    def trouble(self, sentence: Text) -> Scene:
        """A file that cannot be opened; the game that was kept last is offered instead."""
        kept, seen = to_continue(self.autosave), Answer("message-ok", lambda: Reset(self.title()))
        if kept is None:
            return MessageScene(self.services, sentence, [replace(seen, primary=True)])
        path = kept.path
        return MessageScene(self.services, sentence, [seen, Answer("title-continue", lambda: self.open(path), primary=True)])

    def crash_page(self, log: Path | None) -> Scene:
        from momiji.ui.scenes.crash_page import CrashScene

        kept = to_continue(self.autosave)
        go_on = None if kept is None else partial(self.open, kept.path)
        return CrashScene(self.services, log, on_continue=go_on, on_title=lambda: Reset(self.title()))

    def game(self, session: Session) -> Scene:
        from momiji.ui.table.flow import Flow

        self.session = session
        session.changed = self._keep
        self.services.remember(**self.services.preferences.game_chosen("shelf", session.game))
        return Flow(self.services, session, self._exits(session.game)).opening()

    def _exits(self, game: str) -> "Exits":
        from momiji.ui.table.flow import Exits

        return Exits(
            title=self.title,
            new_game=partial(self.new_game, game),
            rematch=lambda choices: self.game(self._fresh(replace(choices, seed=fresh_seed()))),
            thinkers=self.thinkers,
            save=save_named,
            save_record=save_record,
            save_picture=save_picture,
            play_on=self._play_on,
            study=self._study,
        )

    # -------------------------------------------------------------- beginning and going on
    def _begin(self, choices: Choices) -> Change | None:
        self._keep_choices(choices)
        return Reset(self.game(self._fresh(choices)))

    def _fresh(self, choices: Choices) -> Session:
        """Kept from the deal on, so that not even the cards are lost."""
        self.autosave.begin()
        session = Session.begin(choices)
        self._keep(session)
        return session

    def open(self, path: Path) -> Change:
        """A kept game, or a page that says why it does not open."""
        opened = self._enter(path)
        return Push(self.trouble(opened)) if isinstance(opened, Text) else opened

    def _enter(self, path: Path) -> Change | Text:
        from momiji.ui.table.looking_back import replay_of

        game = enter(path, self.autosave)
        if isinstance(game, Text):
            return game
        session = game.session
        if session.over:
            looker, brought = (session.humans or [0])[0], game.save.record
            on_study = lambda position: self._study(session, position, brought)  # noqa: E731
            return Push(replay_of(self.services, session, looker, self._play_on, self.thinkers, on_study=on_study))
        scene = self.game(session)
        if game.note is None:
            return Reset(scene)
        return Push(MessageScene(self.services, game.note, [Answer("message-ok", lambda: Reset(scene), primary=True)]))

    def _play_on(self, record: dict[str, Any]) -> Change | None:
        """A new game from a position of an old one, which stays as it is."""
        session = taken_from(record)
        if isinstance(session, Text):
            return Push(self.message(session))
        self.autosave.begin()
        scene = self.game(session)
        self._keep(session)
        self.services.news.append(News(Text("play-on-begun")))
        return Reset(scene)

    def _study(self, session: Session, at: int, brought: dict[str, Any] | None = None) -> Change | None:
        """A position of a finished game on a table to think at; `brought` is the file it came in, with what others said of it."""
        record = {**(brought or {}), **session.record()}
        return self._study_record(record, session.identity, Text("study-of-game", {"names": name_of(session)}), at)

    def _study_record(self, record: dict[str, Any], name: str, source: Text, at: int | None = None) -> Change | None:
        from momiji.ui.table.study.opening import study_of

        return Push(study_of(self.services, record, self.thinkers, name=name, source=source, on_back=Pop, at=at, on_play_on=self._play_on))

    def _last_choices(self, game: str, *, alone: bool = False) -> Choices:
        solo = pages(game).solo if alone else None
        usual = usual_choices(game, self._names(), "", solo.options if solo else (), alone=alone)
        return replace(last_choices(settings.read(_choices_file()), usual, self.services.preferences.name), seed=fresh_seed())

    def _names(self) -> list[str]:
        return usual_names(self.services.say, self.services.preferences.name)

    def _keep_choices(self, choices: Choices) -> None:
        """With whoever gave their name for the first time."""
        people = [seat.name for seat in choices.seats if seat.computer is None]
        nobody = {name for code in LANGUAGES for name in usual_names(translator(code))}
        self.services.remember(**seated(self.services.preferences, people, nobody))
        with suppress(BadFile):
            settings.write(_choices_file(), with_choices(settings.read(_choices_file()), choices, self.services.preferences.name))

    # -------------------------------------------------------------- keeping
    def _keep(self, session: Session) -> None:
        trouble = keep(self.autosave, session)
        if trouble is not None:
            self._saving(Saving(False, trouble))

    def _saving(self, saving: Saving) -> None:
        """Told once when saving stops to work, and once when it works again; play goes on."""
        news = Text("saving-works") if saving.works else Text("saving-fails", {"why": saving.why or Text("no-reason")})
        self.services.news.append(News(news, "icons/check" if saving.works else "icons/cross", 6.0 if saving.works else 12.0))
