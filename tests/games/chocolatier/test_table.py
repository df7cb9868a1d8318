"""Master Chocolatier at its table, as people play it."""

from collections import Counter
from pathlib import Path
from typing import Any

import pygame
import pytest

from momiji import registry, screenshot
from momiji.core.chance import Chance
from momiji.core.text import Refusal
from momiji.games.chocolatier.rules import preview
from momiji.games.chocolatier.rules.contents import COLOURS
from momiji.games.chocolatier.rules.scoring import floor_cost
from momiji.games.chocolatier.rules.state import END, SEND, TAKE, TILE
from momiji.games.chocolatier.rules.steps import FLOOR, Send, Take
from momiji.games.chocolatier.table import spots
from momiji.games.chocolatier.table.figures import ghosts_of, take_figures
from momiji.games.chocolatier.table.films import Telling
from momiji.games.chocolatier.table.layout import lay_out
from momiji.games.chocolatier.table.layout.whole import badge_rect
from momiji.games.chocolatier.table.show import landings
from momiji.playing.session import Session
from momiji.ui.kit.cue import BEAT
from momiji.ui.probe import is_flat
from momiji.ui.scenes.players import PlayersScene
from momiji.ui.scenes.score.scene import ScoreScene
from momiji.ui.shots import Wish
from momiji.ui.table.closer import CloserSheet
from momiji.ui.table.desk import Change
from momiji.ui.table.pieces.piece import Piece
from momiji.ui.theme import Scale
from tests.games.chocolatier.at_table import (
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
from tests.ui.stage import click, drag, let_go, pick_up, point, press, wait
from tests.ui.switch import PACE, by_switch

ALL = [(), ("brown",), ("special",), ("brown", "special")]


@pytest.fixture(autouse=True)
def registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    register(tmp_path, monkeypatch)


def taking(session: Session) -> bool:
    return session.state.phase == TAKE and len(session.taken) > 4


@pytest.mark.parametrize(
    ("hand", "players", "options"),
    [
        (by_clicks, 3, ("special",)),
        (by_drags, 2, ("brown", "special")),
        (by_keys, 2, ("brown",)),
        (by_pad, 2, ("special",)),
        (by_switch, 2, ("brown",)),
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
    assert kinds == {"Take", "End", *(["Tile"] if "brown" in options else []), *(["Send"] if "special" in options else [])}


def test_a_chosen_colour_shows_what_every_line_would_bring() -> None:
    """Figures are checked against the game: the step is really taken."""
    session = played(taking, seed="9")
    with at_table(session) as app:
        groups = {spot for spot in table(app).layout.spots if spot.kind == "pralines"}
        for spot in sorted(groups, key=lambda one: one.key):
            click(app, place(app, spot))
            figures = {figure.at: figure for figure in desk(app).show.figures}
            source, colour = spots.source_of(spot)
            before = floor_cost(session.state.players[session.state.current].floor)
            for step in session.rules.legal(session.state):
                if not isinstance(step, Take) or (step.source, step.colour) != (source, colour):
                    continue
                after = session.rules.apply(session.state, step)
                cost = floor_cost(after.players[after.current].floor) - before
                target = spots.floor(after.current) if step.line == FLOOR else spots.line(after.current, step.line)
                assert (figures[target].value if target in figures else 0) == -cost
                assert desk(app).show.marks[target] == "legal"
            press(app, pygame.K_ESCAPE)


def test_a_hint_says_nothing_of_a_colour_that_was_chosen_before() -> None:
    """Every figure and every ghost belongs to the advised take or to a line that is already full."""
    session = played(taking, seed="9")
    with at_table(session) as app:
        legal = [one for one in session.rules.legal(session.state) if isinstance(one, Take)]
        advised = next(one for one in legal if one.line == 1)
        other = next(one for one in legal if one.colour != advised.colour and one.source != advised.source)
        click(app, place(app, spots.pralines(other.source, COLOURS[other.colour])))
        chosen, view = desk(app).show, desk(app).chair.view
        shown = table(app).table.coached(chosen, desk(app).touched((advised,)), (advised,))
        full, lying = landings(chosen.due, chosen.seat)
        assert shown.figures == (*full, *take_figures(view, advised)) != chosen.figures
        assert shown.ghosts == (*lying, *ghosts_of(view, advised))
        assert "dim" not in shown.marks.values() and "dim" in chosen.marks.values()


def test_all_pralines_of_a_colour_lift_together_and_leave_ghosts_where_they_would_go() -> None:
    session = played(taking, seed="9")
    with at_table(session, size=(1280, 720)) as app:
        step = max(
            (one for one in session.rules.legal(session.state) if isinstance(one, Take) and one.line == 4),
            key=lambda one: preview.preview(desk(app).chair.view, one).into_line,  # type: ignore[union-attr]
        )
        spot = spots.pralines(step.source, COLOURS[step.colour])
        line = spots.line(session.state.current, 4)
        pick_up(app, place(app, spot), place(app, line))
        scene = table(app)
        assert {piece.slot for piece in scene.picture.show.gone} == {spot}
        assert len(scene.picture.show.gone) == sum(piece.slot == spot for piece in desk(app).show.pieces) > 1
        assert scene._foreseen == (spot, line)
        let_go(app, place(app, line))
        assert [one.step for one in session.taken[-1:]] == [step]


def test_nothing_is_taken_for_good_until_the_turn_ends() -> None:
    session = played(taking)
    before = session.rules.position(session.state)
    with at_table(session) as app:
        step = next(one for one in session.rules.legal(session.state) if isinstance(one, Take))
        by_clicks(app, step)
        assert session.state.phase in (END, SEND)
        press(app, pygame.K_u)
        settle(app)
        assert session.rules.position(session.state) == before
        click(app, table(app).layout.buttons["redo"].center)
        settle(app)
        assert session.taken[-1].step == step


def refused_position() -> Session:
    return played(lambda session: taking(session) and any(session.state.players[session.state.current].lines), seed="3")


def test_refusals_say_why_at_the_place() -> None:
    session = refused_position()
    with at_table(session) as app:
        seat, lines = session.state.current, session.state.players[session.state.current].lines
        row = next(row for row, line in enumerate(lines) if line)
        spot = next(
            spot
            for spot in table(app).layout.spots
            if spot.kind == "pralines"
            and not any(isinstance(one, Take) and one.line == row and spots.pralines(one.source, COLOURS[one.colour]) == spot
                        for one in session.rules.legal(session.state))
        )  # fmt: skip
        taken = len(session.taken)
        for to, words in (
            (spots.line(seat, row), f"ine {row + 1}"),
            (spots.well(seat, 0, 0), "only from a full line"),
        ):
            drag(app, place(app, spot), place(app, to))
            bubble = table(app).hints.bubble
            assert bubble is not None and words in bubble.words
            settle(app)
            table(app).hints.say(None)
        click(app, place(app, spots.line(seat, row)))
        bubble = table(app).hints.bubble
        assert bubble is not None and "First choose pralines" in bubble.words
        assert len(session.taken) == taken


def test_a_place_that_ends_the_round_waits_for_the_button() -> None:
    def last(session: Session) -> bool:
        rules, state = session.rules, session.state
        return state.phase == TILE and all(rules.irrevocable(state, rules.apply(state, step)) for step in rules.legal(state))

    session = played(last, options=("brown",))
    assert not session.over
    with at_table(session) as app:
        row, step = preview.placing(desk(app).chair.view), session.rules.legal(session.state)[0]
        well = spots.well(session.state.current, row, step.column)
        taken = len(session.taken)
        drag(app, place(app, spots.line(session.state.current, row)), place(app, well))
        settle(app)
        assert len(session.taken) == taken and desk(app).chosen == [well]
        assert any(figure.at == well for figure in desk(app).show.figures)
        click(app, table(app).layout.buttons["primary"].center)
        assert [one.step for one in session.taken[taken:]] == [step]


def test_sending_by_each_way() -> None:
    for hand in range(3):
        session = played(lambda session: session.state.phase == SEND, players=3, options=("special",))
        with at_table(session) as app:
            step = next(one for one in session.rules.legal(session.state) if isinstance(one, Send) and one.right)
            ways = [way.gesture for way in desk(app).ways if way.step == step]
            taken = len(session.taken)
            if hand == 0:
                click(app, place(app, ways[0].things[0]))
            elif hand == 1:
                drag(app, place(app, ways[1].things[0]), place(app, ways[1].onto))  # type: ignore[arg-type]
            else:
                click(app, place(app, "clockwise"))
            assert [one.step for one in session.taken[taken:]] == [step]


# ------------------------------------------------------------------ films
def lying(pieces: tuple[Piece, ...]) -> Counter[tuple[str, str, str]]:
    return Counter((piece.face, piece.slot.kind, piece.slot.key) for piece in pieces)


@pytest.mark.parametrize("options", ALL)
def test_a_film_told_by_events_ends_as_the_table_stands(options: tuple[str, ...]) -> None:
    """Nothing is lost or doubled on the way, and points go up by what pops."""
    session, chance, scale = Session.begin(choices(3, options, "film")), Chance("film"), Scale(1280, 720)
    game = registry.part("chocolatier", "table")
    longest = 0.0
    while not session.over and session.state.round < 4:
        before = game.desk(session, session.state.current).show
        taken = session.perform(likely(session, chance))
        assert not isinstance(taken, Refusal)
        after = game.desk(session, before.seat).show
        reel = Telling(before, after, scale)
        reel.tell(taken.events)
        made = reel.film(after)
        assert lying(reel.show.pieces) == lying(after.pieces)
        assert [player.figures for player in reel.show.players] == [player.figures for player in after.players]
        assert (reel.show.piles, reel.show.bell) == (after.piles, after.bell)
        assert [still.at for still in made.stills] == sorted(still.at for still in made.stills)
        assert all(leg.at + leg.ms <= made.length + 1 for leg in made.legs)
        longest = max(longest, made.length)
        for still in made.stills:
            lay_out(still.show, scale)
    assert longest > 3000  # a round that ends takes its time


def test_at_usual_speed_a_click_skips_to_the_end() -> None:
    last = played(lambda session: session.state.phase == END and not any(session.state.sources))
    with at_table(last, speed=1.0) as app:
        for _ in range(60):
            wait(app, 0.1)
        click(app, place(app, "end"))
        wait(app, 0.1)
        scene = table(app)
        assert scene.projector.running and scene.projector.films[0].length > 2000
        for _ in range(25):
            wait(app, 0.1)
        assert scene.projector.running
        scene.finish()
        assert not scene.projector.running


# ------------------------------------------------------------------ what is shown
def test_other_peoples_steps_are_followed() -> None:
    session = played(taking, players=4)
    seat = (session.state.current + 1) % 4
    game = registry.part("chocolatier", "table")
    watcher = game.desk(session, seat)
    before = watcher.show
    taken = session.perform(likely(session, Chance("other")))
    assert not isinstance(taken, Refusal)
    watcher.refresh()
    made = game.film(Change(before, taken.events, watcher.show), Scale(1280, 720))
    assert not made.own and made.cue is not None and made.cue.lights and made.legs
    assert min(leg.at for leg in made.legs) >= BEAT  # lit before it moves


def test_things_tell_what_they_are() -> None:
    session = played(lambda session: taking(session) and session.state.round > 1, players=4, options=("special",))
    with at_table(session) as app:
        say = app.services.say
        for spot in table(app).layout.spots:
            if spot.kind == "other":
                continue
            tip = table(app).desk.tip(spot)
            assert tip is not None, spot
            words = " ".join(say.text(text) for text in (tip.title, *tip.body))
            assert "{" not in words and words
        bag = table(app).layout.spots[spots.BAG].rect
        point(app, bag.center)
        wait(app, 2.0)
        assert table(app).hints.open


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((1920, 1080), 1.5), ((1024, 768), 2.0), ((2560, 1080), 1.0)])
def test_nothing_lies_on_something_else(players: int, size: tuple[int, int], text: float) -> None:
    session = played(lambda session: session.state.phase == END, players=players, options=("special",))
    show = registry.part("chocolatier", "table").desk(session, session.state.current).show
    layout = lay_out(show, Scale(*size, text))
    window = pygame.Rect((0, 0), size)
    papers = [rect for name, rect in layout.panels.items() if name.startswith("player") or name in ("slab", "box", "note")]
    papers += [layout.spots[spots.floor(show.seat)].rect, layout.spots[spots.DUE].rect, *layout.buttons.values()]
    papers += [layout.spots[spots.line(show.seat, row)].rect for row in range(5)]
    for rect in papers:
        assert window.contains(rect)
        assert [other for other in papers if other is not rect and other.colliderect(rect)] == []
    plates = [layout.spots[spots.plate(number)].rect for number in range(1, len(show.sides) + 1)]
    for at, rect in enumerate(plates):
        for other in plates[at + 1 :]:
            far = pygame.Vector2(rect.center).distance_to(other.center)
            assert far > rect.w


# ------------------------------------------------------------------ pictures
def test_moments_worth_a_picture_are_what_they_say() -> None:
    for name, phase in (("table", TAKE), ("table-chosen", TAKE), ("table-special", TAKE), ("table-sending", SEND), ("table-brown", TILE)):
        with screenshot.staged(name, Wish((640, 360), game="chocolatier", players=3)) as app:
            show = table(app).desk.show
            assert show.view.phase == phase and not is_flat(app.picture()), name
            assert any(show.sides) is (name in ("table-special", "table-sending"))
            if name in ("table-chosen", "table-brown"):
                assert show.figures


def test_a_player_s_side_and_a_plate_are_looked_at() -> None:
    session = played(taking, players=3, options=("special",))
    with at_table(session) as app:
        press(app, pygame.K_p)
        assert isinstance(app.stack.top, PlayersScene)
        settle(app)
        press(app, pygame.K_ESCAPE)
        number = next(number for number, side in enumerate(desk(app).show.sides, 1) if side.strip("-"))
        click(app, place(app, spots.plate(number)), button=3)
        assert isinstance(app.stack.top, CloserSheet)
        settle(app)


def test_only_the_view_is_shown() -> None:
    """Another order in the bag makes the same table."""
    session = played(taking, players=4, options=("special",))
    game = registry.part("chocolatier", "table")
    before = game.desk(session, 0).show
    session.state.bag.reverse()
    session.state.stream += 1
    assert game.desk(session, 0).show == before


@pytest.mark.parametrize("players", [2, 4])
def test_every_praline_is_found_under_the_pointer(players: int) -> None:
    """Those of one colour lie apart, with others between them."""
    session = played(lambda session: taking(session) and session.state.round > 1, players=players, options=("special",))
    show = registry.part("chocolatier", "table").desk(session, session.state.current).show
    layout = lay_out(show, Scale(1280, 720))
    lying = [(piece, place.rect) for piece, place in layout.pieces.items() if piece.slot.kind == "pralines"]
    assert len(lying) > 8
    for piece, rect in lying:
        assert layout.at(*rect.center) == piece.slot


def test_a_round_that_ended_is_told_in_a_few_lines() -> None:
    """Boxes and plates are seen; the slip says what people took, and who begins."""
    session = played(lambda session: session.state.round == 2 and session.state.phase == TAKE, players=4, options=("special",))
    keys = [line.text.key for line in registry.part("chocolatier", "table").desk(session, session.state.current).since()]
    assert "chocolatier-log-round" in keys and len(keys) <= 8
    assert not {"chocolatier-log-place", "chocolatier-log-offers", "chocolatier-log-gold"} & set(keys)


def test_the_last_round_is_announced_once() -> None:
    """When the line is full that completes a row, and not again."""
    session, chance, told = Session.begin(choices(2)), Chance("last"), list[int]()
    game = registry.part("chocolatier", "table")
    while not session.over:
        before = game.desk(session, 0).show
        session.perform(likely(session, chance))
        if game.ending(before, game.desk(session, 0).show):
            told.append(before.view.round)
    assert told == [session.state.round]


def test_the_badge_of_a_special_plate_belongs_to_the_plate() -> None:
    """It hangs over the rim, and whoever wonders what it means points at it."""
    show = registry.part("chocolatier", "table").desk(Session.begin(choices(2, ("special",))), 0).show
    layout = lay_out(show, Scale(1280, 720))
    special = [number for number, side in enumerate(show.sides, 1) if side]
    badges = {number: badge_rect(layout, layout.spots[spots.plate(number)].rect, show.capacity[number - 1]) for number in special}
    assert len(badges) == 2
    for number, badge in badges.items():
        inner = badge.inflate(-12, -12)
        assert layout.at(*inner.midleft) == layout.at(*inner.midright) == spots.plate(number)


def test_a_plate_whose_rest_waits_to_be_sent_is_not_called_empty() -> None:
    session = played(lambda one: one.state.phase == SEND, 3, ("special",))
    asked = registry.part("chocolatier", "table").desk(session, session.state.current)
    told = asked.tip(spots.plate(preview.sent_from(asked.chair.view)[0]))
    assert told is not None and [text.key for text in told.body][-1] == "chocolatier-about-lying"
