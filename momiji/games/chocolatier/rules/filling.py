"""Filling the boxes (section 6, 10.4), paying the floors, and whether the game goes on (8.3, 8.4, 9.1)."""

from collections.abc import Sequence

from momiji.core.events import Counted, Event, Happened, Moved, Zone

from . import places
from .contents import FLOOR_PLACES, MOST_BARREN_ROUNDS, SIZE, column_of
from .laying import begin_turn, next_round
from .legal import columns_for
from .places import LID, SPECIAL_PIECE, STACK, Out
from .pralines import LETTERS, MARK, ONE
from .scoring import floor_cost, praline_points, runs
from .state import LINE_BITS, NOBODY, NOTHING, OVER, TILE, State, waiting_line

WHOLE_ROW = (1 << SIZE) - 1


def fill_boxes(s: State, out: Out) -> None:
    s.barren += 1  # until a praline comes into a box
    fill_on(s, s.first, out)


def fill_on(s: State, seat: int, out: Out) -> None:
    """From this player on, stopping where somebody has to choose a place."""
    while _fill_box(s, seat, out):
        _pay_floor(s, seat, out)
        seat = (seat + 1) % len(s.players)
        if seat == s.first:
            _filled(s, out)
            break


def _fill_box(s: State, seat: int, out: Out) -> bool:
    """All full lines of a player from the top; False when the player has to choose a place for one."""
    me = s.players[seat]
    while (row := waiting_line(me)) != NOTHING:
        colour = me.lines[row] >> LINE_BITS
        columns = columns_for(me, row, colour) if s.brown else (column_of(row, colour),)
        if len(columns) > 1:
            if s.phase != TILE or s.current != seat:
                begin_turn(s, seat, TILE, out)
            return False
        if columns:
            place(s, seat, row, columns[0], out)
        else:
            _line_to_floor(s, seat, row, out)
    return True


def _filled(s: State, out: Out) -> None:
    if any(WHOLE_ROW in player.held for player in s.players):
        _finish(s, "row", out)
    elif not s.bag and not s.lid:
        _finish(s, "pralines", out)
    elif s.barren >= MOST_BARREN_ROUNDS:
        _finish(s, "barren", out)
    else:
        next_round(s, out)


def _finish(s: State, why: str, out: Out) -> None:
    s.phase = OVER
    if out is not None:
        seats = tuple(seat for seat, player in enumerate(s.players) if WHOLE_ROW in player.held)
        out.append(Happened("game-over", None, {"why": why, "seats": seats}))


def place(s: State, seat: int, row: int, column: int, out: Out) -> None:
    """6.1: one praline of a full line into the box, the others into the lid."""
    me = s.players[seat]
    colour = me.lines[row] >> LINE_BITS
    if out is not None:
        _tell_placing(s, seat, row, column, out)
    me.points += praline_points(me.box, row, column)
    me.box[row * SIZE + column] = colour
    me.held[row] |= 1 << colour
    me.lines[row] = 0
    s.lid += row * ONE[colour]
    s.barren = 0


def _tell_placing(s: State, seat: int, row: int, column: int, out: list[Event]) -> None:
    """What a praline scores comes row and column apart, each with the places it counts."""
    me = s.players[seat]
    letter = LETTERS[me.lines[row] >> LINE_BITS]
    left, right, top, bottom = runs(me.box, row, column)
    across = tuple(places.box_slot(row, i) for i in range(left, right + 1))
    down = tuple(places.box_slot(i, column) for i in range(top, bottom + 1))
    out.append(Moved(letter, places.line(seat, row, 0), places.box(seat, row, column)))
    if len(across) == len(down) == 1:
        out.append(Counted(seat, "points", 1, "alone", across))
    if len(across) > 1:
        out.append(Counted(seat, "points", len(across), "row", across))
    if len(down) > 1:
        out.append(Counted(seat, "points", len(down), "column", down))
    out += [Moved(letter, places.line(seat, row, i), LID) for i in range(1, row + 1)]


def _line_to_floor(s: State, seat: int, row: int, out: Out) -> None:
    """10.2."""
    colour = s.players[seat].lines[row] >> LINE_BITS
    s.players[seat].lines[row] = 0
    if out is not None:
        out.append(Happened("no-place", seat, {"line": row + 1, "colour": LETTERS[colour]}))
    drop(s, seat, colour, [places.line(seat, row, i) for i in range(row + 1)], out)


def drop(s: State, seat: int, piece: int, sources: Sequence[Zone], out: Out) -> None:
    """5.1 and 11.6: equal pieces onto the offer in front of the floor, onto the floor, and what finds no place into the lid."""
    number, floor = len(sources), s.players[seat].floor
    spared = int(s.holder == seat and s.spare == NOTHING)
    kept = min(number - spared, FLOOR_PLACES - len(floor))
    if out is not None:
        targets = [places.spare(seat)] * spared + [places.floor(seat, len(floor) + i) for i in range(kept)]
        targets += [places.mark(seat) if piece == MARK else LID] * (number - spared - kept)
        out += [Moved(LETTERS[piece], source, target) for source, target in zip(sources, targets, strict=True)]
    if spared:
        s.spare = piece
    floor += [piece] * kept
    if piece != MARK:
        s.lid += (number - spared - kept) * ONE[piece]


def _pay_floor(s: State, seat: int, out: Out) -> None:
    """6.2, and the end of 11.6."""
    me = s.players[seat]
    lost = min(me.points, floor_cost(me.floor))
    if out is not None:
        if me.floor:
            out.append(Counted(seat, "points", -lost, "floor", tuple(str(i + 1) for i in range(len(me.floor)))))
        lying = [(piece, places.floor(seat, i)) for i, piece in enumerate(me.floor)]
        if s.holder == seat and s.spare != NOTHING:
            lying.append((s.spare, places.spare(seat)))
        out += [Moved(LETTERS[piece], zone, places.mark(seat) if piece == MARK else LID) for piece, zone in lying]
        if s.holder == seat:
            out.append(Moved(SPECIAL_PIECE, places.spare(seat), STACK))
    me.points -= lost
    for piece in me.floor:
        if piece != MARK:
            s.lid += ONE[piece]
    me.floor = []
    if s.holder == seat:
        if s.spare not in (NOTHING, MARK):
            s.lid += ONE[s.spare]
        s.holder, s.spare = NOBODY, NOTHING
