"""The pictures of the rule book in words: what the booklet prints beside them, and what can be read aloud."""

from momiji.core.text import Text
from momiji.games.momiji.rules.cards import ACORN_LEFT, ACORN_RIGHT
from momiji.games.momiji.rules.log import card_text

from .things import Thing


def told(thing: Thing) -> Text | None:
    """One thing; a gap is nothing to tell."""
    match thing.kind:
        case "gap":
            return None
        case "card":
            return _card(thing.cards[-1])
        case "pile":
            card = _card(thing.cards[-1])
            if thing.gate:
                return Text("rules-thing-closed", {"card": card})
            return Text("rules-thing-pile", {"card": card, "count": thing.count}) if thing.count else card
        case "column" | "hand" | "discard":
            return Text(f"rules-thing-{thing.kind}", {"cards": tuple(_card(card) for card in thing.cards)})
        case "acorns":
            return Text("rules-thing-acorns", {"count": thing.count})
        case "goal":
            return Text("rules-thing-goal", {"goal": Text(f"solo-goal-title-{thing.name}" if thing.alone else f"goal-title-{thing.name}")})
        case "land":
            return Text("rules-thing-land", {"letter": thing.name})
        case "pip":
            return Text(f"leaf-{thing.name}")
        case "crest":
            return Text(f"new-game-crest-{thing.name}")
    return Text(f"rules-thing-{thing.kind}")


def _card(card: int) -> Text:
    words = card_text(card)
    edges = {(True, True): "both", (True, False): "left", (False, True): "right"}.get((ACORN_LEFT[card], ACORN_RIGHT[card]))
    return Text("rules-thing-card", {"card": words, "edges": edges}) if edges else words
