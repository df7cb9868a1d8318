"""The rules of Momiji: pure, no window, no disk, no clock."""

from .game import MOMIJI as RULES

__all__ = ["RULES"]
