"""A new game is set by mouse alone and by keyboard alone, and reads well at every size."""

from collections.abc import Iterator

import pygame
import pytest

from momiji.playing.choices import LEVELS
from momiji.playing.session import Choices
from momiji.ui.input import Wheel
from momiji.ui.kit.choice import Switch, Trough
from momiji.ui.kit.field import TextField
from momiji.ui.scenes.new_game.scene import NewGameScene
from tests.ui.setup_table import SIZES, TEXTS, Hands, choices, complaints, window


class Table:
    """A scene under two hands, and what it dealt."""

    def __init__(self, hands: Hands, scene: NewGameScene, dealt: list[Choices]) -> None:
        self.hands, self.scene, self.dealt = hands, scene, dealt


@pytest.fixture
def table(request: pytest.FixtureRequest) -> Iterator[Table]:
    more = dict(getattr(request, "param", {}))
    levels, count = more.pop("levels", ()), more.pop("count", 2)
    dealt: list[Choices] = []
    with window() as app:

        def deal(chosen: Choices) -> None:
            dealt.append(chosen)

        scene = NewGameScene(app.services, choices(count, **more), deal, on_rules=lambda: None, levels=levels, roll_seed=lambda: "ROLLED")
        yield Table(Hands(app, scene), scene, dealt)


def test_by_mouse_alone(table: Table) -> None:
    hands, form = table.hands, table.scene.form
    hands.click("add")
    hands.click("name-1")
    hands.rewrite("Žofie")
    hands.click("crest-2")
    hands.click("choose-crane")
    hands.click("crown-3")
    hands.click("dew")
    hands.click("types", 0.8)
    hands.click("leaf-red")
    assert form.why_not_deal() is not None
    hands.click("deal")
    assert table.dealt == []
    hands.click("leaf-brown")
    hands.click("landscapes", 0.9)
    hands.click("open-counts")
    hands.click("speed", 0.1)
    assert table.scene.services.preferences.animation_speed == 0.5
    hands.click("roll")
    hands.click("deal")
    (chosen,) = table.dealt
    assert [(seat.name, seat.crest) for seat in chosen.seats] == [("Žofie", "flower"), ("Kenji", "crane"), ("Yuki", "lantern")]
    assert chosen.first == 2 and chosen.seed == "ROLLED"
    assert chosen.options == ("morning-dew", "draft", "open-counts", "types=OYGBU")
    chosen.deal()


def test_by_keyboard_alone(table: Table) -> None:
    hands = table.hands
    for name in ("add", "add"):
        hands.tab_to(name)
        hands.key("return")
    hands.tab_to("remove-4")
    hands.key("space")
    hands.tab_to("name-2")
    hands.rewrite("Ъ")
    hands.tab_to("crest-1")
    hands.key("return", "right", "return")
    hands.tab_to("grip-1")
    hands.key("return", "down", "down", "return")
    hands.tab_to("first")
    hands.key("right")
    hands.tab_to("dew")
    hands.key("space")
    hands.tab_to("types")
    hands.key("right")
    hands.tab_to("leaf-red")
    hands.key("space")
    hands.tab_to("leaf-brown")
    hands.key("space")
    hands.tab_to("landscapes")
    hands.key("right")
    hands.tab_to("seed")
    hands.rewrite("any text is a seed")
    hands.key("return")
    assert hands.page.focus and hands.page.focus.name == "deal"
    hands.key("return")
    (chosen,) = table.dealt
    assert [(seat.name, seat.crest) for seat in chosen.seats] == [("Ъ", "flower"), ("Yuki", "lantern"), ("Hana", "fan")]
    assert chosen.first == 0 and chosen.seed == "any text is a seed" and chosen.options == ("morning-dew", "draft", "types=OYGBU")
    chosen.deal()


def test_enter_deals_at_once(table: Table) -> None:
    table.hands.key("return")
    assert len(table.dealt) == 1


@pytest.mark.parametrize("table", [{"count": 4, "first": 1}], indirect=True)
def test_a_seat_is_dragged_by_its_grip(table: Table) -> None:
    row = table.hands.page.find("seat-2").rect.h
    table.hands.drag("grip-2", round(row * 1.8))
    assert [seat.name for seat in table.scene.form.choices().seats] == ["Hana", "Yuki", "Sora", "Kenji"]
    assert table.scene.seats.lifted is None and table.scene.form.choices().first == 3
    table.hands.drag("grip-2", -row * 9)
    assert table.scene.form.choices().seats[0].name == "Kenji"


@pytest.mark.parametrize("table", [{"count": 3}], indirect=True)
def test_a_lifted_seat_is_put_down_by_leaving_it(table: Table) -> None:
    hands = table.hands
    hands.tab_to("grip-1")
    hands.key("return")
    assert table.scene.seats.lifted == 1
    hands.key("tab")
    assert table.scene.seats.lifted is None
    hands.tab_to("grip-1")
    hands.key("down", mod=pygame.KMOD_ALT)
    assert table.scene.form.choices().seats[1].name == "Hana"


@pytest.mark.parametrize("table", [{"count": 4}], indirect=True)
def test_a_resting_fifth_seat_says_why(table: Table) -> None:
    hands = table.hands
    hands.click("add")
    tip = hands.page.find("add").tip
    assert tip and "Morning Dew" in tip.text and hands.page._tip_for is hands.page.find("add")
    hands.click("dew")
    hands.click("add")
    assert table.scene.form.players == 5
    dew = hands.page.find("dew")
    assert isinstance(dew, Switch) and not dew.enabled and dew.tip and "Remove a seat" in dew.tip.text
    hands.click("landscapes", 0.1)
    assert hands.page.bubble and "starter sets" in hands.page.bubble.words
    assert "draft" in table.scene.form.choices().options


def test_without_computer_players_the_mask_rests_and_says_so(table: Table) -> None:
    kind = table.hands.page.find("kind-1")
    assert isinstance(kind, Trough) and kind.options[1].rests and kind.tip and "not available yet" in kind.tip.text
    table.hands.click("kind-1", 0.8)
    assert table.hands.page.bubble and table.scene.form.rows[0].computer is None
    table.hands.tab_to("kind-1")
    table.hands.key("return")
    assert table.hands.page.bubble and table.scene.form.rows[0].computer is None


@pytest.mark.parametrize("table", [{"levels": LEVELS[:3]}], indirect=True)
def test_a_level_is_chosen(table: Table) -> None:
    hands = table.hands
    hands.click("kind-2", 0.8)
    assert table.scene.form.rows[1].computer == "gardener"
    hands.click("level-2")
    hands.click("choose-sage")
    hands.click("choose-master")
    assert table.scene.form.rows[1].computer == "master"


def test_an_empty_name_shows_the_one_it_falls_back_to(table: Table) -> None:
    table.hands.click("name-1")
    table.hands.key("a", mod=pygame.KMOD_CTRL)
    table.hands.key("backspace")
    field = table.hands.page.find("name-1")
    assert isinstance(field, TextField) and field.value == "" and field.placeholder == "Hana"
    table.hands.write("x" * 40)
    assert table.scene.form.choices().seats[0].name == "x" * 24


def test_a_click_elsewhere_closes_the_crests(table: Table) -> None:
    table.hands.click("crest-1")
    assert table.hands.app.stack.top is not table.scene
    table.hands.down((2, 2))
    assert table.hands.app.stack.top is table.scene


def test_escape_goes_back() -> None:
    with window() as app:
        left: list[Choices] = []

        def back(chosen: Choices) -> None:
            left.append(chosen)

        Hands(app, NewGameScene(app.services, choices(), lambda _: None, on_back=back)).key("escape")
        assert left == [choices()]


def test_a_name_in_brackets_is_only_a_name() -> None:
    with window() as app:
        hands = Hands(app, NewGameScene(app.services, choices(), lambda _: None))
        hands.click("name-1")
        hands.rewrite("[x] **[acorn")
        hands.click("crest-2")
        app.step(0.5)
        app.picture()


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_overlaps_or_is_cut(size: tuple[int, int], text: float) -> None:
    tables = (
        (choices(2), ()),
        (choices(3, types=(0, 1), first=0), LEVELS),
        (choices(4, first=1, draft=True), ()),
        (choices(5, morning_dew=True, first=2), LEVELS),
    )
    for chosen, levels in tables:
        with window(size, text) as app:
            scene = NewGameScene(app.services, chosen, lambda _: None, on_rules=lambda: None, levels=levels)
            hands = Hands(app, scene)
            if levels:
                scene.form.set_kind(2, True)
                scene.build()
            assert complaints(app, scene.page) == []
            app.post(Wheel(*scene.page.find("table").rect.center, 0, -50))
            app.step(0.1)
            assert complaints(app, scene.page) == []
            for opener in ("crest-1", "level-2") if levels else ("crest-1",):
                hands.click(opener)
                assert complaints(app, hands.page) == []
                hands.key("escape")
