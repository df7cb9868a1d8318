"""The table under the hands of a player: real events in a window that nobody sees."""

import os
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import pygame
import pytest

from momiji.games.momiji.table import TABLE
from momiji.games.momiji.table.closer.landscape import LandscapeCloser
from momiji.games.momiji.table.closer.look import CloserScene
from momiji.games.momiji.table.layout.table import lay_out
from momiji.games.momiji.table.show import MomijiShow
from momiji.playing.preferences import Preferences
from momiji.ui.app import App
from momiji.ui.input import Context, Key, PointerCancel, PointerDown, PointerMove, PointerUp, Resized
from momiji.ui.stack import Change
from momiji.ui.table.desk import Accepted, Reply
from momiji.ui.table.picture import draw_public
from momiji.ui.table.scene import TableScene
from momiji.ui.table.show import Spot
from tests.ui import shows
from tests.ui.scripted_desk import ScriptedDesk

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
CALM = Preferences(animation_speed=0.0, table_gusts=False)
LIVELY = Preferences(table_gusts=False)
YELLOW = Spot("pile", "Y")


@dataclass
class Table:
    app: App
    scene: TableScene
    desk: ScriptedDesk
    menus: list[str] = field(default_factory=list)
    outcomes: list[Reply] = field(default_factory=list)

    def at(self, spot: Spot) -> tuple[int, int]:
        return self.scene.layout.spots[spot].hit.center

    def button(self, name: str) -> tuple[int, int]:
        return self.scene.layout.buttons[name].center

    def click(self, at: tuple[int, int]) -> None:
        self.app.post(PointerMove(*at), PointerDown(*at), PointerUp(*at))
        self.app.step(0.016)

    def carry(self, source: Spot, to: tuple[int, int], *, drop: bool = True) -> None:
        x, y = self.at(source)
        self.app.post(PointerMove(x, y), PointerDown(x, y))
        self.app.step(0.016)
        for i in range(1, 9):
            self.app.post(PointerMove(x + (to[0] - x) * i // 8, y + (to[1] - y) * i // 8, True))
            self.app.step(0.016)
        if drop:
            self.app.post(PointerUp(*to))
            self.app.step(0.016)

    def keys(self, *names: str) -> None:
        for name in names:
            command = name.startswith("^")
            self.app.post(Key(name.lstrip("^"), command=command))
            self.app.step(0.016)

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds / 0.05)):
            self.app.step(0.05)

    @property
    def told(self) -> list[tuple[str, object]]:
        return [entry for entry in self.desk.asked if entry[0] != "targets"]


def table(desk: ScriptedDesk, preferences: Preferences = CALM, size: tuple[int, int] = (1280, 720)) -> Table:
    app = App.for_test(size, preferences)
    menus: list[str] = []
    outcomes: list[Reply] = []

    def note(outcome: Reply) -> Change | None:
        outcomes.append(outcome)
        return None

    scene = TableScene(
        app.services,
        TABLE,
        desk,
        on_menu=lambda: menus.append("menu"),
        on_log=lambda: menus.append("log"),
        on_rules=lambda: menus.append("rules"),
        on_settings=lambda: menus.append("settings"),
        after=note,
    )
    app.start(scene)
    app.step(0.016)
    return Table(app, scene, desk, menus, outcomes)


@pytest.fixture
def mixed() -> Iterator[Table]:
    made = table(ScriptedDesk(shows.mixed_play(4), refuse=lambda source, target: target == YELLOW))
    yield made
    made.app.services.art.close()


@pytest.fixture
def real() -> Iterator[Table]:
    made = table(ScriptedDesk(state=shows.position(3, 9, seed=11)), LIVELY)
    yield made
    made.app.services.art.close()


# ------------------------------------------------------------------ pointer


def test_a_click_asks_the_desk(mixed: Table) -> None:
    mixed.click(mixed.at(Spot("column", "R")))
    mixed.click(mixed.at(Spot("landscape", "1")))
    assert mixed.told == [("tap", Spot("column", "R")), ("tap", Spot("landscape", "1"))]


def test_buttons_hand_their_action_to_the_desk(mixed: Table) -> None:
    mixed.click(mixed.button("primary"))
    mixed.click(mixed.button("left"))
    mixed.click(mixed.button("right"))
    assert mixed.told == [("press", "done"), ("press", "trade"), ("press", "undo")]


def test_corners_lead_elsewhere(mixed: Table) -> None:
    for name in ("menu", "log", "rules", "settings"):
        mixed.click(mixed.button(name))
    assert mixed.menus == ["menu", "log", "rules", "settings"]


def test_a_card_is_dragged_to_a_pile(mixed: Table) -> None:
    mixed.carry(Spot("hand", "1"), mixed.at(Spot("pile", "O")))
    assert mixed.told == [("drop", (Spot("hand", "1"), Spot("pile", "O")))]
    assert mixed.scene.drag is None and not mixed.scene.targets


def test_lifting_lights_the_targets_and_opens_the_ends(mixed: Table) -> None:
    mixed.carry(Spot("hand", "1"), (600, 500), drop=False)
    assert mixed.desk.asked[-1] == ("targets", Spot("hand", "1"))
    assert {Spot("end", "left"), Spot("end", "right")} <= set(mixed.scene.layout.spots)
    assert mixed.scene.picture.show.hand[1].gone


def test_a_new_end_takes_the_card(mixed: Table) -> None:
    mixed.carry(Spot("hand", "1"), (600, 500), drop=False)
    end = mixed.at(Spot("end", "right"))
    mixed.app.post(PointerMove(*end, True), PointerUp(*end))
    mixed.app.step(0.016)
    assert mixed.told == [("drop", (Spot("hand", "1"), Spot("end", "right")))]


def test_over_nothing_it_goes_home_without_a_word(mixed: Table) -> None:
    mixed.carry(Spot("hand", "1"), (mixed.button("primary")[0], 5))
    assert mixed.told == [("drop", (Spot("hand", "1"), None))]
    assert mixed.scene.hints.bubble is None


def test_a_wrong_drop_springs_home_and_says_why_beside_the_place(mixed: Table) -> None:
    mixed.carry(Spot("hand", "1"), mixed.at(YELLOW))
    bubble = mixed.scene.hints.bubble
    assert bubble and bubble.anchor == mixed.scene.layout.spots[YELLOW].rect
    canvas = pygame.Surface((1280, 720))
    paper = bubble.draw(canvas, mixed.app.services.look, canvas.get_rect())
    assert not paper.colliderect(mixed.scene.layout.spots[YELLOW].rect)
    hand = [place.rect for spot, place in mixed.scene.layout.spots.items() if spot.kind == "hand"]
    assert paper.collidelist(hand) < 0  # another card will be looked for
    assert Spot("pile", "O") in mixed.scene.hints.way_out
    assert not paper.colliderect(mixed.scene.layout.spots[Spot("hand", "1")].rect)
    mixed.wait(8)
    assert mixed.scene.hints.bubble is None and not mixed.scene.hints.way_out


def test_a_cancelled_drag_asks_nothing(mixed: Table) -> None:
    mixed.carry(Spot("hand", "1"), mixed.at(Spot("pile", "O")), drop=False)
    mixed.app.post(PointerCancel())
    mixed.app.step(0.016)
    assert mixed.scene.drag is None and mixed.told == []


def test_a_resize_in_the_middle_of_a_drag_goes_on(mixed: Table) -> None:
    mixed.carry(Spot("hand", "1"), (600, 500), drop=False)
    mixed.app.post(Resized(1600, 900))
    mixed.app.step(0.016)
    assert mixed.scene.drag and mixed.app.surface.get_size() == (1600, 900)
    to = mixed.at(Spot("pile", "O"))
    mixed.app.post(PointerMove(*to, True))
    mixed.app.step(0.016)
    mixed.app.post(PointerUp(*to))
    mixed.app.step(0.016)
    assert mixed.told == [("drop", (Spot("hand", "1"), Spot("pile", "O")))]


def test_right_click_looks_closer(mixed: Table) -> None:
    for spot in (Spot("hand", "1"), Spot("goal", "red"), Spot("landscape", "0"), Spot("pile", "O"), Spot("column", "R")):
        mixed.app.post(Context(*mixed.at(spot)))
        mixed.app.step(0.016)
        wanted = LandscapeCloser if spot.kind == "landscape" else CloserScene
        assert isinstance(mixed.app.stack.top, wanted), spot
        mixed.app.post(Key("escape"))
        mixed.app.step(0.016)
        assert mixed.app.stack.scenes == [mixed.scene]


def test_there_is_nothing_to_see_closer_in_an_empty_column() -> None:
    bare = replace(shows.mixed_play(4), columns=tuple(replace(column, cards=()) for column in shows.mixed_play(4).columns))
    seen = table(ScriptedDesk(bare))
    seen.app.post(Context(*seen.at(Spot("column", "R"))))
    seen.app.step(0.016)
    assert seen.app.stack.scenes == [seen.scene]


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("spot", [Spot("hand", "1"), Spot("goal", "gates")])
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 2.0), ((1920, 1080), 1.0), ((1280, 720), 1.5)])
def test_a_closer_look_fits_its_sheet(spot: Spot, size: tuple[int, int], text: float) -> None:
    seen = table(ScriptedDesk(shows.mixed_play(4)), replace(CALM, text_scale=text), size)
    seen.app.post(Context(*seen.at(spot)))
    seen.wait(0.5)
    scene = seen.app.stack.top
    assert isinstance(scene, CloserScene)
    area, close = scene.page.find("area"), scene.page.find("close")
    assert seen.app.surface.get_rect().contains(scene.sheet)
    assert all(scene.sheet.contains(rect) for rect in (scene.card, area.rect, close.rect))
    assert not scene.card.colliderect(area.rect) and not area.rect.colliderect(close.rect)
    seen.click(close.rect.center)
    assert seen.app.stack.scenes == [seen.scene]


def test_hovering_explains_after_a_moment(mixed: Table) -> None:
    mixed.app.post(PointerMove(*mixed.at(Spot("goal", "gates"))))
    mixed.app.step(0.016)
    assert not mixed.scene.hints.open
    mixed.wait(0.5)
    assert mixed.scene.hints.open and mixed.scene.hints.about == Spot("goal", "gates")
    mixed.app.post(PointerMove(2, 2))
    mixed.app.step(0.016)
    assert not mixed.scene.hints.open


def test_a_resting_button_says_why() -> None:
    made = table(ScriptedDesk(shows.watching()))
    made.click(made.button("right"))
    assert made.told == [] and made.scene.hints.open
    made.app.services.art.close()


# ------------------------------------------------------------------ keyboard


def test_tab_goes_through_everything_and_round(mixed: Table) -> None:
    seen = []
    for _ in range(60):
        mixed.keys("tab")
        seen.append(mixed.scene.focus.here)
    order = [*mixed.scene.layout.order(), *(widget.name for widget in mixed.scene.buttons)]
    assert seen[: len(order)] == order
    assert seen[len(order)] == order[0]


def test_arrows_go_by_geometry(mixed: Table) -> None:
    mixed.scene.focus.here, mixed.scene.focus.shown = Spot("hand", "2"), True
    mixed.keys("right")
    assert mixed.scene.focus.here == Spot("hand", "3")
    mixed.keys("up")
    here = mixed.scene.focus.here
    assert isinstance(here, Spot) and here.kind == "pile"


def test_enter_takes_and_drops_over_targets_only(mixed: Table) -> None:
    mixed.scene.focus.here, mixed.scene.focus.shown = Spot("hand", "1"), True
    mixed.keys("return")
    assert mixed.scene.held == Spot("hand", "1")
    seen = set()
    for _ in range(12):
        mixed.keys("tab")
        seen.add(mixed.scene.focus.here)
    assert seen == set(mixed.scene.targets)
    while mixed.scene.focus.here != Spot("end", "left"):
        mixed.keys("tab")
    mixed.keys("space")
    assert mixed.told == [("drop", (Spot("hand", "1"), Spot("end", "left")))]
    assert mixed.scene.held is None


def test_escape_puts_back_then_opens_the_menu(mixed: Table) -> None:
    mixed.keys("2")
    assert mixed.scene.held == Spot("hand", "1")
    mixed.keys("escape")
    assert mixed.scene.held is None and mixed.scene.focus.here == Spot("hand", "1")
    mixed.keys("escape")
    assert mixed.told == [("press", "cancel")] and mixed.menus == ["menu"]


def test_shortcuts(mixed: Table) -> None:
    mixed.keys("u", "^z", "^y", "return", "t")
    assert mixed.told == [("press", "undo"), ("press", "undo"), ("press", "redo"), ("press", "done"), ("press", "trade")]


def test_a_number_key_without_a_card_does_nothing(mixed: Table) -> None:
    mixed.keys("9")
    assert mixed.scene.held is None and mixed.told == []


# ------------------------------------------------------------------ motion


def lit_column(show: MomijiShow) -> Spot:
    return next(spot for spot, mark in show.marks.items() if spot.kind == "column" and mark == "legal")


def test_a_collected_column_flies_and_then_everything_stands_where_the_layout_says(real: Table) -> None:
    real.click(real.at(lit_column(real.desk.show)))
    assert real.scene.projector.running and not real.outcomes
    real.wait(6)
    assert not real.scene.projector.running
    assert isinstance(real.outcomes[-1], Accepted)
    assert real.scene.picture.show is real.desk.show and not real.scene.picture.away
    assert real.scene.layout.spots == lay_out(real.desk.show, real.app.services.scale).spots


def test_a_click_ends_the_motion_at_once(real: Table) -> None:
    real.click(real.at(lit_column(real.desk.show)))
    real.click((2, real.app.surface.get_height() // 2))
    assert not real.scene.projector.running and real.scene.picture.show is real.desk.show


def test_reduced_motion_fades(real: Table) -> None:
    real.app.services.change(reduced_motion=True)
    real.app.step(0.016)
    real.click(real.at(lit_column(real.desk.show)))
    assert not real.scene.projector.running and real.scene.moving
    real.wait(0.3)
    assert not real.scene.moving and real.scene.picture.show is real.desk.show


def test_at_rest_nothing_is_drawn(real: Table) -> None:
    real.wait(0.5)
    before = real.app.frames
    for _ in range(30):
        assert not real.app.step(0.016)
    assert real.app.frames == before


def test_what_was_mended_looks_as_if_drawn_anew() -> None:
    """Going from table to table by mending must never leave a trace of the one before."""
    made = table(ScriptedDesk(shows.mixed_play(4)))
    tables: list[MomijiShow] = [shows.mixed_play(4), replace(shows.mixed_play(4), hand=shows.collecting().hand), shows.mixed_play(4)]
    tables += [replace(shows.mixed_play(4), marks={}, discard=(), gates=1), shows.browsing(), shows.collecting(), shows.mixed_play(4)]
    for show in tables:
        made.desk.fixed, made.desk._show = show, None
        made.scene.rest(show)
        mended = pygame.image.tobytes(made.scene.picture.surface, "RGB")
        made.scene.build()
        assert pygame.image.tobytes(made.scene.picture.surface, "RGB") == mended
    made.app.services.art.close()


def test_the_public_table_shows_no_hand_and_no_plan() -> None:
    made = table(ScriptedDesk(shows.mixed_play(4)))
    services, show = made.app.services, shows.mixed_play(4)
    other_hand = replace(show, hand=shows.watching().hand, marks={}, note=shows.watching().note)
    pictures = []
    for one in (show, other_hand):
        target = pygame.Surface((1280, 720))
        draw_public(target, services, TABLE, one)
        pictures.append(pygame.image.tobytes(target, "RGB"))
    assert pictures[0] == pictures[1]
    services.art.close()


def shown_is_true(made: Table) -> bool:
    """The window, drawn part by part, looks as if it had been drawn whole."""
    return pygame.image.tobytes(made.app.surface, "RGB") == pygame.image.tobytes(made.app.picture(), "RGB")


def test_parts_drawn_again_leave_no_trace() -> None:
    """Hovering, carrying, refusing, flying, drifting leaves: at every frame."""
    made = table(ScriptedDesk(state=shows.position(4, 24, seed=7)), Preferences(), size=(1024, 640))
    assert made.scene.gust
    made.scene.gust.blow()
    for index in range(3):
        made.app.post(PointerMove(*made.at(Spot("hand", str(index)))))
        for _ in range(4):
            made.app.step(0.03)
            assert shown_is_true(made)
    made.carry(Spot("hand", "0"), (500, 300), drop=False)
    for x in range(300, 700, 40):
        made.app.post(PointerMove(x, 330, True))
        made.app.step(0.02)
        assert shown_is_true(made)
    made.app.post(PointerUp(*made.at(Spot("deck"))))
    for _ in range(12):
        made.app.step(0.04)
        assert shown_is_true(made)
    made.click(made.at(lit_column(made.desk.show)))
    for _ in range(20):
        made.app.step(0.04)
        assert shown_is_true(made)
    made.app.services.art.close()
