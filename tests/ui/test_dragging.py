"""What is dragged: a card stays where it was dropped, and everything a player would reach for can be lifted and answers."""

import pytest

from momiji.games.momiji.rules.cards import LETTERS, TYPE
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.state import Stage, State
from momiji.games.momiji.rules.steps import GOAL, REVEAL, USE, Collect, Done, Goal, Play, Reveal, Trade, Use
from momiji.games.momiji.table.desk.desk import MomijiDesk
from momiji.games.momiji.table.pictures import moments, staging
from momiji.playing.session import Session
from momiji.ui.app import App
from momiji.ui.table.desk import Refused
from momiji.ui.table.film import CARD, HELD
from momiji.ui.table.scene import TableScene
from momiji.ui.table.show import Spot
from tests.ui import stage
from tests.ui.test_landscapes_at_the_table import game_where
from tests.ui.test_playing import at_the_table, moment, place

LAP = Spot("lap")


def desk_of(session: Session) -> MomijiDesk:
    return MomijiDesk(session, session.state.current)


def two_to_lay() -> Session:
    """A moment in which two cards of different types can be laid on standing piles."""
    return staging.best_moment(staging.session(4, "7"), moments.mixed_play)


def hand_of(desk: MomijiDesk, card: int) -> Spot:
    return Spot("hand", str(desk.hand.index(card)))


def pile_of(scene: TableScene, letter: str) -> tuple[int, int]:
    return scene.layout.spots[Spot("pile", letter)].rect.center


def dragged_play(app: App, scene: TableScene, session: Session) -> tuple[str, int]:
    """Drags a card that fits onto its pile; answers the pile and the card."""
    step = next(step for step in moments.two_types(session.state) if isinstance(step, Play))
    desk = scene.desk
    assert isinstance(desk, MomijiDesk)
    letter = LETTERS[TYPE[step.card]]
    stage.drag(app, place(scene, hand_of(desk, step.card)), pile_of(scene, letter))
    return letter, step.card


# ------------------------------------------------------------------ a card on a pile


def test_a_dropped_card_lies_on_its_pile_and_is_gone_from_the_hand() -> None:
    session = two_to_lay()
    with at_the_table(session) as (app, scene):
        before = len(scene.desk.show.hand)
        letter, card = dragged_play(app, scene, session)
        show = scene.picture.show
        pile = next(pile for pile in show.me.piles if LETTERS[pile.type] == letter)
        assert (pile.top, pile.numbers) == (card, (1,))
        assert len(show.hand) == show.me.hand_size == before - 1


def test_a_dropped_card_settles_from_where_it_was_let_go() -> None:
    """No springing back: its one flight begins at the pointer, and never goes by way of the hand."""
    session = two_to_lay()
    with at_the_table(session, speed=1.0) as (app, scene):
        letter, card = dragged_play(app, scene, session)
        rect = scene.layout.spots[Spot("pile", letter)].rect
        flights = [(sprite, pose) for sprite, pose in scene.projector.legs() if sprite.kind == CARD and sprite.what == card]
        assert len(flights) == 1 and scene.home is None
        pose = flights[0][1]
        assert abs(pose.x - rect.centerx) < rect.w and abs(pose.y - rect.centery) < rect.h


def test_a_confirmed_play_does_not_fly_again() -> None:
    session = two_to_lay()
    with at_the_table(session, speed=1.0) as (app, scene):
        letter, card = dragged_play(app, scene, session)
        scene.finish()
        scene.press("done")
        assert session.taken[-1].step == Done()
        for _ in range(60):
            assert not [sprite for sprite, _ in scene.projector.legs() if sprite.kind in (CARD, HELD) and sprite.what == card]
            pile = next(pile for pile in scene.picture.show.me.piles if LETTERS[pile.type] == letter)
            assert pile.top == card
            stage.wait(app, 0.03)


def test_a_gate_waits_for_the_button() -> None:
    """A 3 lies on its pile at once; the gate falls when the play stands."""
    session = moment(lambda s: any(_closes(s, step) for step in MOMIJI.legal(s)))
    desk = desk_of(session)
    step = next(step for step in MOMIJI.legal(session.state) if isinstance(step, Play) and _closes(session.state, step))
    letter = LETTERS[TYPE[step.card]]
    gates = desk.show.gates
    desk.drop(hand_of(desk, step.card), Spot("pile", letter))
    pile = next(pile for pile in desk.show.me.piles if LETTERS[pile.type] == letter)
    assert not pile.gate and desk.show.gates == gates
    desk.press("done")
    pile = next(pile for pile in desk.show.me.piles if LETTERS[pile.type] == letter)
    assert pile.gate and desk.show.gates == (gates or 0) - 1


def _closes(s: State, step: object) -> bool:
    return isinstance(step, Play) and MOMIJI.apply(s, step).gates < s.gates


@pytest.mark.parametrize("way", ["drag", "click"])
def test_a_laid_card_is_taken_back(way: str) -> None:
    session = two_to_lay()
    steps = len(session.taken)
    with at_the_table(session) as (app, scene):
        hand = scene.desk.show.hand
        letter, _ = dragged_play(app, scene, session)
        if way == "drag":
            stage.drag(app, pile_of(scene, letter), scene.layout.spots[LAP].rect.midright)
        else:
            stage.click(app, pile_of(scene, letter))
        assert len(session.taken) == steps
        assert [held.card for held in scene.picture.show.hand] == [held.card for held in hand]


def test_a_card_lifted_off_its_pile_shows_what_lies_under_it() -> None:
    session = two_to_lay()
    with at_the_table(session) as (app, scene):
        tops = {LETTERS[pile.type]: pile.top for pile in scene.desk.show.me.piles}
        letter, _ = dragged_play(app, scene, session)
        stage.pick_up(app, pile_of(scene, letter), (600, 300))
        assert scene.drag is not None and LAP in scene.targets
        pile = next(pile for pile in scene.picture.show.me.piles if LETTERS[pile.type] == letter)
        assert pile.top == tops[letter] and not pile.numbers


# ------------------------------------------------------------------ acorns, deck, goals, columns


def drop(session: Session, source: Spot, target: Spot) -> tuple[MomijiDesk, object]:
    desk = desk_of(session)
    return desk, desk.drop(source, target)


def said(outcome: object) -> str:
    assert isinstance(outcome, Refused), outcome
    return outcome.refusal.text.key


def test_an_acorn_dropped_on_a_landscape_uses_it() -> None:
    session = game_where(lambda s: s.stage == Stage.OPEN and USE["F"] in MOMIJI.legal(s))
    desk = desk_of(session)
    at = Spot("landscape", str(session.state.players[desk.seat].panorama.index("F")))
    assert desk.liftable(Spot("acorns")) and at in desk.targets(Spot("acorns"))
    desk.drop(Spot("acorns"), at)
    assert session.taken[-1].step == USE["F"]


def test_an_acorn_dropped_on_a_goal_activates_it() -> None:
    session = moment(lambda s: any(isinstance(step, Goal) for step in MOMIJI.legal(s)))
    goal = next(step.goal for step in MOMIJI.legal(session.state) if isinstance(step, Goal))
    desk = desk_of(session)
    assert Spot("goal", goal) in desk.targets(Spot("acorns"))
    desk.drop(Spot("acorns"), Spot("goal", goal))
    assert session.taken[-1].step == GOAL[goal]


@pytest.mark.parametrize(("source", "target"), [(Spot("acorns"), Spot("deck")), (Spot("deck"), Spot("garden"))])
def test_what_turns_cards_asks_first(source: Spot, target: Spot) -> None:
    session = moment(lambda s: REVEAL in MOMIJI.legal(s))
    desk = desk_of(session)
    steps = len(session.taken)
    assert desk.liftable(source) and target in desk.targets(source)
    desk.drop(source, target)
    assert len(session.taken) == steps
    assert desk.show.primary is not None and desk.show.primary.action == "reveal"
    desk.press("reveal")
    assert isinstance(session.taken[-1].step, Reveal) and session.state.stage == Stage.REVEALED


def test_a_column_that_would_turn_new_cards_asks_first() -> None:
    """The last column of the garden brings four new cards, and that cannot be undone."""
    session = game_where(lambda s: staging.begun(s) and sum(map(bool, s.garden)) == 1 and bool(s.deck) and _collects(s))
    desk, steps = desk_of(session), len(session.taken)
    letter = next(LETTERS[t] for t, cards in enumerate(session.state.garden) if cards)
    desk.drop(Spot("column", letter), LAP)
    assert len(session.taken) == steps
    assert desk.show.primary is not None and desk.show.primary.action == "collect"
    assert [text.key for text in desk.show.note.then] == ["desk-no-undo"]
    desk.press("collect")
    assert isinstance(session.taken[-1].step, Collect)


def _collects(s: State) -> bool:
    return any(isinstance(step, Collect) for step in MOMIJI.legal(s))


def test_a_column_dropped_on_the_herbarium_is_refused_with_a_reason() -> None:
    session = moment(_collects)
    letter = next(LETTERS[t] for t, cards in enumerate(session.state.garden) if cards)
    for target in (Spot("herbarium"), Spot("pile", "R"), Spot("end", "left")):
        _, outcome = drop(session, Spot("column", letter), target)
        assert said(outcome) == "desk-column-to-hand"
    assert not session.taken or not isinstance(session.taken[-1].step, Collect) or session.taken[-1].before.turn < session.state.turn


@pytest.mark.parametrize(
    ("source", "target", "why"),
    [
        (Spot("acorns"), Spot("column", "R"), "desk-acorn-where"),
        (Spot("deck"), LAP, "desk-deck-where"),
        (Spot("hand", "0"), Spot("deck"), "desk-card-where"),
        (Spot("hand", "0"), Spot("column", "R"), "desk-card-where"),
    ],
)
def test_a_drop_that_makes_no_sense_says_where_the_thing_goes(source: Spot, target: Spot, why: str) -> None:
    session = moment(lambda s: s.players[s.current].acorns > 0)
    _, outcome = drop(session, source, target)
    assert said(outcome) == why


def test_an_acorn_on_a_used_landscape_is_refused_by_the_rules() -> None:
    session = game_where(lambda s: staging.begun(s) and bool(s.players[s.current].used) and s.players[s.current].acorns > 0)
    player = session.state.players[session.state.current]
    at = Spot("landscape", str(player.panorama.index(player.used[0])))
    _, outcome = drop(session, Spot("acorns"), at)
    assert said(outcome).startswith("refuse-")


# ------------------------------------------------------------------ trading


def test_a_card_dropped_at_the_acorns_lies_there_and_can_be_taken_back() -> None:
    session = moment(lambda s: len(s.players[s.current].hand) > 3)
    with at_the_table(session) as (app, scene):
        cards = [held.card for held in scene.desk.show.hand]
        stage.drag(app, place(scene, Spot("hand", "0")), place(scene, Spot("supply")))
        show = scene.picture.show
        assert show.trade == (cards[0],) and [held.card for held in show.hand] == cards[1:]
        assert show.me.hand_size == len(show.hand)
        stage.drag(app, place(scene, Spot("offer", "0")), scene.layout.spots[LAP].rect.midright)
        assert [held.card for held in scene.picture.show.hand] == cards and not scene.picture.show.trade


def test_two_cards_dropped_at_the_acorns_are_traded() -> None:
    session = moment(lambda s: len(s.players[s.current].hand) > 3)
    with at_the_table(session) as (app, scene):
        for _ in range(2):
            stage.drag(app, place(scene, Spot("hand", "0")), place(scene, Spot("supply")))
        assert isinstance(session.taken[-1].step, Trade)


# ------------------------------------------------------------------ one rule: a click chooses, the red button does it


@pytest.mark.parametrize("letter", "ABCDEFGHIJKLMN")
def test_a_click_on_a_landscape_chooses_it(letter: str) -> None:
    session = game_where(lambda s: s.stage == Stage.OPEN and USE[letter] in MOMIJI.legal(s))
    desk, steps = desk_of(session), len(session.taken)
    used = list(session.state.players[desk.seat].used)
    places = [i for i, own in enumerate(session.state.players[desk.seat].panorama) if own == letter]
    at = places[used.count(letter)]
    desk.tap(Spot("landscape", str(at)))
    assert len(session.taken) == steps
    assert desk.show.primary is not None and desk.show.primary.action == "use"
    desk.press("use")
    assert session.taken[-1].step == Use(letter)


def test_lanterns_are_chosen_and_taken_together() -> None:
    session = game_where(lambda s: s.stage == Stage.OPEN and USE["K"] in MOMIJI.legal(s) and sum(map(bool, s.garden)) > 3)
    session.perform(USE["K"])
    desk = desk_of(session)
    letters = [LETTERS[t] for t, cards in enumerate(session.state.garden) if cards][:3]
    steps = len(session.taken)
    for letter in letters:
        desk.tap(Spot("column", letter))
    assert len(session.taken) == steps
    assert [LETTERS[column.type] for column in desk.show.columns if column.tick] == letters
    desk.press("done")
    assert len(session.taken) == steps + 3 and session.state.stage == Stage.OPEN


# ------------------------------------------------------------------ redo


def test_what_was_undone_can_be_done_again_with_a_button() -> None:
    session = two_to_lay()
    with at_the_table(session) as (app, scene):
        assert scene.desk.show.redo is None
        letter, card = dragged_play(app, scene, session)
        stage.click(app, scene.layout.buttons["right"].center)
        assert scene.picture.show.redo is not None and not scene.desk.show.me.piles[0].numbers
        stage.click(app, scene.layout.buttons["redo"].center)
        pile = next(pile for pile in scene.desk.show.me.piles if LETTERS[pile.type] == letter)
        assert (pile.top, pile.numbers) == (card, (1,))
        assert scene.desk.show.redo is None


# ------------------------------------------------------------------ tooltips


@pytest.mark.parametrize("spot", [Spot("deck"), Spot("gates"), Spot("acorns"), Spot("supply"), Spot("discard")])
def test_everything_beside_the_garden_has_a_tooltip(spot: Spot) -> None:
    session = two_to_lay()
    with at_the_table(session) as (app, scene):
        stage.point(app, place(scene, spot))
        for _ in range(30):
            stage.wait(app, 0.1)
        assert scene.hints.open and scene.hints.tip is not None
