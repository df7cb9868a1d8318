"""The rule book, open on the table."""
