"""What lies on the table, made of the view alone."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from momiji.core.events import Counted, Happened, Moved
from momiji.games.miyabi.rules import preview
from momiji.games.miyabi.rules.preview import Preview, RowStanding
from momiji.games.miyabi.rules.steps import Frog, PlaceTile, Step, Zen
from momiji.games.miyabi.rules.tiles import CODES, INDEX, OBJECTS
from momiji.games.miyabi.rules.view import View
from momiji.playing.chair import Moment
from momiji.ui.table.pieces.piece import Piece, PieceShow, Seated
from momiji.ui.table.show import Badge, Mark, Spot
from momiji.ui.table.step_desk import Begun

from . import shapes, spots
from .asking import asked
from .garden import Garden, covered, garden_of

POINTS = "miyabi/points"


@dataclass(frozen=True, slots=True, kw_only=True)
class MiyabiShow(PieceShow):
    """Everything by seat lies in the order of the seats."""

    view: View
    gardens: tuple[Garden, ...]
    lanterns: tuple[tuple[int, ...], ...]
    frogs: tuple[int, ...]  # their squares
    gold: tuple[bool, ...]
    out: tuple[bool, ...]
    won: tuple[tuple[int, ...], ...]  # the tablets everybody took
    dealt: tuple[int, ...]  # the tiles of this round, each in its place
    round: int
    first: int
    standings: tuple[RowStanding, ...]
    last: tuple[tuple[int, ...], ...]  # the squares of the tile laid last, where others should see it
    legal: tuple[Step, ...] = ()
    turns: Mapping[Spot, str] = field(default_factory=dict)
    faint: frozenset[Spot] = frozenset()  # where the tile in the hand could go if it were turned
    ghost: Step | None = None  # what is advised, or waits for the button
    flying: frozenset[str] = frozenset()  # what is in the air and not where it belongs: marker, bonsai, tablets, lanterns

    def points(self, seat: int) -> int:
        return next(player.figures[0][1] for player in self.players if player.seat == seat)

    def begins(self, seat: int) -> bool:
        """Whether the bonsai stands there."""
        return self.first == seat and self.round > 0 and "bonsai" not in self.flying

    def direction(self, spot: Spot) -> str:
        """How a tile of the display lies."""
        return self.turns.get(spot, shapes.at_first(self.dealt[int(spot.key)], len(self.players)))

    def step(self, source: Spot, target: Spot) -> Step | None:
        """The legal step that puts a thing there as it lies."""
        _, square = spots.numbers(target)
        for step in self.legal:
            match step:
                case PlaceTile(tile, _, direction) if source.kind == "tile" and tile == self.view.display[int(source.key)]:
                    if square == covered(step)[0] and direction in ("", self.direction(source)):
                        return step
                case Zen() if source.kind == "zen" and step.object == self.view.face_up[int(source.key)]:
                    if square == covered(step)[0]:
                        return step
                case _ if source.kind == "frog" and getattr(step, "square", None) == square:
                    return step
        return None

    def foreseen(self, step: Step) -> Preview | None:
        return preview.preview(self.view, step)


def show(begun: Begun) -> MiyabiShow:
    moment, view = begun.moment, begun.moment.view
    seats = [(moment.seat + far) % len(view.players) for far in range(len(view.players))]
    words = asked(begun, view, _earned(moment))
    dealt, waiting = dealt_in(moment), _waiting(begun)
    frogs = [player.frog for player in view.players]
    if isinstance(waiting, Frog):  # it sits there already, and only the button is wanted
        frogs[moment.seat], waiting = waiting.square, None
    return MiyabiShow(
        seat=moment.seat,
        turn=view.turn,
        note=begun.waiting or words.note,
        primary=words.primary if begun.active else begun.hurry,
        left=words.left if begun.active else None,
        right=begun.undo,
        redo=begun.redo,
        coins=words.coins if begun.active else (),
        marks=_marks(begun, view),
        pieces=(*_display(view, dealt, begun.turns), *_zen(view), *_frogs(view)),
        players=tuple(_seated(begun, view, seat) for seat in seats),
        view=view,
        gardens=tuple(map(garden_of, view.players)),
        lanterns=tuple(player.lanterns for player in view.players),
        frogs=tuple(frogs),
        gold=tuple(player.gold for player in view.players),
        out=tuple(player.out for player in view.players),
        won=tuple(player.bonuses for player in view.players),
        dealt=dealt,
        round=view.round,
        first=view.first,
        standings=preview.standings(view),
        last=tuple(_last(moment, seat) if seat != moment.seat else () for seat in range(len(view.players))),
        legal=begun.legal,
        turns=begun.turns,
        faint=_faint(begun, view),
        ghost=waiting,
        daylight=1.0,
    )


def _seated(begun: Begun, view: View, seat: int) -> Seated:
    who, over = begun.moment.seats[seat], begun.moment.over
    badge: Badge = ""
    if not over and seat == view.current:
        badge = "your-turn" if begun.active else "playing"
    elif not over and not view.players[seat].out and seat == _next(view):
        badge = "next"
    return Seated(seat, who.name, who.crest, badge, who.computer, ((POINTS, sum(view.players[seat].points)),))


def _next(view: View) -> int:
    count = len(view.players)
    return next((seat for far in range(1, count) if not view.players[seat := (view.current + far) % count].out), view.current)


def with_points(player: Seated, points: int) -> Seated:
    return replace(player, figures=((POINTS, points),))


# ------------------------------------------------------------------ marks
def _marks(begun: Begun, view: View) -> dict[Spot, Mark]:
    """Tiles that fit nowhere rest. Gold is for places only: squares where the chosen thing may go."""
    marks: dict[Spot, Mark] = dict(begun.marks)
    if not begun.active or begun.moment.over:
        return marks
    if not view.round and not begun.chosen:
        return marks | {spots.square(view.current, step.square): "legal" for step in begun.legal}
    if view.round and not view.laid:
        tiles = {step.tile for step in begun.legal if isinstance(step, PlaceTile)}
        zen = {step.object for step in begun.legal if isinstance(step, Zen)}
        marks |= {spots.tile(place): "dim" for place, tile in enumerate(view.display) if tile >= 0 and tile not in tiles}
        marks |= {spots.zen(place): "dim" for place, kind in enumerate(view.face_up) if kind >= 0 and kind not in zen}
    return marks


def turned_targets(legal: Sequence[Step], view: View, source: Spot) -> frozenset[Spot]:
    """Where a tile could go in any direction."""
    if source.kind != "tile":
        return frozenset()
    tile = view.display[int(source.key)]
    steps = (step for step in legal if isinstance(step, PlaceTile) and step.tile == tile)
    return frozenset(spots.square(view.current, covered(step)[0]) for step in steps)


def _faint(begun: Begun, view: View) -> frozenset[Spot]:
    if not begun.chosen:
        return frozenset()
    return turned_targets(begun.legal, view, begun.chosen[0]) - {spot for spot, mark in begun.marks.items() if mark == "legal"}


def _waiting(begun: Begun) -> Step | None:
    """What waits for the button, as far as it lies on a square."""
    ready = [way.step for way in begun.ready if way.gesture.things]
    return ready[0] if ready else None


def _earned(moment: Moment) -> int:
    """What this turn has brought so far."""
    steps = [one for one in moment.taken if one.turn.number == moment.turn.number and one.turn.seat == moment.turn.seat]
    return sum(event.change for one in steps for event in one.events if isinstance(event, Counted) and event.seat == moment.turn.seat)


def _last(moment: Moment, seat: int) -> tuple[int, ...]:
    """The squares of the tile this player laid in the last turn, until it is their turn again."""
    for one in reversed(moment.taken):
        if one.turn.seat == seat:
            turn = one.turn.number
            mine = [step for step in moment.taken if (step.turn.seat, step.turn.number) == (seat, turn)]
            return next((covered(step.step) for step in mine if isinstance(step.step, PlaceTile | Zen)), ())
    return ()


# ------------------------------------------------------------------ pieces
def dealt_in(moment: Moment) -> tuple[int, ...]:
    """The tiles of this round in their places, also those that were taken: a place never moves."""
    view: View = moment.view
    for one in reversed(moment.taken):
        if any(isinstance(event, Happened) and event.what == "round-began" for event in one.events):
            drawn = [event for event in one.events if isinstance(event, Moved) and event.source.kind == "bag"]
            return tuple(INDEX[event.piece or ""] for event in drawn) if view.display else ()
    first: View = moment.taken[0].before if moment.taken else view
    return first.display if view.display else ()


def face(tile: int, direction: str) -> str:
    return f"{CODES[tile]}.{direction}"


def _display(view: View, dealt: tuple[int, ...], turns: Mapping[Spot, str]) -> Iterator[Piece]:
    for place, tile in enumerate(view.display):
        if tile >= 0:
            spot = spots.tile(place)
            yield Piece(face(tile, turns.get(spot, shapes.at_first(tile, len(view.players)))), spot)


def _zen(view: View) -> Iterator[Piece]:
    for place, kind in enumerate(view.face_up):
        if kind >= 0:
            yield Piece(f"{OBJECTS[kind]}z", spots.zen(place))


def _frogs(view: View) -> Iterator[Piece]:
    """Before they are put out they wait beside their names."""
    if "frog" in view.options:
        for seat, player in enumerate(view.players):
            yield Piece("frog-gold" if player.gold else "frog-silver", spots.frog(seat))
