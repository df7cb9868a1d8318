"""A new game: seats on the left sheet, what is played with on the right."""
