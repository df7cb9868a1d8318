"""What came of all games."""
