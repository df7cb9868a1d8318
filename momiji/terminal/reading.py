"""A line somebody typed: a command, one step, or several it could mean."""

from dataclasses import dataclass
from typing import Any

from .menu import Menu, StepWay
from .spelling import look_up, plain
from .vocabulary import NotUnderstood, Vocabulary
from .words import Decision, Way, Words, verb_of


@dataclass(frozen=True, slots=True)
class TypedCommand:
    name: str
    rest: str  # as it was typed


@dataclass(frozen=True, slots=True)
class Meant:
    """One step, legal or not: the rules answer."""

    step: Any


@dataclass(frozen=True, slots=True)
class Several:
    """Not enough was said; these are left."""

    menu: Menu


@dataclass(frozen=True, slots=True)
class Unknown:
    word: str


Read = TypedCommand | Meant | Several | Unknown


def leads(way: Way, said: tuple[Decision, ...], depth: int) -> bool:
    """Whether a way, from a depth on, begins with what was said; of each decision less than all may have been said."""
    decisions = way[depth:]
    return len(decisions) >= len(said) and all(set(one) <= set(decision) for decision, one in zip(decisions, said, strict=False))


class Reader:
    """Reads lines where these choices stand."""

    def __init__(self, words: Words[Any, Any], known: Vocabulary, menu: Menu, state: Any, seat: int) -> None:
        self._words = words
        self._known = known
        self._menu = menu
        self._state = state
        self._view = words.rules.view(state, seat)
        labels = ((known.said_as(words.label(self._view, line.way, line.depth)), number) for number, line in enumerate(menu.lines, start=1))
        self._labels = dict(labels)

    def read(self, line: str) -> Read:
        written = " ".join(line.split())
        if written.isdecimal():
            return self._numbered(int(written[:6]), written)
        step = self._words.rules.decode(written)
        if self._readable(step):
            return Meant(step)
        typed = plain(line).split()
        if not typed:
            return TypedCommand("choices", "")
        as_shown = self._labels.get(" ".join(typed))
        return self._numbered(as_shown, written) if as_shown is not None else self._spoken(typed, written)

    def _readable(self, step: Any) -> bool:
        """Whether it is a step at all: it is not refused as something is that surely is none."""
        rules = self._words.rules
        refusal, nonsense = rules.refuse(self._state, step), rules.refuse(self._state, rules.decode("?"))
        return refusal is None or nonsense is None or refusal.text.key != nonsense.text.key

    def _numbered(self, number: int, written: str) -> Read:
        lines = self._menu.lines
        if not 1 <= number <= len(lines):
            return TypedCommand("number", written)
        chosen = lines[number - 1]
        return Meant(chosen.step) if chosen.step is not None else Several(chosen.deeper)

    def _spoken(self, typed: list[str], written: str) -> Read:
        known, first, rest = self._known, typed[0], written.partition(" ")[2]
        verbs = {verb_of(way): verb_of(way) for _, way in self._menu.whole.ways} | known.verbs
        if first in known.commands:
            return TypedCommand(known.commands[first], rest)
        if first in verbs:
            return self._named(verbs[first], rest)
        here = self._answer(typed) if self._menu.depth else None
        if here is not None:
            return here
        if first in known.topics:
            return TypedCommand("look", written)
        command, verb, topic = (look_up(table, first) for table in (known.commands, verbs, known.topics))
        if sum(meaning is not None for meaning in (command, verb, topic)) != 1:
            return Unknown(written[:60])
        if topic is not None:
            return TypedCommand("look", written)
        return TypedCommand(command, rest) if command is not None else self._named(verb or "", rest)

    def _said(self, verb: str, typed: list[str]) -> tuple[Decision, ...]:
        """Raises NotUnderstood."""
        ways = [way for _, way in self._menu.whole.ways if verb_of(way) == verb]
        return self._known.said(verb, ways, typed)

    def _named(self, verb: str, rest: str) -> Read:
        try:
            said = self._said(verb, plain(rest).split())
        except NotUnderstood as error:
            return Unknown(next((word for word in rest.split() if plain(word) == str(error)), str(error))[:60])
        left = [(step, way) for step, way in self._menu.whole.ways if verb_of(way) == verb and leads(way, said, 1)]
        return _chosen(left, 1 + len(said)) if left else self._refused(verb, said, rest)

    def _answer(self, typed: list[str]) -> Read | None:
        """Only the answer to what is being asked: “left”, “red 0”, “zeros”."""
        for verb in dict.fromkeys(verb_of(way) for _, way in self._menu.ways):
            try:
                said = self._said(verb, typed)
            except NotUnderstood:
                continue
            left = [(step, way) for step, way in self._menu.ways if said and leads(way, said, self._menu.depth)]
            if left:
                return _chosen(left, self._menu.depth + len(said))
        return None

    def _refused(self, verb: str, said: tuple[Decision, ...], rest: str) -> Read:
        """No legal step begins so: the likeliest that does is asked for the reason."""
        likely = None
        for step in self._words.conceivable(self._view, verb):
            fitting = [way for way in self._words.ways(self._view, step) if leads(way, said, 1)]
            if any(len(way) == 1 + len(said) for way in fitting):
                return Meant(step)
            if fitting and likely is None:
                likely = step
        return Unknown(rest[:60] or verb) if likely is None else Meant(likely)


def _chosen(left: list[StepWay], said: int) -> Read:
    """A step that was said to its end is meant before one that goes on; a whole verb is never taken for its only step."""
    whole = [(step, way) for step, way in left if len(way) == said]
    if whole:
        left = whole
    steps = list(dict.fromkeys(step for step, _ in left))
    if len(steps) == 1 and (whole or said > 1):
        return Meant(steps[0])
    return Several(Menu(left, said if not whole else 1))
