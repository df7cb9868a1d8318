"""Makes the high-contrast card set, assets/art/contrast: flat pale fields, heavy key lines, large figures, leaves as silhouettes.

Run from the checkout: python3 build/make_high_contrast.py. Standard library only. Figures, leaf shapes and torii are taken from the
drawn set, so that both sets stay one family; patterns are drawn anew in broad lines.
"""

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

ART = Path(__file__).resolve().parent.parent / "assets" / "art"
OUT = ART / "contrast"
INK, PAPER, PLATE, GOLD = "#1B1512", "#FFFDF6", "#FFFFFF", "#F0C25A"
Point = tuple[float, float]
Run = list[Point]
ROUND = 'stroke-linejoin="round" stroke-linecap="round"'


@dataclass(frozen=True)
class Leaf:
    """Colours of a type, the lines of its veins on the 400 grid of the leaf drawings, and the colour that shows on its key."""

    key: str
    deep: str
    pale: str
    line: str
    veins: str


def ribs(foot: tuple[float, float], tip: tuple[float, float], pairs: list[tuple[float, float, float]]) -> str:
    """A midrib and its side veins: where on the midrib (0 to 1), how far to the side, how far up."""
    path = f"M{foot[0]} {foot[1]}L{tip[0]} {tip[1]}"
    for t, side, up in pairs:
        x, y = foot[0] + (tip[0] - foot[0]) * t, foot[1] + (tip[1] - foot[1]) * t
        path += f"M{x - side:.0f} {y - up:.0f}L{x:.0f} {y:.0f}L{x + side:.0f} {y - up:.0f}"
    return path


def rays(foot: tuple[float, float], tips: list[tuple[float, float]]) -> str:
    return "".join(f"M{foot[0]} {foot[1]}L{x} {y}" for x, y in tips)


LEAVES = {
    "red": Leaf(
        "#CB2A30",
        "#4A060E",
        "#FDEBE2",
        "#FFE9DC",
        rays((200, 258), [(139, 309), (70, 250), (86, 138), (197, 70), (310, 128), (336, 240), (268, 306)]),
    ),
    "orange": Leaf(
        "#E88A30", "#4A1E04", "#FFF1DC", "#4A1E04", ribs((206, 330), (194, 90), [(0.18, 34, 26), (0.42, 70, 40), (0.7, 78, 44)])
    ),
    "yellow": Leaf(
        "#FBE04E",
        "#463004",
        "#FFFBE2",
        "#463004",
        rays((198, 276), [(70, 214), (96, 160), (146, 128), (252, 128), (302, 160), (330, 214)]),
    ),
    "green": Leaf("#468A6C", "#06281C", "#E9F5E6", "#F1FAEC", rays((198, 300), [(213, 66), (62, 196), (340, 196)])),
    "purple": Leaf(
        "#8A3A9D", "#260832", "#F8ECF7", "#FBE9F8", ribs((203, 300), (195, 84), [(0.08, 74, 30), (0.36, 82, 44), (0.64, 62, 44)])
    ),
    "brown": Leaf(
        "#4A302A",
        "#160A07",
        "#F5EADB",
        "#F6DDBE",
        ribs((179, 334), (206, 76), [(0.14, 46, 28), (0.38, 58, 40), (0.62, 48, 40), (0.82, 24, 26)]),
    ),
    "blue": Leaf("#69C2F3", "#06243F", "#EDF8FE", "#06243F", rays((200, 270), [(198, 96), (74, 216), (326, 216), (130, 292), (270, 292)])),
}


# ------------------------------------------------------------------ patterns, as runs of points
def water(y0: float, y1: float) -> Iterator[Run]:
    for y in steps(y0 + 10, y1 + 20, 25):
        yield [(x, y + 8 * math.sin(x / 60 * math.tau)) for x in steps(10, 495, 6)]


def tortoise(y0: float, y1: float) -> Iterator[Run]:
    r = 26.0
    for row, y in enumerate(steps(y0, y1 + 40, r * 1.5)):
        for x in steps(10 + (r * 0.866 if row % 2 else 0), 500, r * 1.732):
            yield [(x + r * math.sin(math.pi / 3 * i), y - r * math.cos(math.pi / 3 * i)) for i in range(4)]


def waves(y0: float, y1: float) -> Iterator[Run]:
    for row, y in enumerate(steps(y0 + 20, y1 + 30, 23)):
        for x in steps(10 + (23 if row % 2 else 0), 500, 46):
            yield from (arc(x, y, r, 180, 360) for r in (23, 12))


def canes(y0: float, y1: float) -> Iterator[Run]:
    for i, x in enumerate(steps(34, 490, 26)):
        yield [(x, y0), (x, y1)]
        for y in steps(y0 + 20 + i % 3 * 18, y1, 54):
            yield [(x - 7, y), (x + 7, y)]


def treasures(y0: float, y1: float) -> Iterator[Run]:
    for row, y in enumerate(steps(y0, y1 + 34, 31)):
        for x in steps(10 + (31 if row % 2 else 0), 520, 62):
            yield arc(x, y, 31, 0, 360)


def arrows(y0: float, y1: float) -> Iterator[Run]:
    for i, x in enumerate(steps(26, 500, 56)):
        yield [(x, y0), (x, y1)]
        for y in steps(y0 - 30 + i % 2 * 17, y1 + 10, 34):
            yield [(x, y), (x + 28, y + 20), (x + 56, y)]


def rain(y0: float, y1: float) -> Iterator[Run]:
    for i, x in enumerate(steps(20, 520, 19)):
        for y in steps(y0 - 30 + i * 37 % 44, y1, 62):
            left = x - (y - y0) * 0.22
            yield [(left, y), (left - 8, y + 36)]


PATTERNS = {"red": water, "orange": tortoise, "yellow": waves, "green": canes, "purple": treasures, "brown": arrows, "blue": rain}


def steps(start: float, stop: float, step: float) -> list[float]:
    return [start + i * step for i in range(max(0, math.ceil((stop - start) / step)))]


def arc(cx: float, cy: float, r: float, start: float, end: float) -> Run:
    turns = (math.radians(start + (end - start) * i / 24) for i in range(25))
    return [(cx + r * math.cos(turn), cy + r * math.sin(turn)) for turn in turns]


def within(runs: Iterator[Run], box: tuple[float, float, float, float]) -> str:
    """The runs as one path, cut at the edges of the box: the rasteriser knows no clipping."""
    out = []
    for run in runs:
        at: Point | None = None
        for start, end in pairwise(run):
            cut = clipped(start, end, box)
            if not cut:
                at = None
                continue
            out.append(
                f"L{cut[1][0]:.1f} {cut[1][1]:.1f}" if at == cut[0] else f"M{cut[0][0]:.1f} {cut[0][1]:.1f}L{cut[1][0]:.1f} {cut[1][1]:.1f}"
            )
            at = cut[1]
    return "".join(out)


def clipped(a: Point, b: Point, box: tuple[float, float, float, float]) -> tuple[Point, Point] | None:
    low, high, (dx, dy) = 0.0, 1.0, (b[0] - a[0], b[1] - a[1])
    for step, room in ((-dx, a[0] - box[0]), (dx, box[2] - a[0]), (-dy, a[1] - box[1]), (dy, box[3] - a[1])):
        if step == 0 and room < 0:
            return None
        if step < 0:
            low = max(low, room / step)
        elif step > 0:
            high = min(high, room / step)
    if low >= high:
        return None
    return (a[0] + dx * low, a[1] + dy * low), (a[0] + dx * high, a[1] + dy * high)


# ------------------------------------------------------------------ parts
def rounded(x: float, y: float, w: float, h: float, r: float) -> str:
    return (
        f"M{x + r} {y}L{x + w - r} {y}A{r} {r} 0 0 1 {x + w} {y + r}L{x + w} {y + h - r}A{r} {r} 0 0 1 {x + w - r} {y + h}"
        f"L{x + r} {y + h}A{r} {r} 0 0 1 {x} {y + h - r}L{x} {y + r}A{r} {r} 0 0 1 {x + r} {y}Z"
    )


def notched(x: float, y: float, w: float, h: float, n: float = 13) -> str:
    """The cartouche with its hollow corners."""
    return (
        f"M{x + n} {y}L{x + w - n} {y}Q{x + w - n} {y + n} {x + w} {y + n}L{x + w} {y + h - n}Q{x + w - n} {y + h - n} {x + w - n} {y + h}"
        f"L{x + n} {y + h}Q{x + n} {y + h - n} {x} {y + h - n}L{x} {y + n}Q{x + n} {y + n} {x + n} {y}Z"
    )


def paths(name: str) -> list[str]:
    return re.findall(r'<path d="([^"]+)"', (ART / f"{name}.svg").read_text(encoding="utf-8"))


def face_source(leaf: str, number: int) -> str:
    return (ART / "cards" / f"{leaf}-{number}.svg").read_text(encoding="utf-8")


def figure(leaf: str, number: int) -> str:
    """The outline of the number: it follows the cartouche in the drawn face, 84 high round (110, 94)."""
    found = re.search(r'fill="#FFFAEC"[^>]*/>\s*<path d="([^"]+)"', face_source(leaf, number))
    assert found
    return found[1]


def shape(leaf: str) -> tuple[str, list[str]]:
    """Stem and blades of a leaf, from its pip."""
    stem, *rest = paths(f"leaves/pips/{leaf}")
    return stem, rest[: len(rest) // 2]


def torii(leaf: str, x: float, y: float, scale: float, colour: str) -> str:
    """The large torii of the closing face, which spans x 70..430, y 310..650."""
    found = re.search(r'<path d="(M70[^"]+)"', face_source(leaf, 4 if leaf == "blue" else 3))
    assert found
    place = f"translate({x} {y}) scale({scale}) translate(-250 -480)"
    return f'<path d="{found[1]}" fill="{colour}" stroke="{colour}" stroke-width="10" {ROUND} transform="{place}"/>'


def silhouette(leaf: str, x: float, y: float, turn: float, scale: float, edge: float) -> str:
    """A leaf in its key colour with an outline of `edge` card units and bold veins."""
    look, (stem, blades) = LEAVES[leaf], shape(leaf)
    wide = 2 * edge / scale
    parts = [f'<path d="{stem}" fill="{look.deep}" stroke="{look.deep}" stroke-width="{edge * 0.6 / scale:.1f}" {ROUND}/>']
    parts += [f'<path d="{d}" fill="{look.deep}" stroke="{look.deep}" stroke-width="{wide:.1f}" {ROUND}/>' for d in blades]
    parts += [f'<path d="{d}" fill="{look.key}"/>' for d in blades]
    parts.append(f'<path d="{look.veins}" fill="none" stroke="{look.line}" stroke-width="{min(13.0, 5.4 / scale):.1f}" {ROUND}/>')
    place = f"translate({x:g} {y:g}) rotate({turn:g}) scale({scale:g}) translate(-200 -205)"
    return f'<g transform="{place}">\n' + "\n".join(parts) + "\n</g>"


def leaves(leaf: str, number: int) -> Iterator[tuple[float, float, float, float]]:
    """Where the drawn face has its leaves."""
    place = r'<g transform="translate\(([\d.]+) ([\d.]+)\) rotate\((-?[\d.]+)\) scale\(([\d.]+)\) translate\(-200 -205\)">'
    for found in re.finditer(place, face_source(leaf, number)):
        x, y, turn, scale = (float(part) for part in found.groups())
        yield x, y, turn, scale


def motif(leaf: str, number: int) -> list[str]:
    """Brush circle, moon, mist or torii, flat and opaque."""
    deep, source = LEAVES[leaf].deep, face_source(leaf, number)
    before = source[source.index("</defs>") : source.index("rotate(")]
    out = [f'<path d="{d}" fill="{deep}"/>' for d in re.findall(r'<path d="([^"]+)" fill="#(?!FFFDF2)\w+" opacity="0\.82?"/>', before)]
    for cx, cy, r in re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)" fill="#FFFDF2"', before):
        out.insert(0, f'<circle cx="{cx}" cy="{cy}" r="{r}" fill="{PLATE}" stroke="{deep}" stroke-width="6"/>')
    for mirror, d in re.findall(r'(scale\(-1 1\)">\s*)?<path d="(M26[^"]+)" fill="#FFFDF2"', source):
        place = "translate(512 0) scale(-1 1)" if mirror else "translate(-12 0)"
        out.append(f'<path d="{d}" fill="{PLATE}" stroke="{deep}" stroke-width="6" {ROUND} transform="{place}"/>')
    return out


def written(name: str, size: tuple[int, int], parts: list[str]) -> None:
    w, h = size
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
    path = OUT / f"{name}.svg"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join([head, *parts, "</svg>"]) + "\n", encoding="utf-8")


# ------------------------------------------------------------------ pictures
def face(leaf: str, number: int) -> None:
    """A banner of key colour and cloth pattern with figure and pip side by side, both seen while other cards lie over the rest."""
    look = LEAVES[leaf]
    closes = number == (4 if leaf == "blue" else 3)
    lines = f'fill="none" stroke="{look.line}" stroke-width="4" stroke-linejoin="round" stroke-linecap="butt"'
    width = 322 if closes else 222
    parts = [
        f'<path d="{rounded(3, 3, 494, 694, 35)}" fill="{PAPER}" stroke="{INK}" stroke-width="6"/>',
        f'<path d="{rounded(20, 20, 460, 660, 22)}" fill="{look.key}"/>',
        f'<path d="{within(PATTERNS[leaf](14, 162), (24, 24, 476, 160))}" {lines}/>',
        f'<path d="{within(PATTERNS[leaf](618, 684), (24, 620, 476, 676))}" {lines}/>',
        f'<path d="M16 162L484 162L484 618L16 618Z" fill="{look.pale}"/>',
        f'<path d="M20 162L480 162M20 618L480 618" fill="none" stroke="{look.deep}" stroke-width="8"/>',
        *motif(leaf, number),
        *(silhouette(leaf, x, y, turn, scale, 8 if scale > 0.7 else 7) for x, y, turn, scale in leaves(leaf, number)),
        f'<path d="{rounded(5, 5, 490, 690, 33)}{rounded(20, 20, 460, 660, 22)}" fill="{PAPER}" fill-rule="evenodd"/>',
        f'<path d="{rounded(20, 20, 460, 660, 22)}" fill="none" stroke="{look.deep}" stroke-width="9"/>',
        f'<path d="{notched(64, 28, width, 124)}" fill="{PLATE}" stroke="{look.deep}" stroke-width="6" {ROUND}/>',
        f'<path d="{figure(leaf, number)}" fill="{look.deep}" stroke="{look.deep}" stroke-width="3" {ROUND}'
        f' transform="translate(124 90) scale(1.16) translate(-110 -94)"/>',
        silhouette(leaf, 228, 91, 0, 0.27, 4.2),
    ]
    if closes:
        parts.append(torii(leaf, 332, 92, 0.25, "#A82C1C"))
    written(f"{leaf}-{number}", (500, 700), parts)


def mini(leaf: str, number: int) -> None:
    """For other players' piles: the figure fills half of it, the leaf the other half."""
    look = LEAVES[leaf]
    closes = number == (4 if leaf == "blue" else 3)
    parts = [
        f'<path d="{rounded(2, 2, 196, 276, 20)}" fill="{PAPER}" stroke="{INK}" stroke-width="4"/>',
        f'<path d="{rounded(11, 11, 178, 258, 13)}" fill="{look.key}"/>',
        f'<path d="M11 132L189 132L189 256A13 13 0 0 1 176 269L24 269A13 13 0 0 1 11 256Z" fill="{look.pale}"/>',
        silhouette(leaf, 104, 200, 4, 0.37, 6),
        f'<path d="M11 132L189 132" fill="none" stroke="{look.deep}" stroke-width="7"/>',
        f'<path d="{rounded(11, 11, 178, 258, 13)}" fill="none" stroke="{look.deep}" stroke-width="7"/>',
        f'<path d="{notched(17, 16, 94, 113, 10)}" fill="{PLATE}" stroke="{look.deep}" stroke-width="5" {ROUND}/>',
        f'<path d="{figure(leaf, number)}" fill="{look.deep}" stroke="{look.deep}" stroke-width="3" {ROUND}'
        f' transform="translate(64 73) scale(1.16) translate(-110 -94)"/>',
    ]
    if closes:
        parts.append(f'<path d="{notched(120, 30, 60, 82, 8)}" fill="{PLATE}" stroke="{look.deep}" stroke-width="4" {ROUND}/>')
        parts.append(torii(leaf, 150, 71, 0.145, "#A82C1C"))
    written(f"mini/{leaf}-{number}", (200, 280), parts)


def back() -> None:
    stem, blades = shape("red")
    place = "translate(250 354) scale(0.54) translate(-200 -205)"
    slants = [[(x, 40.0), (x + side * 310, 660.0)] for x in steps(-270, 800, 62) for side in (-1, 1)]
    lattice = within(iter(slants), (40, 40, 460, 660))
    parts = [
        f'<path d="{rounded(3, 3, 494, 694, 35)}" fill="#16263E" stroke="{INK}" stroke-width="6"/>',
        f'<path d="{rounded(16, 16, 468, 668, 24)}" fill="none" stroke="{PAPER}" stroke-width="12"/>',
        f'<path d="{lattice}" fill="none" stroke="#6F87A8" stroke-width="5"/>',
        f'<path d="{rounded(38, 38, 424, 624, 14)}" fill="none" stroke="{GOLD}" stroke-width="7"/>',
        '<circle cx="250" cy="350" r="152" fill="#16263E"/>',
        f'<circle cx="250" cy="350" r="138" fill="{PAPER}" stroke="{INK}" stroke-width="6"/>',
        '<circle cx="250" cy="350" r="120" fill="#B0301F"/>',
        f'<path d="{stem}" fill="{PAPER}" stroke="{PAPER}" stroke-width="8" transform="{place}"/>',
        *(f'<path d="{d}" fill="{PAPER}" stroke="{PAPER}" stroke-width="10" {ROUND} transform="{place}"/>' for d in blades),
    ]
    written("back", (500, 700), parts)


if __name__ == "__main__":
    for leaf in LEAVES:
        for number in range(5 if leaf == "blue" else 4):
            face(leaf, number)
            mini(leaf, number)
    back()
