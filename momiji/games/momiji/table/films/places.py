"""Where a flight begins and ends: zones of the events as poses on the table."""

import pygame

from momiji.core.events import Moved, Zone
from momiji.games.momiji.rules.cards import INDEX, LETTERS
from momiji.games.momiji.table.layout.places import Layout
from momiji.games.momiji.table.show import Show
from momiji.ui.motion import Pose
from momiji.ui.table.show import Spot

from .halfway import player


class Places:
    """One show with its layout. Poses: the middle, `scale` the width in pixels."""

    def __init__(self, show: Show, layout: Layout) -> None:
        self.show, self.layout = show, layout

    def _at(self, rect: pygame.Rect, angle: float = 0.0, turn: float = 0.0) -> Pose:
        return Pose(rect.centerx, rect.centery, rect.w, angle, turn=turn)

    def _spot(self, spot: Spot, turn: float = 0.0) -> Pose:
        place = self.layout.spots[spot]
        return self._at(place.rect, place.angle, turn)

    # ---------------------------------------------------------------- cards
    def source(self, event: Moved, taken: dict[str, int]) -> Pose:
        """Equal cards leave from different places: `taken` counts those gone already."""
        zone = event.source
        card = INDEX.get(event.piece or "", -1)
        match zone.kind:
            case "deck":
                return self._spot(Spot("deck"), turn=1.0)
            case "discard":
                return self._spot(Spot("discard"))
            case "turned" if Spot("turned") in self.layout.spots:
                return self._spot(Spot("turned"))
            case "garden":
                column = next(one for one in self.show.columns if LETTERS[one.type] == zone.slot)
                nth = self._nth(f"garden{zone.slot}{card}", taken)
                spots = [index for index, held in enumerate(column.cards) if held == card]
                places = self.layout.columns[column.type]
                return self._at(places[spots[min(nth, len(spots) - 1)] if spots else -1])
            case "hand" if zone.owner == self.show.seat and card in self.show.trade:
                offers = [index for index, offered in enumerate(self.show.trade) if offered == card]
                return self._spot(Spot("offer", str(offers[min(self._nth(f"offer{card}", taken), len(offers) - 1)])))
            case "hand" if zone.owner == self.show.seat:
                nth = self._nth(f"hand{card}", taken)
                spots = [index for index, held in enumerate(self.show.hand) if held.card == card]
                return self._spot(Spot("hand", str(spots[min(nth, len(spots) - 1)] if spots else 0)))
            case "hand" if zone.owner is not None:
                return self._small(self.layout.others[zone.owner].hand)
        return self._spot(Spot("supply"))

    def target(self, event: Moved, taken: dict[str, int]) -> tuple[Pose, Spot | None]:
        """The end of the way, and the spot that is empty until then."""
        zone = event.target
        card = INDEX.get(event.piece or "", -1)
        match zone.kind:
            case "discard":
                return self._spot(Spot("discard")), None
            case "turned":
                return self._spot(Spot("turned")), Spot("turned")
            case "garden":
                column = next(one for one in self.show.columns if LETTERS[one.type] == zone.slot)
                nth = self._nth(f"to-garden{zone.slot}{card}", taken)
                spots = [index for index, held in enumerate(column.cards) if held == card]
                places = self.layout.columns[column.type]
                want = spots[-1 - min(nth, len(spots) - 1)] if spots else -1
                return self._at(places[min(want, len(places) - 1)]), None
            case "hand" if zone.owner == self.show.seat:
                nth = self._nth(f"to-hand{card}", taken)
                spots = [index for index, held in enumerate(self.show.hand) if held.card == card]
                spot = Spot("hand", str(spots[-1 - min(nth, len(spots) - 1)]))
                return self._spot(spot), spot
            case "hand" if zone.owner is not None:
                return self._small(self.layout.others[zone.owner].hand, alpha=0.2), None
            case "pile" | "under":
                pose, own = self._pile(zone, card)
                return (Pose(pose.x, pose.y, pose.scale, alpha=0.0) if zone.kind == "under" else pose), own
        return self._spot(Spot("supply")), None

    def _nth(self, key: str, taken: dict[str, int]) -> int:
        taken[key] = taken.get(key, -1) + 1
        return taken[key]

    def _small(self, rect: pygame.Rect, alpha: float = 1.0) -> Pose:
        return Pose(rect.left + rect.h * 0.3, rect.centery, rect.h * 0.5, alpha=alpha)

    def _pile(self, zone: Zone, card: int) -> tuple[Pose, Spot | None]:
        assert zone.owner is not None
        row = player(self.show, zone.owner).piles
        index = next((i for i, pile in enumerate(row) if pile.top == card and card >= 0), None)
        if index is None:
            index = next(i for i, pile in enumerate(row) if LETTERS[pile.type] == zone.slot)
        if zone.owner == self.show.seat:
            spot = Spot("pile", LETTERS[row[index].type])
            return self._spot(spot), spot
        return self._at(self.layout.others[zone.owner].piles[index]), None

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
        return self._at(rects[min(index, len(rects) - 1)]) if rects else self.counter(zone.owner)

    # ---------------------------------------------------------------- acorns
    def heap(self) -> Pose:
        supply = self.layout.spots[Spot("supply")].rect
        return Pose(supply.centerx, supply.centery, supply.w * 0.42)

    def counter(self, seat: int) -> Pose:
        if seat == self.show.seat:
            plate = self.layout.plate
            return Pose(plate.acorns.left + plate.acorns.h * 1.2, plate.acorns.centery, plate.acorns.h * 0.66)
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
        row = [LETTERS[pile.type] for pile in player(self.show, seat).piles]
        own = seat == self.show.seat
        out: list[Pose] = []
        for slot in slots:
            if slot[0] not in row or slot[1] not in row:
                continue
            rects = [
                self.layout.spots[Spot("pile", letter)].rect if own else self.layout.others[seat].piles[row.index(letter)]
                for letter in slot
            ]
            x, y = (rects[0].right + rects[1].left) / 2, rects[0].y + rects[0].h * 0.79
            out += [Pose(x, y, rects[0].w * (0.3 if own else 0.5))] * max(1, count // len(slots))
        return out[:count] or [self.heap()] * count
