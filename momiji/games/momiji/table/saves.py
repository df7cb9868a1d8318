"""What the list of saves says of a game of Momiji."""

from momiji.core.text import Text
from momiji.store.saves import Save


def alone(save: Save) -> bool:
    return len(save.players) == 1


def chips(save: Save) -> list[Text]:
    return [Text("saves-chip-solo")] if alone(save) else [Text("saves-chip-dew")] if save.record.get("morning_dew") else []


def state(save: Save) -> Text | None:
    """Where a game stands, where more than whose turn it is can be said."""
    header, seats = save.header, save.header.seats
    if header.over and alone(save):
        if not seats or seats[0].won is None:
            return Text("saves-state-over")
        return Text("score-solo-won" if seats[0].won else "score-solo-lost")
    if header.over or header.turn is None:
        return None
    if header.turn == 0:
        return Text("saves-state-draft")
    if alone(save):
        return Text("saves-state-solo", {"turn": header.turn, "cards": header.deck or 0})
    return Text("saves-state-last") if header.last_turns else None


def about(save: Save) -> Text | None:
    header = save.header
    if header.turn is None or header.deck is None:
        return None
    facts = {"turn": header.turn, "cards": header.deck}
    return Text("saves-about-solo", facts) if header.supply is None else Text("saves-about", {**facts, "gates": header.supply})
