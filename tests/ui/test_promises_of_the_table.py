"""What the table promises comes true: the figures on buttons, the pairs that shine, the price of a goal, the lines of a scenario."""

from itertools import pairwise
from typing import Any

import pytest

from momiji.core.chance import Chance
from momiji.core.events import Counted
from momiji.games.momiji.rules import preview
from momiji.games.momiji.rules.cards import CODES, LETTERS
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.preview import WinPart
from momiji.games.momiji.rules.state import Stage, State
from momiji.games.momiji.rules.steps import END, Goal
from momiji.games.momiji.table.desk.desk import MomijiDesk
from momiji.games.momiji.table.show import MomijiShow
from momiji.playing.session import Session
from momiji.ui.table.desk import Accepted
from tests.contract.test_promises import choose
from tests.table import Table
from tests.ui.gestures import Press, gestures
from tests.ui.test_desk import MODES, carry_out, draft, table


def played(mode: str, seed: int) -> tuple[Session, Chance]:
    session, chance = table(seed, **MODES[mode]), Chance("promises", mode, seed)
    draft(session, chance)
    return session, chance


def test_a_button_brings_what_it_says() -> None:
    """Every kind of promise is met in some game: pairs at the end of a turn, landscapes C, F and L; so many cards come or go."""
    kept: set[str] = set()
    for seed in range(40):
        session, chance = played("3 players", seed)
        while session.actor is not None:
            desk = MomijiDesk(session, session.actor)
            for gesture in gestures(desk, choose(MOMIJI.legal(session.state), chance)):
                shown, stage, seat = desk.show, desk.stage, desk.seat
                before, held = session.state.players[seat].acorns, len(session.state.players[seat].hand)
                outcome = carry_out(desk, gesture)
                assert isinstance(outcome, Accepted)
                button = shown.primary
                if not isinstance(gesture, Press) or button is None or gesture.action != button.action:
                    continue
                if gesture.action in ("collect", "burn", "discard") and "count" in button.text.args:
                    assert abs(len(session.state.players[seat].hand) - held) == button.text.args["count"], (gesture, button)
                    kept.add(gesture.action)
                if stage in (Stage.PICK_TOP, Stage.ARRANGING, Stage.BONFIRE) or gesture.action == "end":
                    assert session.state.players[seat].acorns == before + button.bonus, (gesture, button)
                    kept |= {f"{gesture.action} {stage}"} if button.bonus else set()
                elif gesture.action == "done":
                    assert button.bonus == _paid_at_the_end(session.state)
        if len(kept) == 7:
            return
    raise AssertionError(kept)


def _paid_at_the_end(s: State) -> int:
    events: list[Any] = []
    if s.stage == Stage.OPEN:
        MOMIJI.apply(s, END, events)
    return sum(event.change for event in events if isinstance(event, Counted) and event.why == "pair")


@pytest.mark.parametrize("mode", ["2 players", "4 players, Morning Dew"])
def test_pairs_shine_where_acorns_meet(mode: str) -> None:
    """5.7, read from the codes of the cards: a pair needs both acorns, and two types played."""
    shining = half = 0
    for seed in range(8):
        session, chance = played(mode, seed)
        while session.actor is not None:
            seat, s = session.actor, session.state
            show: MomijiShow = MomijiDesk(session, seat).show
            row, types = show.me.piles, (s.played_types | s.laid_types).bit_count()
            for left, right in pairwise(row):
                sides = ">" in CODES[left.top], "<" in CODES[right.top]
                assert left.pays == (all(sides) and types > 1), (CODES[left.top], CODES[right.top], types)
                shining += left.pays
                half += any(sides) and not all(sides) and types > 1
            session.perform(choose(MOMIJI.legal(session.state), chance))
    assert shining and half


def lines(scenario: str, *piles: str, open_counts: bool = True, **more: Any) -> tuple[WinPart, ...]:
    return preview.scenario(MOMIJI.view(Table(scenario=scenario, piles=list(piles), open_counts=open_counts, **more).state, 0))


def leaves(line: WinPart) -> dict[str, bool]:
    return {LETTERS[t]: does for t, does in line.leaves}


def test_12_10_a_line_tells_which_piles_do_their_part() -> None:
    nine, ten, none = "G0< G2 G3", "P0< P0> P1 P1< P2", "B0<"
    assert leaves(lines("cold-breeze", nine, ten, none)[0]) == {"G": False, "P": True, "B": False}
    assert leaves(lines("meditation", ten.replace("P", "Y"), ten.replace("P", "R"), own_goals="red")[1]) == {
        "R": True, "Y": False, "G": False, "B": False,
    }  # fmt: skip
    assert not any(line.leaves for line in lines("equinox", "R0<", "O0<", "Y0<"))


def test_3_7_what_hangs_on_counts_is_not_told() -> None:
    ten = [f"{letter}0< {letter}0> {letter}1 {letter}1< {letter}2" for letter in "GPB"]
    shut, told = lines("cold-breeze", *ten, open_counts=False), lines("cold-breeze", *ten)
    assert [line.known for line in shut] == [False, False, True] and [line.known for line in told] == [True, True, True]
    assert [line.holds for line in shut] == [False, False, False] and [line.holds for line in told] == [True, True, False]
    assert not any(line.leaves for line in shut)


@pytest.mark.parametrize("mode", ["cold-breeze", "meditation", "equinox"])
def test_alone_a_goal_costs_what_its_tag_says(mode: str) -> None:
    bought = 0
    for seed in range(6):
        session, chance = played(mode, seed)
        while session.actor is not None:
            legal, acorns = MOMIJI.legal(session.state), session.state.players[0].acorns
            for goal in MomijiDesk(session, 0).show.goals:
                if Goal(goal.id) in legal:
                    after = MOMIJI.apply(session.state, Goal(goal.id))
                    assert (goal.price, goal.locked) == (acorns - after.players[0].acorns, False)
                    bought += 1
            session.perform(choose(legal, chance))
    assert bought
