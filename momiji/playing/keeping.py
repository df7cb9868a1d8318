"""What a save, a list of saves and the statistics want to know about a game, and how it is kept while it is played."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any

from momiji import __version__
from momiji.core.rules import Rules
from momiji.core.setup import Impossible
from momiji.core.text import Text
from momiji.store import paths
from momiji.store.autosave import Autosave
from momiji.store.files import ENDING, BadFile, file_name
from momiji.store.saves import Checked, Header, SeatNote, Shelf, Unplayable, clean_name, digest, read, stamp, thumbnail
from momiji.store.statistics import Result, ResultBook, SeatResult

from .daily import garden_of
from .session import CannotResume, Seat, Session

AnyRules = Rules[Any, Any, Any, Any]


def now_here() -> datetime:
    """With its zone: dates are shown as the player's clock tells them."""
    return datetime.now().astimezone()


def name_of(session: Session) -> str:
    """What a game is called until somebody names it."""
    return ", ".join(seat.name for seat in session.seats)


def keep(autosave: Autosave, session: Session) -> Text | None:
    """After every step. A finished game goes to the records and its result into the statistics, then there is nothing to continue.

    Answers what went wrong with that; the autosave then stays. Each is written once, however often this is interrupted and done again."""
    autosave.keep(session.record(), header_of(session, name_of(session), now_here()))
    if not session.over:
        return None
    try:
        _keep_record(session)
        if session.counts:
            ResultBook().add(result_of(session, now_here()))
    except BadFile as error:
        return error.text
    autosave.finish()
    return None


def _keep_record(session: Session) -> None:
    """Under a name of its own, so that it is seen whether it is there. Another end of the same game is another game. Raises BadFile."""
    shelf, name = Shelf(paths.records()), name_of(session)
    path = shelf.folder / f"{file_name(name)} {session.identity[:8]}{ENDING}"
    try:
        there = read(path).record
    except BadFile:
        there = {}
    if there.get("id") == session.identity:
        if there["actions"] == session.record()["actions"]:
            return
        session.branch()
        path = shelf.folder / f"{file_name(name)} {session.identity[:8]}{ENDING}"
    shelf.save(session.record(), header_of(session, name, now_here())(), path)


def save_named(session: Session, name: str = "") -> Text:
    """A save beside the autosave; answers what to say."""
    try:
        kept = Shelf().save(session.record(), header_of(session, clean_name(name) or name_of(session), now_here())())
    except BadFile as error:
        return error.text
    return Text("game-saved", {"name": kept.header.name})


def header_of(session: Session, name: str, now: datetime, png: bytes | None = None) -> Callable[[], Header]:
    """A header for the game as it stands now; the work is done when it is called, on whatever thread."""
    rules, state, seats = session.rules, session.state, session.seats
    return lambda: _header(rules, state, seats, name, now, png)


def _header(rules: AnyRules, s: Any, seats: tuple[Seat, ...], name: str, now: datetime, png: bytes | None) -> Header:
    actor, standing = rules.actor(s), rules.standing(s)
    over = actor is None
    points, winners = _came_to(rules, s, len(seats))
    return Header(
        game=rules.name,
        name=clean_name(name),
        saved=stamp(now),
        rules=__version__,
        digest=digest(rules.position(s)),
        turn=rules.turn(s).number,
        actor=actor,
        over=over,
        last_turns=standing.ending and not over,
        deck=standing.deck,
        supply=standing.supply,
        seats=[
            SeatNote(crest=seat.crest, level=seat.computer, count=held, points=points[n], won=n in winners if over else None)
            for n, (seat, held) in enumerate(zip(seats, standing.held or [None] * len(seats), strict=True))
        ],
        thumbnail=thumbnail(png),
    )


def _came_to(rules: AnyRules, s: Any, seats: int) -> tuple[Sequence[int | None], Sequence[int]]:
    """Points of each seat, where anybody counts them, and who won."""
    outcome = rules.outcome(s)
    return (outcome.points or [None] * seats, outcome.winners) if outcome else ([None] * seats, [])


def played(record: dict[str, Any]) -> tuple[Session, Checked]:
    """The game in a record, and how far it fits the rules of today. Raises Unplayable when its set-up does not."""
    try:
        session = Session.resume(record)
    except Impossible as error:
        raise Unplayable(error.text) from None
    except CannotResume as error:
        session = error.session
    turn, steps = session.rules.turn(session.state), len(session.taken)
    began = next((at for at in range(steps, 0, -1) if session.taken[at - 1].turn != turn), 0)
    whole = digest(session.rules.position(session.state)) if steps == len(record["actions"]) else ""
    return session, Checked(steps, began, turn.number, whole)


def replay(record: dict[str, Any]) -> Checked:
    return played(record)[1]


def result_of(session: Session, now: datetime) -> Result:
    """A finished game as the statistics keep it; a daily garden belongs to its day, however late it was finished."""
    rules, s, garden = session.rules, session.state, garden_of(session)
    points, winners = _came_to(rules, s, len(session.seats))
    standing = rules.standing(s)
    return Result(
        id=session.identity,
        game=session.game,
        date=(garden.day if garden else now.date()).isoformat(),
        mode="solo" if len(session.seats) == 1 else "versus",
        options=list(session.setup.options),
        daily=garden is not None,
        turns=rules.turn(s).number,
        met=None if standing.wanted is None else standing.points[0],
        wanted=standing.wanted,
        seats=[
            SeatResult(name=seat.name[:200], level=seat.computer, points=points[n], won=n in winners)
            for n, seat in enumerate(session.seats)
        ],
    )
