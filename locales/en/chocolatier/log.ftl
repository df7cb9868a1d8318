# The log: the game in plain sentences.

## Taking
chocolatier-log-take = { $offer ->
    [0] { $name } takes { $count ->
        [one] 1 { WORD($praline) } praline
       *[other] { $count } { WORD($praline) } pralines
      } from the middle into line { $line }.
   *[other] { $name } takes { $count ->
        [one] 1 { WORD($praline) } praline
       *[other] { $count } { WORD($praline) } pralines
      } from a plate into line { $line }.
  }
chocolatier-log-take-floor = { $offer ->
    [0] { $name } takes { $count ->
        [one] 1 { WORD($praline) } praline
       *[other] { $count } { WORD($praline) } pralines
      } from the middle onto the floor.
   *[other] { $name } takes { $count ->
        [one] 1 { WORD($praline) } praline
       *[other] { $count } { WORD($praline) } pralines
      } from a plate onto the floor.
  }
chocolatier-log-rest = The rest goes to the middle: { $pralines }.
chocolatier-log-rest-stays = The rest stays on its plate.
chocolatier-log-mark = { $name } takes the first-player token and will start the next round.
chocolatier-log-overflow = { $count ->
    [one] 1 praline falls to the floor.
   *[other] { $count } pralines fall to the floor.
  }
chocolatier-log-to-lid = { $count ->
    [one] The floor is full: 1 praline goes into the lid and costs nothing.
   *[other] The floor is full: { $count } pralines go into the lid and cost nothing.
  }
chocolatier-log-offer-taken = { $name } also takes the plate: the next piece that falls lands on it and costs nothing.
chocolatier-log-spared = One piece lands on { $name }’s special plate and costs nothing.
chocolatier-log-send = { $way ->
    [clockwise] { $name } sends { $count ->
        [one] 1 { WORD($praline) } praline
       *[other] { $count } { WORD($praline) } pralines
      } clockwise to the next plate.
   *[anticlockwise] { $name } sends { $count ->
        [one] 1 { WORD($praline) } praline
       *[other] { $count } { WORD($praline) } pralines
      } anticlockwise to the next plate.
  }

## Filling
chocolatier-log-place = { $name } puts { WORD($praline) } in row { $row }, column { $column }: { $points ->
    [one] 1 point
   *[other] { $points } points
  } { $why ->
    [row] (row of { $across }).
    [column] (column of { $down }).
    [both] (row of { $across }, column of { $down }).
   *[alone] (no neighbours).
  }
chocolatier-log-no-place = { $name } has no space for the { WORD($praline) } pralines of line { $line }: they fall to the floor.
chocolatier-log-floor = { $cost ->
    [one] The floor costs { $name } 1 point.
   *[other] The floor costs { $name } { $cost } points.
  }
chocolatier-log-floor-short = { $cost ->
    [one] The floor costs 1 point; { $name } has none to lose.
   *[other] The floor costs { $cost } points, more than { $name } has: 0 points are left.
  }

## Rounds
chocolatier-log-round = Round { $round }: { $name } starts.
chocolatier-log-refill = { $count ->
    [one] The bag is empty: 1 praline from the lid goes into it.
   *[other] The bag is empty: { $count } pralines from the lid go into it.
  }
chocolatier-log-gold = Special plates: { $offers }.
chocolatier-log-gold-side = { $side ->
    [1] “one extra praline”
    [3] “the rest stays”
    [4] “the rest is sent on”
   *[5] “the plate is taken too”
  }
chocolatier-log-gold-colour = “{ WORD($praline) } from both neighbours”
chocolatier-log-offers = On the plates, clockwise from the top: { $offers }.
chocolatier-log-offer = ({ $pralines })

## The end
chocolatier-log-over-row = { $count ->
    [one] { $names } has completed a row. The game is over.
   *[other] { $names } have each completed a row. The game is over.
  }
chocolatier-log-over-pralines = No pralines are left for another round. The game is over.
chocolatier-log-over-barren = { $rounds ->
    [one] No praline has gone into any box for 1 round. The game is over.
   *[other] No praline has gone into any box for { $rounds } rounds. The game is over.
  }
chocolatier-log-score = { $name }: { $total ->
    [one] 1 point
   *[other] { $total } points
  } (during the game { $points }, rows { $rows }, columns { $columns }, colours { $colours }).
chocolatier-log-tie = { $broken ->
    [yes] { $names } are tied on points. Complete rows decide: { $rows }.
   *[no] { $names } are tied on points and on complete rows: { $rows }.
  }
chocolatier-log-winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
  }

## Rows of the score sheet
chocolatier-score-points = During the game
chocolatier-score-rows = Complete rows
chocolatier-score-columns = Complete columns
chocolatier-score-colours = Complete colours
