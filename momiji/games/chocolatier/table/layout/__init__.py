"""Where everything lies."""

from .whole import ChocolatierLayout, lay_out

__all__ = ["ChocolatierLayout", "lay_out"]
