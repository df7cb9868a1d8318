"""The picture of a solo scenario as a broad print in its cream frame."""

import pygame

from momiji.ui import light, theme
from momiji.ui.services import Look

ASPECT = 4.0


def scenario_picture(look: Look, scenario: str, width: int, share: float = 1.0) -> pygame.Surface:
    """As wide as asked, frame included; a smaller `share` shows a strip out of its middle, never a squeezed one."""
    return look.paint.kept(("scenario", scenario, width, share), lambda: _framed(look, scenario, width, share))


def _framed(look: Look, scenario: str, width: int, share: float) -> pygame.Surface:
    edge, ink = max(2, look.scale.px(5)), max(1, look.scale.px(1.6))
    inner = pygame.Rect(edge + ink, edge + ink, width - 2 * (edge + ink), 0)
    whole = (inner.w, round(inner.w / ASPECT))
    inner.h = round(whole[1] * share)
    out = light.rounded(width, inner.h + 2 * (edge + ink), look.scale.px(6), theme.INK)
    out.blit(light.rounded(width - 2 * ink, inner.h + 2 * edge, look.scale.px(5), theme.CREAM), (ink, ink))
    out.blit(look.art.get(f"scenarios/{scenario}", whole), inner, pygame.Rect(0, (whole[1] - inner.h) // 2, inner.w, inner.h))
    return out
