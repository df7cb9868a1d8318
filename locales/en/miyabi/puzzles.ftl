# Tasks and themes of the puzzles.

miyabi-puzzle-ahead = Find the best turn: the final point difference counts. { $other } plays perfectly.
miyabi-puzzle-win = Find the turn that wins the game. { $other } plays perfectly.
miyabi-theme-levels = Levels
miyabi-theme-rows = Majorities
miyabi-theme-frog = Frog
miyabi-theme-fifth = Fifth level
miyabi-theme-colour = Colour Garden
miyabi-theme-meadow = Great Meadow
miyabi-theme-seven = Seven
miyabi-theme-zen = Zen Garden
miyabi-theme-denying = Blocking
