"""The pictures of the rule book."""
