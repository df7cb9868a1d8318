"""Choices of Momiji from its wishes by name."""

from typing import Any

from momiji.games.momiji.rules.options import Wishes
from momiji.playing.session import Choices, Seat


def momiji_choices(seats: tuple[Seat, ...], seed: str, **wishes: Any) -> Choices:
    first = wishes.pop("first", None)
    return Choices("momiji", seats, seed, Wishes(**wishes).options, first)
