"""The films of the table: a step, the first round, and the figures that fly in them."""

from dataclasses import replace
from typing import Any

import pygame

from momiji.core.events import Moved, Zone
from momiji.games.chocolatier.rules.places import BAG
from momiji.games.chocolatier.rules.state import MIDDLE
from momiji.games.chocolatier.table import spots
from momiji.games.chocolatier.table.draw.paper import draw_bubble, signed
from momiji.games.chocolatier.table.show import ChocolatierShow
from momiji.ui.kit.cue import BEAT
from momiji.ui.motion import Pose
from momiji.ui.table.desk import Change
from momiji.ui.table.film import WATCHED, Film, Sprite
from momiji.ui.table.pieces.piece import Piece
from momiji.ui.theme import Scale

from .reel import Reel


def film(table: Any, change: Change, scale: Scale, held: Pose | None, *, watched: bool) -> Film:
    reel = Reel(change.before, change.after, scale, held)
    own = not watched and change.before.players[0].badge == "your-turn"
    reel.now = 0.0 if own else BEAT  # somebody else's pralines are lit before they move
    reel.tell(change.events)
    made = reel.film(change.after)
    if not own:
        made.own, made.cue = False, table._cue(change, reel.layout)
        made.length += WATCHED
    return made


def deal(show: ChocolatierShow, scale: Scale) -> Film:
    """The first round is laid out of the bag."""
    reel = Reel(undealt(show), show, scale)
    sources = [(piece.face, spots.source_of(piece.slot)[0]) for piece in show.pieces if _dealt(piece)]
    reel.tell([Moved(face, BAG, Zone("offer", None, str(number))) for face, number in sources])
    return reel.film(show)


def undealt(show: ChocolatierShow) -> ChocolatierShow:
    pieces = tuple(piece for piece in show.pieces if not _dealt(piece))
    bag, lid = show.piles
    return replace(show, pieces=pieces, piles=(bag + len(show.pieces) - len(pieces), lid), marks={}, figures=(), ghosts=())


def _dealt(piece: Piece) -> bool:
    return piece.slot.kind == "pralines" and spots.source_of(piece.slot)[0] != MIDDLE


def draw_figure(target: pygame.Surface, context: Any, sprite: Sprite, pose: Pose) -> None:
    draw_bubble(target, context, signed(int(str(sprite.what))), (round(pose.x), round(pose.y)), pop=True)
