"""A table that is all pieces, each with a face and a slot: most of what a game needs to be shown and played."""
