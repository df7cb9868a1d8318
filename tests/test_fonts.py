"""Every character of every language is in every face that may have to write it."""

import struct
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

from momiji.resources import assets, locales
from momiji.ui import theme

FONTS = sorted((assets() / "fonts").glob("*.ttf"))
DRAWN = frozenset("←→↑↓✓✗")  # arrows and ticks are icons, never type


def tables(font: bytes) -> dict[str, bytes]:
    (count,) = struct.unpack_from(">H", font, 4)
    found = {}
    for index in range(count):
        tag, _, start, length = struct.unpack_from(">4sIII", font, 12 + 16 * index)
        found[tag.decode("ascii")] = font[start : start + length]
    return found


def characters(path: Path) -> set[int]:
    """The code points of a TrueType file, from its cmap subtables of format 4 and 12."""
    cmap = tables(path.read_bytes())["cmap"]
    (count,) = struct.unpack_from(">H", cmap, 2)
    points: set[int] = set()
    for index in range(count):
        (start,) = struct.unpack_from(">I", cmap, 4 + 8 * index + 4)
        (kind,) = struct.unpack_from(">H", cmap, start)
        if kind == 4:
            points |= set(_segments(cmap[start:]))
        elif kind == 12:
            (groups,) = struct.unpack_from(">I", cmap, start + 12)
            for group in range(groups):
                first, last, _ = struct.unpack_from(">III", cmap, start + 16 + 12 * group)
                points |= set(range(first, last + 1))
    return points


def _segments(table: bytes) -> Iterator[int]:
    half = struct.unpack_from(">H", table, 6)[0] // 2
    ends = struct.unpack_from(f">{half}H", table, 14)
    starts = struct.unpack_from(f">{half}H", table, 16 + 2 * half)
    deltas = struct.unpack_from(f">{half}H", table, 16 + 4 * half)
    at = 16 + 6 * half
    offsets = struct.unpack_from(f">{half}H", table, at)
    for index, (start, end, delta, offset) in enumerate(zip(starts, ends, deltas, offsets, strict=True)):
        for point in range(start, min(end, 0xFFFE) + 1):
            if offset:
                (glyph,) = struct.unpack_from(">H", table, at + 2 * index + offset + 2 * (point - start))
                glyph = (glyph + delta) % 65536 if glyph else 0
            else:
                glyph = (point + delta) % 65536
            if glyph:
                yield point


def wanted() -> dict[str, set[str]]:
    """What each locale file writes, by language; the signs of the file format itself are letters of the fonts anyway."""
    found: dict[str, set[str]] = {}
    for path in sorted(locales().rglob("*.ftl")):
        found.setdefault(path.parent.name, set()).update(path.read_text(encoding="utf-8"))
    return found


def test_the_reader_knows_what_a_font_has() -> None:
    points = characters(FONTS[0])
    assert {ord(sign) for sign in "aZ09řŠжЯ–…“„"} <= points
    assert 0x1F600 not in points and ord("漢") not in points


def test_every_role_has_its_face() -> None:
    roles = {value.face for value in vars(theme).values() if isinstance(value, theme.Role)}
    assert roles <= {path.stem for path in FONTS}


@pytest.mark.parametrize("font", FONTS, ids=lambda path: path.stem)
def test_every_character_is_in_the_face(font: Path) -> None:
    points = characters(font)
    missing = {
        language: sorted(f"{sign} U+{ord(sign):04X} {unicodedata.name(sign, '')}" for sign in signs if _lacks(sign, points))
        for language, signs in wanted().items()
    }
    assert not any(missing.values()), missing


def _lacks(sign: str, points: set[int]) -> bool:
    return sign not in "\n\r\t" and ord(sign) not in points


def test_no_sentence_writes_what_is_drawn() -> None:
    assert {language: signs & DRAWN for language, signs in wanted().items() if signs & DRAWN} == {}


def test_each_language_has_its_alphabet() -> None:
    """Names that players type are written in these, whatever the locale files happen to use."""
    alphabets = "áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ" + "".join(chr(point) for point in range(0x410, 0x450)) + "Ёё"
    for font in FONTS:
        assert {ord(sign) for sign in alphabets} <= characters(font), font.stem
