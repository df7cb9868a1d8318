"""What must be told apart is told apart, sampled from what is really drawn: by colour-blind eyes, on every ground, in every word."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest

from momiji.ui import light, theme
from momiji.ui.app import App
from momiji.ui.services import Look
from momiji.ui.theme import Colour
from tests.sight import SIGHTS, Sight, contrast, distance

PROMISED = 20
SKY = {"cards": (180, 30, 240, 60), "contrast": (392, 34, 50, 116)}
PIP = {"cards": (84, 156, 52, 60), "contrast": (204, 64, 48, 50)}


@pytest.fixture(scope="module")
def look() -> Iterator[Look]:
    app = App.for_test((1920, 1080))
    yield app.services.look
    app.services.art.close()


def key(picture: pygame.Surface, place: tuple[int, int, int, int]) -> Colour:
    """The commonest colour there that is neither paper nor plate."""
    x, y, w, h = place
    found = Counter(tuple(picture.get_at((i, j)))[:3] for i in range(x, x + w) for j in range(y, y + h))
    red, green, blue = next(colour for colour, _ in found.most_common() if min(colour) < 230)
    return red, green, blue


def mean(picture: pygame.Surface, place: pygame.Rect | None = None) -> Colour:
    red, green, blue, _ = pygame.transform.average_color(picture, place or picture.get_rect().inflate(-30, -20))
    return red, green, blue


# ------------------------------------------------------------------ leaf types
@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("cards", SKY)
@pytest.mark.parametrize("what", ["sky", "pip"])
def test_keys_keep_their_distance(look: Look, cards: str, what: str, sight: Sight) -> None:
    place = (SKY if what == "sky" else PIP)[cards]
    keys = {leaf: key(look.art.get(f"{cards}/{leaf}-1", (500, 700)), place) for leaf in theme.LEAVES}
    near = {(one, other): distance(keys[one], keys[other], sight) for one, other in combinations(keys, 2)}
    assert min(near.values()) >= PROMISED, min(near, key=lambda pair: near[pair])


def test_the_measure_is_known() -> None:
    assert distance((255, 255, 255), (0, 0, 0), "normal") == pytest.approx(100, abs=0.1)
    assert contrast((255, 255, 255), (0, 0, 0)) == pytest.approx(21)
    assert distance((200, 60, 60), (110, 120, 60), "deutan") < distance((200, 60, 60), (110, 120, 60), "normal") / 2


# ------------------------------------------------------------------ rings
def grounds(look: Look) -> dict[str, pygame.Surface]:
    sand = look.art.get("table/garden-sand", (1888, 408))
    out = {
        "gravel": sand.subsurface((700, 80, 300, 260)),
        "wood": look.paint.wood(1920, 1080).subsurface((400, 20, 300, 260)),
        "paper": look.paint.sheet(400, 360).subsurface((40, 40, 300, 260)),
        "evening gravel": sand.subsurface((700, 80, 300, 260)).copy(),
        "scroll": look.paint.sheet(400, 360, tone=theme.SCROLL).subsurface((40, 40, 300, 260)),
    }
    light.evening(out["evening gravel"], 1.0)
    return {name: picture.convert(24) for name, picture in out.items()}


def stands_out(before: pygame.Surface, after: pygame.Surface, line: list[tuple[int, int]]) -> float:
    """The best contrast any pixel along a line across the ring has with what lay under the line."""
    under = [tuple(before.get_at(at))[:3] for at in line]
    red, green, blue = (round(sum(part) / len(under)) for part in zip(*under, strict=True))
    return max(contrast(_plain(after.get_at(at)), (red, green, blue)) for at in line)


def _plain(colour: pygame.Color) -> Colour:
    return colour.r, colour.g, colour.b


@pytest.mark.parametrize("ring", ["gold_ring", "focus_ring"])
def test_rings_show_on_every_ground(look: Look, ring: str) -> None:
    for name, before in grounds(look).items():
        after = before.copy()
        getattr(look.paint, ring)(after, pygame.Rect(90, 50, 120, 160), 9)
        for line in ([(x, 130) for x in range(74, 92)], [(150, y) for y in range(34, 52)]):
            assert stands_out(before, after, line) >= 3, name


@pytest.mark.parametrize("cards", SKY)
def test_the_pair_ring_shows_between_any_two_cards(look: Look, cards: str) -> None:
    """The circle lies over the lower edges of two piles, 8 pixels apart: cream paper, pale field, gap."""
    for leaf in theme.LEAVES:
        before = grounds(look)["scroll"]
        card = look.art.get(f"{cards}/{leaf}-0", (130, 182))
        for side, left in (("right", 16), ("left", 154)):
            before.blit(card, (left, 40))
            before.blit(look.art.get(f"tokens/mark-{side}", (20, 39)), (left + (110 if side == "right" else 0), 40 + 124))
        after = before.copy()
        look.paint.gold_circle(after, (150, 184), 28)
        for line in ([(x, 184) for x in range(116, 128)], [(x, 184) for x in range(173, 185)], [(150, y) for y in range(151, 161)]):
            assert stands_out(before, after, line) >= 3, leaf


# ------------------------------------------------------------------ words
def test_words_can_be_read(look: Look) -> None:
    paint = look.paint
    sheet = {tone: mean(paint.sheet(300, 200, tone=tone)) for tone in (theme.PAPER, theme.PAPER_LIT, theme.SCROLL, theme.REFUSED_PAPER)}
    wood, trough, lacquer = mean(paint.wood(1920, 1080)), paint.sheet(300, 200).copy(), paint.wood(1920, 1080).copy()
    paint.pressed(trough, pygame.Rect(20, 20, 260, 80))
    face = paint.button(lacquer, pygame.Rect(100, 100, 414, 78), "lacquer", "rest")
    pairs = {
        "ink on paper": (theme.INK, sheet[theme.PAPER]),
        "ink on lit paper": (theme.INK, sheet[theme.PAPER_LIT]),
        "soft ink on paper": (theme.INK_SOFT, sheet[theme.PAPER]),
        "soft ink on the scroll": (theme.INK_SOFT, sheet[theme.SCROLL]),
        "deep red on paper": (theme.DEEP_RED, sheet[theme.PAPER]),
        "gold ink on the scroll": (theme.GOLD_INK, sheet[theme.SCROLL]),
        "refusal": (theme.REFUSED_INK, sheet[theme.REFUSED_PAPER]),
        "soft ink in a trough": (theme.INK_SOFT, mean(trough, pygame.Rect(60, 40, 180, 40))),
        "cream on wood": (theme.CREAM, wood),
        "wood words": (theme.WOOD_WORDS, wood),
        "primary button": (theme.CREAM, mean(lacquer, pygame.Rect(face.x + 60, face.centery - 14, face.w - 120, 28))),
        **{f"chip {name}": (theme.CREAM, ground) for name, ground in _chips().items()},
    }
    weak = {what: round(value, 2) for what, pair in pairs.items() if (value := contrast(*pair)) < 4.5}
    assert weak == {}


def _chips() -> dict[str, Colour]:
    plain = {"turn": theme.VERMILION, "action": theme.INDIGO, "lit": theme.INDIGO_LIT, "note": theme.TAUPE, "count": theme.NIGHT}
    return plain | theme.DYES


def test_figures_on_cards_can_be_read() -> None:
    for leaf in theme.LEAVES.values():
        assert contrast(leaf.deep, (255, 250, 236)) >= 8.7
