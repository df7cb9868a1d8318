# Following the others: what a turn brought, and the last turns.

brief-reveal = pays 1 acorn for new cards
brief-collect = { $count ->
    [one] collects the { WORD($leaf) } column (1 card)
   *[other] collects the { WORD($leaf) } column ({ $count } cards)
  }
brief-collect-two = collects the { WORD($first) } and { WORD($second) } columns
brief-play = plays { $cards }
brief-tuck = { $count ->
    [one] tucks 1 card under a pile
   *[other] tucks { $count } cards under piles
  }
brief-goal = activates the goal “{ WORD($goal) }”
brief-trade = trades 2 cards for 1 acorn
brief-use = uses landscape { $letter }
brief-pick = takes { $cards } from the garden
brief-recover = takes { $cards } from the discard pile
brief-pass = passes
brief-gates = { $count ->
    [one] puts a gate on a pile
   *[other] puts gates on { $count } piles
  }
brief-blue-token = takes the blue-leaf token
brief-acorns = { $count ->
    [one] gets 1 acorn
   *[other] gets { $count } acorns
  }

## The last turns
last-turns-title = Last turns
last-turns-why = { $why ->
    [deck] the deck is empty
    [gates] no gates left
   *[solo] the deck has run out
  }
last-turns-left = { $turns ->
    [0] this is the last one
    [one] 1 more turn: { $names }
   *[other] { $turns } more turns: { $names }
  }
last-turns-left-alone = { $turns ->
    [0] this is the last one
   *[other] one more after this one
  }
last-turns-tip = { $why ->
    [deck] The deck is empty.
    [gates] The last gate has been taken.
   *[solo] There were not enough cards for the garden.
  } { $turns ->
    [0] The game ends after this turn.
    [one] { $names } has one more turn, then the game ends.
   *[other] After this turn these players have one more: { $names }. Then the game ends.
  }
last-turns-tip-alone = There were not enough cards for the garden. { $turns ->
    [0] The game ends after this turn.
   *[other] You have one last turn after this one.
  }
