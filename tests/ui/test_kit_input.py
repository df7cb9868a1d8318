"""The window system's events become our own: one place, small frozen values."""

import os
from collections.abc import Iterator

import pygame
import pytest

from momiji.ui.input import (
    Context,
    Event,
    FocusLost,
    Hand,
    Input,
    Key,
    PointerCancel,
    PointerDown,
    PointerMove,
    PointerUp,
    Resized,
    TextInput,
    Wheel,
    WindowClosed,
)

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")


@pytest.fixture(autouse=True)
def window() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((320, 200))
    pygame.event.clear()
    yield
    pygame.event.clear()


def raw(kind: int, **values: object) -> None:
    pygame.event.post(pygame.Event(kind, values))


def ours(events: list[Event]) -> list[Event]:
    return [event for event in events if not isinstance(event, FocusLost)]


def test_moves_in_a_row_become_one() -> None:
    for x in range(8):
        raw(pygame.MOUSEMOTION, pos=(x, 5), rel=(1, 0), buttons=(1, 0, 0), touch=False)
    assert ours(Input().drain(0.0)) == [PointerMove(7, 5, held=True)]


def test_buttons_and_right_click() -> None:
    raw(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=1, touch=False)
    raw(pygame.MOUSEBUTTONUP, pos=(3, 4), button=1, touch=False)
    raw(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=3, touch=False)
    raw(pygame.MOUSEBUTTONUP, pos=(3, 4), button=3, touch=False)
    assert ours(Input().drain(0.0)) == [PointerDown(3, 4, Hand.LEFT), PointerUp(3, 4, Hand.LEFT), Context(3, 4)]


def test_a_long_press_of_a_finger_is_a_question_and_no_click() -> None:
    reader = Input()
    raw(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=1, touch=True)
    assert reader.drain(0.0) == [PointerDown(3, 4)]
    assert reader.due(0.2) == pytest.approx(0.3)
    assert ours(reader.drain(0.2)) == []
    assert ours(reader.drain(0.6)) == [PointerCancel(), Context(3, 4)]
    raw(pygame.MOUSEBUTTONUP, pos=(3, 4), button=1, touch=True)
    assert ours(reader.drain(0.7)) == []


def test_a_long_press_of_the_mouse_is_only_a_press() -> None:
    """Whoever holds a card and thinks before moving it wants to drag it; the mouse has another button for questions."""
    reader = Input()
    raw(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=1, touch=False)
    reader.drain(0.0)
    assert reader.due(0.2) is None
    assert ours(reader.drain(0.6)) == []
    raw(pygame.MOUSEBUTTONUP, pos=(3, 4), button=1, touch=False)
    assert ours(reader.drain(0.7)) == [PointerUp(3, 4)]


def test_moving_away_is_a_drag_and_no_long_press() -> None:
    reader = Input()
    raw(pygame.MOUSEBUTTONDOWN, pos=(3, 4), button=1, touch=False)
    raw(pygame.MOUSEMOTION, pos=(40, 4), rel=(37, 0), buttons=(1, 0, 0), touch=False)
    reader.drain(0.0)
    assert ours(reader.drain(1.0)) == []


@pytest.mark.parametrize("modifier", [pygame.KMOD_LCTRL, pygame.KMOD_LMETA])
def test_ctrl_and_cmd_are_one_command(modifier: int) -> None:
    raw(pygame.KEYDOWN, key=pygame.K_q, mod=modifier, unicode="", scancode=0)
    assert ours(Input().drain(0.0)) == [Key("q", command=True)]


def test_keys_have_plain_names() -> None:
    for key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_TAB, pygame.K_ESCAPE, pygame.K_SPACE, pygame.K_PAGEDOWN, pygame.K_LEFT):
        raw(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
    names = [event.name for event in Input().drain(0.0) if isinstance(event, Key)]
    assert names == ["return", "return", "tab", "escape", "space", "pagedown", "left"]


def test_a_held_key_repeats_until_it_comes_up() -> None:
    reader = Input()
    for kind in (pygame.KEYDOWN, pygame.KEYDOWN, pygame.KEYUP, pygame.KEYDOWN):
        raw(kind, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
    assert [event.repeat for event in reader.drain(0.0) if isinstance(event, Key)] == [False, True, False]


def test_only_the_last_of_several_sizes_counts() -> None:
    for width in (1300, 1310, 1320):
        raw(pygame.VIDEORESIZE, w=width, h=800, size=(width, 800))
    assert ours(Input().drain(0.0)) == [Resized(1320, 800)]


def test_the_rest() -> None:
    raw(pygame.TEXTINPUT, text="ж")
    raw(pygame.VIDEORESIZE, w=1300, h=800, size=(1300, 800))
    raw(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.0, flipped=False, touch=False)
    raw(pygame.QUIT)
    events = ours(Input().drain(0.0))
    assert events[:2] == [TextInput("ж"), Resized(1300, 800)]
    assert isinstance(events[2], Wheel)
    assert events[3] == WindowClosed()
