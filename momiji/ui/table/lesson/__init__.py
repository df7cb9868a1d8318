"""A lesson on the real table: a game that was recorded, told step by step."""
