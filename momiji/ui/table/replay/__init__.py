"""A game to look back at, step by step."""
