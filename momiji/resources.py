"""Where assets and locales are: beside the package in a checkout, inside it when installed or packaged."""

from importlib.resources import files
from pathlib import Path


def root() -> Path:
    package = Path(str(files("momiji")))
    return package if (package / "locales").is_dir() else package.parent


def assets() -> Path:
    return root() / "assets"


def locales() -> Path:
    return root() / "locales"
