# The coach: what to do, and why, in figures of the search.

chocolatier-coach-take = { $from ->
    [middle] Take { $count } { WORD($praline) } from the middle into line { $line }
    [alone] Take { $count } { WORD($praline) } from the all-{ WORD($praline) } plate into line { $line }
   *[plate] Take { $count } { WORD($praline) } from the plate that also has { $rest }, into line { $line }
  }
    .done = { $from ->
        [middle] taking { $count } { WORD($praline) } from the middle into line { $line }
        [alone] taking { $count } { WORD($praline) } from the all-{ WORD($praline) } plate into line { $line }
       *[plate] taking { $count } { WORD($praline) } from the plate that also had { $rest }, into line { $line },
      }
chocolatier-coach-take-floor = { $from ->
    [middle] Take { $count } { WORD($praline) } from the middle onto the floor
    [alone] Take { $count } { WORD($praline) } from the all-{ WORD($praline) } plate onto the floor
   *[plate] Take { $count } { WORD($praline) } from the plate that also has { $rest }, onto the floor
  }
    .done = { $from ->
        [middle] taking { $count } { WORD($praline) } from the middle onto the floor
        [alone] taking { $count } { WORD($praline) } from the all-{ WORD($praline) } plate onto the floor
       *[plate] taking { $count } { WORD($praline) } from the plate that also had { $rest }, onto the floor,
      }
chocolatier-coach-do-fill = Fill line { $line } with { WORD($praline) }
    .done = filling line { $line } with { WORD($praline) }
chocolatier-coach-send = { $way ->
    [clockwise] Send { WORD($praline) } clockwise
   *[anticlockwise] Send { WORD($praline) } anticlockwise
  }
    .done = { $way ->
        [clockwise] sending { WORD($praline) } clockwise
       *[anticlockwise] sending { WORD($praline) } anticlockwise
      }
chocolatier-coach-send-too = { $way ->
    [clockwise] Then send { WORD($praline) } clockwise.
   *[anticlockwise] Then send { WORD($praline) } anticlockwise.
  }
chocolatier-coach-tile = Put the { WORD($praline) } praline in row { $row }, column { $column }
    .done = putting the { WORD($praline) } praline in row { $row }, column { $column },
chocolatier-coach-end = End your turn
    .done = ending the turn

## Why
chocolatier-coach-fills = { $points ->
    [one] It fills line { $line }, which is worth about 1 point more than leaving it open.
   *[other] It fills line { $line }, which is worth about { $points } points more than leaving it open.
  }
chocolatier-coach-fills-needed = { $points ->
    [one] It fills line { $line } and takes the { WORD($praline) } pralines { $name } needs, which is worth about 1 point.
   *[other] It fills line { $line } and takes the { WORD($praline) } pralines { $name } needs, which is worth about { $points } points.
  }
chocolatier-coach-needed = { $points ->
    [one] { $name } needs these { WORD($praline) } pralines: taking them is worth about 1 point.
   *[other] { $name } needs these { WORD($praline) } pralines: taking them is worth about { $points } points.
  }
chocolatier-coach-collects = { $points ->
    [one] Collecting { WORD($praline) } in line { $line } is worth about 1 point more than anything else.
   *[other] Collecting { WORD($praline) } in line { $line } is worth about { $points } points more than anything else.
  }

## What it brings and costs
chocolatier-coach-scores = { $points ->
    [one] Line { $line } will then score 1 point when the boxes are filled.
   *[other] Line { $line } will then score { $points } points when the boxes are filled.
  }
chocolatier-coach-last-round = It completes row { $row }: this will be the last round.
chocolatier-coach-mark = You also take the first-player token and start the next round.
chocolatier-coach-costs = { $count ->
    [one] 1 praline falls to the floor, which will then cost { $cost } in all.
   *[other] { $count } pralines fall to the floor, which will then cost { $cost } in all.
  }
chocolatier-coach-looked = { $count ->
    [one] Based on 1 position.
   *[other] Based on { $count } positions.
  }

## After the turn
chocolatier-coach-missed-take = { $from ->
    [middle] Taking { $count } { WORD($praline) } from the middle into line { $line } would have been worth about { $points ->
        [one] 1 point
       *[other] { $points } points
      } more.
    [alone] Taking { $count } { WORD($praline) } from the all-{ WORD($praline) } plate into line { $line } would have been worth about { $points ->
        [one] 1 point
       *[other] { $points } points
      } more.
   *[plate] Taking { $count } { WORD($praline) } from the plate that also had { $rest }, into line { $line }, would have been worth about { $points ->
        [one] 1 point
       *[other] { $points } points
      } more.
  }
