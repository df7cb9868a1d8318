"""Sprites in flight: the picture of each kind at the size and turn of its pose."""

from typing import Any, Final

import pygame

from momiji.ui import light, theme
from momiji.ui.motion import Pose
from momiji.ui.sprites import Face

from .draw_easel import Easel
from .draw_own import draw_held, draw_pile
from .draw_table import FLYING
from .fly_film import ACORN, BACK, BLUE, CARD, CREST, GATE, HELD, PILE, Sprite
from .layout_places import Place

_ART: Final = {ACORN: "tokens/acorn-small", GATE: "tokens/gate", BLUE: "tokens/blue-leaf-token"}
STEP: Final = 4  # sizes on the way are rounded to so many pixels, so that pictures can be kept


def sprite_box(easel: Easel, sprite: Sprite, pose: Pose) -> pygame.Rect:
    """All that a sprite may touch: itself, however turned, and its shadow."""
    reach = pose.scale * (1.0 if sprite.kind in (CARD, BACK, HELD, PILE) else 0.75) + easel.px(26)
    return pygame.Rect(round(pose.x - reach), round(pose.y - reach), round(2 * reach), round(2 * reach + easel.px(20)))


def draw_sprite(target: pygame.Surface, easel: Easel, sprite: Sprite, pose: Pose) -> None:
    match sprite.kind:
        case _ if pose.alpha <= 0.02:
            return
        case "held" | "pile":
            _whole(target, easel, sprite, pose)
        case "card" | "back":
            _card(target, easel, sprite, pose)
        case "flash":
            _flash(target, easel, pose)
        case "speck":
            _disc(target, easel, pose, theme.CREAM)
        case "chip":
            rect = pygame.Rect(0, 0, round(pose.scale), easel.px(30))
            rect.center = (round(pose.x), round(pose.y))
            easel.look.paint.pill(target, rect, theme.VERMILION)
        case _:
            name = _ART.get(sprite.kind) or (f"crests/{sprite.what}" if sprite.kind == CREST else f"goals/{sprite.what}")
            _token(target, easel, name, pose)


def _whole(target: pygame.Surface, easel: Easel, sprite: Sprite, pose: Pose) -> None:
    """A hand card or a pile as it rests, on its way to another place: one picture, turned and scaled as it goes."""
    what: Any = sprite.what
    full = easel.px(FLYING if sprite.kind == HELD else 130)

    def draw() -> pygame.Surface:
        reach = easel.px(46)
        rect = pygame.Rect(reach, reach, full, round(full * 1.4))
        out = light.clear(rect.w + 2 * reach, rect.h + 2 * reach, light.SHADE)
        if sprite.kind == HELD:
            draw_held(out, easel, what, Place(rect, rect))
        else:
            draw_pile(out, easel, what, rect)
        return out

    picture = easel.look.paint.kept(("whole", sprite, full), draw)
    if abs(pose.scale - full) > 0.5 or abs(pose.angle) > 0.2:
        picture = pygame.transform.rotozoom(picture, pose.angle, pose.scale / full)
    target.blit(picture, picture.get_rect(center=(round(pose.x), round(pose.y))))


def _card(target: pygame.Surface, easel: Easel, sprite: Sprite, pose: Pose) -> None:
    """Turning over, a card grows narrow and wide again; its shadow lengthens with its height."""
    look = easel.look
    full = easel.px(FLYING)
    wide = max(STEP, round(pose.scale / STEP) * STEP)
    what: Any = sprite.what
    face_up = sprite.kind == CARD and pose.turn < 0.5
    face = easel.face(what, full) if face_up else Face("cards/back", full)
    squeeze = abs(1 - 2 * pose.turn) if sprite.kind == CARD else 1.0
    size = (max(2, round(wide * squeeze)), round(wide * 1.4))
    base = look.paint.kept(("flying", face, size), lambda: pygame.transform.smoothscale(look.sprites.card(face), size))
    picture = pygame.transform.rotozoom(base, pose.angle, 1) if abs(pose.angle) > 0.4 else base
    high = min(1.0, pose.lift / easel.px(60)) if pose.lift else 0.0
    soft = _shadow(easel, wide, 6 + round(2 * high) * 4)
    if squeeze > 0.3:
        target.blit(soft, soft.get_rect(center=(round(pose.x + easel.px(6) * high), round(pose.y + easel.px(4 + 16 * high)))))
    place = picture.get_rect(center=(round(pose.x), round(pose.y)))
    if pose.alpha < 0.98:
        picture.set_alpha(round(255 * pose.alpha))
        target.blit(picture, place)
        picture.set_alpha(255)
    else:
        target.blit(picture, place)


def _shadow(easel: Easel, wide: int, blur: int) -> pygame.Surface:
    """Blurred once at full size, then only scaled: a blur for every size on the way would be felt."""
    full = easel.px(FLYING)
    base, _ = easel.look.sprites.shadow(Face("", full), blur=blur)
    return easel.look.paint.kept(("flying-shadow", wide, blur), lambda: pygame.transform.smoothscale_by(base, wide / full))


def _token(target: pygame.Surface, easel: Easel, name: str, pose: Pose) -> None:
    wide = max(2, round(pose.scale))
    aspect = easel.look.art.aspect(name)
    full = easel.px(140)
    size = (wide, max(2, round(wide / aspect)))

    def draw() -> pygame.Surface:
        return pygame.transform.smoothscale(easel.look.art.get(name, (full, round(full / aspect))), size)

    picture = easel.look.paint.kept(("flying", name, size), draw)
    drop = easel.px(4) + round(pose.lift * 0.2)
    soft, _ = easel.look.sprites.shadow_of(("flying", name, wide // 8), picture, blur=4, alpha=130)
    target.blit(soft, soft.get_rect(center=(round(pose.x), round(pose.y) + drop)))
    if pose.alpha < 0.98:
        picture.set_alpha(round(255 * pose.alpha))
    target.blit(picture, picture.get_rect(center=(round(pose.x), round(pose.y))))
    picture.set_alpha(255)


def _flash(target: pygame.Surface, easel: Easel, pose: Pose) -> None:
    """A ring of gold that grows and goes where an acorn pair pays."""
    d = max(4, round(pose.scale / STEP) * STEP)

    def draw() -> pygame.Surface:
        out = light.rounded(d, d, d / 2, theme.CREAM, 130)
        out.blit(light.rounded(d, d, d / 2, theme.GOLD, line=max(2.0, 4 * easel.scale.u)), (0, 0))
        return out

    picture = easel.look.paint.kept(("flash", d), draw)
    picture.set_alpha(round(255 * pose.alpha))
    target.blit(picture, picture.get_rect(center=(round(pose.x), round(pose.y))))
    picture.set_alpha(255)


def _disc(target: pygame.Surface, easel: Easel, pose: Pose, colour: theme.Colour) -> None:
    d = max(2, round(pose.scale))
    picture = easel.look.paint.kept(("disc", d, colour), lambda: light.rounded(d, d, d / 2, colour))
    picture.set_alpha(round(200 * pose.alpha))
    target.blit(picture, picture.get_rect(center=(round(pose.x), round(pose.y))))
    picture.set_alpha(255)
