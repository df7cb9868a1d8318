"""What each step does. Steps are taken on trust here: `refuse` or `legal` was asked before.

`perform` changes the state in place. With a list given for `out` it also tells what happened, in events.
"""

from collections.abc import Callable
from typing import Any

from momiji.core.events import Moved

from . import places
from .contents import SIZE
from .filling import drop, fill_boxes, fill_on, place
from .laying import begin_turn
from .places import SOURCES, SPECIAL_PIECE, Out
from .pralines import FIELD, LETTERS, MARK, MOST, SHIFT, colours
from .state import END, LEAVES, LINE_BITS, LINE_COUNT, MIDDLE, NOBODY, SEND, SENDS, STAYS, TAKE, State, neighbours, waiting_line
from .steps import End, Send, Step, Take, Tile


def perform(s: State, step: Step, out: Out = None) -> None:
    _PERFORM[step.__class__](s, step, out)


def _take(s: State, step: Take, out: Out) -> None:
    source, colour, row = step.source, step.colour, step.line
    number = s.sources[source] >> SHIFT[colour] & MOST
    _leave_rest(s, source, s.sources[source] & ~FIELD[colour], out)
    seat = s.current
    if source == MIDDLE and s.mark == NOBODY:
        s.mark = seat
        drop(s, seat, MARK, (SOURCES[MIDDLE],), out)
    if row < SIZE:
        lines = s.players[seat].lines
        held = lines[row] & LINE_COUNT
        fitting = min(number, row + 1 - held)
        lines[row] = (colour << LINE_BITS) + held + fitting
        number -= fitting
        if out is not None:
            out += [Moved(LETTERS[colour], SOURCES[source], places.line(seat, row, held + i)) for i in range(fitting)]
    if number:
        drop(s, seat, colour, (SOURCES[source],) * number, out)
    s.phase = SEND if s.sending else END


def _leave_rest(s: State, source: int, rest: int, out: Out) -> None:
    """What is left of an offer goes to the middle, or wherever its golden side says."""
    sources = s.sources
    power = s.powers[source]
    if source == MIDDLE or power == STAYS:
        sources[source] = rest
        return
    sources[source] = 0
    if power == SENDS:
        s.sending = rest
        return
    sources[MIDDLE] += rest
    if power == LEAVES:
        s.taken, s.holder = source, s.current
    if out is not None:
        out += [Moved(LETTERS[colour], SOURCES[source], SOURCES[MIDDLE]) for colour in colours(rest)]
        if power == LEAVES:
            out.append(Moved(SPECIAL_PIECE, SOURCES[source], places.spare(s.current)))


def _send(s: State, step: Send, out: Out) -> None:
    offer = s.powers.index(SENDS)
    target = neighbours(s, offer)[step.right]
    sent = s.sending & FIELD[step.colour]
    s.sending -= sent
    s.sources[target] += sent
    if not s.sending:
        s.phase = END
    if out is not None:
        out += [Moved(LETTERS[colour], SOURCES[offer], SOURCES[target]) for colour in colours(sent)]


def _end(s: State, step: End, out: Out) -> None:
    if any(s.sources):
        begin_turn(s, (s.current + 1) % len(s.players), TAKE, out)
    else:
        fill_boxes(s, out)


def _tile(s: State, step: Tile, out: Out) -> None:
    seat = s.current
    place(s, seat, waiting_line(s.players[seat]), step.column, out)
    fill_on(s, seat, out)


_PERFORM: dict[type, Callable[[State, Any, Out], None]] = {Take: _take, Send: _send, End: _end, Tile: _tile}
