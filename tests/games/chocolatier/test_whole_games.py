"""Whole random games in every mode: events that move every piece as it really moved, sentences in every language, sane positions."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from momiji.core.chance import Chance
from momiji.core.events import Counted, Event, Moved, Zone
from momiji.games.chocolatier.rules.contents import FLOOR_PLACES
from momiji.games.chocolatier.rules.game import CHOCOLATIER
from momiji.games.chocolatier.rules.state import OVER, State
from momiji.games.chocolatier.rules.steps import Step
from momiji.games.chocolatier.rules.view import world
from momiji.i18n import LANGUAGES, translator
from tests.games.chocolatier.laid import NAMES

MODES = [(players, options) for players in CHOCOLATIER.seats for options in ("", "brown", "special", "brown special")]
per_mode = pytest.mark.parametrize(("players", "options"), MODES)


def played(players: int, options: str, seed: int) -> Iterator[tuple[State, Step, list[Event], State]]:
    state, chance = CHOCOLATIER.start(CHOCOLATIER.deal(NAMES[:players], seed, options.split())), Chance(seed)
    while CHOCOLATIER.actor(state) is not None:
        step = chance.pick(CHOCOLATIER.legal(state))
        events: list[Event] = []
        before, state = state, CHOCOLATIER.apply(state, step, events)
        yield before, step, events, state


class Mirror:
    """A table that knows nothing but the events."""

    def __init__(self, players: int) -> None:
        self.lying: dict[Zone, Counter[str]] = {Zone("bag"): Counter(dict.fromkeys("BNWKR", 20)), Zone("middle"): Counter("*")}
        self.points = [0] * players

    def watch(self, events: list[Event]) -> None:
        for event in events:
            match event:
                case Moved(str(piece), source, target) if len(piece) == 1:
                    assert self.at(source)[piece] > 0, event
                    self.at(source)[piece] -= 1
                    self.at(target)[piece] += 1
                case Counted(seat, "points", change):
                    self.points[seat] += change

    def at(self, zone: Zone) -> Counter[str]:
        return self.lying.setdefault(zone, Counter())

    def all_in(self, kind: str, owner: int | None = None) -> str:
        found = sum((pieces for zone, pieces in self.lying.items() if (zone.kind, zone.owner) == (kind, owner)), Counter())
        return "".join(sorted(found.elements()))

    def text(self, kind: str, owner: int | None, slot: str | None) -> str:
        return "".join(self.at(Zone(kind, owner, slot)).elements())


def same(mirror: Mirror, position: dict[str, Any]) -> None:
    assert mirror.all_in("bag") == "".join(sorted(position["bag"]))
    assert mirror.all_in("lid") == "".join(sorted(position["lid"]))
    assert mirror.all_in("middle") == "".join(sorted(position["middle"] + ("*" if position["mark"] is None else "")))
    waiting = position["sending"] or ""
    assert sorted(mirror.all_in("offer")) == sorted(waiting + "".join(offer["pralines"] for offer in position["offers"] if offer))
    for number, offer in enumerate(position["offers"], start=1):
        if offer and not (waiting and offer["id"] == "4"):
            assert sorted(mirror.text("offer", None, str(number))) == sorted(offer["pralines"])
    for seat, player in enumerate(position["players"]):
        assert mirror.points[seat] == player["points"]
        assert "".join(mirror.text("floor", seat, str(place)) for place in range(1, FLOOR_PLACES + 1)) == player["floor"]
        assert mirror.all_in("spare", seat) == (player["spare"] or "")
        for row in range(1, 6):
            assert "".join(mirror.text("line", seat, f"{row}-{place}") for place in range(1, 6)) == player["lines"][row - 1]
            assert "".join(mirror.text("box", seat, f"{row}-{column}") or "." for column in range(1, 6)) == player["box"][row - 1]


@per_mode
@pytest.mark.parametrize("seed", range(2))
def test_the_events_alone_lead_to_the_same_table(players: int, options: str, seed: int) -> None:
    mirror = Mirror(players)
    opening: list[Event] = []
    CHOCOLATIER.start(CHOCOLATIER.deal(NAMES[:players], seed, options.split()), opening)
    mirror.watch(opening)
    for _, _, events, state in played(players, options, seed):
        mirror.watch(events)
        same(mirror, CHOCOLATIER.position(state))


@per_mode
def test_every_game_comes_to_an_end_and_its_positions_are_sane(players: int, options: str) -> None:
    for seed in range(8):
        last = None
        for _, _, _, state in played(players, options, seed):
            last = CHOCOLATIER.position(state)
            assert json.loads(json.dumps(last)) == last
            assert bool(last["legal"]) != last["over"]
            assert all(player["points"] >= 0 and len(player["floor"]) <= FLOOR_PLACES for player in last["players"])
            assert (last["sending"] is not None) == (last["phase"] == "send")
        assert last is not None and last["winners"]
        assert not any(player["floor"] or player["spare"] is not None for player in last["players"])
        assert last["middle"] == "" and all(offer is None or not offer["pralines"] for offer in last["offers"])


@per_mode
def test_a_turn_has_one_player_and_only_its_end_cannot_be_taken_back(players: int, options: str) -> None:
    for before, step, _, after in played(players, options, 5):
        was, now = CHOCOLATIER.turn(before), CHOCOLATIER.turn(after)
        words = CHOCOLATIER.encode(step).split()[0]
        assert now.number in (was.number, was.number + 1)
        assert was.number != now.number or was.seat == now.seat
        if words in ("take", "send"):
            assert not CHOCOLATIER.irrevocable(before, after)
        elif words == "end":
            assert CHOCOLATIER.irrevocable(before, after)
        else:
            assert CHOCOLATIER.irrevocable(before, after) == (after.phase == OVER or was != now)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), [(2, "brown special"), (3, ""), (4, "special")])
def test_a_game_is_told_in_whole_sentences(language: str, players: int, options: str) -> None:
    say, game = translator(language), list(played(players, options, 3))
    told = [say.text(text) for before, step, events, _ in game for text in CHOCOLATIER.tell(before, step, events)]
    closing = [say.text(text) for text in CHOCOLATIER.closing(game[-1][-1])]
    assert len(closing) > players
    for sentence in told + closing:
        assert sentence.endswith(".") and (sentence[0].isupper() or sentence[0].isdigit()), sentence
        assert not re.search(r"[{}$]|\?\?\?|chocolatier-|  ", sentence), sentence


@per_mode
def test_a_view_holds_all_but_the_chance_to_come(players: int, options: str) -> None:
    for state, _, _, _ in played(players, options, 6):
        again = world(CHOCOLATIER.view(state, None))
        assert sorted(again.bag) == sorted(state.bag)
        again.bag, again.stream = state.bag, state.stream
        assert again == state


def test_what_is_yet_to_come_is_imagined_anew() -> None:
    view = CHOCOLATIER.view(CHOCOLATIER.start(CHOCOLATIER.deal(NAMES[:2], 1, ["special"])), 0)
    worlds = [CHOCOLATIER.imagine(view, Random(number)) for number in range(5)]
    assert len({tuple(world.bag) for world in worlds}) == len({world.stream for world in worlds}) == 5
