"""How the table moves, told by events: pralines to lines and floors, the rest to the middle, boxes filled with points popping, a round
laid out. Between two events the show stands as it is at that moment, so points and counts go up as one watches."""

from . import heard, sprites
from .film import calm, deal, film, undealt
from .kinds import taken
from .telling import Telling

__all__ = ["Telling", "calm", "deal", "film", "heard", "sprites", "taken", "undealt"]
