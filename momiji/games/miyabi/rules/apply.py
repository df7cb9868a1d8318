"""What each step does. Steps are taken on trust here: `refuse` or `legal` was asked before.

`perform` changes the state in place. With a list given for `out` it also tells what happened, in events.
"""

from collections.abc import Callable
from typing import Any

from momiji.core.events import Counted, Happened, Moved, Zone
from momiji.games.miyabi.rules.steps import PlaceTile

from .edition import EDITION
from .rounds import Out, begin_round, column, display, lanterns, next_turn, turn_up, zen_display
from .state import NOWHERE, TAKEN, Laid, Player, State
from .steps import End, Frog, Pass, Step, Zen
from .tiles import ALL_LANTERNS, BESIDE, CODES, COUNT, LAYS, OBJECT, OBJECTS, SIDE, SQUARE_NAMES

_FIFTH_LEVEL, _GOLD_LEVEL = EDITION.fifth_level, EDITION.gold_level


def perform(s: State, step: Step, out: Out = None) -> None:
    _PERFORM[step.__class__](s, step, out)


def garden(seat: int, square: int) -> Zone:
    return Zone("garden", seat, SQUARE_NAMES[square])


def _place(s: State, step: PlaceTile, out: Out) -> None:
    """4.4, 4.5, 5."""
    me, tile = s.players[s.current], step.tile
    lay = LAYS[tile][step.direction][step.column]
    assert lay is not None
    square, green, bits = lay
    ground, objects = me.ground, me.objects
    under = 0
    while not ground[under] >> square & 1:
        under += 1
    level = under + 1
    ground[under] ^= bits
    if level == len(ground):
        ground.append(bits)
    else:
        ground[level] |= bits
    for other in green:
        objects[other] = 0
    objects[square] = COUNT[tile]
    points = COUNT[tile] * level
    me.laid_points += points
    me.tiles += (Laid(step, level),)
    place = s.display.index(tile)
    s.display[place] = TAKEN
    if out is not None:
        squares = tuple(SQUARE_NAMES[one] for one in (square, *green))
        out.append(Moved(CODES[tile], display(place), garden(s.current, square)))
        out.append(Happened("laid", s.current, {"squares": squares, "level": level, "objects": COUNT[tile]}))
        out.append(Counted(s.current, "point", points, "laid", squares[:1]))
    if level == _FIFTH_LEVEL and s.bonuses >> OBJECT[tile] & 1:
        _fifth(s, me, OBJECT[tile], out)
    _laid(s, me, step.column, out)


def _fifth(s: State, me: Player, kind: int, out: Out) -> None:
    """5.2: the bonus goes to the first who reaches the level."""
    s.bonuses ^= 1 << kind
    me.bonuses |= 1 << kind
    points = EDITION.objects[kind].fifth
    me.fifth_points += points
    if out is not None:
        out.append(Moved(f"fifth-{OBJECTS[kind]}", Zone("bonus", None, OBJECTS[kind]), Zone("bonuses", s.current, OBJECTS[kind])))
        out.append(Counted(s.current, "point", points, "fifth", (OBJECTS[kind],)))


def _zen(s: State, step: Zen, out: Out) -> None:
    """9.2: on bare ground, level 1, 1 point; another one is turned up."""
    me, square = s.players[s.current], step.object * SIDE + step.column
    me.ground[0] ^= 1 << square
    me.zen |= 1 << square
    me.objects[square] = 1
    me.waiting = square
    me.zen_points += 1
    me.tiles += (Laid(step, 1),)
    place = s.face_up.index(step.object)
    if out is not None:
        name = SQUARE_NAMES[square]
        out.append(Moved(f"{OBJECTS[step.object]}z", zen_display(place), garden(s.current, square)))
        out.append(Happened("laid", s.current, {"squares": (name,), "level": 1, "objects": 1}))
        out.append(Counted(s.current, "point", 1, "zen", (name,)))
    _laid(s, me, step.column, out)
    turn_up(s, place, out)


def _laid(s: State, me: Player, col: int, out: Out) -> None:
    """4.5, 9.3, 3.3: what follows from any tile."""
    s.laid = True
    me.lanterns |= 1 << col
    if out is not None:
        out.append(Moved("lantern", lanterns(s.current), column(s.current, col)))
    if me.waiting != NOWHERE:
        _enclose(s, me, out)
    if me.lanterns == ALL_LANTERNS:
        me.out = True
        if out is not None:
            out.append(Happened("out", s.current))


def _enclose(s: State, me: Player, out: Out) -> None:
    """9.3: a zen tile with objects all around scores once."""
    square, around = me.waiting, BESIDE[me.waiting]
    if not all(me.objects[other] for other in around):
        return
    points = me.objects[square] + sum(me.objects[other] for other in around)
    me.zen_points += points
    me.waiting = NOWHERE
    if out is not None:
        out.append(Counted(s.current, "point", points, "enclosed", tuple(SQUARE_NAMES[one] for one in (square, *around))))


def _frog(s: State, step: Frog, out: Out) -> None:
    me, square = s.players[s.current], step.square
    if s.round == 0:
        _put_frog(s, me, square, out)
        return
    before, level = me.level(me.frog), me.level(square)
    if out is not None:
        out.append(Moved("frog", garden(s.current, me.frog), garden(s.current, square)))
    me.frog = square
    s.frog_moved = True
    if level > before:  # 11.4
        me.frog_points += level
        if out is not None:
            out.append(Counted(s.current, "point", level, "frog", (SQUARE_NAMES[square],)))
        if level >= _GOLD_LEVEL and not me.gold:
            me.gold = True
            if out is not None:
                out.append(Happened("gold", s.current))


def _put_frog(s: State, me: Player, square: int, out: Out) -> None:
    """11.1: with the last frog the first round begins."""
    me.frog = square
    if out is not None:
        out.append(Moved("frog", Zone("frogs", s.current), garden(s.current, square)))
    s.current = (s.current + 1) % len(s.players)
    if s.current == s.first:
        begin_round(s, out)


def _pass(s: State, step: Pass, out: Out) -> None:
    """3.2: out for the rest of the round."""
    s.players[s.current].out = True
    if out is not None:
        out.append(Happened("passed", s.current))
    next_turn(s, out)


def _end(s: State, step: End, out: Out) -> None:
    next_turn(s, out)


_PERFORM: dict[type, Callable[[State, Any, Out], None]] = {PlaceTile: _place, Zen: _zen, Frog: _frog, Pass: _pass, End: _end}
