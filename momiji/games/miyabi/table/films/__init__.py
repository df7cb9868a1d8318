"""How the table moves, told by events: tiles to gardens, lanterns lit, points to their player, frogs, rounds."""

from . import heard
from .film import deal, film, turned, undealt
from .sprites import draw_sprite, sprite_box

__all__ = ["deal", "draw_sprite", "film", "heard", "sprite_box", "turned", "undealt"]
