"""What a window is told before a step is made is what the step then does."""

import pytest

from momiji.core.chance import Chance
from momiji.core.events import Counted, Event, Moved
from momiji.games.chocolatier.rules import preview
from momiji.games.chocolatier.rules.contents import FLOOR_COSTS
from momiji.games.chocolatier.rules.game import CHOCOLATIER
from momiji.games.chocolatier.rules.preview import Due, Landing, Preview, score_now
from momiji.games.chocolatier.rules.scoring import score
from momiji.games.chocolatier.rules.state import END, OVER, TILE, State
from momiji.games.chocolatier.rules.steps import Send, Step, Take, Tile
from momiji.games.chocolatier.rules.view import View
from tests.games.chocolatier.laid import NAMES, Side, Table


def seen(t: Table, words: str) -> Preview | None:
    return CHOCOLATIER.preview(CHOCOLATIER.view(t.state, 0), CHOCOLATIER.decode(words))


def test_a_line_that_gets_full_and_what_is_too_much() -> None:
    t = Table("BBBB", mine=Side(lines="- B", box=".N... R.... .....", floor="K"))
    assert seen(t, "take 1 B 2") == Preview(into_line=1, overflow=3, floor_cost=1 + 1 + 2 + 2, full=True, points=(2 + 2,))
    assert seen(t, "take 1 B 5") == Preview(into_line=4, floor_cost=1)
    assert seen(t, "take 1 B f") == Preview(overflow=4, floor_cost=1 + 1 + 2 + 2 + 2)


def test_full_lines_above_go_first_and_count() -> None:
    t = Table("RR", mine=Side(lines="B"))
    assert seen(t, "take 1 R 2") == Preview(into_line=2, full=True, points=(2,))


def test_the_mark_costs_as_well() -> None:
    assert seen(Table(middle="RR"), "take c R 2") == Preview(into_line=2, full=True, floor_cost=1, points=(1,))


def test_a_piece_on_the_offer_in_front_of_the_floor_costs_nothing() -> None:
    t = Table("BBB", golden="5* 2B 2N 3* 4", options="special")
    assert seen(t, "take 1 B 1") == Preview(into_line=1, overflow=2, spared=True, floor_cost=1, full=True, points=(1,))


def test_on_the_brown_side_every_place_has_its_points() -> None:
    t = Table("BB", mine=Side(box=".N... W...."), options="brown", bag="")
    assert seen(t, "take 1 B 2") == Preview(into_line=2, full=True, points=(1, 1, 1, 4))
    t.do("take 1 B 2", "end")
    assert {words: seen(t, words).points for words in t.legal} == {"tile 2": (4,), "tile 3": (1,), "tile 4": (1,), "tile 5": (1,)}  # type: ignore[union-attr]


def test_other_steps_bring_nothing_by_themselves() -> None:
    assert seen(Table("BB").do("take 1 B 2"), "end") is None


def scored(events: list[Event], slot: str, seat: int) -> int:
    """The points for the praline that left a line."""
    at = next(
        i
        for i, e in enumerate(events)
        if isinstance(e, Moved) and e.source.slot == slot and e.target.kind == "box" and e.target.owner == seat
    )
    total = 0
    for event in events[at + 1 :]:
        if not isinstance(event, Counted) or event.why == "floor":
            break
        total += event.change
    return total


@pytest.mark.parametrize("options", ["", "special", "brown", "brown special"])
def test_along_random_games_the_preview_is_what_happens(options: str) -> None:
    checked = 0
    for seed in range(12):
        state, chance = CHOCOLATIER.start(CHOCOLATIER.deal(NAMES[:2], seed, options.split())), Chance(seed)
        promised: tuple[Take, Preview, int] | None = None
        while CHOCOLATIER.actor(state) is not None:
            step: Step = chance.pick(CHOCOLATIER.legal(state))
            told = CHOCOLATIER.preview(CHOCOLATIER.view(state, None), step)
            events: list[Event] = []
            seat, before, state = state.current, state, CHOCOLATIER.apply(state, step, events)
            match step:
                case Take():
                    assert told is not None
                    assert told.floor_cost == cost(state, seat)
                    promised = (step, told, seat)
                case Tile():
                    assert told is not None and before.phase == TILE
                    slot = next(e.source.slot for e in events if isinstance(e, Moved) and e.target.kind == "box")
                    assert told.points == (scored(events, str(slot), seat),)
                case Send():
                    assert told is None
                case _:
                    assert told is None and promised is not None and before.phase == END
                    take, kept, whose = promised
                    if kept.full and not state.brown and state.round != before.round:
                        assert kept.points == (scored(events, f"{take.line + 1}-1", whose),)
                        checked += 1
    assert checked > 5 or "brown" in options


def cost(state: State, seat: int) -> int:
    return sum(FLOOR_COSTS[: len(state.players[seat].floor)])


# ------------------------------------------------------------------ the round as it stands
def view(t: Table) -> View:
    return CHOCOLATIER.view(t.state, 0)


def test_full_lines_are_due_from_the_top_each_counting_those_above() -> None:
    t = Table("WW", mine=Side(lines="B RR WW", floor="KK"))
    assert preview.due(view(t), 0) == Due((Landing(0, 0, 0, 1), Landing(1, 0, 4, 2)), 2)
    assert preview.due(view(t), 0).points == 3
    assert preview.due(view(t), 1) == Due((), 0)


def test_on_the_brown_side_only_the_floor_is_due() -> None:
    assert preview.due(view(Table("WW", mine=Side(lines="B", floor="*"), options="brown")), 0) == Due((), 1)


def test_pralines_fall_after_the_mark_and_past_the_offer_in_front_of_the_floor() -> None:
    assert preview.fallen(view(Table(middle="BBB")), Take(0, 0, 0)) == (1, 2)
    held = Table(middle="BBB", golden="5* 2B 2N 3* 4", options="special", taken=1, mine=Side(spare=""))
    assert preview.fallen(view(held), Take(0, 0, 0)) == (0, 1)  # the mark lies on the offer


def test_what_is_sent_goes_to_a_neighbour() -> None:
    t = Table("BN W", golden="4* 2B 2N 3* 1", options="special").do("take 1 B 1")
    assert preview.sent_from(view(t)) == (1, (5, 2))


def test_the_row_that_waits_for_a_place() -> None:
    t = Table("BB", mine=Side(lines="- - NNN"), others=(Side(lines="K"),), options="brown").do("take 1 B 2", "end")
    assert preview.placing(view(t)) == 1


def test_a_row_that_will_be_complete_makes_the_round_the_last() -> None:
    t = Table("RR B", mine=Side(lines="- R", box="..... .BNWK"))
    assert preview.completing(view(t)) == ()
    t.do("take 1 R 2")
    assert preview.completing(view(t)) == (0,)
    t.do("end", "take 2 B f", "end")
    assert t.now["over"]


def test_on_the_brown_side_nobody_knows_before_places_are_chosen() -> None:
    t = Table("RR B", mine=Side(lines="- R", box="..... .BNWK"), options="brown").do("take 1 R 2")
    assert preview.completing(view(t)) == ()


@pytest.mark.parametrize("options", [(), ("brown",), ("special",)])
def test_the_score_now_is_the_score_sheet_of_a_game_that_ends_here(options: tuple[str, ...]) -> None:
    told = 0
    chance, state = Chance("now"), CHOCOLATIER.start(CHOCOLATIER.deal(("Hana", "Kenji"), "7", options))
    while state.phase != OVER:
        view = CHOCOLATIER.view(state, None)
        for seat, player in enumerate(state.players):
            found = score(player)
            told += found.total
            assert dict(score_now(view, seat)) == {one: getattr(found, one) for one in ("points", "rows", "columns", "colours")}
        state = CHOCOLATIER.apply(state, chance.pick(CHOCOLATIER.legal(state)))
    assert told > 0
