"""The weights of the evaluation: data in weights.toml, made by build/train_miyabi.py."""

import tomllib
from importlib.resources import files
from typing import Any, Final

_READ: Final[dict[str, Any]] = tomllib.loads(files(__package__).joinpath("weights.toml").read_text(encoding="utf-8"))

WEIGHTS: Final[dict[str, tuple[float, ...]]] = {name: tuple(map(float, given)) for name, given in _READ["parts"].items()}
SEVENS: Final[tuple[tuple[float, ...], ...]] = tuple(tuple(map(float, line)) for line in _READ["sevens"])
ROW_SPREAD: Final[tuple[float, float]] = (float(_READ["rows"][0]), float(_READ["rows"][1]))
