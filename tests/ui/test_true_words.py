"""What the table says is true at the moment it says it: notes, buttons, tooltips, and the paragraph a refusal opens."""

import pytest

from momiji.core.text import Refusal
from momiji.games.momiji.book import BOOK
from momiji.games.momiji.rules.cards import CODES
from momiji.games.momiji.table.desk.desk import MomijiDesk
from momiji.games.momiji.table.desk.tips import card_tip
from momiji.i18n import LANGUAGES, translator
from momiji.playing.session import CRESTS, Seat, Session
from momiji.ui.table.show import Spot
from tests.choosing import momiji_choices
from tests.table import Table

say = translator("en")


def at(table: Table) -> MomijiDesk:
    """The desk of the player whose table was laid."""
    seats = tuple(Seat(name, crest) for name, crest in zip(table.state.setup.names, CRESTS, strict=False))
    session = Session(momiji_choices(seats, "", scenario=table.state.solo), table.state.setup)
    session.match.state = session.match._floor_state = table.state
    return MomijiDesk(session, 0)


def note(desk: MomijiDesk) -> str:
    shown = desk.show.note
    assert shown is not None
    return say.text(shown.body)


@pytest.mark.parametrize(
    ("hand", "landscapes", "acorns", "done", "offered"),
    [
        ("R1 R2", "C", 2, (), {"landscape", "trade"}),
        ("R1 R2", "", 2, (), {"trade"}),
        ("R1", "C", 2, (), {"landscape"}),
        ("R1 R2", "C", 0, (), {"trade"}),
        ("R1 R2 R3", "", 2, ("trade R2 R3",), set()),
        ("R1", "", 2, (), set()),
    ],
)
def test_the_end_of_a_turn_offers_only_what_is_possible(
    hand: str, landscapes: str, acorns: int, done: tuple[str, ...], offered: set[str]
) -> None:
    table = Table(f"{hand} R0<", piles=["R0<>"], garden={"G": "G0<"}, landscapes=landscapes, acorns=acorns).do(*done, "play R0<", "done")
    words = note(at(table))
    assert {word for word in ("landscape", "trade") if word in words} == offered, words


def test_a_discard_at_the_end_of_the_turn_gives_no_acorn_back() -> None:
    hand = "R0< R0< R0> R0> R1 R1< R2 R2"
    desk = at(Table(hand, piles=["Y0<"], garden={"G": "G0< G1"}, landscapes="C").do("use C", "arrange Y", "collect G"))
    desk.press("end")
    shown = desk.show
    assert shown.primary is not None and shown.primary.action == "discard"
    assert shown.right is not None and shown.right.action == "undo"


def test_an_ability_that_asks_still_gives_its_acorn_back() -> None:
    desk = at(Table("R0<", piles=["Y0<"], garden={"G": "G0<"}, landscapes="F"))
    desk.tap(Spot("landscape", "0"))
    desk.press("use")
    right = desk.show.right
    assert right is not None and right.action == "cancel"


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("R0<", "Starts a pile, or goes on another 0."),
        ("R1", "Goes on the same number or one lower."),
        ("R2", "Goes on the same number or one lower."),
        ("R3", "Goes on a 2 and closes the pile."),
        ("U3", "Goes on the same number or one lower."),
        ("U4", "Goes on a 3 and closes the pile."),
    ],
)
def test_a_card_says_where_it_goes(card: str, words: str) -> None:
    assert say.text(card_tip(CODES.index(card)).body[0]) == words


@pytest.mark.parametrize("owner", [None, 0, 1])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_goal_promises_points_without_its_condition(language: str, owner: int | None) -> None:
    """Every sentence with the owner's 10 points speaks of fulfilling the goal."""
    owned = {None: {}, 0: {"own_goals": "zeros"}, 1: {"other_goals": "zeros"}}[owner]
    goals = "hand gates" if owner is not None else "zeros hand gates"
    tip = at(Table("R0<", garden={"G": "G0<"}, goals=goals, **owned)).tip(Spot("goal", "zeros"))  # type: ignore[arg-type]
    assert tip is not None and tip.foot is not None
    words = translator(language).text(tip.foot)
    assert "10" in words
    assert any(word in words.casefold() for word in ("fulfil", "spln", "выполн")), words


def test_alone_the_note_and_the_tooltip_say_that_the_rest_of_the_garden_goes() -> None:
    desk = at(Table("P0<", scenario="cold-breeze", garden={"G": "G0<", "B": "B1"}))
    tip = desk.tip(Spot("column", "G"))
    assert tip is not None and tip.foot is not None
    assert "rest of the garden is discarded" in say.text(tip.foot)
    desk.tap(Spot("column", "G"))
    assert "rest of the garden is discarded" in note(desk)


def test_alone_two_columns_send_the_rest_away_too() -> None:
    desk = at(Table("R0<", scenario="meditation", garden={"G": "G0<", "B": "B1", "R": "R1"}, landscapes="B"))
    desk.tap(Spot("landscape", "0"))
    desk.press("use")
    assert "rest of the garden is discarded" in note(desk)


def test_alone_a_goal_promises_no_points() -> None:
    desk = at(Table("P0<", scenario="cold-breeze", piles=["G0<"], garden={"B": "B1"}))
    desk.tap(Spot("goal", "green"))
    assert "garden is discarded" in note(desk)
    assert "point" not in note(desk)


def test_the_deck_says_what_ends_the_game() -> None:
    alone, others = (at(table).tip(Spot("deck")) for table in (Table("P0<", scenario="cold-breeze"), Table("R0<", garden={"G": "G0<"})))
    assert alone is not None and others is not None
    assert say.text(alone.body[0]).endswith("When it cannot supply 4 new cards, you have one last turn.")
    assert say.text(others.body[0]).endswith("When the deck is empty, the last turns begin.")


def test_with_others_the_garden_stays() -> None:
    desk = at(Table("R0<", garden={"G": "G0<", "B": "B1"}))
    desk.tap(Spot("column", "G"))
    assert "discarded" not in note(desk)


@pytest.mark.parametrize(
    ("table", "step", "paragraph"),
    [
        (Table("R2", piles=["R0<"], garden={"G": "G0<"}), "play R2", "rules-play-2"),
        (Table("R2", garden={"G": "G0<"}), "play R2", "rules-play-2"),
        (Table("R0< R0>", piles=["R0<>"], garden={"G": "G0<"}), "play R0< left", "rules-play-1"),
        (Table("R1 R1< R1>", piles=["R0<"], garden={"G": "G0<"}).do("play R1", "play R1<"), "play R1>", "rules-play-same"),
        (Table("G1 R1 G1<", piles=["R0<", "G0<"], garden={"B": "B0<"}).do("play G1", "play R1"), "play G1<", "rules-play-mixed"),
        (Table("R0< R0> G2", piles=["B0<"], garden={"G": "G0< G1"}), "end", "rules-turn-1"),
    ],
)
def test_a_refusal_opens_the_paragraph_that_says_why(table: Table, step: str, paragraph: str) -> None:
    refusal = table.refusal(step)
    assert refusal is not None
    assert marked(refusal) == paragraph


def test_the_hand_limit_opens_its_own_sentence_and_not_the_bonus() -> None:
    table = Table("R0< R0< R0> R0> R1 R1< R2 R2", garden={"G": "G0< G1"}).do("collect G", "end")
    refusal = table.refusal("end")
    assert refusal is not None
    assert marked(refusal) == "rules-turn-end-2"


def marked(refusal: Refusal) -> str:
    """The key of the paragraph the book marks."""
    place = BOOK.find(BOOK.topic_of(refusal))
    assert place is not None and place.block is not None, refusal
    return BOOK.pages[place.page].blocks[place.block].text.key
