"""Momiji's desk: what gestures say, and what is special here. A play in progress whose gates and tokens wait for `done`, several cards
chosen for one button, trading, arranging, tucking. It knows no pixel, and it asks the rules for everything."""

from collections.abc import Callable, Iterable, Sequence

from momiji.core.text import Refusal
from momiji.games.momiji.rules import steps
from momiji.games.momiji.rules.apply import MOST_PICKS
from momiji.games.momiji.rules.cards import LETTERS
from momiji.games.momiji.rules.preview import IN_A_PLAY, discards
from momiji.games.momiji.rules.state import Stage
from momiji.games.momiji.table import gestures
from momiji.games.momiji.table.desk.build import ShowParts
from momiji.games.momiji.table.gestures import CHOOSING, DISCARD_PILE, LAP, PLATE, SUPPLY, pile, usual_place
from momiji.games.momiji.table.show import MomijiShow
from momiji.playing.chair import Seen
from momiji.playing.log import Line
from momiji.ui.table.desk import SAYS_NOTHING, Accepted, Change, Refused, Reply
from momiji.ui.table.show import About, Spot

from . import words
from .begun import BegunDesk
from .build import build
from .marks import marks
from .plan import LAYS, Plan, of_the_card, waited_for
from .since import since_lines
from .tips import tip_for

_PLAIN: dict[str, steps.Step] = {"end": steps.END, "pass": steps.PASS, "finish": steps.FINISH, "reveal": steps.REVEAL}
_SILENT = ("acorns", "gates", "lap", "herbarium", "plate", "other")  # a click there means nothing


class MomijiDesk(BegunDesk):
    def make_show(self) -> MomijiShow:
        begun = (tuple(self.chosen), tuple(self.offered), tuple(self.order), self.browsing)
        picture = ShowParts(self.chair.moment, self.plan, marks(self), *begun)
        return build(picture, words.note(self), *words.buttons(self), self.redo)

    def tip(self, spot: Spot) -> About | None:
        return tip_for(self, spot)

    def since(self) -> Sequence[Line]:
        return since_lines(self.chair.moment) if self.active else ()

    def touched(self, wanted: Iterable[steps.Step]) -> tuple[Spot, ...]:
        return gestures.touched(self.view, list(wanted), self.offered)

    def _leave_modes(self, before: list[Spot]) -> None:
        """Whoever chooses something else trades and browses no more."""
        if self.chosen != before and (self.trading or (self.browsing and self.stage != Stage.RECOVERING)):
            self._choose(self.chosen, "tuck" if self.tucking else "")

    # -------------------------------------------------------------- holding things
    def liftable(self, spot: Spot) -> bool:
        """More than can be used: a thing that cannot go anywhere is told why where it is dropped."""
        if not self.active:
            return False
        match spot.kind:
            case "hand":
                return self.stage in (Stage.OPEN, *IN_A_PLAY, *CHOOSING)
            case "column":
                return bool(self.view.garden[LETTERS.index(spot.key)])
            case "goal":
                return spot.key in self.view.goals
            case "browser":
                return self.stage == Stage.RECOVERING
            case "turned":
                return self.stage == Stage.WATERFALL
            case "pile":
                planned = self.planned_at(spot)
                return self.stage == Stage.ARRANGING or (planned is not None and bool(planned.numbers))
            case "acorns":
                return self.me.acorns > 0
            case "deck":
                return self.view.deck_size > 0
        return spot.kind == "offer"

    def picks(self, spot: Spot) -> bool:
        return spot.kind == "browser" or (spot.kind == "hand" and (self.trading or self.stage in CHOOSING))

    def carried(self, spot: Spot) -> bool:
        """A card that this play laid is simply taken back."""
        return spot.kind != "pile" or LAP not in self.targets(spot)

    def nothing_meant(self, source: Spot, target: Spot) -> bool:
        """A card of the hand that is let go over the hand goes back to its place."""
        return source.kind == "hand" and target.kind == "lap"

    def targets(self, source: Spot) -> frozenset[Spot]:
        match source.kind:
            case "pile" if self.stage == Stage.ARRANGING:
                return frozenset(pile(t) for t in self.order if LETTERS[t] != source.key)
            case "pile":
                plan, planned = self.plan, self.planned_at(source)
                last = plan is not None and planned is not None and planned.moves[-1] == len(plan.moves) - 1
                return frozenset({LAP, *(self.elsewhere() if last else ())})
            case "offer":
                return frozenset({LAP})
        found = (way.gesture.onto for way in self.ways if source in way.gesture.things)
        return frozenset(onto for onto in found if onto is not None)

    def drop(self, source: Spot, target: Spot | None) -> Reply:
        if target is None or target == source:
            return SAYS_NOTHING
        if not self.active:
            return self.not_now(source)
        home, over, target = target.kind in ("lap", "hand"), target, usual_place(source, target)
        match source.kind:
            case "pile" if self.stage == Stage.ARRANGING:
                self.chosen = [source]
                return self._arrange(target) if target.kind in ("pile", "end") else self._choose()
            case "pile":
                card = self._lift_off(source)
                return SAYS_NOTHING if home else self._lay(card, target)
            case "offer":
                return self._take_offer(int(source.key)) if home else SAYS_NOTHING
            case "hand" if home:
                return SAYS_NOTHING
            case "hand" if target.kind in ("supply", "offer"):
                outcome = self._offer(source)
                return self.press("trade") if len(self.offered) == 2 and not isinstance(outcome, Refused) else outcome
            case "hand" if self.stage not in CHOOSING:
                return self._lay(self.hand[int(source.key)], target)
            case "column" if self.stage == Stage.TWO_COLUMNS and target == LAP:
                outcome = SAYS_NOTHING if source in self.chosen else self._tick_column(source)
                if len(self.chosen) < 2:
                    return outcome
            case "goal" if self.stage == Stage.SHRINE and target == PLATE and source not in self.chosen and self._swaps(source):
                self._swap(source)
        before = list(self.chosen)
        outcome = super().drop(source, target)
        self._leave_modes(before)
        return Refused(outcome.refusal, over) if isinstance(outcome, Refused) and outcome.spot == target else outcome

    # -------------------------------------------------------------- taps
    def tap(self, spot: Spot) -> Reply:
        if spot.kind == "discard" and self.stage != Stage.RECOVERING and not self.ticked:
            self.browsing = not self.browsing
            return self._redraw()
        if not self.active:
            return self.not_now(spot)
        match spot.kind:
            case "hand" if int(spot.key) >= len(self.hand):
                return SAYS_NOTHING
            case "hand" if self.trading:
                return self._offer(spot)
            case "hand" if self.stage in CHOOSING:
                return self._tick(spot)
            case "offer":
                return self._take_offer(int(spot.key))
            case "supply":
                return self.press("trade")
            case "discard":
                return self.press("discard") if self.ticked else SAYS_NOTHING
            case "column" if self.stage in (Stage.LANTERNS, Stage.TWO_COLUMNS):
                return self._tick_column(spot)
            case "goal" | "own-goal" if self.stage == Stage.SHRINE:
                return self._swap(spot)
            case "pile" | "end" if self.stage == Stage.ARRANGING:
                return self._arrange(spot)
            case "pile" | "end" if self.held is None and self.plan is not None and self.plan.laid:
                return self._tap_planned(self.plan, spot)
            case kind if kind in _SILENT:
                return SAYS_NOTHING
        before = list(self.chosen)
        outcome = super().tap(spot)
        self._leave_modes(before)
        return outcome

    def _tick(self, spot: Spot) -> Reply:
        """Several cards of the hand for one button; one too many takes the place of the first."""
        if spot in self.chosen:
            self.chosen.remove(spot)
        elif steps.DISCARD[self.hand[int(spot.key)]] not in self.legal:
            return self._refuse(None, spot)
        else:
            self.chosen = [*self.chosen, spot][-max(1, discards(self.view)) :]
        return self._redraw()

    def _tick_column(self, spot: Spot) -> Reply:
        """Landscapes B and K: several columns for one button."""
        t = LETTERS.index(spot.key)
        if spot in self.chosen:
            self.chosen.remove(spot)
        elif self.stage == Stage.LANTERNS:
            if steps.PICK[t] not in self.legal:
                return self._refuse(None, spot)
            self.chosen = [*self.chosen, spot][self.view.turn.count - MOST_PICKS :]
        elif not self.view.garden[t]:
            return self._refused(steps.COLLECT_TWO[t, t], spot)
        else:
            self.chosen = [*self.chosen[-1:], spot]
            pair = steps.COLLECT_TWO[min(self.columns), max(self.columns)]
            if len(self.chosen) == 2 and pair not in self.legal:
                self._choose([spot])
                return self._refused(pair, spot)
        return self._redraw()

    def _swaps(self, goal: Spot) -> bool:
        """Landscape H: it can be had only for one of the own."""
        return steps.GOAL[goal.key] not in self.legal and any(goal in way.gesture.things for way in self.ways)

    def _swap(self, spot: Spot) -> Reply:
        """Landscape H: a goal of the supply, and one of the own that goes back for it."""
        if spot in self.chosen:
            self.chosen.remove(spot)
            return self._redraw()
        if spot.kind == "goal" and not any(spot in way.gesture.things for way in self.clicks):
            return self._refuse(None, spot)
        kept = [chosen for chosen in self.chosen if chosen.kind != spot.kind]
        if spot.kind == "goal" and not kept and self._swaps(spot):
            kept = [Spot("own-goal", self.me.goals[0])]
        self.chosen = [*kept, spot]
        return self._redraw()

    def _arrange(self, spot: Spot) -> Reply:
        """Landscape C: pick a pile up, then say where it goes."""
        picked = self.picked("pile")
        if not picked:
            return self._choose([spot]) if spot.kind == "pile" else SAYS_NOTHING
        at = self.order.index(LETTERS.index(picked[0]))
        if spot.kind == "pile":
            to = self.order.index(LETTERS.index(spot.key))
        else:
            to = 0 if spot.key == "left" else len(self.order) - 1
        self.order.insert(to, self.order.pop(at))
        return self._choose()

    # -------------------------------------------------------------- trading
    def _offer(self, spot: Spot) -> Reply:
        """A card of the hand for a trade: it lies ready at the supply, and a third one takes the place of the first."""
        card = self.hand[int(spot.key)]
        if not self.can_trade:
            return self._refused(steps.TRADE[card, card], spot)
        offered = [*self.offered, card][-2:]
        self._choose(mode="trade")
        self.offered = offered
        return SAYS_NOTHING

    def _take_offer(self, number: int) -> Reply:
        """A card that lay ready to be traded comes back to the hand."""
        self.offered.pop(number)
        return self._redraw()

    def _press_trade(self) -> Reply:
        if len(self.offered) == 2:
            first, second = sorted(self.offered)
            return self.do(steps.TRADE[first, second])
        if not self.can_trade:
            return self._refused(steps.TRADE[0, 0], SUPPLY)
        return self._choose(mode="" if self.trading else "trade")

    # -------------------------------------------------------------- the play in progress
    def _tap_planned(self, plan: Plan, spot: Spot) -> Reply:
        """Another place for the card laid last; or a click on a pile takes back what this play did to it last."""
        if spot in self.elsewhere():
            card = plan.laid[-1].card
            self._take_back(len(plan.moves) - 1)
            return self._lay(card, spot)
        planned = self.planned_at(spot)
        return SAYS_NOTHING if planned is None else self._take_back(planned.moves[-1])

    def _take_back(self, number: int) -> Reply:
        """Take one move of the play back, by its number from 0; the others stay where the rules still allow them."""
        plan = self.plan
        assert plan is not None
        done = self.chair.moment.taken[plan.first :]
        at = [i for i, taken in enumerate(done) if not isinstance(taken.step, steps.Use)][number]
        first = at - 1 if at and done[at - 1].step == steps.USE["A"] else at
        for _ in done[first:]:
            self.chair.undo()
        for taken in done[at + 1 :]:
            self.chair.perform(taken.step)
        return self._choose(mode=self.mode if self.mode == "tuck" else "")

    def _lift_off(self, spot: Spot) -> int:
        """Take the card that this play laid on a pile last back to the hand; answers which it is."""
        plan, planned = self.plan, self.planned_at(spot)
        assert plan is not None and planned is not None
        number, step = next((i, step) for i in reversed(planned.moves) if isinstance(step := plan.moves[i], LAYS))
        self._take_back(number)
        return step.card

    def _lay(self, card: int, target: Spot) -> Reply:
        """A card of the hand onto a place; a refusal speaks beside the place."""
        step = gestures.meant(self.view, Spot("hand"), target, card, tucking=self.tucking)
        if target.kind == "herbarium" and not isinstance(step, Refusal):
            step = next((way.step for way in self.ways if isinstance(way.step, LAYS) and way.step.card == card), step)
        if step is None or isinstance(step, Refusal):
            return SAYS_NOTHING if step is None else Refused(step, target)
        outcome = self.do(step)
        return Refused(outcome.refusal, target) if isinstance(outcome, Refused) else outcome

    # -------------------------------------------------------------- doing
    def press(self, action: str) -> Reply:
        if action == "browse":
            self.browsing = False
            return self._redraw()
        if action == "hurry" or not self.active:
            return super().press(action)
        match action:
            case "cancel":
                return self._undo(whole=True)
            case "end" | "pass" | "finish" | "reveal":
                return self.do(_PLAIN[action])
            case "done" if self.stage == Stage.LANTERNS:
                return self._do_all([steps.PICK[t] for t in self.columns], lambda: self.stage == Stage.LANTERNS)
            case "done":
                return self.do(steps.DONE) if self.plan is not None else SAYS_NOTHING
            case "discard" | "burn":
                return self._do_all(self.chosen_discards, lambda: action == "burn")
            case "trade":
                return self._press_trade()
            case "arrange":
                return self.do(steps.Arrange(tuple(self.order)))
            case "tuck":
                return self._choose(mode="" if self.tucking else "tuck")
        return super().press(action)

    def _do_all(self, wanted: Iterable[steps.Step], then_done: Callable[[], bool]) -> Reply:
        """One after another, until one is refused; and `done`, if that is still to be said."""
        changes: list[Change] = []
        for step in wanted:
            outcome = self.do(step)
            if isinstance(outcome, Refused):
                return outcome
            changes += outcome.changes
        done = self.do(steps.DONE) if then_done() else SAYS_NOTHING
        return Accepted((*changes, *done.changes)) if isinstance(done, Accepted) else done

    def _ends(self, step: steps.Step) -> bool:
        return step == steps.END

    def asks_first(self, step: steps.Step) -> bool:
        """What turns hidden cards; a card that goes ends the turn, but is discarded on purpose."""
        return not isinstance(step, steps.Discard) and super().asks_first(step)

    def _changed(self, before: MomijiShow, taken: Seen) -> Accepted:
        """A card goes to its place now; what it brings waits for `done`."""
        step, events = taken.step, taken.events
        if isinstance(step, (*LAYS, steps.Tuck)):
            events = tuple(event for event in events if of_the_card(event))
        elif step == steps.DONE:
            events = (*waited_for(self.chair.moment.taken[:-1], taken.turn), *events)
        still_tucking = self.mode == "tuck" and isinstance(step, LAYS)
        self._choose(mode="tuck" if still_tucking or step == steps.USE["M"] else "")
        self._open()
        return Accepted((Change(before, events, self.show),))

    def _undo(self, *, whole: bool = False) -> Reply:
        """One step back; or, whole, out of the play or ability in progress. A choice is dropped first."""
        begun = self.chosen or self.offered or self.trading or (self.browsing and self.stage != Stage.RECOVERING)
        while not begun and self.chair.undo() is not None:
            if not whole or self.stage == Stage.OPEN:
                break
        self._choose()
        self._open()
        return SAYS_NOTHING

    def _refuse(self, source: Spot | None, target: Spot) -> Reply:
        """Where a thing goes home the reason is told there; else where it was let go."""
        if source == self.held and target.kind not in ("pile", "end", "garden", "turned"):
            source = None  # a held card goes only there: the click means the thing itself
        meant = self.meant(source, target)
        if meant is None or isinstance(meant, Refusal):
            return SAYS_NOTHING if meant is None else Refused(meant, target)
        goes_home = source is not None and (source.kind in ("column", "goal") or target == DISCARD_PILE)
        return self._refused(meant, source if goes_home else target)

    def _refused(self, step: steps.Step, spot: Spot | None) -> Reply:
        refusal = self.chair.refuse(step)
        return SAYS_NOTHING if refusal is None else Refused(refusal, spot)
