"""Momiji line by line: what the terminal asks, understands and tells."""

from .momiji import MomijiWords

WORDS = MomijiWords()

__all__ = ["WORDS"]
