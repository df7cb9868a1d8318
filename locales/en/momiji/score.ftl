# The scoring sheet: what counts, and the page of a scenario.

score-piles = Piles
score-goals = Goals
score-conditions = Conditions
score-acorns = Acorns
score-blue = Blue-leaf token
score-hand = Cards in hand

score-about-pile = The number of its cards times the number on its top card.
score-about-pile-closed = A gate marks a closed pile.
score-about-acorns = One point for each acorn. Those on landscapes do not count.
score-about-blue = { $points ->
    [one] Whoever holds it at the end loses 1 point.
   *[other] Whoever holds it at the end loses { $points } points.
  }
score-about-goal = { $goal ->
    [biggest-pile] The most cards in one pile.
    [top-sum] The highest sum of the numbers on all top cards.
    [gates] The most closed piles.
    [acorns] The most acorns, without those on landscapes.
    [piles-and-landscapes] Piles and unused landscapes counted together.
    [zeros] The most 0s in the herbarium, covered ones too.
    [warm] The most red, orange and yellow cards, covered ones too.
    [cool] The most green, purple and brown cards, covered ones too.
    [fewest-cards] The fewest cards in the herbarium.
    [hand] The most cards in hand.
   *[other] The most { WORD($leaf) } cards in the herbarium, covered ones too.
  }
score-about-points = Fulfilled: owner { $owner }, others { $others }.

score-more-cards = { $points ->
    [one] 1 point, as many as { $others }, and more cards in hand
   *[other] { $points } points, as many as { $others }, and more cards in hand
  }

score-solo-note = { $turns ->
    [one] Solo · 1 turn
   *[other] Solo · { $turns } turns
  }
score-solo-won = Scenario won
score-solo-lost = Scenario lost
score-solo-won-sentence = { $turns ->
    [one] All conditions hold after 1 turn.
   *[other] All conditions hold after { $turns } turns.
  }
score-solo-lost-sentence = { $held ->
    [0] None of the { $all } conditions holds.
    [one] 1 of { $all } conditions holds.
   *[other] { $held } of { $all } conditions hold.
  }
score-herbarium = Herbarium
