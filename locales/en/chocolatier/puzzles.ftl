# Tasks and themes of the puzzles.

chocolatier-puzzle-round = Finish this round as far ahead of { $other } as you can. { $other } plays the best replies.
chocolatier-puzzle-ahead = This is the last round. Finish the game as far ahead of { $other } as you can.
chocolatier-puzzle-win = This is the last round. Win the game, whatever { $other } does.
chocolatier-theme-filling = Filling lines
chocolatier-theme-overflow = Overflow
chocolatier-theme-floor = The floor
chocolatier-theme-denying = Denying
chocolatier-theme-token = First-player token
chocolatier-theme-special = Special plates
chocolatier-theme-last-round = The last round
