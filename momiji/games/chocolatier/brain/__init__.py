"""How computers play Master Chocolatier."""

from .game import BRAIN

__all__ = ["BRAIN"]
