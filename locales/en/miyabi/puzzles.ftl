# Tasks and themes of the puzzles.

miyabi-puzzle-ahead = The last turns: finish as far ahead of { $other } as you can.
miyabi-puzzle-win = The last turns: win, whatever { $other } does.
miyabi-theme-levels = Levels
miyabi-theme-rows = Majorities
miyabi-theme-frog = Frog
miyabi-theme-fifth = Fifth level
miyabi-theme-colour = Colour Garden
miyabi-theme-meadow = Great Meadow
miyabi-theme-seven = Seven
miyabi-theme-zen = Zen Garden
miyabi-theme-denying = Denying
