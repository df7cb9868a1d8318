"""How each thing on the table looks."""
