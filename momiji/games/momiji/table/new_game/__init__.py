"""What Momiji asks before a game begins."""
