"""The table as it stands while events go by, and what flies meanwhile. What each event looks like is said in `telling`."""

from dataclasses import dataclass, replace
from functools import partial
from math import atan2, cos, hypot, pi, sin
from typing import Any

from momiji.core.events import Moved
from momiji.games.chocolatier.rules.state import MIDDLE
from momiji.games.chocolatier.table import spots
from momiji.games.chocolatier.table.layout import ChocolatierLayout, lay_out
from momiji.games.chocolatier.table.layout.whole import piece_rect
from momiji.games.chocolatier.table.show import ChocolatierShow
from momiji.ui.motion import Ease, Pose, move
from momiji.ui.table.film import Film, Leg, Sprite, Still
from momiji.ui.table.pieces.film import PIECE
from momiji.ui.table.pieces.piece import Piece
from momiji.ui.table.show import Spot
from momiji.ui.theme import Scale

from . import changes, heard
from .kinds import in_hand
from .sprites import THING

Hop = tuple[float, float, Ease]  # milliseconds, height, ease


@dataclass(frozen=True, slots=True)
class RimLeg(Leg):
    """Along a circle instead of straight on."""

    centre: tuple[float, float] = (0.0, 0.0)

    def pose(self, now: float) -> Pose:
        share = self.ease(max(0.0, min(1.0, (now - self.at) / self.ms)))
        (cx, cy), plain = self.centre, self.start.toward(self.end, share)
        a, b = (atan2(one.y - cy, one.x - cx) for one in (self.start, self.end))
        b += 2 * pi * round((a - b) / (2 * pi))  # the shorter way round
        near, far = (hypot(one.x - cx, one.y - cy) for one in (self.start, self.end))
        angle, radius = a + (b - a) * share, near + (far - near) * share
        return replace(plain, x=cx + radius * cos(angle), y=cy + radius * sin(angle))


class Reel:
    def __init__(self, before: ChocolatierShow, after: ChocolatierShow, scale: Scale, held: Pose | None = None) -> None:
        self.before, self.after, self.scale, self.held = before, after, scale, held
        self.show = replace(before, marks={}, figures=(), ghosts=(), gone=frozenset())
        self.layout: ChocolatierLayout = lay_out(before, scale)
        self.to: ChocolatierLayout = lay_out(after, scale)
        self.coming = list(after.pieces)
        self.now = 0.0
        self.legs: list[Leg] = []
        self.sounds: list[tuple[float, str]] = []
        self.stills = [Still(0.0, self.show)]
        self.pending: list[tuple[float, Any]] = []
        self.nods: list[tuple[Spot, float, float]] = []
        self.lifted: dict[Piece, Pose] = {}  # pralines that closed up, and where they are now

    # ------------------------------------------------------------ flying
    def fly(
        self,
        group: list[Moved],
        ms: float,
        *,
        arc: float = 0.0,
        apart: float = 45.0,
        ease: Ease = move,
        dip: float = 0.0,
        via: Moved | None = None,
        hop: Hop | None = None,
        rim: tuple[int, int] | None = None,
        every: int = 0,
        wait: bool = True,
    ) -> None:
        """Each piece leaves the table when it starts and lies on it when it lands. `via`: it first touches where that one lands,
        and `hop`s on. `rim`: round this middle. `every`: of many that land only one in so many is heard."""
        u = self.scale.u
        for nth, event in enumerate(group):
            at = self.now + apart * nth
            source, target = self._leaves(event), self._comes(event)
            start, end = self._pose(source, event, True), self._pose(target, event, False)
            if start is None or end is None:
                continue
            if self.held is not None and in_hand(event):
                start = replace(self.held, scale=start.scale, x=self.held.x + 12 * nth)
            elif source in self.lifted:
                start = self.lifted[source]
            lasts, sprite = ms, Sprite(PIECE, event.piece, len(self.legs))
            touch = None if via is None or hop is None else self._pose(self._comes(via), via, False)
            if touch is not None and hop is not None:
                self.legs.append(Leg(sprite, start, touch, at, ms, ease=ease, arc=arc * u))
                self.legs.append(Leg(sprite, touch, end, at + ms, hop[0], ease=hop[2], arc=hop[1] * u, dip=dip * u))
                lasts += hop[0]
            elif rim is not None:
                self.legs.append(RimLeg(sprite, start, end, at, ms, ease=ease, centre=rim))
            else:
                self.legs.append(Leg(sprite, start, end, at, ms, ease=ease, arc=arc * u, dip=dip * u))
            self._goes(event, source, target, at, at + lasts)
            sound = heard.landing(event)
            if sound and (nth % every == 0 if every else nth in (0, len(group) - 1)):
                self.sounds.append((at + lasts, sound))
        if wait:
            self.rest()

    def close_up(self, group: list[Moved], ms: float) -> None:
        """Pralines that are taken rise and move together before they fly."""
        found = [
            (source, pose) for event in group if (source := self._leaves(event, mark=True)) and (pose := self._pose(source, event, True))
        ]
        if not found:
            return
        x, y = (sum(getattr(pose, axis) for _, pose in found) / len(found) for axis in ("x", "y"))
        up = 12 * self.scale.u
        for source, pose in found:
            near = replace(pose, x=pose.x + (x - pose.x) * 0.3, y=pose.y + (y - pose.y) * 0.3 - up, lift=up)
            self.legs.append(Leg(Sprite(PIECE, source.face, len(self.legs)), pose, near, self.now, ms))
            self.lifted[source] = near
            self.pending.append((self.now, partial(changes.without, piece=source)))

    def nod(self, spot: Spot, at: float, ms: float, *, angle: float = 0.0, swell: float = 1.0) -> None:
        """A thing of the slab that leans over or swells, and comes back."""
        middle = self.layout.spots[spot].rect.center
        rest, far = Pose(*middle), Pose(*middle, angle=angle, stretch=swell)
        sprite = Sprite(THING, spot, len(self.legs))
        self.legs += [Leg(sprite, rest, far, at, ms / 2), Leg(sprite, far, rest, at + ms / 2, ms / 2)]
        self.nods.append((spot, at, at + ms))

    def _goes(self, event: Moved, source: Piece | None, target: Piece | None, at: float, lands: float) -> None:
        if source is not None and source not in self.lifted:
            self.pending.append((at, partial(changes.without, piece=source)))
        if event.source.kind in ("bag", "lid"):
            self.pending.append((at, partial(changes.piled, name=event.source.kind, change=-1)))
        if target is not None:
            self.pending.append((lands, partial(changes.laid, piece=target)))
        if event.target.kind in ("bag", "lid"):
            self.pending.append((lands, partial(changes.piled, name=event.target.kind, change=1)))
        if event.piece == spots.TOKEN and event.target.owner is not None:
            self.pending.append((lands, partial(changes.belled, seat=event.target.owner)))
        if event.piece == spots.TAKEN_PLATE and event.source.kind == "offer":
            self.pending.append((at, partial(changes.plate_gone, number=int(event.source.slot or 1))))
        self.lifted.pop(source, None)  # type: ignore[arg-type]

    # ------------------------------------------------------------ stills
    def rest(self) -> None:
        """Everything that flies lands first."""
        last = max((leg.at + leg.ms for leg in self.legs if leg.sprite.kind == PIECE), default=self.now)
        self.pending.sort(key=lambda one: one[0])
        for at, step in self.pending:
            shown = step(self.show)
            if shown is not self.show:
                self.show = shown
                self.stills.append(Still(at, self.show))
        self.pending = []
        self.now = max(self.now, last)

    def set(self, **parts: Any) -> None:
        self.show = replace(self.show, **parts)
        self.stills.append(Still(self.now, self.show))

    def film(self, after: ChocolatierShow) -> Film:
        """What nods is left out of the resting table as long."""
        self.rest()
        end = max([self.now, *(leg.at + leg.ms for leg in self.legs)])
        stills = [*sorted(self.stills, key=lambda still: still.at), Still(end, after)]
        for time in sorted({time for _, *times in self.nods for time in times if time < end}):
            at = max(index for index, still in enumerate(stills) if still.at <= time)
            stills.insert(at + 1, Still(time, stills[at].show))
        away = [frozenset(spot for spot, start, until in self.nods if start <= still.at < until) for still in stills]
        stills = [replace(still, away=gone) if gone else still for still, gone in zip(stills, away, strict=True)]
        return Film(stills, self.legs, sorted(self.sounds), end)

    # ------------------------------------------------------------ which piece, and where
    def _leaves(self, event: Moved, *, mark: bool = False) -> Piece | None:
        """The piece on the table that an event moves; of several in a heap the last that has not left yet.

        One that closed up with others has left the table already and waits in the air; `mark` asks for one that is to do so.
        """
        slot, nth = spots.slot_of(event.source, event.piece or "")
        if not mark:
            waiting = next((one for one in self.lifted if one.slot == slot and one.face == event.piece), None)
            if waiting is not None:
                return waiting
        leaving = {step.keywords["piece"] for _, step in self.pending if step.func is changes.without}
        landing = [step.keywords["piece"] for _, step in self.pending if step.func is changes.laid]
        found = [one for one in (*self.show.pieces, *landing) if one.slot == slot and one.face == event.piece and one not in leaving]
        return next((one for one in found if one.nth == nth and slot.kind in ("line", "floor")), found[-1] if found else None)

    def _comes(self, event: Moved) -> Piece | None:
        """The piece as it will lie; where the table to come has none there, it was only passing."""
        face = event.piece or ""
        slot, nth = spots.slot_of(event.target, face)
        if slot.kind in ("bag", "lid", "bell", "stack"):
            return None
        if slot.kind != "pralines":
            return Piece(face, slot, nth)
        expected = next((one for one in self.coming if one.slot == slot), None)
        if expected is not None and not (slot.key[0] == str(MIDDLE) and expected in self.show.pieces):
            self.coming.remove(expected)
            return expected
        taken = {one.nth for one in self.show.pieces if one.slot.key[:-1] == slot.key[:-1] and one.slot.kind == "pralines"}
        taken |= {
            step.keywords["piece"].nth for _, step in self.pending if step.func is changes.laid and step.keywords["piece"].slot == slot
        }
        return Piece(face, slot, next(nth for nth in range(100) if nth not in taken))

    def _pose(self, piece: Piece | None, event: Moved, source: bool) -> Pose | None:
        if piece is None:
            slot, nth = spots.slot_of(event.source if source else event.target, event.piece or "")
            piece = Piece(event.piece or "", slot, nth)
            if slot == Spot("stack"):
                return Pose(*self.layout.panels["slab"].midbottom, 40, alpha=0.0)
        place = self.layout.pieces.get(piece) or self.to.pieces.get(piece)
        rect = place.rect if place else piece_rect(self.layout, self.show, piece)
        return None if rect is None else Pose(*rect.center, rect.w)
