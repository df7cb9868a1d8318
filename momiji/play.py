"""The program with a window: opens it, wires title, games, settings, saves and statistics together."""

import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame

from momiji.core.text import Text
from momiji.games.momiji.edition import EDITION
from momiji.games.momiji.setup import Impossible
from momiji.i18n import system_language, tongue
from momiji.store import crash, files, paths, records, saves, settings
from momiji.store.autosave import Autosave
from momiji.store.files import BadFile
from momiji.store.saves import Opened
from momiji.thinkers import LEVEL_NAMES, Thinkers
from momiji.ui.app import App, NoDisplay
from momiji.ui.keys import GENERAL
from momiji.ui.preferences import Preferences, sensible
from momiji.ui.scenes.crash_page import CrashScene
from momiji.ui.scenes.first_start import FirstStartScene
from momiji.ui.scenes.message import Answer, MessageScene
from momiji.ui.scenes.saves import SavesScene
from momiji.ui.scenes.settings import SettingsScene
from momiji.ui.scenes.statistics import StatisticsScene
from momiji.ui.scenes.title import Entry, TitleScene
from momiji.ui.services import Services
from momiji.ui.stack import Change, Push, Reset, Scene
from momiji.ui.tables.momiji.choices import choices_from_dict, choices_to_dict, fresh_seed, usual_choices
from momiji.ui.tables.momiji.flow import Exits, Flow
from momiji.ui.tables.momiji.keeping import keep, name_of, now_here, replay, save_named
from momiji.ui.tables.momiji.lesson import Doors, lesson
from momiji.ui.tables.momiji.lesson_script import LESSONS
from momiji.ui.tables.momiji.new_game import NewGameScene
from momiji.ui.tables.momiji.session import CannotResume, Choices, Session
from momiji.ui.tables.momiji.shelf import GameShelf
from momiji.ui.tables.momiji.shortcuts import ShortcutsScene
from momiji.ui.tables.momiji.solo_chooser import SoloChooserScene
from momiji.ui.tables.momiji.statistics_page import GameNumbers
from momiji.ui.tables.momiji.table_keys import ACTIONS

NO_DISPLAY = 3  # exit status


def run(file: str | None = None, *, announce: bool = False) -> int:
    """Open the window and play until it is closed; 3 without a display, 2 for a record that cannot be opened."""
    say = tongue("en")
    session: Session | None = None
    if file is not None:
        try:
            session = Session.resume(records.load(Path(file)).data)
        except BadFile as error:
            return _complain(say.text(error.text), 2)
        except (Impossible, CannotResume) as error:
            reason = error.text if isinstance(error, Impossible) else Text("resume-illegal", {"step": str(error)})
            return _complain(say("file-setup", file=file, reason=reason), 2)
    first = not _settings_file().exists()
    loaded = settings.load(_settings_file(), Preferences(language=system_language(_preferred_languages())), sensible)
    try:
        app = App(loaded.value, save=_keep_preferences)
    except NoDisplay:
        return _complain(say("no-display"), NO_DISPLAY)
    program = Program(app.services)
    app.start(program.game(session) if session is not None else program.first_start() if first else program.title())
    if announce:
        app.step(0.0)
        sys.stdout.write("ready\n")
        sys.stdout.flush()
    _run_whatever_happens(app, program)
    program.close()
    return 0


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
            app.stack.apply(Reset(program.crash_page(log)))


def _complain(sentence: str, status: int) -> int:
    sys.stderr.write(f"momiji: {sentence}\n")
    return status


def _preferred_languages() -> list[str]:
    return [str(one["language"]) for one in pygame.system.get_pref_locales()]


def _settings_file() -> Path:
    return paths.config() / "settings.json"


def _choices_file() -> Path:
    return paths.config() / "last-games.json"


def _keep_preferences(preferences: Preferences) -> None:
    with suppress(BadFile):  # play goes on; the next change tries again
        settings.write(_settings_file(), preferences)


class Program:
    """Title and everything that can be begun from it."""

    def __init__(self, services: Services) -> None:
        self.services = services
        services.actions = (*ACTIONS, *GENERAL)
        self.autosave = Autosave()
        self.thinkers = Thinkers()
        self.session: Session | None = None
        self.crashed = False

    def close(self) -> None:
        self.thinkers.close()
        self.autosave.close()

    def record(self) -> dict[str, Any] | None:
        return self.session.record() if self.session is not None else None

    # -------------------------------------------------------------- scenes

    def first_start(self) -> Scene:
        """Nobody has set anything yet; what is chosen here is kept, and the page is not shown again."""

        def kept(scene: Callable[[], Scene]) -> Change | None:
            self.services.save(self.services.preferences)
            return Reset(scene())

        return FirstStartScene(self.services, on_lesson=lambda: kept(self.lesson), on_title=lambda: kept(self.title))

    def title(self) -> Scene:
        self.crashed = False
        self.services.take_back()
        entries = [
            Entry("title-lesson", lambda: Reset(self.lesson()), note=self._lesson_note()),
            Entry("title-new-game", lambda: Push(self.new_game())),
            Entry("title-solo", lambda: Push(self.solo())),
            Entry("title-saves", lambda: Push(self.saved_games())),
            Entry("title-statistics", lambda: Push(StatisticsScene(self.services, GameNumbers()))),
            Entry("title-settings", lambda: Push(SettingsScene(self.services))),
        ]
        kept = self.autosave.latest()
        if kept is not None:
            entries.insert(0, Entry("title-continue", lambda: self._open(saves.consistent(kept, replay), kept.path)))
        else:
            entries.append(Entry("title-shortcuts", lambda: Push(ShortcutsScene(self.services))))
        return TitleScene(self.services, entries)

    def lesson(self) -> Scene:
        """The first game, from where it was left."""
        doors = Doors(
            leave=lambda: Reset(self.title()),
            rematch=lambda choices: self.game(self._fresh(replace(choices, seed=fresh_seed()))),
            new_game=self.new_game,
            title=self.title,
        )
        return lesson(self.services, doors, self.services.preferences.lesson_step)

    def _lesson_note(self) -> Text | None:
        reached = self.services.preferences.lesson_step
        return Text("title-lesson-note", {"number": reached + 1, "of": len(LESSONS)}) if 0 < reached < len(LESSONS) else None

    def new_game(self) -> Scene:
        self.services.take_back()
        return NewGameScene(self.services, self._last_choices("versus"), self._begin, levels=LEVEL_NAMES)

    def solo(self) -> Scene:
        return SoloChooserScene(self.services, self._last_choices("solo"), self._begin)

    def saved_games(self) -> Scene:
        return SavesScene(self.services, GameShelf(self.services, self._open, now_here, autosave=self.autosave))

    def crash_page(self, log: Path | None) -> Scene:
        kept = self.autosave.latest()
        go_on = None if kept is None else lambda: self._open(saves.consistent(kept, replay), kept.path)
        return CrashScene(self.services, log, on_continue=go_on, on_title=lambda: Reset(self.title()))

    def game(self, session: Session) -> Scene:
        self.session = session
        session.changed = self._keep
        return Flow(self.services, session, self._exits()).opening()

    def _exits(self) -> Exits:
        return Exits(
            title=self.title,
            new_game=self.new_game,
            rematch=lambda choices: self.game(self._fresh(replace(choices, seed=fresh_seed()))),
            thinkers=self.thinkers,
            save=save_named,
            save_record=_save_record,
            save_picture=_save_picture,
        )

    # -------------------------------------------------------------- beginning and going on

    def _begin(self, choices: Choices) -> Change | None:
        self._keep_choices(choices)
        return Reset(self.game(self._fresh(choices)))

    def _fresh(self, choices: Choices) -> Session:
        self.autosave.begin()
        return Session.begin(choices)

    def _open(self, opened: Opened, path: Path) -> Change | None:
        """A kept game that fits the rules, perhaps only up to a turn; then it says so."""
        try:
            session = Session.resume(opened.save.record)
        except (Impossible, CannotResume):
            return Push(MessageScene(self.services, Text("continue-impossible")))
        self.autosave.resume(path)
        scene = self.game(session)
        if opened.note is None:
            return Reset(scene)
        return Push(MessageScene(self.services, opened.note, [Answer("message-ok", lambda: Reset(scene), primary=True)]))

    def _last_choices(self, mode: str) -> Choices:
        kept = settings.read(_choices_file()).get(mode)
        names = [self.services.tongue(f"new-game-name-{number}") for number in range(1, 6)]
        scenario = next(iter(EDITION.scenarios)) if mode == "solo" else None
        return replace(choices_from_dict(kept, usual_choices(names, "", scenario=scenario)), seed=fresh_seed())

    def _keep_choices(self, choices: Choices) -> None:
        kept = settings.read(_choices_file())
        kept["versus" if choices.scenario is None else "solo"] = choices_to_dict(choices)
        with suppress(BadFile):
            settings.write(_choices_file(), kept)

    # -------------------------------------------------------------- keeping

    def _keep(self, session: Session) -> None:
        keep(self.autosave, session)


def _save_record(session: Session) -> str:
    """Raises OSError, as the scene expects."""
    path = files.free(paths.exports() / f"{files.file_name(name_of(session))}.momiji.json")
    try:
        records.write(path, session.record())
    except BadFile as error:
        raise OSError(str(error)) from error
    return str(path)


def _save_picture(session: Session, picture: pygame.Surface) -> str:
    path = files.free(paths.exports() / f"{files.file_name(name_of(session))}.png")
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        pygame.image.save(picture, path)
    except pygame.error as error:
        raise OSError(str(error)) from error
    return str(path)
