# Tasks and themes of the puzzles.

chocolatier-puzzle-round = Find the best take. What counts is the point difference at the end of the round; { $other } plays perfectly.
chocolatier-puzzle-ahead = Last round. Find the best take: the final point difference counts, and { $other } plays perfectly.
chocolatier-puzzle-win = Last round. Win the game, whatever { $other } does.
chocolatier-theme-filling = Filling lines
chocolatier-theme-overflow = Overflow
chocolatier-theme-floor = The floor
chocolatier-theme-denying = Blocking
chocolatier-theme-token = First-player token
chocolatier-theme-special = Special plates
chocolatier-theme-last-round = Last round
