"""How the sounds of the game are made: wood, paper, strings, bells and weather, sample by sample."""
