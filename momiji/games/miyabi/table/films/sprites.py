"""What flies: tiles with the square of their objects in the middle, zen tiles, lanterns, tablets, frogs, and points."""

from typing import Any, Final

import pygame

from momiji.games.miyabi.table import shapes
from momiji.games.miyabi.table.draw.above import draw_frog, draw_plus
from momiji.games.miyabi.table.draw.tile import draw_lifted, tile_picture, zen_picture
from momiji.games.miyabi.table.draw.veranda import draw_tablet
from momiji.ui import light
from momiji.ui.motion import Pose
from momiji.ui.table.film import Sprite

TILE, ZEN, LANTERN, PLUS, TABLET, FROG = "tile", "zen", "lantern", "plus", "tablet", "frog"
STEP: Final = 4  # sizes on the way are few, so that pictures can be kept


def _side(pose: Pose) -> int:
    return max(8, round(pose.scale / STEP) * STEP)


def sprite_box(context: Any, sprite: Sprite, pose: Pose) -> pygame.Rect:
    reach = {TILE: 3.2, PLUS: 2.0}.get(sprite.kind, 1.6) * pose.scale + context.px(40) + pose.lift
    return pygame.Rect(0, 0, round(2 * reach), round(2 * reach)).move_to(center=(round(pose.x), round(pose.y)))


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
    side, lift = _side(pose), min(24.0, pose.lift / context.scale.u)
    match sprite.kind:
        case "tile":
            tile, direction, _ = what
            top, left, _, _ = shapes.box(tile, direction)
            corner = (round(at[0] + (left - 0.5) * side), round(at[1] + (top - 0.5) * side))
            draw_lifted(target, context, ("miyabi-flies", *what), _tile(context, what, side), corner, round(lift / 8) * 8)
        case "zen":
            draw_lifted(
                target, context, ("miyabi-flies-zen", what), zen_picture(context, what, side), (at[0] - side // 2, at[1] - side // 2), 6
            )
        case "lantern":
            picture = context.look.art.get("miyabi/lantern/lit", what)
            target.blit(picture, picture.get_rect(center=at))
        case "plus":
            draw_plus(target, context, what, at)
        case "tablet":
            rect = pygame.Rect(0, 0, side, round(side * 1.24)).move_to(center=at)
            draw_tablet(target, context, rect, what)
        case "frog":
            rect = pygame.Rect(0, 0, side, side).move_to(center=at)
            draw_frog(target, context, what, rect)


def _tile(context: Any, what: Any, side: int) -> pygame.Surface:
    """On its way it is the large picture made smaller: nothing is drawn anew for a size that is seen for a moment."""
    tile, direction, level = what
    whole = tile_picture(context, tile, direction, context.layout.side, level)
    share = side / context.layout.side
    size = (max(1, round(whole.get_width() * share)), max(1, round(whole.get_height() * share)))
    picture: pygame.Surface = context.look.paint.kept(("miyabi-flies", *what, side), lambda: pygame.transform.smoothscale(whole, size))
    return picture
