"""Why a step is not legal: the rules one by one, in their own words, with their numbers.

This is the slow, readable side of `legal`. It turns the pictures of the tiles itself, looks at squares one by one and looks ahead
by really taking steps, and shares no table with the fast list; the contract tests compare the two over every conceivable step.
"""

from collections.abc import Callable, Iterator
from typing import Any

from momiji.core.text import Refusal, Text
from momiji.games.miyabi.rules.steps import PlaceTile

from .apply import perform
from .edition import EDITION
from .setup import ZEN
from .state import NOWHERE, TAKEN, Player, State
from .steps import End, Frog, Nonsense, Pass, Step, Zen
from .words import object_word, tile_text

_LETTERS = "abcdef"
_SIZE = len(_LETTERS)


def no(key: str, rule: str, **args: Any) -> Refusal:
    return Refusal(Text(key, args), rule)


def refuse(s: State, step: Step) -> Refusal | None:
    """None for a legal step."""
    if isinstance(step, Nonsense):
        return no("refuse-unreadable", "format", words=step.words[:60])
    if s.over:
        return no("refuse-over", "6.3")
    if s.round == 0 and not isinstance(step, Frog):
        return no("miyabi-refuse-frog-first", "11.1")
    return _CHECK[type(step)](s, step)


# ------------------------------------------------------------------ tiles


def _place(s: State, step: PlaceTile) -> Refusal | None:
    if s.laid:
        return no("miyabi-refuse-laid", "3.1")
    if step.tile not in s.display:
        return no("miyabi-refuse-not-in-display", "3.1", tile=tile_text(step.tile))
    form = EDITION.forms[step.tile % len(EDITION.forms)]
    row = step.tile // len(EDITION.forms)
    squares = [(row, step.column), *((row + down, step.column + right) for down, right in _turned(form.squares, step.direction))]
    if not all(0 <= r < _SIZE and 0 <= c < _SIZE for r, c in squares):
        return no("miyabi-refuse-outside", "4.1")
    me = s.players[s.current]
    return _lantern(me, step.column, "4.3") or _not_free(me, squares) or _uneven(me, squares)


def _turned(squares: tuple[tuple[int, int], ...], direction: str) -> list[tuple[int, int]]:
    """1.4: the picture lies eastward."""
    match direction:
        case "s":
            return [(right, -down) for down, right in squares]
        case "w":
            return [(-down, -right) for down, right in squares]
        case "n":
            return [(-right, down) for down, right in squares]
    return list(squares)


def _lantern(me: Player, column: int, rule: str) -> Refusal | None:
    return no("miyabi-refuse-lantern", rule, column=_LETTERS[column]) if me.lanterns & 2**column else None


def _not_free(me: Player, squares: list[tuple[int, int]]) -> Refusal | None:
    for r, c in squares:
        if me.zen & 2 ** (r * _SIZE + c):
            return no("miyabi-refuse-on-zen", "9.5", square=_name(r, c))
        if me.frog == r * _SIZE + c:
            return no("miyabi-refuse-on-frog", "11.5", square=_name(r, c))
    return None


def _uneven(me: Player, squares: list[tuple[int, int]]) -> Refusal | None:
    levels = sorted({me.level(r * _SIZE + c) for r, c in squares})
    if len(levels) == 1:
        return None
    figures = {"low": levels[0], "middle": levels[1], "high": levels[-1]}
    return no("miyabi-refuse-levels", "4.4", squares=len(squares), count=len(levels), **figures)


def _name(r: int, c: int) -> str:
    return f"{_LETTERS[c]}{r + 1}"


def _zen(s: State, step: Zen) -> Refusal | None:
    if ZEN not in s.setup.options:
        return no("miyabi-refuse-zen-not-in-play", "9.2")
    if s.laid:
        return no("miyabi-refuse-laid", "3.1")
    if step.object not in s.face_up:
        return no("miyabi-refuse-zen-not-face-up", "9.2", object=object_word(step.object))
    me = s.players[s.current]
    if me.waiting != NOWHERE:
        r, c = divmod(me.waiting, _SIZE)
        return no("miyabi-refuse-zen-waits", "9.4", square=_name(r, c))
    square = (step.object, step.column)
    if level := me.level(step.object * _SIZE + step.column):
        return no("miyabi-refuse-zen-ground", "9.2", square=_name(*square), level=level)
    return _lantern(me, step.column, "9.2") or _not_free(me, [square])


# ------------------------------------------------------------------ the frog


def _frog(s: State, step: Frog) -> Refusal | None:
    if not s.frogs:
        return no("miyabi-refuse-frog-not-in-play", "11.2")
    if s.round == 0:
        return None
    if s.frog_moved:
        return no("miyabi-refuse-frog-moved", "11.2")
    me = s.players[s.current]
    (r, c), (row, column) = divmod(me.frog, _SIZE), divmod(step.square, _SIZE)
    if abs(r - row) + abs(c - column) != 1:
        return no("miyabi-refuse-frog-far", "11.2")
    if me.zen & 2**step.square:
        return no("miyabi-refuse-frog-zen", "11.3")
    here, there = me.level(me.frog), me.level(step.square)
    if there < here:
        return no("miyabi-refuse-frog-down", "11.3", here=here, there=there)
    if there > here + 1:
        return no("miyabi-refuse-frog-high", "11.3", here=here, there=there)
    if me.objects[step.square] and not me.gold:
        return no("miyabi-refuse-frog-objects", "11.3")
    if not s.laid and not _leads_on(s, step):
        return no("miyabi-refuse-frog-nowhere", "11.2")
    return None


def _leads_on(s: State, step: Frog) -> bool:
    """The frog moves, and something can still be laid."""
    after = s.copy()
    perform(after, step)
    return any(refuse(after, lay) is None for lay in _conceivable_lays(after))


def _conceivable_lays(s: State) -> Iterator[Step]:
    for column in range(_SIZE):
        for tile in set(s.display) - {TAKEN}:
            form = EDITION.forms[tile % len(EDITION.forms)]
            for direction in form.directions or ("",):
                yield PlaceTile(tile, column, direction)
        for kind in set(s.face_up) - {TAKEN}:
            yield Zen(kind, column)


# ------------------------------------------------------------------ the turn


def _pass(s: State, step: Pass) -> Refusal | None:
    if s.laid:
        return no("miyabi-refuse-pass-laid", "3.2")
    if s.frog_moved:
        return no("miyabi-refuse-pass-frog", "11.2")
    if s.passing:
        return None
    if any(refuse(s, lay) is None for lay in _conceivable_lays(s)):
        return no("miyabi-refuse-pass", "3.2")
    if s.frogs and any(refuse(s, Frog(square)) is None for square in range(_SIZE**2)):
        return no("miyabi-refuse-pass-frog-makes-room", "3.2")
    return None


def _end(s: State, step: End) -> Refusal | None:
    return None if s.laid else no("miyabi-refuse-end", "3.1")


_CHECK: dict[type, Callable[[State, Any], Refusal | None]] = {PlaceTile: _place, Zen: _zen, Frog: _frog, Pass: _pass, End: _end}
