"""What every thing on the table says of itself when asked."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from momiji.core.text import Refusal, Text
from momiji.games.momiji.rules.cards import ACORN_LEFT, ACORN_RIGHT, CLOSES, LETTERS, NAMES, NUMBER, TYPE
from momiji.games.momiji.rules.log import card_text
from momiji.games.momiji.rules.preview import figures, price
from momiji.games.momiji.rules.solo import price_varies
from momiji.games.momiji.rules.steps import USE
from momiji.games.momiji.table.gestures import sorted_discard
from momiji.ui.table.show import About, Spot

if TYPE_CHECKING:
    from .begun import BegunDesk


def tip_for(desk: BegunDesk, spot: Spot) -> About | None:
    match spot.kind:
        case "hand" if int(spot.key) < len(desk.hand):
            return _hand_card(desk, int(spot.key))
        case "browser":
            return card_tip(sorted_discard(desk.view)[int(spot.key)])
        case "turned" if desk.view.turn.turned >= 0:
            return card_tip(desk.view.turn.turned)
        case "column":
            return _column(desk, LETTERS.index(spot.key))
        case "pile":
            return _pile(desk, LETTERS.index(spot.key))
        case "goal" | "own-goal":
            return _goal(desk, spot.key)
        case "landscape":
            return _landscape(desk, desk.me.panorama[int(spot.key)])
        case "deck":
            key = "tip-deck" if desk.view.scenario is None else "tip-deck-alone"
            return About(Text("tip-deck-title"), (Text(key, {"count": desk.view.deck_size}),))
        case "discard":
            return About(Text("tip-discard-title"), (Text("tip-discard", {"count": len(desk.view.discard)}),))
        case "supply":
            return About(Text("tip-acorns-title"), (Text("tip-acorns"),))
        case "acorns":
            return About(Text("tip-own-acorns-title"), (Text("tip-own-acorns"),))
        case "gates":
            return About(Text("tip-gates-title"), (Text("tip-gates", {"count": desk.view.gates}),))
        case "offer" if int(spot.key) < len(desk.offered):
            return card_tip(desk.offered[int(spot.key)])
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


def _hand_card(desk: BegunDesk, place: int) -> About:
    """A card that rests says why it cannot be used now."""
    tip = card_tip(desk.hand[place])
    refusal = _why_it_rests(desk, Spot("hand", str(place)))
    return tip if refusal is None else replace(tip, foot=refusal.text)


def _why_it_rests(desk: BegunDesk, spot: Spot) -> Refusal | None:
    """None while the card can be used, or while it is not this player's turn."""
    if not desk.active or desk.trading or desk.tucking or any(spot in way.gesture.things for way in desk.clicks):
        return None
    meant = desk.meant(None, spot)
    return meant if meant is None or isinstance(meant, Refusal) else desk.chair.refuse(meant)


def _column(desk: BegunDesk, t: int) -> About:
    cards = desk.view.garden[t]
    title = Text("tip-column-title", {"leaf": f"leaf-{NAMES[t]}"})
    if not cards:
        return About(title, (Text("tip-column-empty"),))
    body = (Text("tip-column", {"count": len(cards), "top": card_text(cards[-1])}),)
    return About(title, body, None if desk.view.scenario is None else Text("tip-column-alone"))


def _pile(desk: BegunDesk, t: int) -> About | None:
    pile = next((pile for pile in desk.me.piles if pile.type == t), None)
    return None if pile is None else pile_tip(pile.top, None if pile.cards is None else len(pile.cards))


def _goal(desk: BegunDesk, goal: str) -> About:
    view = desk.view
    tip = goal_tip(goal, alone=view.scenario is not None)
    owner = next((seat for seat, player in enumerate(view.players) if goal in player.goals), None)
    if view.scenario is not None:
        cost, can_be_had = price(view, goal)
        if owner is None and price_varies(goal) and can_be_had:
            tip = replace(tip, body=(*tip.body, Text("tip-goal-price", {"price": cost})))
        return replace(tip, owner=owner)
    if owner is None:
        foot = Text("tip-goal-free", {"price": price(view, goal)[0]})
    else:
        foot = Text("tip-goal-owned", {"name": view.names[owner], "own": "yes" if owner == desk.seat else "no"})
    return replace(tip, foot=foot, owner=owner, standing=figures(view, goal))


def _landscape(desk: BegunDesk, letter: str) -> About:
    refusal = desk.chair.refuse(USE[letter]) if desk.active else None
    return landscape_tip(letter, None if refusal is None else refusal.text)


def landscape_tip(letter: str, foot: Text | None = None) -> About:
    """What a landscape does, and in the last line when, if there is nothing else to say."""
    small = letter.lower()
    title = Text("tip-landscape-title", {"letter": letter, "landscape": f"landscape-{small}"})
    return About(title, (Text(f"landscape-text-{small}"),), foot or Text(f"landscape-when-{small}"))


def _other(desk: BegunDesk, seat: int) -> About:
    player = desk.view.players[seat]
    args = {"acorns": player.acorns, "cards": player.hand_size, "piles": len(player.piles)}
    return About(Text("tip-player-title", {"name": desk.view.names[seat]}), (Text("tip-player", args),))
