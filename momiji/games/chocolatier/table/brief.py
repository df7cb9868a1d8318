"""What is told on a slip of paper: what players did, not what every box was paid, which is seen in the film and stands in the log."""

from collections.abc import Iterable, Sequence
from typing import Final

from momiji.core.text import Text
from momiji.playing.log import Line
from momiji.ui.table.step_desk import StepDesk

LONG: Final = frozenset(
    f"chocolatier-log-{name}" for name in ("rest", "place", "no-place", "floor", "floor-short", "refill", "gold", "offers")
)


def brief(texts: Iterable[Text]) -> tuple[Text, ...]:
    return tuple(text for text in texts if text.key not in LONG)


def brief_lines(lines: Sequence[Line]) -> list[Line]:
    return [line for line in lines if line.text.key not in LONG]


class BriefDesk(StepDesk):
    def since(self) -> Sequence[Line]:
        return brief_lines(super().since())
