"""What moves between two positions."""
