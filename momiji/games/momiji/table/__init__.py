"""The table of Momiji."""

from .table import TABLE

__all__ = ["TABLE"]
