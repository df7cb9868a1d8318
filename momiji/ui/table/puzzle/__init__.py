"""A puzzle on the real table."""
