"""Setting the table by questions, one line an answer; an empty line takes the usual one."""

from collections.abc import Sequence

from momiji.core.setup import Option
from momiji.core.text import Text
from momiji.i18n import Translator
from momiji.playing.choices import LEVELS, MIDDLING
from momiji.playing.people import person_name
from momiji.playing.session import Seat

from .console import Console
from .seating import PERSON, names_for, seated
from .spelling import look_up, plain, synonyms


class Questions:
    """Every question may raise Ended."""

    def __init__(self, console: Console) -> None:
        self._console = console

    @property
    def say(self) -> Translator:
        return self._console.say

    def tell(self, text: Text) -> None:
        self._console.tell(text)

    def seats(self, possible: range) -> tuple[Seat, ...]:
        """How many play, and who sits on each seat."""
        low, most = possible[0], possible[-1]
        usual = max(low, min(2, most))
        players = (
            low if low == most else self.number(Text("text-ask-players", {"low": low, "most": most, "usual": usual}), low, most, usual)
        )
        names, levels = names_for(self.say), list[str | None]()
        for seat in range(players):
            question = Text("text-ask-name", {"seat": seat + 1, "name": names[seat]})
            said = self._console.ask(question, lambda line: line or "-", Text("text-ask-again"))
            names[seat] = person_name(said) if said != "-" else names[seat]
            levels.append(self._level(names[seat], usual=PERSON if seat == 0 else MIDDLING))
        return seated(names[:players], levels)

    def alone(self) -> tuple[Seat, ...]:
        """The seat of somebody who plays without others."""
        return seated(names_for(self.say)[:1], [None])

    def number(self, question: Text, low: int, high: int, usual: int) -> int:
        def meaning(line: str) -> int | None:
            if not line:
                return usual
            return int(line) if line.isdecimal() and len(line) < 4 and low <= int(line) <= high else None

        return self._console.ask(question, meaning, Text("text-ask-number", {"low": low, "high": high}))

    def yes(self, question: Text) -> bool:
        known = synonyms(self.say, ((name, f"text-answer-{name}") for name in ("yes", "no")))

        def meaning(line: str) -> str | None:
            return look_up(known, plain(line)) if line else "no"

        return self._console.ask(question, meaning, Text("text-ask-yes-no")) == "yes"

    def one_of(self, question: Text, offered: Sequence[tuple[str, Text]], words: dict[str, str], usual: str) -> str:
        """One of a few, by its number or by a word; the question takes the list of them as `known`."""
        known = tuple(Text("text-start", {"number": number, "what": text}) for number, (_, text) in enumerate(offered, start=1))
        said = words | {str(number): name for number, (name, _) in enumerate(offered, start=1)}

        def meaning(line: str) -> str | None:
            return look_up(said, plain(line)) if line else usual

        return self._console.ask(Text(question.key, {**question.args, "known": known}), meaning, Text("text-ask-again"))

    # ------------------------------------------------------------------ options of a game
    def usual(self, option: Option) -> str:
        """The question for an option the game has no own one for."""
        return "text-ask-letters" if option.many else "text-ask-values" if option.values else "text-ask-option"

    def option(self, option: Option, question: str) -> str:
        """The option as it is written, or nothing."""
        if not option.values:
            return option.name if self.yes(Text(question, {"option": option.name})) else ""

        def meaning(line: str) -> str | None:
            value = line if option.allows(line) else look_up({plain(one): one for one in option.values}, plain(line))
            return "" if not line else f"{option.name}={value}" if value and option.allows(value) else None

        args = {"option": option.name, "values": option.values}
        return self._console.ask(Text(question, args), meaning, Text("text-ask-again"))

    def _level(self, name: str, usual: str) -> str | None:
        """A person, or a computer player of one of the levels."""
        known = (PERSON, *LEVELS)
        words = {plain(self.say.text(_word(one))): one for one in known} | {one: one for one in known}
        question = Text("text-ask-level", {"name": name, "usual": _word(usual)})
        answer = self.one_of(question, [(one, _word(one)) for one in known], words, usual)
        return None if answer == PERSON else answer


def _word(level: str) -> Text:
    return Text("new-game-person" if level == PERSON else f"level-{level}")
