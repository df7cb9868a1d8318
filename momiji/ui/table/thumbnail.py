"""A small picture of the table as anybody may see it, for lists of saved games."""

from dataclasses import replace
from typing import Final

import pygame

from momiji.playing.session import Session
from momiji.playing.timeline import Timeline
from momiji.ui.services import Look, Services
from momiji.ui.theme import Scale

from .picture import draw_public
from .table import table_of

SIZE: Final = (960, 540)
KEPT: Final = (720, 323)
FOOT: Final = 860 / 1080  # below it lies the hand


def public_picture(services: Services, session: Session) -> pygame.Surface:
    """The table down to the herbarium, or the draft; without hands and plans, at a size of its own whatever the window has."""
    wish = services.preferences
    look = Look(Scale(*SIZE), services.art, strong=wish.strong_outlines, high_contrast=wish.high_contrast, pair=services.look.pair)
    target = pygame.Surface(SIZE)
    timeline, table = Timeline(session, session.humans[0] if session.humans else 0), table_of(session.game)
    draw_public(target, replace(services, look=look), table, table.look_back(timeline, table.settled(session), timeline.looker))
    look.close()
    upper = target.subsurface((0, 0, SIZE[0], round(SIZE[1] * FOOT)))
    return pygame.transform.smoothscale(upper, KEPT)
