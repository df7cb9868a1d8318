"""A table with a coach beside it."""
