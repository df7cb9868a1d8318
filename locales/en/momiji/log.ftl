# The log: the game in plain sentences.

card = { WORD($leaf) } { $number }

log-draft = { $name } takes landscape { $letter }, { WORD($landscape) }.
log-reveal = { $name } pays 1 acorn to reveal more cards.
log-collect = { $count ->
    [one] { $name } collects the { WORD($leaf) } column: 1 card.
   *[other] { $name } collects the { WORD($leaf) } column: { $count } cards.
  }
log-collect-two = { $name } collects the { WORD($first) } and { WORD($second) } columns.
log-play = { $name } plays { $card }.
log-play-new = { $end ->
    [left] { $name } starts a pile at the left end with { $card }.
   *[right] { $name } starts a pile at the right end with { $card }.
  }
log-play-on = { $name } plays { $card } on the { WORD($pile) } pile.
log-goal = { $name } activates the goal “{ WORD($goal) }”.
log-pass = { $name } cannot take a main action and passes.
log-trade = { $name } trades { $cards } for 1 acorn.
log-use = { $name } uses landscape { $letter }, { WORD($landscape) }.
log-discard = { $name } discards { $card }.
log-finish = { $name } finishes: all conditions are met.
log-arrange = { $name } rearranges their piles.
log-pick = { $name } takes { $card } from the garden.
log-recover = { $name } takes { $card } from the discard pile.
log-exchange = { $name } swaps the goal “{ WORD($mine) }” for “{ WORD($other) }”.
log-tuck = { $name } tucks { $card } under the { WORD($pile) } pile.
log-new-in-garden = New in the garden: { $cards }.
log-placed = { $name } adds { $card } to the herbarium.
log-placed-garden = { CAP($card) } goes to the garden.
log-turned = Revealed from the deck: { $card }.
log-drawn = { $count ->
    [one] { $name } draws 1 card.
   *[other] { $name } draws { $count } cards.
  }
log-drawn-seen = { $name } draws { $cards }.
log-garden-swept = { $count ->
    [one] 1 card from the garden is discarded.
   *[other] { $count } cards from the garden are discarded.
  }
log-pair = { $acorns ->
    [one] Acorn pair ({ WORD($left) } and { WORD($right) }): { $name } gets 1 acorn.
   *[other] Acorn pair ({ WORD($left) } and { WORD($right) }): { $name } gets { $acorns } acorns.
  }
log-acorns = { $acorns ->
    [one] { $name } gets 1 acorn.
   *[other] { $name } gets { $acorns } acorns.
  }
log-gate = The { WORD($leaf) } pile is closed and gets a gate.
log-closed = The { WORD($leaf) } pile is closed, but no gate is left for it.
log-blue-token = { $name } takes the blue-leaf token.
log-end-triggered = { $turns ->
    [one] The game is about to end: 1 more turn after this one.
   *[other] The game is about to end: { $turns } more turns after this one.
  }
log-end-triggered-alone = The deck has run out: one last turn after this one.

log-score = { $dew ->
    [yes] { $name }: { $total ->
        [one] 1 point
       *[other] { $total } points
      } (piles { $piles }, acorns { $acorns }, goals { $goals }, blue-leaf token { $blue }).
   *[no] { $name }: { $total ->
        [one] 1 point
       *[other] { $total } points
      } (piles { $piles }, acorns { $acorns }, goals { $goals }).
  }
log-solo = { $won ->
    [yes] Scenario won.
   *[no] Scenario lost.
  }
replay-play-ends = { $name } finishes playing cards.
