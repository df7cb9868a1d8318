"""The desk of a game whose steps are all made as its gestures say. A game with more to it takes this one and adds what is special."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from momiji.core.text import Refusal, Text
from momiji.playing.chair import Chair, Moment, Seen
from momiji.playing.log import Line, last_turn
from momiji.playing.session import Session

from . import gestures
from .desk import SAYS_NOTHING, Change, Done, Outcome, Refused
from .gestures import Gesture, Way
from .show import About, Command, Mark, Note, Show, Spot


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


class Handled(Protocol):
    """What a game says of its table so that it can be played by hand."""

    held_by_keys: frozenset[str]  # kinds of things that are carried; one that cannot go anywhere is told why where it is dropped

    def gestures(self, view: Any, step: Any) -> Iterable[Gesture]:
        """The ways to make a step by hand, the plainest first."""

    def meant(self, view: Any, source: Spot | None, target: Spot) -> Any | Text | None:
        """What a click or a drop that makes no legal step was meant to be: a step the rules refuse, or a sentence, or nothing."""

    def show(self, begun: Begun) -> Show: ...

    def about(self, moment: Moment, spot: Spot) -> About | None: ...


class StepDesk:
    """One seat's side of the table. `auto_end`: the last step of a turn is made by itself when nothing else can be done."""

    def __init__(self, session: Session, seat: int, game: Handled, auto_end: Callable[[], bool] = lambda: False) -> None:
        self.session, self.seat, self.game = session, seat, game
        self.chair = Chair(session, seat)
        self.chosen: list[Spot] = []
        self.on_hurry: Callable[[], None] = lambda: None
        self._auto_end = auto_end
        self._show: Any = None
        self._ways: tuple[Any, tuple[Way, ...]] | None = None

    # -------------------------------------------------------------- looking
    @property
    def active(self) -> bool:
        return self.chair.active

    @property
    def ways(self) -> tuple[Way, ...]:
        """Every legal step with every gesture that makes it."""
        view = self.chair.view
        if self._ways is None or self._ways[0] is not view:
            self._ways = (view, gestures.ways((step, self.game.gestures(view, step)) for step in self.chair.legal))
        return self._ways[1]

    @property
    def show(self) -> Any:
        if self._show is None:
            self._show = self.game.show(self._begun())
        return self._show

    def _begun(self) -> Begun:
        chair, marks = self.chair, dict[Spot, Mark]()
        if self.chosen:
            marks |= dict.fromkeys(gestures.lit(self.ways, self.chosen), "legal")
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
            self._waiting() if thinks else None,
            Command("hurry", Text("button-hurry"), key="enter", ghost=True) if thinks and self._computer_thinks() else None,
            self._undo_command() if active else None,
            Command("redo", Text("button-redo"), icon="redo") if active and chair.can_redo else None,
        )

    def _ready(self) -> Iterable[Way]:
        return (way for way in self.ways if way.gesture.button and way.gesture.missing(self.chosen) == ())

    def _computer_thinks(self) -> bool:
        actor = self.chair.actor
        return actor is not None and self.chair.seats[actor].computer is not None

    def _waiting(self) -> Note:
        actor = self.chair.actor or 0
        who, log = self.chair.seats[actor], self.chair.log
        now = self.chair.moment.turn
        newest = log[-1] if log and (log[-1].seat, log[-1].turn) == (now.seat, now.number) and log[-1].texts else None
        body = newest.texts[0] if newest else Text("desk-waiting-body")
        return Note("person" if who.computer is None else "fox", Text("desk-waiting-title", {"name": who.name}), body)

    def _undo_command(self) -> Command:
        can = bool(self.chosen) or self.chair.can_undo
        return Command("undo", Text("button-undo"), can, None if can else Text("why-undo"), icon="undo", key="u")

    def tip(self, spot: Spot) -> About | None:
        return self.game.about(self.chair.moment, spot)

    def told(self, seat: int) -> Sequence[Text]:
        group = last_turn(self.chair.log, seat)
        return [text for _, text in group.lines] if group else []

    def since(self) -> Sequence[Line]:
        return since(self.chair) if self.active else ()

    def touched(self, steps: Iterable[Any]) -> tuple[Spot, ...]:
        """What is touched for these steps, in their order."""
        found: list[Spot] = []
        for step in steps:
            gesture = next(iter(self.game.gestures(self.chair.view, step)), Gesture())
            found += [spot for spot in gesture.touched if spot not in found]
        return tuple(found)

    def refresh(self) -> None:
        self._show = None

    # -------------------------------------------------------------- holding things
    def liftable(self, spot: Spot) -> bool:
        carried = any(spot in way.gesture.things and way.gesture.onto is not None for way in self.ways)
        return self.active and (carried or spot.kind in self.game.held_by_keys)

    def picks(self, spot: Spot) -> bool:
        """Several things are chosen together: a tap adds one, nothing needs to be carried."""
        return bool(self.chosen) or any(spot in way.gesture.things and len(way.gesture.things) > 1 for way in self.ways)

    def carried(self, spot: Spot) -> bool:
        return True

    def targets(self, source: Spot) -> frozenset[Spot]:
        found = (way.gesture.onto for way in gestures.carried(self.ways, self.chosen, source))
        return frozenset(onto for onto in found if onto is not None)

    def nothing_meant(self, source: Spot, target: Spot) -> bool:
        return self.game.meant(self.chair.view, source, target) is None

    # -------------------------------------------------------------- doing
    def tap(self, spot: Spot) -> Outcome:
        if not self.active:
            return self.not_now(spot)
        if spot in self.chosen:
            self.chosen.remove(spot)
            return self._redraw()
        for way in self.ways:
            if self.chosen and way.gesture.onto == spot and not way.gesture.button and way.gesture.missing(self.chosen) == ():
                return self.do(way.step)
        for chosen in ([*self.chosen, spot], [spot]):
            fits = [way for way in self.ways if spot in way.gesture.things and way.gesture.missing(chosen) is not None]
            if fits:
                whole = next((way for way in fits if way.gesture.missing(chosen) == () and _at_once(way.gesture)), None)
                if whole is not None and not self.chair.final(whole.step):
                    return self.do(whole.step)
                self.chosen = chosen
                return self._redraw()
        return self._refuse(self.chosen[-1] if self.chosen else None, spot)

    def drop(self, source: Spot, target: Spot | None) -> Outcome:
        if target is None or target == source:
            return SAYS_NOTHING
        if not self.active:
            return self.not_now(source)
        way = next((way for way in gestures.carried(self.ways, self.chosen, source) if way.gesture.onto == target), None)
        if way is None:
            return self._refuse(source, target)
        if way.gesture.button and self.chair.final(way.step):  # what cannot be taken back is asked for
            self.chosen = [*way.gesture.things]
            return self._redraw()
        return self.do(way.step)

    def press(self, action: str) -> Outcome:
        if action == "hurry":
            self.on_hurry()
            return SAYS_NOTHING
        if not self.active:
            return self.not_now(None)
        if action in ("undo", "cancel"):
            return self._undo()
        if action == "redo":
            return self._again()
        way = next((way for way in self._ready() if way.gesture.button == action), None)
        return SAYS_NOTHING if way is None else self.do(way.step)

    def do(self, step: Any) -> Outcome:
        before, taken = self.show, self.chair.perform(step)
        if isinstance(taken, Refusal):
            return Refused(taken, None)
        outcome = self._changed(before, taken)
        if self._auto_end() and self.active and len(self.chair.legal) == 1 and self.chair.final(self.chair.legal[0]):
            ended = self.do(self.chair.legal[0])
            outcome = Done((*outcome.changes, *ended.changes)) if isinstance(ended, Done) else outcome
        return outcome

    def not_now(self, spot: Spot | None) -> Outcome:
        return Refused(Refusal(Text("desk-nothing-here" if self.active else "desk-not-your-turn"), ""), spot)

    def _changed(self, before: Any, taken: Seen) -> Done:
        self.chosen, self._show = [], None
        return Done((Change(before, taken.events, self.show),))

    def _refuse(self, source: Spot | None, target: Spot) -> Outcome:
        meant = self.game.meant(self.chair.view, source, target)
        if meant is None:
            return SAYS_NOTHING
        refusal = Refusal(meant, "") if isinstance(meant, Text) else self.chair.refuse(meant)
        return SAYS_NOTHING if refusal is None else Refused(refusal, target)

    def _undo(self) -> Outcome:
        """A choice is dropped first."""
        if self.chosen:
            self.chosen = []
        else:
            self.chair.undo()
        return self._redraw()

    def _again(self) -> Outcome:
        before, taken = self.show, self.chair.redo()
        return SAYS_NOTHING if taken is None else self._changed(before, taken)

    def _redraw(self) -> Outcome:
        self._show = None
        return SAYS_NOTHING


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
