"""The first game with somebody at one's elbow."""
