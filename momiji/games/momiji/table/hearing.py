"""What somebody hears of the table who does not see it: what a glance tells, and what cannot be touched."""

from collections.abc import Iterator, Sequence
from typing import Final

from momiji.core.text import Text
from momiji.games.momiji.rules.cards import ACORN_LEFT, ACORN_RIGHT, LETTERS, NUMBER, TYPE
from momiji.games.momiji.rules.log import leaf_word
from momiji.ui.table.show import Spot

from .desk.since import ending_words
from .show import MomijiShow, Pile

GARDEN, OWN = "momiji-zone-garden", "momiji-zone-herbarium"
ZONES: Final = {
    "column": GARDEN, "gates": GARDEN, "deck": GARDEN, "discard": GARDEN, "turned": GARDEN, "supply": GARDEN, "offer": GARDEN,
    "goal": "players-goals", "own-goal": OWN, "acorns": OWN, "pile": OWN, "end": OWN, "herbarium": OWN, "plate": OWN,
    **dict.fromkeys(("landscape", "face-up", "landscape-deck", "slot", "taken"), "players-landscapes"),
    "browser": "tip-discard-title", "hand": "momiji-zone-hand", "lap": "momiji-zone-hand",
}  # fmt: skip
_EDGES: Final = {(False, False): "none", (True, False): "left", (False, True): "right", (True, True): "both"}


def card(code: int) -> Text:
    """A card with its acorns."""
    edges = _EDGES[ACORN_LEFT[code], ACORN_RIGHT[code]]
    return Text("momiji-card", {"leaf": leaf_word(TYPE[code]), "number": NUMBER[code], "edges": edges})


def hand(name: str, cards: Sequence[int]) -> Text:
    """Somebody's open hand."""
    return Text("momiji-heard-hand", {"name": name, "count": len(cards), "cards": tuple(map(card, sorted(cards)))})


def whereabouts(show: MomijiShow, spot: Spot) -> Text | None:
    """In the draft, whose landscape it is."""
    if spot.kind != "taken" or show.draft is None:
        return None
    seat = int(spot.key.split("-")[0])
    return next(Text("momiji-heard-owner", {"name": player.name}) for player in show.draft.players if player.seat == seat)


def heard(show: MomijiShow, spot: Spot) -> Iterator[Text]:
    match spot.kind:
        case "column":
            column = next((one for one in show.columns if LETTERS[one.type] == spot.key), None)
            if column is not None and len(column.cards) == 1:  # its tip names the card, but not the acorns on it
                yield from _acorns(column.cards[0])
            elif column is not None and column.cards:
                yield Text("momiji-heard-cards", {"cards": tuple(map(card, column.cards))})
        case "pile":
            piles = show.me.piles
            for place, pile in enumerate(piles, 1):
                if LETTERS[pile.type] == spot.key:
                    yield Text("momiji-heard-pile", {"place": place, "count": len(piles)})
                    if ACORN_LEFT[pile.top] or ACORN_RIGHT[pile.top]:
                        yield Text("momiji-heard-top", {"card": card(pile.top)})
                    if pile.pays:
                        yield Text("momiji-heard-pays")
        case "acorns":
            yield Text("momiji-acorns", {"acorns": show.me.acorns})
        case "discard":
            if show.discard:
                yield Text("momiji-heard-top", {"card": card(show.discard[-1])})
        case "other":
            player = next((one for one in show.others if str(one.seat) == spot.key), None)
            yield from map(_pile, player.piles if player else ())


def _acorns(code: int) -> Iterator[Text]:
    if ACORN_LEFT[code] or ACORN_RIGHT[code]:
        yield Text("tip-card-acorns", {"edges": _EDGES[ACORN_LEFT[code], ACORN_RIGHT[code]]})


def _pile(pile: Pile) -> Text:
    return Text("momiji-pile", {"top": card(pile.top), "closed": "no" if not pile.closed else "gate" if pile.gate else "bare"})


def also(show: MomijiShow) -> Iterator[tuple[str, Text]]:
    """The scenario with its conditions, and the last turns."""
    if show.scenario is not None:
        yield "reader-zone-note", show.scenario.title
        for condition in show.scenario.conditions:
            args = {"condition": condition.text, "holds": "yes" if condition.holds else "no"}
            yield "reader-zone-note", Text("momiji-condition", args) if condition.known else condition.text
    if show.ending is not None:
        names = {player.seat: player.name for player in show.sitting}
        yield "reader-zone-note", ending_words(show.ending, names, "last-turns-tip")
    if show.draft is None and not show.hand:
        yield OWN, Text("momiji-hand-empty")
    if show.draft is None and not show.me.piles:
        yield OWN, Text("momiji-herbarium-empty")
