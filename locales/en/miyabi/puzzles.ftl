# Tasks and themes of the puzzles.

miyabi-puzzle-ahead = These are the last turns. Finish as far ahead of { $other } as you can; { $other } plays the best replies.
miyabi-puzzle-win = These are the last turns. Win the game, whatever { $other } does.
miyabi-theme-levels = Levels
miyabi-theme-rows = Majorities
miyabi-theme-frog = Frog
miyabi-theme-fifth = Fifth level
miyabi-theme-colour = Colour Garden
miyabi-theme-meadow = Great Meadow
miyabi-theme-seven = Seven
miyabi-theme-zen = Zen Garden
miyabi-theme-denying = Denying
