"""The picture of a solo scenario in its cream frame."""

import pygame

from momiji.ui import light, theme
from momiji.ui.services import Look

ASPECT = 4.0


def scenario_picture(look: Look, scenario: str, width: int, share: float = 1.0) -> pygame.Surface:
    """As wide as asked, frame included; a smaller `share` shows a strip out of its middle, never a squeezed one."""

    def draw() -> pygame.Surface:
        edge, ink = max(2, look.scale.px(5)), max(1, look.scale.px(1.6))
        inner = (width - 2 * (edge + ink), round((width - 2 * (edge + ink)) / ASPECT))
        strip = pygame.Rect(0, round(inner[1] * (1 - share) / 2), inner[0], round(inner[1] * share))
        out = light.rounded(width, strip.h + 2 * (edge + ink), look.scale.px(6), theme.INK)
        out.blit(light.rounded(width - 2 * ink, strip.h + 2 * edge, look.scale.px(5), theme.CREAM), (ink, ink))
        out.blit(look.art.get(f"scenarios/{scenario}", inner), (edge + ink, edge + ink), strip)
        return out

    return look.paint.kept(("scenario", scenario, width, share), draw)
