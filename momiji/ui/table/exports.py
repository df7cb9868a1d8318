"""Files for the player's own use: a game's record, a picture of its scoring sheet. Both raise BadFile."""

import pygame

from momiji.playing.keeping import name_of
from momiji.playing.session import Session
from momiji.store import files, paths
from momiji.ui.picture_file import encoded


def save_record(session: Session) -> str:
    return _write(session, files.ENDING, files.written(session.record()))


def save_picture(session: Session, picture: pygame.Surface) -> str:
    return _write(session, ".png", encoded(picture))


def _write(session: Session, ending: str, content: bytes) -> str:
    return str(files.write_new(paths.exports() / f"{files.file_name(name_of(session))}{ending}", content))
