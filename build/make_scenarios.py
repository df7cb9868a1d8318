"""Makes assets/art/scenarios: one wide woodblock picture for each solo scenario, composed of drawn shapes and the leaves of the set.

Run from the checkout: python build/make_scenarios.py. Only shapes and gradients that the game's rasteriser draws are used.
"""

import math
import re
from itertools import pairwise
from pathlib import Path
from random import Random

ART = Path(__file__).resolve().parent.parent / "assets" / "art"
W, H = 1000, 250
INK = "#2B2320"
LEAVES = {
    "red": "red-maple", "orange": "orange-oak", "yellow": "yellow-ginkgo",
    "green": "green-bamboo", "purple": "purple-shiso", "brown": "brown-zelkova",
}  # fmt: skip
Point = tuple[float, float]


class Scene:
    """Shapes from the back to the front, and their gradients."""

    def __init__(self) -> None:
        self.defs: list[str] = []
        self.shapes: list[str] = []
        self._leaves = 0

    def gradient(self, stops: list[tuple[float, str]], top: float = 0, foot: float = H, across: bool = False) -> str:
        name = f"s{len(self.defs)}"
        ends = f'x1="{top}" y1="0" x2="{foot}" y2="0"' if across else f'x1="0" y1="{top}" x2="0" y2="{foot}"'
        inner = "".join(f'<stop offset="{at}" stop-color="{colour}"/>' for at, colour in stops)
        self.defs.append(f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" {ends}>{inner}</linearGradient>')
        return f"url(#{name})"

    def path(self, d: str, fill: str = "none", line: str = INK, width: float = 0, opacity: float = 1.0) -> None:
        stroke = f' stroke="{line}" stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round"' if width else ""
        faint = f' opacity="{opacity}"' if opacity < 1 else ""
        self.shapes.append(f'<path d="{d}" fill="{fill}"{stroke}{faint}/>')

    def disc(
        self, x: float, y: float, rx: float, fill: str, ry: float = 0, width: float = 0, opacity: float = 1.0, line: str = INK
    ) -> None:
        stroke = f' stroke="{line}" stroke-width="{width}"' if width else ""
        faint = f' opacity="{opacity}"' if opacity < 1 else ""
        self.shapes.append(f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry or rx:g}" fill="{fill}"{stroke}{faint}/>')

    def ground(self, points: list[Point], fill: str, width: float = 2.2) -> None:
        """A ridge through these points, filled down to the foot of the picture."""
        self.path(smooth(points) + f"L{W + 6} {H + 6}L-6 {H + 6}Z", fill, INK, width)

    def mist(self, x: float, y: float, long: float, high: float = 9, opacity: float = 0.75) -> None:
        r = high / 2
        self.path(f"M{x} {y}h{long}a{r} {r} 0 0 1 0 {high}h{-long}a{r} {r} 0 0 1 0 {-high}Z", "#FBF3E2", opacity=opacity)

    def leaf(self, name: str, x: float, y: float, size: float, turn: float) -> None:
        """A leaf of the set with its own gradients."""
        self._leaves += 1
        svg = re.sub(r'(id="|url\(#)', rf"\g<1>l{self._leaves}_", (ART / "leaves" / f"{LEAVES[name]}.svg").read_text(encoding="utf-8"))
        defs = re.search(r"<defs>(.*?)</defs>", svg, re.DOTALL)
        self.defs.append(defs[1] if defs else "")
        body = svg[svg.index("</defs>") + 7 : svg.rindex("</svg>")].strip()
        place = f"translate({x:g} {y:g}) rotate({turn:g}) scale({size / 400:.4g}) translate(-200 -200)"
        self.shapes.append(f'<g transform="{place}">{body}</g>')

    def crowns(self, rng: Random, x0: float, x1: float, y: float, tones: list[str], size: float) -> None:
        """A wood far away: round crowns, each with its key line."""
        x = x0
        while x < x1:
            r = size * rng.uniform(0.7, 1.2)
            self.disc(round(x, 1), round(y - r * 0.5 + rng.uniform(-2, 2), 1), round(r, 1), rng.choice(tones), round(r * 0.86, 1), 1.4)
            x += r * 1.25

    def birds(self, *at: Point) -> None:
        for x, y in at:
            self.path(f"M{x} {y}q5 -6 9 0q4 -6 9 0", width=1.8)

    def torii(self, x: float, foot: float, high: float) -> None:
        red, dark, w = self.gradient([(0, "#E0563A"), (1, "#A82A1C")], foot - high, foot), "#5C1810", high
        for side in (-1, 1):
            px = x + side * w * 0.36
            self.path(f"M{px - 5} {foot}L{px - 4} {foot - high * 0.92}h9L{px + 6} {foot}Z", red, dark, 2)
            self.path(f"M{px - 8} {foot}h17v-7h-17Z", INK)
        self.path(f"M{x - w * 0.48} {foot - high * 0.6}h{w * 0.96}v{high * 0.08}h{-w * 0.96}Z", red, dark, 2)
        self.path(f"M{x - 7} {foot - high * 0.9}h14v{high * 0.31}h-14Z", "#3A2A1E", dark, 1.6)
        top, out = foot - high, w * 0.66
        for half, upper, sag, lower, inset, fill in ((out, -4, 16, 14, 6, red), (out + 4, -10, 16, -2, 4, INK)):
            beam = f"M{x - half} {top + upper}Q{x} {top + upper + sag} {x + half} {top + upper}L{x + half - inset} {top + lower}"
            self.path(beam + f"Q{x} {top + lower + sag - 4} {x - half + inset} {top + lower}Z", fill, dark, 2 if fill == red else 0)

    def svg(self) -> str:
        head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{W}" height="{H}" viewBox="0 0 {W} {H}">'
        return "\n".join([head, f"<defs>{''.join(self.defs)}</defs>", *self.shapes, "</svg>"]) + "\n"


def smooth(points: list[Point]) -> str:
    """A soft curve through the points."""
    out = f"M{points[0][0]:g} {points[0][1]:g}"
    for i in range(len(points) - 1):
        p0, p1, p2 = points[max(0, i - 1)], points[i], points[i + 1]
        p3 = points[min(len(points) - 1, i + 2)]
        a = (p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6)
        b = (p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6)
        out += f"C{a[0]:.1f} {a[1]:.1f} {b[0]:.1f} {b[1]:.1f} {p2[0]:.1f} {p2[1]:.1f}"
    return out


def cold_breeze() -> Scene:
    """Wind comes down from three hills, the middle one tallest; canes bend, leaves are carried off."""
    scene, rng = Scene(), Random(3)
    sky = [(0, "#2A4E74"), (0.3, "#6F9DB4"), (0.62, "#CFE0D6"), (1, "#F3E2BE")]
    scene.path(f"M-6 -6H{W + 6}V{H + 6}H-6Z", scene.gradient(sky, 0, 190))
    scene.disc(812, 64, 34, "#FBF3E2", width=2)
    scene.mist(700, 74, 190)
    far = scene.gradient([(0, "#54779A"), (0.6, "#9DB6BE"), (1, "#DDDCC2")], 40, 190)
    hills = [(-6, 156), (90, 118), (170, 96), (250, 134), (360, 84), (470, 34), (575, 84), (690, 132), (800, 98), (900, 122), (1006, 150)]
    scene.ground([(float(x), float(y)) for x, y in hills], far)
    scene.path("M444 52Q470 26 498 52L486 60L476 50L466 62L456 52Z", "#F4F0E6", width=1.6)
    scene.mist(96, 128, 210)
    scene.mist(560, 118, 260, 8)
    meadow = scene.gradient([(0, "#7B9A72"), (1, "#B9BE86")], 150, 215)
    scene.ground([(-6, 176), (140, 158), (300, 172), (470, 152), (650, 170), (820, 154), (1006, 172)], meadow)
    scene.crowns(rng, 30, 960, 178, ["#4F7B62", "#6E9268", "#8A6FA0", "#7A5A48", "#5E8A74", "#9B7F62"], 15)
    bank = scene.gradient([(0, "#8FA35C"), (0.5, "#5F7F4A"), (1, "#36542F")], 186, 250)
    scene.ground([(-6, 198), (180, 188), (380, 202), (600, 190), (800, 204), (1006, 192)], bank)
    for x, lean in ((60, 96), (96, 112), (128, 92), (24, 104)):
        cane(scene, x, 252, lean, rng)
    for y, x, long in ((52, 300, 250), (104, 620, 300), (140, 230, 330), (80, 560, 160), (186, 470, 300)):
        gust(scene, x, y, long)
    for name, x, y, size, turn in (
        ("purple", 372, 66, 46, 64), ("green", 300, 120, 50, 40), ("brown", 548, 136, 44, 100), ("green", 676, 72, 44, -20),
        ("purple", 742, 150, 52, 30), ("brown", 860, 116, 48, 58), ("green", 918, 186, 54, 76), ("brown", 440, 196, 40, 20),
        ("purple", 596, 206, 36, 120),
    ):  # fmt: skip
        scene.leaf(name, x, y, size, turn)
    return scene


def gust(scene: Scene, x: float, y: float, long: float) -> None:
    """A stroke of wind that curls at its end."""
    bends = ((0.3, -16), (0.55, 14), (0.8, -2), (0.92, -9), (1, -18), (0.97, -27), (0.93, -37), (0.84, -30), (0.88, -22))
    at = [f"{x + long * dx:g} {y + dy}" for dx, dy in bends]
    curl = f"M{x} {y}" + "".join(f"C{at[i]} {at[i + 1]} {at[i + 2]}" for i in (0, 3, 6))
    scene.path(curl, width=5.4, line="#3E6C92", opacity=0.35)
    scene.path(curl, width=3, line="#FBF3E2", opacity=0.95)


def cane(scene: Scene, x: float, foot: float, lean: float, rng: Random) -> None:
    """A bamboo cane that bends with the wind."""
    green = scene.gradient([(0, "#9CC27A"), (1, "#3F7A52")], 20, 250)
    points = [(x + lean * (t / 8) ** 2.2, foot - t * 27) for t in range(9)]
    for (x0, y0), (x1, y1) in pairwise(points):
        joint = f"M{x0 - 4:.1f} {y0:.1f}L{x1 - 3.6:.1f} {y1 + 1.5:.1f}L{x1 + 3.6:.1f} {y1 + 1.5:.1f}L{x0 + 4:.1f} {y0:.1f}Z"
        scene.path(joint, green, "#1E4630", 1.6)
    for px, py in points[4:]:
        for turn in (8, 30, 56):
            a = math.radians(turn + rng.uniform(-8, 8))
            ex, ey = px + 40 * math.cos(a), py + 40 * math.sin(a)
            nx, ny = 6 * math.sin(a), -6 * math.cos(a)
            mx, my = px + 18 * math.cos(a), py + 18 * math.sin(a)
            blade = f"M{px:.1f} {py:.1f}Q{mx + nx:.1f} {my + ny:.1f} {ex:.1f} {ey:.1f}Q{mx - nx:.1f} {my - ny:.1f} {px:.1f} {py:.1f}Z"
            scene.path(blade, "#5E9A6E", "#1E4630", 1.4)


def meditation() -> Scene:
    """A dry garden before its wall: raked gravel, three stones, a maple over it, four leaves that have come to rest."""
    scene, rng = Scene(), Random(8)
    sky = [(0, "#C9803F"), (0.35, "#EBC183"), (0.75, "#FBE9C4"), (1, "#FDF3DA")]
    scene.path(f"M-6 -6H{W + 6}V{H + 6}H-6Z", scene.gradient(sky, 0, 130))
    scene.path("M452 20C420 24 404 62 424 88C446 114 496 108 508 74C518 44 500 18 470 18", line="#B2472C", width=8, opacity=0.85)
    far = scene.gradient([(0, "#8A8F8A"), (1, "#DCCBA4")], 50, 110)
    scene.ground([(-6, 92), (120, 66), (250, 88), (420, 72), (600, 90), (780, 58), (900, 76), (1006, 66)], far)
    scene.mist(180, 78, 220)
    scene.crowns(rng, -10, 1010, 104, ["#C8572E", "#E08A34", "#DDB040", "#A8402C", "#7C9058", "#8A5A3C"], 17)
    wall = scene.gradient([(0, "#F6ECD2"), (1, "#D8C49C")], 104, 140)
    scene.path("M-6 106H1006V142H-6Z", wall, width=2.2)
    scene.path("M-6 94H1006L1006 108H-6Z", "#5A4A44", width=2.2)
    for x in range(6, 1006, 22):
        scene.path(f"M{x} 95v12", line="#2B2320", width=1.6, opacity=0.7)
    for x in range(120, 1000, 220):
        scene.path(f"M{x} 108v34", line="#7A5A3C", width=5)
    gravel = scene.gradient([(0, "#D3CBB6"), (0.5, "#E6DFCD"), (1, "#C6BDA6")], 142, 250)
    scene.path("M-6 142H1006V256H-6Z", gravel, width=2.2)
    stones = ((306, 200, 58, 26), (388, 212, 30, 16), (668, 196, 44, 22))
    for y in range(150, 252, 9):
        scene.path(f"M-6 {y}H1006", line="#A39A88", width=1.5, opacity=0.8)
        scene.path(f"M-6 {y + 2}H1006", line="#F7F2E6", width=1.2, opacity=0.8)
    for x, y, rx, ry in ((336, 206, 132, 48), (668, 198, 90, 42)):
        for ring in range(5, 0, -1):
            k = 0.55 + ring * 0.13
            scene.disc(x, y, rx * k, "#DED6C3", ry * k, 1.6, line="#A39A88")
            scene.disc(x, y, rx * k - 2, "#E4DDCB", ry * k - 2)
    for x, y, rx, ry in stones:
        tone = scene.gradient([(0, "#A8A69A"), (0.5, "#77797A"), (1, "#44474C")], y - ry, y + ry)
        body, moss = (
            ((-1, 0.7), (-1, -0.5), (-0.4, -1.5), (0, -1.3), (0.6, -1.2), (1, -0.2), (1, 0.7)),
            ((-0.9, 0.72), (-0.5, 0.3), (-0.2, 0.3), (0.1, 0.78), (-0.2, 1), (-0.5, 1.05), (-0.9, 0.72)),
        )
        for shape, fill, line, width in ((body, tone, INK, 2.4), (moss, "#6E8A4A", "#2E4226", 1.6)):
            at = [f"{x + rx * dx:g} {y + ry * dy:g}" for dx, dy in shape]
            scene.path(f"M{at[0]}C{at[1]} {at[2]} {at[3]}C{at[4]} {at[5]} {at[6]}Z", fill, line, width)
    bark = "#4A3428"
    scene.path("M1010 8C940 18 900 34 846 30C820 28 800 40 778 36C804 48 830 40 850 42C900 46 950 36 1010 34Z", bark, INK, 2)
    scene.path("M900 34C880 50 860 54 836 64C862 62 890 56 912 38Z", bark, INK, 1.8)
    for name, x, y, size, turn in (
        ("red", 782, 42, 54, -30), ("red", 828, 30, 60, 20), ("red", 872, 46, 66, -12), ("red", 838, 72, 50, 40), ("red", 918, 28, 64, 60),
        ("red", 960, 44, 70, 8), ("red", 900, 76, 46, -50), ("red", 978, 84, 50, 24),
        ("red", 520, 224, 46, 12), ("yellow", 186, 222, 44, -24), ("green", 772, 226, 50, 62), ("brown", 92, 178, 40, 36),
    ):  # fmt: skip
        scene.leaf(name, x, y, size, turn)
    return scene


def equinox() -> Scene:
    """Day and night meet at a torii in the water: sun and warm woods at the left, moon and stars at the right."""
    scene, rng = Scene(), Random(5)
    day = scene.gradient([(0, "#F2B45A"), (0.4, "#F8D79A"), (1, "#FCEBC4")], 0, 165)
    night = scene.gradient([(0, "#14233F"), (0.45, "#2C4872"), (1, "#8A7C9A")], 0, 165)
    scene.path("M-6 -6H1006V256H-6Z", day)
    scene.path("M500 -6H1006V256H500Z", night)
    scene.disc(196, 82, 52, scene.gradient([(0, "#F26B45"), (1, "#D6402E")], 30, 134), width=2.2)
    scene.disc(808, 76, 42, "#F7EFD6", width=2.2)
    for x, y, r in ((796, 66, 7), (820, 88, 9), (826, 62, 5)):
        scene.disc(x, y, r, "#E2D6B4")
    for _ in range(26):
        scene.disc(round(rng.uniform(540, 990)), round(rng.uniform(8, 96)), round(rng.uniform(1, 2.2), 1), "#FBF3E2")
    scene.mist(90, 96, 190)
    scene.mist(300, 54, 120, 8)
    scene.mist(700, 96, 200, opacity=0.4)
    scene.birds((330, 34), (362, 44), (308, 50))
    warm = scene.gradient([(0, "#B5702E"), (1, "#E9C079")], 90, 165)
    cool = scene.gradient([(0, "#22365A"), (1, "#5A5C82")], 90, 165)
    scene.path(smooth([(-6, 130), (90, 104), (200, 122), (320, 96), (430, 126), (500, 118)]) + "V170H-6Z", warm, width=2.2)
    scene.path(smooth([(500, 118), (590, 100), (700, 124), (820, 98), (920, 120), (1006, 106)]) + "V170H500Z", cool, width=2.2)
    scene.crowns(rng, -8, 486, 158, ["#CB3A2E", "#E88A30", "#F0C23A", "#D9602C", "#E8A23A"], 17)
    scene.crowns(rng, 516, 1008, 158, ["#3A3358", "#4A3A5E", "#2E3A5C", "#57456A", "#34405E"], 17)
    lit = scene.gradient([(0, "#F6C98A"), (0.3, "#A9C6BC"), (1, "#3F7F9C")], 160, 250)
    dark = scene.gradient([(0, "#5A5C82"), (0.4, "#2A4266"), (1, "#132440")], 160, 250)
    scene.path("M-6 162H500V256H-6Z", lit, width=2)
    scene.path("M500 162H1006V256H500Z", dark, width=2)
    for y, half in ((172, 60), (184, 46), (196, 70), (208, 40), (222, 54)):
        scene.path(f"M{196 - half} {y}h{2 * half}", line="#F7B27A", width=3.4, opacity=0.85)
        scene.path(f"M{808 - half * 0.8:g} {y}h{1.6 * half:g}", line="#F3E8C8", width=3, opacity=0.75)
    for _ in range(34):
        left, low = rng.uniform(0, 960), rng.uniform(168, 246)
        ripple = "#FBF3E2" if left < 480 else "#8FA6C8"
        scene.path(f"M{left:.0f} {low:.0f}h{rng.uniform(16, 46):.0f}", line=ripple, width=1.5, opacity=0.55)
    for side in (-1, 1):
        scene.path(f"M{500 + side * 52 - 5} 206h12v34h-12Z", "#8A2A1E", opacity=0.35)
    scene.torii(500, 206, 150)
    for name, x, y, size, turn in (
        ("red", 64, 206, 50, 20), ("orange", 330, 216, 46, -30), ("yellow", 412, 188, 36, 40), ("red", 618, 214, 44, 64),
        ("yellow", 716, 196, 38, -16), ("orange", 912, 216, 50, 32), ("red", 404, 60, 40, -24), ("yellow", 612, 48, 38, 50),
        ("orange", 92, 32, 40, 14),
    ):  # fmt: skip
        scene.leaf(name, x, y, size, turn)
    return scene


def main() -> None:
    folder = ART / "scenarios"
    folder.mkdir(exist_ok=True)
    for name, draw in (("cold-breeze", cold_breeze), ("meditation", meditation), ("equinox", equinox)):
        (folder / f"{name}.svg").write_text(draw().svg(), encoding="utf-8")


if __name__ == "__main__":
    main()
