"""Master Chocolatier line by line."""

from .game import ChocolatierWords

WORDS = ChocolatierWords()

__all__ = ["WORDS"]
