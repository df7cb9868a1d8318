"""The table of Momiji."""
