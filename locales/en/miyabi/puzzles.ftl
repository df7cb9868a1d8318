# Tasks and themes of the puzzles.

miyabi-puzzle-ahead = Last turns: get the best point difference against { $other }.
miyabi-puzzle-win = Last turns: win, whatever { $other } does.
miyabi-theme-levels = Levels
miyabi-theme-rows = Majorities
miyabi-theme-frog = Frog
miyabi-theme-fifth = Fifth level
miyabi-theme-colour = Colour Garden
miyabi-theme-meadow = Great Meadow
miyabi-theme-seven = Seven
miyabi-theme-zen = Zen Garden
miyabi-theme-denying = Blocking
