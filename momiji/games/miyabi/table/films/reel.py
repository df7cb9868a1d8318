"""The table as it stands while events go by, and what flies meanwhile. Times in milliseconds."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from momiji.core.events import Counted, Event, Happened, Moved
from momiji.games.miyabi.rules.tiles import COLUMNS, INDEX, OBJECTS, SQUARE_INDEX
from momiji.games.miyabi.table import shapes, spots
from momiji.games.miyabi.table.layout import MiyabiLayout, lay_out
from momiji.games.miyabi.table.layout.own import lantern
from momiji.games.miyabi.table.layout.whole import MIDDLE, frog_rect, side_of, square_rect
from momiji.games.miyabi.table.show import MiyabiShow, with_points
from momiji.ui.motion import Pose, arrive, settle
from momiji.ui.table.film import Film, Leg, Sprite, Still
from momiji.ui.table.pieces.piece import Piece
from momiji.ui.table.show import Spot
from momiji.ui.theme import Scale

from . import heard
from .sprites import FROG, LANTERN, PLUS, TABLET, TILE, ZEN

FLY, FALL, ARC = 320.0, 180.0, 60.0
LIGHT, RISE, ADD, SWING = 120.0, 420.0, 260.0, 420.0
HOP, TURN_UP = 260.0, 300.0
GO_OUT, CLEAR, DROP, APART = 50.0, 260.0, 220.0, 40.0


class Reel:
    def __init__(self, before: MiyabiShow, after: MiyabiShow, scale: Scale, held: Pose | None = None) -> None:
        self.show = replace(before, marks={}, gone=frozenset(), faint=frozenset(), ghost=None)
        self.after, self.held = after, held
        self.layout: MiyabiLayout = lay_out(before, scale)
        self.to: MiyabiLayout = lay_out(after, scale)
        self.now, self.objects = 0.0, 1
        self.legs: list[Leg] = []
        self.sounds: list[tuple[float, str]] = []
        self.stills = [Still(0.0, self.show)]

    def film(self) -> Film:
        length = max((leg.at + leg.ms for leg in self.legs), default=0.0)
        length = max(length, self.now)
        return Film([*self.stills, Still(length, self.after)], self.legs, self.sounds, length)

    # ------------------------------------------------------------ telling
    def tell(self, events: Sequence[Event]) -> None:
        for at, event in enumerate(events):
            match event:
                case Moved(str(piece), source, target) if target.kind == "garden" and piece != spots.FROG_FACE:
                    self._lay(event, events[at:])
                case Moved(spots.FROG_FACE, _, target):
                    self._hop(target.owner or 0, SQUARE_INDEX[target.slot or ""])
                case Moved(spots.LANTERN, _, target) if target.kind == "column":
                    self._light(target.owner or 0, COLUMNS.index(target.slot or ""))
                case Moved(str(piece), source, target) if source.kind == "bonus":
                    self._take_tablet(target.owner or 0, OBJECTS.index(target.slot or ""))
                case Moved(str(piece), source, target) if source.kind == "zen-bag" and target.slot is not None:
                    self._turn_up(piece, int(target.slot))
                case Counted(seat, _, points, why, slots):
                    self._count(seat, points, why, slots)
                case Happened("out" | "passed", int(seat)):
                    self._set(out=tuple(one or at == seat for at, one in enumerate(self.show.out)))
                case Happened("gold"):
                    self.sounds.append((self.now, heard.GOLD))
                    self._set(gold=self.after.gold)
                case Happened("round-over"):
                    self._round_over()
                case Happened("round-began"):
                    self._round_begins()

    def _set(self, **parts: Any) -> None:
        self.show = replace(self.show, **parts)
        self.stills.append(Still(self.now, self.show))

    def _fly(self, sprite: tuple[str, Any], start: Pose, end: Pose, ms: float, **more: Any) -> None:
        self.legs.append(Leg(Sprite(sprite[0], sprite[1], len(self.legs)), start, end, self.now, ms, **more))

    # ------------------------------------------------------------ a turn
    def _lay(self, event: Moved, rest: Sequence[Event]) -> None:
        """The tile flies to its place; the garden is the new one when it has landed."""
        seat, square = event.target.owner or 0, SQUARE_INDEX[event.target.slot or ""]
        slot = spots.of_zone(event.source)
        laid = next((one.args for one in rest if isinstance(one, Happened) and one.what == "laid"), {})
        self.objects = int(laid.get("objects", 1))
        place = square_rect(self.layout, seat, square)
        piece = next((one for one in self.show.pieces if one.slot == slot), None)
        end = Pose(*place.center, side_of(self.layout, seat))
        sprite, start = self._from(event.piece or "", slot, laid)
        if self.held is not None:
            start = replace(self.held, scale=self.layout.side, angle=0.0, lift=0.0)
        quick = self.held is not None
        self._set(pieces=tuple(one for one in self.show.pieces if one is not piece))
        self._fly(sprite, start, end, FALL if quick else FLY, arc=0.0 if quick else ARC, ease=settle if quick else arrive)
        self.now += FALL if quick else FLY
        gardens = tuple(self.after.gardens[at] if at == seat else one for at, one in enumerate(self.show.gardens))
        self._set(gardens=gardens, standings=self.after.standings, last=self.after.last)
        self.sounds.append((self.now, heard.landing(int(laid.get("level", 1)))))

    def _from(self, face: str, slot: Spot | None, laid: dict[str, Any]) -> tuple[tuple[str, Any], Pose]:
        """What flies, and from where: the middle of its object square."""
        if face.endswith("z"):
            rect = self.layout.panels[f"zen-{slot.key if slot else 0}"]
            return (ZEN, OBJECTS.index(face[0])), Pose(*rect.center, rect.w)
        tile = INDEX[face]
        direction = self._direction(tile, laid)
        rect = self.layout.panels[f"place-{slot.key if slot else 0}"]
        top, left, rows, columns = shapes.box(tile, direction)
        c = self.layout.cell
        x, y = rect.centerx - columns * c / 2 + (0.5 - left) * c, rect.centery - rows * c / 2 + (0.5 - top) * c
        return (TILE, (tile, direction, int(laid.get("level", 1)))), Pose(x, y, c)

    def _direction(self, tile: int, laid: dict[str, Any]) -> str:
        """How it lies, from the squares it covers."""
        squares = [divmod(SQUARE_INDEX[name], 6) for name in laid.get("squares", ())]
        cells = {(row - squares[0][0], column - squares[0][1]) for row, column in squares}
        return next((one for one in ("", *spots.CLOCKWISE) if self._lies(tile, one, cells)), "")

    @staticmethod
    def _lies(tile: int, direction: str, cells: set[shapes.Cell]) -> bool:
        turnings = shapes.turnings(tile, 2) or ("",)
        return direction in turnings and set(shapes.cells(tile, direction)) == cells

    def _light(self, seat: int, column: int) -> None:
        lanterns = tuple((*one, column) if at == seat else one for at, one in enumerate(self.show.lanterns))
        if seat == self.show.seat:
            rect = self.layout.measure.rect(*lantern(column), MIDDLE)
            self._fly((LANTERN, rect.size), Pose(rect.centerx, rect.centery - 20, rect.w, alpha=0.3), Pose(*rect.center, rect.w), LIGHT)
        self.now += LIGHT
        self.sounds.append((self.now, heard.LANTERN))
        self._set(lanterns=tuple(tuple(sorted(one)) for one in lanterns))

    def _count(self, seat: int, points: int, why: str, slots: Sequence[str]) -> None:
        """The figure rises from what brought it and flies to the player's points, which go up."""
        panel = self.layout.panels[f"player-{seat}"]
        place = square_rect(self.layout, seat, SQUARE_INDEX[slots[0]]) if slots and slots[0] in SQUARE_INDEX else panel
        start, up = Pose(*place.center, 40), Pose(place.centerx, place.centery - self.layout.measure.px(46), 40)
        own = seat == self.show.seat
        end = Pose(panel.x + panel.w * (0.25 if own else 0.9), panel.bottom - panel.h * 0.28 if own else panel.y + panel.h * 0.07, 40)
        self._fly((PLUS, points), start, up, RISE, ease=arrive)
        self.sounds += heard.counted(self.now, why, self.objects)
        self.now += RISE
        self._fly((PLUS, points), up, end, ADD)
        self.now += ADD
        players = tuple(with_points(one, one.figures[0][1] + points) if one.seat == seat else one for one in self.show.players)
        self._set(players=players)

    def _take_tablet(self, seat: int, kind: int) -> None:
        rect, panel = self.layout.spots[spots.tablet(kind)].rect, self.layout.panels[f"player-{seat}"]
        self._set(won=tuple((*one, kind) if at == seat else one for at, one in enumerate(self.show.won)))
        self._fly((TABLET, kind), Pose(*rect.center, rect.w), Pose(*panel.center, rect.w), SWING, arc=30)
        self.sounds.append((self.now, heard.FIFTH))
        self.now += SWING

    def _turn_up(self, face: str, place: int) -> None:
        """The next zen tile."""
        start, rect = self.layout.spots[spots.ZEN_BAG].rect, self.layout.panels[f"zen-{place}"]
        self._fly((ZEN, OBJECTS.index(face[0])), Pose(*start.center, start.w), Pose(*rect.center, rect.w), TURN_UP)
        self.now += TURN_UP
        self.sounds.append((self.now, heard.landing(1)))
        view = replace(self.show.view, zen_left=self.after.view.zen_left)
        self._set(pieces=(*self.show.pieces, Piece(face, spots.zen(place))), view=view)

    def _hop(self, seat: int, square: int) -> None:
        slot = spots.frog(seat)
        start = frog_rect(self.layout, self.show, seat)
        end = frog_rect(self.layout, self.show, seat, square)
        frog = next((one for one in self.show.pieces if one.slot == slot), None)
        if start is None or end is None or frog is None:
            return
        from_ = Pose(*start.center, start.w)
        if self.held is not None and seat == self.show.seat:
            from_ = replace(self.held, scale=end.w, angle=0.0, lift=0.0)
        self._set(pieces=tuple(one for one in self.show.pieces if one is not frog))
        self._fly((FROG, frog.face), from_, Pose(*end.center, end.w), HOP, arc=side_of(self.layout, seat) * 0.5)
        self.sounds.append((self.now, heard.FROG))
        self.now += HOP
        frogs = tuple(square if at == seat else one for at, one in enumerate(self.show.frogs))
        coming = next((one for one in self.after.pieces if one.slot == slot), frog)
        self._set(frogs=frogs, pieces=(*self.show.pieces, coming))

    # ------------------------------------------------------------ a round
    def _round_over(self) -> None:
        """Tiles that are left go."""
        left = [one for one in self.show.pieces if one.slot.kind == "tile"]
        for piece in left:
            rect = self.layout.pieces[piece].rect
            tile, direction = INDEX[piece.face.partition(".")[0]], piece.face.partition(".")[2]
            top, column, _, _ = shapes.box(tile, direction)
            c = self.layout.cell
            start = Pose(rect.x + (0.5 - column) * c, rect.y + (0.5 - top) * c, c)
            self._fly((TILE, (tile, direction, 1)), start, replace(start, y=start.y + c, alpha=0.0), CLEAR)
        self._set(pieces=tuple(one for one in self.show.pieces if one.slot.kind != "tile"))
        self.sounds.append((self.now, heard.CLAPPER))
        self.now += CLEAR

    def _round_begins(self) -> None:
        """Lanterns go out from left to right, the dragonfly flies on, and tiles drop on the gravel, group by group."""
        for column in range(len(COLUMNS) if any(self.show.lanterns) else 0):
            self.now += GO_OUT
            self._set(lanterns=tuple(tuple(one for one in lit if one > column) for lit in self.show.lanterns))
        self.layout = self.to
        players = tuple(
            with_points(one, self.show.points(one.seat)) if one.seat in {had.seat for had in self.show.players} else one
            for one in self.after.players
        )
        self._set(
            round=self.after.round,
            first=self.after.first,
            dealt=self.after.dealt,
            out=self.after.out,
            lanterns=self.after.lanterns,
            view=self.after.view,
            players=players,
            turns={},
        )
        start = self.now
        coming = [one for one in self.after.pieces if one.slot.kind == "tile"]
        order = sorted(coming, key=lambda one: (self.to.pieces[one].rect.y // max(1, self.to.cell), self.to.pieces[one].rect.x))
        for nth, piece in enumerate(order):
            self.now = start + APART * nth
            rect = self.to.pieces[piece].rect
            tile, _, direction = piece.face.partition(".")
            top, left, _, _ = shapes.box(INDEX[tile], direction)
            c = self.to.cell
            end = Pose(rect.x + (0.5 - left) * c, rect.y + (0.5 - top) * c, c)
            self._fly((TILE, (INDEX[tile], direction, 1)), replace(end, y=end.y - 40, alpha=0.0), end, DROP, ease=settle)
        lying = [one for one in self.show.pieces if one.slot.kind != "tile"]
        for nth, piece in enumerate(order):
            self.now = start + APART * nth + DROP
            lying.append(piece)
            self._set(pieces=tuple(lying))
            if nth % 3 == 0:
                self.sounds.append((self.now, heard.landing(1)))
