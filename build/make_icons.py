"""Makes build/icons from assets/art/logo/icon.svg: PNG pictures in all sizes, momiji.ico for Windows, momiji.icns for macOS.

Run from the checkout: python build/make_icons.py. The drawing is rasterised by pygame; both containers are written here by hand.
"""

import io
import os
import struct
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

HERE = Path(__file__).resolve().parent
LOGO = HERE.parent / "assets" / "art" / "logo"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
SMALL = 32
ICO = (16, 24, 32, 48, 64, 128, 256)
ICNS = {
    b"icp4": 16,
    b"icp5": 32,
    b"icp6": 64,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic10": 1024,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
}


def png(size: int) -> bytes:
    """One size, drawn larger and scaled down once; up to 32 pixels a plainer drawing keeps the leaf readable."""
    source = LOGO / ("icon-small.svg" if size <= SMALL else "icon.svg")
    big = pygame.image.load_sized_svg(source, (max(1024, size), max(1024, size)))
    out = io.BytesIO()
    pygame.image.save(pygame.transform.smoothscale(big, (size, size)), out, "icon.png")
    return out.getvalue()


def ico(pictures: dict[int, bytes]) -> bytes:
    """A directory of sixteen bytes an entry, then the PNG files; 256 is written as 0."""
    head, body = struct.pack("<HHH", 0, 1, len(pictures)), b""
    start = len(head) + 16 * len(pictures)
    for size, data in pictures.items():
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), start + len(body))
        body += data
    return head + body


def icns(pictures: dict[bytes, bytes]) -> bytes:
    """Chunks of a four-letter kind, the length with its eight bytes of header, and a PNG file."""
    body = b"".join(kind + struct.pack(">I", len(data) + 8) + data for kind, data in pictures.items())
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def main() -> None:
    pictures = {size: png(size) for size in SIZES}
    out = HERE / "icons"
    out.mkdir(exist_ok=True)
    for size, data in pictures.items():
        (out / f"momiji-{size}.png").write_bytes(data)
    (out / "momiji.svg").write_bytes((LOGO / "icon.svg").read_bytes())
    (out / "momiji.ico").write_bytes(ico({size: pictures[size] for size in ICO}))
    (out / "momiji.icns").write_bytes(icns({kind: pictures[size] for kind, size in ICNS.items()}))


if __name__ == "__main__":
    main()
