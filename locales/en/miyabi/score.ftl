# The lines of the score sheet.

miyabi-score-laid = Tiles laid
miyabi-score-fifth = Fifth level
miyabi-score-zen = Zen Garden
miyabi-score-frog = Frog
miyabi-score-rows = Rows
miyabi-score-colour = Colour Garden
miyabi-score-meadow = Great Meadow
miyabi-score-seven = Seven

miyabi-score-on-the-way = During the game
miyabi-score-at-the-end = At the end
miyabi-score-row = { CAP(WORD($object, form: "many")) }

miyabi-score-gardens = Gardens
miyabi-score-about-gardens = The gardens as they are now; click to enlarge them.
miyabi-score-about-laid = For each tile: its objects times its level.
miyabi-score-about-fifth = For being first on level 5 with a kind of object.
miyabi-score-about-zen = 1 point for each zen tile, plus the objects around each enclosed one.
miyabi-score-about-frog = The level reached, for each step up.
miyabi-score-about-row = { $most } for the most objects in the row, { $second } for the second most. The ring shows how many.
miyabi-score-about-colour = 1 point for each object in the largest group.
miyabi-score-about-meadow = { $points } points for each square of the largest meadow.
miyabi-score-about-seven = { $points } points for each row and column with exactly seven objects.
miyabi-score-values = { $most } / { $second }
