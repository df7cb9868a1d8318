"""What a save, a list of saves and the statistics want to know about a game, and how it is kept while it is played."""

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from typing import Any

from momiji import __version__
from momiji.core.text import Text
from momiji.games.momiji import scoring, solo
from momiji.games.momiji.position import position
from momiji.games.momiji.rules import MOMIJI
from momiji.games.momiji.setup import Impossible
from momiji.games.momiji.state import OVER, State
from momiji.store.autosave import Autosave
from momiji.store.files import BadFile
from momiji.store.saves import Checked, Header, SeatNote, Shelf, Unplayable, clean_name, digest, stamp, thumbnail
from momiji.store.statistics import Book, Result, SeatResult

from .session import Seat, Session


def now_here() -> datetime:
    """With its zone: dates are shown as the player's clock tells them."""
    return datetime.now().astimezone()


def name_of(session: Session) -> str:
    """What a game is called until somebody names it."""
    return ", ".join(seat.name for seat in session.seats)


def keep(autosave: Autosave, session: Session) -> None:
    """After every step; at the end of a game its result goes into the statistics and there is nothing to continue."""
    if not session.over:
        autosave.keep(session.record(), header_of(session, name_of(session), now_here()))
        return
    autosave.finish()
    with suppress(BadFile, OSError):
        Book().add(result_of(session, now_here()))


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
        seats=[SeatNote(crest=seat.crest, level=seat.computer, count=s.players[n].acorns) for n, seat in enumerate(seats)],
        thumbnail=thumbnail(png),
    )


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


def result_of(session: Session, now: datetime, *, daily: bool = False) -> Result:
    """A finished game as the statistics keep it."""
    s = session.state
    points: list[int | None] = [None] * len(session.seats)
    if s.solo is None:
        points = [score.total for score in scoring.scores(s)]
        winners = list(scoring.winners(s))
    else:
        winners = [0] if all(solo.conditions(s)) else []
    return Result(
        date=now.date().isoformat(),
        mode="versus" if s.solo is None else "solo",
        scenario=s.solo,
        morning_dew=s.dew,
        daily=daily,
        turns=s.turn,
        seats=[
            SeatResult(name=seat.name[:200], level=seat.computer, points=points[n], won=n in winners)
            for n, seat in enumerate(session.seats)
        ],
    )
