"""Sprites in flight: the picture of each kind at the size and turn of its pose."""

from dataclasses import replace
from math import cos, pi
from typing import Any, Final

import pygame

from momiji.games.momiji.rules.cards import LETTERS
from momiji.games.momiji.table.draw.whole import FLYING
from momiji.games.momiji.table.show import HandCard
from momiji.ui import light, theme
from momiji.ui.motion import Pose
from momiji.ui.sprites import Face
from momiji.ui.table.film import ACORN, BACK, BLUE, CARD, CHIP, GATE, HELD, LAND, LANDSCAPE, PATCH, PILE, Sprite
from momiji.ui.table.layout import TALL, Place
from momiji.ui.table.show import Mark, Spot

from . import landscape as landscape_art
from .context import MomijiContext, mood_of
from .others import Tag, draw_tag, tag_of
from .own import draw_held, draw_pile, own_tag

STEP: Final = 4  # rings grow by so many pixels, so that pictures can be kept
_ART: Final = {ACORN: "tokens/acorn-small", GATE: "tokens/gate", BLUE: "tokens/blue-leaf-token"}


def sprite_box(context: MomijiContext, sprite: Sprite, pose: Pose) -> pygame.Rect:
    """All that a sprite may touch: itself, however turned, and its shadow."""
    what: Any = sprite.what
    if sprite.kind == PATCH:
        return pygame.Rect(what).inflate(*(round(side * 0.2) + context.px(16) for side in what[2:]))
    if sprite.kind == CHIP:
        return context.near(_chip(context, what, pose.turn).rect, 12)
    if sprite.kind == LAND:
        return context.near(_centred(pose, what[1]), 4)
    if sprite.kind == LANDSCAPE:
        return context.near(_centred(pose, landscape_art.size(round(pose.scale))), 56)
    if sprite.kind in (CARD, BACK, HELD, PILE):
        return context.near(context.turned_box(_centred(pose, (round(pose.scale), round(pose.scale * TALL))), pose.angle), 56)
    reach = pose.scale * 0.75 + context.px(26)
    return pygame.Rect(round(pose.x - reach), round(pose.y - reach), round(2 * reach), round(2 * reach + pose.lift + context.px(20)))


def _centred(pose: Pose, size: tuple[int, int]) -> pygame.Rect:
    return pygame.Rect((0, 0), size).move_to(center=(round(pose.x), round(pose.y)))


def _put(target: pygame.Surface, picture: pygame.Surface, pose: Pose) -> None:
    """With its middle there, as clear as the pose says; the picture is kept and stays as it was."""
    picture.set_alpha(round(255 * pose.alpha))
    target.blit(picture, picture.get_rect(center=(round(pose.x), round(pose.y))))
    picture.set_alpha(255)


def draw_sprite(target: pygame.Surface, context: MomijiContext, sprite: Sprite, pose: Pose, ground: pygame.Surface) -> None:
    """`ground` is the resting table below."""
    what: Any = sprite.what
    match sprite.kind:
        case _ if pose.alpha <= 0.02:
            return
        case "pile":
            _whole(target, context, sprite, pose)
        case "held" if _marked(what, sprite.mark):
            _whole(target, context, sprite, pose)
        case "card" | "back" | "held":
            _card(target, context, sprite, pose)
        case "flash":
            _flash(target, context, pose)
        case "speck":
            _speck(target, context, pose, what)
        case "chip":
            draw_tag(target, context, _chip(context, what, pose.turn))
        case "patch":
            _patch(target, context, ground, pygame.Rect(what), pose)
        case "land":
            _land(target, context, what, pose)
        case "landscape":
            _landscape(target, context, what, pose)
        case "ring":
            _ink_ring(target, context, pose)
        case "goal":
            _goal(target, context, f"goals/{what}", pose)
        case _:
            _token(target, context, _ART.get(sprite.kind) or f"crests/{what}", pose)


def _landscape(target: pygame.Surface, context: MomijiContext, what: tuple[str, int], pose: Pose) -> None:
    """In the draft: from the deck, or to the panorama of whoever took it."""
    letter, width = what
    picture = landscape_art.on_its_way(context.look, letter, width, pose.scale, turn=min(1.0, max(0.0, pose.turn)))
    landscape_art.put(target, context.look, picture, (pose.x, pose.y), min(24.0, pose.lift / context.scale.u))


def _copy(context: MomijiContext, sprite: Sprite) -> int:
    """Which copy of its card a sprite is: the one at its place, or the one that will lie where it lands."""
    what: Any = sprite.what
    match sprite.kind, sprite.to:
        case "held", _:
            hand = context.copies.of("hand")
            return hand[sprite.nth] if sprite.nth < len(hand) else 0
        case _, Spot("hand", key) if int(key) < len(context.show.hand):
            return context.copies.of("hand")[int(key)]
        case _, Spot("pile", letter):
            row = zip(context.show.me.piles, context.copies.of("piles"), strict=True)
            return next((copy for pile, copy in row if LETTERS[pile.type] == letter), 0)
    return context.copies.next(what, sprite.nth)


def _face(context: MomijiContext, sprite: Sprite, pose: Pose) -> Face:
    what: Any = sprite.what
    wide = max(2, round(pose.scale))
    match sprite.kind:
        case "held":
            return context.face(what.card, wide, mood_of(sprite.mark), _copy(context, sprite))
        case "card" if pose.turn < 0.5:
            return context.face(what, wide, "", _copy(context, sprite))
    return Face("cards/back", wide)


def _card(target: pygame.Surface, context: MomijiContext, sprite: Sprite, pose: Pose) -> None:
    """A card's shadow lengthens with its height. Near its place it is drawn as it will lie there."""
    face, squeeze = _face(context, sprite, pose), _squeeze(sprite, pose)
    high = min(1.0, pose.lift / context.px(60)) if pose.lift else 0.0
    at = (round(pose.x), round(pose.y))
    if squeeze > 0.2:
        soft = _shadow(context, face.width, 6 + round(2 * high) * 4, round(8 * squeeze) / 8, round(pose.angle))
        target.blit(soft, soft.get_rect(center=(at[0] + round(context.px(6) * high), at[1] + context.px(4 + 16 * high))))
    picture = _turning(context, face, pose, squeeze) if squeeze < 0.99 else _lying(context, face, pose)
    _put(target, picture, pose)


def _lying(context: MomijiContext, face: Face, pose: Pose) -> pygame.Surface:
    sprites = context.look.sprites
    if pose.swift:
        return sprites.passing(face, pose.angle)
    return sprites.turned(face, pose.angle) if round(pose.angle) else sprites.scaled(face)


def _turning(context: MomijiContext, face: Face, pose: Pose, squeeze: float) -> pygame.Surface:
    """Half-way through turning over: narrow, never nothing."""
    sprites, size = context.look.sprites, (max(2, round(face.width * squeeze)), face.size[1])
    narrow = sprites.flying.get((face, size), lambda: pygame.transform.smoothscale(sprites.scaled(face), size))
    if not round(pose.angle):
        return narrow
    return pygame.transform.rotate(narrow, round(pose.angle)) if pose.swift else pygame.transform.rotozoom(narrow, round(pose.angle), 1)


def _squeeze(sprite: Sprite, pose: Pose) -> float:
    """Turning over, a card grows narrow and wide again."""
    return abs(1 - 2 * pose.turn) if sprite.kind == CARD else 1.0


def _marked(held: HandCard, mark: Mark) -> bool:
    """Whether a hand card carries more than itself: a ring, a number, a glow."""
    return held.gone or held.tick or mark not in ("", "dim")


def _whole(target: pygame.Surface, context: MomijiContext, sprite: Sprite, pose: Pose) -> None:
    """A pile, or a hand card with its marks, as it rests: drawn once at full size on clear ground, then turned and scaled."""
    what: Any = sprite.what
    full = context.px(130 if sprite.kind == PILE else FLYING)
    copy = _copy(context, sprite) if sprite.kind == HELD else context.copies.of("piles")[min(sprite.nth, len(context.show.me.piles) - 1)]

    def draw() -> pygame.Surface:
        reach = context.px(46)
        rect = pygame.Rect(reach, reach, full, round(full * 1.4))
        out = light.clear(rect.w + 2 * reach, rect.h + 2 * reach, light.SHADE)
        if sprite.kind == HELD:
            draw_held(out, context, what, Place(rect, rect), copy, sprite.mark)
        else:
            draw_pile(out, context, what, rect, copy, sprite.mark)
        return out

    kept, key, tilt = context.look.sprites.flying.get, (sprite, full, copy), round(pose.angle)
    turn = pygame.transform.rotate if pose.swift else _smoothly
    upright = kept(key, draw)
    tilted = kept((key, tilt, pose.swift), lambda: turn(upright, tilt)) if tilt else upright
    size = tuple(max(2, round(side * pose.scale / full)) for side in tilted.get_size())
    picture = tilted
    if abs(size[0] - tilted.get_width()) >= 2:
        picture = kept((key, tilt, pose.swift, size), lambda: pygame.transform.smoothscale(tilted, size))
    target.blit(picture, picture.get_rect(center=(round(pose.x), round(pose.y))))


def _smoothly(picture: pygame.Surface, degrees: int) -> pygame.Surface:
    return pygame.transform.rotozoom(picture, degrees, 1)


def _shadow(context: MomijiContext, wide: int, blur: int, squeeze: float, degrees: int) -> pygame.Surface:
    """Blurred once at full size, then only scaled and turned: a blur for every size on the way would be felt."""
    full, kept = context.px(FLYING), context.look.paint.kept
    base, _ = context.look.sprites.shadow(Face("", full), blur=blur)
    share = wide / full

    def upright() -> pygame.Surface:
        return pygame.transform.smoothscale_by(base, (share * max(0.1, squeeze), share))

    soft = kept(("flying-shadow", wide, blur, squeeze), upright)
    return kept(("flying-shadow", wide, blur, squeeze, degrees), lambda: pygame.transform.rotate(soft, degrees)) if degrees else soft


def _goal(target: pygame.Surface, context: MomijiContext, name: str, pose: Pose) -> None:
    """Turns over once on its way: its back is seen in the middle."""
    across = cos(2 * pi * pose.turn)
    _token(target, context, name if across >= 0 else "tokens/goal-back", pose, squeeze=abs(across))


def _token(target: pygame.Surface, context: MomijiContext, name: str, pose: Pose, squeeze: float = 1.0) -> None:
    """A flat token with its shadow; squashed ones keep their foot where it was."""
    wide = max(2, round(pose.scale))
    aspect = context.look.art.aspect(name)
    full = context.px(140)
    high = max(2, round(wide / aspect))
    size = (max(2, round(wide * squeeze / 2) * 2), max(2, round(high * pose.stretch)))
    pose = replace(pose, y=pose.y + (high - size[1]) / 2)
    drop, shade = pose.lift * 0.2, 1.0
    if name == _ART[GATE]:  # it falls straight down, and its shadow gathers where it will stand
        drop, shade = pose.lift, 1 - 0.8 * min(1.0, pose.lift / context.px(120))

    def draw() -> pygame.Surface:
        return pygame.transform.smoothscale(context.look.art.get(name, (full, round(full / aspect))), size)

    picture = context.look.paint.kept(("flying", name, size), draw)
    soft, _ = context.look.sprites.shadow_of(("flying", name, wide // 8, size[0] // 8), picture, blur=4, alpha=130)
    soft.set_alpha(round(255 * shade * pose.alpha))
    target.blit(soft, soft.get_rect(center=(round(pose.x), round(pose.y + drop) + context.px(4))))
    soft.set_alpha(255)
    _put(target, picture, pose)


def _chip(context: MomijiContext, way: tuple[int, int], share: float) -> Tag:
    """The chip of the turn between two plates, with the word it will carry."""
    show = context.show
    tags: list[Tag | None] = []
    for seat in way:
        if seat == show.seat:
            tags.append(own_tag(context, replace(show.me, badge="your-turn"), context.layout.plate))
        else:
            other = next(one for one in show.others if one.seat == seat)
            tags.append(tag_of(context, replace(other, badge="playing"), context.layout.others[seat]))
    start, end = tags
    assert start and end
    mix = pygame.Vector2(start.rect.center).lerp(end.rect.center, max(0.0, min(1.0, share)))
    rect = end.rect.copy()
    rect.center = (round(mix.x), round(mix.y))
    return replace(end, rect=rect)


def _patch(target: pygame.Surface, context: MomijiContext, ground: pygame.Surface, rect: pygame.Rect, pose: Pose) -> None:
    """A patch of the resting table, larger or smaller for a moment, or lifted with its shadow."""
    part = ground.subsurface(rect.clip(ground.get_rect()))
    if pose.lift:
        context.look.paint.shade(target, rect, radius=6, blur=8, drop=3 + pose.lift / context.scale.u, alpha=150)
    picture = pygame.transform.smoothscale_by(part, pose.scale) if abs(pose.scale - 1) > 0.005 else part
    target.blit(picture, picture.get_rect(center=(round(pose.x), round(pose.y))))


def _land(target: pygame.Surface, context: MomijiContext, what: tuple[str, tuple[int, int]], pose: Pose) -> None:
    """A landscape with its colours, fading over the drained one."""
    letter, size = what
    picture = context.landscape(letter, size[0], spent=False)
    picture.set_alpha(round(255 * pose.alpha))
    target.blit(picture, _centred(pose, size), (0, 0, *size))
    picture.set_alpha(255)


def _ink_ring(target: pygame.Surface, context: MomijiContext, pose: Pose) -> None:
    """A ring of ink that spreads over a landscape."""
    d = max(4, round(pose.scale / STEP) * STEP)
    picture = context.look.paint.kept(("ink-ring", d), lambda: light.rounded(d, d, d / 2, theme.INK, line=max(2.0, 5 * context.scale.u)))
    _put(target, picture, pose)


def _flash(target: pygame.Surface, context: MomijiContext, pose: Pose) -> None:
    """A ring of gold that grows and goes where an acorn pair pays."""
    d = max(4, round(pose.scale / STEP) * STEP)

    def draw() -> pygame.Surface:
        u = context.scale.u
        out = light.rounded(d, d, d / 2, theme.CREAM, 110)
        out.blit(light.rounded(d, d, d / 2, theme.GOLD_LINE, line=max(2.0, 7 * u)), (0, 0))
        edge = max(1, round(1.6 * u))
        out.blit(light.rounded(d - 2 * edge, d - 2 * edge, d / 2, theme.GOLD, line=max(2.0, 4.4 * u)), (edge, edge))
        return out

    picture = context.look.paint.kept(("flash", d), draw)
    _put(target, picture, pose)


def _speck(target: pygame.Surface, context: MomijiContext, pose: Pose, nth: int) -> None:
    """A torn bit of paper, turned its own way; its dark rim keeps it in sight on paper."""
    d = max(4, round(pose.scale))

    def draw() -> pygame.Surface:
        bit = light.rounded(d, round(d * 0.7), d * 0.2, (132, 104, 74))
        rim = max(1, round(1.6 * context.scale.u))
        bit.blit(light.rounded(d - 2 * rim, round(d * 0.7) - 2 * rim, d * 0.15, theme.PAPER), (rim, rim))
        return pygame.transform.rotozoom(bit, 25 + 50 * nth, 1)

    picture = context.look.paint.kept(("speck", d, nth), draw)
    _put(target, picture, pose)
