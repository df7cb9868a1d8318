"""Where everything lies."""

from .whole import MiyabiLayout, lay_out, piece_rect

__all__ = ["MiyabiLayout", "lay_out", "piece_rect"]
