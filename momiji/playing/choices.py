"""What players chose the last time, as plain data to keep: bad values fall back one by one, nothing is thrown away whole."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

from momiji import registry
from momiji.core.setup import Impossible, read_options
from momiji.core.text import clean
from momiji.i18n import Translator
from momiji.store.migrations import options_of_old_choices

from .people import person_name
from .preferences import Voice
from .session import CRESTS, LEVELS, SEED_LIMIT, Choices, Seat

__all__ = [
    "LEVELS", "MIDDLING", "SEED_LIMIT", "choices_from_dict", "choices_to_dict", "fresh_seed", "last_choices",
    "usual_choices", "usual_names", "with_choices",
]  # fmt: skip
MIDDLING: Final = "gardener"
_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"


def fresh_seed() -> str:
    """Short enough to be read aloud, without letters that are taken for figures."""
    letters = [secrets.choice(_LETTERS) for _ in range(8)]
    return f"{''.join(letters[:4])}-{''.join(letters[4:])}"


def usual_names(say: Translator, me: str = "") -> list[str]:
    """Names for seats nobody has named: the player of this computer first, if they gave their name."""
    first, *others = (say(f"new-game-name-{number}") for number in range(1, len(CRESTS) + 1))
    return [me, *(name for name in others if name != me), first] if me else [first, *others]


def usual_choices(game: str, names: Sequence[str], seed: str, options: tuple[str, ...] = (), *, alone: bool = False) -> Choices:
    """The table nobody has changed yet: one person, and computer players of a middling level unless one plays alone."""
    players = 1 if alone else max(2, registry.rules(game).seats[0])
    seats = zip(names[:players], CRESTS, strict=False)
    return Choices(game, tuple(Seat(name, crest, MIDDLING if at else None) for at, (name, crest) in enumerate(seats)), seed, options)


def choices_to_dict(choices: Choices, me: str = "") -> dict[str, Any]:
    """The seat of the player of this computer is marked, so that it keeps up with their name."""
    return {
        "game": choices.game,
        "seats": [_seat(seat, me) for seat in choices.seats],
        "seed": choices.seed,
        "options": list(choices.options),
        "first": choices.first,
    }


def _place(choices: Choices) -> str:
    """Under which name choices are kept: each game has its own, for several and for one alone."""
    return f"{choices.game} alone" if len(choices.seats) == 1 else choices.game


def last_choices(kept: Mapping[str, Any], usual: Choices, me: str = "") -> Choices:
    """What was chosen the last time for the game and as many people as `usual` is for."""
    before = ("solo" if len(usual.seats) == 1 else "versus") if usual.game == registry.USUAL else ""  # when there was one game
    return choices_from_dict(kept.get(_place(usual), kept.get(before)), usual, me)


def with_choices(kept: Mapping[str, Any], choices: Choices, me: str = "") -> dict[str, Any]:
    return {**kept, _place(choices): choices_to_dict(choices, me)}


def _seat(seat: Seat, me: str) -> dict[str, Any]:
    mine = {"me": True} if me and seat.name == me and seat.computer is None else {}
    return {"name": seat.name, "crest": seat.crest, "computer": seat.computer, **mine, **seat.voice.plain()}


def choices_from_dict(data: object, fallback: Choices, me: str = "") -> Choices:
    """Every value that makes no sense is taken from `fallback`; whether they go together is for the form to say."""
    if not isinstance(data, dict) or data.get("game", registry.USUAL) != fallback.game:
        return fallback
    seats = _seats(data.get("seats"), fallback.seats, me)
    seed = data.get("seed")
    return Choices(
        game=fallback.game,
        seats=seats,
        seed=(clean(seed, SEED_LIMIT) if isinstance(seed, str) else "") or fallback.seed,
        options=_options(data["options"] if "options" in data else options_of_old_choices(data), fallback),
        first=_first(data.get("first"), len(seats), fallback.first),
    )


def _options(value: object, fallback: Choices) -> tuple[str, ...]:
    """Those the game has, each once."""
    if not isinstance(value, list):
        return fallback.options
    known, found = registry.rules(fallback.game).options, list[str]()
    for word in value:
        try:
            read_options(known, [*found, str(word)])
        except Impossible:
            continue
        found.append(str(word))
    return tuple(found)


def _first(value: object, seats: int, fallback: int | None) -> int | None:
    if value is None:
        return None
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < seats:
        return value
    return fallback if fallback is not None and fallback < seats else None


def _seats(value: object, fallback: tuple[Seat, ...], me: str) -> tuple[Seat, ...]:
    if not isinstance(value, list):
        return fallback
    seats: list[Seat] = []
    for entry in [entry for entry in value if isinstance(entry, dict)][: len(CRESTS)]:
        usual = fallback[len(seats)] if len(seats) < len(fallback) else None
        name, crest, level = entry.get("name"), entry.get("crest"), entry.get("computer")
        words = me if me and entry.get("me") is True else person_name(name) if isinstance(name, str) else ""
        taken = {seat.crest for seat in seats}
        if not isinstance(crest, str) or crest not in CRESTS or crest in taken:
            crest = next(one for one in CRESTS if one not in taken)
        level = level if isinstance(level, str) and level in LEVELS else None
        seats.append(Seat(words or (usual.name if usual else ""), crest, level, Voice.read(entry)))
    return tuple(seats) or fallback
