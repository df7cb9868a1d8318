"""The table of Momiji."""

from .pages import MomijiPages

TABLE = MomijiPages("momiji")
