"""The rules of Miyabi: pure, no window, no disk, no clock."""

from .game import MIYABI as RULES

__all__ = ["RULES"]
