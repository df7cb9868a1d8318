"""Master Chocolatier's answers to everything a text game asks of a game."""

from collections.abc import Iterable, Mapping, Sequence

from momiji.core.text import Text
from momiji.games.chocolatier.rules.contents import COLOURS
from momiji.games.chocolatier.rules.game import CHOCOLATIER
from momiji.games.chocolatier.rules.preview import preview
from momiji.games.chocolatier.rules.state import END, LINE_BITS, SEND, SENDS, TILE, neighbours, waiting_line
from momiji.games.chocolatier.rules.steps import FLOOR, Send, Step, Take
from momiji.games.chocolatier.rules.view import View, world
from momiji.games.chocolatier.rules.words import colour_word
from momiji.i18n import Translator
from momiji.terminal.words import Decision, Way, Words, verb_of

from . import ways
from .looking import TOPICS, Looker, pralines


class ChocolatierWords(Words[View, Step]):
    verbs = ways.VERBS
    topics = TOPICS
    own = frozenset(f"chocolatier-{name}" for name in ("small-words", "help-steps", "help-look", "why-nothing", "ask-brown", "ask-special"))
    joined = (ways.SENDING,)

    def __init__(self) -> None:
        super().__init__(CHOCOLATIER)

    def ways(self, view: View, step: Step) -> tuple[Way, ...]:
        return ways.ways(step)

    def nouns(self, verb: str, legal: Iterable[Way], say: Translator) -> Sequence[Mapping[str, Decision]]:
        return ways.nouns(say)

    def typed(self, step: Step) -> Text:
        return ways.typed(step)

    def conceivable(self, view: View, verb: str) -> Iterable[Step]:
        return ways.conceivable(view, verb)

    def look(self, view: View, topic: str) -> Iterable[Text]:
        return Looker(view).topic(topic)

    def turn(self, view: View) -> Iterable[Text]:
        return Looker(view).box() if view.phase == TILE else Looker(view).turn()

    # ------------------------------------------------------------------ what is asked

    def question(self, view: View, legal: Sequence[Step]) -> Text:
        if view.phase == END:
            return Text("chocolatier-question-end")
        if view.phase == SEND:
            return Text("chocolatier-question-send", {"praline": colour_word(COLOURS.index((view.sending or "")[0]))})
        if view.phase == TILE:
            row, colour = _waiting(view)
            return Text("chocolatier-question-tile", {"row": row + 1, "praline": colour_word(colour)})
        return Text("chocolatier-question-take")

    def label(self, view: View, way: Way, depth: int) -> Text:
        if depth == 0:
            return Text(f"chocolatier-do-{verb_of(way)}")
        match dict(way[depth]):
            case {"side": _}:
                return _sending(view, ways.step_of(way))
            case {"column": int(column)}:
                seen = preview(view, ways.step_of(way))
                assert seen is not None
                return Text("chocolatier-option-column", {"column": column, "points": seen.points[0]})
            case {"colour": int(colour)}:
                lying = sum(ways.lying(view, source).count(COLOURS[colour]) for source in range(len(view.offers) + 1))
                return Text("chocolatier-option-colour", {"praline": colour_word(colour), "count": lying})
            case {"source": int(source)}:
                return Text("chocolatier-option-source", {"offer": source, "pralines": pralines(ways.lying(view, source))})
            case _:
                return _line(view, ways.step_of(way))


def _waiting(view: View) -> tuple[int, int]:
    """The line whose praline waits for a place, and its colour."""
    me = world(view).players[view.current]
    row = waiting_line(me)
    return row, me.lines[row] >> LINE_BITS


def _sending(view: View, step: Step) -> Text:
    assert isinstance(step, Send)
    s = world(view)
    offer = neighbours(s, s.powers.index(SENDS))[step.right]
    return Text("chocolatier-option-send", {"way": "clockwise" if step.right else "anticlockwise", "offer": offer})


def _line(view: View, step: Step) -> Text:
    """What would come of it, as the rules foresee it."""
    seen = preview(view, step)
    assert isinstance(step, Take) and seen is not None
    if step.line == FLOOR:
        return Text("chocolatier-option-floor", {"cost": seen.floor_cost})
    held = len(view.players[view.current].lines[step.line]) + seen.into_line
    figures = {"line": step.line + 1, "held": held, "full": "yes" if seen.full else "no", "points": max(seen.points, default=0)}
    return Text("chocolatier-option-line", {**figures, "overflow": seen.overflow, "cost": seen.floor_cost})
