"""Tables: one folder for each game in the registry."""
