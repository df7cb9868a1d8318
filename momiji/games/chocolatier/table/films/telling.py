"""Events told as motion: a turn, the filling of boxes, floors paid, a round laid out."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from momiji.core.events import Counted, Event, Moved
from momiji.core.text import Text
from momiji.games.chocolatier.rules.contents import COLOURS, FLOOR_COSTS, SIZE
from momiji.games.chocolatier.rules.words import colour_word
from momiji.games.chocolatier.table import spots
from momiji.games.chocolatier.table.layout.whole import piece_rect, points_rect
from momiji.games.chocolatier.table.show import PopUp
from momiji.ui.motion import Pose, arrive, leave, linear, settle
from momiji.ui.table.film import Leg, Sprite
from momiji.ui.table.pieces.film import PIECE
from momiji.ui.table.pieces.piece import Piece
from momiji.ui.table.show import Command, Note

from . import changes, heard
from .kinds import kind
from .reel import Reel
from .sprites import BLINK, FIGURE, LINE, POPS, RING

CLOSE_UP, TO_LINE, TO_MIDDLE, HOP, MARK, PLATE, SENT = 90.0, 300.0, 280.0, 220.0, 300.0, 360.0, 260.0
INTO_BOX, RINGED, ADDS, TO_LID, REFILL = 280.0, 120.0, 240.0, 320.0, 700.0
BLINKS, APART, PAID = 120.0, 60.0, 400.0
DEALT, DEALT_APART, ALL_DEALT = 240.0, 25.0, 1360.0
RUNS: Final = 500.0  # the copper line round a complete row
STANDS: Final = 160.0  # figures that were counted stay long enough to be read
FOR_THE_PLACE: Final = ("alone", "row", "column")
AT_ONCE: Final = Command("hurry", Text("chocolatier-button-at-once"), ghost=True)


class Telling(Reel):
    def tell(self, events: Sequence[Event]) -> None:
        """A group of events at a time: what belongs together flies together."""
        at = 0
        while at < len(events):
            event, end = events[at], at + 1
            what = kind(event)
            while end < len(events) and kind(events[end]) == what and what not in ("points", "floor", "box"):
                end += 1
            group = [one for one in events[at:end] if isinstance(one, Moved)]
            match what:
                case "box":
                    end = self._fill(events, at)
                case "floor":
                    self._pay(event)
                case "take":
                    self._take(group)
                case "sent":
                    self.fly(group, SENT, apart=30, rim=self.layout.panels["tray"].center)
                case "lid":
                    self._to_lid(group)
                case "refill":
                    self._refill(len(group))
                case "dealt":
                    self._deal(group)
                case "round":
                    self._round()
                case "moved":
                    self.fly(group, TO_MIDDLE, arc=30.0)
            at = end

    # ------------------------------------------------------------ a turn
    def _take(self, moved: list[Moved]) -> None:
        """The mark first, then the pralines, the rest sliding meanwhile; what finds no place touches the line and hops on."""
        rest = [event for event in moved if event.target.kind == "middle"]
        mark = [event for event in moved if event.piece == spots.TOKEN]
        plate = [event for event in moved if event.piece == spots.TAKEN_PLATE]
        into = [event for event in moved if event.target.kind == "line"]
        over = [event for event in moved if event not in (*rest, *mark, *plate, *into)]
        if mark:
            self.fly(mark, MARK, arc=90.0, wait=False)
            self._ring_opens(mark[0])
            self.now += 160
        start = self.now
        self.fly(rest, TO_MIDDLE, apart=30, ease=arrive, wait=False)
        if rest:
            self.sounds.append((start, heard.SLIDE))
        self.now = start
        if self.held is None:
            self.close_up([*into, *over], CLOSE_UP)
            self.now += CLOSE_UP
        began = self.now
        self.fly(into, TO_LINE, arc=60.0, apart=45, dip=4.0, wait=False)
        self.now = began + 45 * len(into)
        self.fly(over, TO_LINE, arc=60.0, apart=45, via=into[-1] if into else None, hop=(HOP, 50.0, leave), dip=3.0, wait=False)
        self.now = began
        self.fly(plate, PLATE, arc=40.0, wait=False)
        self.rest()
        self._figures_pop()

    def _ring_opens(self, event: Moved) -> None:
        """Where the mark lands."""
        slot, nth = spots.slot_of(event.target, event.piece or "")
        rect = piece_rect(self.layout, self.show, Piece(event.piece or "", slot, nth))
        if rect is not None:
            start, end = Pose(*rect.center, rect.w * 0.7), Pose(*rect.center, rect.w * 1.7, alpha=0.0)
            self.legs.append(Leg(Sprite(RING, None, len(self.legs)), start, end, self.now + MARK, 260, ease=arrive))

    def _figures_pop(self) -> None:
        """What the round will bring now, once the last piece lies still."""
        new = [one for one in self.after.figures if one not in self.before.figures]
        for figure in new:
            start, end = Pose(0, 0, 0.6), Pose(0, 0, 1.0)
            self.legs.append(Leg(Sprite(POPS, figure, len(self.legs)), start, end, self.now, STANDS, ease=settle))
        if new:
            self.set(ghosts=self.after.ghosts)
            self.now += STANDS

    # ------------------------------------------------------------ the filling
    def _fill(self, events: Sequence[Event], at: int) -> int:
        """A praline into the box, the rings of its row and column with their figures, the sum to the points, the others to the lid."""
        moved = events[at]
        assert isinstance(moved, Moved)
        seat, end = moved.target.owner or 0, at + 1
        counted, rest = list[Counted](), list[Moved]()
        while end < len(events):
            event = events[end]
            if isinstance(event, Counted) and event.why in FOR_THE_PLACE:
                counted.append(event)
            elif isinstance(event, Moved) and event.source.kind == "line" and event.target.kind == "lid":
                rest.append(event)
            else:
                break
            end += 1
        self._filling(seat, self._note(moved, counted))
        self.fly([moved], INTO_BOX, arc=40.0, dip=3.0)
        self._complete(seat, moved)
        start = self.now
        self._to_lid(rest, wait=False)
        self.now = start
        pops: list[PopUp] = []
        for one in counted:
            slots = tuple(spots.well(seat, *(int(part) - 1 for part in slot.split("-"))) for slot in one.slots)
            pops.append(PopUp(seat, slots, one.change, upright=one.why == "column"))
            self.set(pops=tuple(pops))
            self.sounds += heard.points(self.now, one.change)
            self.now += RINGED + STANDS
        self._add(seat, sum(one.change for one in counted), pops)
        self.rest()
        due = self.show.due
        if seat == self.show.seat:
            row = spots.numbers(spots.slot_of(moved.target, moved.piece or "")[0])[1]
            due = replace(due, landings=tuple(one for one in due.landings if one.row != row))
        self.set(pops=(), due=due)
        return end

    def _complete(self, seat: int, moved: Moved) -> None:
        """A whole row, column or colour is heard; round a row, which ends the game, a copper line runs."""
        _, row, column = spots.numbers(spots.slot_of(moved.target, "")[0])
        box = {spots.numbers(piece.slot)[1:]: piece.face for piece in self.show.pieces if _in_box(piece, seat)}
        if all((row, at) in box for at in range(SIZE)):
            rects = [piece_rect(self.layout, self.show, Piece("B", spots.well(seat, row, at))) for at in (0, SIZE - 1)]
            if rects[0] is not None and rects[1] is not None:
                whole = rects[0].union(rects[1])
                sprite = Sprite(LINE, (whole.w, whole.h), len(self.legs))
                start, end = Pose(*whole.center, whole.w), Pose(*whole.center, whole.w, turn=1.0)
                self.legs.append(Leg(sprite, start, end, self.now, RUNS, ease=linear, until=self.now + RUNS + 4 * STANDS))
            self.sounds.append((self.now, heard.ROW))
        if all((at, column) in box for at in range(SIZE)):
            self.sounds.append((self.now, heard.COLUMN))
        if list(box.values()).count(moved.piece or "") == SIZE:
            self.sounds.append((self.now, heard.COLOUR))

    def _filling(self, seat: int, note: Note) -> None:
        """It is this player's box that is filled now, whoever's turn it was."""
        players = tuple(replace(one, badge="playing" if one.seat == seat else "") for one in self.show.players)
        chips = {seat: Text("chocolatier-kind-filling")}
        self.set(players=players, chips=chips, note=note, primary=AT_ONCE, left=None, right=None, redo=None)

    def _note(self, moved: Moved, counted: list[Counted]) -> Note:
        """What is counted, while it is counted."""
        row = int((moved.target.slot or "1").split("-")[0])
        colour = colour_word(COLOURS.index(moved.piece or COLOURS[0]))
        found = {one.why: one.change for one in counted}
        told = {"across": found.get("row", 0), "down": found.get("column", 0), "line": row, "praline": colour}
        return Note(
            "chocolatier/fill",
            Text("chocolatier-note-filling", {"name": self.name(moved.target.owner)}),
            Text("chocolatier-note-filling-body", told),
            chip=Text("chocolatier-round", {"round": self.show.view.round}),
        )

    def _add(self, seat: int, change: int, pops: list[PopUp]) -> None:
        """The sum flies to the points, and they go up."""
        end = points_rect(self.layout, self.show, seat).center
        start = end
        if pops and (rect := piece_rect(self.layout, self.show, Piece("B", pops[-1].slots[0]))) is not None:
            start = rect.center
        self.legs.append(Leg(Sprite(FIGURE, change, len(self.legs)), Pose(*start, 60), Pose(*end, 60), self.now, ADDS))
        self.now += ADDS
        self.set(players=changes.counted(self.show, seat, change).players)

    def _pay(self, event: Event) -> None:
        """Tiles blink from the left, and the sum drops out of the points."""
        assert isinstance(event, Counted)
        seat, count = event.seat, len(event.slots)
        cost = sum(FLOOR_COSTS[:count])
        key = "chocolatier-log-floor" if cost == -event.change else "chocolatier-log-floor-short"
        body = Text(key, {"name": self.name(seat), "cost": cost})
        self._filling(seat, Note("chocolatier/floor", Text("chocolatier-about-floor"), body))
        for nth in range(count):
            rect = piece_rect(self.layout, self.show, Piece("B", spots.floor(seat), nth))
            if rect is not None:
                at = self.now + APART * nth
                sprite = Sprite(BLINK, rect.w, len(self.legs))
                self.legs.append(Leg(sprite, Pose(*rect.center, rect.w), Pose(*rect.center, rect.w, alpha=0.0), at, BLINKS * 2, ease=leave))
                self.sounds.append((at, heard.FLOOR))
        self.set(pops=(PopUp(seat, (spots.floor(seat),), event.change),))
        self.now += APART * count + PAID
        points = points_rect(self.layout, self.show, seat).center
        start, end = Pose(*points, 60), Pose(points[0], points[1] + 46 * self.scale.u, 60, alpha=0.0)
        self.legs.append(Leg(Sprite(FIGURE, event.change, len(self.legs)), start, end, self.now, PAID, ease=leave))
        self.set(players=changes.counted(self.show, seat, event.change).players)
        self.now += PAID / 2
        self.set(pops=())

    def _to_lid(self, group: list[Moved], *, wait: bool = True) -> None:
        start = self.now
        self.fly(group, TO_LID, arc=90.0, apart=40, wait=wait)
        last = [nth for nth, event in enumerate(group) if event.target.kind == "lid"]
        if last:
            self.nod(spots.LID, start + TO_LID + 40 * last[0], 160 + 40 * (last[-1] - last[0]), angle=3.0)

    # ------------------------------------------------------------ the next round
    def _round(self) -> None:
        """The plates of the new round lie there, empty."""
        self.rest()
        view = replace(self.show.view, round=self.after.view.round, phase=self.after.view.phase)
        plates = tuple(piece for piece in self.show.pieces if piece.face != spots.TAKEN_PLATE)
        new = tuple(piece for piece in self.after.pieces if piece.face == spots.TAKEN_PLATE)
        self.set(chips={}, view=view, sides=self.after.sides, capacity=self.after.capacity, pieces=(*new, *plates), bell=None)

    def _refill(self, count: int) -> None:
        """The lid tips, a stream of pralines, the bag swells."""
        self.rest()
        start, end = (self.layout.spots[spot].rect.center for spot in (spots.LID, spots.BAG))
        size = self.scale.px(36)
        self.nod(spots.LID, self.now, REFILL, angle=20.0)
        for nth in range(min(8, count)):
            sprite = Sprite(PIECE, COLOURS[nth % 5], len(self.legs))
            self.legs.append(Leg(sprite, Pose(*start, size), Pose(*end, size), self.now + 120 + 40 * nth, 300, arc=60 * self.scale.u))
        self.nod(spots.BAG, self.now + 380, REFILL - 380, swell=1.06)
        self.sounds.append((self.now + 300, heard.BAG))
        self.now += REFILL
        bag, lid = self.show.piles
        self.set(piles=(bag + lid, 0))

    def _deal(self, group: list[Moved]) -> None:
        """Out of the bag, which nods, one after another, all within 1.6 seconds."""
        apart = min(DEALT_APART, ALL_DEALT / max(1, len(group)))
        self.sounds.append((self.now, heard.BAG))
        lasts = apart * len(group)
        for nth in range(max(1, round(lasts / 260))):
            self.nod(spots.BAG, self.now + 260 * nth, 250, angle=4.0 if nth % 2 else -4.0)
        self.fly(group, DEALT, arc=40.0, apart=apart, ease=settle, every=4)

    def name(self, seat: int | None) -> str:
        return next(player.name for player in self.show.players if player.seat == seat)


def _in_box(piece: Piece, seat: int) -> bool:
    return piece.slot.kind == "well" and spots.numbers(piece.slot)[0] == seat
