"""The window for screen readers: what a scene says of itself becomes a tree that the system's readers walk through."""

from .reader import NoReader, ReadingWish, ScreenReader, WindowReader, open_reader

__all__ = ["NoReader", "ReadingWish", "ScreenReader", "WindowReader", "open_reader"]
