"""Desks of games whose steps are made as their gestures say. A game with more to it takes `GestureDesk` and adds what is special."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from momiji.core.text import Refusal, Text
from momiji.playing.chair import Chair, Moment, Seen
from momiji.playing.log import Line, last_turn
from momiji.playing.session import Session

from . import gestures
from .desk import SAYS_NOTHING, Accepted, Change, Refused, Reply
from .gestures import Gesture, Way
from .show import About, Command, Mark, Note, Spot

if TYPE_CHECKING:
    from .pieces.table import PieceTable


@dataclass(frozen=True, slots=True)
class Begun:
    """What a show is made of: the moment, and what the player who looks has begun."""

    moment: Moment
    active: bool  # the looker is to do something
    chosen: tuple[Spot, ...]
    ready: tuple[Way, ...]  # steps that a button would make now
    legal: tuple[Any, ...]
    marks: dict[Spot, Mark]
    waiting: Note | None  # the note while somebody else plays
    hurry: Command | None
    undo: Command | None
    redo: Command | None
    turns: Mapping[Spot, str] = field(default_factory=dict)  # how things lie that were turned


class GestureDesk:
    """One seat's side of the table. `auto_end`: the last step of a turn is made by itself when nothing else can be done."""

    def __init__(self, session: Session, seat: int, auto_end: Callable[[], bool] = lambda: False) -> None:
        self.session, self.seat = session, seat
        self.chair = Chair(session, seat)
        self.chosen: list[Spot] = []
        self.mode = ""  # what clicks mean now, where a button switches that
        self.turns: dict[Spot, str] = {}  # how things lie that were turned
        self.on_hurry: Callable[[], None] = lambda: None  # a computer that thinks shall decide now
        self.dressed: Callable[[Any], Any] = lambda show: show  # what a scene changes of every show: words, buttons
        self._auto_end = auto_end
        self._show: Any = None
        self._ways: tuple[Any, tuple[Way, ...]] | None = None

    # -------------------------------------------------------------- what a game says
    def gestures(self, step: Any) -> Iterable[Gesture]:
        """The ways to make a step by hand, the plainest first."""
        raise NotImplementedError

    def meant(self, source: Spot | None, target: Spot) -> Any | Text | Refusal | None:
        """What a click or a drop that makes no legal step was meant to be."""
        raise NotImplementedError

    def make_show(self) -> Any:
        raise NotImplementedError

    def tip(self, spot: Spot) -> About | None:
        raise NotImplementedError

    def turnings(self, spot: Spot) -> tuple[str, ...]:
        """The ways a thing can lie, each a quarter to the right of the one before; as it lies at first comes first."""
        return ()

    # -------------------------------------------------------------- looking
    @property
    def active(self) -> bool:
        """Whether it is this seat's turn, and a person sits there."""
        return self.chair.active

    @property
    def ways(self) -> tuple[Way, ...]:
        """Every legal step with every gesture that makes it."""
        view = self.chair.view
        if self._ways is None or self._ways[0] is not view:
            self._ways = (view, gestures.ways((step, self.gestures(step)) for step in self.chair.legal))
        return self._ways[1]

    @property
    def possible(self) -> tuple[Way, ...]:
        """Those that can be made while everything lies as it does."""
        return gestures.lying(self.ways, self.turned)

    @property
    def clicks(self) -> tuple[Way, ...]:
        return gestures.clicked(self.possible, self.mode)

    @property
    def _clickable(self) -> tuple[Way, ...]:
        """The same, also where something has to be turned once it is chosen."""
        return gestures.clicked(self.ways, self.mode)

    @property
    def show(self) -> Any:
        """What to draw now; the same object until something changes."""
        if self._show is None:
            self._show = self.dressed(self.make_show())
        return self._show

    def _ready(self) -> Iterable[Way]:
        return (way for way in self.clicks if way.gesture.button and way.gesture.missing(self.chosen) == ())

    @property
    def hurry(self) -> Command | None:
        """While a computer thinks."""
        actor = self.chair.actor
        thinks = actor is not None and self.chair.seats[actor].computer is not None
        return Command("hurry", Text("button-hurry"), key="enter", ghost=True) if thinks else None

    @property
    def redo(self) -> Command | None:
        """There while something was undone; a choice made meanwhile is taken back first."""
        return Command("redo", Text("button-redo"), icon="redo") if self.active and self.chair.can_redo else None

    def waiting(self) -> Note:
        actor = self.chair.actor or 0
        who, log = self.chair.seats[actor], self.chair.log
        now = self.chair.moment.turn
        of_this_turn = takewhile(lambda line: (line.seat, line.turn) == (now.seat, now.number), reversed(log))
        body = next((line.texts[0] for line in of_this_turn if line.texts), Text("desk-waiting-body"))
        return Note("person" if who.computer is None else "fox", Text("desk-waiting-title", {"name": who.name}), body)

    def _undo_command(self) -> Command:
        can = bool(self.chosen) or self.chair.can_undo
        return Command("undo", Text("button-undo"), can, None if can else Text("why-undo"), icon="undo", key="u")

    def told(self, seat: int) -> Sequence[Text]:
        """What a player did in their last turn, in sentences everybody may read."""
        group = last_turn(self.chair.log, seat)
        return [text for _, text in group.lines] if group else []

    def since(self) -> Sequence[Line]:
        """What each of the others did since the looker's last turn; empty once the looker has acted."""
        return since(self.chair) if self.active else ()

    def touched(self, steps: Iterable[Any]) -> tuple[Spot, ...]:
        """What is touched for these steps, in their order."""
        found: list[Spot] = []
        for step in steps:
            gesture = next(iter(self.gestures(step)), Gesture())
            found += [spot for spot in gesture.touched if spot not in found]
        return tuple(found)

    def refresh(self) -> None:
        """Somebody else moved, or words changed."""
        self._show = None

    # -------------------------------------------------------------- holding things
    @property
    def held(self) -> Spot | None:
        """What a click elsewhere would do something with."""
        return self.chosen[-1] if self.chosen else None

    def liftable(self, spot: Spot) -> bool:
        """Whether a drag may begin here."""
        return self.active and any(spot in way.gesture.things and way.gesture.onto is not None for way in self.ways)

    def picks(self, spot: Spot) -> bool:
        """Several things are chosen together: a tap adds one, nothing needs to be carried."""
        return bool(self.chosen) or any(spot in way.gesture.things and len(way.gesture.things) > 1 for way in self.ways)

    def carried(self, spot: Spot) -> bool:
        """Whether what the keyboard takes there is carried to a target; else a tap does all there is to do."""
        return True

    def turned(self, spot: Spot) -> str:
        """How a thing lies now."""
        return self.turns.get(spot, next(iter(self.turnings(spot)), ""))

    def turn(self, spot: Spot | None, by: int) -> bool:
        thing = spot or self.held
        ways = self.turnings(thing) if thing is not None and self.active else ()
        if thing is None or len(ways) < 2:
            return False
        self.turns[thing] = ways[(ways.index(self.turned(thing)) + by) % len(ways)]
        self._redraw()
        return True

    def targets(self, source: Spot) -> frozenset[Spot]:
        """Where a lifted thing may be dropped: these light up."""
        found = (way.gesture.onto for way in gestures.carried(self.possible, self.chosen, source))
        return frozenset(onto for onto in found if onto is not None)

    def nothing_meant(self, source: Spot, target: Spot) -> bool:
        """Whether letting go there means nothing at all, so that the thing goes home without a word."""
        return self.meant(source, target) is None

    # -------------------------------------------------------------- doing
    def tap(self, spot: Spot) -> Reply:
        if not self.active:
            return self.not_now(spot)
        if spot in self.chosen:
            self.chosen.remove(spot)
            return self._redraw()
        for way in self.clicks:
            if way.gesture.onto == spot and not way.gesture.button and way.gesture.missing(self.chosen) == ():
                return self.do(way.step)
        for chosen in ([*self.chosen, spot], [spot]):
            fits = [way for way in self._clickable if spot in way.gesture.things and way.gesture.missing(chosen) is not None]
            if fits:
                whole = next((way for way in fits if way.gesture.missing(chosen) == () and _at_once(way.gesture)), None)
                if whole is not None and not self.asks_first(whole.step):
                    return self.do(whole.step)
                self.chosen = chosen
                return self._redraw()
        return self._refuse(self.held, spot)

    def drop(self, source: Spot, target: Spot | None) -> Reply:
        """The lifted thing was let go over a place (None: over nothing: it goes home without a word)."""
        if target is None or target == source:
            return SAYS_NOTHING
        if not self.active:
            return self.not_now(source)
        way = next((way for way in gestures.carried(self.possible, self.chosen, source) if way.gesture.onto == target), None)
        if way is None:
            return self._refuse(source, target)
        return self._let_go(way)

    def _let_go(self, way: Way) -> Reply:
        """What cannot be taken back is not done by a drop: it is chosen, and the button asks."""
        asked = next((one.gesture for one in self.ways if one.step == way.step and one.gesture.button), None)
        if asked is None or not self.asks_first(way.step):
            return self.do(way.step)
        self.chosen = [*(asked if way.gesture.dragged else way.gesture).things]
        return self._redraw()

    def press(self, action: str) -> Reply:
        """A button of the show, by its action; also "undo", "redo" and "cancel"."""
        if action == "hurry":
            self.on_hurry()
            return SAYS_NOTHING
        if not self.active:
            return self.not_now(None)
        if action in ("undo", "cancel"):
            return self._undo()
        if action == "redo":
            return self._again()
        if action in gestures.TURNS:
            self.turn(None, gestures.TURNS[action])
            return SAYS_NOTHING
        way = next((way for way in self._ready() if way.gesture.button == action), None)
        return SAYS_NOTHING if way is None else self.do(way.step)

    def do(self, step: Any) -> Reply:
        before, taken = self.show, self.chair.perform(step)
        if isinstance(taken, Refusal):
            return Refused(taken, None)
        outcome = self._changed(before, taken)
        if self._auto_end() and self.active and len(self.chair.legal) == 1 and self._ends(self.chair.legal[0]):
            ended = self.do(self.chair.legal[0])
            outcome = Accepted((*outcome.changes, *ended.changes)) if isinstance(ended, Accepted) else outcome
        return outcome

    def asks_first(self, step: Any) -> bool:
        """What cannot be taken back is done by a button only."""
        return self.chair.final(step)

    def _ends(self, step: Any) -> bool:
        """Whether the only step left is made by itself."""
        return self.chair.final(step)

    def not_now(self, spot: Spot | None) -> Reply:
        return Refused(Refusal(Text("desk-nothing-here" if self.active else "desk-not-your-turn"), ""), spot)

    def _changed(self, before: Any, taken: Seen) -> Accepted:
        self.chosen, self._show = [], None
        return Accepted((Change(before, taken.events, self.show),))

    def _refuse(self, source: Spot | None, target: Spot) -> Reply:
        meant = self.meant(source, target)
        if meant is None:
            return SAYS_NOTHING
        refusal = meant if isinstance(meant, Refusal) else Refusal(meant, "") if isinstance(meant, Text) else self.chair.refuse(meant)
        return SAYS_NOTHING if refusal is None else Refused(refusal, target)

    def _undo(self) -> Reply:
        """A choice is dropped first."""
        if self.chosen:
            self.chosen = []
        else:
            self.chair.undo()
        return self._redraw()

    def _again(self) -> Reply:
        before, taken = self.show, self.chair.redo()
        return SAYS_NOTHING if taken is None else self._changed(before, taken)

    def _redraw(self) -> Reply:
        self._show = None
        return SAYS_NOTHING


class StepDesk(GestureDesk):
    """The desk of a game that says everything of its table in a few functions."""

    def __init__(self, session: Session, seat: int, game: "PieceTable", auto_end: Callable[[], bool] = lambda: False) -> None:
        super().__init__(session, seat, auto_end)
        self.game = game

    def gestures(self, step: Any) -> Iterable[Gesture]:
        return self.game.gestures(self.chair.view, step)

    def meant(self, source: Spot | None, target: Spot) -> Any | Text | Refusal | None:
        return self.game.meant(self.chair.view, source, target)

    def turnings(self, spot: Spot) -> tuple[str, ...]:
        return self.game.turnings(self.chair.view, spot)

    def make_show(self) -> Any:
        return self.game.show(self._begun())

    def tip(self, spot: Spot) -> About | None:
        return self.game.about(self.chair.moment, spot)

    def liftable(self, spot: Spot) -> bool:
        return super().liftable(spot) or (self.active and spot.kind in self.game.held_by_keys)

    def _begun(self) -> Begun:
        chair, marks = self.chair, dict[Spot, Mark]()
        if self.chosen:
            marks |= dict.fromkeys(gestures.lit(self.clicks, self.chosen), "legal")
        marks |= dict.fromkeys(self.chosen, "chosen")
        moment, active = chair.moment, chair.active
        thinks = not active and not moment.over
        return Begun(
            moment,
            active,
            tuple(self.chosen),
            tuple(self._ready()),
            chair.legal,
            marks,
            self.waiting() if thinks else None,
            self.hurry,
            self._undo_command() if active else None,
            self.redo,
            dict(self.turns),
        )


def _at_once(gesture: Gesture) -> bool:
    """Nothing but its things is needed."""
    return not gesture.button and (gesture.plain or gesture.onto is None)


def since(chair: Chair) -> Sequence[Line]:
    """What each of the others did since the last step of the player who sits here."""
    lines: list[Line] = []
    for at in range(len(chair.log) - 1, -1, -1):
        line = chair.log[at]
        if line.seat == chair.seat or not line.turn:
            break
        lines = [*(Line(chair.seats[line.seat].crest, text) for text in line.texts), *lines]
    return lines
