"""Momiji's answers to everything a text game asks of a game."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from momiji.core.outcome import Turn
from momiji.core.text import Text
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.options import Wishes
from momiji.games.momiji.rules.state import Stage
from momiji.games.momiji.rules.steps import Step
from momiji.games.momiji.rules.view import View
from momiji.i18n import Translator
from momiji.playing.choices import fresh_seed
from momiji.playing.session import Choices
from momiji.terminal.questions import Questions
from momiji.terminal.words import Way, Words

from . import asking, nouns, ways
from .looking import TOPICS, Looker

SCENARIOS = tuple(EDITION.scenarios)


class MomijiWords(Words[View, Step]):
    verbs = ways.VERBS
    topics = TOPICS
    starts = ("new", "solo")
    own = frozenset(
        {
            "momiji-begin",
            "momiji-start-solo",
            "momiji-start-word-solo",
            "momiji-why-nothing",
            "momiji-small-words",
            "momiji-help-steps",
            "momiji-help-look",
        }
    )
    joined = (ways.CARD,)

    def __init__(self) -> None:
        super().__init__(MOMIJI)

    # ------------------------------------------------------------------ how a step is made
    def ways(self, view: View, step: Step) -> tuple[Way, ...]:
        return ways.ways(step)

    def label(self, view: View, way: Way, depth: int) -> Text:
        return asking.label(view, way, depth)

    def nouns(self, verb: str, legal: Iterable[Way], say: Translator) -> nouns.Nouns:
        return nouns.nouns(verb, say)

    def conceivable(self, view: View, verb: str) -> Iterable[Step]:
        return ways.conceivable(view, verb)

    # ------------------------------------------------------------------ what is told
    def look(self, view: View, topic: str) -> Iterable[Text]:
        return Looker(view).topic(topic)

    def turn(self, view: View) -> Iterable[Text]:
        return () if self.public(view) else Looker(view).turn()

    def announce(self, view: View, turn: Turn, name: str) -> Text:
        return Text("momiji-draft-turn", {"name": name}) if self.public(view) else super().announce(view, turn, name)

    def question(self, view: View, legal: Sequence[Step]) -> Text:
        return asking.question(view, legal)

    def public(self, view: View) -> bool:
        """In the draft nobody looks at their hand."""
        return view.turn.stage == Stage.DRAFT

    # ------------------------------------------------------------------ before the game
    def settled(self, options: tuple[str, ...], players: int) -> tuple[str, ...]:
        """There are not enough starter sets for five."""
        return replace(Wishes.of(options), draft=True).options if players > EDITION.table.most_players else options

    def set_up(self, start: str, ask: Questions) -> Choices:
        return self._alone(ask) if start == "solo" else self._versus(ask)

    def _versus(self, ask: Questions) -> Choices:
        seats = ask.seats(range(2, EDITION.table.most_players_morning_dew + 1))
        many = len(seats) > EDITION.table.most_players
        dew = many or ask.yes(Text("momiji-ask-dew"))
        draft = many or ask.yes(Text("momiji-ask-draft"))
        wishes = Wishes(dew, draft, ask.yes(Text("momiji-ask-open-counts")))
        return Choices(MOMIJI.name, seats, fresh_seed(), wishes.options)

    def _alone(self, ask: Questions) -> Choices:
        for number, name in enumerate(SCENARIOS, start=1):
            args = {
                "title": Text(f"scenario-{name}-title"),
                "level": Text(f"scenario-{name}-level"),
                "about": Text(f"scenario-{name}-text"),
            }
            ask.tell(Text("momiji-scenario", {"number": number, **args}))
        number = ask.number(Text("momiji-ask-scenario"), 1, len(SCENARIOS), usual=1)
        return Choices(MOMIJI.name, ask.alone(), fresh_seed(), Wishes(scenario=SCENARIOS[number - 1]).options)
