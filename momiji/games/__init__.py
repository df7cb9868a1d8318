"""The games the program can play: one line each."""

from typing import Any

from momiji.core.rules import Rules
from momiji.games.momiji.rules.game import MOMIJI

REGISTRY: dict[str, Rules[Any, Any, Any, Any]] = {game.name: game for game in (MOMIJI,)}
