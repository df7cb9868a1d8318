"""Builds the Show: the position as one seat may see it, with the plan and the choices of the desk laid over it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from momiji.core.text import Text
from momiji.games.momiji.rules import solo
from momiji.games.momiji.rules.cards import ACORN_LEFT, ACORN_RIGHT, CLOSES, CODES, LETTERS, NAMES, NUMBER, TYPE, cards_of
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.position import has_gate
from momiji.games.momiji.rules.state import (
    ARRANGING,
    BELL,
    BONFIRE,
    DRAWN,
    EXTRA_PLAY,
    LANTERNS,
    OVER,
    PICK_TOP,
    RECOVERING,
    SHRINE,
    TWO_COLUMNS,
    WATERFALL,
    State,
)
from momiji.games.momiji.table.show import Column, Condition, Goal, HandCard, Landscape, Pile, Player, Scenario, Show
from momiji.ui.table.show import Badge, Command, Mark, Marks, Note, Spot

from .plan import IN_A_PLAY, Plan, PlannedPile, planned_row
from .since import Told, ending, traces

# What a landscape asks is a stage of its own; those that only change a play have none.
_ABILITY_OF: Final = {
    EXTRA_PLAY: "E",
    TWO_COLUMNS: "B",
    ARRANGING: "C",
    DRAWN: "D",
    PICK_TOP: "F",
    RECOVERING: "G",
    SHRINE: "H",
    BELL: "I",
    LANTERNS: "K",
    BONFIRE: "L",
    WATERFALL: "N",
}


@dataclass(slots=True)
class Choice:
    """What is chosen at the desk but not done yet."""

    hand: list[int] = field(default_factory=list)  # places in the hand, in the order they were chosen
    offered: list[int] = field(default_factory=list)  # cards that lie ready to be traded
    held: int | None = None  # a card of the hand that waits for a target
    columns: list[int] = field(default_factory=list)
    goal: str = ""
    own_goal: str = ""
    landscape: int | None = None
    reveal: bool = False
    trading: bool = False
    tucking: bool = False
    order: list[int] = field(default_factory=list)  # landscape C
    pile: int | None = None  # landscape C: the pile in hand
    browsing: bool = False
    browsed: int | None = None

    def spots(self) -> Iterator[Spot]:
        """The things that are chosen."""
        places = [*self.hand] if self.held is None else [*self.hand, self.held]
        yield from (Spot("hand", str(place)) for place in places)
        yield from (Spot("column", LETTERS[t]) for t in self.columns)
        yield from (Spot(kind, key) for kind, key in (("goal", self.goal), ("own-goal", self.own_goal)) if key)
        if self.landscape is not None:
            yield Spot("landscape", str(self.landscape))
        if self.pile is not None:
            yield Spot("pile", LETTERS[self.pile])
        if self.browsed is not None:
            yield Spot("browser", str(self.browsed))
        if self.reveal:
            yield Spot("deck")
        if self.trading:
            yield Spot("supply")


@dataclass(frozen=True, slots=True)
class Picture:
    """All that the Show is made of."""

    session: Told
    seat: int
    plan: Plan | None
    choice: Choice
    lit: frozenset[Spot]  # where a click does something
    dimmed: Callable[[Spot], bool]

    @property
    def state(self) -> State:
        return self.session.state

    @property
    def base(self) -> State:
        """The position before the play in progress: its gates and tokens stay where they are until it stands."""
        return self.plan.base if self.plan is not None else self.state

    @property
    def hand(self) -> list[int]:
        return hand_of(self.state, self.seat, self.choice)

    def marks(self) -> Marks:
        """What is chosen, what a click would do something with, and which cards rest."""
        hand = [Spot("hand", str(place)) for place in range(len(self.hand))]
        marks: dict[Spot, Mark] = {spot: "dim" for spot in hand if self.dimmed(spot)}
        marks |= dict.fromkeys(self.lit, "legal")
        return marks | dict.fromkeys(self.choice.spots(), "chosen")


def hand_of(s: State, seat: int, choice: Choice) -> list[int]:
    """The cards that are still in the hand: neither laid nor offered."""
    hand = list(s.players[seat].hand)
    for card in choice.offered:
        hand.remove(card)
    return hand


def build(
    p: Picture, note: Note, primary: Command | None, left: Command | None, right: Command | None, redo: Command | None = None
) -> Show:
    s, seat, count = p.state, p.seat, len(p.state.players)
    alone = s.solo is not None
    return Show(
        seat=seat,
        me=_player(p, seat),
        hand=_hand(p),
        others=tuple(_player(p, (seat + step) % count) for step in range(1, count)),
        columns=tuple(_column(p, t) for t in s.types),
        deck=len(s.deck),
        discard=tuple(s.discard),
        gates=None if alone else p.base.gates,
        goals=_goals(p),
        goal_price=None if alone else EDITION.goal_price,
        note=note,
        primary=primary,
        left=left,
        right=right,
        turn=s.turn,
        types=s.types,
        turned=s.turned if s.stage == WATERFALL else None,
        browser=_browser(p),
        scenario=_scenario(s) if alone else None,
        ending=ending(p.session, p.base),
        traces=traces(p.session, p.seat),
        ability=_ability(p),
        trade=tuple(p.choice.offered),
        end_leaf=_end_leaf(p),
        marks=p.marks(),
        redo=redo,
        over=s.stage == OVER,
        daylight=_daylight(s),
    )


def _daylight(s: State) -> float:
    """The share of the deck that is left, by what everybody knows of the deal."""
    each = EDITION.scenarios[s.setup.scenario].hand if s.setup.scenario is not None else EDITION.table.hand
    return len(s.deck) / (sum(len(cards_of(t)) for t in s.setup.types) - each * len(s.players))


def _end_leaf(p: Picture) -> int | None:
    """The leaf type that waits for a lit end: of a turned card, a held one, or the one planned last."""
    if p.state.stage == WATERFALL:
        return TYPE[p.state.turned]
    if p.choice.held is not None:
        return TYPE[p.hand[p.choice.held]]
    return TYPE[p.plan.laid[-1].card] if p.plan is not None and p.plan.laid else None


def _ability(p: Picture) -> str:
    """The landscape being carried out: its stage is no ordinary one of a turn."""
    s = p.state
    return s.ability if s.current == p.seat and _ABILITY_OF.get(s.stage) == s.ability else ""


def _under_way(s: State) -> bool:
    """The landscape used in this turn is still at work: it asks something, or changes the play in progress."""
    return _ABILITY_OF.get(s.stage) == s.ability or (s.stage in IN_A_PLAY and s.ability in ("A", "J", "M"))


# ------------------------------------------------------------------ own hand and row


def _hand(p: Picture) -> tuple[HandCard, ...]:
    return tuple(HandCard(card, tick=place in p.choice.hand) for place, card in enumerate(p.hand))


def _own_piles(p: Picture) -> tuple[Pile, ...]:
    me = p.state.players[p.seat]
    row = planned_row(p.plan, p.seat) if p.plan is not None else [PlannedPile(t) for t in me.row]
    if p.choice.order:
        row.sort(key=lambda pile: p.choice.order.index(pile.type))
    pays = paying_pairs(p.state, p.seat, [pile.type for pile in row])
    return tuple(_own_pile(p, pile, i in pays) for i, pile in enumerate(row))


def _own_pile(p: Picture, pile: PlannedPile, pays: bool) -> Pile:
    cards = p.state.players[p.seat].piles[pile.type]
    assert cards
    return Pile(
        type=pile.type,
        top=cards[-1],
        numbers=tuple(pile.numbers),
        under=cards[-2] if pile.numbers and len(cards) > pile.tucked + 1 else None,
        gate=not pile.numbers and has_gate(p.base.players[p.seat], pile.type),
        closed=CLOSES[cards[-1]],
        count=len(cards) if p.state.setup.open_counts else None,
        tucked=pile.tucked,
        pays=pays,
    )


def paying_pairs(s: State, seat: int, row: list[int]) -> set[int]:
    """Which junctions will pay when this turn ends (5.7): the left pile's place in the row."""
    types = s.played_types | (s.laid_types if s.current == seat else 0)
    if s.current != seat or types & (types - 1) == 0:
        return set()
    tops = [cards[-1] for t in row if (cards := s.players[seat].piles[t])]
    return {i for i in range(len(tops) - 1) if ACORN_RIGHT[tops[i]] and ACORN_LEFT[tops[i + 1]]}


# ------------------------------------------------------------------ players


def _player(p: Picture, seat: int) -> Player:
    s = p.state
    player = s.players[seat]
    who = p.session.seats[seat]
    return Player(
        seat=seat,
        name=who.name,
        crest=who.crest,
        acorns=player.acorns,
        hand_size=len(p.hand) if seat == p.seat else len(player.hand),
        piles=_own_piles(p) if seat == p.seat else _piles(p, seat),
        landscapes=_landscapes(p, seat),
        goals=tuple(player.goals),
        badge=_badge(p, seat),
        last_turn=p.base.final is not None and _last_turn_now(p.base, seat),
        first=seat == s.setup.first_player and s.solo is None,
        blue_token=p.base.blue_token == seat,
        computer=who.computer,
    )


def _last_turn_now(s: State, seat: int) -> bool:
    """The turn in progress or to come is this player's last."""
    count = len(s.players)
    distance = (seat - s.current) % count
    return s.final is not None and distance <= s.final < distance + count


def _badge(p: Picture, seat: int) -> Badge:
    s = p.state
    if s.stage == OVER:
        return ""
    if seat == s.current:
        return "your-turn" if seat == p.seat and p.session.seats[seat].computer is None else "playing"
    if len(s.players) > 1 and seat == (s.current + 1) % len(s.players) and s.final != 0:
        return "next"
    return ""


def _piles(p: Picture, seat: int) -> tuple[Pile, ...]:
    s = p.state
    player = s.players[seat]
    return tuple(
        Pile(
            type=t,
            top=cards[-1],
            gate=has_gate(player, t),
            closed=CLOSES[cards[-1]],
            count=len(cards) if s.setup.open_counts else None,
        )
        for t in player.row
        if (cards := player.piles[t])
    )


def _landscapes(p: Picture, seat: int) -> tuple[Landscape, ...]:
    player = p.state.players[seat]
    left, shown = list(player.used), []
    own = seat == p.seat
    working = p.state.ability if own and p.state.current == seat and _under_way(p.state) else ""
    last_used = player.used.count(working) - 1  # of equal landscapes the first is used first
    for i, letter in enumerate(player.panorama):
        used = letter in left
        if used:
            left.remove(letter)
        active = used and letter == working and player.panorama[:i].count(letter) == last_used
        shown.append(Landscape(letter, used, active))
    return tuple(shown)


# ------------------------------------------------------------------ garden, goals, discard pile


def _column(p: Picture, t: int) -> Column:
    return Column(t, p.state.garden[t], tick=t in p.choice.columns)


def _goals(p: Picture) -> tuple[Goal, ...]:
    """Every token keeps its place: those in the supply and those somebody owns."""
    s = p.state
    owners = {goal: seat for seat, player in enumerate(s.players) for goal in player.goals}
    shown = []
    for goal in s.setup.goals:
        if goal in owners:
            shown.append(Goal(goal, owners[goal]))
        elif s.solo is not None:
            holds = solo.requirement(s, goal)
            shown.append(Goal(goal, price=solo.price(s, goal) if holds else _usual_price(goal), locked=not holds))
        else:
            shown.append(Goal(goal))
    return tuple(shown)


def _usual_price(goal: str) -> int | None:
    """A price that stands while the requirement does not hold; None where it depends on it."""
    return None if solo.price_varies(goal) else solo.FIXED_PRICE


def sorted_discard(s: State) -> list[int]:
    return sorted(s.discard, key=lambda card: (TYPE[card], NUMBER[card], CODES[card]))


def _browser(p: Picture) -> tuple[HandCard, ...] | None:
    if not p.choice.browsing:
        return None
    return tuple(HandCard(card, tick=place == p.choice.browsed) for place, card in enumerate(sorted_discard(p.state)))


# ------------------------------------------------------------------ solo


def _scenario(s: State) -> Scenario:
    assert s.solo is not None
    holds = solo.conditions(s)
    number = list(EDITION.scenarios).index(s.solo) + 1
    lines = tuple(
        Condition(
            Text(f"scenario-{s.solo}-condition-{i}"),
            hold and _may_be_known(s, i),
            _may_be_known(s, i),
            _leaves(s, i) if s.setup.open_counts else (),
            _owned(s) if f"{s.solo}-{i}" in ("cold-breeze-3", "equinox-3") else (),
        )
        for i, hold in enumerate(holds, start=1)
    )
    return Scenario(s.solo, number, Text(f"scenario-{s.solo}-title"), Text(f"scenario-{s.solo}-level"), lines)


def _may_be_known(s: State, line: int) -> bool:
    """3.7: nobody counts the cards of a pile, so lines that hang on counts are shown only with open counts."""
    return s.setup.open_counts or f"{s.solo}-{line}" not in ("cold-breeze-1", "cold-breeze-2", "meditation-2")


def _owned(s: State) -> tuple[tuple[str | None, bool], ...]:
    goals = s.players[0].goals[:3]
    return (*((goal, True) for goal in goals), *((None, False) for _ in range(3 - len(goals))))


def _leaves(s: State, line: int) -> tuple[tuple[int, bool], ...]:
    """Which piles do their part; only with open counts, because it would tell how many cards lie in them."""
    me = s.players[0]
    worth = {t: len(cards) * NUMBER[cards[-1]] for t in s.types if (cards := me.piles[t])}
    match s.solo, line:
        case "cold-breeze", 1:
            return tuple((t, worth.get(t, 0) >= 10) for t in s.types)
        case "meditation", 2:
            return tuple((t, worth.get(t, 0) >= 10 and NAMES[t] in me.goals) for t in s.types)
    return ()
