"""Files for the player's own use: a game's record, a picture of its scoring sheet. Both raise OSError, as the scenes expect."""

import pygame

from momiji.store import files, paths, records
from momiji.store.files import BadFile

from .keeping import name_of
from .session import Session


def save_record(session: Session) -> str:
    path = files.free(paths.exports() / f"{files.file_name(name_of(session))}.momiji.json")
    try:
        records.write(path, session.record())
    except BadFile as error:
        raise OSError(str(error)) from error
    return str(path)


def save_picture(session: Session, picture: pygame.Surface) -> str:
    path = files.free(paths.exports() / f"{files.file_name(name_of(session))}.png")
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        pygame.image.save(picture, path)
    except pygame.error as error:
        raise OSError(str(error)) from error
    return str(path)
