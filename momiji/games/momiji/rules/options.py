"""What players may wish for before a game of Momiji, as options and as plain values."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from momiji.core.setup import Impossible, Option, read_options

from .cards import LETTERS
from .edition import EDITION

OPTIONS: Final = (
    Option("morning-dew"),
    Option("draft"),
    Option("open-counts"),
    Option("types", tuple(LETTERS), many=True),
    Option("solo", tuple(EDITION.scenarios)),
)


@dataclass(frozen=True, slots=True)
class Wishes:
    """`types` None: chance decides; `scenario`: alone."""

    morning_dew: bool = False
    draft: bool = False
    open_counts: bool = False
    types: tuple[int, ...] | None = None
    scenario: str | None = None

    @classmethod
    def of(cls, options: Sequence[str]) -> "Wishes":
        """Raises Impossible for options Momiji does not have."""
        for name, _, scenario in (word.partition("=") for word in options):
            if name == "solo" and scenario not in EDITION.scenarios:
                raise Impossible("setup-scenario", scenario=scenario[:40], known=tuple(EDITION.scenarios))
        found = read_options(OPTIONS, options)
        types = tuple(sorted(map(LETTERS.index, found["types"]))) if "types" in found else None
        return cls("morning-dew" in found, "draft" in found, "open-counts" in found, types, found.get("solo"))

    @property
    def options(self) -> tuple[str, ...]:
        words = [
            "morning-dew" if self.morning_dew else "",
            "draft" if self.draft else "",
            "open-counts" if self.open_counts else "",
            f"types={''.join(LETTERS[t] for t in self.types)}" if self.types else "",
            f"solo={self.scenario}" if self.scenario else "",
        ]
        return tuple(filter(None, words))
