"""The scoring sheet: its numbers are those of the rules, it can be used with mouse or keys alone, and nothing is cut at any size."""

import itertools
import os
from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest
from fluent.runtime import FluentResource

from momiji import i18n
from momiji.games.momiji.rules import scoring, solo
from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.position import position
from momiji.games.momiji.rules.state import State
from momiji.games.momiji.table.pictures import staging
from momiji.games.momiji.table.score import sheet as score_sheet
from momiji.games.momiji.table.solo.conditions import scenario_of
from momiji.playing.preferences import Preferences
from momiji.playing.session import Session
from momiji.store.files import BadFile
from momiji.ui.app import App
from momiji.ui.input import Key, PointerDown, PointerMove, PointerUp
from momiji.ui.scenes.score.scene import ScoreScene, picture
from momiji.ui.scenes.score.sheet import ScoreRow, ScoreSheet
from momiji.ui.stack import Change
from momiji.ui.type import Type
from tests.ui import ended

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
SIZES = [(1024, 640), (1280, 720), (1920, 1080), (2560, 1440)]
LONGEST = "At least three piles are worth 10 or more points and their goal is yours"
STILL = Preferences(animation_speed=0.0)


@pytest.fixture(scope="module", autouse=True)
def scenario_words() -> None:
    """Sentences of the length the scenarios have, as long as the real ones are missing."""
    bundle = i18n._bundle("en")
    for scenario in EDITION.scenarios:
        keys = {f"scenario-{scenario}-title": "Cold Breeze"}
        keys |= {f"scenario-{scenario}-condition-{n}": LONGEST for n in (1, 2, 3)}
        for key, words in keys.items():
            if not bundle.has_message(key):
                bundle.add_resource(FluentResource(f"{key} = {words}\n"))


class Clicks:
    """What was pressed, and a scene whose buttons tell."""

    def __init__(self) -> None:
        self.pressed: list[str] = []

    def press(self, name: str) -> Callable[[], Change | None]:
        def pressed() -> Change | None:
            self.pressed.append(name)
            return None

        return pressed

    def scene(self, app: App, session: Session, **more: Any) -> ScoreScene:
        given: dict[str, Any] = {
            "on_rematch": self.press("rematch"),
            "on_new_game": self.press("new-game"),
            "on_title": self.press("title"),
            "on_replay": self.press("replay"),
            "save_record": lambda: self.press("record")() or "game.momiji.json",
            "save_picture": lambda surface: self.press("picture")() or "sheet.png",
            **more,
        }
        scene = ScoreScene(app.services, session, **given)
        app.start(scene)
        app.step(0.0)
        return scene


@pytest.fixture
def app() -> Iterator[App]:
    app = App.for_test((1280, 720), STILL)
    yield app
    app.services.art.close()


def sheet(state: State) -> ScoreSheet:
    return score_sheet(state, staging.seats(len(state.players)))


def rows(made: ScoreSheet, kind: str) -> list[ScoreRow]:
    return [row for row in made.rows if row.kind == kind]


def points(made: ScoreSheet, seat: int, *kinds: str) -> int:
    return sum(row.cells[seat].points or 0 for row in made.rows if row.kind in kinds)


# ---------------------------------------------------------------- numbers
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_10_the_cells_add_up_to_the_scores_of_200_games(players: int) -> None:
    for number in range(50):
        state = ended.ended(players, f"game {number}", dew=number % 2 == 0).state
        made, end = sheet(state), position(state)
        for seat, score in enumerate(scoring.scores(state)):
            assert points(made, seat, "pile") == score.piles
            assert points(made, seat, "acorns") == score.acorns
            assert points(made, seat, "goal") == score.goals
            assert points(made, seat, "blue") == score.blue
            assert points(made, seat, "pile", "acorns", "goal", "blue") == score.total == made.totals[seat]
            for row in rows(made, "pile"):
                cell = row.cells[seat]
                assert cell.points is None or cell.points == cell.times[0] * cell.times[1]
            assert sum(bool(row.cells[seat].picture) for row in rows(made, "pile")) == sum(
                pile["gate"] for pile in end["players"][seat]["piles"]
            )
        assert [row.name for row in rows(made, "goal")] == [goal for player in state.players for goal in player.goals]
        assert list(made.winners) == end["winners"]
        assert {one.seat for one in made.ranking if one.place == 1} == set(made.winners)
        assert bool(rows(made, "blue")) == state.dew


def test_10_4_everybodys_figure_stands_beside_a_goal() -> None:
    state = ended.dewy().state
    (row,) = rows(sheet(state), "goal")
    assert [(cell.reached, cell.points, cell.picture) for cell in row.cells] == [(1, 10, "crests/flower"), (0, None, "")]


def test_11_4_a_pile_covered_by_blue_stands_in_the_blue_row() -> None:
    made = sheet(ended.dewy().state)
    red, *_, blue = rows(made, "pile")
    assert (red.name, red.cells[0].points) == ("red", None)
    assert (blue.name, blue.cells[0].times, blue.cells[0].points) == ("blue", (3, 2), 6)


def test_10_5_cards_in_hand_are_shown_only_where_they_decided() -> None:
    decided, level, plain = sheet(ended.tie(shared=False).state), sheet(ended.tie(shared=True).state), sheet(ended.dewy().state)
    assert decided.tie is not None
    assert (decided.winners, decided.tie.values) == ((1,), (2, 3, None))
    assert [one.place for one in decided.ranking] == [1, 2, 3]
    assert (level.winners, level.tie) == ((0, 1), None)
    assert [one.place for one in level.ranking] == [1, 1, 3]
    assert plain.tie is None


def test_10_3_a_total_may_be_less_than_nothing() -> None:
    assert sheet(ended.below_nothing().state).totals == (-3, 10)


@pytest.mark.parametrize("scenario", EDITION.scenarios)
@pytest.mark.parametrize("won", [True, False])
def test_12_10_conditions_are_ticked_as_the_rules_say(scenario: str, won: bool) -> None:
    state = ended.solo(scenario, won=won).state
    made = scenario_of(state)
    assert [condition.holds for condition in made.conditions] == solo.conditions(state)
    assert made.won == won
    alone = sheet(state).alone
    assert alone is not None and alone.won == won


# ---------------------------------------------------------------- using it
BUTTONS = ["rematch", "new-game", "replay", "record", "picture", "title"]


@pytest.mark.parametrize("make", [lambda: ended.tie(shared=True), lambda: ended.solo("equinox", won=True)])
def test_every_button_by_mouse(app: App, make: Callable[[], Session]) -> None:
    clicks = Clicks()
    scene = clicks.scene(app, make())
    for name in BUTTONS:
        at = scene.page.find(name).rect.center
        app.post(PointerMove(*at), PointerDown(*at), PointerUp(*at))
        app.step(0.05)
    assert clicks.pressed == BUTTONS


def test_rows_with_arrows_and_buttons_with_tab(app: App) -> None:
    clicks = Clicks()
    scene = clicks.scene(app, ended.tie(shared=False))

    def key(name: str) -> str:
        app.post(Key(name))
        app.step(0.05)
        assert scene.page.focus is not None
        return scene.page.focus.name

    assert [key("down") for _ in range(3)] == ["row-1", "row-2", "row-3"]
    assert key("up") == "row-2"
    assert [key("tab") for _ in range(7)] == [*BUTTONS, "row-0"]
    for _ in BUTTONS:
        key("tab")
        key("return")
    key("escape")
    assert clicks.pressed == [*BUTTONS, "title"]


def test_a_goal_explains_itself(app: App) -> None:
    scene = Clicks().scene(app, ended.tie(shared=True))
    row = next(i for i, row in enumerate(scene.sheet.rows) if row.kind == "goal")
    tip = scene.page.find(f"row-{row}").tip
    assert tip is not None
    assert all(f"[crests/{seat.crest}]" in tip.text for seat in scene.session.seats)
    before = pygame.image.tobytes(app.picture(), "RGB")
    app.post(PointerMove(*scene.page.find(f"row-{row}").rect.center))
    app.step(0.1)
    app.step(0.5)
    assert pygame.image.tobytes(app.picture(), "RGB") != before


def test_what_is_not_given_has_no_button(app: App) -> None:
    scene = Clicks().scene(app, ended.tie(shared=True), on_replay=None, save_picture=None)
    assert [widget.name for widget in scene.page.widgets if not widget.group] == ["rematch", "new-game", "record", "title"]


def test_saving_says_where_or_why_not(app: App) -> None:
    def refuse() -> str:
        raise BadFile("file-unwritable", file="game.momiji.json", reason="No space left on device")

    shown: list[pygame.Surface] = []

    def keep(surface: pygame.Surface) -> str:
        shown.append(surface)
        return "sheet.png"

    scene = Clicks().scene(app, ended.tie(shared=True), save_record=refuse, save_picture=keep)
    scene.page.find("record").activate()
    assert scene.page.toast is not None
    assert "No space left on device" in scene.page.toast.words
    scene.page.find("picture").activate()
    assert scene.page.toast.words.endswith("sheet.png")
    assert len({tuple(shown[0].get_at((x, y))) for x in range(0, 1800, 40) for y in range(0, 1600, 40)}) > 100


def test_the_picture_is_the_same_at_every_text_size() -> None:
    made = []
    for text in (1.0, 2.0):
        app = App.for_test((1280, 720), Preferences(text_scale=text))
        made.append(pygame.image.tobytes(picture(app.services, ended.solo("meditation", won=True), (600, 540)), "RGB"))
        app.services.art.close()
    assert made[0] == made[1]


# ---------------------------------------------------------------- time
@pytest.mark.parametrize("event", [Key("space"), Key("escape"), PointerDown(1000, 560)])
def test_anything_shows_all_at_once_and_does_nothing_else(event: Key | PointerDown) -> None:
    app, clicks = App.for_test((1280, 720), Preferences()), Clicks()
    scene = clicks.scene(app, ended.tie(shared=False))
    app.step(0.6)
    assert scene.inking
    assert scene.share(0) == 1
    assert scene.share(5) == 0
    app.post(event)
    app.step(0.05)
    assert not scene.inking
    assert all(scene.share(i) == 1 for i in range(scene.rows))
    assert not clicks.pressed
    app.services.art.close()


def test_rows_are_written_one_after_another_until_the_result_stands() -> None:
    app = App.for_test((1280, 720), Preferences())
    scene = Clicks().scene(app, ended.tie(shared=False))
    seen = []
    for _ in range(200):
        if not app.step(0.05):
            break
        seen.append(sum(scene.share(i) for i in range(scene.rows)))
    assert seen == sorted(seen)
    assert scene.strength == 1
    finished = pygame.image.tobytes(app.picture(), "RGB")
    app.services.art.close()
    still = App.for_test((1280, 720), STILL)
    Clicks().scene(still, ended.tie(shared=False))
    assert pygame.image.tobytes(still.picture(), "RGB") == finished
    still.services.art.close()


@pytest.mark.parametrize("preferences", [STILL, Preferences(reduced_motion=True)])
def test_without_movement_it_is_complete_at_once(preferences: Preferences) -> None:
    app = App.for_test((1280, 720), preferences)
    assert not Clicks().scene(app, ended.tie(shared=False)).inking
    app.services.art.close()


def test_a_new_size_in_the_middle_keeps_what_is_written() -> None:
    app = App.for_test((1280, 720), Preferences())
    scene = Clicks().scene(app, ended.tie(shared=False))
    app.step(0.7)
    spent = scene.spent
    app.services.change(text_scale=2.0)
    app.step(0.0)
    assert len(scene.paper.leaves) == 2
    assert scene.spent == spent
    for _ in range(200):
        app.step(0.05)
    assert (scene.leaf, scene.inking) == (1, False)
    app.services.change(text_scale=1.0)
    app.step(0.0)
    assert (scene.leaf, scene.inking) == (0, False)
    app.services.art.close()


def test_two_leaves_by_keyboard() -> None:
    app = App.for_test((1280, 720), Preferences(animation_speed=0.0, text_scale=1.5))
    scene = Clicks().scene(app, ended.tie(shared=False))
    first = {place.index for place in scene.paper.leaves[0]}
    app.post(Key("pagedown"))
    app.step(0.05)
    assert scene.leaf == 1
    assert first.isdisjoint(widget.index for widget in scene.page.widgets if widget.name.startswith("row-"))  # type: ignore[attr-defined]
    app.post(Key("pageup"))
    app.step(0.05)
    assert scene.leaf == 0
    app.services.art.close()


# ---------------------------------------------------------------- places
GAMES: dict[str, Callable[[], Session]] = {
    **{f"{players} players": lambda players=players: ended.ended(players, "layout", dew=players == 3) for players in (2, 3, 4, 5)},  # type: ignore[misc]
    "tie": lambda: ended.tie(shared=False),
    "below nothing": ended.below_nothing,
    "solo won": lambda: ended.solo("meditation", won=True),
    "solo lost": lambda: ended.solo("cold-breeze", won=False),
}


class Watch:
    """Every line of words that is set, with the height of its capitals; and every word that had to be cut."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lines: list[tuple[str, pygame.Rect]] = []
        self.cut: list[str] = []
        put, cut = Type.put, Type._cut

        def watched_put(type_: Type, target: pygame.Surface, words: str, *args: Any, **more: Any) -> pygame.Rect:
            rect = put(type_, target, words, *args, **more)
            self.lines.append((words, rect.inflate(0, -round(rect.h * 0.5))))
            return rect

        def watched_cut(type_: Type, words: str, *args: Any) -> str:
            self.cut.append(words)
            return cut(type_, words, *args)

        monkeypatch.setattr(Type, "put", watched_put)
        monkeypatch.setattr(Type, "_cut", watched_cut)


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_nothing_is_cut_or_lies_on_another_thing(game: str, text: float, monkeypatch: pytest.MonkeyPatch) -> None:
    session = GAMES[game]()
    for size in SIZES if text == 1.0 else SIZES[::2]:
        app = App.for_test(size, Preferences(animation_speed=0.0, text_scale=text))
        scene, window = Clicks().scene(app, session), pygame.Rect((0, 0), size)
        for leaf in range(len(scene.paper.leaves)):
            scene._turn_to(leaf)
            for widget in scene.page.widgets:
                assert window.contains(widget.rect), (size, widget.name)
            for a, b in itertools.combinations(scene.page.widgets, 2):
                assert not a.rect.colliderect(b.rect), (size, a.name, b.name)
            with monkeypatch.context() as patch:
                watch = Watch(patch)
                scene.draw(pygame.Surface(size))
            assert not watch.cut, size
            for words, rect in watch.lines:
                assert window.contains(rect), (size, words)
            for (one, here), (other, there) in itertools.combinations(watch.lines, 2):
                assert not here.colliderect(there), (size, one, other)
        side = scene.side
        stacked = [side.wreath, side.title, side.sentence, *([side.ranking] if side.ranking else []), side.buttons[0][0]]
        assert all(upper.bottom <= lower.top for upper, lower in itertools.pairwise(stacked)), size
        assert not side.title.colliderect(side.corner), size
        app.services.art.close()


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_long_names_are_whole_in_the_ranking(text: float, monkeypatch: pytest.MonkeyPatch) -> None:
    for size in SIZES[:3]:
        app = App.for_test(size, Preferences(animation_speed=0.0, text_scale=text))
        scene = Clicks().scene(app, ended.ended(5, "names", names=ended.LONG))
        with monkeypatch.context() as patch:
            watch = Watch(patch)
            scene.between(pygame.Surface(size))
        assert scene.side.ranking is not None
        ranked = {words for words, rect in watch.lines if scene.side.ranking.contains(rect)}
        assert ranked >= set(ended.LONG), size
        app.services.art.close()


def test_a_name_in_brackets_is_only_a_name(app: App) -> None:
    Clicks().scene(app, ended.ended(2, "brackets", names=("[nobody]", "[leaves/none]")))
    assert app.picture().get_size() == (1280, 720)
