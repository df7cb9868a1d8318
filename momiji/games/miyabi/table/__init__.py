"""The table of Miyabi: early morning on the veranda, gardens below."""

from .table import TABLE

__all__ = ["TABLE"]
