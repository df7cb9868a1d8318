"""Where the rule book tells of each thing on the table."""

from typing import Final

from momiji.games.momiji.rules.cards import BLUE, LETTERS, TYPE
from momiji.games.momiji.table.show import MomijiShow, landscape_at
from momiji.ui.table.show import Spot

PAGES: Final[dict[str, str]] = {
    "hand": "cards", "browser": "cards", "turned": "landscape-n", "column": "collect", "garden": "collect", "pile": "play",
    "herbarium": "play", "end": "5.3", "deck": "reveal", "discard": "secrets", "supply": "trade", "lap": "turn-end", "plate": "acorns",
    "other": "secrets", "offer": "trade", "acorns": "acorns", "gates": "gate",
    "slot": "setup-landscapes", "landscape-deck": "setup-landscapes",
}  # fmt: skip


def topic_of(show: MomijiShow, spot: Spot) -> str:
    """The page or paragraph of a spot."""
    match spot.kind:
        case "goal" | "own-goal":
            return f"goal-{spot.key}" if show.scenario is None else f"scenario-{show.scenario.id}"
        case "landscape" | "face-up" | "taken" if letter := landscape_at(show, spot):
            return f"landscape-{letter.lower()}"
        case "hand" if int(spot.key) < len(show.hand) and TYPE[show.hand[int(spot.key)].card] == BLUE:
            return "dew-joker"
        case "pile" if any(pile.closed for pile in show.me.piles if LETTERS[pile.type] == spot.key):
            return "gate"
    return PAGES.get(spot.kind, "")
