# The log: the game in plain sentences.

card = { WORD($leaf) } { $number }

log-draft = { $name } takes landscape { $letter }, { WORD($landscape) }.
log-reveal = { $name } pays 1 acorn to reveal more cards.
log-collect = { $count ->
    [one] { $name } collects the { WORD($leaf) } column: 1 card.
   *[other] { $name } collects the { WORD($leaf) } column: { $count } cards.
  }
log-collect-two = { $name } collects the { WORD($first) } and the { WORD($second) } column.
log-play = { $name } plays { $card }.
log-play-new = { $end ->
    [left] { $name } starts a pile at the left end with { $card }.
   *[right] { $name } starts a pile at the right end with { $card }.
  }
log-play-on = { $name } plays { $card } on the { WORD($pile) } pile.
log-goal = { $name } activates the goal “{ WORD($goal) }”.
log-pass = { $name } has no main action and passes.
log-trade = { $name } trades { $cards } for 1 acorn.
log-use = { $name } uses landscape { $letter }, { WORD($landscape) }.
log-discard = { $name } discards { $card }.
log-finish = { $name } finishes: all conditions hold.
log-arrange = { $name } puts the piles in a new order.
log-pick = { $name } takes { $card } from the garden.
log-recover = { $name } takes { $card } from the discard pile.
log-exchange = { $name } gives back the goal “{ WORD($mine) }” for “{ WORD($other) }”.
log-tuck = { $name } tucks { $card } under the { WORD($pile) } pile.
log-new-in-garden = New in the garden: { $cards }.
log-placed = The { $card } goes into the herbarium of { $name }.
log-placed-garden = The { $card } goes to the garden.
log-turned = Turned from the deck: { $card }.
log-drawn = { $count ->
    [one] { $name } draws 1 card.
   *[other] { $name } draws { $count } cards.
  }
log-drawn-seen = { $name } draws { $cards }.
log-garden-swept = { $count ->
    [one] 1 card of the garden goes to the discard pile.
   *[other] { $count } cards of the garden go to the discard pile.
  }
log-pair = { $acorns ->
    [one] The acorns of { WORD($left) } and { WORD($right) } meet: 1 acorn for { $name }.
   *[other] The acorns of { WORD($left) } and { WORD($right) } meet: { $acorns } acorns for { $name }.
  }
log-acorns = { $acorns ->
    [one] { $name } gets 1 acorn.
   *[other] { $name } gets { $acorns } acorns.
  }
log-gate = The { WORD($leaf) } pile is closed by a gate.
log-closed = The { WORD($leaf) } pile is closed; there is no gate left for it.
log-blue-token = { $name } takes the blue-leaf token.
log-end-triggered = { $turns ->
    [one] The end draws near: 1 more turn after this one.
   *[other] The end draws near: { $turns } more turns after this one.
  }
log-end-triggered-alone = The deck is at its end: one last turn after this one.

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
    [yes] The scenario is won.
   *[no] The scenario is lost.
  }
replay-play-ends = { $name } completes the play.
