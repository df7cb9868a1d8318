"""What a screen reader is told without asking: what happened, once, and why something is not possible, with the way out."""

from collections import Counter

import pytest

from momiji.games.momiji.rules.game import MOMIJI
from momiji.ui.input import Key
from momiji.ui.speech import pieces
from momiji.ui.table.scene import TableScene
from momiji.ui.table.show import Spot
from tests.ui import stage
from tests.ui.test_whole_games import begin

pytestmark = pytest.mark.usefixtures("unpainted")


def test_what_others_did_is_told_once() -> None:
    told: list[str] = []
    with stage.staged() as app:
        session = begin(app, players=1, seed="once", computers=("sprout", "sprout"), first=0)
        app.services.herald = told.append
        scene = app.stack.top
        assert isinstance(scene, TableScene)
        letter = next("ROYGPB"[t] for t in range(6) if session.state.garden[t])
        scene.tap(Spot("column", letter))
        for _ in range(2):
            app.post(Key("return"))
            stage.wait(app)
        stage.until(app, lambda: session.actor == 0 and len(session.log) > 2)
        for _ in range(4):
            stage.wait(app, 0.5)
        words = " ".join(told)
        lines = Counter(app.services.say.text(text) for line in session.log for text in line.texts)
        assert len(lines) > 2
        for sentence in lines:
            assert words.count(sentence) == sum(times * line.count(sentence) for line, times in lines.items())


def test_a_refusal_is_told_with_the_way_out() -> None:
    told: list[str] = []
    with stage.staged() as app:
        session = begin(app, players=1, seed="refused", computers=("sprout",) * 3, first=0)
        app.services.herald = told.append
        scene = app.stack.top
        assert isinstance(scene, TableScene)
        empty = next("ROYGPB"[column.type] for column in scene.desk.show.columns if not column.cards)
        app.stack.act(next(thing for thing in scene.reading.things() if thing.key == f"column:{empty}"))
        stage.wait(app)
        why = MOMIJI.refuse(session.state, MOMIJI.decode(f"collect {empty}"))
        assert why is not None
        assert told == [f"{app.services.say.text(why.text)} {app.services.say.text(scene.desk.show.note.body)}"]


def test_what_is_taken_in_the_hand_is_told() -> None:
    told: list[str] = []
    with stage.staged() as app:
        begin(app, players=1, seed="taken", computers=("sprout",), first=0)
        scene = app.stack.top
        assert isinstance(scene, TableScene)
        for thing in [thing for thing in scene.reading.things() if thing.key.startswith("hand:")]:
            app.services.herald = told.append
            app.stack.act(thing)
            stage.wait(app)
            if scene.held is not None:
                assert told[-1] == f"You are holding: {thing.name}. Choose where to put it. Escape puts it back."
                places = [one.key for one in scene.reading.things() if one.kind == "item"]
                assert places == [f"{spot.kind}:{spot.key}" for spot in scene.focus.order(scene.layout, [], scene.targets)]  # type: ignore[union-attr]
                return
        raise AssertionError("nothing in this hand can be taken up")


def test_long_words_are_said_in_pieces_of_whole_sentences() -> None:
    words = " ".join(f"This is sentence number {number}." for number in range(90))
    said = pieces(words)
    assert len(said) > 2
    assert " ".join(said) == words
    assert all(piece.endswith(".") and len(piece) <= 900 for piece in said)
    assert [len(piece) <= 900 for piece in pieces("word " * 500)] == [True] * 3
