"""Light that is not at rest: targets that breathe while something is held, a crest that thinks, wind-borne leaves."""

from collections.abc import Iterable

import pygame

from momiji.ui import light, theme
from momiji.ui.motion import breathe

from .brush import DrawContext
from .show import Spot


def target_box(context: DrawContext, spot: Spot) -> pygame.Rect:
    return context.near(context.layout.spots[spot].rect, 52 if spot.kind in context.layout.ASIDE else 30)


def draw_target(target: pygame.Surface, context: DrawContext, spot: Spot, seconds: float, *, disc: bool, aimed: bool, still: bool) -> None:
    """Gold ring and glow, breathing between 70 and 100 %; under the held thing it stands full."""
    rect = context.layout.spots[spot].rect
    whole = spot.kind in context.layout.AREAS

    def draw() -> pygame.Surface:
        reach = context.px(30)
        out = light.clear(rect.w + 2 * reach, rect.h + 2 * reach, theme.GOLD)
        inner = pygame.Rect(reach, reach, *rect.size)
        radius = rect.w / 2 / context.scale.u if disc else 10.0 if whole else context.corner(rect)
        context.look.paint.glow(out, inner, theme.GOLD, radius=radius)
        if disc:
            context.look.paint.gold_circle(out, inner.center, rect.w / 2 + context.px(5))
        else:
            context.look.paint.gold_ring(out, inner, radius)
        return out

    picture = context.look.paint.kept(("target", rect.size, disc, whole), draw)
    picture.set_alpha(255 if aimed or still else round(255 * breathe(seconds, 0.7, 1.0, 1.2)))
    target.blit(picture, picture.get_rect(center=rect.center))
    picture.set_alpha(255)
    if spot.kind in context.layout.ASIDE:
        context.pointer(target, rect.left - context.px(18), rect.centery, aside=True)
    elif not whole and not disc and spot.kind not in context.layout.RINGED:
        context.pointer(target, rect.centerx, rect.top - context.px(6))


def draw_thinking(target: pygame.Surface, context: DrawContext, crest: str, rect: pygame.Rect, seconds: float) -> None:
    """The crest breathes, 1 to 1.04 in 1.6 seconds."""
    size = round(rect.w * breathe(seconds, 1.04, 1.0, 1.6))
    picture = context.look.sprites.crest(crest, size)
    target.blit(picture, picture.get_rect(center=rect.center))


def draw_leaf(
    target: pygame.Surface, still: pygame.Surface, leaf: pygame.Surface, place: pygame.Rect, above: Iterable[pygame.Rect]
) -> None:
    """A leaf, or mist, over the ground; whatever lies there covers it again."""
    target.blit(leaf, place)
    clip = target.get_clip()
    for rect in above:
        if rect.colliderect(place):
            part = rect.clip(place).clip(clip)
            if part.w and part.h:
                target.blit(still, part, part)
