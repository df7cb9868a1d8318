"""What a game says and understands where it is played line by line."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from momiji import registry
from momiji.core.outcome import Turn
from momiji.core.rules import Rules
from momiji.core.text import Text
from momiji.i18n import Translator
from momiji.playing.choices import fresh_seed
from momiji.playing.session import Choices

from .questions import Questions
from .spelling import plain

V = TypeVar("V")  # what one seat may know
A = TypeVar("A")  # a step

Mark = tuple[str, Hashable]  # one thing that can be said of what is meant: ("leaf", 2), ("number", 0)
Decision = tuple[Mark, ...]  # what it stands for, by all that can be said of it, in the order in which people say it
Way = tuple[Decision, ...]  # to a step, one decision after another; the first is its verb


def verb(name: str) -> Decision:
    return (("verb", name),)


def verb_of(way: Way) -> str:
    return str(way[0][0][1])


class Words(ABC, Generic[V, A]):
    """Everything but `look` has a usual answer, made from the notation of records: a game says what it can say better.

    Its sentences are called after it: for a game `toy`, `toy-verb-take` lists the words for the verb “take” (the usual one first),
    `toy-do-take` is its line in a list of choices, `toy-topic-hand` lists the words for what can be looked at.
    """

    verbs: tuple[str, ...] = ()  # those with words of their own; any other is typed as records write it
    topics: tuple[str, ...] = ()  # what can be looked at beside the whole table
    starts: tuple[str, ...] = ("new",)  # kinds of a new game: with “solo”, `toy-start-solo` and the words `toy-start-word-solo`
    own: frozenset[str] = frozenset()  # sentences it says itself (`toy-begin`) where others say everybody's (`text-begin`)
    joined: tuple[tuple[str, ...], ...] = ()  # names of marks that are said of one thing one after another: “red”, “0”

    def __init__(self, rules: Rules[Any, Any, A, V]) -> None:
        self.rules = rules

    def key(self, name: str, usual: str = "") -> str:
        """The sentence of this game, or everybody's."""
        ours = f"{self.rules.name}-{name}"
        return ours if ours in self.own else usual or f"text-{name}"

    # ------------------------------------------------------------------ how a step is made
    def ways(self, view: V, step: A) -> tuple[Way, ...]:
        """How a step can be told, the usual way first: a few decisions that lists ask for and typed words go along."""
        first, *rest = self.rules.encode(step).split(" ")
        return ((verb(first), *((("word", word),) for word in rest)),)

    def label(self, view: V, way: Way, depth: int) -> Text:
        """The line of a list for a decision; at the end of a way, for making the step where others go further."""
        if depth == 0 and verb_of(way) in self.verbs:
            return Text(f"{self.rules.name}-do-{verb_of(way)}")
        return Text("text-as-written", {"words": " ".join(str(value) for decision in way[: depth + 1] for _, value in decision)})

    def nouns(self, verb: str, ways: Iterable[Way], say: Translator) -> Sequence[Mapping[str, Decision]]:
        """What words mean behind a verb, table after table; usually those of the legal ways to it."""
        return ({plain(str(mark[1])): (mark,) for way in ways for decision in way[1:] for mark in decision},)

    def typed(self, step: A) -> Text:
        """A step as a player would type it; it is read back as that step."""
        return Text("text-as-written", {"words": self.rules.encode(step)})

    def conceivable(self, view: V, verb: str) -> Iterable[A]:
        """Steps of a verb, legal or not, the likeliest first: one of them tells why what was said is not allowed."""
        return ()

    # ------------------------------------------------------------------ what is told
    @abstractmethod
    def look(self, view: V, topic: str) -> Iterable[Text]:
        """The whole table (`table`) or one of the topics, as the seat of the view may know it."""

    def turn(self, view: V) -> Iterable[Text]:
        """What one wants to hear when a turn begins."""
        return self.look(view, "table")

    def announce(self, view: V, turn: Turn, name: str) -> Text:
        """Whose turn begins."""
        return Text("log-turn", {"turn": turn.number, "name": name})

    def question(self, view: V, legal: Sequence[A]) -> Text:
        """What is asked now."""
        return Text("text-question")

    def public(self, view: V) -> bool:
        """Whether everybody at the keyboard may hear what is asked and told now: nobody has to look away."""
        return not self.rules.secret

    # ------------------------------------------------------------------ before the game
    def settled(self, options: tuple[str, ...], players: int) -> tuple[str, ...]:
        """The options as they must be for so many, where that leaves no choice."""
        return options

    def set_up(self, start: str, ask: Questions) -> Choices:
        """The table as it is wished. Raises Ended."""
        seats = ask.seats(self.rules.seats)
        asked = (ask.option(option, self.key(f"ask-{option.name}", ask.usual(option))) for option in self.rules.options)
        return Choices(self.rules.name, seats, fresh_seed(), tuple(word for word in asked if word))


def words_of(game: str) -> Words[Any, Any]:
    found: Words[Any, Any] = registry.part(game, "words")
    return found
