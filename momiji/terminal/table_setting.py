"""Setting the table by questions, one line an answer; an empty line takes the usual one."""

from collections.abc import Sequence

from momiji.core.text import Text
from momiji.games.momiji.edition import EDITION
from momiji.ui.tables.momiji.choices import LEVELS, NAME_LIMIT, clean, fresh_seed
from momiji.ui.tables.momiji.session import CRESTS, Choices, Seat

from .vocabulary import look_up, plain
from .wire import Wire

PERSON = "person"
SCENARIOS = tuple(EDITION.scenarios)


def usual_names(wire: Wire) -> list[str]:
    return [wire.say(f"new-game-name-{number}") for number in range(1, len(CRESTS) + 1)]


def seated(names: Sequence[str], levels: Sequence[str | None]) -> tuple[Seat, ...]:
    return tuple(Seat(name, crest, level) for name, crest, level in zip(names, CRESTS, levels, strict=False))


def ask_versus(wire: Wire) -> Choices:
    """Raises Ended."""
    most = EDITION.table.most_players_morning_dew
    players = _number(wire, Text("text-ask-players", {"most": most}), 2, most, usual=2)
    names, levels = usual_names(wire), list[str | None]()
    for seat in range(players):
        said = wire.ask(Text("text-ask-name", {"seat": seat + 1, "name": names[seat]}), lambda line: line or "-", Text("text-ask-again"))
        names[seat] = clean(str(said), NAME_LIMIT) if said != "-" else names[seat]
        levels.append(_level(wire, names[seat], usual=PERSON if seat == 0 else "gardener"))
    dew = players > EDITION.table.most_players or _yes(wire, "text-ask-dew")
    draft = players > EDITION.table.most_players or _yes(wire, "text-ask-draft")
    return Choices(
        seated(names[:players], levels), fresh_seed(), morning_dew=dew, draft=draft, open_counts=_yes(wire, "text-ask-open-counts")
    )


def ask_solo(wire: Wire) -> Choices:
    """Raises Ended."""
    for number, name in enumerate(SCENARIOS, start=1):
        args = {"title": Text(f"scenario-{name}-title"), "level": Text(f"scenario-{name}-level"), "about": Text(f"scenario-{name}-text")}
        wire.tell(Text("text-scenario", {"number": number, **args}))
    number = _number(wire, Text("text-ask-scenario"), 1, len(SCENARIOS), usual=1)
    return Choices(seated(usual_names(wire)[:1], [None]), fresh_seed(), scenario=SCENARIOS[number - 1])


def _number(wire: Wire, question: Text, low: int, high: int, usual: int) -> int:
    def meaning(line: str) -> int | None:
        if not line:
            return usual
        return int(line) if line.isdecimal() and len(line) < 4 and low <= int(line) <= high else None

    answer = wire.ask(question, meaning, Text("text-ask-number", {"low": low, "high": high}))
    assert isinstance(answer, int)
    return answer


def _yes(wire: Wire, key: str) -> bool:
    def meaning(line: str) -> str | None:
        return wire.words.answer(line, "answer", ("yes", "no")) if line else "no"

    return wire.ask(Text(key), meaning, Text("text-ask-yes-no")) == "yes"


def _level(wire: Wire, name: str, usual: str) -> str | None:
    """A person, or a computer player of one of the levels."""
    known = (PERSON, *LEVELS)
    said = {plain(wire.say(f"level-{level}")): level for level in LEVELS}
    said |= {level: level for level in LEVELS} | {plain(wire.say("new-game-person")): PERSON, PERSON: PERSON}
    said |= {str(number): one for number, one in enumerate(known, start=1)}

    def meaning(line: str) -> str | None:
        return look_up(said, plain(line)) if line else usual

    words = tuple(Text("text-level", {"number": n, "level": _word(one)}) for n, one in enumerate(known, start=1))
    args = {"name": name, "levels": words, "usual": _word(usual)}
    answer = wire.ask(Text("text-ask-level", args), meaning, Text("text-ask-again"))
    return None if answer == PERSON else str(answer)


def _word(level: str) -> Text:
    return Text("new-game-person" if level == PERSON else f"level-{level}")
