"""What the list of saves says of a game of Miyabi."""

from momiji.core.text import Text
from momiji.games.miyabi.rules.setup import OPTIONS
from momiji.store.saves import Save


def chips(save: Save) -> list[Text]:
    """What is played with; there is room for one."""
    chosen = save.record.get("options")
    played = [option.name for option in OPTIONS if isinstance(chosen, list) and option.name in chosen]
    if len(played) > 1:
        return [Text("miyabi-saves-extensions", {"count": len(played)})]
    return [Text(f"miyabi-option-{name}") for name in played]


def about(save: Save) -> Text | None:
    """How far it got, and what is left to draw."""
    header = save.header
    if header.turn is None or header.deck is None:
        return None
    return Text("miyabi-save-about", {"turn": header.turn, "count": header.deck})


def state(save: Save) -> Text | None:
    """Before the first turn the frogs are put out; the last round is worth a word."""
    header = save.header
    if header.over or header.turn is None:
        return None
    if header.turn == 0:
        return Text("miyabi-saves-frogs")
    return Text("miyabi-saves-last-round") if header.last_turns else None
