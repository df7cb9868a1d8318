"""A line somebody typed: a command, one step, or several it could mean."""

from dataclasses import dataclass

from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.state import State
from momiji.games.momiji.rules.steps import Nonsense, Step

from .menu import Menu
from .vocabulary import NotUnderstood, Vocabulary, look_up, plain
from .ways import Part, Way, conceivable, leads, ways


@dataclass(frozen=True, slots=True)
class Command:
    name: str
    rest: str  # as it was typed


@dataclass(frozen=True, slots=True)
class Meant:
    """One step, legal or not: the rules answer."""

    step: Step


@dataclass(frozen=True, slots=True)
class Several:
    """Not enough was said; these are left."""

    menu: Menu


@dataclass(frozen=True, slots=True)
class Unknown:
    word: str


Read = Command | Meant | Several | Unknown


def read(line: str, words: Vocabulary, menu: Menu, s: State) -> Read:
    """What a line means where these choices stand."""
    written = " ".join(line.split())
    if written.isdecimal():
        return _numbered(int(written[:6]), menu, written)
    step = MOMIJI.decode(written)
    if not isinstance(step, Nonsense):
        return Meant(step)
    typed = plain(line).split()
    if not typed:
        return Command("choices", "")
    first, rest = typed[0], written.partition(" ")[2]
    for table in (words.commands, words.verbs):
        if first in table:
            return _named(table[first], table is words.verbs, rest, words, menu, s)
    here = _answer(typed, words, menu) if menu.depth else None
    if here is not None:
        return here
    if first in words.topics:
        return Command("look", written)
    command, verb, topic = (look_up(table, first) for table in (words.commands, words.verbs, words.topics))
    if sum(meaning is not None for meaning in (command, verb, topic)) != 1:
        return Unknown(written[:60])
    if topic is not None:
        return Command("look", written)
    return _named(command or verb or "", verb is not None, rest, words, menu, s)


def _numbered(number: int, menu: Menu, written: str) -> Read:
    if not 1 <= number <= len(menu.choices):
        return Command("number", written)
    chosen = menu.choices[number - 1]
    return Meant(chosen.step) if chosen.step is not None else Several(chosen.deeper)


def _named(name: str, verb: bool, rest: str, words: Vocabulary, menu: Menu, s: State) -> Read:
    if not verb:
        return Command(name, rest)
    try:
        said = words.parts(name, plain(rest).split())
    except NotUnderstood as error:
        return Unknown(str(error))
    return _found(menu.whole, name, said) or _refused(name, said, s)


def _answer(typed: list[str], words: Vocabulary, menu: Menu) -> Read | None:
    """Only the answer to what is being asked: “left”, “red 0”, “zeros”."""
    for verb in dict.fromkeys(way[0] for _, way in menu.ways):
        assert isinstance(verb, str)
        try:
            said = words.parts(verb, typed)
        except NotUnderstood:
            continue
        left = [(step, way) for step, way in menu.ways if said and leads(way, said, menu.depth)]
        if left:
            return _chosen(left, menu.depth + len(said))
    return None


def _found(menu: Menu, verb: str, said: tuple[Part, ...]) -> Read | None:
    """The legal steps that begin so."""
    left = [(step, way) for step, way in menu.ways if way[0] == verb and leads(way, said, 1)]
    return _chosen(left, 1 + len(said)) if left else None


def _chosen(left: list[tuple[Step, Way]], said: int) -> Read:
    """A step that was said to its end is meant before one that goes on; a whole verb is never taken for its only step."""
    whole = [(step, way) for step, way in left if len(way) == said]
    if whole:
        left = whole
    steps = list(dict.fromkeys(step for step, _ in left))
    if len(steps) == 1 and (whole or said > 1):
        return Meant(steps[0])
    return Several(Menu(left, said if not whole else 1))


def _refused(verb: str, said: tuple[Part, ...], s: State) -> Read:
    """No legal step begins so: the likeliest that does is asked for the reason."""
    known = [step for step in conceivable(verb, s) if any(leads(way, said, 1) for way in ways(step))]
    whole = [step for step in known if any(len(way) == 1 + len(said) for way in ways(step))]
    return Meant((whole or known)[0]) if known else Unknown(verb)
