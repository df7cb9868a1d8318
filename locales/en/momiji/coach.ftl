# The coach: what to do, and why, in figures of the search.

coach-do-play = Play { $cards }
    .done = playing { $cards }
coach-do-close = Close the { WORD($leaf) } pile
    .done = closing the { WORD($leaf) } pile
coach-do-close-last = Close the { WORD($leaf) } pile and take the last gate
    .done = closing the { WORD($leaf) } pile with the last gate
coach-do-collect = Collect the { WORD($leaf) } column
    .done = collecting the { WORD($leaf) } column
coach-do-collect-two = Collect the { WORD($first) } and { WORD($second) } columns
    .done = collecting the { WORD($first) } and { WORD($second) } columns
coach-do-goal = Activate the goal “{ WORD($goal) }”
    .done = activating the goal “{ WORD($goal) }”
coach-do-exchange = Swap the goal “{ WORD($mine) }” for “{ WORD($other) }”
    .done = swapping the goal “{ WORD($mine) }” for “{ WORD($other) }”
coach-do-pick = Take { $cards } from the garden
    .done = taking { $cards } from the garden
coach-do-recover = Take { $card } from the discard pile
    .done = taking { $card } from the discard pile
coach-do-tuck = Tuck { $card } under the { WORD($pile) } pile
    .done = tucking { $card } under the { WORD($pile) } pile
coach-do-trade = Trade { $cards } for 1 acorn
    .done = trading { $cards } for 1 acorn
coach-do-discard = Discard { $cards }
    .done = discarding { $cards }
coach-do-draft = Take landscape { $letter }, { WORD($landscape) }
    .done = taking landscape { $letter }, { WORD($landscape) },
coach-do-use = Use landscape { $letter }, { WORD($landscape) }
    .done = using landscape { $letter }, { WORD($landscape) },
coach-do-place-on = Put the card on the { WORD($pile) } pile
    .done = putting the card on the { WORD($pile) } pile
coach-do-place-new = { $end ->
    [left] Start a pile at the left end
   *[right] Start a pile at the right end
  }
    .done = { $end ->
        [left] starting a pile at the left end
       *[right] starting a pile at the right end
      }
coach-do-place-garden = Send the card to the garden
    .done = sending the card to the garden
coach-do-reveal = Pay 1 acorn to reveal more cards first
    .done = paying 1 acorn to reveal more cards first
coach-do-arrange = Rearrange your piles
    .done = rearranging the piles
coach-do-pass = Pass
    .done = passing
coach-do-end = End your turn
    .done = ending the turn
coach-do-done = Stop here
    .done = stopping there
coach-do-finish = Finish: all conditions are met

coach-closing = { $points ->
    [one] Closing the { WORD($leaf) } pile now is worth about 1 point more than waiting.
   *[other] Closing the { WORD($leaf) } pile now is worth about { $points } points more than waiting.
  }
coach-goal = { $points ->
    [one] Taking the goal now is worth about 1 point more than leaving it to others.
   *[other] Taking the goal now is worth about { $points } points more than leaving it to others.
  }
coach-column = { $points ->
    [one] The { WORD($leaf) } column is worth about 1 point more than anything else.
   *[other] The { WORD($leaf) } column is worth about { $points } points more than anything else.
  }
coach-columns = { $points ->
    [one] Both columns together are worth about 1 point more than anything else.
   *[other] Both columns together are worth about { $points } points more than anything else.
  }
coach-play = { $points ->
    [one] Playing now is worth about 1 point more than keeping the cards.
   *[other] Playing now is worth about { $points } points more than keeping the cards.
  }
coach-acorns = { $count ->
    [one] It earns you 1 acorn.
   *[other] It earns you { $count } acorns.
  }
coach-use-first = First use landscape { $letter }, { WORD($landscape) }.
coach-use-too = Then use landscape { $letter }, { WORD($landscape) }.
coach-trade-too = Also trade { $cards } for 1 acorn.

coach-solo-wins = { $tries ->
    [one] It wins { $wins } of 1 simulated game.
   *[other] It wins { $wins } of { $tries } simulated games.
  }
coach-solo-tried = { $count ->
    [one] Based on 1 simulated order of the deck.
   *[other] Based on { $count } simulated orders of the deck.
  }
coach-solo-open = As far as the coach can tell, you can still win this scenario.
coach-solo-lost = The coach sees no way to win any more.
coach-solo-won = You have won the scenario.

coach-draft-best = { $points ->
    [one] It is about 1 point better for you than the others.
   *[other] It is about { $points } points better for you than the others.
  }
coach-draft-equal = Another landscape is about as good.

coach-missed-play = { $points ->
    [one] Playing { $cards } would have been about 1 point better.
   *[other] Playing { $cards } would have been about { $points } points better.
  }
coach-missed-collect = { $points ->
    [one] Collecting the { WORD($leaf) } column would have been about 1 point better.
   *[other] Collecting the { WORD($leaf) } column would have been about { $points } points better.
  }
coach-missed-goal = { $points ->
    [one] Activating the goal “{ WORD($goal) }” would have been about 1 point better.
   *[other] Activating the goal “{ WORD($goal) }” would have been about { $points } points better.
  }
