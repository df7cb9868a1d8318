"""Where a flight begins and ends: zones of the events as poses on the table."""

from collections import Counter
from collections.abc import Sequence

import pygame

from momiji.core.events import Moved, Zone
from momiji.games.momiji.rules.cards import INDEX, LETTERS
from momiji.games.momiji.table.layout.places import MomijiLayout
from momiji.games.momiji.table.show import MomijiShow
from momiji.ui.motion import Pose
from momiji.ui.table.show import Spot

from .halfway import player


def pose_of(rect: pygame.Rect, angle: float = 0.0, turn: float = 0.0) -> Pose:
    return Pose(rect.centerx, rect.centery, rect.w, angle, turn=turn)


class Places:
    """One show with its layout. Poses: the middle, `scale` the width in pixels."""

    def __init__(self, show: MomijiShow, layout: MomijiLayout) -> None:
        self.show, self.layout = show, layout

    def _spot(self, spot: Spot, turn: float = 0.0) -> Pose:
        place = self.layout.spots[spot]
        return pose_of(place.rect, place.angle, turn)

    def panel(self, seat: int) -> pygame.Rect:
        return self.layout.plate.panel if seat == self.show.seat else self.layout.others[seat].panel

    def row(self, seat: int) -> dict[str, pygame.Rect]:
        """A player's piles by the letter each shows, from the left."""
        letters = [LETTERS[pile.type] for pile in player(self.show, seat).piles]
        if seat != self.show.seat:
            return dict(zip(letters, self.layout.others[seat].piles, strict=True))
        return {letter: self.layout.spots[Spot("pile", letter)].rect for letter in letters}

    # ---------------------------------------------------------------- cards
    def card(self, event: Moved, taken: Counter[object], *, coming: bool = False) -> tuple[Pose, Spot | None]:
        """Where a card leaves from, or `coming` lands, and the spot it has for itself. `taken` counts equal ones: each has its own."""
        zone, card = event.target if coming else event.source, INDEX.get(event.piece or "", -1)

        def which(lying: Sequence[int]) -> int:
            found = [index for index, other in enumerate(lying) if other == card] or [len(lying) - 1]
            key = (coming, zone.kind, zone.slot, card)
            nth = min(taken[key], len(found) - 1)
            taken[key] += 1
            return found[-1 - nth if coming else nth]

        match zone.kind:
            case "deck" | "discard":
                return self._spot(Spot(zone.kind), turn=float(zone.kind == "deck")), None
            case "turned" if Spot("turned") in self.layout.spots:
                return self._spot(Spot("turned")), Spot("turned")
            case "garden":
                column = next(one for one in self.show.columns if LETTERS[one.type] == zone.slot)
                return pose_of(self.layout.columns[column.type][which(column.cards)]), None
            case "hand" if zone.owner == self.show.seat:
                offered = not coming and card in self.show.trade
                lying = self.show.trade if offered else [held.card for held in self.show.hand]
                spot = Spot("offer" if offered else "hand", str(which(lying)))
                return self._spot(spot), spot
            case "hand" if zone.owner is not None:
                rect = self.layout.others[zone.owner].hand
                return Pose(rect.left + rect.h * 0.3, rect.centery, rect.h * 0.5, alpha=0.2 if coming else 1.0), None
            case "pile" | "under":
                pose, own = self._pile(zone, card)
                return (Pose(pose.x, pose.y, pose.scale, alpha=0.0) if zone.kind == "under" else pose), own
        return self._spot(Spot("supply")), None

    def _pile(self, zone: Zone, card: int) -> tuple[Pose, Spot | None]:
        assert zone.owner is not None
        tops = {pile.top: LETTERS[pile.type] for pile in reversed(player(self.show, zone.owner).piles)}
        letter = tops.get(card, zone.slot or "")
        return pose_of(self.row(zone.owner)[letter]), Spot("pile", letter) if zone.owner == self.show.seat else None

    # ---------------------------------------------------------------- tokens
    def gate(self, event: Moved) -> Pose:
        pose, spot = self._pile(event.target, -1)
        wide = pose.scale * (0.86 if spot else 0.66)
        foot = pose.y + pose.scale * 0.7
        if spot is None:
            return Pose(pose.x + pose.scale * 0.22, foot - wide * 0.41, wide)
        return Pose(pose.x, foot - pose.scale * 0.028 - wide * 0.417, wide)

    def token(self, zone: Zone, piece: str) -> Pose:
        """A goal in the supply or with its owner, or the blue-leaf token."""
        if zone.kind == "goals":
            return self._spot(Spot("goal", piece))
        if zone.owner is None:
            return self._spot(Spot("supply"))
        owner = player(self.show, zone.owner)
        rects = self.layout.plate.goals if zone.owner == self.show.seat else self.layout.others[zone.owner].goals
        index = len(owner.goals) if piece == "blue-token" else owner.goals.index(piece)
        return pose_of(rects[min(index, len(rects) - 1)]) if rects else self.counter(zone.owner)

    # ---------------------------------------------------------------- acorns
    def heap(self) -> Pose:
        supply = self.layout.spots[Spot("supply")].rect
        return Pose(supply.centerx, supply.centery, supply.w * 0.42)

    def counter(self, seat: int) -> Pose:
        if seat == self.show.seat:
            acorns = self.layout.plate.acorns
            return Pose(acorns.left + acorns.h * 1.2, acorns.centery, acorns.h * 0.66)
        acorns = self.layout.others[seat].acorns
        return Pose(acorns.left + acorns.h * 0.3, acorns.centery, acorns.h * 0.5)

    def figure(self, seat: int) -> pygame.Rect:
        """The number beside the acorns, with some blank paper round it."""
        if seat != self.show.seat:
            other, high = self.layout.others[seat], self.layout.scale.px(40)
            return pygame.Rect(other.acorns.x, other.head - high // 2, other.acorns.w + high // 5, high).clip(other.panel)
        plate, wide, blank = self.layout.plate, self.layout.scale.px(56), self.layout.scale.px(14)
        return pygame.Rect(plate.count[0] - wide, plate.acorns.y, wide + blank, plate.acorns.h).clip(plate.panel)

    def landscape(self, seat: int, letters: tuple[str, ...]) -> tuple[Pose, pygame.Rect, bool]:
        """Where the acorn lies on a landscape that is used now, its place, and whether its picture is to be seen there."""
        lands = player(self.show, seat).landscapes
        index = next((i for i, land in enumerate(lands) if land.letter in letters and not land.used), 0)
        own = seat == self.show.seat
        rect = self.layout.spots[Spot("landscape", str(index))].rect if own else self.layout.others[seat].landscapes[index]
        pose = Pose(rect.centerx, rect.y + rect.h * 0.45, min(rect.w, rect.h) * 0.42)
        return pose, rect, own or self.layout.others[seat].panorama

    def pairs(self, seat: int, slots: tuple[str, ...], count: int) -> list[Pose]:
        """Two acorns from each junction that pays; a junction is written with its two letters."""
        row, size = self.row(seat), 0.3 if seat == self.show.seat else 0.5
        out: list[Pose] = []
        for left, right in ((row[slot[0]], row[slot[1]]) for slot in slots if slot[0] in row and slot[1] in row):
            pose = Pose((left.right + right.left) / 2, left.y + left.h * 0.79, left.w * size)
            out += [pose] * max(1, count // len(slots))
        return out[:count] or [self.heap()] * count
