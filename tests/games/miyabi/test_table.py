"""Miyabi at its table, as people play it."""

from pathlib import Path
from typing import Any

import pygame
import pytest

from momiji.core.chance import Chance
from momiji.core.events import Counted
from momiji.core.text import Refusal
from momiji.games.miyabi.rules.state import State
from momiji.games.miyabi.rules.steps import PLACE, Frog, Pass, PlaceTile, Zen, encode
from momiji.games.miyabi.rules.tiles import COUNT, LAYS, OBJECT, SIDE
from momiji.games.miyabi.table import shapes, spots
from momiji.games.miyabi.table.draw.large import draw_large
from momiji.games.miyabi.table.films.telling import Telling
from momiji.games.miyabi.table.layout import MiyabiLayout, lay_out
from momiji.games.miyabi.table.layout.display import FIFTH_HEAD, ZEN_HEAD
from momiji.games.miyabi.table.motions import worth
from momiji.games.miyabi.table.sheets import BoxSheet, RowsSheet
from momiji.games.miyabi.table.table import TABLE
from momiji.playing.session import Session
from momiji.playing.timeline import Timeline
from momiji.ui.scenes.players import PlayersScene
from momiji.ui.scenes.score.scene import ScoreScene
from momiji.ui.table.desk import Accepted, Refused
from momiji.ui.table.gestures import TURN_LEFT, TURN_RIGHT
from momiji.ui.table.show import Spot
from momiji.ui.theme import Scale
from tests.games.miyabi.at_table import (
    ALL,
    at_table,
    by_clicks,
    by_drags,
    by_keys,
    choices,
    desk,
    likely,
    place,
    played,
    register,
    settle,
    table,
)
from tests.ui.pads import by_pad
from tests.ui.stage import click, let_go, pick_up, point, press, wait
from tests.ui.switch import PACE, by_switch


@pytest.fixture(autouse=True)
def registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    register(tmp_path, monkeypatch)


@pytest.mark.parametrize(
    ("hand", "players", "options"),
    [
        (by_clicks, 3, ALL),
        (by_drags, 2, ("zen", "frog")),
        (by_keys, 2, ("zen", "frog", "passing")),
        (by_pad, 2, ("zen", "frog")),
        (by_switch, 2, ("zen", "frog")),
    ],
)
def test_a_whole_game_by_hand(hand: Any, players: int, options: tuple[str, ...]) -> None:
    session, chance, kinds = Session.begin(choices(players, options)), Chance("hand"), set[str]()
    with at_table(session, size=(1024, 640), scan_pace=PACE if hand is by_switch else 0.0) as app:
        while not session.over:
            step, taken = likely(session, chance), len(session.taken)
            hand(app, step)
            settle(app)
            assert [one.step for one in session.taken[taken:]] == [step]
            kinds.add(type(step).__name__)
        assert isinstance(app.stack.top, ScoreScene)
    assert kinds >= {"PlaceTile", "Zen", "Frog", "End"}


def laying(least: int = 2) -> Any:
    def reached(session: Session) -> bool:
        s: State = session.state
        return s.round >= least and not s.laid and not s.frog_moved and s.current == 0 and any(tile >= 0 for tile in s.display)

    return reached


def placing(app: Any) -> list[Any]:
    return [way for way in desk(app).ways if isinstance(way.step, PlaceTile)]


# ------------------------------------------------------------------ what is shown
@pytest.mark.parametrize("keyboard", [False, True], ids=["pointer", "keys"])
def test_another_garden_grows_over_the_own_one_and_goes_again(keyboard: bool) -> None:
    """After the delay of a tooltip, square upon square; a press opens the player's page as ever."""
    with at_table(played(laying(3), 3)) as app:
        scene, other = table(app), Spot("other", "1")
        press(app, pygame.K_LSHIFT)  # the slip of what happened is read
        layout = scene.layout
        assert isinstance(layout, MiyabiLayout)
        square = layout.fields[0].scale_by(0.9)
        delay = app.services.preferences.tooltip_delay
        before = pygame.image.tobytes(app.picture().subsurface(square), "RGB")
        if keyboard:
            while scene.focus.here != other:
                press(app, pygame.K_TAB)
        else:
            point(app, scene.layout.panels["garden-1"].center)
        wait(app, delay / 2)
        assert pygame.image.tobytes(app.picture().subsurface(square), "RGB") == before
        wait(app, delay)
        grown = app.picture().subsurface(square)
        wanted = pygame.Surface(app.picture().get_size())
        draw_large(wanted, scene.picture.context, 1, layout.fields[0])
        assert pygame.image.tobytes(grown, "RGB") == pygame.image.tobytes(wanted.subsurface(square), "RGB") != before
        if keyboard:
            press(app, pygame.K_TAB)
        else:
            point(app, scene.layout.panels["tray"].topleft)
        wait(app, delay / 2)
        assert pygame.image.tobytes(app.picture().subsurface(square), "RGB") == before
        click(app, scene.layout.panels["garden-1"].center)
        assert isinstance(app.stack.top, PlayersScene)


def test_what_a_place_promises_is_what_laying_there_brings() -> None:
    """Figures are checked against the game: the step is really taken."""
    for seed in ("7", "8"):
        session = played(laying(3), options=ALL, seed=seed)
        rules = session.rules
        for step in rules.legal(session.state):
            told = TABLE.desk(session, 0).show.foreseen(step)
            if not isinstance(step, PlaceTile | Zen | Frog):
                assert told is None
                continue
            events: list[Any] = []
            rules.apply(session.state, step, events)
            assert told is not None
            assert told.total == sum(event.change for event in events if isinstance(event, Counted))


def test_gold_is_where_the_tile_may_go_as_it_lies_and_faint_where_it_could_go_if_turned() -> None:
    session = played(laying(3), seed="9")
    with at_table(session) as app:
        many = {way.gesture.things[0] for way in placing(app) if len(desk(app).turnings(way.gesture.things[0])) > 1}
        for spot in sorted(many, key=lambda one: int(one.key)):
            desk(app).tap(spot)
            for _ in desk(app).turnings(spot):
                show, turned = desk(app).show, desk(app).turned(spot)
                own = {way.gesture.onto for way in placing(app) if way.gesture.things == (spot,) and way.gesture.turned == turned}
                every = {way.gesture.onto for way in placing(app) if way.gesture.things == (spot,)}
                assert {one for one, mark in show.marks.items() if mark == "legal"} == own
                assert show.faint == every - own
                desk(app).press(TURN_RIGHT)
            desk(app).press("undo")


def test_a_tile_keeps_its_place_all_round_long() -> None:
    session, chance = Session.begin(choices(3)), Chance("places")
    first: dict[Any, pygame.Rect] = {}
    while session.state.round == 1:
        show = TABLE.desk(session, 0).show
        layout = lay_out(show, Scale(1920, 1080))
        for piece in show.pieces:
            if piece.slot.kind == "tile":
                assert first.setdefault((session.state.round, piece.slot), layout.spots[piece.slot].rect) == layout.spots[piece.slot].rect
        session.perform(likely(session, chance))
    assert len(first) == 18


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (2560, 1080), (1280, 1024)])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_nothing_overlaps_and_nothing_is_outside(players: int, size: tuple[int, int], text: float) -> None:
    session = played(laying(2), players, ALL)
    show = TABLE.desk(session, 0).show
    layout = lay_out(show, Scale(*size, text))
    window = pygame.Rect(0, 0, *size)
    papers = [rect for name, rect in layout.panels.items() if name.startswith("player") or name in ("tray", "frame", "note")]
    solid = [*papers, *layout.buttons.values()]
    for index, one in enumerate(solid):
        assert window.contains(one)
        assert one.collidelist(solid[index + 1 :]) < 0
    tray = layout.panels["tray"]
    lying = [layout.panels[f"place-{at}"] for at in range(len(show.dealt))]
    lying += [layout.panels[f"zen-{at}"] for at in range(5)] + [layout.spots[spots.tablet(kind)].rect for kind in range(6)]
    for index, one in enumerate(lying):
        assert tray.contains(one)
        assert one.collidelist(lying[index + 1 :]) < 0
    for seat in range(1, players):
        assert layout.panels[f"player-{seat}"].contains(layout.panels[f"garden-{seat}"])
        assert layout.panels[f"garden-{seat}"].contains(layout.fields[seat])


# ------------------------------------------------------------------ by hand
def test_a_drop_that_is_not_legal_springs_back_with_reason_and_rule() -> None:
    session = played(laying(3), seed="9")
    with at_table(session) as app:
        for spot in {way.gesture.things[0] for way in placing(app)}:
            for number in range(SIDE * SIDE):
                target = spots.square(0, number)
                if target in desk(app).targets(spot):
                    continue
                answer = desk(app).drop(spot, target)
                assert isinstance(answer, Refused)
                tile = session.state.display[int(spot.key)]
                if number // SIDE != OBJECT[tile]:
                    assert answer.refusal.rule == "4.2"
                else:
                    real = session.rules.refuse(session.state, session.rules.decode(_written(tile, number, desk(app).turned(spot))))
                    assert isinstance(real, Refusal) and answer.refusal == real


def _written(tile: int, square: int, direction: str) -> str:
    return encode(PLACE[tile][direction][square % SIDE])


def test_a_tile_let_go_beside_the_garden_is_told_why() -> None:
    with at_table(played(laying(2))) as app:
        step = next(step for step in desk(app).chair.legal if isinstance(step, PlaceTile))
        tile = next(way.gesture.things[0] for way in desk(app).ways if way.step == step)
        for beside in (spots.plaque(0), spots.column(0, 0)):
            reply = desk(app).drop(tile, beside)
            assert isinstance(reply, Refused)
            assert (reply.refusal.text.key, reply.refusal.rule) == ("miyabi-refuse-outside", "4.1")


def test_a_refused_tile_is_back_in_its_place() -> None:
    session = played(laying(3), seed="9")
    with at_table(session) as app:
        way = placing(app)[0]
        source = table(app).layout.spots[way.gesture.things[0]]
        wrong = spots.square(0, (OBJECT[way.step.tile] + 3) % SIDE * SIDE)
        x, y = (source.parts or (source.rect,))[0].center
        pick_up(app, (x, y), (x + 20, y))
        drag = table(app).drag
        assert drag is not None
        at = table(app).layout.spots[wrong].rect.center
        onto = (round(at[0] + drag.grip[0]), round(at[1] + drag.grip[1]))
        point(app, onto, held=True)
        let_go(app, onto)
        assert table(app).drag is None and table(app).hints.bubble is not None
        assert session.state.laid is False


def test_buttons_turn_what_is_chosen_and_rest_otherwise() -> None:
    session = played(laying(3), seed="9")
    with at_table(session) as app:
        assert not any(coin.enabled for coin in desk(app).show.coins)
        spot = next(way.gesture.things[0] for way in placing(app) if len(desk(app).turnings(way.gesture.things[0])) == 4)
        click(app, place(app, spot))
        first = desk(app).turned(spot)
        click(app, place(app, TURN_RIGHT))
        assert desk(app).turned(spot) != first
        click(app, place(app, TURN_LEFT))
        assert desk(app).turned(spot) == first


def test_arrows_move_a_held_tile_over_its_places_and_r_turns_it() -> None:
    session = played(laying(3), seed="9")
    with at_table(session) as app:
        spot = max({way.gesture.things[0] for way in placing(app)}, key=lambda one: len(desk(app).targets(one)))
        while table(app).focus.here != spot or not table(app).focus.shown:
            press(app, pygame.K_TAB)
        press(app, pygame.K_RETURN)
        assert table(app).held == spot and len(table(app).targets) > 1
        seen = set()
        for key in (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_UP, pygame.K_DOWN):
            press(app, key)
            assert table(app).focus.here in table(app).targets
            seen.add(table(app).focus.here)
        assert len(seen) > 1
        if len(desk(app).turnings(spot)) > 1:
            turned = desk(app).turned(spot)
            press(app, pygame.K_r)
            assert desk(app).turned(spot) != turned and table(app).held == spot
            assert table(app).targets == desk(app).targets(spot)
        press(app, pygame.K_ESCAPE)
        assert table(app).held is None and not session.state.laid


def test_nothing_is_final_until_the_turn_is_ended() -> None:
    session = played(laying(2), options=("frog",), seed="5")
    before = session.state
    with at_table(session) as app:
        by_clicks(app, next(step for step in session.rules.legal(session.state) if isinstance(step, PlaceTile)))
        settle(app)
        assert session.state.laid and desk(app).show.primary.enabled
        press(app, pygame.K_u)
        settle(app)
        assert session.state == before
        click(app, table(app).layout.buttons["redo"].center)
        settle(app)
        assert session.state.laid
        click(app, place(app, "end"))
        settle(app)
        assert session.state.current != 0


def test_passing_asks_once_while_a_tile_fits() -> None:
    session = played(laying(2), options=("passing",), seed="5")
    with at_table(session) as app:
        click(app, place(app, "pass"))
        assert not session.state.players[0].out and desk(app).show.primary.action == "pass-sure"
        click(app, place(app, "cancel"))
        assert desk(app).show.primary.action == "end"
        click(app, place(app, "pass"))
        click(app, place(app, "pass-sure"))
        settle(app)
        assert session.state.players[0].out


def test_passing_is_a_step_where_nothing_fits() -> None:
    session = played(lambda session: list(session.rules.legal(session.state)) == [Pass()] and session.state.current == 0, seed="11")
    with at_table(session) as app:
        assert desk(app).show.primary.action == "pass"
        press(app, pygame.K_RETURN)
        settle(app)
        assert session.taken[-1].step == Pass()


def test_a_frog_that_waits_for_the_button_sits_where_it_was_put() -> None:
    with at_table(Session.begin(choices(2, ("frog",)))) as app:
        frog, square = spots.frog(0), spots.square(0, 15)
        assert not table(app).layout.panels["frame"].contains(table(app).layout.spots[frog].rect)
        pick_up(app, place(app, frog), place(app, square))
        let_go(app, place(app, square))
        settle(app)
        layout = table(app).layout
        assert desk(app).chair.view.players[0].frog < 0
        assert layout.spots[square].rect.contains(layout.spots[frog].rect)
        click(app, layout.buttons["primary"].center)
        settle(app)
        assert desk(app).session.state.players[0].frog == 15


def test_a_zen_tile_waits_for_the_button_because_the_next_is_turned_up() -> None:
    session = played(
        lambda one: one.state.current == 0 and any(isinstance(step, Zen) for step in one.rules.legal(one.state)), options=("zen",)
    )
    with at_table(session) as app:
        way = next(way for way in desk(app).ways if isinstance(way.step, Zen) and way.gesture.dragged)
        answer = desk(app).drop(way.gesture.things[0], way.gesture.onto)
        assert isinstance(answer, Accepted) and not answer.changes and not session.state.laid
        assert desk(app).show.ghost == way.step
        desk(app).press("lay")
        assert session.state.laid


def test_sheets_open_by_click_and_close_by_escape() -> None:
    session = played(laying(2), 3)
    with at_table(session) as app:
        for spot, sheet in ((spots.plaque(2), RowsSheet), (spots.BOX, BoxSheet)):
            click(app, table(app).layout.spots[spot].rect.center)
            settle(app)
            assert isinstance(app.stack.top, sheet)
            press(app, pygame.K_ESCAPE)
            settle(app)
        click(app, table(app).layout.panels["player-1"].center)
        settle(app)
        assert isinstance(app.stack.top, PlayersScene)


def test_every_thing_says_what_it_is() -> None:
    session = played(laying(2), 3, ALL)
    with at_table(session) as app:
        for spot in table(app).layout.spots:
            tip = desk(app).tip(spot)
            assert tip is not None, spot
            assert app.services.say.text(tip.title)
            assert all(app.services.say.text(text) for text in tip.body)


# ------------------------------------------------------------------ films
def test_a_tile_just_laid_says_nothing_until_the_pointer_moves() -> None:
    with at_table(played(laying(2))) as app:
        step = next(step for step in desk(app).chair.legal if isinstance(step, PlaceTile))
        by_drags(app, step)
        settle(app)
        for _ in range(20):
            app.step(0.1)
        assert not table(app).hints.open
        x, y = table(app).pointer
        point(app, (x + 2, y))
        for _ in range(20):
            app.step(0.1)
        assert table(app).hints.open


def test_the_end_of_a_turn_looked_back_at_tells_the_whole_turn() -> None:
    timeline = Timeline(played(lambda session: len(session.taken) > 12), 0)
    for at in range(1, timeline.length + 1):
        note = TABLE.look_back(timeline, at, 0).note
        assert note.body is not None and note.body.key.startswith("miyabi-log-")


def test_a_tile_that_rests_says_why() -> None:
    session = played(lambda session: laying(2)(session) and "dim" in TABLE.desk(session, 0).show.marks.values(), 2, ALL)
    with at_table(session) as app:
        marks = desk(app).show.marks
        for spot in table(app).layout.spots:
            if spot.kind in ("tile", "zen") and (tip := desk(app).tip(spot)):
                assert (tip.foot is not None) == (marks.get(spot) == "dim"), spot
                assert tip.foot is None or app.services.say.text(tip.foot)


@pytest.mark.parametrize("zen", [True, False])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_display_is_filled_and_its_tiles_lie_apart(players: int, zen: bool) -> None:
    session = Session.begin(choices(players, ("zen",) if zen else ()))
    show = TABLE.desk(session, 0).show
    layout = lay_out(show, Scale(1920, 1080))
    lying = [layout.panels[f"place-{at}"] for at in range(len(show.dealt))]
    for index, one in enumerate(lying):
        assert one.collidelist(lying[index + 1 :]) < 0
        assert layout.panels["tray"].contains(one)
    whole = lying[0].unionall(lying[1:])
    assert whole.bottom <= (ZEN_HEAD if zen else FIFTH_HEAD) - 20
    assert sum(one.w * one.h for one in lying) > 0.5 * whole.w * whole.h


def test_a_film_ends_with_the_table_as_it_is_and_points_go_up_in_it() -> None:
    session, chance = Session.begin(choices(3, ALL)), Chance("films")
    scale, kinds = Scale(1280, 720), set[str]()
    while not session.over:
        before, state = TABLE.desk(session, 0).show, session.state
        best = max(worth(state, step) for step in session.rules.legal(state))
        session.perform(chance.pick([step for step in session.rules.legal(state) if worth(state, step) >= best - 1]))
        after = TABLE.desk(session, 0).show
        reel = Telling(before, after, scale)
        reel.tell(session.taken[-1].events)
        shown = reel.show
        assert shown.gardens == after.gardens and shown.lanterns == after.lanterns
        assert shown.frogs == after.frogs and shown.won == after.won and shown.out == after.out
        assert [shown.points(seat) for seat in range(3)] == [after.points(seat) for seat in range(3)]
        if not session.over:
            assert {(piece.face, piece.slot) for piece in shown.pieces} == {(piece.face, piece.slot) for piece in after.pieces}
        film = reel.film()
        assert film.stills[-1].show is after
        assert film.length < 6000
        kinds |= {leg.sprite.kind for leg in film.legs}
    always = {"tile", "rises", "specks", "nod", "zen", "lantern", "glow", "plus", "tablet", "stamp", "frog", "dragonfly", "bonsai"}
    assert always <= kinds <= always | {"brush", "sheen"}  # those two are rare


def test_a_tile_is_drawn_as_it_lies() -> None:
    """The squares of a picture are the squares the rules lay it on."""
    for tile, ways in enumerate(LAYS):
        for direction, lays in ways.items():
            assert len(shapes.cells(tile, direction)) == COUNT[tile]
            for lay in lays:
                if lay is not None:
                    row, column = divmod(lay.square, SIDE)
                    assert {(row + down) * SIDE + column + right for down, right in shapes.cells(tile, direction)} == {
                        lay.square,
                        *lay.green,
                    }
