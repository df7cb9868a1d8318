"""What flies: tiles with the square of their objects in the middle, lanterns and their light, tablets, frogs, points; specks and sheens."""

from math import cos, pi, radians, sin
from random import Random
from typing import Any, Final

import pygame

from momiji.games.miyabi.rules.tiles import SIDE
from momiji.games.miyabi.table import shapes
from momiji.games.miyabi.table.draw.above import draw_frog, draw_plus
from momiji.games.miyabi.table.draw.garden import HIGHEST_EDGE, garden_picture
from momiji.games.miyabi.table.draw.tile import EDGE, bold, draw_lifted, outline, tile_picture, zen_drawing, zen_picture
from momiji.games.miyabi.table.draw.veranda import draw_tablet
from momiji.games.miyabi.table.garden import Garden
from momiji.games.miyabi.table.layout.whole import side_of
from momiji.ui import light, theme
from momiji.ui.motion import Pose
from momiji.ui.table.film import Sprite
from momiji.ui.theme import Colour

TILE, RISES, ZEN, LANTERN, GLOW, PLUS, TABLET, STAMP = "tile", "rises", "zen", "lantern", "glow", "plus", "tablet", "stamp"
FROG, SHEEN, SPECKS, NOD, BRUSH, DRAGONFLY, BONSAI = "frog", "sheen", "specks", "nod", "brush", "dragonfly", "bonsai"
SPIN: Final = "spin"
STEP: Final = 4  # sizes on the way are few, so that pictures can be kept
REACH: Final = {
    TILE: 3.2,
    SPIN: 2.4,
    RISES: 3.2,
    PLUS: 2.0,
    GLOW: 0.0,
    LANTERN: 0.0,
    SPECKS: 0.0,
    NOD: 0.6,
    BRUSH: 0.6,
}  # in widths; else 1.6
COLOURS: Final[dict[str, tuple[Colour, ...]]] = {
    "moss": ((134, 172, 98), (94, 132, 73), (169, 130, 88), (89, 78, 66)),
    "gravel": ((246, 245, 239), (138, 134, 122), (120, 116, 104)),
}
COUNTS: Final = {"moss": 12, "gravel": 4}
LIGHT: Final[Colour] = (255, 214, 120)
TICK: Final = pygame.Rect(140, 140, 56, 56)  # of a zen tile's 200 units: where it stands once it is enclosed
POPS: Final = 0.75  # of the way round, then the tick


def _side(pose: Pose) -> int:
    return max(8, round(pose.scale / STEP) * STEP)


def sprite_box(context: Any, sprite: Sprite, pose: Pose) -> pygame.Rect:
    what: Any = sprite.what
    reach = REACH.get(sprite.kind, 1.6) * pose.scale + context.px(40) + pose.lift
    w = h = reach
    if sprite.kind in (LANTERN, GLOW):
        w, h = (side * 0.9 + context.px(8) for side in what[1])
    elif sprite.kind == SPECKS:
        w, h = (side / 2 + pose.scale * 0.8 for side in what[1])
    rect = pygame.Rect(0, 0, round(2 * w), round(2 * h))
    rect.center = (round(pose.x), round(pose.y))
    return rect


def draw_sprite(target: pygame.Surface, context: Any, sprite: Sprite, pose: Pose) -> None:
    """One that fades is drawn apart first."""
    if pose.alpha >= 1.0:
        _draw(target, context, sprite, pose, (round(pose.x), round(pose.y)))
        return
    box = sprite_box(context, sprite, pose)
    alone = light.clear(*box.size, light.SHADE)
    _draw(alone, context, sprite, pose, (box.w // 2, box.h // 2))
    light.fade(alone, round(255 * max(0.0, pose.alpha)))
    target.blit(alone, box)


def _draw(target: pygame.Surface, context: Any, sprite: Sprite, pose: Pose, at: tuple[int, int]) -> None:
    what: Any = sprite.what
    art, side, lift = context.look.art, _side(pose), min(24.0, pose.lift / context.scale.u)
    match sprite.kind:
        case "tile":
            picture, (x, y) = _tile(context, what, side), _corner(what, side, at)
            if angle := round(pose.angle / 3) * 3:
                picture, (x, y) = _turning(context, what, side, angle, at)
            if pose.stretch < 1.0:  # pressed from above
                high = round(picture.get_height() * pose.stretch)
                y, picture = y + picture.get_height() - high, pygame.transform.smoothscale(picture, (picture.get_width(), high))
            draw_lifted(target, context, ("miyabi-flies", *what), picture, (x, y), round(lift / 8) * 8)
        case "spin":
            _spin(target, context, what, side, pose.angle, at)
        case "rises":
            _rises(target, context, what, pose.turn)
        case "zen":
            corner = (at[0] - side // 2, at[1] - side // 2)
            draw_lifted(target, context, ("miyabi-flies-zen", what), zen_picture(context.look, what, side), corner, 6)
        case "lantern":
            own, size = what
            picture = art.get("miyabi/lantern/unlit" if own else "miyabi/lantern/mini-place", size)
            target.blit(picture, picture.get_rect(center=at))
        case "glow":
            _glow(target, context, what, pose, at)
        case "plus":
            draw_plus(target, context, what, at)
        case "tablet":
            _tablet(target, context, what, side, pose.angle, at)
        case "stamp":
            crest = context.look.sprites.crest(what, side)
            target.blit(crest, crest.get_rect(center=at))
        case "frog":
            high = max(4, round(side * pose.stretch))
            half = pose.lift / 2  # its shadow stays on the ground
            rect = pygame.Rect(at[0] - side // 2, at[1] + side // 2 - high + round(half), side, high)
            draw_frog(target, context, what, rect, half / context.scale.u)
        case "sheen":
            _sheen(target, context, what, side, pose.turn, at)
        case "specks":
            _specks(target, what, pose, sprite.nth, at)
        case "nod":
            _nod(target, context, what, at)
        case "brush":
            _brush(target, context, what, round(pose.scale), pose.turn, at)
        case "dragonfly" | "bonsai":
            name = {DRAGONFLY: "marker", BONSAI: "bonsai"}[sprite.kind]
            picture = art.get(f"miyabi/round/{name}", (side, side))
            target.blit(picture, picture.get_rect(center=at))


# ------------------------------------------------------------------ tiles
def _tile(context: Any, what: Any, side: int) -> pygame.Surface:
    """On its way it is the large picture made smaller: nothing is drawn anew for a size that is seen for a moment."""
    tile, direction, level = what
    whole = tile_picture(context.look, tile, direction, context.layout.side, level)
    share = side / context.layout.side
    size = (max(1, round(whole.get_width() * share)), max(1, round(whole.get_height() * share)))
    picture: pygame.Surface = context.look.paint.kept(("miyabi-flies", *what, side), lambda: pygame.transform.smoothscale(whole, size))
    return picture


def _turning(context: Any, what: Any, side: int, angle: int, at: tuple[int, int]) -> tuple[pygame.Surface, tuple[int, int]]:
    """On its way it goes round about the square of its objects."""
    picture = _tile(context, what, side)
    x, y = _corner(what, side, at)
    dx, dy = x + picture.get_width() / 2 - at[0], y + picture.get_height() / 2 - at[1]
    turned = context.look.paint.kept(("miyabi-turning", *what, side, angle), lambda: pygame.transform.rotozoom(picture, angle, 1))
    a, b = cos(radians(angle)), sin(radians(angle))
    middle = (round(at[0] + dx * a + dy * b), round(at[1] - dx * b + dy * a))
    return turned, turned.get_rect(center=middle).topleft


def _spin(target: pygame.Surface, context: Any, what: Any, side: int, angle: float, at: tuple[int, int]) -> None:
    """A chosen tile going round about its middle, the line round it too; at last its light is right again."""
    tile, direction = what
    top, left, _, _ = shapes.box(tile, direction)
    cells = tuple((row - top, column - left) for row, column in shapes.cells(tile, direction))
    width = max(2.0, context.px(4.5))
    whole = outline(side, cells, theme.VERMILION, width, theme.DEEP_RED)
    whole.blit(tile_picture(context.look, tile, direction, side), (side // 4, side // 4))
    turned = pygame.transform.rotozoom(whole, angle, 1)
    soft, margin = light.shadow(turned, 8 * context.scale.u, 130)
    rect = turned.get_rect(center=at)
    target.blit(soft, (rect.x - margin + context.px(5), rect.y - margin + context.px(12)))
    target.blit(turned, rect)


def _corner(what: Any, side: int, at: tuple[int, int]) -> tuple[int, int]:
    top, left, _, _ = shapes.box(what[0], what[1])
    return round(at[0] + (left - 0.5) * side), round(at[1] + (top - 0.5) * side)


def _rises(target: pygame.Surface, context: Any, what: tuple[int, tuple[int, ...], Garden], share: float) -> None:
    """The new terrace where it lies: its cut edge comes out from below by one layer."""
    seat, covered, garden = what
    field, side = context.layout.fields[seat], side_of(context.layout, seat)
    picture = garden_picture(context, garden, side, f"rises-{seat}")
    out = round(side * EDGE * (min(HIGHEST_EDGE, garden.levels[covered[0]]) - 1 + share))
    for square in covered:
        row, column = divmod(square, SIDE)
        part = pygame.Rect(column * side, row * side, side + out, side + out)
        target.blit(picture, part.move(field.topleft), part)


def _nod(target: pygame.Surface, context: Any, what: tuple[int, int], at: tuple[int, int]) -> None:
    """What stands on a square, moved a little with the moss round it; the lines of the square stay."""
    seat, square = what
    side = side_of(context.layout, seat)
    key = f"own-{seat}" if seat == context.show.seat else f"small-{seat}"
    picture = garden_picture(context, context.show.gardens[seat], side, key)
    row, column = divmod(square, SIDE)
    inner = pygame.Rect(column * side, row * side, side, side).inflate(-side // 5, -side // 5)
    target.blit(picture, inner.move(at[0] - inner.centerx, at[1] - inner.centery), inner)


def _specks(target: pygame.Surface, what: tuple[str, tuple[int, int]], pose: Pose, nth: int, at: tuple[int, int]) -> None:
    """Thrown out from under the edge of a tile; they grow smaller and are gone."""
    (kind, size), chance, share = what, Random(nth), pose.turn
    for _ in range(COUNTS[kind]):
        colour = chance.choice(COLOURS[kind])
        angle = chance.uniform(0, 2 * pi)
        x, y = cos(angle), sin(angle)
        edge = min(size[0] / 2 / max(0.01, abs(x)), size[1] / 2 / max(0.01, abs(y)))
        far = edge + pose.scale * chance.uniform(0.12, 0.6) * (1 - (1 - share) ** 2)
        up = pose.scale * chance.uniform(0.15, 0.42) * 4 * share * (1 - share)
        radius = pose.scale * chance.uniform(0.024, 0.048) * (1 - share**2)
        if radius >= 0.6:
            pygame.draw.circle(target, colour, (at[0] + x * far, at[1] + y * far - up), max(1.0, radius))


# ------------------------------------------------------------------ light
def _glow(target: pygame.Surface, context: Any, what: tuple[bool, tuple[int, int]], pose: Pose, at: tuple[int, int]) -> None:
    """Its light over the dark lantern: a halo that swells past its size, and the lit one shining through."""
    (own, size), art, kept = what, context.look.art, context.look.paint.kept
    share = max(0.0, min(1.0, pose.scale))
    lit = art.get(f"miyabi/lantern/{'lit' if own else 'mini-lit'}", size)
    step = round(share * 8)

    def shining() -> pygame.Surface:
        out: pygame.Surface = lit.copy()
        light.fade(out, round(255 * step / 8))
        return out

    across = max(2, round(size[0] * 1.5 * pose.scale / STEP) * STEP)

    def halo() -> pygame.Surface:
        small = light.clear(32, 32, LIGHT)
        for radius in range(16, 0, -1):
            pygame.draw.circle(small, (*LIGHT, round(110 * (1 - radius / 16) ** 1.5)), (16, 16), radius)
        return pygame.transform.smoothscale(small, (across, across))

    if step:
        target.blit(kept(("miyabi-shining", own, size, step), shining), lit.get_rect(center=at))
    if across > 4:
        glow = kept(("miyabi-halo", across), halo)
        target.blit(glow, glow.get_rect(center=(at[0], at[1] - round(size[1] * 0.08))))


def _sheen(target: pygame.Surface, context: Any, face: str, side: int, share: float, at: tuple[int, int]) -> None:
    """A band of light that runs over the frog once."""
    frog = context.look.art.get(f"miyabi/frog/{face.removeprefix('frog-')}", (side, side))
    band = pygame.Surface((side, side), pygame.SRCALPHA)
    x, wide = (share * 2 - 0.5) * side, side * 0.22
    pygame.draw.polygon(band, (255, 255, 255, 190), [(x, 0), (x + wide, 0), (x + wide - side * 0.4, side), (x - side * 0.4, side)])
    mask = frog.copy()
    mask.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    band.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    target.blit(band, band.get_rect(center=at))


def _brush(target: pygame.Surface, context: Any, kind: int, side: int, share: float, at: tuple[int, int]) -> None:
    """The enclosed zen tile appears along the way of the brush, from above to the right and round; then its tick pops."""
    art = context.look.art
    done = art.get(zen_drawing(kind, bold(art, side), True), (side, side))
    slab = art.get("miyabi/zen/slab", (side, side)).copy()
    slab.blit(done, (0, 0))
    tick = pygame.Rect(*(round(part * side / 200) for part in TICK))
    way, centre = min(1.0, share / POPS), (side / 2, side / 2)
    points = [centre] + [
        (centre[0] + side * sin(2 * pi * way * step / 24), centre[1] - side * cos(2 * pi * way * step / 24)) for step in range(25)
    ]
    wedge = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.polygon(wedge, (255, 255, 255, 255), points)
    wedge.fill((255, 255, 255, 0), tick)
    shown = slab.copy()
    shown.blit(wedge, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    corner = (at[0] - side // 2, at[1] - side // 2)
    target.blit(shown, corner)
    pop = (share - POPS) / (1 - POPS)
    if pop > 0:
        size = max(2, round(tick.w * (1.3 * min(1.0, pop * 1.6) if pop < 0.6 else 1.3 - 0.3 * (pop - 0.6) / 0.4)))
        sign = pygame.transform.smoothscale(done.subsurface(tick), (size, size))
        target.blit(sign, sign.get_rect(center=(corner[0] + tick.centerx, corner[1] + tick.centery)))


# ------------------------------------------------------------------ wood
def _tablet(target: pygame.Surface, context: Any, kind: int, side: int, angle: float, at: tuple[int, int]) -> None:
    """It hangs from its upper edge when it swings."""
    high = round(side * 1.24)
    if not round(angle):
        draw_tablet(target, context, pygame.Rect(at[0] - side // 2, at[1] - high // 2, side, high), kind)
        return
    alone = light.clear(side * 2, high * 2 + high, light.SHADE)  # its nail is the middle
    draw_tablet(alone, context, pygame.Rect(side // 2, high * 3 // 2, side, high), kind)
    turned = pygame.transform.rotozoom(alone, angle, 1)
    target.blit(turned, turned.get_rect(center=(at[0], at[1] - high // 2)))
