"""A round ends: lanterns go out, dragonfly and bonsai move on; the next one is dealt, group by group."""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from momiji.games.miyabi.rules.tiles import SIDE
from momiji.games.miyabi.table.layout.whole import bonsai_rect, marker_rect
from momiji.games.miyabi.table.show import with_points
from momiji.ui.motion import Pose, leave, linear, move, settle

from . import heard
from .sprites import BONSAI, DRAGONFLY, SPECKS, TILE

if TYPE_CHECKING:
    from .telling import Telling

CLEAR, GO_OUT, MOVES_ON, DROP, APART, FLUNG = 260.0, 50.0, 420.0, 220.0, 40.0, 260.0
HIGH: Final = 40.0
EVERY: Final = 3  # of the tiles that are dealt so many are heard once


def over(reel: "Telling") -> None:
    """Tiles that are left sink into the gravel."""
    reel.rest()
    for piece in reel.show.pieces:
        if piece.slot.kind == "tile":
            what, start = reel.lying(reel.layout, piece)
            reel.fly(TILE, what, start, replace(start, y=start.y + reel.layout.cell / 4, alpha=0.0), CLEAR, ease=leave)
    reel.put(pieces=tuple(one for one in reel.show.pieces if one.slot.kind != "tile"))
    reel.play(heard.CLAPPER)
    reel.now += CLEAR


def begins(reel: "Telling") -> None:
    for column in range(SIDE):
        if any(column in lit for lit in reel.show.lanterns):
            reel.now += GO_OUT
            reel.put(lanterns=tuple(tuple(one for one in lit if one > column) for lit in reel.show.lanterns))
    move_on(reel)
    after, had = reel.after, {player.seat for player in reel.show.players}
    reel.layout = reel.to
    reel.put(
        round=after.round,
        first=after.first,
        dealt=after.dealt,
        out=after.out,
        lanterns=after.lanterns,
        view=after.view,
        players=tuple(with_points(one, reel.show.points(one.seat)) if one.seat in had else one for one in after.players),
        turns={},
        flying=frozenset(),
    )
    deal(reel)


def move_on(reel: "Telling") -> None:
    """The dragonfly flies to the next stone, the bonsai to whoever begins now."""
    show, after = reel.show, reel.after
    moved = frozenset[str]()
    if show.round and after.round != show.round:
        start, end = (marker_rect(reel.layout, number, after.view.rounds) for number in (show.round, after.round))
        reel.fly(DRAGONFLY, None, Pose(*start.center, start.w), Pose(*end.center, end.w), MOVES_ON, arc=reel.u(34), ease=move)
        moved |= {"marker"}
    if show.round and after.first != show.first:
        start, end = (bonsai_rect(reel.layout, show, seat) for seat in (show.first, after.first))
        reel.fly(BONSAI, None, Pose(*start.center, start.w), Pose(*end.center, end.w), MOVES_ON, arc=reel.u(80), ease=move)
        moved |= {"bonsai"}
    if moved:
        reel.put(flying=reel.show.flying | moved)
        reel.now += MOVES_ON


def deal(reel: "Telling") -> None:
    """Tiles drop on the gravel one after another; some grains fly."""
    layout, start = reel.to, reel.now
    coming = [one for one in reel.after.pieces if one.slot.kind == "tile"]
    order = sorted(coming, key=lambda one: (layout.pieces[one].rect.y // max(1, layout.cell), layout.pieces[one].rect.x))
    lying = [one for one in reel.show.pieces if one.slot.kind != "tile"]
    for nth, piece in enumerate(order):
        reel.now = start + APART * nth
        what, end = reel.lying(layout, piece)
        above = replace(end, y=end.y - reel.u(HIGH), alpha=0.0, lift=reel.u(HIGH) / 2)
        reel.now = reel.fly(TILE, what, above, end, DROP, ease=settle)
        box = layout.pieces[piece].rect
        reel.fly(
            SPECKS,
            ("gravel", box.size),
            Pose(*box.center, layout.cell),
            Pose(*box.center, layout.cell, turn=1.0),
            FLUNG,
            at=reel.now - DROP * 0.4,
            ease=linear,
        )
        lying.append(piece)
        reel.put(pieces=tuple(lying))
        if nth % EVERY == 0:
            reel.play(heard.landing(1))
