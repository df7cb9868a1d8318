# The pages of the house: a new game, the list of saves, statistics.

miyabi-option-colour = Colour Garden
miyabi-option-colour-about = 1 point per object in the largest group
miyabi-option-meadow = Great Meadow
miyabi-option-meadow-about = 2 points per square of the largest meadow
miyabi-option-zen = Zen Garden
miyabi-option-zen-about = tiles that score when objects enclose them
miyabi-option-seven = Seven
miyabi-option-seven-about = 7 points per line of exactly seven
miyabi-option-frog = Frog
miyabi-option-frog-about = scores each step up in your garden
miyabi-option-passing = Free passing
miyabi-option-passing-about = you may pass even if a tile fits

miyabi-saves-extensions = { $count ->
    [one] 1 option
   *[other] { $count } options
  }
miyabi-saves-frogs = Placing the frogs
miyabi-saves-last-round = Last round
miyabi-save-about = { $count ->
    [0] Turn { $turn } · no tiles left to draw
    [one] Turn { $turn } · 1 tile left to draw
   *[other] Turn { $turn } · { $count } tiles left to draw
  }

miyabi-statistics-extensions = By expansion
miyabi-statistics-plain = Base game

# The foot of the sheet of a new game.
miyabi-result-rounds = { $count } rounds
miyabi-result-tiles = { $count } tiles per round
miyabi-deal = Enter the garden
