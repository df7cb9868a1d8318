"""All levels, the arena, the process they think in and the coach play a game nobody outside its folder knows."""

import json
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from momiji import cli, registry
from momiji.ai.arena import Terms, play, report, schedule
from momiji.ai.brain import brain
from momiji.ai.coach import advise
from momiji.ai.levels import NAMES
from momiji.ai.thought import Effort
from momiji.ai.worker import Worker
from momiji.i18n import LANGUAGES, translator
from momiji.playing.opponents import Opponents
from momiji.playing.session import CRESTS, Choices, Seat, Session
from momiji.playing.thinkers import Thinkers
from tests.games import toy

LONG = 60.0


@pytest.fixture(autouse=True)
def registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "toy", toy.PACKAGE)
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path / "home"))


@pytest.mark.parametrize("processes", ["1", "2"])
def test_the_arena_plays_it_with_all_levels(processes: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Also in processes of their own, which know only the games of the program."""
    table = ["--game", "toy", "--options", "sevens", "--players", "3", "--games", "3", "--processes", processes, "--json"]
    figures: dict[str, Any] = {}
    for levels in ("random,sprout,gardener", "gardener,master,sage"):
        assert cli.run(["arena", *table, "--levels", levels]) == 0
        told = json.loads(capsys.readouterr().out)
        assert (told["game"], told["options"], told["games"]) == ("toy", ["sevens"], 3)
        figures |= told["levels"]
    assert set(figures) == set(NAMES)
    assert all(figure["games"] == 3 for figure in figures.values())


def test_who_thinks_wins_more_than_who_does_not() -> None:
    games = schedule(Terms(toy.PACKAGE, untimed=True), ["random", "gardener"], 40, 1)
    assert report([play(game) for game in games])["levels"]["gardener"]["win_rate"] > 0.6


def test_a_computer_plays_it_against_a_person() -> None:
    session = Session.begin(Choices("toy", (Seat("Hana", CRESTS[0]), Seat("Kenji", CRESTS[1], "gardener")), "pairs", first=1))
    minds = Thinkers()
    opponents = Opponents(session, minds)
    try:
        for _ in range(int(LONG * 100)):
            if opponents.step() is None and not opponents.waiting:
                break
            sleep(0.01)
    finally:
        minds.close()
    assert session.actor == 0
    assert session.taken
    assert not [text.key for line in session.log for text in line.texts if text.key.startswith("log-")]


def test_the_other_process_advises_and_looks_back() -> None:
    rules = registry.rules("toy")
    state = rules.start(rules.deal(("Hana", "Kenji"), "pairs"))
    view = rules.view(state, rules.actor(state))
    worker = Worker()
    try:
        advices = worker.advise("toy", view, 1, seconds=0.2).wait(LONG)
        assert advices
        assert worker.review("toy", view, advices[0].steps, 1, seconds=0.2).wait(LONG) is None
    finally:
        worker.close()


def test_the_coach_tells_for_a_pair_in_every_language() -> None:
    rules = registry.rules("toy")
    state = rules.start(rules.deal(("Hana", "Kenji"), 2))
    while state.deck:
        rules.advance(state, rules.legal(state)[0] if len(state.deck) > 1 else "draw")
    pair, leave = rules.legal(state)  # the last turn: what is not laid now is lost
    best, *others = advise(brain("toy"), rules.view(state, state.current), 1, deadline=lambda: False, effort=Effort(9, 60))
    assert best.steps == (pair, leave)
    assert best.why[0].key == "toy-pair-now"
    assert [advice.steps for advice in others] == [(leave,)]
    for language in LANGUAGES:
        for advice in (best, *others):
            assert all("{" not in translator(language).text(text) for text in (advice.what, *advice.why))
