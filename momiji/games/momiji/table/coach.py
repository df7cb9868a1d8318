"""What the coach points at: the table with just the things in gold that a move touches."""

from dataclasses import replace

from momiji.games.momiji.rules.cards import TYPE
from momiji.games.momiji.rules.steps import PlayNew, Step
from momiji.ui.table.show import Mark, Spot

from .show import Show


def coached(show: Show, spots: tuple[Spot, ...], steps: tuple[Step, ...]) -> Show:
    """The same table with only these things in gold; what is chosen stays chosen."""
    marks: dict[Spot, Mark] = {spot: mark for spot, mark in show.marks.items() if mark != "legal"}
    if not any(spot.kind == "end" for spot in spots):  # ends that stand open stay open
        marks |= {spot: mark for spot, mark in show.marks.items() if spot.kind == "end"}
    marks |= {spot: "legal" for spot in spots if marks.get(spot) != "chosen"}
    new = next((step for step in steps if isinstance(step, PlayNew)), None)
    ends = any(spot.kind == "end" for spot in spots)
    return replace(show, marks=marks, end_leaf=TYPE[new.card] if new is not None and ends else show.end_leaf)
