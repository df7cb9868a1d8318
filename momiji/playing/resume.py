"""The one way into a kept game: whatever lies in a file, it opens as a game that can be gone on with or as a sentence that says why not."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from momiji.core.setup import Impossible
from momiji.core.text import Text, clean
from momiji.store import files, paths, saves
from momiji.store.autosave import Autosave
from momiji.store.files import BadFile
from momiji.store.saves import Checked, Save
from momiji.store.statistics import ResultBook

from .keeping import keep, played
from .session import USUAL_LEVEL, CannotResume, Session


@dataclass(frozen=True, slots=True)
class Game:
    """`note`: what the player should know before it goes on."""

    session: Session
    save: Save
    note: Text | None = None


def enter(path: Path, autosave: Autosave) -> Game | Text:
    """A game to play from now on, kept by `autosave`; one that is over is only looked at.

    What is ours and cannot be played is set aside; of a kept game the state before it then opens."""
    trouble: Text | None = None
    while True:
        try:
            with autosave.hold(path) as held:
                game = _game(held.save)
                if not game.session.over:
                    autosave.go_on(held)
            break
        except BadFile as error:
            moved = error.kind in ("damaged", "foreign") and (autosave.set_aside(path) or _set_aside(path))
            trouble = trouble or (Text("open-aside", {"why": error.text}) if moved else error.text)
            if not moved:
                return trouble
    if trouble is not None:
        return replace(game, note=Text("open-before", {"why": trouble}))
    if autosave.path != path and not game.session.over and game.session.counts and ResultBook().knows(game.session.identity):
        game.session.branch()
        return replace(game, note=game.note or Text("open-counted", {"name": game.save.header.name}))
    return game


def look(path: Path) -> Game | Text:
    """The game in a file from elsewhere, which is left alone."""
    try:
        return _game(saves.read(path))
    except BadFile as error:
        return error.text


def to_continue(autosave: Autosave) -> Save | None:
    """The kept game that was played last. One that was over when the program ended is kept as a finished game now."""
    for save in autosave.listing().saves:
        if (save.header.over or save.header.turn is None) and _finished(save.path, autosave):  # a journal tells only steps
            continue
        return save
    return None


def _finished(path: Path, autosave: Autosave) -> bool:
    try:
        with autosave.hold(path) as held:
            session = _game(held.save).session
            if session.over:
                autosave.go_on(held)
                keep(autosave, session)
            return session.over
    except BadFile:
        return False


def taken_from(record: dict[str, Any]) -> Session | Text:
    """A new game from a position of an old one."""
    try:
        session = _session(record, "")
    except BadFile as error:
        return error.text
    session.branch()
    return session


def game_of(save: Save) -> Game | Text:
    """As far as it fits the rules; nothing is moved."""
    try:
        return _game(save)
    except BadFile as error:
        return error.text


def _game(save: Save) -> Game:
    """Played through once; only what had to be cut back is played again. Raises BadFile."""
    sessions: list[Session] = []

    def replay(record: dict[str, Any]) -> Checked:
        session, checked = played(record)
        sessions.append(session)
        return checked

    opened = saves.consistent(save, replay)
    session = sessions[0] if opened.save is save else _session(opened.save.record, str(save.path))
    return Game(session, opened.save, opened.note or _unknown_level(opened.save.record, session))


def _unknown_level(record: dict[str, Any], session: Session) -> Text | None:
    """A computer player nobody here knows: another one sits there now, and the player is told."""
    kept = record.get("seats")
    for seat, told in zip(session.seats, kept if isinstance(kept, list) else (), strict=False):
        level = told.get("level") if isinstance(told, dict) else None
        if level is not None and seat.computer != level:
            args = {"name": seat.name, "level": clean(str(level), 40), "now": Text(f"level-{seat.computer or USUAL_LEVEL}")}
            return Text("open-level", args)
    return None


def _session(record: dict[str, Any], file: str) -> Session:
    """Raises BadFile."""
    try:
        return Session.resume(record)
    except Impossible as error:
        raise BadFile("file-setup", file=file, reason=error.text) from None
    except CannotResume:
        raise BadFile("file-shape", file=file, where="actions") from None


def _set_aside(path: Path) -> bool:
    if path.parent not in (paths.saves(), paths.records()):
        return False
    try:
        files.move(path, paths.aside())
    except BadFile:
        return False
    return True
