"""Numbered choices: the legal steps, asked for one decision after another so that no list is long."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from .words import Decision, Way

StepWay = tuple[Any, Way]  # a step, and a way to it


@dataclass(frozen=True, slots=True)
class MenuLine:
    """One line of a list: the decision at `depth` of a way, or its end where others go further."""

    way: Way
    depth: int
    step: Any | None  # choosing it is the whole step
    ways: tuple[StepWay, ...]

    @property
    def deeper(self) -> "Menu":
        return Menu(self.ways, self.depth + 1)


class Menu:
    """Steps that are left, and how many decisions lie behind."""

    def __init__(self, ways: Iterable[StepWay], depth: int = 0, whole: "Menu | None" = None) -> None:
        self.ways = tuple(ways)
        self.depth = self._skip(depth)
        self._whole = whole
        self.lines = self._made()

    @property
    def whole(self) -> "Menu":
        """All legal steps, wherever one is."""
        return self._whole or self

    def within(self, whole: "Menu") -> "Menu":
        self._whole = whole.whole
        return self

    def _skip(self, depth: int) -> int:
        """What there is only one way to decide is not asked, except a part that would complete the step."""
        while len(self.ways) > 1 and all(len(way) > depth for _, way in self.ways) and len({way[depth] for _, way in self.ways}) == 1:
            depth += 1
        return depth

    def _made(self) -> tuple[MenuLine, ...]:
        groups: dict[Decision | None, list[StepWay]] = {}
        for step, way in self.ways:
            groups.setdefault(way[self.depth] if len(way) > self.depth else None, []).append((step, way))
        made = []
        for group in groups.values():
            steps = dict.fromkeys(step for step, _ in group)
            ends = any(len(way) <= self.depth + 1 for _, way in group)
            made.append(MenuLine(group[0][1], self.depth, group[0][0] if ends and len(steps) == 1 else None, tuple(group)))
        return tuple(made)
