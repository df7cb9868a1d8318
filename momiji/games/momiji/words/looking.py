"""The table in sentences, as one seat may know it."""

from collections.abc import Iterator

from momiji.core.text import Text
from momiji.games.momiji.rules import solo
from momiji.games.momiji.rules.cards import CODES, NAMES, NUMBER, TYPE
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.state import State
from momiji.games.momiji.rules.view import PileView, PlayerView, View, world

TOPICS = ("garden", "hand", "herbarium", "goals", "landscapes", "opponents", "discards")
_EDGES = {"": "none", "<": "left", ">": "right", "<>": "both"}


def card(code: int) -> Text:
    """A card by its name, with its acorns, not bent by any sentence."""
    return Text("momiji-card", {"leaf": leaf(TYPE[code]), "number": NUMBER[code], "edges": _EDGES[CODES[code][2:]]})


def leaf(t: int) -> str:
    return f"leaf-{NAMES[t]}"


def cards(codes: tuple[int, ...]) -> tuple[Text, ...]:
    return tuple(card(code) for code in codes)


def landscape(letter: str) -> Text:
    small = letter.lower()
    return Text("momiji-landscape", {"letter": letter, "landscape": f"landscape-{small}", "about": Text(f"landscape-text-{small}")})


class Looker:
    """One seat's eyes: everything here comes from its view, so nobody's secret can be told."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat

    def topic(self, name: str) -> Iterator[Text]:
        yield from {
            "table": self.table, "garden": self.garden, "hand": self.hand, "herbarium": self.herbarium, "goals": self.goals,
            "landscapes": self.landscapes, "opponents": self.opponents, "discards": self.discards,
        }[name]()  # fmt: skip

    def turn(self) -> Iterator[Text]:
        """What one wants to hear when the turn begins."""
        yield from self.garden()
        yield from self.herbarium()
        yield from self.hand()

    def table(self) -> Iterator[Text]:
        yield from self.supply()
        yield from self.garden()
        yield from self.goals()
        yield from self.opponents()
        yield from self.landscapes()
        yield from self.herbarium()
        yield from self.hand()

    def supply(self) -> Iterator[Text]:
        view = self.view
        gates = "none" if view.scenario is not None else view.gates
        yield Text("momiji-supply", {"deck": view.deck_size, "discards": len(view.discard), "gates": gates})
        if view.final is not None:
            yield Text("table-last-turns", {"turns": view.final})

    def garden(self) -> Iterator[Text]:
        if not any(self.view.garden):
            yield Text("momiji-garden-empty")
        for t, column in enumerate(self.view.garden):
            if column:
                yield Text("momiji-column", {"leaf": leaf(t), "count": len(column), "cards": cards(column)})

    def hand(self) -> Iterator[Text]:
        me = self.view.players[self.seat]
        held = me.hand or ()
        yield Text("momiji-hand", {"count": len(held), "cards": cards(held)}) if held else Text("momiji-hand-empty")
        yield Text("momiji-acorns", {"acorns": me.acorns})
        if self.view.blue_token == self.seat:
            yield Text("momiji-token-own")

    def discards(self) -> Iterator[Text]:
        lying = tuple(sorted(self.view.discard))
        yield Text("momiji-discards", {"count": len(lying), "cards": cards(lying)}) if lying else Text("refuse-impossible-g")

    # ------------------------------------------------------------------ what players own
    def herbarium(self) -> Iterator[Text]:
        me = self.view.players[self.seat]
        if not me.piles:
            yield Text("momiji-herbarium-empty")
        else:
            yield Text("momiji-herbarium", {"count": len(me.piles)})
        for pile in me.piles:
            yield from self._pile(pile)

    def _pile(self, pile: PileView) -> Iterator[Text]:
        yield Text("momiji-pile", {"top": card(pile.top), "closed": "no" if not pile.closed else "gate" if pile.gate else "bare"})
        if pile.cards is not None:
            yield Text("tip-pile-count", {"count": len(pile.cards), "points": len(pile.cards) * NUMBER[pile.top]})

    def landscapes(self) -> Iterator[Text]:
        me = self.view.players[self.seat]
        if not me.panorama:
            yield Text("momiji-landscapes-none")
        spent = list(me.used)
        for letter in me.panorama:
            if letter in spent:
                spent.remove(letter)
                yield Text("momiji-landscape-used", {"landscape": landscape(letter)})
            else:
                yield landscape(letter)

    def opponents(self) -> Iterator[Text]:
        for seat, player in enumerate(self.view.players):
            if seat != self.seat:
                yield from self._opponent(seat, player)
        if len(self.view.players) == 1 and self.view.scenario is not None:
            yield Text("text-opponents-none")

    def _opponent(self, seat: int, player: PlayerView) -> Iterator[Text]:
        figures = {"acorns": player.acorns, "cards": player.hand_size, "piles": len(player.piles)}
        yield Text("momiji-opponent", {"name": player.name, **figures})
        for pile in player.piles:
            yield from self._pile(pile)
        if self.view.blue_token == seat:
            yield Text("momiji-token", {"name": player.name})
        unused = list(player.panorama)
        for letter in player.used:
            unused.remove(letter)
        if unused:
            yield Text("momiji-opponent-landscapes", {"name": player.name, "letters": tuple(unused)})

    # ------------------------------------------------------------------ goals
    def goals(self) -> Iterator[Text]:
        if self.view.scenario is not None:
            yield from self._goals_alone(world(self.view))
            return
        for goal in self.view.goals:
            yield Text(
                "momiji-goal", {"title": Text(f"goal-title-{goal}"), "about": Text(f"goal-text-{goal}"), "price": EDITION.goal_price}
            )
        for seat, player in enumerate(self.view.players):
            own = "yes" if seat == self.seat else "no"
            for goal in player.goals:
                args = {"title": Text(f"goal-title-{goal}"), "about": Text(f"goal-text-{goal}"), "own": own, "name": player.name}
                yield Text("momiji-goal-owned", args)

    def _goals_alone(self, s: State) -> Iterator[Text]:
        for goal in s.goals:
            yield Text("momiji-goal-alone", {"title": Text(f"solo-goal-title-{goal}"), "about": Text(f"solo-goal-text-{goal}")})
        for goal in s.players[0].goals:
            yield Text("momiji-goal-have", {"title": Text(f"solo-goal-title-{goal}")})
        yield from self.conditions(s)

    def conditions(self, s: State) -> Iterator[Text]:
        for number, holds in enumerate(solo.conditions(s), start=1):
            condition = Text(f"scenario-{s.solo}-condition-{number}")
            yield Text("momiji-condition", {"condition": condition, "holds": "yes" if holds else "no"})
