"""Pairs line by line: it only tells what lies where. Steps are asked for and typed in the words of the notation."""

from collections.abc import Iterator

from momiji.core.text import Text
from momiji.terminal.words import Words

from .rules import RULES, Step, View


class PairsWords(Words[View, Step]):
    def look(self, view: View, topic: str) -> Iterator[Text]:
        yield Text("toy-look-deck", {"count": view.deck})
        for name, pairs in zip(view.names, view.laid, strict=True):
            yield Text("toy-look-laid", {"name": name, "points": sum(pairs)})
        yield Text("toy-look-hand", {"cards": ", ".join(map(str, view.hand))})


WORDS = PairsWords(RULES)
