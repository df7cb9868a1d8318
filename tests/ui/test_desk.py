"""The desk without a window: whole games by taps, drops and buttons in every mode; what is refused and why."""

from dataclasses import replace
from typing import Any

import pytest

from momiji.core.chance import Chance
from momiji.games.momiji.rules.cards import CODES, LETTERS
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.state import Stage
from momiji.games.momiji.table.desk.desk import MomijiDesk
from momiji.games.momiji.table.show import MomijiShow
from momiji.i18n import translator
from momiji.playing.session import CRESTS, Seat, Session
from momiji.ui.table.desk import Accepted, Refused, Reply
from momiji.ui.table.show import Spot
from tests.choosing import momiji_choices
from tests.contract.test_promises import choose
from tests.table import Table
from tests.ui.gestures import Drop, Gesture, Press, Tap, gestures
from tests.ui.test_true_words import at

NAMES = ("Aki", "Jana", "Mira", "Oleg", "Sora")
MODES: dict[str, dict[str, Any]] = {
    "2 players": {"players": 2},
    "3 players": {"players": 3, "draft": True},
    "4 players, Morning Dew": {"players": 4, "morning_dew": True, "draft": True},
    "5 players": {"players": 5, "morning_dew": True, "draft": True, "open_counts": True},
    "cold-breeze": {"scenario": "cold-breeze"},
    "meditation": {"scenario": "meditation", "open_counts": True},
    "equinox": {"scenario": "equinox"},
}


def table(seed: int | str = 1, players: int = 1, **options: Any) -> Session:
    seats = tuple(Seat(name, crest) for name, crest in zip(NAMES[:players], CRESTS, strict=False))
    return Session.begin(momiji_choices(seats, str(seed), **options))


def carry_out(desk: MomijiDesk, gesture: Gesture) -> Reply:
    match gesture:
        case Tap(spot):
            return desk.tap(spot)
        case Drop(source, target):
            assert desk.liftable(source), gesture
            assert target in desk.targets(source), gesture
            return desk.drop(source, target)
        case Press(action):
            shown = desk.show
            button = next((b for b in (shown.primary, shown.left, shown.right) if b is not None and b.action == action), None)
            assert button is not None and button.enabled, (gesture, shown.primary, shown.left)
            return desk.press(action)


def draft(session: Session, chance: Chance) -> None:
    while session.state.turn == 0:
        session.perform(chance.pick(MOMIJI.legal(session.state)))


@pytest.mark.parametrize("mode", MODES)
def test_a_whole_game_by_gestures(mode: str) -> None:
    """Every legal step has a way at the table, and the table never shows a text that does not exist."""
    say = translator("en")
    for seed in range(6):
        session, chance = table(seed, **MODES[mode]), Chance(seed, mode)
        draft(session, chance)
        desks = [MomijiDesk(session, seat) for seat in range(len(session.seats))]
        while session.actor is not None:
            for desk in desks:
                desk.refresh()
            desk = desks[session.actor]
            step = choose(MOMIJI.legal(session.state), chance)
            before, burning = len(session.taken), session.state.stage == Stage.BONFIRE
            for gesture in gestures(desk, step):
                outcome = carry_out(desk, gesture)
                assert isinstance(outcome, Accepted), (MOMIJI.encode(step), gesture, outcome)
                speak(desk.show, say)
            if not burning:
                assert len(session.taken) > before, MOMIJI.encode(step)
                assert step in [taken.step for taken in session.taken[before:]]
            speak(desks[chance.below(len(desks))].show, say)


def speak(show: MomijiShow, say: Any) -> None:
    texts = [show.note.title, show.note.body, show.note.chip]
    for button in (show.primary, show.left, show.right):
        texts += [button.text, button.why] if button is not None else []
    for text in texts:
        if text is not None:
            words = say.text(text)
            assert words
            assert "{" not in words


@pytest.mark.parametrize("mode", MODES)
def test_nothing_hidden_is_shown(mode: str) -> None:
    """The table of one seat looks the same whatever the others hold and however the deck lies."""
    from random import Random

    session, chance = table(3, **MODES[mode]), Chance(mode)
    draft(session, chance)
    rng = Random(1)
    for _ in range(120):
        if session.actor is None:
            break
        session.perform(choose(MOMIJI.legal(session.state), chance))
        for seat in range(len(session.seats)):
            if session.actor == seat and session.taken and session.taken[-1].before.turn == session.state.turn:
                continue  # in the middle of a play the picture is built from the steps taken
            shown = MomijiDesk(session, seat).show
            real, session.match.state = session.match.state, MOMIJI.imagine(MOMIJI.view(session.state, seat), rng)
            session.match.state.setup = replace(session.match.state.setup, goals=real.setup.goals)
            assert MomijiDesk(session, seat).show == shown
            session.match.state = real


def first_playable(desk: MomijiDesk) -> int:
    return next(i for i, card in enumerate(desk.hand) if CODES[card][1] == "0")


def test_a_tapped_card_is_planned_and_taken_back() -> None:
    session = table(5, players=2, first=0)
    desk = MomijiDesk(session, 0)
    place, cards = first_playable(desk), list(desk.hand)
    assert isinstance(desk.tap(Spot("hand", str(place))), Accepted)
    shown = desk.show
    assert [(pile.top, pile.numbers) for pile in shown.me.piles] == [(cards[place], (1,))]
    assert len(shown.hand) == len(cards) - 1
    assert shown.primary is not None
    assert (shown.primary.action, shown.primary.enabled) == ("done", True)
    desk.tap(Spot("pile", LETTERS[shown.me.piles[0].type]))
    assert desk.show.me.piles == ()
    assert [held.card for held in desk.show.hand] == cards
    assert not session.taken


def test_a_wrong_drop_says_why() -> None:
    session = table(5, players=2, first=0)
    desk = MomijiDesk(session, 0)
    bad = next(i for i, card in enumerate(desk.hand) if CODES[card][1] != "0")
    outcome = desk.drop(Spot("hand", str(bad)), Spot("end", ""))
    assert isinstance(outcome, Refused)
    assert outcome.refusal.rule == "5.1"
    assert outcome.spot == Spot("end", "")


def test_not_my_turn() -> None:
    session = table(5, players=2, first=0)
    outcome = MomijiDesk(session, 1).tap(Spot("hand", "0"))
    assert isinstance(outcome, Refused)


def test_undo_drops_a_choice_before_it_takes_back_a_step() -> None:
    session = table(5, players=2, first=0)
    desk = MomijiDesk(session, 0)
    place = first_playable(desk)
    desk.tap(Spot("hand", str(place)))
    desk.press("done")
    desk.press("trade")
    assert desk.show.note.title.key == "desk-trade-title"
    desk.press("undo")
    assert desk.show.note.title.key == "desk-after-title"
    desk.press("undo")
    assert desk.plan is not None
    desk.press("cancel")
    assert not session.taken


def test_random_taps_never_break_the_desk() -> None:
    kinds = (
        "hand",
        "offer",
        "acorns",
        "gates",
        "lap",
        "herbarium",
        "plate",
        "column",
        "pile",
        "end",
        "goal",
        "own-goal",
        "landscape",
        "deck",
        "discard",
        "browser",
        "supply",
        "garden",
        "turned",
    )
    for seed, mode in enumerate(MODES):
        session, chance = table(seed, **MODES[mode]), Chance("taps", mode)
        draft(session, chance)
        for _ in range(250):
            if session.actor is None:
                break
            desk = MomijiDesk(session, session.actor)
            for _ in range(chance.below(12)):
                spots = [Spot(chance.pick(kinds), chance.pick([*"ROYGPBU012345", "left", "right", ""])) for _ in range(2)]
                spots = [spot for spot in spots if sensible(desk, spot)]
                if not spots or not desk.active:
                    continue
                match chance.below(3):
                    case 0:
                        desk.tap(spots[0])
                    case 1 if desk.liftable(spots[0]):
                        desk.drop(spots[0], spots[-1])
                    case _:
                        button = chance.pick(
                            [b for b in (desk.show.primary, desk.show.left, desk.show.right, desk.show.redo) if b is not None]
                        )
                        if button.enabled:
                            desk.press(button.action)
                assert desk.show is not None
                desk.tip(spots[0])


def sensible(desk: MomijiDesk, spot: Spot) -> bool:
    """Only spots that are on the table can be pointed at."""
    shown = desk.show
    areas = ("deck", "discard", "supply", "garden", "acorns", "gates", "lap", "herbarium", "plate")
    on_table: set[Spot] = {Spot(kind) for kind in areas}
    on_table |= {Spot("offer", str(i)) for i in range(len(shown.trade))}
    on_table |= {Spot("hand", str(i)) for i in range(len(shown.hand))}
    on_table |= {Spot("column", "ROYGPBU"[column.type]) for column in shown.columns}
    on_table |= {Spot("pile", "ROYGPBU"[pile.type]) for pile in shown.me.piles}
    on_table |= {Spot("end", side) for side in ("left", "right")} if shown.me.piles else {Spot("end", "")}
    on_table |= {Spot("goal" if goal.owner is None else "own-goal", goal.id) for goal in shown.goals if goal.owner in (None, desk.seat)}
    on_table |= {Spot("landscape", str(i)) for i in range(len(shown.me.landscapes))}
    on_table |= {Spot("browser", str(i)) for i in range(len(shown.browser or ()))}
    if shown.turned is not None:
        on_table.add(Spot("turned"))
    return spot in on_table


@pytest.mark.parametrize("mode", MODES)
def test_a_game_is_resumed_where_its_record_left_it(mode: str) -> None:
    session, chance = table(9, **MODES[mode]), Chance("resume", mode)
    for _ in range(60):
        if session.actor is not None:
            session.perform(choose(MOMIJI.legal(session.state), chance))
    again = Session.resume(session.record())
    assert again.state == session.state
    assert again.seats == session.seats
    assert [line.texts for line in again.log] == [line.texts for line in session.log]


def test_a_card_that_rests_says_why() -> None:
    session = table(3, players=2)
    desk = MomijiDesk(session, session.actor or 0)
    told = 0
    for place, card in enumerate(desk.hand):
        tip = desk.tip(Spot("hand", str(place)))
        assert tip is not None
        usable = any(MOMIJI.encode(step).startswith(f"play {CODES[card]}") for step in MOMIJI.legal(session.state))
        assert (tip.foot is None) == usable, CODES[card]
        told += tip.foot is not None
    assert told


def test_a_landscape_that_has_done_its_work_rests_again() -> None:
    """Used and finished, it no longer lifts or dims the table while the same turn goes on."""
    seen = 0
    for seed in range(40):
        session = table(seed, 2, draft=True)
        chance = Chance(seed, "rest")
        while session.actor is not None:
            state = session.state
            if state.ability and state.ability not in "AJME" and state.stage in (Stage.PLAYING, Stage.HAND_LIMIT, Stage.REVEALED):
                show = MomijiDesk(session, state.current).show
                assert not show.ability and not any(land.active for land in show.me.landscapes)
                seen += 1
            session.perform(choose(MOMIJI.legal(state), chance))
        if seen > 5:
            return
    raise AssertionError("no such moment")


def test_a_search_of_the_discard_pile_can_be_called_off() -> None:
    desk = at(Table("R0<", landscapes="G", discard="R1 Y2", garden={"R": "R2"}))
    desk.tap(Spot("landscape", "0"))
    desk.press("use")
    assert desk.stage == Stage.RECOVERING and desk.show.browser is not None
    desk.tap(Spot("browser", "1"))
    desk.press("cancel")
    assert not any(card.tick for card in desk.show.browser or ()), "first what is chosen is put back"
    desk.press("cancel")
    assert desk.stage == Stage.OPEN and desk.show.browser is None and not desk.session.taken


def test_a_game_taken_up_in_the_middle_of_a_landscape_goes_on_there() -> None:
    desk = at(Table(piles=["R0<", "Y0<"], landscapes="C", garden={"R": "R2"}))
    desk.tap(Spot("landscape", "0"))
    desk.press("use")
    again = MomijiDesk(desk.session, 0)
    again.drop(Spot("pile", "Y"), Spot("pile", "R"))
    assert [pile.type for pile in again.show.me.piles] == [LETTERS.index("Y"), LETTERS.index("R")]
    assert isinstance(again.press("arrange"), Accepted) and again.stage == Stage.OPEN
