"""Other players can be looked at: their side of the table large, and every small thing on a panel says what it is."""

from dataclasses import replace
from random import Random

import pygame
import pytest

from momiji.core.text import Text
from momiji.games.momiji.rules.cards import CODES, LETTERS
from momiji.games.momiji.rules.cards import NAMES as LEAVES
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.table import TABLE
from momiji.games.momiji.table.desk.desk import MomijiDesk
from momiji.games.momiji.table.draw.others import gate_of
from momiji.games.momiji.table.draw.panel_parts import part_at, parts_of
from momiji.games.momiji.table.pictures import moments, staging
from momiji.playing.session import Session
from momiji.playing.timeline import Timeline
from momiji.ui.app import App
from momiji.ui.scenes.players import PlayersScene
from momiji.ui.stack import Scene
from momiji.ui.table.replay.scene import ReplayScene
from momiji.ui.table.scene import TableScene
from momiji.ui.table.show import Spot
from tests.ui import stage
from tests.ui.stage import momiji_layout
from tests.ui.test_following import against_computers, until_it_flies
from tests.ui.test_playing import at_the_table
from tests.ui.test_speech import Ear


def middle(players: int, seed: str = "7") -> Session:
    return staging.best_moment(staging.session(players, seed), moments.middle)


def opened(app: App) -> PlayersScene:
    scene = app.stack.top
    assert isinstance(scene, PlayersScene), scene
    return scene


def first_other(scene: TableScene) -> Spot:
    return Spot("other", str(scene.picture.show.others[0].seat))


@pytest.mark.parametrize(("players", "way"), [*((count, "click") for count in (2, 3, 4, 5)), (4, "right click"), (4, "key"), (4, "focus")])
def test_a_panel_opens_its_player_and_escape_closes_it(players: int, way: str) -> None:
    with at_the_table(middle(players)) as (app, scene):
        spot = first_other(scene)
        match way:
            case "click":
                stage.click(app, scene.layout.spots[spot].rect.center)
            case "right click":
                stage.click(app, scene.layout.spots[spot].rect.center, button=3)
            case "key":
                stage.press(app, pygame.K_p)
            case "focus":
                stage.press(app, pygame.K_TAB)
                assert scene.focus.here == spot
                stage.press(app, pygame.K_RETURN)
        assert opened(app).sides[opened(app).at].name == scene.picture.show.others[0].name
        stage.press(app, pygame.K_ESCAPE)
        assert app.stack.top is scene


def test_left_and_right_go_round_all_players() -> None:
    with at_the_table(middle(4)) as (app, scene):
        stage.press(app, pygame.K_p)
        names = [opened(app).sides[opened(app).at].name]
        for _ in range(3):
            stage.press(app, pygame.K_RIGHT)
            names.append(opened(app).sides[opened(app).at].name)
        assert sorted(names) == sorted(player.name for player in (scene.picture.show.me, *scene.picture.show.others))
        stage.press(app, pygame.K_LEFT)
        assert opened(app).sides[opened(app).at].name == names[2]
        stage.click(app, opened(app).page.find("right").rect.center)
        assert opened(app).sides[opened(app).at].name == names[3]
        stage.press(app, pygame.K_p)
        assert app.stack.top is scene


def test_alone_there_is_nobody_to_look_at() -> None:
    session = staging.play_until(staging.session(1, "7", scenario="equinox"), staging.turn(3))
    with at_the_table(session) as (app, scene):
        stage.press(app, pygame.K_p)
        assert app.stack.top is scene


def test_a_replay_opens_the_same_sides() -> None:
    session = middle(3)
    with stage.staged() as app:
        scene = ReplayScene(app.services, Timeline(session, 0))
        app.start(scene)
        stage.click(app, scene.layout.spots[Spot("other", "2")].rect.center)
        assert opened(app).sides[opened(app).at].name == session.setup.names[2]
        stage.press(app, pygame.K_ESCAPE)
        stage.press(app, pygame.K_p)
        assert isinstance(app.stack.top, PlayersScene)


def test_a_side_tells_piles_landscapes_goals_and_the_last_turn() -> None:
    session = middle(4)
    desk = MomijiDesk(session, session.state.current)
    with stage.staged((1920, 1080)) as app:
        for other in desk.show.others:
            side = TABLE.players(app.services, desk.show, desk.told, other.seat).sides
            told = next(one for one in side if one.name == other.name).told()
            last = [app.services.say.text(text) for text in desk.told(other.seat)]
            assert last and all(words in told for words in last)
            for land in other.landscapes:
                assert app.services.say(f"landscape-text-{land.letter.lower()}") in told
            scene = TABLE.players(app.services, desk.show, desk.told, other.seat)
            app.start(scene)
            names = {widget.name for widget in scene.page._all()}
            assert {f"pile-{LETTERS[pile.type]}" for pile in other.piles} <= names
            assert {f"goal-{goal}" for goal in other.goals} <= names


def test_a_side_looks_and_sounds_the_same_whatever_anybody_holds() -> None:
    """Every hidden card is exchanged: neither a pixel nor a word changes."""
    session = middle(4, "secret")
    seat, state = session.state.current, session.state

    def seen(app: App) -> tuple[bytes, str]:
        desk = MomijiDesk(session, seat)
        out, ear = [], Ear()
        app.services.speech = ear
        for other in desk.show.others:
            scene = TABLE.players(app.services, desk.show, desk.told, other.seat)
            scene.build()
            scene.enter()
            picture = pygame.Surface((app.services.scale.width, app.services.scale.height))
            scene.draw(picture)
            out.append(pygame.image.tobytes(picture, "RGB"))
        return b"".join(out), ear.words

    with stage.staged(speak=True) as app:
        real = seen(app)
        session.match.state = MOMIJI.imagine(MOMIJI.view(state, seat), Random(4))
        session.match.state.setup = replace(session.match.state.setup, goals=state.setup.goals)
        assert any(a.hand != b.hand for a, b in zip(state.players, session.state.players, strict=True))
        assert seen(app) == real
        assert real[1]


def test_it_opens_while_a_computer_moves() -> None:
    """A click on a panel ends the flight and opens the panel at once; the game waits meanwhile."""
    with stage.staged(speed=1.0) as app:
        table = against_computers(app, 2)
        until_it_flies(app, table)
        stage.click(app, table.layout.spots[first_other(table)].rect.center)
        for _ in range(10):
            if isinstance(app.stack.top, PlayersScene):
                break
            stage.wait(app, 0.1)
        steps = len(table.opponents.session.taken)
        assert isinstance(app.stack.top, PlayersScene)
        for _ in range(30):
            stage.wait(app, 0.2)
        assert len(table.opponents.session.taken) == steps


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)])
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("language", ["en", "cs", "ru"])
def test_nothing_on_a_side_overlaps_and_everything_can_be_scrolled_to(size: tuple[int, int], text: float, language: str) -> None:
    session = middle(5)
    desk = MomijiDesk(session, session.state.current)
    with stage.staged(size, text, language=language) as app:
        for at in range(5):
            scene = TABLE.players(app.services, desk.show, desk.told, at)
            app.start(scene)
            area = scene.page.find("side")
            inside = [widget for widget in area.children if widget.name not in ("scroll", "no-piles")]  # type: ignore[attr-defined]
            for index, one in enumerate(inside):
                assert area.rect.left - 2 <= one.rect.left and one.rect.right <= area.rect.right + 2, one.name
                assert one.rect.bottom - area.rect.top <= area.content + 2, one.name  # type: ignore[attr-defined]
                assert not any(one.rect.colliderect(other.rect) for other in inside[index + 1 :]), one.name
            assert scene.sheet.w <= size[0] and scene.sheet.h <= size[1]


def test_a_replay_of_the_draft_shows_a_players_side_too() -> None:
    session = staging.play_until(staging.session(4, "7", draft=True), staging.turn(2))
    with stage.staged() as app:
        scene = ReplayScene(app.services, Timeline(session, 0), at=3)
        app.start(scene)
        stage.point(app, (200, 60))
        stage.press(app, pygame.K_p)
        assert isinstance(app.stack.top, PlayersScene)


# ---------------------------------------------------------------------- small things


def tips_over(scene: TableScene, seat: int) -> set[str]:
    """What the pointer is told, moved over the whole panel."""
    panel, found = momiji_layout(scene).others[seat].panel, set()
    for x in range(panel.left + 2, panel.right - 1, 8):
        for y in range(panel.top + 2, panel.bottom - 1, 8):
            part = part_at(scene.picture.context, x, y)
            if part is not None:
                found.add(f"{part.tip.title}|{part.tip.text}")
    return found


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_every_small_thing_on_a_panel_can_be_asked(players: int, text: float) -> None:
    with at_the_table(middle(players), text=text) as (app, scene):
        say = app.services.say
        for player in scene.picture.show.others:
            titles = {told.split("|")[0] for told in tips_over(scene, player.seat)}
            assert {player.name, say("players-acorns", count=player.acorns), say("players-hand", count=player.hand_size)} <= titles
            assert {say(f"goal-title-{goal}") for goal in player.goals} <= titles
            for land in player.landscapes:
                assert say("tip-landscape-title", letter=land.letter, landscape=f"landscape-{land.letter.lower()}") in titles
            assert {say("tip-pile-title", leaf=f"leaf-{LEAVES[pile.type]}") for pile in player.piles} <= titles
            assert (say("part-gate-title") in titles) == any(pile.gate for pile in player.piles)
            if player.first:
                assert say("part-first-title") in titles
            if player.badge:
                assert say(f"table-badge-{player.badge}") in titles


def test_the_tip_of_a_gate_lies_on_its_pile_and_appears_after_a_moment() -> None:
    with at_the_table(middle(4)) as (app, scene):
        places = [
            (pile, rect)
            for player in scene.picture.show.others
            for pile, rect in zip(player.piles, momiji_layout(scene).others[player.seat].piles, strict=True)
        ]
        rect = next(rect for pile, rect in places if pile.gate)
        stage.point(app, gate_of(scene.picture.context, rect).center)
        stage.wait(app, 1.0)
        assert scene.hints.open
        assert getattr(scene.hints.about, "tip").title == app.services.say("part-gate-title")  # noqa: B009
        stage.point(app, (rect.x + 3, rect.y + 3))
        stage.wait(app, 1.0)
        assert getattr(scene.hints.about, "tip").title.endswith("pile")  # noqa: B009


def test_no_part_of_a_panel_names_a_card_of_a_hand() -> None:
    session = middle(4, "secret")
    seat = session.state.current
    with at_the_table(session) as (_, scene):
        before = [(tuple(rect), tip) for rect, tip, _ in parts_of(scene.picture.context)]
        assert before and all(isinstance(tip.title, Text) for _, tip in before)
        hidden = {CODES[card] for other, player in enumerate(session.state.players) if other != seat for card in player.hand}
        args = {str(value) for _, tip in before for text in (tip.title, *tip.body) for value in text.args.values()}
        assert not hidden & args


def test_a_scene_of_any_game_can_fill_a_side() -> None:
    """The sheet knows no game: anything with a crest, a name and widgets will do."""

    class Plain:
        crest, name = "wave", "Somebody"

        def chip(self) -> None:
            return None

        def fill(self, area: pygame.Rect) -> tuple[int, list[object]]:
            return 200, []

        def told(self) -> str:
            return "Somebody holds nothing."

    with stage.staged(speak=True) as app:
        ear = Ear()
        app.services.speech = ear
        scene: Scene = PlayersScene(app.services, [Plain(), Plain()], 0)  # type: ignore[list-item]
        app.start(scene)
        assert "Somebody holds nothing." in ear.words
        assert app.picture()
