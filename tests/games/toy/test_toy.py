"""A game nobody outside its folder knows is dealt, played, written down, kept, gone on with and counted like any other."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from momiji import cli, registry
from momiji.core.chance import Chance
from momiji.core.text import Refusal, Text
from momiji.i18n import LANGUAGES, translator
from momiji.playing import daily
from momiji.playing.choices import choices_from_dict, choices_to_dict, usual_choices
from momiji.playing.keeping import header_of, keep, now_here, save_named
from momiji.playing.resume import Game, enter, to_continue
from momiji.playing.review import TurningSearch, table_of_points
from momiji.playing.session import CRESTS, Choices, Seat, Session
from momiji.playing.timeline import Timeline
from momiji.store import paths, saves
from momiji.store.autosave import Autosave
from momiji.store.statistics import ResultBook
from tests.games import toy
from tests.games.toy.rules import Pairs
from tests.terminal.typist import InProcess

NAMES = ("Hana", "Kenji", "Yuki")


@pytest.fixture(autouse=True)
def registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "toy", toy.PACKAGE)
    monkeypatch.setenv("MOMIJI_HOME", str(tmp_path / "home"))


def seats(players: int = 2) -> tuple[Seat, ...]:
    sitting = zip(NAMES[:players], CRESTS, (None, "gardener", "gardener"), strict=False)
    return tuple(Seat(name, crest, level) for name, crest, level in sitting)


def begun(steps: int = 0, *options: str, seed: str = "pairs") -> Session:
    session = Session.begin(Choices("toy", seats(), seed, options, first=0))
    chance = Chance("steps")
    while session.actor is not None and len(session.taken) < steps:
        session.perform(chance.pick(session.rules.legal(session.state)))
    return session


def line(capsys: pytest.CaptureFixture[str]) -> Any:
    return json.loads(capsys.readouterr().out)


# ---------------------------------------------------------------------- commands


def test_it_is_simulated_and_replayed_beside_another_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "--seed", "4", "--records"]
    assert cli.run([*words, str(tmp_path / "toy"), "--game", "toy", "--players", "3", "--options", "sevens"]) == 0
    told = line(capsys)
    assert cli.run([*words, str(tmp_path / "momiji")]) == 0
    capsys.readouterr()
    (mine,), (other,) = (tmp_path / "toy").iterdir(), (tmp_path / "momiji").iterdir()
    record = json.loads(mine.read_text())
    assert (record["game"], record["options"], len(record["players"])) == ("toy", ["sevens"], 3)
    assert cli.run(["replay", "--json", str(mine), str(other), str(mine)]) == 0
    ends = [json.loads(one) for one in capsys.readouterr().out.splitlines()]
    assert [score["total"] for score in ends[0]["scores"]] == told["totals"]
    assert ends[0] == ends[2] and "garden" in ends[1]
    assert cli.run(["replay", str(mine), "--lang", "cs"]) == 0
    assert "Vyhrává" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--game", "chess"], f"there is no game “chess”. Games: {', '.join(registry.GAMES)}, toy."),
        (["--game", "toy", "--options", "eights"], "this game has no option “eights”. Options: sevens."),
        (["--game", "toy", "--options", "sevens,sevens"], "the option “sevens” is given twice."),
        (["--game", "toy", "--players", "4"], "two or three can play, not 4."),
        (["--game", "toy", "--morning-dew"], "this game has no option “morning-dew”. Options: sevens."),
    ],
)
def test_what_it_does_not_have_is_said_in_one_sentence(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        cli.run(["simulate", *words])
    told = capsys.readouterr()
    assert (stop.value.code, told.out, told.err) == (2, "", f"momiji: this game cannot be set up: {sentence}\n")


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"setup": {"hands": [[1, 2, 3, 4]], "deck": "all"}}, "the hands and the deck are not the cards of the box"),
        ({"setup": 7}, "“setup”"),
        ({"options": ["eights"]}, "no option “eights”"),
        ({"first_player": 5}, "the first player is not one of the 2 players"),
        ({"game": "chess"}, "is a game of “chess”, which this program does not have"),
        ({"game": 7}, "“game”"),
    ],
)
def test_a_bad_record_of_it_is_told_in_one_line(
    changes: dict[str, Any], where: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.momiji.json"
    path.write_text(json.dumps({**begun(3).record(), **changes}))
    assert cli.run(["replay", "--json", str(path)]) == 2
    told = capsys.readouterr()
    assert where in told.err and told.err.count("\n") == 1
    assert set(json.loads(told.out)["error"]) == {"message"}


def test_a_step_it_refuses_is_named_with_its_rule(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.momiji.json"
    path.write_text(json.dumps({**begun().record(), "actions": ["draw", "pass"]}))
    assert cli.run(["replay", "--json", str(path)]) == 2
    error = line(capsys)["error"]
    assert (error["step"], error["action"], error["rule"]) == (2, "pass", "3")


def test_replay_loads_no_window_library(tmp_path: Path) -> None:
    path = tmp_path / "game.momiji.json"
    path.write_text(json.dumps(begun(5).record() | {"game": "toy"}))
    program = (
        "import sys; from momiji import cli; from momiji import registry; registry.GAMES['toy'] = 'tests.games.toy'; "
        f"assert cli.run(['replay', '--json', {str(path)!r}]) == 0; "
        "print([name for name in sys.modules if name.partition('.')[0] in ('pygame', 'PIL') or ('.games.' in name and '.table' in name)])"
    )
    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert shown.stdout.splitlines()[-1] == "[]"


# ---------------------------------------------------------------------- kept


def test_it_is_kept_and_gone_on_with() -> None:
    session, autosave = begun(7, "sevens"), Autosave()
    autosave.begin()
    keep(autosave, session)
    autosave.close()
    after = Autosave()
    kept = to_continue(after)
    assert kept is not None and (kept.game, kept.header.game) == ("toy", "toy")
    game = enter(kept.path, after)
    after.close()
    assert isinstance(game, Game) and game.note is None
    assert (game.session.game, game.session.state, game.session.choices) == ("toy", session.state, session.choices)
    assert [one.texts for one in game.session.log] == [one.texts for one in session.log]


def test_a_game_gone_on_with_is_played_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    save_named(begun(9), "Once")
    (path,) = paths.saves().iterdir()
    asked: list[str] = []
    refuse = Pairs.refuse

    def counted(self: Pairs, s: Any, a: str) -> Refusal | None:
        asked.append(a)
        return refuse(self, s, a)

    monkeypatch.setattr(Pairs, "refuse", counted)
    autosave = Autosave()
    assert isinstance(enter(path, autosave), Game)
    autosave.close()
    assert len(asked) == 9


def test_saves_say_which_game_they_are() -> None:
    save_named(begun(3), "Mine")
    other = Session.begin(Choices("momiji", seats(), "maple"))
    saves.Shelf().save(other.record(), header_of(other, "Other", now_here())())
    listing = saves.Shelf().listing()
    assert {save.header.name for save in listing.saves} == {"Mine", "Other"}
    assert [save.header.name for save in listing.saves if save.game == "toy"] == ["Mine"]


def test_a_save_of_a_game_this_program_does_not_have_stays_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    save_named(begun(3), "Mine")
    (path,) = paths.saves().iterdir()
    before = path.read_bytes()
    monkeypatch.delitem(registry.GAMES, "toy")
    autosave = Autosave()
    said = enter(path, autosave)
    autosave.close()
    assert isinstance(said, Text) and said.key == "file-game"
    assert "which this program does not have" in translator("en").text(said)
    assert path.read_bytes() == before
    listing = saves.Shelf().listing()
    assert listing.saves == () and [trouble.kind for trouble in listing.troubles] == ["newer"]


def test_an_end_is_counted_under_its_game() -> None:
    session, autosave = begun(1000), Autosave()
    assert session.over
    autosave.begin()
    assert keep(autosave, session) is None
    autosave.close()
    read = ResultBook().read()
    (result,) = read.of("toy")
    outcome = session.rules.outcome(session.state)
    assert outcome is not None and read.of("momiji") == ()
    assert [seat.points for seat in result.seats] == list(outcome.points)
    assert [seat.won for seat in result.seats] == [seat in outcome.winners for seat in range(2)]
    (path,) = paths.records().iterdir()
    assert saves.read(path).game == "toy"


def test_its_day_is_its_own() -> None:
    today = now_here().date()
    assert daily.modes("toy") == ("versus", "variants")
    mine, other = (daily.DailyGame(today, "versus", game) for game in ("toy", "momiji"))
    session = Session.begin(mine.choices(seats()[0], NAMES))
    assert daily.garden_of(session) == mine
    while session.actor is not None:
        session.perform(session.rules.legal(session.state)[0])
    autosave = Autosave()
    keep(autosave, session)
    autosave.close()
    results = ResultBook().read().results
    assert daily.first_try(results, mine) == daily.outcome_of(session)
    assert daily.first_try(results, other) is None
    assert daily.first_try(results, daily.DailyGame(today, "variants", "toy")) is None  # the same number of players, without its variant


def test_all_its_variants_are_a_way_to_play_the_day() -> None:
    garden = daily.DailyGame(now_here().date(), "variants", "toy")
    session = Session.begin(garden.choices(seats()[0], NAMES))
    assert list(session.setup.options) == ["sevens"] and daily.garden_of(session) == garden
    while session.actor is not None:
        session.perform(session.rules.legal(session.state)[0])
    autosave = Autosave()
    keep(autosave, session)
    autosave.close()
    results = ResultBook().read().results
    assert daily.first_try(results, garden) == daily.outcome_of(session)
    assert daily.first_try(results, daily.DailyGame(garden.day, "versus", "toy")) is None


# ---------------------------------------------------------------------- looked back at


def test_it_is_looked_back_at() -> None:
    session = begun(1000)
    timeline = Timeline(session, 0)
    assert [turn.seat for turn in timeline.turns[:4]] == [0, 1, 0, 1]
    assert timeline.view(timeline.length, 1).hand == tuple(session.state.players[1].hand)
    drawn = next(at for at, taken in enumerate(timeline.taken) if taken.step == "draw")
    seat = timeline.taken[drawn].turn.seat
    assert [event.piece for event in timeline.events(drawn, 1 - seat) if hasattr(event, "piece")] == [None]
    assert [event.piece for event in timeline.events(drawn, seat) if hasattr(event, "piece")] != [None]
    points = table_of_points(timeline)
    outcome = session.rules.outcome(session.state)
    assert outcome is not None and [row[-1] for row in points] == list(outcome.points)
    search = TurningSearch(timeline, InProcess())
    while not search.over:
        search.look()
    assert search.done == len(timeline.turns)


def test_the_last_choices_are_its_own() -> None:
    usual = usual_choices("toy", NAMES, "seed")
    assert [seat.computer for seat in usual.seats] == [None, "gardener"]
    wished = Choices("toy", seats(3), "x", ("sevens",), 2)
    assert choices_from_dict(json.loads(json.dumps(choices_to_dict(wished))), usual) == wished
    assert choices_from_dict(choices_to_dict(wished), usual_choices("momiji", NAMES, "seed")).game == "momiji"


def test_its_sentences_are_there_in_every_language() -> None:
    assert len({translator(language)("toy-told-draw", name="Hana") for language in LANGUAGES}) == len(LANGUAGES)


def test_a_level_nobody_knows_is_told(tmp_path: Path) -> None:
    session = begun(3)
    record = session.record()
    record["seats"][1]["level"] = "grandmaster"
    path = saves.Shelf().save(record, header_of(session, "Odd", now_here())()).path
    autosave = Autosave()
    game = enter(path, autosave)
    autosave.close()
    assert isinstance(game, Game) and game.note is not None
    assert "“grandmaster”" in translator("en").text(game.note) and "Kenji" in translator("en").text(game.note)
    assert game.session.seats[1].computer == "gardener"
