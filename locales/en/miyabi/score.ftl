# The lines of the score sheet.

miyabi-score-laid = Tiles laid
miyabi-score-fifth = Fifth level
miyabi-score-zen = Zen Garden
miyabi-score-frog = Frog
miyabi-score-rows = Rows
miyabi-score-colour = Colour Garden
miyabi-score-meadow = Great Meadow
miyabi-score-seven = Seven
