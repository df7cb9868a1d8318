"""How the table moves, told by events: pralines to lines and floors, the rest to the middle, boxes filled with points popping, a round
laid out. Between two events the show stands as it is at that moment, so points and counts go up as one watches."""

from .film import deal, draw_figure, film, undealt
from .kinds import taken
from .reel import FIGURE, Reel

__all__ = ["FIGURE", "Reel", "deal", "draw_figure", "film", "taken", "undealt"]
