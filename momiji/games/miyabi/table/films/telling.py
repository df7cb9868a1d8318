"""Events told as motion: a tile laid, its lantern, its points; tablets, zen tiles, frogs; a round that ends and the next."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from momiji.core.events import Counted, Event, Happened, Moved
from momiji.games.miyabi.rules.tiles import BESIDE, COLUMNS, OBJECTS, SIDE, SQUARE_INDEX
from momiji.games.miyabi.table import spots
from momiji.games.miyabi.table.layout.whole import frog_rect, lantern_rect, side_of, square_rect
from momiji.games.miyabi.table.show import with_points
from momiji.ui.motion import Pose, arrive, leave, linear, move, settle
from momiji.ui.table.pieces.piece import Piece

from . import heard, rounds
from .reel import Reel
from .sprites import BRUSH, FROG, GLOW, LANTERN, NOD, PLUS, RISES, SHEEN, SPECKS, STAMP, TABLET, TILE, ZEN

LIFT, FLY, FALL, PRESSED, RISE, FLUNG, NODS = 140.0, 320.0, 110.0, 70.0, 120.0, 360.0, 180.0
UP, ARC, HIGH = 10.0, 60.0, 26 / 112  # how high it lies in the hand, its arc, and of a square how far it falls
SQUASHED: Final = 0.97
DROP, WAITS, SWELLS = 120.0, 90.0, 220.0
CLIMB, ADD, STEP, STEPS = 500.0, 260.0, 30.0, 6
SWING, TAKEN, STAMPED = 140.0, 280.0, 140.0
DRAWN, TURN_UP = 480.0, 300.0
HOP, SITS, SHINES = 260.0, 90.0, 300.0
NEXT: Final = 240.0  # points are still rising when the next thing begins


class Telling(Reel):
    objects = 1  # of the tile laid last

    def tell(self, events: Sequence[Event]) -> None:
        for at, event in enumerate(events):
            match event:
                case Moved(str(piece), source, target) if target.kind == "garden" and piece != spots.FROG_FACE:
                    self._lay(event, events[at:])
                case Moved(spots.FROG_FACE, _, target):
                    self._hop(target.owner or 0, SQUARE_INDEX[target.slot or ""])
                case Moved(spots.LANTERN, _, target) if target.kind == "column":
                    self._light(target.owner or 0, COLUMNS.index(target.slot or ""))
                case Moved(_, source, target) if source.kind == "bonus":
                    self._take_tablet(target.owner or 0, OBJECTS.index(target.slot or ""))
                case Moved(str(piece), source, target) if source.kind == "zen-bag" and target.slot is not None:
                    self._turn_up(piece, int(target.slot))
                case Counted(seat, _, points, why, slots):
                    self._count(seat, points, why, slots)
                case Happened("out" | "passed", int(seat)):
                    self.put(**self.by_seat("out", seat, True))
                case Happened("gold", int(seat)):
                    self._shine(seat)
                case Happened("round-over"):
                    rounds.over(self)
                case Happened("round-began"):
                    rounds.begins(self)

    # ------------------------------------------------------------ a tile
    def _lay(self, event: Moved, rest: Sequence[Event]) -> None:
        """It flies to its place, falls on it, and the terrace rises; the garden is the new one when it lies still."""
        seat, square = event.target.owner or 0, SQUARE_INDEX[event.target.slot or ""]
        slot = spots.of_zone(event.source)
        laid = next((one.args for one in rest if isinstance(one, Happened) and one.what == "laid"), {})
        self.objects = int(laid.get("objects", 1))
        place, side = square_rect(self.layout, seat, square), side_of(self.layout, seat)
        kind, what, start = self.from_display(event.piece or "", slot, laid)
        self.put(pieces=self.without(next((one for one in self.show.pieces if one.slot == slot), None)))
        end, high = Pose(*place.center, side), side * HIGH
        if self.held is not None:
            above = replace(self.held, scale=self.layout.side, angle=0.0, lift=high)
        else:
            up = replace(start, y=start.y - self.u(UP), lift=self.u(UP))
            if slot is None or self.before.marks.get(slot) != "chosen":
                self.now = self.fly(kind, what, start, up, LIFT, ease=arrive)
            above = replace(end, y=end.y - high, lift=high)
            self.now = self.fly(kind, what, up, above, FLY, arc=self.u(ARC), ease=move)
        self.now = self.fly(kind, what, above, end, FALL, ease=leave)
        covered, garden = tuple(SQUARE_INDEX[name] for name in laid["squares"]), self.after.gardens[seat]
        self.play(heard.landing(int(laid["level"])))
        self._scatter(seat, covered)
        if kind == TILE:
            self.now = self.fly(kind, what, replace(end, stretch=SQUASHED), end, PRESSED, ease=settle)
        self.now = self.fly(RISES, (seat, covered, garden), end, replace(end, turn=1.0), RISE, ease=arrive)
        enclosed = next((one.slots[0] for one in rest if isinstance(one, Counted) and one.why == "enclosed"), "")
        if enclosed:  # its circle is not drawn yet
            garden = replace(garden, waiting=SQUARE_INDEX[enclosed])
        self.put(**self.by_seat("gardens", seat, garden), standings=self.after.standings, last=self.after.last)

    def _scatter(self, seat: int, covered: tuple[int, ...]) -> None:
        """Moss and earth fly, and what stands beside the tile nods."""
        side, rects = side_of(self.layout, seat), [square_rect(self.layout, seat, square) for square in covered]
        whole = rects[0].unionall(rects[1:])
        here = Pose(*whole.center, side)
        self.fly(SPECKS, ("moss", whole.size), here, replace(here, turn=1.0), FLUNG, ease=linear)
        for square in sorted({one for under in covered for one in BESIDE[under]} - {*covered}):
            if self.show.gardens[seat].objects[square]:
                here = Pose(*square_rect(self.layout, seat, square).center, side)
                self.fly(NOD, (seat, square), here, here, NODS, arc=-self.u(2), ease=linear)

    def _light(self, seat: int, column: int) -> None:
        """It drops on its stone, and its light swells."""
        rect = lantern_rect(self.layout, self.show.seat, seat, column)
        own = seat == self.show.seat
        here, stone = Pose(*rect.center, rect.w), frozenset({f"lantern-{column}"} if own else ())
        self.put(flying=self.show.flying | stone)
        lands = self.fly(LANTERN, (own, rect.size), replace(here, y=here.y - self.u(20), alpha=0.4), here, DROP, ease=leave)
        self.fly(LANTERN, (own, rect.size), here, here, WAITS + SWELLS, at=lands)
        self.play(heard.LANTERN, lands)
        dark, bright = replace(here, scale=0.0, alpha=0.0), replace(here, scale=1.15)
        swollen = self.fly(GLOW, (own, rect.size), dark, bright, SWELLS * 0.6, at=lands + WAITS, ease=arrive)
        lit = self.fly(GLOW, (own, rect.size), bright, replace(here, scale=1.0), SWELLS * 0.4, at=swollen)
        self.put(lit, **self.by_seat("lanterns", seat, tuple(sorted((*self.show.lanterns[seat], column)))), flying=self.show.flying - stone)
        self.now = lands

    # ------------------------------------------------------------ points
    def _count(self, seat: int, points: int, why: str, slots: Sequence[str]) -> None:
        """The figure rises from what brought it and flies to the player's points, which count up."""
        if why == "enclosed":
            self._enclose(seat, SQUARE_INDEX[slots[0]])
        panel, own = self.layout.panels[f"player-{seat}"], seat == self.show.seat
        place = square_rect(self.layout, seat, SQUARE_INDEX[slots[0]]) if slots and slots[0] in SQUARE_INDEX else panel
        start, up = Pose(*place.center, 40), Pose(place.centerx, place.centery - self.u(46), 40)
        end = Pose(panel.x + panel.w * (0.25 if own else 0.9), panel.bottom - panel.h * 0.28 if own else panel.y + panel.h * 0.07, 40)
        self.sounds += heard.counted(self.now, why, self.objects)
        there = self.fly(PLUS, points, start, up, CLIMB, ease=arrive)
        there = self.fly(PLUS, points, up, end, ADD, at=there)
        had = self.show.points(seat)
        steps = min(STEPS, points)
        for step in range(1, steps + 1):
            now = had + round(points * step / steps)
            players = tuple(with_points(one, now) if one.seat == seat else one for one in self.show.players)
            self.put(there + STEP * (step - 1), players=players)
        self.now += NEXT

    def _take_tablet(self, seat: int, kind: int) -> None:
        """It swings once and flies to the player, whose crest is stamped where it hung."""
        rect, panel = self.layout.spots[spots.tablet(kind)].rect, self.layout.panels[f"player-{seat}"]
        name, hangs = f"tablet-{kind}", Pose(*rect.center, rect.w)
        self.put(flying=self.show.flying | {name})
        self.play(heard.FIFTH)
        for angle, back in ((11.0, 0.0), (-8.0, 0.0)):
            tilted = replace(hangs, angle=angle)
            self.now = self.fly(TABLET, kind, hangs, tilted, SWING / 4, ease=arrive)
            self.now = self.fly(TABLET, kind, tilted, replace(hangs, angle=back), SWING / 4, ease=move)
        end = Pose(panel.x + panel.w * 0.5, panel.y + min(panel.h * 0.5, self.u(60)), rect.w * 0.7, alpha=0.3)
        self.now = self.fly(TABLET, kind, hangs, end, TAKEN, arc=self.u(50))
        crest = next(player.crest for player in self.show.players if player.seat == seat)
        stamp = Pose(rect.centerx, rect.y + rect.h * 0.6, rect.w * 0.5)
        self.now = self.fly(STAMP, crest, replace(stamp, scale=stamp.scale * 1.8, alpha=0.0), stamp, STAMPED, ease=leave)
        self.put(**self.by_seat("won", seat, (*self.show.won[seat], kind)), flying=self.show.flying - {name})

    # ------------------------------------------------------------ zen tiles and frogs
    def _enclose(self, seat: int, square: int) -> None:
        """A brush goes round it, and the tick pops."""
        rect = square_rect(self.layout, seat, square)
        at = max([self.now, *(at for at, _ in self.changes)])  # the tile lies, and points have been counted
        here = Pose(*rect.center, rect.w)
        self.now = self.fly(BRUSH, square // SIDE, here, replace(here, turn=1.0), DRAWN, at=at, ease=linear)
        self.put(**self.by_seat("gardens", seat, self.after.gardens[seat]))

    def _turn_up(self, face: str, place: int) -> None:
        """The next zen tile."""
        start, rect = self.layout.spots[spots.ZEN_BAG].rect, self.layout.panels[f"zen-{place}"]
        self.now = self.fly(ZEN, OBJECTS.index(face[0]), Pose(*start.center, start.w), Pose(*rect.center, rect.w), TURN_UP)
        self.play(heard.landing(1))
        view = replace(self.show.view, zen_left=self.after.view.zen_left)
        self.put(pieces=(*self.show.pieces, Piece(face, spots.zen(place))), view=view)

    def _hop(self, seat: int, square: int) -> None:
        """One hop; it lands with bent legs."""
        slot = spots.frog(seat)
        start = frog_rect(self.layout, self.show, seat)
        end = frog_rect(self.layout, self.show, seat, square)
        frog = next((one for one in self.show.pieces if one.slot == slot), None)
        if start is None or end is None or frog is None:
            return
        there, arc = Pose(*end.center, end.w), side_of(self.layout, seat) * 0.5
        from_ = Pose(*start.center, start.w)
        self.put(pieces=self.without(frog))
        self.play(heard.FROG)
        if self.held is not None and seat == self.show.seat:
            from_, arc = replace(self.held, scale=end.w, angle=0.0, lift=0.0), 0.0
        else:
            bent = replace(from_, stretch=0.85)
            self.now = self.fly(FROG, frog.face, from_, bent, SITS, ease=arrive)
            from_ = bent
        self.now = self.fly(FROG, frog.face, from_, there, HOP, arc=arc)
        self.now = self.fly(FROG, frog.face, replace(there, stretch=0.85), there, SITS, ease=settle)
        self.put(**self.by_seat("frogs", seat, square), pieces=(*self.show.pieces, frog))

    def _shine(self, seat: int) -> None:
        """Once its points have left it, a sheen runs over it, and it is gold."""
        self.now += CLIMB - NEXT
        self.play(heard.GOLD)
        slot = spots.frog(seat)
        frog = next((one for one in self.show.pieces if one.slot == slot), None)
        rect = frog_rect(self.layout, self.show, seat)
        if frog is None or rect is None:
            return
        gold = next((one for one in self.after.pieces if one.slot == slot), frog)
        here = Pose(*rect.center, rect.w)
        self.put(self.now + SHINES / 2, gold=self.after.gold, pieces=(*self.without(frog), gold))
        self.now = self.fly(SHEEN, gold.face, here, replace(here, turn=1.0), SHINES, ease=linear)
