"""What a player sees at their desk and has begun there: what is chosen, cards that lie ready to be traded, an order of piles."""

from collections.abc import Callable, Iterable, Sequence

from momiji.core.text import Refusal
from momiji.games.momiji.rules.cards import LETTERS
from momiji.games.momiji.rules.state import Stage
from momiji.games.momiji.rules.steps import DISCARD, Discard, Step, Trade, Tuck
from momiji.games.momiji.rules.view import PlayerView, View
from momiji.games.momiji.table import gestures
from momiji.games.momiji.table.gestures import CHOOSING, DECK, pile
from momiji.playing.session import Session
from momiji.ui.table.desk import Reply
from momiji.ui.table.gestures import Gesture, Way, ways
from momiji.ui.table.show import Spot
from momiji.ui.table.step_desk import GestureDesk

from .plan import LAYS, Plan, PlannedPile, elsewhere, plan_of, planned_row


class BegunDesk(GestureDesk):
    """Everything words, marks and the show are made of; nothing is done here."""

    def __init__(self, session: Session, seat: int, auto_end: Callable[[], bool] = lambda: False) -> None:
        super().__init__(session, seat, auto_end)
        self.offered: list[int] = []  # cards that lie ready to be traded
        self.order: list[int] = []  # landscape C
        self.browsing = False  # the discard pile lies open
        self._known: tuple[View, tuple[str, ...], tuple[Way, ...]] | None = None
        self._open()

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
    def plan(self) -> Plan | None:
        return plan_of(self.chair.moment) if self.active else None

    @property
    def legal(self) -> Sequence[Step]:
        """But for the orders of C, which are asked for one by one."""
        return () if self.stage == Stage.ARRANGING else self.chair.legal

    @property
    def ways(self) -> tuple[Way, ...]:
        """Of several ways to lay a card the plainest comes first. While cards are tucked they are not laid."""
        key = (self.mode, *map(str, self.offered))
        if self._known is None or self._known[0] is not self.view or self._known[1] != key:
            other = LAYS if self.tucking else Tuck
            steps = sorted((step for step in self.legal if not isinstance(step, other)), key=gestures.plainness)
            self._known = (self.view, key, ways((step, self.gestures(step)) for step in steps))
        return self._known[2]

    @property
    def hand(self) -> list[int]:
        """The hand as it is shown: what is laid or offered lies elsewhere."""
        return gestures.hand_of(self.view, self.offered)

    def gestures(self, step: Step) -> Iterable[Gesture]:
        return gestures.gestures(self.view, step, self.offered)

    def meant(self, source: Spot | None, target: Spot) -> Step | Refusal | None:
        spot = target if source is None else source
        card = self.hand[int(spot.key)] if spot.kind == "hand" else None
        return gestures.meant(self.view, source, target, card, tucking=self.tucking)

    def planned_at(self, spot: Spot) -> PlannedPile | None:
        """What the play in progress did to a pile of the own row, if anything."""
        row = planned_row(self.plan, self.seat) if self.plan is not None else ()
        return next((one for one in row if pile(one.type) == spot and one.moves), None)

    def elsewhere(self) -> set[Spot]:
        """Other places for the card laid last."""
        return elsewhere(self.plan, self.chair.moment) if self.plan is not None else set()

    # -------------------------------------------------------------- what is chosen
    def picked(self, kind: str) -> list[str]:
        """The keys of what is chosen of a kind, in the order it was chosen."""
        return [spot.key for spot in self.chosen if spot.kind == kind]

    @property
    def columns(self) -> list[int]:
        return [LETTERS.index(key) for key in self.picked("column")]

    @property
    def ticked(self) -> list[int]:
        """Cards of the hand that are chosen together."""
        return [int(key) for key in self.picked("hand")] if self.stage in CHOOSING else []

    @property
    def held(self) -> Spot | None:
        """A card of the hand that waits for a place."""
        return next((spot for spot in self.chosen if spot.kind == "hand"), None) if self.stage not in CHOOSING else None

    @property
    def landscape(self) -> str:
        return next((self.me.panorama[int(key)] for key in self.picked("landscape")), "")

    @property
    def trading(self) -> bool:
        return self.mode == "trade"

    @property
    def tucking(self) -> bool:
        return self.mode == "tuck" and self.view.turn.ability == "M"

    @property
    def can_trade(self) -> bool:
        return any(isinstance(step, Trade) for step in self.legal)

    @property
    def chosen_discards(self) -> list[Step]:
        return [DISCARD[self.hand[place]] for place in self.ticked]

    @property
    def chosen_step(self) -> Step | None:
        """What the red button would do with what is chosen, where that is one legal step and not a card that goes."""
        return next((way.step for way in self._ready() if way.gesture.things and not isinstance(way.step, Discard)), None)

    def _open(self) -> None:
        """Stages that open something by themselves."""
        self.browsing = self.active and self.stage == Stage.RECOVERING
        self.order = [one.type for one in self.me.piles] if self.active and self.stage == Stage.ARRANGING else []

    @property
    def revealing(self) -> bool:
        return DECK in self.chosen

    def _choose(self, chosen: Iterable[Spot] = (), mode: str = "") -> Reply:
        """Just this; nothing else is begun."""
        self.chosen, self.mode, self.offered, self.browsing = list(chosen), mode, [], self.stage == Stage.RECOVERING
        return self._redraw()
