"""Widgets: they know our own input events, never the window system's."""
