"""Somebody at a keyboard who plays the text game: by record notation, by numbers, or by words of the language."""

import io
from collections.abc import Iterable
from typing import Generic, TypeVar

from momiji.ai.brain import brain
from momiji.ai.coach import advise
from momiji.ai.levels import think
from momiji.ai.thought import Advice, Effort
from momiji.ai.weighing import NOTHING, Weighed
from momiji.core.chance import Chance
from momiji.core.text import Text
from momiji.games.momiji.rules.cards import NAMES
from momiji.games.momiji.rules.steps import Step
from momiji.games.momiji.rules.view import View
from momiji.games.momiji.words.ways import ways
from momiji.i18n import translator
from momiji.playing.session import CRESTS, Choices, Seat
from momiji.terminal.menu import Menu, StepWay
from momiji.terminal.program import TextProgram
from momiji.terminal.words import Decision, words_of
from tests.choosing import momiji_choices
from tests.contract.test_promises import choose

PEOPLE = ("Hana", "Kenji", "Yuki", "Sora", "Aiko")


def table(players: int, *computers: str, seed: str = "7", **options: object) -> Choices:
    levels = [*[None] * (players - len(computers)), *computers]
    seats = tuple(Seat(name, crest, level) for name, crest, level in zip(PEOPLE, CRESTS, levels, strict=False))
    return momiji_choices(seats, seed, **options)


class Here:
    """A thought that is already there."""

    def __init__(self, steps: tuple[Step, ...]) -> None:
        self._steps = steps

    def steps(self) -> tuple[Step, ...]:
        return self._steps

    def hurry(self) -> None: ...

    def cancel(self) -> None: ...


T = TypeVar("T")


class Ready(Generic[T]):
    """What the coach says, at once."""

    ready = True

    def __init__(self, answer: T) -> None:
        self.answer = answer

    def cancel(self) -> None: ...


class InProcess:
    """Computer players and a coach without a process of their own."""

    def advise(self, game: str, view: View, seed: str) -> Ready[tuple[Advice, ...]]:
        return Ready(advise(brain(game), view, seed, deadline=lambda: False, effort=Effort(lines=4, playouts=8)))

    def review(self, game: str, view: View, steps: tuple[Step, ...], seed: str) -> Ready[Text | None]:
        return Ready(None)

    def weigh(self, game: str, view: View, steps: tuple[Step, ...], seed: str) -> Ready[Weighed]:
        return Ready(NOTHING)

    def ask(self, game: str, view: View, level: str, seed: str) -> Here:
        return Here(think(brain(game), view, level, seed).steps)


def words(step: Step, language: str) -> str:
    """A step as a player would say it."""
    say = translator(language)
    verb, *decisions = ways(step)[0]
    return " ".join((say(f"momiji-verb-{verb[0][1]}").split(",")[0], *(_word(decision, language) for decision in decisions)))


def _word(decision: Decision, language: str) -> str:
    say = translator(language)
    match decision:
        case (("leaf", int(t)), (_, number), (_, edges)):
            return f"{say.forms(f'leaf-{NAMES[t]}')[-1]} {number}{edges}"
        case (("leaf", int(t)),):
            return say(f"leaf-{NAMES[t]}")
        case (("place", name),):
            return say(f"momiji-place-{name}").split(",")[0]
        case (("landscape", letter),):
            return str(letter)
        case (("goal", goal),):
            return say(f"momiji-goal-word-{goal}").split(",")[0]
    raise AssertionError(decision)


def numbers(step: object, ways: Iterable[StepWay]) -> list[str]:
    """A step by the numbers of the choices that lead to it."""
    menu, typed = Menu(ways), list[str]()
    while True:
        number, line = next((n, line) for n, line in enumerate(menu.lines, start=1) if any(one == step for one, _ in line.ways))
        typed.append(str(number))
        if line.step is not None:
            return typed
        menu = line.deeper


class Typist(io.StringIO):
    """Types the lines it is given; without any it plays the whole game."""

    def __init__(self, *lines: str, seed: str = "typist", manner: str = "records") -> None:
        super().__init__()
        self.queue = list(lines)
        self.manner = manner
        self.chance = Chance(seed)
        self.plays = not lines
        self.program: TextProgram | None = None

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        if not self.queue and not self._decide():
            return ""
        return self.queue.pop(0) + "\n"

    def _decide(self) -> bool:
        program = self.program
        if not self.plays or program is None or program.session is None or program.session.actor is None:
            return False
        session, rules, ours = program.session, program.session.rules, words_of(program.session.game)
        legal = rules.legal(session.state)
        step = choose(legal, self.chance)
        match self.manner:
            case "records":
                self.queue = [rules.encode(step)]
            case "numbers":
                view = rules.view(session.state, session.actor)
                self.queue = numbers(step, ((one, way) for one in legal for way in ours.ways(view, one)))
            case "words":
                self.queue = [words(step, program.console.language)]
        return True


def played(typist: Typist, begin: object, language: str = "en") -> tuple[TextProgram, str]:
    out = io.StringIO()
    program = typist.program = TextProgram(InProcess(), language, typist, out)
    program.run(begin)  # type: ignore[arg-type]
    return program, out.getvalue()
