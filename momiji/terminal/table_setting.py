"""Setting the table by questions, one line an answer; an empty line takes the usual one."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from momiji.core.text import Text
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.options import Wishes
from momiji.i18n import Tongue
from momiji.playing.choices import LEVELS, MIDDLING, fresh_seed, usual_names
from momiji.playing.people import person_name
from momiji.playing.people import seated as sat_down
from momiji.playing.preferences import Preferences, sensible
from momiji.playing.session import CRESTS, Choices, Seat
from momiji.store import paths, settings
from momiji.store.files import BadFile

from .vocabulary import look_up, plain
from .wire import Wire

PERSON = "person"
SCENARIOS = tuple(EDITION.scenarios)


def names_for(say: Tongue) -> list[str]:
    """Names for seats nobody has named; the window may know who plays here."""
    kept = settings.fill(Preferences(), settings.read(_settings_file()), sensible).value
    return usual_names(say, kept.name)


def remember_people(choices: Choices, say: Tongue) -> None:
    """The window shall know who played too; one that was never opened still asks its own first questions."""
    data = settings.read(_settings_file())
    if not data:
        return
    kept = settings.fill(Preferences(), data, sensible).value
    people = [seat.name for seat in choices.seats if seat.computer is None]
    with suppress(BadFile):
        settings.write(_settings_file(), {**data, **sat_down(kept, people, usual_names(say))})


def _settings_file() -> Path:
    return paths.config() / "settings.json"


def seated(names: Sequence[str], levels: Sequence[str | None]) -> tuple[Seat, ...]:
    return tuple(Seat(name, crest, level) for name, crest, level in zip(names, CRESTS, levels, strict=False))


def ask_versus(wire: Wire) -> Choices:
    """Raises Ended."""
    most = EDITION.table.most_players_morning_dew
    players = _number(wire, Text("text-ask-players", {"most": most}), 2, most, usual=2)
    names, levels = names_for(wire.say), list[str | None]()
    for seat in range(players):
        said = wire.ask(Text("text-ask-name", {"seat": seat + 1, "name": names[seat]}), lambda line: line or "-", Text("text-ask-again"))
        names[seat] = person_name(str(said)) if said != "-" else names[seat]
        levels.append(_level(wire, names[seat], usual=PERSON if seat == 0 else MIDDLING))
    dew = players > EDITION.table.most_players or _yes(wire, "text-ask-dew")
    draft = players > EDITION.table.most_players or _yes(wire, "text-ask-draft")
    wishes = Wishes(dew, draft, _yes(wire, "text-ask-open-counts"))
    return Choices("momiji", seated(names[:players], levels), fresh_seed(), wishes.options)


def ask_solo(wire: Wire) -> Choices:
    """Raises Ended."""
    for number, name in enumerate(SCENARIOS, start=1):
        args = {"title": Text(f"scenario-{name}-title"), "level": Text(f"scenario-{name}-level"), "about": Text(f"scenario-{name}-text")}
        wire.tell(Text("text-scenario", {"number": number, **args}))
    number = _number(wire, Text("text-ask-scenario"), 1, len(SCENARIOS), usual=1)
    return Choices("momiji", seated(names_for(wire.say)[:1], [None]), fresh_seed(), Wishes(scenario=SCENARIOS[number - 1]).options)


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
