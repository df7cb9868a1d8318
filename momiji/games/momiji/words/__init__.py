"""Momiji line by line: what the terminal asks, understands and tells."""

from .game import MomijiWords

WORDS = MomijiWords()

__all__ = ["WORDS"]
