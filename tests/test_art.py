"""The drawings: nothing in them is silently ignored, every face is complete, copies differ only where they may."""

import importlib.util
import struct
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from time import monotonic

import pygame
import pytest

from momiji.games.momiji.rules.cards import CLOSES, CODES, NAMES, NUMBER, TYPE
from momiji.games.momiji.rules.edition import EDITION
from momiji.playing.preferences import Preferences
from momiji.resources import assets, root
from momiji.ui import copies, light, theme
from momiji.ui.art import Art
from momiji.ui.shots import staged
from momiji.ui.sprites import leaf_card
from tests.svg_lint import complaints

ART = assets() / "art"
DRAWINGS = sorted(ART.rglob("*.svg"))
FACES = sorted({(NAMES[TYPE[card]], NUMBER[card]) for card in range(len(CODES))})
COPIES = [(leaf, number, k) for leaf, number in FACES for k in range(1, copies.variants(leaf, number))]
LIMIT = 16_500_000  # with three games and their puzzles
MARKS = ((0, 34, 56, 112), (444, 34, 56, 112), (0, 478, 75, 150), (425, 478, 75, 150))


@pytest.fixture(scope="module")
def art() -> Iterator[Art]:
    pygame.display.init()
    art = Art(ART)
    yield art
    art.close()


def named(path: Path) -> str:
    return str(path.relative_to(ART).with_suffix("")).replace("\\", "/")


def raw(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def colours(picture: pygame.Surface, x: int, y: int, w: int, h: int) -> Counter[tuple[int, ...]]:
    return Counter(tuple(picture.get_at((i, j))) for i in range(x, x + w) for j in range(y, y + h))


# ------------------------------------------------------------------ what the rasteriser can draw
def svg(body: str, defs: str = "") -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs>{defs}</defs>{body}</svg>'


BAD = {
    "clip path": svg('<path d="M0 0" clip-path="url(#a)"/>', '<clipPath id="a"/>'),
    "clip path by style": svg('<path d="M0 0" style="fill:#FFF;clip-path:url(#a)"/>'),
    "mask": svg('<path d="M0 0" mask="url(#a)"/>', '<mask id="a"/>'),
    "filter": svg('<path d="M0 0" filter="url(#a)"/>', '<filter id="a"/>'),
    "text": svg("<text>leaf</text>"),
    "use": svg('<use href="#a"/>'),
    "pattern": svg("", '<pattern id="a"/>'),
    "marker": svg('<path d="M0 0" marker-end="url(#a)"/>', '<marker id="a"/>'),
    "image": svg('<image href="a.png"/>'),
    "nested drawing": svg("<svg/>"),
    "focal point": svg("", '<radialGradient id="a" gradientUnits="userSpaceOnUse" cx="1" cy="1" r="1" fx="2"/>'),
    "rgba": svg('<path d="M0 0" fill="rgba(1,2,3,0.5)"/>'),
    "hsl": svg('<path d="M0 0" style="stroke: hsl(9, 50%, 50%)"/>'),
    "colour name": svg('<path d="M0 0" fill="rebeccapurple"/>'),
    "class": svg('<path d="M0 0" class="leaf"/>'),
    "opacity of a group": svg('<g opacity="0.5"><path d="M0 0"/><path d="M1 1"/></g>'),
    "plain gradient": svg("", '<linearGradient id="a" x1="0" y1="0%" x2="0%" y2="100%"/>'),
    "missing gradient": svg('<path d="M0 0" fill="url(#nowhere)"/>'),
}
GOOD = {
    "gradient in percent": svg('<path d="M0 0" fill="url(#a)"/>', '<linearGradient id="a" x1="0%" x2="100%"/>'),
    "gradient in user space": svg("", '<radialGradient id="a" gradientUnits="userSpaceOnUse" cx="1" cy="1" r="1"/>'),
    "opacity of one shape in a group": svg('<g opacity="0.5"><path d="M0 0" fill="#FFF"/></g>'),
    "plain names": svg('<path d="M0 0" fill="none" stroke="black"/>'),
}


@pytest.mark.parametrize("what", BAD)
def test_the_lint_catches(what: str) -> None:
    assert complaints(BAD[what])


@pytest.mark.parametrize("what", GOOD)
def test_the_lint_lets_pass(what: str) -> None:
    assert complaints(GOOD[what]) == []


def test_no_drawing_asks_for_what_is_not_drawn() -> None:
    assert {named(path): found for path in DRAWINGS if (found := complaints(path.read_text(encoding="utf-8")))} == {}


def test_no_copy_asks_for_what_is_not_drawn() -> None:
    names = [copies.drawing(*one) for one in COPIES]
    assert {name: found for name in names if (found := complaints(copies.redrawn(ART, name)))} == {}


def test_every_drawing_shows_something(art: Art) -> None:
    for path in DRAWINGS:
        name = named(path)
        picture = art.wide(name, 60)
        assert len(colours(picture, 0, 0, *picture.get_size())) > 3, name


def test_a_drawing_that_waits_in_the_queue_is_made_by_whoever_needs_it() -> None:
    """The window must not wait until workers have drawn everything that was asked before."""
    pygame.display.init()
    art, free = Art(ART, workers=1), Event()
    try:
        art._pool.submit(free.wait, 10)  # the only worker is busy
        art.prefetch([("icons/gear", (40, 40))])
        begun = monotonic()
        assert art.get("icons/gear", (40, 40)).get_size() == (40, 40)
        assert monotonic() - begun < 8
        assert not art.busy
    finally:
        free.set()
        art.close()


def test_drawing_never_asks_the_window() -> None:
    """Workers draw while the window changes its size; to look at its pixels then would end the program."""
    pygame.display.quit()
    art = Art(ART)
    try:
        drawn = art.get("icons/gear", (40, 40))
        pygame.display.init()
        assert drawn.get_masks()[:3] == pygame.display.set_mode((200, 200)).get_masks()[:3]
    finally:
        art.close()
        pygame.display.quit()  # else the next test is given this window
        pygame.display.init()


def test_the_assets_stay_light() -> None:
    assert sum(path.stat().st_size for path in assets().rglob("*") if path.is_file()) < LIMIT


# ------------------------------------------------------------------ faces
def test_every_card_of_the_box_has_its_faces() -> None:
    assert len(FACES) == 29
    for leaf, number in FACES:
        for name in (
            f"cards/{leaf}-{number}",
            f"cards/mini/{leaf}-{number}",
            f"contrast/{leaf}-{number}",
            f"contrast/mini/{leaf}-{number}",
        ):
            assert (ART / f"{name}.svg").is_file(), name


@pytest.mark.parametrize(("leaf", "number"), FACES)
def test_a_face_has_number_pip_and_pattern(art: Art, leaf: str, number: int) -> None:
    look, face = theme.LEAVES[leaf], art.get(f"cards/{leaf}-{number}", (500, 700))
    assert colours(face, 74, 50, 72, 88)[(*look.deep, 255)] > 700, "number"
    pip = colours(face, 84, 156, 52, 60)
    assert pip[(*look.key, 255)] > 300, "pip"
    assert pip[(*look.deep, 255)] > 60, "outline of the pip"
    sky = colours(face, 180, 30, 240, 60)
    assert 0.4 < sky[(*look.top, 255)] / sky.total() < 0.97, "pattern over the sky"
    closing = any(CLOSES[card] for card in range(len(CODES)) if (NAMES[TYPE[card]], NUMBER[card]) == (leaf, number))
    torii = colours(face, 76, 228, 68, 54)
    assert (torii[(42, 21, 18, 255)] > 60) is closing, "torii of a closing card"


@pytest.mark.parametrize(("leaf", "number"), FACES)
def test_a_high_contrast_face_has_number_pip_and_pattern(art: Art, leaf: str, number: int) -> None:
    key, face = (*theme.LEAVES[leaf].key, 255), art.get(f"contrast/{leaf}-{number}", (500, 700))
    (deep, _), *_ = colours(face, 20, 300, 3, 40).most_common(1)
    figure = colours(face, 70, 36, 104, 110)
    assert figure[deep] > 1400 and figure[255, 255, 255, 255] > 3000, "number"
    assert colours(face, 178, 40, 100, 100)[key] > 900, "pip"
    band = colours(face, 392, 34, 50, 116)
    assert 0.3 < band[key] / band.total() < 0.95, "pattern"
    assert colours(face, 60, 180, 380, 430)[key] > 5000, "leaf"


# ------------------------------------------------------------------ copies
@pytest.mark.parametrize(("leaf", "number", "variant"), COPIES)
def test_a_copy_differs_but_not_where_it_is_read(art: Art, leaf: str, number: int, variant: int) -> None:
    drawn, copy = (art.get(copies.drawing(leaf, number, k), (500, 700)) for k in (0, variant))
    high = 258 if number < 3 or (leaf, number) == ("blue", 3) else 300
    for place in ((0, 0, 166, high), (0, 0, 500, 24), (0, 676, 500, 24), *(box for box in MARKS if box[2] == 56)):
        rect = pygame.Rect(place)
        assert raw(drawn.subsurface(rect)) == raw(copy.subsurface(rect)), place
    assert raw(drawn) != raw(copy)
    changed = pygame.mask.from_threshold(drawn, (0, 0, 0, 0), (12, 12, 12, 255), copy)
    assert changed.count() < 500 * 700, "a copy stays the same card"


def test_no_two_cards_of_the_box_look_alike() -> None:
    for leaf in EDITION.types:
        seen: Counter[str] = Counter()
        pictures = set()
        for face in leaf.faces:
            variant = copies.variant_of(leaf.letter + face, seen[face])
            seen[face] += 1
            pictures.add((face[1:], leaf_card(leaf.name, int(face[0]), 100, variant=variant).name))
        assert len(pictures) == len(leaf.faces)


def test_copies_are_the_same_in_every_game() -> None:
    assert copies.redrawn(ART, "cards/red-0~1") == copies.redrawn(ART, "cards/red-0~1")
    assert copies.drawing("red", 0, 7) == copies.drawing("red", 0, 7 + copies.variants("red", 0))
    assert copies.drawing("red", 3, 0) == "cards/red-3"


# ------------------------------------------------------------------ settings
def test_the_card_set_changes_at_once() -> None:
    with staged("settings-ease", (1280, 720), base=Preferences()) as app:
        before, look = app.picture(), app.services.look
        app.services.change(high_contrast=True)
        app.step(0.1)
        assert app.services.art.high_contrast and app.services.look is not look
        assert raw(before) != raw(app.picture())
        name = copies.drawing("red", 0, 2)
        assert app.services.art.get(name, (50, 70)) is app.services.art.get("contrast/red-0", (50, 70))
        app.services.change(high_contrast=False)
        for _ in range(3):
            app.step(1.0)
        assert raw(before) == raw(app.picture())


def test_evening_comes_late_and_is_warm() -> None:
    assert [light.lateness(share) for share in (1.0, 0.5, 0.3, 0.1, 0.0)] == [0, 0, 0.5, 1, 1]
    for horizon in (None, 0.5):
        ground = pygame.Surface((64, 36), pygame.SRCALPHA)
        ground.fill((200, 200, 200, 90))
        light.evening(ground, 0.0, horizon=horizon)
        assert tuple(ground.get_at((30, 10))) == (200, 200, 200, 90)
        light.evening(ground, 1.0, horizon=horizon)
        red, green, blue, alpha = ground.get_at((30, 10))
        assert red > green > blue and green < 200 and alpha == 90


# ------------------------------------------------------------------ icons
def test_the_icons_are_all_there() -> None:
    if not (folder := root() / "build" / "icons").is_dir():
        pytest.skip("icons lie in a checkout only")
    spec = importlib.util.spec_from_file_location("make_icons", root() / "build" / "make_icons.py")
    assert spec and spec.loader
    maker = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(maker)
    pictures = {size: (folder / f"momiji-{size}.png").read_bytes() for size in maker.SIZES}
    assert all(struct.unpack(">II", data[16:24]) == (size, size) for size, data in pictures.items())
    assert (folder / "momiji.ico").read_bytes() == maker.ico({size: pictures[size] for size in maker.ICO})
    assert (folder / "momiji.icns").read_bytes() == maker.icns({kind: pictures[size] for kind, size in maker.ICNS.items()})
    assert (folder / "momiji.svg").read_bytes() == (ART / "logo" / "icon.svg").read_bytes()
