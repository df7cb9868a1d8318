"""The copies of a leaf card, told apart as in a hand-printed set: a leaf turned, its hue a shade off, dew, an insect, a feather.

A copy is the drawn face with its leaf groups moved and small drawings set in below the cartouche: number, pip, key line and sky stay
as they are. No copy gains a leaf, because leaves are counted. Variant 0 is the face as drawn.
"""

import colorsys
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, Literal

Where = Literal["sky", "hill", "leaf"]
SIGN: Final = "~"
_LEAF: Final = re.compile(
    r'<g transform="translate\((?P<x>[\d.]+) (?P<y>[\d.]+)\) rotate\((?P<turn>-?[\d.]+)\) scale\((?P<scale>[\d.]+)\) '
    r'translate\(-200 -205\)"(?P<shade> opacity="0\.2")?>(?P<body>.*?)</g>',
    re.DOTALL,
)
_TONES: Final = re.compile(r'<(linear|radial)Gradient id="e\d+_.*?</(linear|radial)Gradient>', re.DOTALL)
_HEX: Final = re.compile(r'stop-color="#([0-9A-Fa-f]{6})"')
_ID: Final = re.compile(r'(id="|url\(#)')
_KEY_LINE: Final = '<path d="M44 24L456 24'
_MARKS: Final = {"<>": 0, "<": 1, "": 2, ">": 3}


@dataclass(frozen=True, slots=True)
class Copy:
    """How a copy differs: each leaf's turn in degrees and its shift, a mirrored first leaf, hue in degrees, lightness, a guest."""

    turns: tuple[float, ...]
    shift: tuple[float, float] = (0, 0)
    mirrored: bool = False
    hue: float = 0
    light: float = 1.0
    guest: Where | None = None


_COPIES: Final[dict[int, tuple[Copy, ...]]] = {
    0: (
        Copy((26,), (2, 4), hue=5, light=1.03, guest="leaf"),
        Copy((-6,), (-4, -2), mirrored=True, hue=-5, light=0.97, guest="hill"),
        Copy((-34,), (-2, 6), hue=-3, light=1.05, guest="sky"),
        Copy((16,), (0, -4), mirrored=True, hue=7, light=0.95),
    ),
    1: (
        Copy((-6,), (-2, 0), mirrored=True, hue=-5, light=1.04, guest="leaf"),
        Copy((-27,), (-10, 6), hue=6, light=0.96, guest="sky"),
        Copy((13,), (-4, 2), mirrored=True, hue=3, light=1.03, guest="hill"),
    ),
    2: (
        Copy((-22, 28), (6, 6), hue=5, light=1.03, guest="sky"),
        Copy((12, -10), (-4, -2), mirrored=True, hue=-5, light=0.97, guest="hill"),
    ),
    3: (Copy((14, -16, -12), (2, -4), mirrored=True, hue=5, light=1.03, guest="sky"),),
    4: (Copy((20, -18, 24, -22), (0, -2), mirrored=True, hue=5, light=1.03, guest="leaf"),),
}
_BLUE_THREE: Final = (Copy((-18, 20, -14), (2, 4), mirrored=True, hue=5, light=1.03, guest="leaf"),)

_GUESTS: Final[dict[str, dict[Where, tuple[str, str]]]] = {
    "red": {"sky": ("damselfly", "feather"), "hill": ("snail", "seed"), "leaf": ("dew", "dew")},
    "orange": {"sky": ("feather", "damselfly"), "hill": ("seed", "snail"), "leaf": ("ladybird", "dew")},
    "yellow": {"sky": ("dragonfly", "feather"), "hill": ("snail", "seed"), "leaf": ("ladybird", "dew")},
    "green": {"sky": ("dragonfly", "feather"), "hill": ("seed", "snail"), "leaf": ("ladybird", "dew")},
    "purple": {"sky": ("feather", "dragonfly"), "hill": ("snail", "seed"), "leaf": ("dew", "ladybird")},
    "brown": {"sky": ("damselfly", "feather"), "hill": ("seed", "snail"), "leaf": ("ladybird", "dew")},
    "blue": {"sky": ("dragonfly", "feather"), "hill": ("seed", "snail"), "leaf": ("ladybird", "ladybird")},
}
_SKY: Final = {0: (352, 140), 1: (358, 122), 2: (284, 130), 3: (320, 176)}
_HILL: Final = {0: (352, 610), 1: (368, 606), 2: (352, 598)}
_ON_LEAF: Final = {
    "red": (232, 236),
    "orange": (168, 170),
    "yellow": (258, 170),
    "green": (206, 190),
    "purple": (148, 236),
    "brown": (160, 226),
    "blue": (262, 220),
}
_SIZE: Final = {"dragonfly": 0.74, "damselfly": 0.74, "feather": 0.76, "snail": 0.4, "seed": 0.4, "ladybird": 0.24, "dew": 0.42}
_TILT: Final = {"dragonfly": 32.0, "damselfly": -28.0, "feather": -18.0, "seed": 14.0, "ladybird": -24.0}


def variants(leaf: str, number: int) -> int:
    """How many different copies of this face there are, the drawn one included."""
    return 1 + len(_copies(leaf, number))


def variant_of(code: str, nth: int = 0) -> int:
    """The variant for the n-th card with this code ("R0<"): with n counted from 0 no two cards of the box look alike.

    Equal codes are interchangeable in the rules, so the caller keeps n steady for as long as a card lies in one place.
    """
    return _MARKS[code[2:]] + nth


def drawing(leaf: str, number: int, variant: int) -> str:
    """The name under which Art draws this copy; variants beyond the last begin again."""
    k = variant % variants(leaf, number)
    return f"cards/{leaf}-{number}" + (f"{SIGN}{k}" if k else "")


def redrawn(folder: Path, name: str) -> str:
    """The SVG of a copy named by `drawing`."""
    base, _, variant = name.partition(SIGN)
    leaf, number = base.removeprefix("cards/").split("-")
    copy = _copies(leaf, int(number))[int(variant) - 1]
    svg = (folder / f"{base}.svg").read_text(encoding="utf-8")
    svg = _TONES.sub(lambda found: _HEX.sub(lambda stop: f'stop-color="{_toned(stop[1], copy)}"', found[0]), svg)
    guest = _GUESTS[leaf][copy.guest][int(number) % 2] if copy.guest else ""
    defs, body = _guest(folder, guest) if guest else ("", "")
    svg = _leaves(svg, copy, _placed(body, guest, _ON_LEAF[leaf]) if copy.guest == "leaf" else "")
    if copy.guest in ("sky", "hill"):
        at = (_SKY if copy.guest == "sky" else _HILL)[int(number)]
        before, line, after = svg.rpartition(_KEY_LINE)
        svg = before + _placed(body, guest, at) + line + after
    return svg.replace("</defs>", f"{defs}</defs>", 1)


def _copies(leaf: str, number: int) -> tuple[Copy, ...]:
    return _BLUE_THREE if (leaf, number) == ("blue", 3) else _COPIES[number]


def _leaves(svg: str, copy: Copy, on_leaf: str) -> str:
    """Turn and move every leaf with its shade; the guest sits on the last one, which lies in front."""
    order = [found.start() for found in _LEAF.finditer(svg) if not found["shade"]]

    def moved(found: re.Match[str]) -> str:
        index = sum(start < found.start() for start in order)
        turn = float(found["turn"]) + copy.turns[index]
        x, y, scale = float(found["x"]) + copy.shift[0], float(found["y"]) + copy.shift[1], found["scale"]
        across = f"-{scale}" if copy.mirrored and index == len(order) - 1 else scale
        shade = found["shade"] or ""
        guest = on_leaf if not shade and index == len(order) - 1 else ""
        place = f"translate({x:g} {y:g}) rotate({turn:g}) scale({across} {scale}) translate(-200 -205)"
        return f'<g transform="{place}"{shade}>{found["body"]}{guest}</g>'

    return _LEAF.sub(moved, svg)


def _placed(body: str, guest: str, at: tuple[float, float]) -> str:
    turn, size = _TILT.get(guest, 0.0), _SIZE[guest]
    return f'<g transform="translate({at[0]} {at[1]}) rotate({turn:g}) scale({size}) translate(-100 -100)">{body}</g>\n'


@cache
def _guest(folder: Path, name: str) -> tuple[str, str]:
    """Gradients and shapes of a small drawing, its ids made its own."""
    svg = _ID.sub(r"\1guest_", (folder / "variations" / f"{name}.svg").read_text(encoding="utf-8"))
    defs = re.search(r"<defs>(.*?)</defs>", svg, re.DOTALL)
    body = svg[svg.index("</defs>") + len("</defs>") : svg.rindex("</svg>")]
    return (defs[1] if defs else "", body.strip())


def _toned(code: str, copy: Copy) -> str:
    red, green, blue = (int(code[i : i + 2], 16) / 255 for i in (0, 2, 4))
    hue, lightness, strength = colorsys.rgb_to_hls(red, green, blue)
    tone = colorsys.hls_to_rgb((hue + copy.hue / 360) % 1, min(1.0, lightness * copy.light), strength)
    return "#" + "".join(f"{round(255 * part):02X}" for part in tone)
