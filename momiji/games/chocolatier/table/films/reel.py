"""The table as it stands while events go by, and what flies meanwhile."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from momiji.core.events import Counted, Event, Moved
from momiji.core.text import Text
from momiji.games.chocolatier.rules.contents import COLOURS
from momiji.games.chocolatier.rules.state import MIDDLE
from momiji.games.chocolatier.rules.words import colour_word
from momiji.games.chocolatier.table import spots
from momiji.games.chocolatier.table.layout import ChocolatierLayout, lay_out
from momiji.games.chocolatier.table.layout.whole import piece_rect
from momiji.games.chocolatier.table.show import ChocolatierShow, Pop
from momiji.ui.motion import Ease, Pose, arrive, move
from momiji.ui.table.film import Film, Leg, Sprite, Still
from momiji.ui.table.pieces.film import PIECE
from momiji.ui.table.pieces.piece import Piece
from momiji.ui.table.show import Command, Note, Spot
from momiji.ui.theme import Scale

from . import changes
from .kinds import in_hand, kind

FIGURE: Final = "figure"
TO_LINE, TO_MIDDLE, HOP, MARK, PLATE, SENT = 300.0, 280.0, 220.0, 300.0, 360.0, 260.0
INTO_BOX, RING, ADDS, TO_LID, PAYS, REFILL = 280.0, 240.0, 240.0, 320.0, 500.0, 700.0
DEALT, APART = 240.0, 25.0
FOR_THE_PLACE: Final = ("alone", "row", "column")
AT_ONCE: Final = Command("hurry", Text("chocolatier-button-at-once"), ghost=True)


class Reel:
    """The table as it stands while events go by, and what flies meanwhile."""

    def __init__(self, before: ChocolatierShow, after: ChocolatierShow, scale: Scale, held: Pose | None = None) -> None:
        self.show = replace(before, marks={}, figures=(), ghosts=(), gone=frozenset())
        self.after, self.scale, self.held = after, scale, held
        self.layout: ChocolatierLayout = lay_out(before, scale)
        self.to: ChocolatierLayout = lay_out(after, scale)
        self.coming = list(after.pieces)
        self.now = 0.0
        self.legs: list[Leg] = []
        self.sounds: list[tuple[float, str]] = []
        self.stills = [Still(0.0, self.show)]
        self.pending: list[tuple[float, Any]] = []

    # ------------------------------------------------------------ telling
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
                    end = self._take(events, at)
                case "sent":
                    self._fly(group, SENT, 0.0, apart=30)
                case "lid":
                    self._fly(group, TO_LID, 90.0, apart=40, sound="land")
                case "refill":
                    self._refill(len(group))
                case "dealt":
                    self._deal(group)
                case "round":
                    self._round(event)
                case "moved":
                    self._fly(group, TO_MIDDLE, 30.0)
            at = end

    def _take(self, events: Sequence[Event], at: int) -> int:
        """A turn: the mark first, then the pralines, the rest sliding meanwhile; what finds no place touches the line and hops on."""
        end = at
        while end < len(events) and kind(events[end]) == "take":
            end += 1
        moved = [event for event in events[at:end] if isinstance(event, Moved)]
        rest = [event for event in moved if event.target.kind == "middle"]
        mark = [event for event in moved if event.piece == spots.TOKEN]
        plate = [event for event in moved if event.piece == spots.TAKEN_PLATE]
        into = [event for event in moved if event.target.kind == "line"]
        over = [event for event in moved if event not in rest and event not in mark and event not in plate and event not in into]
        if mark:
            self._fly(mark, MARK, 90.0, wait=False)
            self.now += 160
        start = self.now
        self._fly(rest, TO_MIDDLE, 0.0, apart=30, ease=arrive, sound="", wait=False)
        self.now = start
        self._fly(into, TO_LINE, 60.0, apart=45, wait=False)
        self.now = start + 45 * len(into)
        touch = into[-1] if into else None
        self._fly(over, TO_LINE if touch is None else TO_LINE + HOP, 60.0 if touch is None else 110.0, apart=45, wait=False)
        self._fly(plate, PLATE, 40.0, wait=False)
        self._rest()
        return end

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
        self._fly([moved], INTO_BOX, 40.0)
        start = self.now
        self._fly(rest, TO_LID, 90.0, apart=40, wait=False)
        self.now = start
        pops: list[Pop] = []
        for one in counted:
            slots = tuple(spots.well(seat, *(int(part) - 1 for part in slot.split("-"))) for slot in one.slots)
            pops.append(Pop(seat, slots, one.change, upright=one.why == "column"))
            self._set(pops=tuple(pops))
            self.sounds.append((self.now, "acorn"))
            self.now += RING
        self._add(seat, sum(one.change for one in counted), pops)
        self._rest()
        due = self.show.due
        if seat == self.show.seat:
            row = spots.numbers(spots.slot_of(moved.target, moved.piece or "")[0])[1]
            due = replace(due, landings=tuple(one for one in due.landings if one.row != row))
        self._set(pops=(), due=due)
        return end

    def _filling(self, seat: int, note: Note) -> None:
        """It is this player's box that is filled now, whoever's turn it was."""
        players = tuple(replace(one, badge="playing" if one.seat == seat else "") for one in self.show.players)
        chips = {seat: Text("chocolatier-kind-filling")}
        self._set(players=players, chips=chips, note=note, primary=AT_ONCE, left=None, right=None, redo=None)

    def _note(self, moved: Moved, counted: list[Counted]) -> Note:
        """What is counted, while it is counted."""
        row = int((moved.target.slot or "1").split("-")[0])
        colour = colour_word(COLOURS.index(moved.piece or COLOURS[0]))
        found = {one.why: one.change for one in counted}
        told = {"across": found.get("row", 0), "down": found.get("column", 0), "line": row, "praline": colour}
        name = next(player.name for player in self.show.players if player.seat == moved.target.owner)
        return Note(
            "chocolatier/fill",
            Text("chocolatier-note-filling", {"name": name}),
            Text("chocolatier-note-filling-body", told),
            chip=Text("chocolatier-round", {"round": self.show.view.round}),
        )

    def _add(self, seat: int, change: int, pops: list[Pop]) -> None:
        """The sum flies to the points, and they go up."""
        panel = self.layout.panels[f"player-{seat}"]
        start = panel.center
        if pops and (rect := piece_rect(self.layout, self.show, Piece("B", pops[-1].slots[0]))) is not None:
            start = rect.center
        end = (panel.x + panel.w // 2, panel.bottom - panel.h // 3)
        self.legs.append(Leg(Sprite(FIGURE, change, len(self.legs)), Pose(*start, 60), Pose(*end, 60), self.now, ADDS))
        self.now += ADDS
        self._set(players=changes.counted(self.show, seat, change).players)

    def _pay(self, event: Event) -> None:
        assert isinstance(event, Counted)
        slots = tuple(spots.floor(event.seat) for _ in event.slots[:1])
        name = next(player.name for player in self.show.players if player.seat == event.seat)
        body = Text("chocolatier-log-floor", {"name": name, "cost": -event.change})
        note = Note("chocolatier/floor", Text("chocolatier-about-floor"), body)
        self._filling(event.seat, note)
        self._set(pops=(Pop(event.seat, slots, event.change),))
        self.sounds.append((self.now, "pay"))
        self.now += PAYS
        self._set(players=changes.counted(self.show, event.seat, event.change).players)
        self.now += PAYS / 2
        self._set(pops=())

    def _round(self, event: Event) -> None:
        """The plates of the new round lie there, empty."""
        self._rest()
        view = replace(self.show.view, round=self.after.view.round, phase=self.after.view.phase)
        plates = tuple(piece for piece in self.show.pieces if piece.face != spots.TAKEN_PLATE)
        new = tuple(piece for piece in self.after.pieces if piece.face == spots.TAKEN_PLATE)
        self._set(chips={}, view=view, sides=self.after.sides, capacity=self.after.capacity, pieces=(*new, *plates), bell=None)

    def _refill(self, count: int) -> None:
        self._rest()
        start, end = (self.layout.spots[spot].rect.center for spot in (spots.LID, spots.BAG))
        size = self.scale.px(36)
        for nth in range(min(8, count)):
            face = "BNWKR"[nth % 5]
            sprite = Sprite(PIECE, face, len(self.legs))
            self.legs.append(Leg(sprite, Pose(*start, size), Pose(*end, size), self.now + 60 * nth, 360, arc=60))
        self.sounds.append((self.now, "shuffle"))
        self.now += REFILL
        bag, lid = self.show.piles
        self._set(piles=(bag + lid, 0))

    def _deal(self, group: list[Moved]) -> None:
        """Out of the bag one after another, all within 1.6 seconds."""
        apart = min(APART, 1360 / max(1, len(group)))
        self._fly(group, DEALT, 40.0, apart=apart, ease=arrive)

    # ------------------------------------------------------------ flying
    def _fly(
        self, group: list[Moved], ms: float, arc: float, *, apart: float = 45.0, ease: Ease = move, sound: str = "land", wait: bool = True
    ) -> None:
        """Each piece leaves the table when it starts and lies on it when it lands."""
        for nth, event in enumerate(group):
            at = self.now + apart * nth
            source, target = self._leaves(event), self._comes(event)
            start, end = self._pose(source, event, True), self._pose(target, event, False)
            if start is None or end is None:
                continue
            if self.held is not None and in_hand(event):
                start = replace(self.held, scale=start.scale, x=self.held.x + 12 * nth)
            self.legs.append(Leg(Sprite(PIECE, event.piece, len(self.legs)), start, end, at, ms, ease=ease, arc=arc * self.scale.u))
            if source is not None:
                self.pending.append((at, partial(changes.without, piece=source)))
            if event.source.kind in ("bag", "lid"):
                self.pending.append((at, partial(changes.piled, name=event.source.kind, change=-1)))
            if target is not None:
                self.pending.append((at + ms, partial(changes.laid, piece=target)))
            if event.target.kind in ("bag", "lid"):
                self.pending.append((at + ms, partial(changes.piled, name=event.target.kind, change=1)))
            if event.piece == spots.TOKEN and event.target.owner is not None:
                self.pending.append((at + ms, partial(changes.belled, seat=event.target.owner)))
            if event.piece == spots.TAKEN_PLATE and event.source.kind == "offer":
                self.pending.append((at, partial(changes.plate_gone, number=int(event.source.slot or 1))))
            if sound and (nth == 0 or nth == len(group) - 1):
                self.sounds.append((at + ms, sound))
        if wait:
            self._rest()

    def _rest(self) -> None:
        """Everything that flies lands first."""
        last = max((leg.at + leg.ms for leg in self.legs), default=self.now)
        self.pending.sort(key=lambda one: one[0])
        for at, step in self.pending:
            shown = step(self.show)
            if shown is not self.show:
                self.show = shown
                self.stills.append(Still(at, self.show))
        self.pending = []
        self.now = max(self.now, last)

    def _set(self, **parts: Any) -> None:
        self.show = replace(self.show, **parts)
        self.stills.append(Still(self.now, self.show))

    def _leaves(self, event: Moved) -> Piece | None:
        """The piece on the table that an event moves; of several in a heap the last that has not left yet."""
        slot, nth = spots.slot_of(event.source, event.piece or "")
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

    def film(self, after: ChocolatierShow) -> Film:
        self._rest()
        stills = sorted(self.stills, key=lambda still: still.at)
        return Film([*stills, Still(self.now, after)], self.legs, self.sounds, self.now)
