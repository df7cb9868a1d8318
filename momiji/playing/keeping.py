"""What a save, a list of saves and the statistics want to know about a game, and how it is kept while it is played."""

from collections.abc import Callable
from datetime import datetime
from typing import Any

from momiji import __version__
from momiji.core.setup import Impossible
from momiji.core.text import Text
from momiji.games.momiji.rules import scoring, solo
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.position import position
from momiji.games.momiji.rules.state import OVER, State
from momiji.store import paths
from momiji.store.autosave import Autosave
from momiji.store.files import ENDING, BadFile, file_name
from momiji.store.saves import Checked, Header, SeatNote, Shelf, Unplayable, clean_name, digest, read, stamp, thumbnail
from momiji.store.statistics import Book, Result, SeatResult

from .daily import garden_of
from .session import Seat, Session


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
            Book().add(result_of(session, now_here()))
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
    state, seats = session.state, session.seats
    return lambda: _header(state, seats, name, now, png)


def _header(s: State, seats: tuple[Seat, ...], name: str, now: datetime, png: bytes | None) -> Header:
    over = s.stage == OVER
    points, winners = _came_to(s) if over else ([None] * len(seats), [])
    return Header(
        name=clean_name(name),
        saved=stamp(now),
        rules=__version__,
        digest=digest(position(s)),
        turn=s.turn,
        actor=None if over else s.current,
        over=over,
        last_turns=s.final is not None and not over,
        deck=len(s.deck),
        supply=None if s.solo is not None else s.gates,
        seats=[
            SeatNote(crest=seat.crest, level=seat.computer, count=s.players[n].acorns, points=points[n], won=n in winners if over else None)
            for n, seat in enumerate(seats)
        ],
        thumbnail=thumbnail(png),
    )


def _came_to(s: State) -> tuple[list[int | None], list[int]]:
    """Points of each seat, none for a scenario, and who won."""
    if s.solo is not None:
        return [None] * len(s.players), [0] if all(solo.conditions(s)) else []
    return [score.total for score in scoring.scores(s)], list(scoring.winners(s))


def replay(record: dict[str, Any]) -> Checked:
    """How far a record fits the rules of today. Raises Unplayable when its set-up does not."""
    try:
        state = MOMIJI.start(MOMIJI.read_setup(record))
    except Impossible as error:
        raise Unplayable(error.text) from None
    began, turn = 0, (state.turn, state.current)
    for number, words in enumerate(record["actions"]):
        step = MOMIJI.decode(words)
        if MOMIJI.refuse(state, step) is not None:
            return Checked(number, began, turn[0])
        MOMIJI.advance(state, step)
        if (state.turn, state.current) != turn:
            began, turn = number + 1, (state.turn, state.current)
    return Checked(len(record["actions"]), began, turn[0], digest(position(state)))


def result_of(session: Session, now: datetime) -> Result:
    """A finished game as the statistics keep it; a daily garden belongs to its day, however late it was finished."""
    s, garden = session.state, garden_of(session.choices)
    points, winners = _came_to(s)
    holds = [] if s.solo is None else solo.conditions(s)
    return Result(
        id=session.identity,
        date=(garden.day if garden else now.date()).isoformat(),
        mode="versus" if s.solo is None else "solo",
        scenario=s.solo,
        morning_dew=s.dew,
        daily=garden is not None,
        turns=s.turn,
        met=sum(holds) if holds else None,
        wanted=len(holds) or None,
        seats=[
            SeatResult(name=seat.name[:200], level=seat.computer, points=points[n], won=n in winners)
            for n, seat in enumerate(session.seats)
        ],
    )
