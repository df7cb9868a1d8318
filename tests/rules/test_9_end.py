"""Section 9: end of the game."""

from tests.table import Table


def turns(t: Table, *columns: str) -> list[int]:
    """Take a turn for each column; whose turns they were."""
    seats = []
    for column in columns:
        seats.append(t.now["current"])
        t.do(f"collect {column}", "end")
    return seats


def test_9_1_an_empty_deck_triggers_the_end() -> None:
    t = Table(garden={"R": "R1"}, deck="R2 G1 Y1 B1", deck_size=4)
    assert t.now["final_turns_left"] is None
    t.do("reveal")
    assert t.now["final_turns_left"] == 2
    assert not t.now["over"]


def test_9_1_one_card_left_does_not() -> None:
    t = Table(garden={"R": "R1"}, deck_size=5).do("reveal")
    assert t.now["final_turns_left"] is None


def test_9_1_taking_the_last_cards_with_d_triggers_it() -> None:
    t = Table(garden={"R": "R1"}, deck="G1 G2", deck_size=2, landscapes="D").do("use D")
    assert t.now["final_turns_left"] == 2


def test_9_1_the_last_gate_triggers_the_end() -> None:
    t = Table("R3", piles=["R0< R2"], gates=1, garden={"B": "B1"})
    assert t.do("play R3").now["final_turns_left"] == 2


def test_9_1_a_gate_left_does_not() -> None:
    t = Table("R3", piles=["R0< R2"], gates=2, garden={"B": "B1"})
    assert t.do("play R3").now["final_turns_left"] is None


def test_9_1_the_turn_in_progress_is_finished() -> None:
    t = Table("R3 R2 G0< Y1", piles=["R0< R2"], gates=1, garden={"B": "B1"})
    t.do("play R3", "play G0< left", "done", "trade R2 Y1")
    assert t.now["current"] == 0
    assert t.do("end").now["current"] == 1


def test_9_1_the_one_who_triggered_it_plays_last() -> None:
    t = Table("", others=("", ""), garden={"B": "B1", "Y": "Y1", "G": "G1"}, deck="R1 R2 R3 R3", deck_size=4)
    t.do("reveal", "collect R", "end")
    assert turns(t, "G", "Y", "B") == [1, 2, 0]
    assert t.now["over"]
    assert t.now["scores"] is not None


def test_9_1_also_when_another_than_the_first_player_triggers_it() -> None:
    t = Table("", others=("", ""), garden={"B": "B1", "Y": "Y1", "G": "G1", "R": "R2"}, deck="R1 R3 B2 Y2", deck_size=4, goals="")
    t.do("collect G", "end", "reveal", "collect R", "end")
    assert turns(t, "Y", "B") == [2, 0]
    assert t.now["current"] == 1 and not t.now["over"]
    assert t.do("pass", "end").now["over"]


def test_9_1_after_the_end_no_step_is_legal() -> None:
    t = Table("R0< R1 R2", garden={"B": "B1", "Y": "Y1"}, landscapes="L", last_turn=True).do("collect B", "end")
    assert t.now["over"] and t.legal == set()
    for step in ("collect Y", "play R0<", "trade R1 R2", "use L", "end", "goal zeros"):
        assert t.refused(step) == "9.1"


def test_9_1_the_hand_limit_holds_in_the_last_turn() -> None:
    t = Table("R2 R2 R3 R3 G2 G2 G3 G3", garden={"B": "B1", "Y": "Y1"}, last_turn=True).do("collect B", "end")
    assert not t.now["over"]
    assert t.do("discard B1").now["over"]


def test_9_2_a_second_trigger_changes_nothing() -> None:
    t = Table("R3", piles=["R0< R2"], gates=1, garden={"B": "B1", "Y": "Y1"}, deck="G1 G2 G3 Y2", deck_size=4)
    t.do("play R3", "done", "end")
    assert t.now["final_turns_left"] == 1
    t.do("reveal")
    assert t.now["deck"] == 0
    assert t.now["final_turns_left"] == 1
    t.do("collect B", "end", "collect Y", "end")
    assert t.now["over"]


def test_9_2_two_triggers_in_one_turn() -> None:
    t = Table("R3", piles=["R0< R2"], gates=1, garden={"B": "B1"}, deck="G1 G2", deck_size=2, landscapes="N")
    t.do("play R3", "done", "use N")
    assert t.now["deck"] == 0
    assert t.now["final_turns_left"] == 2
