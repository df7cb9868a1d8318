"""Makes the pictures of the README in docs/pictures: the table of each game as it is today, and a column on its way to the hand as an
animated PNG.

Run from the checkout: PYTHONPATH=. python build/make_animation.py. Only what changes from frame to frame is kept, so the file stays small.
"""

import struct
import zlib
from pathlib import Path

from momiji import motions, screenshot

import pygame  # isort: skip

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SIZE = (720, 405)
STEP, REST = 40, 1400  # milliseconds of a frame; of the last one
SHADES = 0xF8  # five bits a colour: grain that nobody sees is left out


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def packed(rows: list[bytes]) -> bytes:
    """Each row as its difference to the row above, which suits flat prints."""
    out, above = bytearray(), bytes(len(rows[0]))
    for row in rows:
        out.append(2)
        out += bytes((a - b) & 0xFF for a, b in zip(row, above, strict=True))
        above = row
    return zlib.compress(bytes(out), 9)


def small(picture: pygame.Surface) -> pygame.Surface:
    return pygame.transform.smoothscale(picture, SIZE).convert(24)


def rows(picture: pygame.Surface, area: pygame.Rect) -> list[bytes]:
    table = bytes(value & SHADES for value in range(256))
    whole = pygame.image.tobytes(picture.subsurface(area), "RGB").translate(table)
    return [whole[i : i + area.w * 3] for i in range(0, len(whole), area.w * 3)]


def changed(one: pygame.Surface, other: pygame.Surface) -> pygame.Rect:
    """The smallest rectangle in which two frames differ."""
    whole = one.get_rect()
    before, after = rows(one, whole), rows(other, whole)
    lines = [y for y in range(whole.h) if before[y] != after[y]]
    if not lines:
        return pygame.Rect(0, 0, 1, 1)
    left = min(next(x for x in range(whole.w) if before[y][3 * x : 3 * x + 3] != after[y][3 * x : 3 * x + 3]) for y in lines)
    right = max(next(x for x in range(whole.w - 1, -1, -1) if before[y][3 * x : 3 * x + 3] != after[y][3 * x : 3 * x + 3]) for y in lines)
    return pygame.Rect(left, lines[0], right - left + 1, lines[-1] - lines[0] + 1)


def animated(shown: list[pygame.Surface]) -> bytes:
    """An animated PNG that begins again for ever."""
    out = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", *SIZE, 8, 2, 0, 0, 0))
    out += chunk(b"acTL", struct.pack(">II", len(shown), 0))
    number = 0
    for index, picture in enumerate(shown):
        area = picture.get_rect() if not index else changed(shown[index - 1], picture)
        delay = REST if index == len(shown) - 1 else 600 if not index else STEP
        out += chunk(b"fcTL", struct.pack(">IIIIIHHBB", number, area.w, area.h, area.x, area.y, delay, 1000, 0, 0))
        number += 1
        data = packed(rows(picture, area))
        if index:
            out += chunk(b"fdAT", struct.pack(">I", number) + data)
            number += 1
        else:
            out += chunk(b"IDAT", data)
    return out + chunk(b"IEND", b"")


def main() -> None:
    wish = screenshot.Wish((1280, 720))
    shown = [small(picture) for _, picture in motions.frames("collect", wish, tuple(range(0, 900, STEP)), motions.WHOLE)]
    (PICTURES / "motion.png").write_bytes(animated(shown))
    table = screenshot.take("table", screenshot.Wish(seed="40"))  # a young game: most goals and columns are still there
    pygame.image.save(pygame.transform.smoothscale(table, (1440, 810)), PICTURES / "table.png")
    for game in ("chocolatier", "miyabi"):
        table = screenshot.take("table", screenshot.Wish(players=3, game=game))
        pygame.image.save(pygame.transform.smoothscale(table, (960, 540)), PICTURES / f"{game}.png")


if __name__ == "__main__":
    main()
