# Tasks and themes of the puzzles.

chocolatier-puzzle-round = Finish this round with the best point difference. { $other } plays perfectly.
chocolatier-puzzle-ahead = Last round. Finish the game with the best point difference against { $other }.
chocolatier-puzzle-win = Last round. Win the game, whatever { $other } does.
chocolatier-theme-filling = Filling lines
chocolatier-theme-overflow = Overflow
chocolatier-theme-floor = The floor
chocolatier-theme-denying = Blocking
chocolatier-theme-token = First-player token
chocolatier-theme-special = Special plates
chocolatier-theme-last-round = Last round
