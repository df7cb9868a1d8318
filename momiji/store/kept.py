"""A kept game on the disk: which files belong to it, and the newest of them that is whole."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from . import files, journal, saves
from .files import ENDING, BadFile
from .saves import Header, Save, Trouble

MOST_LISTED: Final = 100


@dataclass(frozen=True, slots=True)
class Found:
    """What was found of a kept game. `whole` is the revision its own file holds, `told` that of its journal."""

    save: Save | None
    trouble: Trouble | None = None
    whole: int = 0
    told: int = 0


def own(name: str) -> str:
    """The name of the file that one of its forms belongs to, also a half one."""
    for ending in (".tmp", ".old", ".bak", ".new", ".steps"):
        name = name.removesuffix(ending)
    return name


def coming(path: Path) -> Path:
    """Where the next form of a game is written before it takes its place."""
    return path.with_name(path.name + ".new")


def forms(path: Path) -> tuple[Path, ...]:
    return path, coming(path), files.backup(path), journal.place(path)


def in_folder(folder: Path) -> list[Path]:
    """Every game kept there, whatever it is called and whichever of its forms are left; the newest if there are very many."""
    newest: dict[str, float] = {}
    try:
        for path in folder.iterdir():
            name = own(path.name)
            if name.endswith(ENDING):
                newest[name] = max(newest.get(name, 0.0), _touched(path))
    except OSError:
        return []
    return [folder / name for name in sorted(sorted(newest, key=lambda name: -newest[name])[:MOST_LISTED])]


def _touched(path: Path) -> float:
    try:
        return path.lstat().st_mtime
    except OSError:
        return 0.0


def recover(path: Path) -> tuple[Save | None, Trouble | None]:
    """The newest form of a kept game that is whole, and what is wrong with the file itself, if something is."""
    found = look(path)
    return found.save, found.trouble


def look(path: Path) -> Found:
    """The next form (.new) is only there when the program ended while it took its place; the one before it is .bak."""
    itself, error = _try(path)
    newer, _ = _try(coming(path))
    if newer and itself and newer.header.revision < itself.header.revision:
        newer = None
    save = newer or itself or _try(files.backup(path))[0]
    save, told = _with_journal(path, save)
    whole = itself.header.revision if itself else 0
    if error is None or (error.kind == "missing" and save):
        return Found(save, None, whole, told)
    return Found(save, Trouble(path, error.kind, error.text, instead=save), whole, told)


def _with_journal(path: Path, save: Save | None) -> tuple[Save | None, int]:
    """The journal tells more when the program ended before the last steps were in the file."""
    told = journal.read(path)
    if told is None:
        return save, 0
    if save and (save.header.revision > told[0] or save.record == told[1]):
        return save, told[0]
    named = saves.clean_name(", ".join(told[1]["players"])) or path.name.removesuffix(ENDING)
    header = save.header if save else Header(name=named, saved=saves.written_at(journal.place(path)))
    fewer = {"digest": "", "turn": None, "actor": None, "revision": min(told[0], 1_000_000)}
    return Save(path, header.model_copy(update=fewer), told[1]), told[0]


def _try(path: Path) -> tuple[Save | None, BadFile | None]:
    """Whichever form it has, it is the game of the file it belongs to."""
    try:
        save = saves.read(path)
    except BadFile as error:
        return None, error
    return Save(path.with_name(own(path.name)), save.header, save.record), None
