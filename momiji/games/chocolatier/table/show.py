"""What lies on the table, made of the view alone."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from momiji.core.events import Happened, Moved
from momiji.core.text import Text
from momiji.games.chocolatier.rules import preview
from momiji.games.chocolatier.rules.contents import COLOURS, SIZE
from momiji.games.chocolatier.rules.preview import Due
from momiji.games.chocolatier.rules.state import END, MIDDLE, SEND, TAKE, TILE
from momiji.games.chocolatier.rules.steps import Send
from momiji.games.chocolatier.rules.view import FREE, TAKEN_ID, View
from momiji.games.chocolatier.table.figures import FigureSlip
from momiji.playing.chair import Moment
from momiji.ui.table.pieces.piece import Piece, PieceShow, Seated
from momiji.ui.table.show import Badge, Mark, Spot
from momiji.ui.table.step_desk import Begun

from . import spots
from .asking import asked
from .figures import figures_of

POINTS = "chocolatier/tokens/points"


@dataclass(frozen=True, slots=True)
class PopUp:
    """Points that are being counted: what brings them is ringed, and the figure stands beside it."""

    seat: int
    slots: tuple[Spot, ...]
    figure: int
    upright: bool = False  # a column


@dataclass(frozen=True, slots=True, kw_only=True)
class ChocolatierShow(PieceShow):
    view: View
    due: Due
    figures: tuple[FigureSlip, ...] = ()  # what targets would bring
    ghosts: tuple[Piece, ...] = ()  # what will lie there
    pops: tuple[PopUp, ...] = ()
    capacity: tuple[int, ...] = ()  # how many pralines the places of each plate were made for
    bell: int | None = None  # who holds the first-player mark
    piles: tuple[int, int] = (0, 0)  # pralines in the bag and in the lid
    sides: tuple[str, ...] = ()  # of each plate what its golden side is called; "" for a plain one, "-" for one that was taken
    chips: dict[int, Text] = field(default_factory=dict)  # beside a name, while boxes are filled

    def points(self, seat: int) -> int:
        return next(player.figures[0][1] for player in self.players if player.seat == seat)


def with_points(player: Seated, points: int) -> Seated:
    return replace(player, figures=((POINTS, points),))


def show(begun: Begun) -> ChocolatierShow:
    view: View = begun.moment.view
    seats = [(begun.moment.seat + far) % len(view.players) for far in range(len(view.players))]
    lying = list(_on_plates(begun.moment))
    due = preview.due(view, begun.moment.seat)
    words = asked(begun, view)
    chosen = begun.chosen[0] if begun.chosen else None
    figures, ghosts = figures_of(view, begun.legal, chosen) if begun.active else ((), ())
    if view.phase in (TAKE, SEND, END) and chosen is None:
        figures, ghosts = landings(due, begun.moment.seat)
    return ChocolatierShow(
        seat=begun.moment.seat,
        turn=view.turn,
        note=begun.waiting or words.note,
        primary=words.primary if begun.active else begun.hurry,
        left=words.left if begun.active else None,
        right=begun.undo,
        redo=begun.redo,
        marks=_marks(begun, view),
        pieces=(*_plate_5(view), *lying, *_mark(view), *(piece for seat in reversed(seats) for piece in _of_player(view, seat))),
        players=tuple(_seated(begun, view, seat) for seat in seats),
        view=view,
        due=due,
        figures=figures,
        ghosts=ghosts,
        capacity=_capacity(view, lying),
        bell=view.mark,
        piles=(len(view.bag), len(view.lid)),
        sides=sides(view),
    )


def sides(view: View) -> tuple[str, ...]:
    return tuple("-" if offer is None else str(offer.id) if offer.gold else "" for offer in view.offers)


def _seated(begun: Begun, view: View, seat: int) -> Seated:
    who, now, last = begun.moment.seats[seat], view.current, begun.moment.over
    badge: Badge = ""
    if not last and seat == now:
        badge = "your-turn" if begun.active else "playing"
    elif not last and view.phase != TILE and seat == (now + 1) % len(view.players):
        badge = "next"
    return Seated(seat, who.name, who.crest, badge, who.computer, ((POINTS, view.players[seat].points),))


# ------------------------------------------------------------------ marks
def _marks(begun: Begun, view: View) -> dict[Spot, Mark]:
    """Plates and petals one may take from are ringed until a colour is chosen; then the places it may go to."""
    marks: dict[Spot, Mark] = dict(begun.marks)
    if not begun.active:
        return marks
    if view.phase == SEND:
        offer, neighbours = preview.sent_from(view)
        colour = next(step.colour for step in begun.legal if isinstance(step, Send))
        marks = {spots.plate(number): "legal" for number in neighbours}
        marks[spots.pralines(offer, COLOURS[colour])] = "chosen"
    elif view.phase == TAKE and not begun.chosen:
        marks |= {spots.plate(number): "legal" for number, offer in enumerate(view.offers, 1) if offer and offer.pralines}
        marks |= {spots.pralines(MIDDLE, letter): "legal" for letter in set(view.middle)}
    elif view.phase == TAKE:
        for row in range(SIZE):
            marks.setdefault(spots.line(view.current, row), "dim")
    elif view.phase == TILE:
        row = preview.placing(view)
        wells: dict[Spot, Mark] = {spots.well(view.current, row, step.column): "legal" for step in begun.legal}
        marks = wells | {spot: mark for spot, mark in marks.items() if mark == "chosen"}
        marks.setdefault(spots.line(view.current, row), "chosen")
    return marks


def landings(due: Due, seat: int) -> tuple[tuple[FigureSlip, ...], tuple[Piece, ...]]:
    """What full lines will bring in the filling, as things stand."""
    wells = [(spots.well(seat, one.row, one.column), one) for one in due.landings]
    return tuple(FigureSlip(well, one.points) for well, one in wells), tuple(Piece(COLOURS[one.colour], well) for well, one in wells)


# ------------------------------------------------------------------ pieces
def _plate_5(view: View) -> Iterator[Piece]:
    for number, offer in enumerate(view.offers, 1):
        if offer is not None and offer.gold and offer.id == TAKEN_ID:
            yield Piece(spots.TAKEN_PLATE, spots.plate(number))
    for seat, player in enumerate(view.players):
        if player.spare is not None:
            yield Piece(spots.TAKEN_PLATE, spots.holder(seat))


def _mark(view: View) -> Iterator[Piece]:
    if view.mark is None:
        yield Piece(spots.TOKEN, spots.MIDDLE_MARK)


def _of_player(view: View, seat: int) -> Iterator[Piece]:
    player = view.players[seat]
    for row, letters in enumerate(player.lines):
        yield from (Piece(letter, spots.line(seat, row), place) for place, letter in enumerate(letters))
    for row, letters in enumerate(player.box):
        yield from (Piece(letter, spots.well(seat, row, column)) for column, letter in enumerate(letters) if letter != FREE)
    yield from (Piece(letter, spots.floor(seat), place) for place, letter in enumerate(player.floor))
    if player.spare:
        yield Piece(player.spare, spots.spare(seat))


def _on_plates(moment: Moment) -> Iterator[Piece]:
    """A praline keeps its place on its plate while others leave; what comes later takes a free one."""
    view: View = moment.view
    begins = max((at for at, step in enumerate(moment.taken) if any(_round(event) for event in step.events)), default=-1)
    base: View = moment.taken[begins].after if begins >= 0 else moment.taken[0].before if moment.taken else view
    plates = [list[str](offer.pralines) if offer else [] for offer in base.offers]
    for step in moment.taken[begins + 1 :]:
        for event in step.events:
            if isinstance(event, Moved) and event.piece and event.piece in COLOURS:
                _move(plates, event, event.piece)
    sending = preview.sent_from(view)[0] if view.sending else 0
    for number, (plate, offer) in enumerate(zip(plates, view.offers, strict=True), 1):
        there = (offer.pralines if offer else "") + ((view.sending or "") if number == sending else "")
        for letter in COLOURS:
            places = [place for place, one in enumerate(plate) if one == letter]
            yield from (Piece(letter, spots.pralines(number, letter), place) for place in places[: there.count(letter)])
    for letter in COLOURS:
        yield from (Piece(letter, spots.pralines(MIDDLE, letter), nth) for nth in range(view.middle.count(letter)))


def _round(event: object) -> bool:
    return isinstance(event, Happened) and event.what == "round"


def _move(plates: list[list[str]], event: Moved, letter: str) -> None:
    if event.source.kind == "offer":
        plate = plates[int(event.source.slot or 1) - 1]
        if letter in plate:
            plate[plate.index(letter)] = ""
    if event.target.kind == "offer":
        plate = plates[int(event.target.slot or 1) - 1]
        if "" in plate:
            plate[plate.index("")] = letter
        else:
            plate.append(letter)


def _capacity(view: View, lying: list[Piece]) -> tuple[int, ...]:
    places = dict.fromkeys(range(1, len(view.offers) + 1), 0)
    for piece in lying:
        source, _ = spots.source_of(piece.slot)
        if source != MIDDLE:
            places[source] = max(places[source], piece.nth + 1)
    return tuple(places.values())
