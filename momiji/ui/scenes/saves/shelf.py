"""Saved games as the list of saves shows them, and what happens to them there."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import Final, Literal

import pygame

from momiji.core.text import Text
from momiji.playing.choices import LEVELS
from momiji.playing.keeping import header_of
from momiji.playing.resume import Game, game_of, look
from momiji.playing.session import CRESTS
from momiji.store import files, paths, saves
from momiji.store.autosave import Autosave
from momiji.store.files import BadFile
from momiji.store.saves import Save, Trouble
from momiji.ui.scenes.pages import pages
from momiji.ui.services import Services
from momiji.ui.stack import Change, Pop, Push
from momiji.ui.table.thumbnail import public_picture

from .bring_in import BringInScene, FoundFile
from .parts import SavedRow, SeatLine

WEEK: Final = 6
MOST_FOUND: Final = 40
_READER: Final = ThreadPoolExecutor(1, thread_name_prefix="saves")


@dataclass(slots=True)
class GameShelf:
    """Autosaves first, then what players saved. `on_open` goes on with the game in a file, or says why it cannot.

    `kept` is the shelf of saves, or that of finished games; `now` says what "today" means.
    """

    services: Services
    on_open: Callable[[Path], Change | Text]
    now: Callable[[], datetime]
    kept: saves.Shelf = field(default_factory=saves.Shelf)
    autosave: Autosave | None = None
    _found: dict[str, Save | Trouble] = field(default_factory=dict)
    _sought: dict[str, Future[Game | Text]] = field(default_factory=dict)
    _gone: list[tuple[Path, Path]] = field(default_factory=list)  # what was deleted: where it lies now, where it lay

    # ---------------------------------------------------------------- looking
    def rows(self) -> Sequence[SavedRow]:
        listing = self.kept.listing()
        own = self.autosave.listing() if self.autosave else None
        autosaves = own.saves if own else ()
        troubles = [*(own.troubles if own else ()), *listing.troubles]
        self._found = {str(found.path): found for found in [*autosaves, *listing.saves]}
        self._sought = {}
        rows = [row_of(save, self.now(), kind="autosave") for save in autosaves]
        rows += [row_of(save, self.now()) for save in listing.saves]
        for trouble in troubles:
            if self._found.setdefault(str(trouble.path), trouble) is trouble:
                rows.append(trouble_row(trouble))
        return rows

    # ---------------------------------------------------------------- doing
    def open(self, key: str) -> Change | Text | None:
        found = self._found.get(key)
        if not isinstance(found, Save):
            return found.text if found else None
        return self.on_open(found.path)

    def rename(self, key: str, name: str) -> Text | None:
        found = self._found.get(key)
        if isinstance(found, Save):
            try:
                self.kept.rename(found, name)
            except BadFile as error:
                return error.text
        return None

    def delete(self, key: str) -> Text | None:
        path = Path(key)
        own = self.autosave is not None and path.parent == self.autosave.folder
        try:
            self._gone.append((self.autosave.delete(path) if self.autosave and own else self.kept.delete(path), path))
        except BadFile as error:
            return error.text
        return None

    def undo(self) -> Text | None:
        if not self._gone:
            return None
        binned, path = self._gone.pop()
        try:
            if self.autosave and path.parent == self.autosave.folder:
                self.autosave.restore(binned)
            else:
                files.move(binned, path.parent)
        except BadFile as error:
            return error.text
        return None

    def export(self, key: str) -> Text:
        found = self._found.get(key)
        if not isinstance(found, Save):
            return Text("saves-none-chosen")
        try:
            return Text("saves-exported", {"file": str(self.kept.export(found))})
        except BadFile as error:
            return error.text

    # ---------------------------------------------------------------- portraits
    def portrait(self, key: str) -> pygame.Surface | None:
        """The game is replayed by a thread, because a long one takes a while; only the picture is made here."""
        found = self._found.get(key)
        if not isinstance(found, Save):
            return None
        if key not in self._sought:
            self._sought[key] = _READER.submit(game_of, found)
        if not self._sought[key].done():
            return None
        game = self._sought[key].result()
        if not isinstance(game, Game):
            return None
        if game.session.over and all(note.won is None for note in found.header.seats):  # kept by an older version
            self._found[key] = replace(found, header=header_of(game.session, found.header.name, found.header.when)())
        return public_picture(self.services, game.session)

    def row(self, key: str) -> SavedRow | None:
        found = self._found.get(key)
        own = self.autosave is not None and Path(key).parent == self.autosave.folder
        return row_of(found, self.now(), kind="autosave" if own else "save") if isinstance(found, Save) else None

    @property
    def painting(self) -> bool:
        return any(not sought.done() for sought in self._sought.values())

    def bring_in(self) -> Change | None:
        return Push(BringInScene(self.services, found_files(self.now()), self._take))

    def _take(self, path: str) -> Change | Text | None:
        """A copy of a file from elsewhere, checked before; of a plain record its row can say more now that it was played through."""
        game = look(Path(os.path.expanduser(path)))  # noqa: PTH111 - it leaves the home of somebody unknown as it is
        if isinstance(game, Text):
            return game
        header = game.save.header
        if header.turn is None:
            header = header_of(game.session, header.name, header.when)()
        try:
            self.kept.save(game.save.record, header)
        except BadFile as error:
            return error.text
        return Pop()


def found_files(now: datetime) -> list[FoundFile]:
    """Files that look like saved games where a friend's file would lie, newest first."""
    found: list[tuple[float, Path]] = []
    for folder in paths.inboxes():
        with suppress(OSError):
            found += [(path.stat().st_mtime, path) for path in folder.glob(f"*{files.ENDING}") if path.is_file()]
    newest = sorted(dict.fromkeys(found), reverse=True)[:MOST_FOUND]
    return [
        FoundFile(str(path), path.name.removesuffix(files.ENDING), str(path.parent), when(saves.moment(time).astimezone(now.tzinfo), now))
        for time, path in newest
    ]


# ---------------------------------------------------------------------- words
def row_of(save: Save, now: datetime, kind: Literal["save", "autosave"] = "save") -> SavedRow:
    header = save.header
    chips = [Text("saves-chip-autosave")] if kind == "autosave" else []
    if header.over:
        chips.append(Text("saves-chip-finished"))
    else:
        chips += pages(save.game).save_chips(save)
    return SavedRow(
        key=str(save.path),
        name=header.name or save.path.name,
        state=state_of(save),
        date=when(header.when.astimezone(now.tzinfo), now),
        about=about(save),
        seats=_seats(save),
        chips=tuple(chips[:1]),
        png=header.picture,
        primary=Text("saves-watch" if header.over else "saves-continue"),
        can_rename=kind == "save",
        game=save.game,
    )


def trouble_row(trouble: Trouble) -> SavedRow:
    name, why = trouble.path.name.removesuffix(files.ENDING), Text("saves-trouble-about", {"why": trouble.text})
    return SavedRow(str(trouble.path), name, Text("saves-trouble"), Text("saves-no-date"), why, trouble=why, can_rename=False)


def state_of(save: Save) -> Text:
    """Where the game stands, in one short line."""
    header, people = save.header, [note.level for note in save.header.seats]
    own = pages(save.game).save_state(save)
    if own is not None:
        return own
    if header.over:
        return _outcome(save)
    if header.turn is None:
        return Text("saves-state-steps", {"steps": len(save.record["actions"])})
    if header.actor is None or header.actor >= len(save.players):
        return Text("saves-state-turn", {"turn": header.turn})
    if people.count(None) == 1 and header.actor < len(people) and people[header.actor] is None:
        return Text("saves-state-yours", {"turn": header.turn})
    return Text("saves-state-theirs", {"turn": header.turn, "name": save.players[header.actor][:40]})


def _outcome(save: Save) -> Text:
    """Who won, and with how many points; nothing is known of that before the game was looked at."""
    seats = save.header.seats[: len(save.players)]
    winners = [save.players[number][:40] for number, note in enumerate(seats) if note.won]
    points = max((note.points for note in seats if note.points is not None), default=None)
    if not winners or points is None:
        return Text("saves-state-over")
    if len(winners) == 1:
        return Text("saves-state-winner", {"name": winners[0], "points": points})
    return Text("saves-state-shared", {"points": points})


def about(save: Save) -> Text:
    own = pages(save.game).save_about(save)
    return own or Text("saves-about-steps", {"steps": len(save.record["actions"])})


def _seats(save: Save) -> tuple[SeatLine, ...]:
    lines: list[SeatLine] = []
    for number, name in enumerate(save.players[: len(CRESTS)]):
        note = save.header.seats[number] if number < len(save.header.seats) else saves.SeatNote()
        taken = [line.crest for line in lines]
        crest = note.crest if note.crest in CRESTS and note.crest not in taken else next(c for c in CRESTS if c not in taken)
        level = Text(f"level-{note.level}") if note.level in LEVELS else Text("saves-computer") if note.level else None
        on_turn = number == save.header.actor and len(save.players) > 1
        lines.append(SeatLine(crest, name, level, on_turn, note.count, note.points, bool(note.won), pages(save.game).held))
    return tuple(lines)


def when(moment: datetime, now: datetime) -> Text:
    """Today and this week by the clock, earlier by the date."""
    days = (now.date() - moment.date()).days
    facts = {"hour": moment.hour, "time": f"{moment.hour}:{moment.minute:02}", "day": moment.day, "month": moment.month}
    if days == 0:
        return Text("saves-today", facts)
    if days == 1:
        return Text("saves-yesterday", facts)
    if 1 < days <= WEEK:
        return Text("saves-weekday", {**facts, "weekday": moment.isoweekday()})
    if moment.year == now.year:
        return Text("saves-date", facts)
    return Text("saves-date-year", {**facts, "year": str(moment.year)})
