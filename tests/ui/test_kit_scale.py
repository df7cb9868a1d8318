"""The grid: one unit for everything, words that stay readable, text that grows by its own rule."""

import pytest

from momiji.ui import theme
from momiji.ui.light import cover
from momiji.ui.theme import Scale

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (2560, 1080), (2560, 1440), (3840, 2160)]


def test_the_unit_is_the_smaller_of_both_ratios() -> None:
    assert Scale(1920, 1080).u == 1
    assert Scale(1280, 720).u == pytest.approx(2 / 3)
    assert Scale(2560, 1080).u == 1
    assert Scale(1024, 640).u == pytest.approx(1024 / 1920)


def test_the_canvas_stands_in_the_middle_and_anchors_keep_to_an_edge() -> None:
    wide = Scale(2560, 1080)
    assert wide.x(0) == 320
    assert wide.x(0, 0) == 0
    assert wide.x(1920, 1) == 2560
    assert wide.rect(0, 0, 1920, 1080).size == (1920, 1080)


def test_neighbours_on_the_canvas_stay_neighbours() -> None:
    scale = Scale(1366, 768)
    for x in range(0, 1900, 13):
        assert scale.rect(x, 0, 13, 10).right == scale.rect(x + 13, 0, 13, 10).left


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [1.0, 1.25, 1.5, 2.0])
def test_no_word_is_under_fifteen_pixels(size: tuple[int, int], text: float) -> None:
    assert Scale(*size, text).type(theme.CHIP.px) >= 15


def test_words_grow_in_full_up_to_28_and_larger_ones_by_less() -> None:
    scale = Scale(1920, 1080, 1.5)
    assert [scale.type(px) for px in (20, 28, 33, 46)] == [30, 42, 42, 55]
    double = Scale(1920, 1080, 2.0)
    assert [double.type(px) for px in (20, 28, 33, 62)] == [40, 56, 56, 87]


def test_growth_never_puts_a_smaller_role_above_a_larger_one() -> None:
    for text in (1.0, 1.25, 1.5, 1.75, 2.0):
        sizes = [Scale(1920, 1080, text).type(px) for px in range(20, 90)]
        assert sizes == sorted(sizes)


def test_a_hairline_never_vanishes() -> None:
    assert Scale(1024, 640).px(0.4) == 1
    assert Scale(1024, 640).px(0) == 0


def test_a_covering_picture_covers() -> None:
    for w, h in SIZES:
        cw, ch = cover(w, h, 16 / 9)
        assert cw >= w
        assert ch >= h


def test_ink_on_paper_and_cream_on_wood_are_readable() -> None:
    def light(colour: theme.Colour) -> float:
        parts = [c / 255 / 12.92 if c / 255 <= 0.03928 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    def contrast(a: theme.Colour, b: theme.Colour) -> float:
        high, low = sorted((light(a), light(b)), reverse=True)
        return (high + 0.05) / (low + 0.05)

    paper = (237, 227, 204)
    assert contrast(theme.INK, paper) > 7
    assert contrast(theme.INK_SOFT, paper) > 4.5
    assert contrast(theme.DEEP_RED, paper) > 4.5
    assert contrast(theme.CREAM, theme.WOOD) > 7
    assert contrast(theme.CREAM, theme.INDIGO) > 7
    assert contrast(theme.WOOD_WORDS, theme.WOOD) > 7
    assert contrast(theme.REFUSED_INK, theme.REFUSED_PAPER) > 7
