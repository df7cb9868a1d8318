"""Numbered choices: the legal steps, asked for one decision after another so that no list is long."""

from collections.abc import Iterable
from dataclasses import dataclass

from momiji.games.momiji.rules.steps import Step

from .ways import Part, Way, ways


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a list. Without a part the way ends here: the step itself, where others go further."""

    verb: str
    depth: int
    part: Part | None
    step: Step | None  # choosing it is the whole step
    ways: tuple[tuple[Step, Way], ...]

    @property
    def deeper(self) -> "Menu":
        return Menu(self.ways, self.depth + 1)


class Menu:
    """Steps that are left, and how many decisions lie behind."""

    def __init__(self, ways_left: Iterable[tuple[Step, Way]], depth: int = 0, whole: "Menu | None" = None) -> None:
        self.ways = tuple(ways_left)
        self.depth = self._skip(depth)
        self._whole = whole
        self.choices = self._choices()

    @classmethod
    def of(cls, legal: Iterable[Step]) -> "Menu":
        return cls((step, way) for step in legal for way in ways(step))

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

    def _choices(self) -> tuple[Choice, ...]:
        groups: dict[str | Part | None, list[tuple[Step, Way]]] = {}
        for step, way in self.ways:
            groups.setdefault(way[self.depth] if len(way) > self.depth else None, []).append((step, way))
        made = []
        for key, group in groups.items():
            verb = group[0][1][0]
            assert isinstance(verb, str)
            only = group[0][0] if len(dict.fromkeys(step for step, _ in group)) == 1 else None
            ends = any(len(way) <= self.depth + 1 for _, way in group)
            done = only if ends or (verb == "arrange" and self.depth > 0) else None  # the last pile has only one place left
            made.append(Choice(verb, self.depth, key if not isinstance(key, str) else None, done, tuple(group)))
        return tuple(made)
