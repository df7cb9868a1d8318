"""Miyabi's answers to everything a text game asks of a game."""

from collections.abc import Iterable, Sequence

from momiji.core.outcome import Turn
from momiji.core.text import Text
from momiji.games.miyabi.rules.game import MIYABI
from momiji.games.miyabi.rules.steps import Step
from momiji.games.miyabi.rules.view import View
from momiji.i18n import Translator
from momiji.terminal.words import Way, Words

from . import asking, nouns, ways
from .looking import TOPICS, Looker


class MiyabiWords(Words[View, Step]):
    verbs = ways.VERBS
    topics = TOPICS
    own = frozenset(
        {
            "miyabi-begin",
            "miyabi-why-nothing",
            "miyabi-small-words",
            "miyabi-help-steps",
            "miyabi-help-look",
            *(f"miyabi-ask-{option.name}" for option in MIYABI.options),
        }
    )
    joined = (ways.TILE, ("size", "object", "form"))

    def __init__(self) -> None:
        super().__init__(MIYABI)

    # ------------------------------------------------------------------ how a step is made

    def ways(self, view: View, step: Step) -> tuple[Way, ...]:
        return (ways.way(step),)

    def label(self, view: View, way: Way, depth: int) -> Text:
        return asking.label(view, way, depth)

    def nouns(self, verb: str, legal: Iterable[Way], say: Translator) -> nouns.Nouns:
        return nouns.nouns(verb, say)

    def typed(self, step: Step) -> Text:
        return ways.typed(step)

    def conceivable(self, view: View, verb: str) -> Iterable[Step]:
        return ways.conceivable(view, verb)

    # ------------------------------------------------------------------ what is told

    def look(self, view: View, topic: str) -> Iterable[Text]:
        return Looker(view).topic(topic)

    def turn(self, view: View) -> Iterable[Text]:
        """While the frogs are put out nothing lies anywhere."""
        return Looker(view).turn() if view.round else ()

    def announce(self, view: View, turn: Turn, name: str) -> Text:
        return super().announce(view, turn, name) if view.round else Text("miyabi-frog-turn", {"name": name})

    def question(self, view: View, legal: Sequence[Step]) -> Text:
        return asking.question(view, legal)
