"""A solo scenario is chosen by mouse alone and by keyboard alone, and reads well at every size."""

from collections.abc import Iterator

import pytest

from momiji.games.momiji.rules.edition import EDITION
from momiji.games.momiji.rules.game import MOMIJI
from momiji.games.momiji.rules.options import Wishes
from momiji.games.momiji.rules.setup import deal_solo
from momiji.games.momiji.rules.solo import conditions, price
from momiji.games.momiji.table.solo.chooser import SoloChooserScene
from momiji.i18n import translator
from momiji.playing.session import Choices
from momiji.ui.input import Wheel
from momiji.ui.kit.scroll import ScrollArea
from tests.ui.setup_table import SIZES, TEXTS, Hands, choices, complaints, everything, window

BEGUN: list[Choices] = []


@pytest.fixture
def hands() -> Iterator[Hands]:
    BEGUN.clear()

    def begin(chosen: Choices) -> None:
        BEGUN.append(chosen)

    with window() as app:
        yield Hands(app, SoloChooserScene(app.services, choices(1), begin, on_rules=lambda: None, roll_seed=lambda: "ROLLED"))


def test_by_mouse_alone(hands: Hands) -> None:
    hands.click("sheet-equinox", 0.02)
    hands.click("name")
    hands.rewrite("Žofie")
    hands.click("crest")
    hands.click("choose-wave")
    hands.click("open-counts")
    hands.click("roll")
    hands.click("begin")
    (chosen,) = BEGUN
    assert (chosen.options, chosen.seed) == (("open-counts", "solo=equinox"), "ROLLED")
    assert [(seat.name, seat.crest) for seat in chosen.seats] == [("Žofie", "wave")]
    chosen.deal()


def test_by_keyboard_alone(hands: Hands) -> None:
    hands.tab_to("sheet-meditation")
    hands.key("space")
    hands.tab_to("meditation-landscape-0")
    hands.tab_to("meditation-goal-red")
    hands.tab_to("name")
    hands.rewrite("")
    hands.key("backspace")
    hands.tab_to("open-counts")
    hands.key("right")
    hands.tab_to("seed")
    hands.rewrite("rain")
    hands.key("return", "return")
    (chosen,) = BEGUN
    assert (chosen.options, chosen.seed, chosen.seats[0].name) == (("open-counts", "solo=meditation"), "rain", "Hana")
    chosen.deal()


def test_enter_on_the_chosen_sheet_begins(hands: Hands) -> None:
    hands.tab_to("sheet-equinox")
    hands.key("return")
    assert BEGUN == []
    hands.key("return")
    assert [chosen.options for chosen in BEGUN] == [("solo=equinox",)]


def test_a_click_on_a_picture_chooses_its_sheet_but_begins_nothing(hands: Hands) -> None:
    for _ in range(2):
        hands.click("equinox-landscape-1")
    hands.click("begin")
    assert [chosen.options for chosen in BEGUN] == [("solo=equinox",)]


def test_the_remembered_scenario_is_chosen_and_a_strange_one_is_not() -> None:
    with window() as app:
        for scenario, expected in (("meditation", "meditation"), (None, "cold-breeze")):
            scene = SoloChooserScene(app.services, choices(1, scenario=scenario), lambda _: None)
            assert Wishes.of(scene.choices.options).scenario == expected


@pytest.mark.parametrize("scenario", EDITION.scenarios)
def test_12_7_and_12_10_the_sheet_says_what_the_rules_do(scenario: str) -> None:
    say = translator("en")
    start = MOMIJI.start(deal_solo("", scenario, 1))
    for number in range(len(conditions(start))):
        assert say(f"scenario-{scenario}-condition-{number + 1}")
    for goal in EDITION.scenarios[scenario].goals:
        if goal in {leaf.name for leaf in EDITION.types}:
            continue
        for acorns in (8, 13):
            start.players[0].acorns = acorns
            cost = price(start, goal)
            assert say(f"solo-chooser-tag-{goal}") == ("½" if cost == acorns // 2 else str(cost))


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_overlaps_or_is_cut(size: tuple[int, int], text: float) -> None:
    with window(size, text) as app:
        scene = SoloChooserScene(app.services, choices(1, scenario="meditation"), lambda _: None, on_rules=lambda: None)
        Hands(app, scene)
        assert complaints(app, scene.page, ("sheet-",)) == []
        for area in [widget for widget in everything(scene.page) if isinstance(widget, ScrollArea)]:
            app.post(Wheel(*area.rect.center, 0, -50))
        app.step(0.1)
        assert complaints(app, scene.page, ("sheet-",)) == []


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("language", ["en", "cs", "ru"])
@pytest.mark.parametrize("size", SIZES)
def test_all_sheets_are_laid_out_alike(size: tuple[int, int], language: str) -> None:
    with window(size) as app:
        app.services.change(language=language)
        scene = SoloChooserScene(app.services, choices(1), lambda _: None)
        app.start(scene)
        areas = [widget for widget in scene.page.widgets if isinstance(widget, ScrollArea)]
        views = [next(spot for spot in area.children if spot.name.endswith("landscape-0")) for area in areas]
        assert len({(spot.rect.y, spot.rect.size) for spot in views}) == 1
