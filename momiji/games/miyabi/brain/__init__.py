"""What computer players and the coach know of Miyabi."""

from .game import MiyabiBrain

BRAIN = MiyabiBrain()

__all__ = ["BRAIN"]
