# The lines of the score sheet.

miyabi-score-laid = Tiles laid
miyabi-score-fifth = Fifth level
miyabi-score-zen = Zen Garden
miyabi-score-frog = Frog
miyabi-score-rows = Rows
miyabi-score-colour = Colour Garden
miyabi-score-meadow = Great Meadow
miyabi-score-seven = Seven

miyabi-score-on-the-way = On the way
miyabi-score-at-the-end = At the end
miyabi-score-row = { CAP(WORD($object, form: "many")) }

miyabi-score-gardens = Gardens
miyabi-score-about-gardens = The gardens as they lie now; a click shows them large.
miyabi-score-about-laid = For every tile: its objects times its level.
miyabi-score-about-fifth = For being first on level 5 with a kind of object.
miyabi-score-about-zen = 1 point for every zen tile, and the objects around each that was enclosed.
miyabi-score-about-frog = The level reached with every step up.
miyabi-score-about-row = For the most objects of the row { $most }, for the second most { $second }. In the ring: how many.
miyabi-score-about-colour = 1 point for every object of the largest group.
miyabi-score-about-meadow = { $points } points for every square of the largest meadow.
miyabi-score-about-seven = { $points } points for every row and column with exactly seven objects.
