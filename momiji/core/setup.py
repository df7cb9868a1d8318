"""What is settled before a game begins: options of a game, and a sentence for what cannot be played."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from .text import Text


class Impossible(Exception):
    """A set-up that the rules could not give."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.text = Text(key, args)


@dataclass(frozen=True, slots=True)
class Option:
    """Something players decide before they begin. Without values it is on or off; with values it is written `name=value`."""

    name: str
    values: tuple[str, ...] = ()
    many: bool = False  # any of the values together, which are then single letters

    def allows(self, value: str) -> bool:
        if self.many:
            return bool(value) and set(value) <= set(self.values) and len(set(value)) == len(value)
        return value in self.values if self.values else value == ""


def read_options(known: Sequence[Option], words: Iterable[str]) -> dict[str, str]:
    """Options as words (`draft`, `solo=equinox`) to names and values. Raises Impossible for the first that the game does not have."""
    found: dict[str, str] = {}
    for word in words:
        name, _, value = word.partition("=")
        option = next((option for option in known if option.name == name), None)
        if option is None or not option.allows(value):
            raise Impossible("setup-option", option=word[:40], known=tuple(map(spelled, known)) or "-")
        if name in found:
            raise Impossible("setup-option-twice", option=name)
        found[name] = value
    return found


def spelled(option: Option) -> str:
    """As somebody would type it."""
    if option.many:
        return f"{option.name}={''.join(option.values)}"
    return f"{option.name}={'|'.join(option.values)}" if option.values else option.name
