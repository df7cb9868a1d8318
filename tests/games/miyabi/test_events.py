"""Events: what a step did, richly enough to animate it and to write it in a log. And what can be taken back."""

from momiji.core.events import Counted, Event, Happened, Moved, Zone
from momiji.core.match import Match
from momiji.games.miyabi.rules.game import MIYABI
from momiji.games.miyabi.rules.setup import deal
from tests.games.miyabi.table import NAMES, Table


def garden(square: str, seat: int = 0) -> Zone:
    return Zone("garden", seat, square)


def lantern(column: str, seat: int = 0) -> Moved:
    return Moved("lantern", Zone("lanterns", seat), Zone("column", seat, column))


def display(place: int) -> Zone:
    return Zone("display", None, str(place))


def test_a_tile_goes_from_its_place_in_the_display_to_its_squares() -> None:
    t = Table("2 2 0 0 0 0", display="P1 M2 M2")
    assert t.events("place M2 b w") == [
        Moved("M2", display(1), garden("b1")),
        Happened("laid", 0, {"squares": ("b1", "a1"), "level": 3, "objects": 2}),
        Counted(0, "point", 6, "laid", ("b1",)),
        lantern("b"),
    ]
    assert t.events("end") == [Happened("turn-began", 1, {"turn": 2, "round": 1})]
    assert t.events("place M2 a e")[0] == Moved("M2", display(2), garden("a1", 1)), "the others stay in their places"


def test_the_fifth_level_bonus_goes_to_its_player() -> None:
    events = Table("4 0 0 0 0 0", display="M1").events("place M1 a")
    assert events[3:5] == [Moved("fifth-M", Zone("bonus", None, "M"), Zone("bonuses", 0, "M")), Counted(0, "point", 10, "fifth", ("M",))]


def test_a_zen_tile_is_laid_scores_and_is_replaced() -> None:
    t = Table("0 1M2 0 0 0 0", "1P1 0 0 0 0 0", options=["zen"], face_up="S M")
    t.state.zen_bag = [5]
    assert t.events("zen M a") == [
        Moved("Mz", Zone("zen", None, "1"), garden("a1")),
        Happened("laid", 0, {"squares": ("a1",), "level": 1, "objects": 1}),
        Counted(0, "point", 1, "zen", ("a1",)),
        lantern("a"),
        Counted(0, "point", 4, "enclosed", ("a1", "b1", "a2")),
        Moved("Sz", Zone("zen-bag"), Zone("zen", None, "1")),
    ]


def test_the_frog_moves_rises_and_turns_gold() -> None:
    t = Table("3 3 4 0 0 0", display="S1 S1", options=["frog"], frog="a1")
    assert t.events("frog b1") == [Moved("frog", garden("a1"), garden("b1"))]
    t.state.frog_moved = False
    assert t.events("frog c1") == [Moved("frog", garden("b1"), garden("c1")), Counted(0, "point", 4, "frog", ("c1",)), Happened("gold", 0)]


def test_the_last_frog_begins_the_first_round() -> None:
    out: list[Event] = []
    state = MIYABI.start(deal(NAMES[:2], 1, ["frog"], 1), out)
    assert out == []
    state = MIYABI.apply(state, MIYABI.decode("frog c4"), out)
    assert out == [Moved("frog", Zone("frogs", 1), garden("c4", 1))]
    MIYABI.apply(state, MIYABI.decode("frog a1"), out)
    assert out[1:3] == [Moved("frog", Zone("frogs", 0), garden("a1")), Happened("round-began", 1, {"round": 1, "rounds": 6})]
    assert out[-1] == Happened("turn-began", 1, {"turn": 1, "round": 1})


def test_setting_the_table_lays_out_the_display_and_the_zen_tiles() -> None:
    out: list[Event] = []
    MIYABI.start(deal(NAMES[:3], 1, ["zen"]), out)
    drawn = [event for event in out if isinstance(event, Moved)]
    assert [event.target.kind for event in drawn] == ["zen"] * 5 + ["display"] * 18
    assert [event.source.slot for event in drawn[5:]] == ["1"] * 6 + ["2"] * 6 + ["3"] * 3 + ["L"] * 3
    assert [event.target for event in drawn[5:]] == [display(place) for place in range(18)]


def test_out_by_the_sixth_lantern_or_by_passing() -> None:
    assert Table(lanterns="abcde").events("place M1 f")[-1] == Happened("out", 0)
    assert Table(display="").events("pass")[0] == Happened("passed", 0)


def test_a_round_ends_and_the_next_begins() -> None:
    t = Table(display="M1 P1 S1", options=["passing"]).do("place P1 b", "end", "pass")
    events = t.events("pass")
    assert events[:7] == [
        Happened("passed", 0),
        Happened("round-over", None, {"round": 1}),
        Moved("M1", display(0), Zone("box")),
        Moved("S1", display(2), Zone("box")),
        Moved("bonsai", Zone("bonsai", 0), Zone("bonsai", 1)),
        Happened("round-began", 1, {"round": 2, "rounds": 6}),
        Moved("lantern", Zone("column", 0, "b"), Zone("lanterns", 0)),
    ]
    assert len([event for event in events if isinstance(event, Moved) and event.source.kind == "bag"]) == 12
    assert events[-1] == Happened("turn-began", 1, {"turn": 4, "round": 2})


def test_the_game_is_over() -> None:
    events = Table(options=["passing"], round=6).do("pass").events("pass")
    assert events[1:] == [Happened("round-over", None, {"round": 6}), Moved("M1", display(0), Zone("box")), Happened("game-over", 1)]


def test_everything_of_a_turn_can_be_taken_back_until_its_end() -> None:
    match = Match(MIYABI, deal(NAMES[:2], 1, ["frog", "passing"], 0))
    for words in ("frog c3", "frog c3"):
        match.perform(MIYABI.decode(words))
        assert not match.can_undo
    beginning = match.state
    place = next(step for step in MIYABI.legal(match.state) if MIYABI.encode(step).startswith("place"))
    match.perform(MIYABI.decode("frog c2"))
    match.perform(next(step for step in MIYABI.legal(match.state) if MIYABI.encode(step).startswith("place")))
    assert match.undo(5) == 2 and match.state == beginning
    match.perform(place)
    match.perform(MIYABI.decode("end"))
    assert not match.can_undo
    match.perform(MIYABI.decode("pass"))
    assert not match.can_undo


def test_a_zen_tile_cannot_be_taken_back_once_another_was_turned_up() -> None:
    for left, irrevocable in ((1, True), (0, False)):
        t = Table(options=["zen"], face_up="M")
        t.state.zen_bag = [1] * left
        assert MIYABI.irrevocable(t.state, MIYABI.apply(t.state, MIYABI.decode("zen M a"))) == irrevocable
