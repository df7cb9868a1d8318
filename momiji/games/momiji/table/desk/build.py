"""Builds the MomijiShow: the position as one seat may see it, with the plan and the choices of the desk laid over it."""

from dataclasses import dataclass, field
from typing import Final

from momiji.core.text import Text
from momiji.games.momiji.rules.apply_landscapes import STAGE_OF
from momiji.games.momiji.rules.cards import LETTERS, TYPE, cards_of
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.preview import IN_A_PLAY, pairs_to_come, plays_last_turn, price, scenario
from momiji.games.momiji.rules.state import Stage
from momiji.games.momiji.rules.view import PileView, View
from momiji.games.momiji.table.gestures import CHOOSING, column, hand_of, sorted_discard
from momiji.games.momiji.table.show import Column, Condition, HandCard, Landscape, MomijiShow, Pile, Scenario, ShownGoal, ShownPlayer
from momiji.playing.chair import Moment
from momiji.ui.table.show import Badge, Command, Marks, Note, Spot

from .plan import Plan, PlannedPile, planned_row
from .since import ending, traces

# What a landscape asks is a stage of its own; those that only change a play have none.
_ABILITY_OF: Final = {stage: letter for letter, stage in STAGE_OF.items() if stage not in IN_A_PLAY or letter == "E"}


@dataclass(frozen=True, slots=True)
class ShowParts:
    """All that the MomijiShow is made of: the moment, and what the player who looks has begun."""

    moment: Moment
    plan: Plan | None = None
    marks: Marks = field(default_factory=dict)
    chosen: tuple[Spot, ...] = ()
    offered: tuple[int, ...] = ()  # cards that lie ready to be traded
    order: tuple[int, ...] = ()  # the row as it shall be, while it is arranged
    browsing: bool = False  # the discard pile lies open

    @property
    def seat(self) -> int:
        return self.moment.seat

    @property
    def view(self) -> View:
        view: View = self.moment.view
        return view

    @property
    def base(self) -> View:
        """What lay there before the play in progress: its gates and tokens stay where they are until it stands."""
        return self.plan.base if self.plan is not None else self.view

    @property
    def hand(self) -> list[int]:
        return hand_of(self.view, self.offered)


def build(
    p: ShowParts, note: Note, primary: Command | None, left: Command | None, right: Command | None, redo: Command | None = None
) -> MomijiShow:
    view, seat, count = p.view, p.seat, len(p.view.players)
    alone = view.scenario is not None
    return MomijiShow(
        seat=seat,
        me=_player(p, seat),
        hand=_hand(p),
        others=tuple(_player(p, (seat + step) % count) for step in range(1, count)),
        columns=tuple(_column(p, t) for t in view.types),
        deck=view.deck_size,
        discard=view.discard,
        gates=None if alone else p.base.gates,
        goals=_goals(view),
        goal_price=None if alone else EDITION.goal_price,
        note=note,
        primary=primary,
        left=left,
        right=right,
        turn=view.turn.number,
        types=view.types,
        turned=view.turn.turned if view.turn.stage == Stage.WATERFALL else None,
        browser=_browser(p),
        scenario=_scenario(view) if alone else None,
        ending=ending(p.moment, p.base),
        traces=traces(p.moment),
        ability=_ability(p),
        trade=p.offered,
        end_leaf=_end_leaf(p),
        marks=p.marks,
        redo=redo,
        over=view.turn.stage == Stage.OVER,
        daylight=_daylight(view),
    )


def _daylight(view: View) -> float:
    """The share of the deck that is left, by what everybody knows of the deal."""
    each = EDITION.scenarios[view.scenario].hand if view.scenario is not None else EDITION.table.hand
    return view.deck_size / (sum(len(cards_of(t)) for t in view.types) - each * len(view.players))


def _end_leaf(p: ShowParts) -> int | None:
    """The leaf type that waits for a lit end: of a turned card, a held one, or the one planned last."""
    if p.view.turn.stage == Stage.WATERFALL:
        return TYPE[p.view.turn.turned]
    held = next((p.hand[int(spot.key)] for spot in p.chosen if spot.kind == "hand"), None)
    if held is not None and p.view.turn.stage not in CHOOSING:
        return TYPE[held]
    return TYPE[p.plan.laid[-1].card] if p.plan is not None and p.plan.laid else None


def _ability(p: ShowParts) -> str:
    """The landscape being carried out: its stage is no ordinary one of a turn."""
    turn = p.view.turn
    return turn.ability if p.view.current == p.seat and _ABILITY_OF.get(turn.stage) == turn.ability else ""


def _under_way(view: View) -> bool:
    """The landscape used in this turn is still at work: it asks something, or changes the play in progress."""
    turn = view.turn
    return _ABILITY_OF.get(turn.stage) == turn.ability or (turn.stage in IN_A_PLAY and turn.ability in ("A", "J", "M"))


# ------------------------------------------------------------------ own hand and row
def _hand(p: ShowParts) -> tuple[HandCard, ...]:
    ticks = p.chosen if p.view.turn.stage in CHOOSING else ()
    return tuple(HandCard(card, tick=Spot("hand", str(place)) in ticks) for place, card in enumerate(p.hand))


def _own_piles(p: ShowParts) -> tuple[Pile, ...]:
    standing = {pile.type: pile for pile in p.view.players[p.seat].piles}
    row = planned_row(p.plan, p.seat) if p.plan is not None else [PlannedPile(pile.type, pile.top) for pile in standing.values()]
    if p.order:
        row.sort(key=lambda pile: p.order.index(pile.type))
    pays = pairs_to_come(p.view, p.order).pairs if p.view.current == p.seat else ()
    gates = {pile.type for pile in p.base.players[p.seat].piles if pile.gate}
    return tuple(_own_pile(standing[pile.type], pile, pile.type in gates, pays) for pile in row)


def _own_pile(standing: PileView, planned: PlannedPile, gate: bool, pays: tuple[str, ...]) -> Pile:
    return Pile(
        type=planned.type,
        top=planned.top,
        numbers=tuple(planned.numbers),
        under=planned.under,
        gate=gate and not planned.numbers,
        closed=standing.closed,
        count=None if standing.cards is None else len(standing.cards),
        tucked=planned.tucked,
        pays=any(pair[0] == LETTERS[planned.type] for pair in pays),
    )


# ------------------------------------------------------------------ players
def _player(p: ShowParts, seat: int) -> ShownPlayer:
    player = p.view.players[seat]
    who = p.moment.seats[seat]
    return ShownPlayer(
        seat=seat,
        name=who.name,
        crest=who.crest,
        acorns=player.acorns,
        hand_size=len(p.hand) if seat == p.seat else player.hand_size,
        piles=_own_piles(p) if seat == p.seat else tuple(_pile(pile) for pile in player.piles),
        landscapes=_landscapes(p, seat),
        goals=player.goals,
        badge=_badge(p, seat),
        last_turn=plays_last_turn(p.base, seat),
        first=seat == p.view.first_player and p.view.scenario is None,
        blue_token=p.base.blue_token == seat,
        computer=who.computer,
    )


def _badge(p: ShowParts, seat: int) -> Badge:
    view = p.view
    if view.turn.stage == Stage.OVER:
        return ""
    if seat == view.current:
        return "your-turn" if seat == p.seat and p.moment.seats[seat].computer is None else "playing"
    if len(view.players) > 1 and seat == (view.current + 1) % len(view.players) and view.final != 0:
        return "next"
    return ""


def _pile(pile: PileView) -> Pile:
    return Pile(pile.type, pile.top, gate=pile.gate, closed=pile.closed, count=None if pile.cards is None else len(pile.cards))


def _landscapes(p: ShowParts, seat: int) -> tuple[Landscape, ...]:
    player = p.view.players[seat]
    left, shown = list(player.used), []
    own = seat == p.seat
    working = p.view.turn.ability if own and p.view.current == seat and _under_way(p.view) else ""
    last_used = player.used.count(working) - 1  # of equal landscapes the first is used first
    for i, letter in enumerate(player.panorama):
        used = letter in left
        if used:
            left.remove(letter)
        active = used and letter == working and player.panorama[:i].count(letter) == last_used
        shown.append(Landscape(letter, used, active))
    return tuple(shown)


# ------------------------------------------------------------------ garden, goals, discard pile
def _column(p: ShowParts, t: int) -> Column:
    return Column(t, p.view.garden[t], tick=column(t) in p.chosen)


def _goals(view: View) -> tuple[ShownGoal, ...]:
    """Every token keeps its place: those in the supply and those somebody owns."""
    owners = {goal: seat for seat, player in enumerate(view.players) for goal in player.goals}
    return tuple(ShownGoal(goal, owners[goal]) if goal in owners else _in_supply(view, goal) for goal in view.all_goals)


def _in_supply(view: View, goal: str) -> ShownGoal:
    """Alone each has a price of its own."""
    if view.scenario is None:
        return ShownGoal(goal)
    cost, can_be_had = price(view, goal)
    return ShownGoal(goal, price=cost, locked=not can_be_had)


def _browser(p: ShowParts) -> tuple[HandCard, ...] | None:
    if not p.browsing:
        return None
    return tuple(HandCard(card, tick=Spot("browser", str(place)) in p.chosen) for place, card in enumerate(sorted_discard(p.view)))


# ------------------------------------------------------------------ solo
def _scenario(view: View) -> Scenario:
    name = view.scenario
    assert name is not None
    number = list(EDITION.scenarios).index(name) + 1
    lines = tuple(
        Condition(Text(f"scenario-{name}-condition-{i}"), line.holds, line.known, line.leaves, _owned(view, line.goals))
        for i, line in enumerate(scenario(view), start=1)
    )
    return Scenario(name, number, Text(f"scenario-{name}-title"), Text(f"scenario-{name}-level"), lines)


def _owned(view: View, wanted: int) -> tuple[tuple[str | None, bool], ...]:
    goals = view.players[0].goals[:wanted]
    return (*((goal, True) for goal in goals), *((None, False) for _ in range(wanted - len(goals))))
