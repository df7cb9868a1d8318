"""What a player may set, and which key does what."""
