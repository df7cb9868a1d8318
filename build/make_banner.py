"""Makes docs/pictures/banner.png from the drawings in assets: the garden at dusk, the name, a fan of leaf cards, falling leaves.

Run from the checkout: PYTHONPATH=. python build/make_banner.py.
"""

import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from momiji.resources import assets
from momiji.ui import light, washi
from momiji.ui.art import Art
from momiji.ui.services import Look
from momiji.ui.sprites import leaf_card
from momiji.ui.theme import Scale

SIZE = (1280, 400)
TOP = 201
HAND = (("red", 1, 0), ("orange", 0, 3), ("yellow", 1, 2), ("green", 0, 0), ("blue", 2, 1), ("purple", 1, 1), ("brown", 2, 2))
FALLING = (
    ("red", 640, 70, 54, 20),
    ("orange", 1180, 196, 40, -40),
    ("red", 668, 322, 36, 110),
    ("yellow", 590, 178, 40, -20),
    ("red", 1094, 330, 46, 60),
)


def banner(look: Look) -> pygame.Surface:
    scene = look.art.get("table/title-scene", (1280, 720))
    picture = pygame.Surface(SIZE)
    picture.blit(scene, (0, -TOP))
    light.evening(picture, 0.2, horizon=(470 - TOP) / SIZE[1])
    shade = pygame.transform.rotate(light.gradient(SIZE[1], 700, (92, 96, 124), (255, 255, 255)), 90)
    picture.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    logo = look.art.wide("logo/momiji-en", 430)
    soft, margin = light.shadow(logo, 9, 170)
    picture.blit(soft, (72 - margin, 36 - margin + 6))
    picture.blit(logo, (72, 36))
    for index, (leaf, number, variant) in enumerate(HAND):
        off = index - (len(HAND) - 1) / 2
        card = leaf_card(leaf, number, 122, variant=variant, left=number == 0, right=number == 0)
        look.sprites.put(picture, card, (334 + off * 74, 306 + off * off * 5), angle=-4.4 * off, lift=14)
    for leaf, x, y, px, angle in FALLING:
        drawn = look.sprites.leaf(leaf, px, angle)
        soft, _ = look.sprites.shadow_of((leaf, px, angle), drawn, blur=4, alpha=110)
        picture.blit(soft, soft.get_rect(center=(x + 3, y + 6)))
        picture.blit(drawn, drawn.get_rect(center=(x, y)))
    washi.grain(picture)
    return picture


def main() -> None:
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    pygame.font.init()
    art = Art(assets() / "art")
    out = Path(__file__).resolve().parent.parent / "docs" / "pictures"
    out.mkdir(exist_ok=True)
    pygame.image.save(banner(Look(Scale(1920, 1080), art)), out / "banner.png")
    art.close()


if __name__ == "__main__":
    main()
