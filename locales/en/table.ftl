# The table: chips, headings, slots.

table-letter-red = R
table-letter-orange = O
table-letter-yellow = Y
table-letter-green = G
table-letter-purple = P
table-letter-brown = B
table-letter-blue = U

table-badge-your-turn = your turn
table-badge-playing = playing
table-badge-next = next
table-badge-waiting = waiting
table-badge-last-turn = last turn
table-turn = turn { $turn }

table-goals = Goals
table-end = { $end ->
    [left] left end
    [right] right end
   *[first] first pile
  }
table-discard = Discard pile
table-discard-count = { $count ->
    [one] 1 card, by leaf type
   *[other] { $count } cards, by leaf type
  }
table-scenario = Scenario { $number } · { $level }
table-cards-in-deck = { $count ->
    [one] card in the deck
   *[other] cards in the deck
  }

## Papers and buttons
table-bonus = +{ $count }
table-ahead = ahead
table-menu = Menu
table-log = What happened so far
table-rules = Rule book
table-settings = Settings
table-last-turns = { $turns ->
    [0] The last turn
    [one] Last turns: 1 more
   *[other] Last turns: { $turns } more
  }
