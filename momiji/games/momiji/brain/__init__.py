"""How computers play Momiji: the lines of a turn, what a position is worth, the draft and playing alone, the words of the coach."""

from .game import BRAIN

__all__ = ["BRAIN"]
