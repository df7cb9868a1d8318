"""Why a step is not legal: the rules one by one, in their own words, with their numbers.

This is the slow, readable side of `legal`, and shares no table with it; the contract tests compare the two over every step.
"""

from typing import Any

from momiji.core.text import Refusal, Text

from .contents import COLOUR_NAMES, SIZE
from .pralines import count
from .state import END, LINE_BITS, LINE_COUNT, MIDDLE, NOTHING, OVER, SEND, TILE, Player, State
from .steps import End, Nonsense, Send, Step, Take, Tile
from .words import colour_word


def no(key: str, rule: str, **args: Any) -> Refusal:
    return Refusal(Text(key, args), rule)


def refuse(s: State, step: Step) -> Refusal | None:
    """None for a legal step."""
    if isinstance(step, Nonsense):
        return no("chocolatier-refuse-unreadable", "format", words=step.words[:60])
    if s.phase == OVER:
        return no("chocolatier-refuse-over", "9.1")
    if s.phase == SEND:
        return _send(s, step) if isinstance(step, Send) else no("chocolatier-refuse-send-first", "11.5")
    if s.phase == TILE:
        return _tile(s.players[s.current], step) if isinstance(step, Tile) else no("chocolatier-refuse-tile-first", "10.1")
    match step:
        case Send():
            return no("chocolatier-refuse-no-send", "11.5")
        case Tile():
            return no("chocolatier-refuse-no-tile", "10.1")
        case End():
            return None if s.phase == END else no("chocolatier-refuse-end", "3.4")
        case Take():
            return no("chocolatier-refuse-taken", "3.2") if s.phase == END else _source(s, step) or _line(s.players[s.current], step)


def _send(s: State, step: Send) -> Refusal | None:
    """11.5: the colours are sent in their order."""
    awaited = min(colour for colour in range(len(COLOUR_NAMES)) if count(s.sending, colour))
    return None if step.colour == awaited else no("chocolatier-refuse-send-order", "11.5", praline=colour_word(awaited))


def _tile(me: Player, step: Tile) -> Refusal | None:
    """10.1: a free place of the row, in a column without this colour."""
    row, colour = next((row, line >> LINE_BITS) for row, line in enumerate(me.lines) if line & LINE_COUNT == row + 1)
    column = [me.box[above * SIZE + step.column] for above in range(SIZE)]
    if column[row] != NOTHING:
        return no("chocolatier-refuse-tile-occupied", "10.1", row=row + 1, column=step.column + 1)
    if colour in column:
        return no("chocolatier-refuse-tile-column", "10.1", column=step.column + 1, praline=colour_word(colour))
    return None


def _source(s: State, step: Take) -> Refusal | None:
    """3.2, 11.7: the pralines have to be there."""
    praline = colour_word(step.colour)
    if step.source == MIDDLE:
        return None if count(s.sources[MIDDLE], step.colour) else no("chocolatier-refuse-not-in-middle", "3.2", praline=praline)
    offers = len(s.sources) - 1
    if step.source > offers:
        return no("chocolatier-refuse-no-offer", "3.2", offers=offers)
    if step.source == s.taken:
        return no("chocolatier-refuse-offer-gone", "11.7", offer=step.source)
    if not s.sources[step.source]:
        return no("chocolatier-refuse-offer-empty", "3.2", offer=step.source)
    if not count(s.sources[step.source], step.colour):
        return no("chocolatier-refuse-not-on-offer", "3.2", offer=step.source, praline=praline)
    return None


def _line(me: Player, step: Take) -> Refusal | None:
    """4.2, 4.3; the floor takes everything (4.4)."""
    if step.line >= SIZE:
        return None
    row, line = step.line, me.lines[step.line]
    if line & LINE_COUNT == row + 1:
        return no("chocolatier-refuse-line-full", "4.2", line=row + 1)
    if line and line >> LINE_BITS != step.colour:
        return no("chocolatier-refuse-line-colour", "4.2", line=row + 1, praline=colour_word(line >> LINE_BITS))
    if step.colour in me.box[row * SIZE : row * SIZE + SIZE]:
        return no("chocolatier-refuse-row-holds", "4.3", line=row + 1, praline=colour_word(step.colour))
    return None
