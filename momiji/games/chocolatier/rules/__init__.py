"""The rules of Master Chocolatier: pure, no window, no disk, no clock."""

from .game import CHOCOLATIER as RULES

__all__ = ["RULES"]
