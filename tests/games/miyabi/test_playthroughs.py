"""Whole games: random ones at tables of every kind, kept as records, told, and looked at square by square."""

import hashlib
import json
from typing import Any

import pytest

from momiji.core.chance import Chance
from momiji.core.events import Counted, Event
from momiji.core.match import Match
from momiji.core.text import Text
from momiji.games.miyabi.rules.game import MIYABI
from momiji.games.miyabi.rules.state import State
from momiji.games.miyabi.rules.steps import Step
from momiji.games.miyabi.rules.tiles import ALL_SQUARES, GROUND
from momiji.i18n import LANGUAGES, _bundle, translator
from tests.games.miyabi.samples import NAMES, TABLES, WORDS

SAME_DEALS = "3e5a4b88"


def choose(state: State, chance: Chance) -> Step:
    """A little sense: passing only when nothing else is left, so that gardens grow high."""
    legal = [step for step in MIYABI.legal(state) if MIYABI.encode(step) != "pass"]
    return chance.pick(legal or MIYABI.legal(state))


@pytest.mark.parametrize("mode", TABLES)
def test_a_random_game_from_beginning_to_end(mode: str) -> None:
    chance = Chance("playthrough", mode)
    match = Match(MIYABI, TABLES[mode](1))
    pieces = MIYABI.pieces(match.state)
    turn = 0
    while match.actor is not None:
        before = match.state
        assert MIYABI.turn(before).number >= turn
        turn = MIYABI.turn(before).number
        events = match.perform(choose(before, chance))
        assert isinstance(events, list)
        assert MIYABI.pieces(match.state) == pieces
        check_garden(match.state)
        check_points(before, match.state, events)
    record = json.loads(json.dumps(match.record()))
    again = Match(MIYABI, MIYABI.read_setup(record))
    for words in record["actions"]:
        assert isinstance(again.perform(MIYABI.decode(words)), list)
    assert again.state == match.state
    assert MIYABI.position(again.state) == MIYABI.position(match.state)
    outcome = MIYABI.outcome(match.state)
    assert outcome is not None
    assert tuple(map(sum, zip(*(row.values for row in outcome.rows), strict=True))) == outcome.points
    assert [seat for seat, points in enumerate(outcome.points) if points == max(outcome.points)] == list(outcome.winners)


def check_garden(state: State) -> None:
    """Every square is on one level or has a zen tile, and what a garden shows is what was laid."""
    for player in state.players:
        assert sum(player.ground) + player.zen == GROUND
        levels, objects = [0] * len(ALL_SQUARES), [0] * len(ALL_SQUARES)
        for laid in player.tiles:
            words = MIYABI.encode(laid.step).split()
            squares = footprint(words)
            assert {levels[square] for square in squares} == {laid.level - 1}
            for square in squares:
                levels[square], objects[square] = laid.level, 0
            objects[squares[0]] = len(squares)
        assert levels == [player.level(square) for square in ALL_SQUARES]
        assert objects == player.objects


def footprint(words: list[str]) -> list[int]:
    """The squares of a step, told by walking: forward is the direction, right is clockwise from it."""
    form = words[1][1:] if words[0] == "place" else "1"
    ways = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
    direction = words[3] if len(words) > 3 else "e"
    forward, right = ways[direction], ways["nesw"["nesw".index(direction) - 3]]
    walks = {"1": "", "2": "f", "3": "f ff", "3c": "b f", "L": "f r", "La": "f fr", "Lb": "f fl"}
    row, column = "MPFABS".index(words[1][0]), "abcdef".index(words[2])
    squares = [row * 6 + column]
    for walk in walks[form].split():
        r, c = row, column
        for go in walk:
            by, sign = {"f": (forward, 1), "b": (forward, -1), "r": (right, 1), "l": (right, -1)}[go]
            r, c = r + sign * by[0], c + sign * by[1]
        squares.append(r * 6 + c)
    return squares


def check_points(before: State, after: State, events: list[Event]) -> None:
    """Nobody scores without an event that says why."""
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        told = sum(event.change for event in events if isinstance(event, Counted) and event.seat == seat)
        assert new.points - old.points == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told(language: str) -> None:
    say = translator(language)
    for seed in range(3):
        state, chance, told = MIYABI.start(MIYABI.deal(NAMES, seed, WORDS)), Chance("told", seed), list[str]()
        while MIYABI.actor(state) is not None:
            step, events = choose(state, chance), list[Event]()
            before, state = state, MIYABI.apply(state, step, events)
            texts = list(MIYABI.tell(before, step, events))
            assert texts or MIYABI.encode(step) == "end"
            told += [say.text(checked(text, language)) for text in texts]
        told += [say.text(checked(text, language)) for text in MIYABI.closing(state)]
        for line in told:
            assert line.endswith(".") and line[0] == line[0].upper() and "miyabi" not in line and "{" not in line, line
        assert len(set(told)) > 100


def checked(text: Text, language: str) -> Text:
    """Fails where a sentence lacks something."""
    bundle = _bundle(language)
    pattern = bundle.get_message(text.key).value if bundle.has_message(text.key) else None
    assert pattern is not None, text.key
    parts: dict[str, Any] = {key: "…" if isinstance(value, tuple | Text) else value for key, value in text.args.items()}
    assert bundle.format_pattern(pattern, parts)[1] == []
    for value in text.args.values():
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Text):
                checked(part, language)
    return text


def test_nothing_is_closed_before_the_end() -> None:
    assert list(MIYABI.closing(MIYABI.start(MIYABI.deal(NAMES, 1)))) == []


def test_a_seed_gives_the_same_deal_on_every_machine() -> None:
    deals = json.dumps([MIYABI.write_setup(table(2024)) for table in TABLES.values()])
    assert hashlib.sha256(deals.encode()).hexdigest()[:8] == SAME_DEALS
