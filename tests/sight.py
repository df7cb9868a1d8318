"""Colour as eyes see it: relative luminance and contrast (WCAG 2), CIE Lab, and dichromatic sight.

Protanopia, deuteranopia and tritanopia are the matrices of Machado, Oliveira and Fernandes (2009) at severity 1, applied to linear
light. Distances are CIE76 (Euclidean in Lab, D65).
"""

from typing import Final, Literal

Rgb = tuple[float, float, float]
Colour = tuple[int, int, int]
Sight = Literal["normal", "protan", "deutan", "tritan"]

SIGHTS: Final[dict[Sight, tuple[Rgb, Rgb, Rgb]]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
_XYZ: Final = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
_WHITE: Final = (0.95047, 1.0, 1.08883)


def linear(colour: Colour) -> Rgb:
    red, green, blue = (c / 255 / 12.92 if c / 255 <= 0.04045 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour)
    return red, green, blue


def _times(matrix: tuple[Rgb, Rgb, Rgb], vector: Rgb) -> Rgb:
    one, two, three = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return one, two, three


def seen(colour: Colour, sight: Sight) -> Rgb:
    """Linear light as this sight takes it."""
    red, green, blue = (min(1.0, max(0.0, part)) for part in _times(SIGHTS[sight], linear(colour)))
    return red, green, blue


def lab(light: Rgb) -> Rgb:
    x, y, z = (
        t ** (1 / 3) if t > (6 / 29) ** 3 else t / (3 * (6 / 29) ** 2) + 4 / 29
        for t in (part / white for part, white in zip(_times(_XYZ, light), _WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: Colour, other: Colour, sight: Sight) -> float:
    """CIE76."""
    return float(sum((a - b) ** 2 for a, b in zip(lab(seen(one, sight)), lab(seen(other, sight)), strict=True)) ** 0.5)


def contrast(one: Colour, other: Colour) -> float:
    """WCAG: 1 to 21."""
    light, dark = sorted((0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(one), linear(other))), reverse=True)
    return (light + 0.05) / (dark + 0.05)
