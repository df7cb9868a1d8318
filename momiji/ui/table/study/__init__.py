"""A table to think at: steps for everybody by hand, every line kept."""
