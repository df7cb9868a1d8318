# The table: chips, headings, slots.

table-letter-red = R
table-letter-orange = O
table-letter-yellow = Y
table-letter-green = G
table-letter-purple = P
table-letter-brown = B
table-letter-blue = U

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
table-last-turns = { $turns ->
    [0] The last turn
    [one] Last turns: 1 more
   *[other] Last turns: { $turns } more
  }

## For a voice
momiji-zone-garden = Garden
momiji-zone-herbarium = Your herbarium
momiji-zone-hand = Your hand
momiji-heard-cards = Oldest first: { $cards }.
momiji-heard-hand = { $count ->
    [0] { $name }: no cards in hand.
   *[other] { $name }, in hand: { $cards }.
  }
momiji-heard-owner = { $name }
momiji-heard-pile = Pile { $place } of { $count } from the left.
momiji-heard-pays = It forms an acorn pair with the pile on its right.
momiji-heard-top = On top: { $card }.
