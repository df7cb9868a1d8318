"""Saved and finished games as lists."""
