"""The program with a window: opens it, wires title, games, settings and saves together."""

import re
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame

from momiji.core.text import Text
from momiji.games.momiji.edition import EDITION
from momiji.games.momiji.setup import Impossible
from momiji.i18n import tongue
from momiji.store import autosave, paths, records, settings
from momiji.store.records import BadFile
from momiji.ui.app import App, NoDisplay
from momiji.ui.preferences import Preferences
from momiji.ui.scenes.message import MessageScene
from momiji.ui.scenes.settings import SettingsScene
from momiji.ui.scenes.title import Entry, TitleScene
from momiji.ui.services import Services
from momiji.ui.stack import Change, Push, Reset, Scene
from momiji.ui.tables.momiji.choices import choices_from_dict, choices_to_dict, fresh_seed, usual_choices
from momiji.ui.tables.momiji.flow import Exits, Flow
from momiji.ui.tables.momiji.new_game import NewGameScene
from momiji.ui.tables.momiji.session import CannotResume, Choices, Session
from momiji.ui.tables.momiji.shortcuts import ShortcutsScene
from momiji.ui.tables.momiji.solo_chooser import SoloChooserScene

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
    loaded = settings.fill(Preferences(), settings.read(_settings_file()))
    try:
        app = App(loaded.value, save=_keep_preferences)
    except NoDisplay:
        return _complain(say("no-display"), NO_DISPLAY)
    program = Program(app.services)
    app.start(program.game(session) if session is not None else program.title())
    if announce:
        app.step(0.0)
        sys.stdout.write("ready\n")
        sys.stdout.flush()
    app.run()
    return 0


def _complain(sentence: str, status: int) -> int:
    sys.stderr.write(f"momiji: {sentence}\n")
    return status


def _settings_file() -> Path:
    return paths.config() / "settings.json"


def _keep_preferences(preferences: Preferences) -> None:
    try:
        settings.write(_settings_file(), preferences)
    except BadFile:
        return  # play goes on; the next change tries again


class Program:
    """Title and everything that can be begun from it."""

    def __init__(self, services: Services) -> None:
        self.services = services

    # -------------------------------------------------------------- scenes

    def title(self) -> Scene:
        kept = autosave.load()
        entries = [
            Entry("title-new-game", lambda: Push(self.new_game())),
            Entry("title-solo", lambda: Push(self.solo())),
            Entry("title-shortcuts", lambda: Push(ShortcutsScene(self.services))),
            Entry("title-settings", lambda: Push(SettingsScene(self.services))),
        ]
        if kept is not None:
            entries.insert(0, Entry("title-continue", lambda: self._continue(kept.data)))
        return TitleScene(self.services, entries)

    def new_game(self) -> Scene:
        return NewGameScene(self.services, self._last_choices("versus"), self._begin)

    def solo(self) -> Scene:
        return SoloChooserScene(self.services, self._last_choices("solo"), self._begin)

    def game(self, session: Session) -> Scene:
        session.changed = _keep_game
        return Flow(self.services, session, self._exits()).opening()

    def _exits(self) -> Exits:
        return Exits(
            title=self.title,
            new_game=self.new_game,
            rematch=lambda choices: self.game(Session.begin(replace(choices, seed=fresh_seed()))),
            save_record=_save_record,
            save_picture=_save_picture,
        )

    # -------------------------------------------------------------- beginning

    def _begin(self, choices: Choices) -> Change | None:
        self._keep_choices(choices)
        return Reset(self.game(Session.begin(choices)))

    def _continue(self, data: dict[str, Any]) -> Change | None:
        try:
            return Reset(self.game(Session.resume(data)))
        except (Impossible, CannotResume):
            return Push(MessageScene(self.services, Text("continue-impossible")))

    def _last_choices(self, mode: str) -> Choices:
        kept = settings.read(_choices_file()).get(mode)
        names = [self.services.tongue(f"new-game-name-{number}") for number in range(1, 6)]
        scenario = next(iter(EDITION.scenarios)) if mode == "solo" else None
        return replace(choices_from_dict(kept, usual_choices(names, "", scenario=scenario)), seed=fresh_seed())

    def _keep_choices(self, choices: Choices) -> None:
        kept = settings.read(_choices_file())
        kept["versus" if choices.scenario is None else "solo"] = choices_to_dict(choices)
        try:
            settings.write(_choices_file(), kept)
        except BadFile:
            return


def _choices_file() -> Path:
    return paths.config() / "last-games.json"


def _keep_game(session: Session) -> None:
    if session.over:
        autosave.forget()
        return
    try:
        autosave.keep(session.record())
    except BadFile:
        return


def _file_name(session: Session, ending: str) -> Path:
    names = re.sub(r"[^\w-]+", "-", "-".join(seat.name for seat in session.seats))[:60].strip("-") or "game"
    folder = paths.data() / "records"
    number = 1
    while (folder / f"{names}-{number}{ending}").exists():
        number += 1
    return folder / f"{names}-{number}{ending}"


def _save_record(session: Session) -> str:
    """Raises OSError, as the scene expects."""
    path = _file_name(session, ".momiji.json")
    try:
        records.write(path, session.record())
    except BadFile as error:
        raise OSError(str(error)) from error
    return str(path)


def _save_picture(session: Session, picture: pygame.Surface) -> str:
    path = _file_name(session, ".png")
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        pygame.image.save(picture, path)
    except pygame.error as error:
        raise OSError(str(error)) from error
    return str(path)
