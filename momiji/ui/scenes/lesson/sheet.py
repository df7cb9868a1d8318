"""The sheet of a lesson: how it looks and where it lies, and the veil with its hole."""

from collections.abc import Sequence
from typing import Final

import pygame

from momiji.ui import light, theme
from momiji.ui.kit.tip import Side
from momiji.ui.services import Services

AIR: Final = 7  # between the thing and its ring
WIDE: Final = 520
TITLE: Final = theme.SHEET_TITLE.at(38)
SAYS: Final = theme.READING.at(30)
NEXT: Final = theme.PRIMARY.at(28)
VEIL: Final = 150  # 59 %
_PAD: Final = 28
_FINE: Final = 40  # into how many parts the window is divided to look for a place


def draw_sheet(
    services: Services,
    icon: str,
    title: str,
    says: str,
    number: int,
    of: int,
    share: float = 1.0,
    *,
    motif: str,
    button: bool = False,
) -> pygame.Surface:
    """Icon and title, some sentences, a rule, and a `motif` for each step; large words ask for a wider sheet, and get their `share`.

    With room for a `button` above the rule, which is not drawn here."""
    look, scale = services.look, services.scale
    px, grow = scale.px, scale.room(SAYS.px)
    pad = px(_PAD)
    width = round(px(WIDE) * max(1.0, grow * share) ** 0.9)
    text = look.type.paragraph(says, SAYS, width=width - 2 * pad, line=1.24)
    head, foot = look.type.leading(TITLE, 1.35), _foot(services)
    room = _button_height(services) + px(16) if button else 0
    paper = light.clear(width, pad + head + px(8) + text.get_height() + px(18) + room + foot, theme.PAPER)
    paper.blit(look.paint.sheet(*paper.get_size(), seed=5), (0, 0))
    size = round(scale.type(TITLE.px) * 1.05)
    picture = look.art.get(icon, (size, size)) if "/" in icon else look.art.icon(icon, size)
    middle = pad + head // 2
    paper.blit(picture, (pad, middle - size // 2))
    look.type.put(paper, title, TITLE, (pad + size + px(16), middle), width=width - 2 * pad - size - px(16))
    y = pad + head + px(8)
    paper.blit(text, (pad, y))
    y += text.get_height() + px(18) + room
    look.paint.rule(paper, pad, y, width - 2 * pad)
    _steps(services, paper, pygame.Rect(pad, y, width - 2 * pad, foot - px(6)), number, of, motif)
    return paper


def _foot(services: Services) -> int:
    return max(services.scale.px(58), services.look.type.leading(theme.SECOND, 1.9))


def _button_height(services: Services) -> int:
    return max(services.scale.px(60), services.look.type.leading(NEXT, 1.7))


def next_place(services: Services, sheet: pygame.Rect) -> pygame.Rect:
    """The button that turns the page, at the right above the rule."""
    px, high = services.scale.px, _button_height(services)
    wide = min(sheet.w - 2 * px(_PAD), services.look.type.width(services.say("lesson-next"), NEXT) + px(84))
    return pygame.Rect(sheet.right - px(_PAD) - wide, sheet.bottom - _foot(services) - px(16) - high, wide, high)


def _steps(services: Services, paper: pygame.Surface, area: pygame.Rect, number: int, of: int, motif: str) -> None:
    look, px, grow = services.look, services.scale.px, services.scale.room(theme.SECOND.px) ** 0.6
    words = services.say("lesson-step", number=number, of=of)
    said = look.type.put(paper, words, theme.SECOND, (area.right, area.centery), theme.INK_SOFT, align="right", width=area.w // 2)
    pitch = min(px(31 * grow), (said.x - px(14) - area.x) / of)
    for index in range(of):
        size = min(px((30 if index + 1 == number else 22) * grow), round(pitch * (1.3 if index + 1 == number else 1)))
        picture = look.sprites.motif(motif, size)
        if index + 1 > number:
            picture = look.paint.kept(("step to come", motif, size), lambda picture=picture: _faint(picture))  # type: ignore[misc]
        paper.blit(picture, picture.get_rect(center=(round(area.x + pitch * (index + 0.5)), area.centery)))


def _faint(picture: pygame.Surface) -> pygame.Surface:
    pale = light.grey(picture, 1.0)
    light.fade(pale, 90)
    return pale


def veil_with_holes(size: tuple[int, int], holes: Sequence[tuple[pygame.Rect, float]], soft: int) -> pygame.Surface:
    """Each hole with the radius of its corners; where two meet they are one."""
    veil = light.clear(*size)
    veil.fill((16, 11, 9, VEIL))
    margin = 2 * soft
    for hole, radius in holes:
        shape = light.clear(hole.w + 2 * margin, hole.h + 2 * margin)
        shape.blit(light.rounded(*hole.inflate(soft, soft).size, radius + soft / 2, (0, 0, 0)), (margin - soft // 2, margin - soft // 2))
        veil.blit(light.blurred(shape, soft / 2), (hole.x - margin, hole.y - margin), special_flags=pygame.BLEND_RGBA_SUB)
    return veil


def covered(sheet: pygame.Rect, things: Sequence[pygame.Rect]) -> int:
    """How much of the things lies under the sheet."""
    return sum(piece.w * piece.h for piece in (sheet.clip(thing) for thing in things))


def find_place(
    hole: pygame.Rect, size: tuple[int, int], window: pygame.Rect, gap: int, keep: Sequence[pygame.Rect], spoken: Sequence[pygame.Rect] = ()
) -> pygame.Rect:
    """The nearest place beside the hole, over nothing that must stay in sight; without such a place, over as little as possible.

    What is `spoken` of must be seen before what is only to `keep`."""
    sheet = pygame.Rect((0, 0), size)
    near = hole.inflate(2 * gap, 2 * gap)
    across = _stops(window.x, window.right - sheet.w, (hole.right + gap, hole.x - gap - sheet.w, hole.centerx - sheet.w // 2))
    downs = _stops(window.y, window.bottom - sheet.h, (hole.centery - sheet.h // 2, hole.bottom + gap, hole.y - gap - sheet.h))

    def cost(at: pygame.Rect) -> tuple[int, int]:
        far = (at.centerx - hole.centerx) ** 2 + (at.centery - hole.centery) ** 2
        return covered(at, keep) + 10 * covered(at, spoken) + 100 * covered(at, [near]), far

    return min((pygame.Rect((x, y), sheet.size) for x in across for y in downs), key=cost)


def side_of(sheet: pygame.Rect, hole: pygame.Rect, near: int) -> Side | None:
    """The side of the hole the sheet lies at, if it lies squarely beside it and not farther than `near`: a tail would point elsewhere."""
    if not sheet.inflate(2 * near, 2 * near).colliderect(hole):
        return None
    if sheet.top < hole.centery < sheet.bottom:
        return "right" if sheet.left >= hole.right else "left" if sheet.right <= hole.left else None
    if sheet.left < hole.centerx < sheet.right:
        return "below" if sheet.top >= hole.bottom else "above" if sheet.bottom <= hole.top else None
    return None


def _stops(low: int, high: int, wished: Sequence[int]) -> list[int]:
    high = max(low, high)
    return sorted({*range(low, high + 1, max(1, (high - low) // _FINE)), high, *(max(low, min(high, one)) for one in wished)})
