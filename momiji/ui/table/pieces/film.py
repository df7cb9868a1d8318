"""How a table of pieces moves: whatever lies elsewhere afterwards flies there, one after another."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from momiji.core.events import Event, Happened, Moved
from momiji.ui.kit.cue import Cue
from momiji.ui.motion import Pose
from momiji.ui.table.film import WATCHED, Film, Leg, Sprite, Still
from momiji.ui.table.layout import Place
from momiji.ui.table.show import Spot

from .piece import Piece, PieceLayout, moves

PIECE: Final = "piece"


@dataclass(frozen=True, slots=True)
class Timing:
    """Milliseconds: how long a piece flies, and how long after the one before it leaves; how high its arc is; what is heard."""

    ms: float = 420.0
    after: float = 70.0
    arc: float = 26.0
    leaves: str = ""
    lands: str = "land"


Where = Callable[[Event, bool], Spot | None]  # of an event the spot a piece comes from (True) or goes to


def film(
    before: Any,
    after: Any,
    laid: tuple[PieceLayout, PieceLayout],
    events: Sequence[Event],
    where: Where,
    timing: Timing,
    held: Pose | None = None,
) -> Film:
    """The first piece that moves begins where it was let go, if it was held."""
    old, new = laid
    pairs = list(moves(before.pieces, after.pieces))
    arrived = {piece for _, piece in pairs if piece is not None}
    resting = [piece for piece in after.pieces if piece not in arrived]
    stills = [Still(0.0, replace(before, pieces=tuple(resting), marks={}, gone=frozenset()))]
    legs: list[Leg] = []
    sounds: list[tuple[float, str]] = []
    at = 0.0
    for source, target in pairs:
        start = _pose(old.pieces.get(source) if source else _of(events, where, old, True))
        end = _pose(new.pieces.get(target) if target else _of(events, where, new, False))
        if start is None and end is None:
            continue
        if held is not None and source is not None:
            start, held = held, None
        face = (target or source).face  # type: ignore[union-attr]
        from_, to = start or replace(end, alpha=0.0), end or replace(start, alpha=0.0)  # type: ignore[type-var]
        legs.append(Leg(Sprite(PIECE, face, len(legs)), from_, to, at, timing.ms, arc=timing.arc))  # type: ignore[arg-type]
        if timing.leaves:
            sounds.append((at, timing.leaves))
        if timing.lands:
            sounds.append((at + timing.ms, timing.lands))
        if target is not None:
            resting.append(target)
            ordered = tuple(piece for piece in after.pieces if piece in resting)
            stills.append(Still(at + timing.ms, replace(before, pieces=ordered, marks={}, gone=frozenset())))
        at += timing.after
    length = legs[-1].at + timing.ms if legs else 0.0
    return Film([*stills, Still(length, after)], legs, sounds, length)


def watched(one: Film, cue: Cue | None) -> Film:
    """Somebody else's step: it stays a moment longer, with its words beside whoever did it."""
    one.own, one.cue = False, cue
    one.length += WATCHED
    return one


def _of(events: Sequence[Event], where: Where, layout: PieceLayout, source: bool) -> Place | None:
    spots = (where(event, source) for event in events if isinstance(event, Moved | Happened))
    return next((layout.spots[spot] for spot in spots if spot in layout.spots and spot is not None), None)


def _pose(place: Place | None) -> Pose | None:
    return None if place is None else Pose(*place.rect.center, place.rect.w, place.angle)


def piece_of(sprite: Sprite) -> Piece:
    """What flies, as it would lie."""
    return Piece(str(sprite.what), Spot(PIECE), sprite.nth)
