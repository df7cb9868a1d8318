"""What every thing on the table says of itself when asked."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from momiji.core.text import Text
from momiji.games.momiji.rules import solo
from momiji.games.momiji.rules.cards import ACORN_LEFT, ACORN_RIGHT, CLOSES, LETTERS, NAMES, NUMBER, TYPE
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.log import card_text
from momiji.games.momiji.rules.scoring import MEASURE
from momiji.games.momiji.rules.steps import USE
from momiji.ui.table.show import About, Spot

from .build import sorted_discard
from .hand import why_it_rests

if TYPE_CHECKING:
    from .desk import MomijiDesk

# Goals whose figures everybody can see; the others count cards that lie hidden in piles (3.7).
PUBLIC_GOALS = frozenset({"top-sum", "gates", "acorns", "piles-and-landscapes", "hand"})


def tip_for(desk: MomijiDesk, spot: Spot) -> About | None:
    match spot.kind:
        case "hand" if int(spot.key) < len(desk.hand):
            return _hand_card(desk, int(spot.key))
        case "browser":
            return card_tip(sorted_discard(desk.state)[int(spot.key)])
        case "turned" if desk.state.turned >= 0:
            return card_tip(desk.state.turned)
        case "column":
            return _column(desk, LETTERS.index(spot.key))
        case "pile":
            return _pile(desk, LETTERS.index(spot.key))
        case "goal" | "own-goal":
            return _goal(desk, spot.key)
        case "landscape":
            return _landscape(desk, desk.state.players[desk.seat].panorama[int(spot.key)])
        case "deck":
            key = "tip-deck" if desk.state.solo is None else "tip-deck-alone"
            return About(Text("tip-deck-title"), (Text(key, {"count": len(desk.state.deck)}),))
        case "discard":
            return About(Text("tip-discard-title"), (Text("tip-discard", {"count": len(desk.state.discard)}),))
        case "supply":
            return About(Text("tip-acorns-title"), (Text("tip-acorns"),))
        case "acorns":
            return About(Text("tip-own-acorns-title"), (Text("tip-own-acorns"),))
        case "gates":
            return About(Text("tip-gates-title"), (Text("tip-gates", {"count": desk.state.gates}),))
        case "offer" if int(spot.key) < len(desk.choice.offered):
            return card_tip(desk.choice.offered[int(spot.key)])
        case "end":
            return About(Text("tip-end-title"), (Text("tip-end"),))
        case "other":
            return _other(desk, int(spot.key))
    return None


def goal_tip(goal: str, *, alone: bool) -> About:
    """What a goal counts, whoever looks."""
    kind = "solo-goal" if alone else "goal"
    return About(Text(f"{kind}-title-{goal}"), (Text(f"{kind}-text-{goal}"),))


def card_tip(card: int) -> About:
    t, number = TYPE[card], NUMBER[card]
    edges = {(False, False): "none", (True, False): "left", (False, True): "right", (True, True): "both"}
    kind = "closes" if CLOSES[card] else "zero" if number == 0 else "other"
    body = [Text("tip-card", {"number": number, "below": number - 1, "kind": kind})]
    if number <= 1:
        body.append(Text("tip-card-acorns", {"edges": edges[ACORN_LEFT[card], ACORN_RIGHT[card]]}))
    if NAMES[t] == "blue":
        body.append(Text("tip-card-blue"))
    return About(Text("tip-card-title", card_text(card).args), tuple(body))


def pile_tip(top: int, count: int | None, *, gate: bool = False) -> About:
    """Anybody's pile; `count` only where pile counts are open."""
    if CLOSES[top]:
        body = [Text("tip-pile-closed", {"number": NUMBER[top]})]
    else:
        body = [Text("tip-pile", {"number": NUMBER[top], "next": NUMBER[top] + 1})]
    if gate:
        body.append(Text("part-gate"))
    if count is not None:
        body.append(Text("tip-pile-count", {"count": count, "points": count * NUMBER[top]}))
    return About(Text("tip-pile-title", {"leaf": f"leaf-{NAMES[TYPE[top]]}"}), tuple(body))


def _hand_card(desk: MomijiDesk, place: int) -> About:
    """A card that rests says why it cannot be used now."""
    tip = card_tip(desk.hand[place])
    refusal = why_it_rests(desk, place)
    return tip if refusal is None else replace(tip, foot=refusal.text)


def _column(desk: MomijiDesk, t: int) -> About:
    cards = desk.state.garden[t]
    title = Text("tip-column-title", {"leaf": f"leaf-{NAMES[t]}"})
    if not cards:
        return About(title, (Text("tip-column-empty"),))
    body = (Text("tip-column", {"count": len(cards), "top": card_text(cards[-1])}),)
    return About(title, body, None if desk.state.solo is None else Text("tip-column-alone"))


def _pile(desk: MomijiDesk, t: int) -> About | None:
    cards = desk.state.players[desk.seat].piles[t]
    if cards is None:
        return None
    return pile_tip(cards[-1], len(cards) if desk.state.setup.open_counts else None)


def _goal(desk: MomijiDesk, goal: str) -> About:
    s = desk.state
    tip = goal_tip(goal, alone=s.solo is not None)
    if s.solo is not None:
        if goal in s.goals and solo.price_varies(goal) and solo.requirement(s, goal):
            tip = replace(tip, body=(*tip.body, Text("tip-goal-price", {"price": solo.price(s, goal)})))
        return replace(tip, owner=0 if goal in s.players[0].goals else None)
    owner = next((seat for seat, player in enumerate(s.players) if goal in player.goals), None)
    if owner is None:
        foot = Text("tip-goal-free", {"price": EDITION.goal_price})
    else:
        foot = Text("tip-goal-owned", {"name": s.setup.names[owner], "own": "yes" if owner == desk.seat else "no"})
    standing: tuple[tuple[int, int], ...] = ()
    if goal in PUBLIC_GOALS or s.setup.open_counts:
        figures = [(seat, MEASURE[goal](player)) for seat, player in enumerate(s.players)]
        standing = tuple(sorted(figures, key=lambda pair: pair[1], reverse=goal != "fewest-cards"))
    return replace(tip, foot=foot, owner=owner, standing=standing)


def _landscape(desk: MomijiDesk, letter: str) -> About:
    small = letter.lower()
    refusal = MOMIJI.refuse(desk.state, USE[letter]) if desk.active else None
    foot = refusal.text if refusal is not None else Text(f"landscape-when-{small}")
    return About(
        Text("tip-landscape-title", {"letter": letter, "landscape": f"landscape-{small}"}), (Text(f"landscape-text-{small}"),), foot
    )


def _other(desk: MomijiDesk, seat: int) -> About:
    player = desk.state.players[seat]
    args = {"acorns": player.acorns, "cards": len(player.hand), "piles": len(player.row)}
    return About(Text("tip-player-title", {"name": desk.state.setup.names[seat]}), (Text("tip-player", args),))
