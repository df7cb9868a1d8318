"""Momiji: collect autumn leaves in an imperial garden."""

import os

__version__ = "0.1.0"

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # a command's output is its own
