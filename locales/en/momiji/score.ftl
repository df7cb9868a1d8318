# The scoring sheet: what counts, and the page of a scenario.

score-piles = Piles
score-goals = Goals
score-conditions = Conditions
score-acorns = Acorns
score-blue = Blue-leaf token
score-hand = Cards in hand

score-about-pile = Number of cards times the number on the top card.
score-about-pile-closed = A gate marks a closed pile.
score-about-acorns = 1 point per acorn. Acorns on landscapes do not count.
score-about-blue = { $points ->
    [one] Whoever holds it at the end loses 1 point.
   *[other] Whoever holds it at the end loses { $points } points.
  }
score-about-goal = { $goal ->
    [biggest-pile] The most cards in one pile.
    [top-sum] The highest sum of the numbers on all top cards.
    [gates] The most closed piles.
    [acorns] The most acorns, not counting those on landscapes.
    [piles-and-landscapes] The most piles and unused landscapes together.
    [zeros] The most 0s in the herbarium, including covered ones.
    [warm] The most red, orange and yellow cards, including covered ones.
    [cool] The most green, purple and brown cards, including covered ones.
    [fewest-cards] The fewest cards in the herbarium.
    [hand] The most cards in hand.
   *[other] The most { WORD($leaf) } cards in the herbarium, including covered ones.
  }
score-about-points = { $owner } points for the owner, { $others } for others who fulfil it.

score-more-cards = { $points ->
    [one] 1 point, the same as { $others }, but more cards in hand
   *[other] { $points } points, the same as { $others }, but more cards in hand
  }

score-solo-note = { $turns ->
    [one] Solo · 1 turn
   *[other] Solo · { $turns } turns
  }
score-solo-won = Scenario won
score-solo-lost = Scenario lost
score-solo-won-sentence = { $turns ->
    [one] All conditions met after 1 turn.
   *[other] All conditions met after { $turns } turns.
  }
score-solo-lost-sentence = { $held ->
    [0] None of the { $all } conditions met.
   *[other] { $held } of { $all } conditions met.
  }
score-herbarium = Herbarium
score-pile = { CAP(WORD($leaf)) }
