"""The films of the table: a step, and the first round."""

from dataclasses import replace
from typing import Any

from momiji.core.events import Event, Happened, Moved
from momiji.games.miyabi.rules.rounds import display
from momiji.games.miyabi.rules.tiles import CODES
from momiji.games.miyabi.table.show import MiyabiShow
from momiji.ui.kit.cue import BEAT
from momiji.ui.motion import Pose
from momiji.ui.table.desk import Change
from momiji.ui.table.film import WATCHED, Film
from momiji.ui.theme import Scale

from .reel import Reel


def film(table: Any, change: Change, scale: Scale, held: Pose | None, *, watched: bool) -> Film:
    reel = Reel(change.before, change.after, scale, held)
    own = not watched and change.before.players[0].badge == "your-turn"
    reel.now = 0.0 if own else BEAT  # what somebody else will move is lit before it moves
    reel.tell(change.events)
    made = reel.film()
    if not own:
        made.own, made.cue = False, table._cue(change, reel.layout)
        made.length += WATCHED
    return made


def deal(show: MiyabiShow, scale: Scale) -> Film:
    """The first round is laid out."""
    reel = Reel(undealt(show), show, scale)
    reel.tell(drawn(show))
    return reel.film()


def drawn(show: MiyabiShow) -> list[Event]:
    """As if the display were laid out now."""
    began: Event = Happened("round-began", show.first, {"round": show.round, "rounds": show.view.rounds})
    return [began, *(Moved(CODES[tile], display(0), display(place)) for place, tile in enumerate(show.dealt))]


def undealt(show: MiyabiShow) -> MiyabiShow:
    return replace(show, pieces=tuple(piece for piece in show.pieces if piece.slot.kind != "tile"), marks={}, dealt=())
