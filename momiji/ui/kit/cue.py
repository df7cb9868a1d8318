"""Before somebody else's step is seen: light on what will move, a beat, and a sentence beside it."""

from dataclasses import dataclass
from typing import Final

import pygame

from momiji.core.text import Text
from momiji.ui import theme
from momiji.ui.kit.marks import draw_light
from momiji.ui.services import Look, Services

BEAT: Final = 320.0  # milliseconds of the film before anything moves
PACE: Final = 0.7  # how fast a step runs that one only watches; one's own is 1
RISES, SINKS = 140.0, 260.0
_WIDEST: Final = 560


@dataclass(frozen=True, slots=True)
class Cue:
    """`lights` are the things that will move, `who` the panel of whoever moves them, `keep` what no paper may cover meanwhile."""

    lights: tuple[pygame.Rect, ...]
    who: pygame.Rect
    crest: str
    texts: tuple[Text, ...] = ()
    keep: tuple[pygame.Rect, ...] = ()
    round: bool = False  # whether the things are, and their light with them


def strength(now: float) -> float:
    """How bright the light is at a moment of the film: it rises, stands until the beat is over, and sinks while things move."""
    if now <= BEAT:
        return min(1.0, now / RISES)
    return max(0.0, 1 - (now - BEAT) / SINKS)


def draw_cue(target: pygame.Surface, look: Look, cue: Cue, now: float) -> None:
    bright = strength(now)
    draw_light(target, look, cue.who, 6, bright * 0.75)
    for rect in cue.lights:
        draw_light(target, look, rect, (rect.w / 2 if cue.round else look.sprites.corner(rect.w)) / look.scale.u, bright)


class Caption:
    """The sentence of a step on a slip of paper beside whoever took it. It lies still, so it is measured once."""

    def __init__(self, services: Services, cue: Cue) -> None:
        look, px = services.look, services.scale.px
        self.words = " ".join(services.say.text(text) for text in cue.texts)
        self.crest, self._look = cue.crest, look
        self._icon, pad = px(40), px(20)
        widest = round(px(_WIDEST) * max(1.0, look.scale.room(theme.READING_BOLD.px) ** 0.8))
        room = min(widest, services.scale.width - 8 * pad)
        measure = min(room, look.type.width(self.words, theme.READING_BOLD) + px(8))
        self._text = look.type.paragraph(self.words, theme.READING_BOLD, width=measure)
        size = (measure + self._icon + px(14) + 2 * pad, max(self._icon, self._text.get_height()) + 2 * px(14))
        window = pygame.Rect(0, 0, services.scale.width, services.scale.height).inflate(-px(24), -px(24))
        self.rect = beside(cue.who, size, window, px(14), (*cue.lights, *cue.keep))

    def draw(self, target: pygame.Surface) -> None:
        look, px, rect = self._look, self._look.scale.px, self.rect
        look.paint.card(target, rect)
        x = rect.x + px(20)
        target.blit(look.sprites.crest(self.crest, self._icon), (x, rect.centery - self._icon // 2))
        target.blit(self._text, (x + self._icon + px(14), rect.centery - self._text.get_height() // 2))


def beside(anchor: pygame.Rect, size: tuple[int, int], window: pygame.Rect, gap: int, keep: tuple[pygame.Rect, ...]) -> pygame.Rect:
    """Under or over the anchor, slid along it and as near as may be, where it covers least of what must stay in sight."""
    ways = [0.0, *(side * step / 8 for step in range(1, 15) for side in (-1, 1))]
    rows = [anchor.bottom + gap, anchor.top - gap - size[1], *(anchor.bottom + gap + step * size[1] for step in (1, 2, 3, 4, 5))]
    places = [pygame.Rect((round(anchor.centerx - size[0] / 2 + way * anchor.w), y), size).clamp(window) for y in rows for way in ways]
    free = [place for place in places if not place.colliderect(anchor)] or places

    def covered(place: pygame.Rect) -> int:
        return sum(clip.w * clip.h for clip in (place.clip(rect) for rect in keep))

    return min(free, key=covered)
