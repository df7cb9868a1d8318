"""The films of the table: a step, and the first round."""

from dataclasses import replace
from typing import Any, Final

from momiji.core.events import Event, Happened, Moved
from momiji.games.miyabi.rules.rounds import display
from momiji.games.miyabi.rules.tiles import CODES
from momiji.games.miyabi.table import shapes
from momiji.games.miyabi.table.draw.tile import of_face
from momiji.games.miyabi.table.layout import lay_out
from momiji.games.miyabi.table.show import MiyabiShow
from momiji.ui.kit.cue import BEAT
from momiji.ui.motion import Pose, settle
from momiji.ui.table.desk import Change
from momiji.ui.table.film import WATCHED, Film, Leg, Sprite, Still
from momiji.ui.theme import Scale

from .sprites import SPIN
from .telling import UP, Telling

TURN: Final = 160.0


def film(table: Any, change: Change, scale: Scale, held: Pose | None, *, watched: bool) -> Film:
    reel = Telling(change.before, change.after, scale, held)
    own = not watched and change.before.players[0].badge == "your-turn"
    reel.now = 0.0 if own else BEAT  # what somebody else will move is lit before it moves
    reel.tell(change.events)
    made = reel.film()
    if not own:
        made.own, made.cue = False, table._cue(change, reel.layout)
        made.length += WATCHED
    return made


def turned(before: MiyabiShow, after: MiyabiShow, scale: Scale) -> Film | None:
    """A chosen tile goes round by a quarter; None if it is not that."""
    pairs = [(old, new) for old in before.pieces for new in after.pieces if old.slot == new.slot and old.face != new.face]
    if len(pairs) != 1 or pairs[0][0].slot.kind != "tile" or len(before.pieces) != len(after.pieces):
        return None
    (old, new), layout = pairs[0], lay_out(after, scale)
    by = shapes.quarters(of_face(old.face)[1], of_face(new.face)[1])
    rect = layout.pieces[new].rect
    at = Pose(rect.centerx, rect.centery - UP * scale.u, layout.cell)
    leg = Leg(Sprite(SPIN, of_face(new.face)), replace(at, angle=90.0 * by), at, 0.0, TURN, ease=settle)
    bare = replace(after, pieces=tuple(piece for piece in after.pieces if piece is not new))
    return Film([Still(0.0, bare), Still(TURN, after)], [leg], [], TURN)


def deal(show: MiyabiShow, scale: Scale) -> Film:
    """The first round is laid out."""
    reel = Telling(undealt(show), show, scale)
    reel.tell(drawn(show))
    return reel.film()


def drawn(show: MiyabiShow) -> list[Event]:
    """As if the display were laid out now."""
    began: Event = Happened("round-began", show.first, {"round": show.round, "rounds": show.view.rounds})
    return [began, *(Moved(CODES[tile], display(0), display(place)) for place, tile in enumerate(show.dealt))]


def undealt(show: MiyabiShow) -> MiyabiShow:
    return replace(show, pieces=tuple(piece for piece in show.pieces if piece.slot.kind != "tile"), marks={}, dealt=())
