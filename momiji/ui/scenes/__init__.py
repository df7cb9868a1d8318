"""Scenes that belong to no game in particular."""
