"""The films of the table: a step, the same without anything that flies, the first round."""

from dataclasses import replace
from typing import Any, Final

from momiji.core.events import Moved, Zone
from momiji.games.chocolatier.rules.places import BAG
from momiji.games.chocolatier.rules.state import MIDDLE
from momiji.games.chocolatier.table import spots
from momiji.games.chocolatier.table.show import ChocolatierShow
from momiji.ui.kit.cue import BEAT
from momiji.ui.motion import Pose
from momiji.ui.table.desk import Change
from momiji.ui.table.film import WATCHED, Film, Still
from momiji.ui.table.pieces.piece import Piece
from momiji.ui.theme import Scale

from . import heard
from .telling import Telling

STANDS: Final = 600.0  # milliseconds, without motion


def film(table: Any, change: Change, scale: Scale, held: Pose | None, *, watched: bool) -> Film:
    reel = Telling(change.before, change.after, scale, held)
    own = not watched and change.before.players[0].badge == "your-turn"
    reel.now = 0.0 if own else BEAT  # somebody else's pralines are lit before they move
    reel.tell(change.events)
    made = reel.film(change.after)
    if not own:
        made.own, made.cue = False, table._cue(change, reel.layout)
        made.length += WATCHED
    return made


def calm(change: Change, scale: Scale) -> Film | None:
    """For reduced motion: nothing flies, but what is counted stands long enough to be read. None where nothing is counted."""
    reel = Telling(change.before, change.after, scale)
    reel.tell(change.events)
    told = [
        still.show for still, later in zip(reel.stills, [*reel.stills[1:], None], strict=True) if still.show.pops and _last(still, later)
    ]
    if not told:
        return None
    stills = [Still(STANDS * nth, show) for nth, show in enumerate(told)]
    length = STANDS * len(told)
    return Film([*stills, Still(length, change.after)], [], [(0.0, heard.ROW)], length)


def _last(still: Still, later: Still | None) -> bool:
    """Everything of one line is counted: its figures go next."""
    return later is None or len(later.show.pops) < len(still.show.pops)


def deal(show: ChocolatierShow, scale: Scale) -> Film:
    """The first round is laid out of the bag."""
    reel = Telling(undealt(show), show, scale)
    sources = [(piece.face, spots.source_of(piece.slot)[0]) for piece in show.pieces if _dealt(piece)]
    reel.tell([Moved(face, BAG, Zone("offer", None, str(number))) for face, number in sources])
    return reel.film(show)


def undealt(show: ChocolatierShow) -> ChocolatierShow:
    pieces = tuple(piece for piece in show.pieces if not _dealt(piece))
    bag, lid = show.piles
    return replace(show, pieces=pieces, piles=(bag + len(show.pieces) - len(pieces), lid), marks={}, figures=(), ghosts=())


def _dealt(piece: Piece) -> bool:
    return piece.slot.kind == "pralines" and spots.source_of(piece.slot)[0] != MIDDLE
