# The coach: what to do, and why, in figures of the search.

coach-do-play = Play { $cards }
coach-do-collect = Collect the { WORD($leaf) } column
coach-do-collect-two = Collect the { WORD($first) } and the { WORD($second) } column
coach-do-goal = Activate the goal “{ WORD($goal) }”
coach-do-exchange = Give back “{ WORD($mine) }” for “{ WORD($other) }”
coach-do-pick = Take { $cards } from the garden
coach-do-recover = Take { $card } from the discard pile
coach-do-tuck = Tuck { $card } under the { WORD($pile) } pile
coach-do-trade = Trade { $cards } for an acorn
coach-do-discard = Discard { $cards }
coach-do-draft = Take landscape { $letter }, { WORD($landscape) }
coach-do-use = Use landscape { $letter }, { WORD($landscape) }
coach-do-place-on = Put the card on the { WORD($pile) } pile
coach-do-place-new = { $end ->
    [left] Start a pile at the left end
   *[right] Start a pile at the right end
  }
coach-do-place-garden = Let the card go to the garden
coach-do-reveal = Pay an acorn and reveal more cards first
coach-do-arrange = Put your piles in a new order
coach-do-pass = Pass
coach-do-end = End your turn
coach-do-done = Leave it at that
coach-do-finish = Finish: all conditions hold

coach-closing = { $points ->
    [one] Closing { WORD($leaf) } now is worth about 1 point more than waiting.
   *[other] Closing { WORD($leaf) } now is worth about { $points } points more than waiting.
  }
coach-goal = { $points ->
    [one] The goal now is worth about 1 point more than leaving it to others.
   *[other] The goal now is worth about { $points } points more than leaving it to others.
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
    [one] It brings 1 acorn.
   *[other] It brings { $count } acorns.
  }
coach-use-first = Use landscape { $letter }, { WORD($landscape) }, first.
coach-use-too = Then use landscape { $letter }, { WORD($landscape) }.
coach-trade-too = Trade { $cards } for an acorn as well.

coach-solo-wins = { $tries ->
    [one] It wins with { $wins } of 1 imagined deck.
   *[other] It wins with { $wins } of { $tries } imagined decks.
  }
coach-solo-tried = { $count ->
    [one] From 1 imagined order of the deck.
   *[other] From { $count } imagined orders of the deck.
  }
coach-solo-open = The scenario can still be won, as far as the coach can tell.
coach-solo-lost = The coach finds no way to win this any more.
coach-solo-won = The scenario is won.

coach-draft-best = { $points ->
    [one] It suits you best, by about 1 point.
   *[other] It suits you best, by about { $points } points.
  }
coach-draft-equal = Another landscape is about as good.

coach-missed-play = { $points ->
    [one] Playing { $cards } was worth about 1 point more.
   *[other] Playing { $cards } was worth about { $points } points more.
  }
coach-missed-collect = { $points ->
    [one] Collecting the { WORD($leaf) } column was worth about 1 point more.
   *[other] Collecting the { WORD($leaf) } column was worth about { $points } points more.
  }
coach-missed-goal = { $points ->
    [one] Activating the goal “{ WORD($goal) }” was worth about 1 point more.
   *[other] Activating the goal “{ WORD($goal) }” was worth about { $points } points more.
  }
