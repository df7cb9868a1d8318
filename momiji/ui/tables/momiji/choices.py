"""What players chose the last time, as plain data to keep: bad values fall back one by one, nothing is thrown away whole."""

import secrets
from collections.abc import Sequence
from typing import Any, Final

from momiji.core.text import clean
from momiji.games.momiji.cards import NAMES
from momiji.games.momiji.edition import EDITION
from momiji.ui.preferences import Voice

from .session import CRESTS, LEVELS, NAME_LIMIT, SEED_LIMIT, Choices, Seat

__all__ = [
    "LEVELS", "NAME_LIMIT", "SEED_LIMIT", "choices_from_dict", "choices_to_dict", "clean", "fresh_seed", "usual_choices",
]  # fmt: skip
_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"


def fresh_seed() -> str:
    """Short enough to be read aloud, without letters that are taken for figures."""
    letters = [secrets.choice(_LETTERS) for _ in range(8)]
    return f"{''.join(letters[:4])}-{''.join(letters[4:])}"


def usual_choices(names: Sequence[str], seed: str, *, scenario: str | None = None) -> Choices:
    """The table nobody has changed yet: two people, or one for a scenario."""
    count = 2 if scenario is None else 1
    return Choices(tuple(Seat(name, crest) for name, crest in list(zip(names, CRESTS, strict=False))[:count]), seed, scenario=scenario)


def choices_to_dict(choices: Choices) -> dict[str, Any]:
    return {
        "seats": [{"name": seat.name, "crest": seat.crest, "computer": seat.computer, **seat.voice.plain()} for seat in choices.seats],
        "seed": choices.seed,
        "morning_dew": choices.morning_dew,
        "draft": choices.draft,
        "types": None if choices.types is None else [NAMES[t] for t in choices.types],
        "first": choices.first,
        "open_counts": choices.open_counts,
        "scenario": choices.scenario,
    }


def choices_from_dict(data: object, fallback: Choices) -> Choices:
    """Every value that makes no sense is taken from `fallback`; whether they go together is for the form to say."""
    if not isinstance(data, dict):
        return fallback
    seats = _seats(data.get("seats"), fallback.seats)
    seed = data.get("seed")
    return Choices(
        seats=seats,
        seed=(clean(seed, SEED_LIMIT) if isinstance(seed, str) else "") or fallback.seed,
        morning_dew=_flag(data.get("morning_dew"), fallback.morning_dew),
        draft=_flag(data.get("draft"), fallback.draft),
        types=_types(data.get("types"), fallback.types),
        first=_first(data.get("first"), len(seats), fallback.first),
        open_counts=_flag(data.get("open_counts"), fallback.open_counts),
        scenario=_scenario(data.get("scenario"), fallback.scenario),
    )


def _flag(value: object, fallback: bool) -> bool:
    return value if isinstance(value, bool) else fallback


def _types(value: object, fallback: tuple[int, ...] | None) -> tuple[int, ...] | None:
    if value is None:
        return None
    if not isinstance(value, list) or not all(isinstance(name, str) and name in NAMES for name in value):
        return fallback
    return tuple(sorted({NAMES.index(name) for name in value}))


def _first(value: object, seats: int, fallback: int | None) -> int | None:
    if value is None:
        return None
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < seats:
        return value
    return fallback if fallback is not None and fallback < seats else None


def _scenario(value: object, fallback: str | None) -> str | None:
    return value if value is None or (isinstance(value, str) and value in EDITION.scenarios) else fallback


def _seats(value: object, fallback: tuple[Seat, ...]) -> tuple[Seat, ...]:
    if not isinstance(value, list):
        return fallback
    seats: list[Seat] = []
    for entry in [entry for entry in value if isinstance(entry, dict)][: len(CRESTS)]:
        usual = fallback[len(seats)] if len(seats) < len(fallback) else None
        name, crest, level = entry.get("name"), entry.get("crest"), entry.get("computer")
        words = clean(name, NAME_LIMIT) if isinstance(name, str) else ""
        taken = {seat.crest for seat in seats}
        if not isinstance(crest, str) or crest not in CRESTS or crest in taken:
            crest = next(one for one in CRESTS if one not in taken)
        level = level if isinstance(level, str) and level in LEVELS else None
        seats.append(Seat(words or (usual.name if usual else ""), crest, level, Voice.read(entry)))
    return tuple(seats) or fallback
