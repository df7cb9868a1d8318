"""Matches: shape of the figures, fair seats, and one sentence for what cannot be played."""

import json

import pytest

from momiji.ai.arena import Pairing, Played, Terms, interval, play, report, schedule
from momiji.cli import run

MOMIJI = "momiji.games.momiji"


def test_the_figures_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "--levels", "sprout,random", "--players", "2", "--games", "4", "--seed", "1", "--processes", "1", "--json"]) == 0
    out, err = capsys.readouterr()
    figures = json.loads(out)
    assert err == ""
    assert set(figures["levels"]) == {"sprout", "random"}
    for level in figures["levels"].values():
        assert set(level) == {"games", "win_rate", "ci95", "mean_score", "seconds_per_turn"}
        low, high = level["ci95"]
        assert 0 <= low <= level["win_rate"] <= high <= 1
    assert sum(level["win_rate"] for level in figures["levels"].values()) == pytest.approx(1.0)


def test_alone_and_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "--mode", "solo", "--scenario", "equinox", "--levels", "random", "--games", "3", "--processes", "1"]) == 0
    assert capsys.readouterr().out.startswith("random: wins ")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--levels", "nobody"], "there is no level “nobody”"),
        (["--levels", ","], "--levels needs at least one of"),
        (["--levels", "sprout,gardener,master"], "3 levels are too many for 2 seats"),
        (["--players", "5"], "cannot be set up"),
        (["--games", "none"], "--games must be a whole number"),
        (["--open-deck"], "--open-deck works only with --mode solo"),
        (["--mode", "solo"], "needs --scenario"),
        (["--mode", "solo", "--scenario", "drizzle"], "cannot be set up"),
    ],
)
def test_one_sentence_for_what_cannot_be_played(arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        run(["arena", *arguments])
    assert left.value.code == 2
    error = capsys.readouterr().err
    assert words in error
    assert error.count("\n") == 1


def test_every_level_sits_everywhere_with_the_same_deal() -> None:
    games = schedule(Terms(MOMIJI, 4), ["master", "gardener", "gardener", "gardener"], 8, 3)
    assert [game.levels.index("master") for game in games] == [0, 3, 2, 1, 0, 3, 2, 1]
    assert [game.seed for game in games] == ["3/1"] * 4 + ["3/2"] * 4


def test_a_shared_win_is_a_fraction_and_levels_are_counted_by_seat() -> None:
    results = [
        Played(("sprout", "gardener"), (0.5, 0.5), (30.0, 30.0), (0.1, 0.2), (10, 10)),
        Played(("gardener", "sprout"), (1.0, 0.0), (50.0, 20.0), (0.2, 0.1), (10, 10)),
    ]
    levels = report(results)["levels"]
    assert levels["gardener"]["win_rate"] == 0.75
    assert levels["sprout"]["mean_score"] == 25.0
    assert levels["gardener"]["seconds_per_turn"] == 0.02


def test_the_interval_is_wilsons() -> None:
    low, high = interval(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert interval(10, 10)[1] == pytest.approx(1.0)


def test_a_game_is_the_same_every_time() -> None:
    game = Pairing(Terms(MOMIJI, 3, ("draft",)), "7/1", ("gardener", "sprout", "random"))
    one, two = play(game), play(game)
    assert (one.wins, one.points, one.turns) == (two.wins, two.points, two.turns)


def test_simulated_games_of_a_level_replay(capsys: pytest.CaptureFixture[str], tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("records")
    assert run(["simulate", "--level", "gardener", "--games", "2", "--seed", "3", "--records", str(folder)]) == 0
    capsys.readouterr()
    files = sorted(map(str, folder.iterdir()))
    assert len(files) == 2
    assert run(["replay", "--json", *files]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[0])["over"]


def test_what_can_be_won_at_all(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "--mode", "solo", "--scenario", "equinox", "--open-deck", "--games", "2", "--processes", "1"]
    assert run([*arguments, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)["open_deck"]
    assert figures["games"] == 2
    assert 0 <= figures["ci95"][0] <= figures["solved"] <= figures["ci95"][1] <= 1
    assert run([*arguments[:-4], "--games", "1", "--processes", "1"]) == 0
    assert "knows the deck" in capsys.readouterr().out
