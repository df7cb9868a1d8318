"""The picture of a solo scenario in its cream frame."""

import pygame

from momiji.ui import light, theme
from momiji.ui.services import Look

ASPECT = 4.0


def scenario_picture(look: Look, scenario: str, width: int) -> pygame.Surface:
    """As wide as asked, frame included."""

    def draw() -> pygame.Surface:
        edge, ink = max(2, look.scale.px(5)), max(1, look.scale.px(1.6))
        inner = (width - 2 * (edge + ink), round((width - 2 * (edge + ink)) / ASPECT))
        out = light.rounded(width, inner[1] + 2 * (edge + ink), look.scale.px(6), theme.INK)
        out.blit(light.rounded(width - 2 * ink, inner[1] + 2 * edge, look.scale.px(5), theme.CREAM), (ink, ink))
        out.blit(look.art.get(f"scenarios/{scenario}", inner), (edge + ink, edge + ink))
        return out

    return look.paint.kept(("scenario", scenario, width), draw)
