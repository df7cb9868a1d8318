"""A closer look at a card, a goal or a landscape."""
