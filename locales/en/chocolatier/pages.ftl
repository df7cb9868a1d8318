# What the pages of the house say of this game: a new game, the scoring sheet, the list of saves.

chocolatier-name = Master Chocolatier
chocolatier-tagline = Five kinds of pralines, one box each
chocolatier-statistics-won = a heart for each game won
chocolatier-about = Take pralines of one colour, fill your lines and your box.
chocolatier-option-brown = Plain side
chocolatier-option-brown-about = the box has no colours: you choose the spaces yourself
chocolatier-option-special = Special plates
chocolatier-option-special-about = each round some plates have a power

chocolatier-score-about-points = Points scored while filling the boxes, minus what the floors cost
chocolatier-score-about-rows = { $points ->
    [one] 1 point for each complete row
   *[other] { $points } points for each complete row
  }
chocolatier-score-about-columns = { $points ->
    [one] 1 point for each complete column
   *[other] { $points } points for each complete column
  }
chocolatier-score-about-colours = { $points ->
    [one] 1 point for each colour with all five pralines in the box
   *[other] { $points } points for each colour with all five pralines in the box
  }
chocolatier-score-more-rows = { $points ->
    [one] 1 point, tied with { $others }, but more complete rows
   *[other] { $points } points, tied with { $others }, but more complete rows
  }

chocolatier-chip-brown = Plain side
chocolatier-chip-special = Special plates
chocolatier-save-about = { $count ->
    [one] Turn { $turn } · 1 praline in the bag
   *[other] Turn { $turn } · { $count } pralines in the bag
  }

chocolatier-score-boxes = The boxes
chocolatier-score-each = { $points } each

## The sheet of a new game
chocolatier-side = The box
chocolatier-side-about = each colour has its space; all boxes have the same side
chocolatier-side-coloured = coloured
chocolatier-side-plain = plain
chocolatier-result-plates = { $count } plates
chocolatier-result-special = { $count } special
chocolatier-deal = Open the shop
