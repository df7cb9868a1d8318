"""Momiji: collect autumn leaves in an imperial garden."""

__version__ = "0.1.0"
