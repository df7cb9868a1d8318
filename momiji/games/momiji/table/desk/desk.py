"""The desk: what clicks, drags and buttons mean at the table. It knows no pixel, and it asks the rules for everything."""

from collections.abc import Callable, Sequence

from momiji.core.events import Event, Happened, Moved
from momiji.core.text import Refusal, Text
from momiji.games.momiji.rules.apply import MOST_PICKS
from momiji.games.momiji.rules.cards import LETTERS
from momiji.games.momiji.rules.preview import discards
from momiji.games.momiji.rules.state import (
    ARRANGING,
    LANTERNS,
    OPEN,
    PICK_TOP,
    RECOVERING,
    SHRINE,
    TWO_COLUMNS,
    WATERFALL,
)
from momiji.games.momiji.rules.steps import (
    COLLECT,
    COLLECT_TWO,
    DISCARD,
    DONE,
    END,
    FINISH,
    GOAL,
    PASS,
    PICK,
    PLACE_GARDEN,
    PLACE_LEFT,
    PLACE_ON,
    PLACE_RIGHT,
    RECOVER,
    REVEAL,
    TRADE,
    USE,
    Arrange,
    Exchange,
    Step,
    Trade,
    Tuck,
    Use,
)
from momiji.games.momiji.rules.view import PlayerView, View
from momiji.games.momiji.table.show import Show
from momiji.playing.chair import Chair, Seen
from momiji.playing.log import Line, last_turn
from momiji.playing.session import Session
from momiji.ui.table.desk import SAYS_NOTHING, Change, Done, Outcome, Refused
from momiji.ui.table.show import About, Spot

from . import drag as desk_drag
from . import words as desk_words
from .build import Choice, Picture, build, hand_of, sorted_discard
from .hand import CHOOSING, alternatives, lay, take_back, tap_hand, tap_planned
from .marks import dimmed, lit
from .plan import Plan, plan_of
from .since import since_lines
from .tips import tip_for

_PLAIN: dict[str, Step] = {"end": END, "pass": PASS, "finish": FINISH, "reveal": REVEAL}


class MomijiDesk:
    """One seat's side of the table. `auto_end`: end the turn by itself when nothing else can be done."""

    def __init__(self, session: Session, seat: int, auto_end: Callable[[], bool] = lambda: False) -> None:
        self.session = session
        self.seat = seat
        self.choice = Choice()
        self._auto_end = auto_end
        self.on_hurry: Callable[[], None] = lambda: None  # a computer that thinks shall decide now
        self.chair = Chair(session, seat)
        self._show: Show | None = None
        self._legal: tuple[View, frozenset[Step]] | None = None

    # -------------------------------------------------------------- looking

    @property
    def view(self) -> View:
        view: View = self.chair.view
        return view

    @property
    def stage(self) -> int:
        return self.view.turn.stage

    @property
    def me(self) -> PlayerView:
        return self.view.players[self.seat]

    @property
    def row(self) -> list[int]:
        """The types the own piles show."""
        return [pile.type for pile in self.me.piles]

    @property
    def active(self) -> bool:
        return self.chair.active

    @property
    def plan(self) -> Plan | None:
        return plan_of(self.chair.moment) if self.active else None

    def legal(self) -> frozenset[Step]:
        """The legal steps but the orders of C, which are asked for one by one."""
        if self._legal is None or self._legal[0] is not self.view:
            self._legal = (self.view, frozenset() if self.stage == ARRANGING else frozenset(self.chair.legal))
        return self._legal[1]

    @property
    def can_trade(self) -> bool:
        return any(isinstance(step, Trade) for step in self.legal())

    @property
    def hand(self) -> list[int]:
        """The hand as it is shown: what is laid or offered lies elsewhere."""
        return hand_of(self.view, self.choice)

    @property
    def show(self) -> Show:
        if self._show is None:
            picture = Picture(self.chair.moment, self.plan, self.choice, frozenset(lit(self)), lambda spot: dimmed(self, spot))
            self._show = build(picture, desk_words.note(self), *desk_words.buttons(self), desk_words.redo(self))
        return self._show

    def tip(self, spot: Spot) -> About | None:
        return tip_for(self, spot)

    def told(self, seat: int) -> Sequence[Text]:
        group = last_turn(self.chair.log, seat)
        return [text for _, text in group.lines] if group else []

    def since(self) -> Sequence[Line]:
        return since_lines(self.chair.moment) if self.active else ()

    def liftable(self, spot: Spot) -> bool:
        return desk_drag.liftable(self, spot)

    def picks(self, spot: Spot) -> bool:
        return spot.kind == "browser" or (spot.kind == "hand" and (self.choice.trading or self.stage in CHOOSING))

    def carried(self, spot: Spot) -> bool:
        """A card that this play laid is simply taken back."""
        return spot.kind != "pile" or desk_drag.LAP not in self.targets(spot)

    def nothing_meant(self, source: Spot, target: Spot) -> bool:
        """A card of the hand that is let go over the hand goes back to its place."""
        return source.kind == "hand" and target.kind == "lap"

    def targets(self, source: Spot) -> frozenset[Spot]:
        return desk_drag.targets(self, source)

    def drop(self, source: Spot, target: Spot | None) -> Outcome:
        return desk_drag.drop(self, source, target)

    def refresh(self) -> None:
        """Somebody else moved, or words changed."""
        self._show = None

    # -------------------------------------------------------------- doing

    def do(self, *steps: Step) -> Outcome:
        """Take steps one after another; stops at the first refusal."""
        changes = []
        for step in steps:
            before = self.show
            taken = self.chair.perform(step)
            if isinstance(taken, Refusal):
                return Refused(taken, None)
            self.choice = Choice()
            self._show = None
            self._after_step(taken)
            changes.append(Change(before, taken.events, self.show))
        outcome = Done(tuple(changes))
        if self._auto_end() and self.active and self.stage == OPEN and self.legal() == {END}:
            ended = self.do(END)
            outcome = Done((*outcome.changes, *ended.changes)) if isinstance(ended, Done) else outcome
        return outcome

    def _after_step(self, taken: Seen) -> None:
        """Stages that open something by themselves."""
        if self.stage == RECOVERING:
            self.choice.browsing = True
        elif self.stage == ARRANGING:
            self.choice.order = self.row
        elif isinstance(taken.step, Use) and taken.step.landscape == "M":
            self.choice.tucking = True

    def plan_step(self, step: Step) -> Outcome:
        """A step of a play: its card goes to its place now, what it brings waits for `done`."""
        before = self.show
        tucking = self.choice.tucking and not isinstance(step, Tuck)
        taken = self.chair.perform(step)
        if isinstance(taken, Refusal):
            return Refused(taken, None)
        self.choice = Choice(tucking=tucking)
        self._show = None
        return Done((Change(before, tuple(event for event in taken.events if _of_the_card(event)), self.show),))

    def _finish_play(self) -> Outcome:
        """`done`: the cards lie there already; gates and tokens come."""
        plan, before = self.plan, self.show
        assert plan is not None
        laid = [taken for taken in self.chair.moment.taken[plan.first :] if not isinstance(taken.step, Use)]
        events = [event for taken in laid for event in taken.events if not _of_the_card(event)]
        taken = self.chair.perform(DONE)
        if isinstance(taken, Refusal):
            return Refused(taken, None)
        self.choice, self._show = Choice(), None
        change = Change(before, (*events, *taken.events), self.show)
        if self._auto_end() and self.active and self.legal() == {END}:
            ended = self.do(END)
            if isinstance(ended, Done):
                return Done((change, *ended.changes))
        return Done((change,))

    def turns_cards(self, step: Step) -> bool:
        """What turns hidden cards cannot be taken back, so it never happens without the red button."""
        return self.chair.final(step)

    @property
    def chosen_step(self) -> Step | None:
        """What the red button would do with what is chosen, where that is one legal step."""
        choice, stage = self.choice, self.stage
        step: Step | None = None
        if choice.reveal:
            step = REVEAL
        elif choice.goal:
            step = GOAL[choice.goal]
        elif stage == TWO_COLUMNS:
            step = self.pair
        elif len(choice.columns) == 1:
            step = PICK[choice.columns[0]] if stage in (PICK_TOP, LANTERNS) else COLLECT[choice.columns[0]]
        return step if step in self.legal() else None

    def redraw(self) -> Outcome:
        """Only the choice changed."""
        self._show = None
        return SAYS_NOTHING

    def refuse(self, step: Step, spot: Spot | None) -> Outcome:
        refusal = self.chair.refuse(step)
        return SAYS_NOTHING if refusal is None else Refused(refusal, spot)

    def senseless(self, key: str, spot: Spot | None, rule: str) -> Outcome:
        """Nothing the rules know: said in a sentence of the table's own."""
        return Refused(Refusal(Text(key), rule), spot)

    def not_now(self, spot: Spot | None) -> Outcome:
        key = "desk-not-your-turn" if not self.active else "desk-nothing-here"
        return Refused(Refusal(Text(key), "3.1"), spot)

    # -------------------------------------------------------------- cards of the hand

    @property
    def most_chosen(self) -> int:
        """How many cards of the hand may be chosen at once."""
        return discards(self.view)

    @property
    def chosen_discards(self) -> list[Step]:
        return [DISCARD[self.hand[place]] for place in self.choice.hand]

    # -------------------------------------------------------------- taps

    def tap(self, spot: Spot) -> Outcome:
        if spot.kind == "discard" and self.stage != RECOVERING and not self.choice.hand:
            self.choice.browsing = not self.choice.browsing
            return self.redraw()
        if not self.active:
            return self.not_now(spot)
        match spot.kind:
            case "hand":
                return tap_hand(self, int(spot.key))
            case "column":
                return self.tap_column(LETTERS.index(spot.key), spot)
            case "pile" | "end" | "garden" | "turned":
                return self.tap_target(spot)
            case "offer":
                return self.take_offer(int(spot.key))
            case "goal":
                return self.tap_goal(spot)
            case "own-goal" if self.stage == SHRINE:
                self.choice.own_goal = "" if self.choice.own_goal == spot.key else spot.key
                return self.redraw()
            case "landscape":
                return self._tap_landscape(int(spot.key), spot)
            case "deck":
                if REVEAL not in self.legal():
                    return self.refuse(REVEAL, spot)
                self.choice = Choice(reveal=not self.choice.reveal)
                return self.redraw()
            case "supply":
                return self.press("trade")
            case "browser" if self.stage == RECOVERING:
                place = int(spot.key)
                self.choice.browsed = None if self.choice.browsed == place else place
                return self.redraw()
            case "discard" if self.choice.hand:
                return self.press("discard")
        return SAYS_NOTHING

    def tap_column(self, t: int, spot: Spot) -> Outcome:
        stage, chosen = self.stage, self.choice.columns
        if t in chosen:
            chosen.remove(t)
            return self.redraw()
        if stage == LANTERNS:
            if PICK[t] not in self.legal():
                return self.refuse(PICK[t], spot)
            self.choice.columns = [*chosen, t][self.view.turn.count - MOST_PICKS :]
            return self.redraw()
        if stage == TWO_COLUMNS:
            if not self.view.garden[t]:
                return self.refuse(COLLECT_TWO[t, t], spot)
            self.choice.columns = [*chosen[-1:], t]
            pair = self.pair
            if pair is not None and pair not in self.legal():
                self.choice.columns = [t]
                self._show = None
                return self.refuse(pair, spot)
            return self.redraw()
        step = PICK[t] if stage == PICK_TOP else COLLECT[t]
        if step not in self.legal():
            return self.refuse(step, spot)
        self.choice = Choice(columns=[t])
        return self.redraw()

    @property
    def pair(self) -> Step | None:
        """The two chosen columns of landscape B."""
        if len(self.choice.columns) != 2:
            return None
        first, second = sorted(self.choice.columns)
        return COLLECT_TWO[first, second]

    def tap_target(self, spot: Spot) -> Outcome:
        """A pile or an end: for the card that waits, or instead of where the last card was put."""
        stage = self.stage
        if stage == WATERFALL:
            step = self._placing(spot)
            return SAYS_NOTHING if step is None else self.do(step) if step in self.legal() else self.refuse(step, spot)
        if stage == ARRANGING and spot.kind in ("pile", "end"):
            return self.arrange(spot)
        if self.choice.held is not None:
            return lay(self, self.hand[self.choice.held], spot)
        plan = self.plan
        if plan is None or not plan.laid:
            return SAYS_NOTHING
        if spot in alternatives(self):
            card = plan.laid[-1].card
            take_back(self, len(plan.moves) - 1)
            return lay(self, card, spot)
        return tap_planned(self, spot)

    def _placing(self, spot: Spot) -> Step | None:
        match spot.kind:
            case "end":
                return PLACE_LEFT if spot.key == "left" else PLACE_RIGHT
            case "pile":
                return PLACE_ON[LETTERS.index(spot.key)]
            case "garden":
                return PLACE_GARDEN
        return None

    def arrange(self, spot: Spot) -> Outcome:
        """Landscape C: pick a pile up, then say where it goes."""
        order, picked = self.choice.order, self.choice.pile
        if picked is None:
            if spot.kind == "pile":
                self.choice.pile = LETTERS.index(spot.key)
            return self.redraw()
        at = order.index(picked)
        if spot.kind == "pile":
            to = order.index(LETTERS.index(spot.key))
        else:
            to = 0 if spot.key == "left" else len(order) - 1
        order.insert(to, order.pop(at))
        self.choice.pile = None
        return self.redraw()

    def tap_goal(self, spot: Spot) -> Outcome:
        goal, stage = spot.key, self.stage
        if goal not in self.view.goals:
            return self.refuse(GOAL[goal], spot)
        exchange = stage == SHRINE and any(isinstance(step, Exchange) and step.other == goal for step in self.legal())
        if GOAL[goal] not in self.legal() and not exchange:
            return self.refuse(GOAL[goal], spot)
        own = self.choice.own_goal
        if exchange and not own and GOAL[goal] not in self.legal():
            own = next(iter(self.me.goals))
        self.choice = Choice(goal="" if self.choice.goal == goal else goal, own_goal=own)
        return self.redraw()

    def _tap_landscape(self, place: int, spot: Spot) -> Outcome:
        letter = self.me.panorama[place]
        step = USE[letter]
        if step not in self.legal():
            return self.refuse(step, spot)
        self.choice = Choice(landscape=None if self.choice.landscape == place else place)
        return self.redraw()

    def take_offer(self, number: int) -> Outcome:
        """A card that lay ready to be traded comes back to the hand."""
        self.choice.offered.pop(number)
        return self.redraw()

    # -------------------------------------------------------------- buttons

    def press(self, action: str) -> Outcome:
        if action == "browse":
            self.choice.browsing = False
            return self.redraw()
        if action == "hurry":
            self.on_hurry()
            return SAYS_NOTHING
        if not self.active:
            return self.not_now(None)
        match action:
            case "undo" | "cancel":
                return self._undo(whole=action == "cancel")
            case "redo":
                return self._redo()
            case "done":
                return self._finish_play() if self.plan is not None else self._press_enough()
            case "end" | "pass" | "finish" | "reveal":
                return self.do(_PLAIN[action])
            case "collect":
                return self._press_collect()
            case "goal":
                return self._press_goal()
            case "use" if self.choice.landscape is not None:
                return self.do(USE[self.me.panorama[self.choice.landscape]])
            case "trade":
                return self._press_trade()
            case "discard" | "burn":
                return self.do(*self.chosen_discards, *([DONE] if action == "burn" else []))
            case "recover" if self.choice.browsed is not None:
                return self.do(RECOVER[sorted_discard(self.view)[self.choice.browsed]])
            case "arrange":
                return self.do(Arrange(tuple(self.choice.order)))
            case "tuck":
                self.choice = Choice(tucking=not self.choice.tucking)
                return self.redraw()
        return SAYS_NOTHING

    def _undo(self, *, whole: bool) -> Outcome:
        """One step back; or, whole, out of the play or ability in progress. A choice is dropped first."""
        if self.choice != Choice(tucking=self.choice.tucking, order=self.choice.order):
            self.choice = Choice(order=self.row if self.stage == ARRANGING else [])
            self.choice.browsing = self.stage == RECOVERING
            return self.redraw()
        while self.chair.undo() is not None:
            if not whole or self.stage == OPEN:
                break
        self.choice = Choice()
        self.choice.browsing = self.stage == RECOVERING
        if self.stage == ARRANGING:
            self.choice.order = self.row
        return self.redraw()

    def _redo(self) -> Outcome:
        before, taken = self.show, self.chair.redo()
        if taken is None:
            return SAYS_NOTHING
        self.choice, self._show = Choice(), None
        self._after_step(taken)
        events = tuple(event for event in taken.events if self.plan is None or _of_the_card(event))
        return Done((Change(before, events, self.show),))

    def _press_collect(self) -> Outcome:
        if self.stage == TWO_COLUMNS:
            pair = self.pair
            return SAYS_NOTHING if pair is None else self.do(pair)
        if not self.choice.columns:
            return SAYS_NOTHING
        t = self.choice.columns[0]
        return self.do(PICK[t] if self.stage == PICK_TOP else COLLECT[t])

    def _press_enough(self) -> Outcome:
        """Landscape K: the chosen cards are taken; the third one ends it."""
        taken = self.do(*(PICK[t] for t in self.choice.columns))
        if self.stage != LANTERNS or isinstance(taken, Refused):
            return taken
        done = self.do(DONE)
        return Done((*taken.changes, *done.changes)) if isinstance(done, Done) else done

    def _press_goal(self) -> Outcome:
        if not self.choice.goal:
            return SAYS_NOTHING
        if self.stage == SHRINE and self.choice.own_goal:
            return self.do(Exchange(self.choice.own_goal, self.choice.goal))
        return self.do(GOAL[self.choice.goal])

    def _press_trade(self) -> Outcome:
        if len(self.choice.offered) == 2:
            first, second = sorted(self.choice.offered)
            return self.do(TRADE[first, second])
        if not self.can_trade:
            return self.refuse(TRADE[0, 0], Spot("supply"))
        self.choice = Choice(trading=not self.choice.trading)
        return self.redraw()


def _of_the_card(event: Event) -> bool:
    """Belongs to the way of a laid card itself; gates, tokens and the end of the game wait until the play stands."""
    if isinstance(event, Moved):
        return event.source.kind == "hand"
    return isinstance(event, Happened) and event.what in ("pile-started", "pile-shows")
