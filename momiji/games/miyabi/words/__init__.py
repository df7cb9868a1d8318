"""Miyabi line by line: what the terminal asks, understands and tells."""

from .game import MiyabiWords

WORDS = MiyabiWords()

__all__ = ["WORDS"]
