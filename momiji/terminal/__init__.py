"""The game in a terminal, line by line: for screen readers, and for machines without a display."""
