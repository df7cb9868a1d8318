"""The table of Master Chocolatier: a confectioner's counter at dusk."""

from .table import TABLE

__all__ = ["TABLE"]
