"""Computer players: they get a view, imagine the rest, and answer with steps."""
