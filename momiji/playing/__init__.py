"""A game being played, without a window: who sits where, what was done, who thinks, and how it is kept."""
