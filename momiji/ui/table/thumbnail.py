"""A small picture of the table as anybody may see it, for lists of saved games."""

from dataclasses import replace
from typing import Final

import pygame

from momiji.games.momiji.table.desk.plan import plan_of
from momiji.games.momiji.table.looked_back import show
from momiji.playing.session import Session
from momiji.playing.timeline import Reel
from momiji.ui.services import Look, Services
from momiji.ui.theme import Scale

from .picture import draw_public

SIZE: Final = (960, 540)
KEPT: Final = (720, 323)
FOOT: Final = 860 / 1080  # below it lies the hand


def public_picture(services: Services, session: Session) -> pygame.Surface:
    """The table down to the herbarium, or the draft; without hands and plans, at a size of its own whatever the window has."""
    wish = services.preferences
    look = Look(Scale(*SIZE), services.art, strong=wish.strong_outlines, high_contrast=wish.high_contrast)
    target = pygame.Surface(SIZE)
    reel, plan = Reel(session, session.humans[0] if session.humans else 0), plan_of(session)
    at = reel.length if plan is None else plan.first  # what is planned but not done is nobody else's business
    draw_public(target, replace(services, look=look), show(reel, at, reel.looker))
    look.close()
    upper = target.subsurface((0, 0, SIZE[0], round(SIZE[1] * FOOT)))
    return pygame.transform.smoothscale(upper, KEPT)
