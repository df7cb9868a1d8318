"""Widgets by mouse and by keyboard."""

import os
from collections.abc import Iterator

import pygame
import pytest

from momiji.ui.app import App
from momiji.ui.input import Context, Key, PointerCancel, PointerDown, PointerMove, PointerUp, TextInput, Wheel
from momiji.ui.kit.button import Button
from momiji.ui.kit.choice import ChoiceOption, Slider, Switch, Trough
from momiji.ui.kit.field import TextField
from momiji.ui.kit.page import Page
from momiji.ui.kit.paper import Drawing
from momiji.ui.kit.scroll import ScrollArea
from momiji.ui.kit.tip import Bubble, Tip, Toast, draw_tip, place
from momiji.ui.kit.widget import Widget
from momiji.ui.services import Services

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")


@pytest.fixture(scope="module")
def services() -> Iterator[Services]:
    app = App.for_test((1280, 720))
    yield app.services
    app.services.art.close()


def click(page: Page, at: tuple[int, int]) -> None:
    page.handle(PointerMove(*at))
    page.handle(PointerDown(*at))
    page.handle(PointerUp(*at))


def type_in(page: Page, *keys: str | Key) -> None:
    for key in keys:
        page.handle(Key(key) if isinstance(key, str) else key)


class Counted:
    """A button that counts."""

    def __init__(
        self, services: Services, name: str = "go", rect: pygame.Rect | None = None, *, tip: str = "", enabled: bool = True
    ) -> None:
        self.count = 0
        self.button = Button(
            services, name, rect or pygame.Rect(100, 100, 200, 60), "Go", self.press, tip=Tip(tip) if tip else None, enabled=enabled
        )

    def press(self) -> None:
        self.count += 1


def test_a_click_needs_down_and_up_on_the_button(services: Services) -> None:
    go = Counted(services)
    page = Page(services, [go.button])
    click(page, (150, 120))
    assert go.count == 1
    page.handle(PointerDown(150, 120))
    page.handle(PointerMove(600, 600, held=True))
    assert go.button.state != "pressed"
    page.handle(PointerUp(600, 600))
    assert go.count == 1


def test_a_cancelled_press_is_no_click(services: Services) -> None:
    go = Counted(services)
    page = Page(services, [go.button])
    page.handle(PointerDown(150, 120))
    page.handle(PointerCancel())
    page.handle(PointerUp(150, 120))
    assert go.count == 0


def test_enter_and_space_press_the_focused_button(services: Services) -> None:
    go = Counted(services)
    page = Page(services, [go.button])
    type_in(page, "tab", "return", "space")
    assert go.count == 2
    assert page.keyboard


def test_a_held_key_presses_once(services: Services) -> None:
    go = Counted(services)
    page = Page(services, [go.button])
    page.set_focus("go")
    type_in(page, "return", Key("return", repeat=True), Key("return", repeat=True))
    assert go.count == 1


def test_a_hotkey_presses_without_focus_but_not_while_typing(services: Services) -> None:
    go = Counted(services)
    go.button.hotkey = "p"
    field = TextField(services, "name", pygame.Rect(100, 300, 300, 50), "", lambda _: None)
    page = Page(services, [go.button, field])
    type_in(page, "p")
    assert go.count == 1
    page.set_focus("name")
    type_in(page, "p")
    assert go.count == 1


def test_a_resting_button_does_nothing_but_says_why(services: Services) -> None:
    rest = Counted(services, tip="Nothing to undo yet.", enabled=False)
    page = Page(services, [rest.button])
    click(page, (150, 120))
    type_in(page, "tab", "return")
    assert rest.count == 0
    assert page._tip_for is rest.button


def test_the_pointer_hides_the_ring_and_a_key_shows_it(services: Services) -> None:
    go = Counted(services)
    page = Page(services, [go.button])
    type_in(page, "tab")
    assert page.keyboard
    page.handle(PointerDown(5, 5))
    assert not page.keyboard


def test_a_tooltip_waits_and_a_right_click_does_not(services: Services) -> None:
    go = Counted(services, tip="Deals the cards.")
    page = Page(services, [go.button])
    page.handle(PointerMove(150, 120))
    page.update(0.2)
    assert page._tip_for is None
    assert page.due() == pytest.approx(0.15)
    page.update(0.16)
    assert page._tip_for is go.button
    page.handle(PointerMove(5, 5))
    assert page._tip_for is None
    page.handle(Context(150, 120))
    assert page._tip_for is go.button


def test_a_tooltip_never_covers_what_it_explains(services: Services) -> None:
    window = pygame.Rect(0, 0, 1280, 720)
    for x in range(0, 1241, 40):
        for y in range(0, 681, 40):
            anchor = pygame.Rect(x, y, 40, 40)
            rect, _ = place(anchor, (360, 180), window, 12)
            assert not rect.colliderect(anchor)
            assert window.contains(rect)


def test_a_drawn_tip_and_bubble_stay_in_the_window(services: Services) -> None:
    target = pygame.Surface((1280, 720))
    window = target.get_rect()
    for anchor in (pygame.Rect(0, 0, 30, 30), pygame.Rect(1250, 690, 30, 30)):
        assert window.contains(draw_tip(target, services.look, Tip("word " * 40, "A title", "a note"), anchor, window))
        assert window.contains(Bubble.refusal("A pile starts with a 0. " * 3, anchor, 2.6).draw(target, services.look, window))
    assert window.contains(Toast("word " * 60).draw(target, services.look, window))


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)], ids=str)
def test_short_news_takes_one_line(size: tuple[int, int]) -> None:
    app = App.for_test(size)
    window = pygame.Rect((0, 0), size)
    one = Toast("word").draw(app.surface, app.services.look, window)
    for words in ("Last turns: 3 more", "Poslední tahy: ještě 3", "a b c d e f g h i j k l"):
        assert Toast(words).draw(app.surface, app.services.look, window).h == one.h
    app.services.art.close()


def test_bubbles_and_toasts_go_by_themselves(services: Services) -> None:
    page = Page(services)
    page.show_bubble(Bubble.refusal("No.", pygame.Rect(0, 0, 10, 10), 1.0))
    page.show_toast(Toast("Saved", seconds=2.0))
    assert page.update(0.01)
    page.update(1.2)
    assert page.bubble is None
    assert page.toast is not None
    page.update(1.0)
    assert page.toast is None
    assert page.due() is None


def test_arrows_walk_and_tab_follows_the_order(services: Services) -> None:
    buttons = [Counted(services, f"b{i}", pygame.Rect(100 + 220 * (i % 2), 100 + 80 * (i // 2), 200, 60)).button for i in range(4)]
    page = Page(services, buttons)
    type_in(page, "tab")
    assert page.focus is buttons[0]
    type_in(page, "down")
    assert page.focus is buttons[2]
    type_in(page, "right")
    assert page.focus is buttons[3]
    type_in(page, "tab")
    assert page.focus is buttons[0]
    type_in(page, Key("tab", shift=True))
    assert page.focus is buttons[3]


def test_a_new_layout_keeps_focus_by_name(services: Services) -> None:
    page = Page(services, [Counted(services, "a").button, Counted(services, "b", pygame.Rect(100, 200, 200, 60)).button])
    page.set_focus("b")
    fresh: list[Widget] = [Counted(services, "a").button, Counted(services, "b", pygame.Rect(100, 300, 200, 60)).button]
    page.rebuilt(fresh)
    assert page.focus is fresh[1]


# -------------------------------------------------------------------- choices
def test_a_trough_by_click_and_arrows(services: Services) -> None:
    chosen: list[int] = []
    trough = Trough(
        services, "speed", pygame.Rect(100, 100, 300, 60), [ChoiceOption("a"), ChoiceOption("b"), ChoiceOption("c")], 0, chosen.append
    )
    page = Page(services, [trough])
    click(page, trough.cells()[2].center)
    type_in(page, "left", "left", "left")
    assert chosen == [2, 1, 0]


def test_a_switch_by_click_space_and_arrows(services: Services) -> None:
    states: list[bool] = []
    switch = Switch(services, "letters", pygame.Rect(100, 100, 100, 50), False, states.append)
    page = Page(services, [switch])
    click(page, (120, 120))
    type_in(page, "space", "right", "right", "left")
    assert states == [True, False, True, False]


def test_a_slider_follows_the_pointer_in_steps_even_through_a_new_layout(services: Services) -> None:
    values: list[float] = []
    rect = pygame.Rect(100, 100, 240, 40)
    page = Page(services, [Slider(services, "volume", rect.copy(), 0.5, values.append, steps=10)])
    page.handle(PointerDown(rect.right - 2, 120))
    page.rebuilt([Slider(services, "volume", rect.copy(), values[-1], values.append, steps=10)])
    page.handle(PointerMove(rect.left - 50, 120, held=True))
    page.handle(PointerUp(rect.left - 50, 120))
    assert values == [1.0, 0.0]
    type_in(page, "right", "end")
    assert values == [1.0, 0.0, 0.1, 1.0]


# -------------------------------------------------------------------- text field
def field_on(services: Services, value: str = "", limit: int = 24) -> tuple[Page, TextField]:
    field = TextField(services, "name", pygame.Rect(100, 100, 300, 50), value, lambda _: None, limit=limit)
    page = Page(services, [field])
    page.set_focus("name")
    return page, field


def test_a_field_takes_letters_of_every_language_up_to_its_limit(services: Services) -> None:
    page, field = field_on(services, limit=8)
    for letters in ("Ž", "ofie", " ", "Ъ", "ы", "too much"):
        page.handle(TextInput(letters))
    assert field.value == "Žofie Ъы"
    page.handle(TextInput("\n\x07"))
    assert field.value == "Žofie Ъы"


def test_decomposed_letters_are_joined(services: Services) -> None:
    page, field = field_on(services)
    page.handle(TextInput("e\u0301"))
    assert field.value == "é"


def test_caret_selection_and_erasing(services: Services) -> None:
    page, field = field_on(services, "red maple leaf")
    type_in(page, "backspace", "home", "delete", "right", "right")
    assert field.value == "ed maple lea"
    assert field.caret == 2
    type_in(page, Key("right", shift=True, command=True))
    assert field.selection == (2, 3)
    type_in(page, Key("end", shift=True), "backspace")
    assert field.value == "ed"
    type_in(page, Key("a", command=True))
    page.handle(TextInput("X"))
    assert field.value == "X"


def test_cut_copy_and_paste(services: Services) -> None:
    page, field = field_on(services, "abc")
    type_in(page, Key("a", command=True), Key("x", command=True))
    assert field.value == ""
    type_in(page, Key("v", command=True), Key("v", command=True))
    assert field.value == "abcabc"


def test_the_pointer_sets_the_caret_and_selects(services: Services) -> None:
    page, field = field_on(services, "wwwwwwww")
    page.handle(PointerDown(field.rect.x + 2, 120))
    assert field.caret == 0
    page.handle(PointerMove(field.rect.right - 4, 120, held=True))
    page.handle(PointerUp(field.rect.right - 4, 120))
    assert field.selection == (0, 8)


def test_enter_submits(services: Services) -> None:
    said: list[str] = []
    field = TextField(services, "name", pygame.Rect(100, 100, 300, 50), "Hana", lambda _: None, on_submit=lambda: said.append("done"))
    page = Page(services, [field])
    page.set_focus("name")
    type_in(page, "return")
    assert said == ["done"]


# -------------------------------------------------------------------- scrolling
def rows(services: Services) -> tuple[Page, ScrollArea, list[Counted]]:
    counted = [Counted(services, f"row{i}", pygame.Rect(110, 100 + 70 * i, 200, 60)) for i in range(12)]
    area = ScrollArea(services, "list", pygame.Rect(100, 100, 300, 280), 70 * 12, [one.button for one in counted])
    return Page(services, [area]), area, counted


def test_the_wheel_scrolls_within_its_bounds(services: Services) -> None:
    page, area, _ = rows(services)
    page.handle(Wheel(150, 200, 0, -3))
    assert area.offset == 3 * services.scale.px(96)
    page.handle(Wheel(150, 200, 0, -99))
    assert area.offset == area.furthest
    page.handle(Wheel(150, 200, 0, 99))
    assert area.offset == 0
    page.handle(Wheel(900, 600, 0, -3))
    assert area.offset == 0


def test_what_is_scrolled_away_cannot_be_clicked(services: Services) -> None:
    page, _, counted = rows(services)
    click(page, (150, 120 + 70 * 5))
    assert counted[5].count == 0
    page.handle(Wheel(150, 200, 0, -99))
    click(page, (150, 340))
    assert counted[11].count == 1


def test_tab_brings_rows_into_sight(services: Services) -> None:
    page, area, counted = rows(services)
    for _ in range(9):
        type_in(page, "tab")
    assert page.focus is counted[8].button
    assert area.rect.contains(counted[8].button.rect)
    type_in(page, "home")
    assert area.offset == 0
    type_in(page, "pagedown")
    assert area.offset > 0


def test_a_row_longer_than_the_view_shows_its_beginning(services: Services) -> None:
    long = Button(services, "long", pygame.Rect(100, 500, 280, 300), "Words", lambda: None)
    area = ScrollArea(services, "list", pygame.Rect(100, 100, 300, 280), 900, [long])
    area.reveal(long)
    assert area.rect.top <= long.rect.top < area.rect.centery


def test_what_goes_on_beyond_an_edge_fades_out_there(services: Services) -> None:
    def blacken(target: pygame.Surface, rect: pygame.Rect) -> None:
        target.fill("black", rect)

    ink = Drawing(services, "ink", pygame.Rect(100, 100, 280, 900), blacken)
    area = ScrollArea(services, "list", pygame.Rect(100, 100, 300, 280), 900, [ink])
    target = pygame.Surface((600, 600))
    target.fill("white")
    area.draw(target)
    assert target.get_at((200, 100)) == pygame.Color("black")
    assert target.get_at((200, 379)) == pygame.Color("white")
    area.scroll_to(area.furthest)
    target.fill("white")
    area.draw(target)
    assert target.get_at((200, 100)) == pygame.Color("white")
    assert target.get_at((200, 379)) == pygame.Color("black")


def test_paper_follows_the_hand_and_the_bar_runs_the_other_way(services: Services) -> None:
    page, area, _ = rows(services)
    page.handle(PointerDown(360, 300))
    page.handle(PointerMove(360, 200, held=True))
    page.handle(PointerUp(360, 200))
    assert area.offset == 100
    page.handle(PointerDown(398, 200))
    page.handle(PointerMove(398, 160, held=True))
    page.handle(PointerUp(398, 160))
    assert area.offset == 0
