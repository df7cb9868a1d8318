"""Who sits at the table: the names this computer knows, people and computer players."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from momiji.i18n import Translator
from momiji.playing.choices import usual_names
from momiji.playing.people import seated as sat_down
from momiji.playing.preferences import Preferences, sensible
from momiji.playing.session import CRESTS, Choices, Seat
from momiji.store import paths, settings
from momiji.store.files import BadFile

PERSON = "person"


def names_for(say: Translator) -> list[str]:
    """Names for seats nobody has named; the window may know who plays here."""
    kept = settings.fill(Preferences(), settings.read(_settings_file()), sensible).value
    return usual_names(say, kept.name)


def remember_people(choices: Choices, say: Translator) -> None:
    """The window shall know who played too; one that was never opened still asks its own first questions."""
    data = settings.read(_settings_file())
    if not data:
        return
    kept = settings.fill(Preferences(), data, sensible).value
    people = [seat.name for seat in choices.seats if seat.computer is None]
    with suppress(BadFile):
        settings.write(_settings_file(), {**data, **sat_down(kept, people, usual_names(say))})


def _settings_file() -> Path:
    return paths.config() / "settings.json"


def seated(names: Sequence[str], levels: Sequence[str | None]) -> tuple[Seat, ...]:
    return tuple(Seat(name, crest, level) for name, crest, level in zip(names, CRESTS, levels, strict=False))
