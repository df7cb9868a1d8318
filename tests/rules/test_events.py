"""Events: what a step did, richly enough to animate it and to write it in a log."""

from typing import Any

from momiji.core.events import Counted, Event, Happened, Moved, Zone, redact
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.setup import deal
from tests.table import Table

DECK, DISCARD, SUPPLY, TURNED, GOALS = (Zone(kind) for kind in ("deck", "discard", "supply", "turned", "goals"))
HAND, TOKENS = Zone("hand", 0), Zone("tokens", 0)
FAR: dict[str, Any] = {"garden": {"B": "B3", "Y": "Y3"}}


def column(letter: str) -> Zone:
    return Zone("garden", None, letter)


def pile(letter: str, seat: int = 0) -> Zone:
    return Zone("pile", seat, letter)


def counts(events: list[Event]) -> list[Counted]:
    return [event for event in events if isinstance(event, Counted)]


def happenings(events: list[Event]) -> list[Happened]:
    return [event for event in events if isinstance(event, Happened)]


def test_collect_moves_each_card_from_its_column_to_the_hand() -> None:
    events = Table(garden={"R": "R1 R2", "G": "G1"}).events("collect R")
    assert events == [Moved("R1", column("R"), HAND), Moved("R2", column("R"), HAND)]


def test_collecting_the_last_column_shows_the_new_cards() -> None:
    events = Table(garden={"R": "R1"}, deck="G1 Y1 B1 B2").events("collect R")
    assert events == [
        Moved("R1", column("R"), HAND),
        *(Moved(card, DECK, column(card[0])) for card in ("G1", "Y1", "B1", "B2")),
    ]


def test_reveal_is_paid_and_shows_the_cards_one_by_one() -> None:
    events = Table(garden={"R": "R1"}, deck="R2 G1 Y1 G2").events("reveal")
    assert events == [
        Counted(0, "acorn", -1, "reveal"),
        *(Moved(card, DECK, column(card[0])) for card in ("R2", "G1", "Y1", "G2")),
    ]


def test_a_full_column_sends_the_card_on_to_the_discard_pile() -> None:
    events = Table(garden={"R": "R0<> R0< R0< R0> R0> R1<>"}, deck="R2 G1 Y1 G2").events("reveal")
    assert events[1:3] == [Moved("R2", DECK, column("R")), Moved("R2", column("R"), DISCARD)]


def test_play_moves_a_card_from_the_hand_to_its_pile() -> None:
    assert Table("R1", piles=["R0<"], **FAR).events("play R1") == [Moved("R1", HAND, pile("R"))]


def test_a_new_pile_tells_its_end() -> None:
    for end in ("left", "right"):
        events = Table("R0<", piles=["G0<"], **FAR).events(f"play R0< {end}")
        assert events == [Happened("pile-started", 0, {"type": "R", "left": end == "left"}), Moved("R0<", HAND, pile("R"))]


def test_a_joker_changes_the_pile_and_brings_the_token() -> None:
    events = Table("U1", piles=["R0<"], types="RYGBU", **FAR).events("play U1 on R")
    assert events == [
        Moved("U1", HAND, pile("R")),
        Happened("pile-shows", 0, {"from": "R", "to": "U"}),
        Moved("blue-token", SUPPLY, TOKENS),
    ]


def test_the_token_comes_from_whoever_has_it() -> None:
    events = Table("U1", piles=["R0<"], types="RYGBU", blue_token=1, **FAR).events("play U1 on R")
    assert events[-1] == Moved("blue-token", Zone("tokens", 1), TOKENS)
    events = Table("U1", piles=["R0<"], types="RYGBU", blue_token=0, **FAR).events("play U1 on R")
    assert not [event for event in events if isinstance(event, Moved) and event.piece == "blue-token"], "it is there already"


def test_a_closed_pile_gets_a_gate() -> None:
    events = Table("R3", piles=["R0< R2"], **FAR).events("play R3")
    assert events == [Moved("R3", HAND, pile("R")), Moved("gate", SUPPLY, pile("R"))]


def test_a_pile_closed_without_a_gate_says_so() -> None:
    events = Table("R3", piles=["R0< R2"], gates=0, **FAR).events("play R3")
    assert events == [Moved("R3", HAND, pile("R")), Happened("closed-without-gate", 0, {"type": "R"})]


def test_the_pair_bonus_names_its_junctions() -> None:
    t = Table("R0> G0<> Y0<", garden={"B": "B3"}).do("play R0>", "play G0<> right", "play Y0< right", "done")
    assert counts(t.events("end")) == [Counted(0, "acorn", 4, "pair", ("RG", "GY"))]


def test_without_a_pair_nothing_is_counted() -> None:
    t = Table("R0< G0>", **FAR).do("play R0<", "play G0> right", "done")
    assert counts(t.events("end")) == []


def test_a_goal_is_paid_and_taken() -> None:
    assert Table(**FAR).events("goal zeros") == [Counted(0, "acorn", -3, "goal"), Moved("zeros", GOALS, TOKENS)]


def test_an_exchange_moves_both_tokens() -> None:
    t = Table("R0<", landscapes="H", own_goals="gates", goals="zeros", **FAR).do("play R0<", "done", "use H")
    assert t.events("exchange gates zeros") == [Moved("gates", TOKENS, GOALS), Moved("zeros", GOALS, TOKENS)]


def test_a_trade_discards_two_cards_for_an_acorn() -> None:
    events = Table("R1 R2", **FAR).events("trade R1 R2")
    assert events == [Moved("R1", HAND, DISCARD), Moved("R2", HAND, DISCARD), Counted(0, "acorn", 1, "trade")]


def test_using_a_landscape_puts_an_acorn_on_it() -> None:
    assert Table("R1", landscapes="L", **FAR).events("use L") == [Counted(0, "acorn", -1, "landscape", ("L",))]


def test_landscapes_tell_what_they_give() -> None:
    assert counts(Table("R1", landscapes="L", **FAR).do("use L", "discard R1").events("done")) == [Counted(0, "acorn", 3, "L")]
    f = Table(landscapes="F", **FAR).do("use F").events("pick B")
    assert f[:2] == [Moved("B3", column("B"), HAND), Counted(0, "acorn", 2, "F")]
    c = Table(landscapes="C", piles=["R0<", "G0<"], **FAR).do("use C").events("arrange G R")
    assert c == [Happened("arranged", 0, {"order": "GR"}), Counted(0, "acorn", 2, "C")]
    g = Table(landscapes="G", discard="R1", **FAR).do("use G").events("recover R1")
    assert g == [Moved("R1", DISCARD, HAND)]
    m = Table("R1 G3", landscapes="M", piles=["R0<"], **FAR).do("use M").events("tuck G3 under R")
    assert m == [Moved("G3", HAND, Zone("under", 0, "R"))]


def test_d_shows_its_cards_only_to_the_one_who_draws() -> None:
    events = Table(landscapes="D", deck="R1 R2 G1 G2", **FAR).events("use D")
    drawn = [Moved(card, DECK, HAND, (0,)) for card in ("R1", "R2", "G1", "G2")]
    assert events[1:] == drawn
    assert redact(events, 0) == events
    for seat in (1, None):
        assert redact(events, seat) == [events[0], *(Moved(None, DECK, HAND, (0,)) for _ in drawn)]


def test_the_card_d_discards_is_seen_by_everybody() -> None:
    events = Table(landscapes="D", deck="R1 R2 G1 G2", **FAR).do("use D").events("discard G1")
    assert redact(events, 1) == [Moved("G1", HAND, DISCARD)]


def test_what_everybody_sees_is_not_redacted() -> None:
    events = Table(garden={"R": "R1 R2", "G": "G1"}).events("collect R")
    assert redact(events, 1) == events


def test_n_turns_each_card_and_puts_it_in_its_place() -> None:
    t = Table(landscapes="N", piles=["R0<"], deck="R1 Y2 G0< B2", **FAR)
    assert t.events("use N")[1:] == [
        Moved("R1", DECK, TURNED),
        Moved("R1", TURNED, pile("R")),
        Moved("Y2", DECK, TURNED),
        Moved("Y2", TURNED, column("Y")),
        Moved("G0<", DECK, TURNED),
    ]
    assert t.events("place left") == [
        Happened("pile-started", 0, {"type": "G", "left": True}),
        Moved("G0<", TURNED, pile("G")),
        Moved("B2", DECK, TURNED),
        Moved("B2", TURNED, column("B")),
    ]


def test_the_turn_changes() -> None:
    events = Table(**FAR).do("collect B").events("end")
    assert events == [Happened("turn-began", 1, {"turn": 2, "left": None})]


def test_a_pass_is_told() -> None:
    assert Table(deck_size=0, goals="").events("pass") == [Happened("passed", 0)]


def test_the_end_is_triggered_once() -> None:
    t = Table("R3", piles=["R0< R2"], gates=1, deck="G1 G2", deck_size=2, **FAR)
    assert Happened("end-triggered", 0, {"turns": 2}) in t.events("play R3")
    assert happenings(t.do("done").events("end")) == [Happened("turn-began", 1, {"turn": 2, "left": 1})]
    assert happenings(t.events("reveal")) == [], "the deck is empty now, and that changes nothing"


def test_the_game_is_over() -> None:
    assert Table(last_turn=True, **FAR).do("collect B").events("end") == [Happened("game-over", 0)]


def test_a_solo_game_finished_early_is_over() -> None:
    piles = ["R0< R3", "O0< O3", "Y0< Y3"]
    t = Table(scenario="equinox", piles=piles, own_goals="red orange yellow", garden={"R": "R1"})
    assert t.events("finish") == [Happened("game-over", 0)]


def test_alone_the_garden_goes_to_the_discard_pile() -> None:
    events = Table(scenario="cold-breeze", garden={"G": "G1", "P": "P1"}, deck="B1 B2 G2 G3").events("collect G")
    assert events[:3] == [Moved("G1", column("G"), HAND), Moved("P1", column("P"), DISCARD), Moved("B1", DECK, column("B"))]


def test_the_draft_moves_landscapes() -> None:
    t = Table.dealt(deal(["Aki", "Jana"], 1, draft=True, first_player=0))
    taken, new = t.state.face_up[0], t.state.landscape_deck[-1]
    assert t.events(f"draft {taken}") == [
        Moved(taken, Zone("draft"), Zone("panorama", 0)),
        Moved(new, Zone("landscape-deck"), Zone("draft")),
    ]


def test_dealing_shows_the_garden() -> None:
    setup, events = deal(["Aki", "Jana"], 1, first_player=1), list[Event]()
    MOMIJI.start(setup, events)
    assert sum(isinstance(event, Moved) and event.source == DECK for event in events) == 4
    assert events[-1] == Happened("turn-began", 1, {"turn": 1, "left": None})
