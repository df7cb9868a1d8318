"""What is lit before somebody else's step is seen: the things that will move, and whose they are."""

from collections import Counter
from collections.abc import Iterator

import pygame

from momiji.core.events import Counted, Event, Moved
from momiji.games.momiji.table.layout.table import lay_out
from momiji.games.momiji.table.show import MomijiShow
from momiji.ui.kit.cue import Cue
from momiji.ui.motion import Pose
from momiji.ui.table.desk import Change
from momiji.ui.table.layout import TALL
from momiji.ui.table.show import Spot
from momiji.ui.theme import Scale

from .halfway import player
from .places import Places


def is_own(change: Change) -> bool:
    """The looker's own doing: nothing of anybody else moves."""
    moved = [event for event in change.events if isinstance(event, Moved)]
    owners = {zone.owner for event in moved for zone in (event.source, event.target)}
    seat = next((event.seat for event in change.events if not isinstance(event, Moved) and event.seat is not None), None)
    return owners <= {None, change.before.seat} and seat in (None, change.before.seat)


def cue_of(change: Change, show: MomijiShow, places: Places) -> Cue | None:
    """None where nothing is to be seen before it moves: a turn that only ends."""
    lights = _joined(_lights(change.events, show, places))
    if not lights:
        return None
    who = _mover(show)
    layout = places.layout
    keep = [layout.spots[spot].rect for spot in _targets(change.events) if spot in layout.spots]
    keep += [other.panel for seat, other in layout.others.items() if seat != who]
    return Cue(lights, places.panel(who), player(show, who).crest, change.told, tuple(keep))


def _joined(rects: Iterator[pygame.Rect]) -> tuple[pygame.Rect, ...]:
    """Cards that overlap, as those of a column do, lie in one light."""
    out: list[pygame.Rect] = []
    for rect in rects:
        touched = next((one for one in out if one.colliderect(rect)), None)
        if touched is not None:
            touched.union_ip(rect)
        else:
            out.append(rect.copy())
    return tuple(out)


def cue_for(change: Change, scale: Scale) -> Cue | None:
    """The same where nothing may fly; None for the looker's own doing."""
    return None if is_own(change) else cue_of(change, change.before, Places(change.before, lay_out(change.before, scale)))


def _mover(show: MomijiShow) -> int:
    players = (show.me, *show.others)
    return next((one.seat for one in players if one.badge in ("your-turn", "playing")), show.seat)


def _lights(events: tuple[Event, ...], show: MomijiShow, places: Places) -> Iterator[pygame.Rect]:
    """Where the first things come from; what the deck gives afterwards follows of itself."""
    first = next((event.source.kind for event in events if isinstance(event, Moved) and event.piece != "gate"), "")
    taken: Counter[object] = Counter()
    for event in events:
        match event:
            case Moved(piece, source, _) if source.kind in ("goals", "tokens") and piece is not None:
                yield _box(places.token(source, piece), 1.0)
            case Moved(_, source, _) if source.kind == first and piece_moves(event):
                yield _source(event, places, taken)
            case Counted(seat, _, _, "landscape", slots):
                yield places.landscape(seat, slots)[1]
            case Counted(seat, _, _, "pair", slots):
                row = places.row(seat)  # both piles of every pair
                yield from (row[letter] for letter in dict.fromkeys("".join(slots)) if letter in row)
            case Counted(seat, _, change, _) if change < 0:
                yield places.figure(seat)


def piece_moves(event: Moved) -> bool:
    return event.piece != "gate" and event.target.kind not in ("draft", "panorama", "tokens", "goals")


def _source(event: Moved, places: Places, taken: Counter[object]) -> pygame.Rect:
    zone = event.source
    if zone.kind == "hand" and zone.owner is not None and zone.owner != places.show.seat:
        other = places.layout.others[zone.owner]
        high = min(other.hand.h, places.layout.scale.px(48))
        return pygame.Rect(other.hand.x, other.head - high // 2, other.hand.w, high)
    if zone.kind in ("deck", "discard"):
        return places.layout.spots[Spot(zone.kind)].rect
    return _box(places.card(event, taken)[0], TALL)


def _box(pose: Pose, tall: float) -> pygame.Rect:
    return pygame.Rect(0, 0, round(pose.scale), round(pose.scale * tall)).move_to(center=(round(pose.x), round(pose.y)))


def _targets(events: tuple[Event, ...]) -> Iterator[Spot]:
    """Where things go, as far as it lies in the middle of the table."""
    for event in events:
        if isinstance(event, Moved):
            if event.target.kind == "garden":
                yield Spot("column", event.target.slot or "")
            elif event.target.kind == "discard":
                yield Spot("discard")
            elif event.target.kind == "goals" and event.piece is not None:
                yield Spot("goal", event.piece)
