"""The scoring sheet after a game."""
