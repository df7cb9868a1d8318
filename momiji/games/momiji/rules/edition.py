"""The edition data of edition.toml, checked when loaded: a slip in it must not become a strange game."""

import tomllib
from collections import Counter
from dataclasses import dataclass
from importlib.resources import files
from typing import Any


class BadEdition(ValueError):
    """The edition data contradicts itself or the rules."""


@dataclass(frozen=True, slots=True)
class LeafType:
    letter: str
    name: str
    faces: tuple[str, ...]
    closes: int


@dataclass(frozen=True, slots=True)
class ScenarioContents:
    name: str
    types: tuple[str, ...]
    hand: int
    landscapes: tuple[str, ...]
    goals: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TableContents:
    types: dict[int, int]
    most_players: int
    most_players_morning_dew: int
    hand: int
    goals_beyond_players: int
    gates_beyond_players: int
    acorns_first: int
    acorns_others: int


@dataclass(frozen=True, slots=True)
class Edition:
    types: tuple[LeafType, ...]
    goals: dict[str, tuple[str, ...]]
    letters: str
    copies: int
    face_up: int
    landscapes_each: int
    starter_sets: dict[str, tuple[str, ...]]
    scenarios: dict[str, ScenarioContents]
    table: TableContents
    column_limit: int
    hand_limit: int
    reveal: int
    goal_price: int
    pair_bonus: int


def parse(source: str) -> Edition:
    try:
        data = tomllib.loads(source)
        edition = _edition(data)
    except (KeyError, TypeError, AttributeError, tomllib.TOMLDecodeError) as error:
        raise BadEdition(f"the edition data cannot be read: {error}") from error
    _check(edition)
    return edition


def _edition(data: dict[str, Any]) -> Edition:
    land, table = data["landscapes"], dict(data["table"])
    table["types"] = {int(players): count for players, count in table["types"].items()}
    return Edition(
        types=tuple(LeafType(letter, t["name"], tuple(data["faces"][t["faces"]]), t["closes"]) for letter, t in data["types"].items()),
        goals={goal: tuple(types) for goal, types in data["goals"].items()},
        letters=land["letters"],
        copies=land["copies"],
        face_up=land["face_up"],
        landscapes_each=land["each"],
        starter_sets={name: tuple(letters) for name, letters in data["starter_sets"].items()},
        scenarios={
            name: ScenarioContents(name, tuple(s["types"]), s["hand"], tuple(s["landscapes"]), tuple(s["goals"]))
            for name, s in data["scenarios"].items()
        },
        table=TableContents(**table),
        **{key: data[key] for key in ("column_limit", "hand_limit", "reveal", "goal_price", "pair_bonus")},
    )


NUMBERS = {3: {0: 5, 1: 4, 2: 3, 3: 2}, 4: {0: 4, 1: 3, 2: 3, 3: 2, 4: 2}}


def _check(edition: Edition) -> None:
    """Section 1 of the rules, as far as it can be counted."""

    def demand(holds: bool, what: str) -> None:
        if not holds:
            raise BadEdition(what)

    letters = [t.letter for t in edition.types]
    demand(letters == list("ROYGPBU"), "the leaf types are R O Y G P B U, in this order")
    for leaf in edition.types:
        demand(leaf.closes == (4 if leaf.letter == "U" else 3), f"a {leaf.name} pile does not close with {leaf.closes}")
        for face in leaf.faces:
            demand(face[:1].isdigit() and face[1:] in ("", "<", ">", "<>"), f"{face!r} is no card face")
            demand(face[0] in "01" or len(face) == 1, f"only 0s and 1s carry acorns, not {leaf.letter}{face}")
        numbers = Counter(int(face[0]) for face in leaf.faces)
        demand(numbers == NUMBERS[leaf.closes], f"the {leaf.name} cards have the wrong numbers")
    demand(len(edition.goals) == 16, "there are 16 goal tokens")
    demand(edition.letters == "ABCDEFGHIJKLMN", "the landscape letters are A to N")
    demand(len(edition.starter_sets) >= edition.table.most_players, "every player needs a starter set")
    for name, types in edition.goals.items():
        demand(set(types) <= set(letters), f"goal {name} counts an unknown leaf type")
    for three in (*edition.starter_sets.values(), *(s.landscapes for s in edition.scenarios.values())):
        demand(len(three) == edition.landscapes_each and set(three) <= set(edition.letters), "a set has the wrong landscapes")
    for scenario in edition.scenarios.values():
        demand(set(scenario.types) <= set(letters[:6]), f"scenario {scenario.name} has an unknown leaf type")
        demand(set(scenario.goals) <= set(edition.goals), f"scenario {scenario.name} has an unknown goal")


EDITION = parse(files(__package__).joinpath("edition.toml").read_text(encoding="utf-8"))
