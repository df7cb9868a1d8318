"""What a line that no game can read becomes."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Nonsense:
    """A string outside the notation: always refused, never an error."""

    words: str
