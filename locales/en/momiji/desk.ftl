# The table: the action note, the buttons, what things say of themselves.

desk-column-to-hand = A column goes to your hand. Only cards of your hand are played.
desk-goal-where = Drop a goal on your own plate to activate it.
desk-acorn-where = Drop an acorn on a landscape, on a goal or on the deck to pay for it.
desk-deck-where = Drop the deck on the garden to reveal 4 cards for 1 acorn.
desk-card-where = Play a card into your herbarium, or give two cards to the acorns for a trade.

## Notes
desk-turn-body = Collect a column, play cards, or activate a goal.
desk-turn-how = Drag it to its place, or click and press the red button.
desk-pass-body = You cannot collect, play or activate a goal. Pass, then end the turn.
desk-after-body = { $bonus ->
    [0] { $more ->
        [both] Your main action is done. You can still use a landscape or trade two cards.
        [landscape] Your main action is done. You can still use a landscape.
        [trade] Your main action is done. You can still trade two cards for 1 acorn.
       *[nothing] Your main action is done, and nothing else can be done in this turn.
      }
   *[other] Your main action is done. Meeting acorns will bring { $bonus } more.
  }

desk-collect-title = Collect
desk-collect-body = { $then ->
    [reveal] The { WORD($leaf) } column goes to your hand. You may reveal 4 more cards first.
    [alone] The { WORD($leaf) } column goes to your hand. The rest of the garden is discarded; 4 new cards come.
   *[nothing] The { WORD($leaf) } column goes to your hand.
  }
desk-revealed = New cards lie in the garden. Now collect a column.
desk-reveal-title = Reveal
desk-reveal-body = Pay 1 acorn for four new cards. Then a column must be collected.
desk-goal-title = Activate a goal
desk-goal-body = “{ CAP(WORD($goal)) }”: if you fulfil it at the end, you get 10 points. Others who do get 3.
desk-goal-alone = The goal “{ WORD($goal) }” becomes yours. The garden is discarded; 4 new cards come.
desk-trade-title = Trade
desk-trade-body = { $chosen ->
    [0] Choose two cards of your hand. They bring 1 acorn.
    [1] One more card, and they bring 1 acorn.
   *[other] These two cards go for 1 acorn.
  }

desk-play-title = Play
desk-play-first = { CAP($card) } starts your first pile.
desk-play-pile = { CAP($card) } goes on the { WORD($leaf) } pile.
desk-play-on = { CAP($card) } goes on the { WORD($pile) } pile, which then shows { WORD($leaf) }.
desk-play-new = { $end ->
    [left] { CAP($card) } starts a pile at the left end.
   *[right] { CAP($card) } starts a pile at the right end.
  }
desk-play-new-choice = { $end ->
    [left] { CAP($card) } starts a pile at the left end. Pick another place to change that.
   *[right] { CAP($card) } starts a pile at the right end. Pick another place to change that.
  }
desk-joker-body = { CAP($card) } fits only as a joker, and the blue-leaf token costs 3 points. Pick a pile.

desk-discard-title = Discard
desk-forced-discard = { $chosen ->
    [0] After a play 1 card leaves your hand. Choose it.
   *[other] After a play 1 card leaves your hand.
  }
desk-hand-limit = { $over ->
    [one] You may keep 8 cards. Choose 1 to discard.
   *[other] You may keep 8 cards. Choose { $over } to discard.
  }

## Landscapes, step by step
landscape-name = { WORD($landscape) }
desk-use-d = Draw the top four cards of the deck, then discard one of them. This cannot be undone.
desk-use-n = Four cards are turned; those that fit go into your herbarium. This cannot be undone.
desk-ability-a = Play a card that skips one number: a 2 on a 0, a 3 on a 1, or a new pile with a 1.
desk-ability-b = Choose two columns with at most 4 cards together.
desk-ability-b-alone = Choose two columns with at most 4 cards together. The rest of the garden is discarded.
desk-ability-c = Pick up a pile and say where it goes. When the order is right, keep it.
desk-ability-d = One of the cards you drew must go. Choose it.
desk-ability-e-play = Play one or two cards.
desk-ability-f = Take the top card of a column, and 2 acorns.
desk-ability-g = Take any one card from the discard pile.
desk-ability-h = Choose a goal to activate, or one of yours and another to exchange it for.
desk-ability-i = Take one whole column.
desk-ability-j-play = Play up to four cards on at most two piles.
desk-ability-k = { $count ->
    [0] Take the top cards of up to three different columns.
   *[other] Take the top card of another column, or stop here.
  }
desk-ability-l = Choose any cards to burn: 1 acorn each, and 2 more.
desk-ability-m = { $left ->
    [one] Choose a card, then the open pile it is tucked under. One more is possible.
   *[other] Choose a card, then the open pile it is tucked under. Up to two.
  }
desk-ability-m-play = Play a card, or tuck one under an open pile.
desk-ability-n = { CAP($card) } was turned. Choose its place.

## Chips
chip-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
chip-mixed = mixed
chip-one-type = one type
chip-after-a-play = after a play
chip-hand-limit = hand limit
chip-last-turn = last turn

## Buttons
button-pass = Pass
button-finish = Finish: all conditions hold
button-collect = { $count ->
    [0] Collect
    [one] Collect 1 card
   *[other] Collect { $count } cards
  }
button-reveal = Reveal 4 cards for 1 acorn
button-reveal-short = Reveal 4 for 1
button-goal = { $price ->
    [0] Activate for free
    [one] Activate for 1 acorn
   *[other] Activate for { $price } acorns
  }
button-goal-choose = Activate or exchange
button-exchange = Exchange the goal
button-use = Use { WORD($landscape) }
button-play = { $count ->
    [0] Play
    [one] Play 1 card
   *[other] Play { $count } cards
  }
button-trade = Trade 2 for 1
button-trade-now = Trade these two cards
button-trade-not = Keep the cards
button-discard = { $count ->
    [one] Discard 1 card
   *[other] Discard { $count } cards
  }
button-burn = { $count ->
    [0] Burn nothing
    [one] Burn 1 card
   *[other] Burn { $count } cards
  }
button-take-card = Take a card
button-take = Take { $card }
button-enough = That is enough
button-take-cards = { $count ->
    [one] Take 1 card
   *[other] Take { $count } cards
  }
button-arrange = Keep this order
button-place = Choose a place
button-tuck-instead = Tuck a card
button-play-instead = Play a card
button-keep-acorn = Keep the acorn

## What a resting button misses
why-two-cards = Choose two cards of your hand first.
why-column = Choose a column first.
why-two-columns = Choose two columns first.
why-card = Choose a card first.
why-goal = Choose a goal first.
why-place = Choose a lit place on the table.
why-discard = { $count ->
    [one] Choose 1 card to discard.
   *[other] Choose { $count } cards to discard.
  }
why-trade = A trade needs two cards, and no action under way.
why-trade-done = You have traded in this turn already.

## What things say of themselves
tip-card-title = { CAP(WORD($leaf)) } { $number }
tip-card = { $kind ->
    [closes] It goes on a { $below } and closes the pile.
    [zero] It starts a pile, or goes on another 0.
   *[other] It goes on the same number or one lower.
  }
tip-card-acorns = { $edges ->
    [left] Acorn on the left edge.
    [right] Acorn on the right edge.
    [both] Acorns on both edges.
   *[none] No acorns.
  }
tip-card-blue = As a joker, blue may lie on another type too. The blue-leaf token then costs 3 points.
tip-column-title = { CAP(WORD($leaf)) } column
tip-column = { $count ->
    [one] 1 card; on top { $top }. Collecting takes it.
   *[other] { $count } cards; on top { $top }. Collecting takes them all.
  }
tip-column-alone = Then the rest of the garden is discarded, and 4 new cards come.
tip-column-empty = No cards of this type lie in the garden.
tip-pile-title = { CAP(WORD($leaf)) } pile
tip-pile = Top card { $number }. A { $number } or a { $next } may follow.
tip-pile-closed = Closed with a { $number }. Nothing goes on it any more.
tip-pile-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
tip-goal-free = { $price ->
    [one] Whoever fulfils it at the end gets 3 points, its owner 10 instead. Costs 1 acorn.
   *[other] Whoever fulfils it at the end gets 3 points, its owner 10 instead. Costs { $price } acorns.
  }
tip-goal-owned = { $own ->
    [yes] Yours: 10 points if you fulfil it at the end. Others who do get 3.
   *[no] { $name } owns it and gets 10 points for fulfilling it. Others who do get 3.
  }
tip-goal-price = { $price ->
    [0] It is free now.
    [one] It costs 1 acorn now.
   *[other] It costs { $price } acorns now.
  }
tip-landscape-title = { $letter } · { WORD($landscape) }
tip-deck-title = Deck
tip-deck = { $count ->
    [0] The deck is empty.
    [one] 1 card is left. When the deck is empty, the last turns begin.
   *[other] { $count } cards are left. When the deck is empty, the last turns begin.
  }
tip-deck-alone = { $count ->
    [0] The deck is empty. When new cards are due, one last turn follows.
    [one] 1 card is left. When it has no 4 new cards to give, one last turn follows.
   *[other] { $count } cards are left. When it has no 4 new cards to give, one last turn follows.
  }
tip-discard-title = Discard pile
tip-discard = { $count ->
    [0] It is empty.
    [one] 1 card. Click to look at it.
   *[other] { $count } cards. Click to look through them.
  }
tip-acorns-title = Acorns
tip-acorns = Once a turn, 2 cards can be traded for 1 acorn. At the end each acorn is worth 1 point.
tip-own-acorns-title = Your acorns
tip-own-acorns = Drag one onto a landscape, a goal or the deck to pay for it. At the end each acorn is worth 1 point.
tip-gates-title = Gates
tip-gates = { $count ->
    [one] 1 gate is left.
   *[other] { $count } gates are left.
  } Each closed pile takes one. With the last gate the last turns begin.
tip-end-title = New pile
tip-end = A new pile goes to the left or the right end of the row.
tip-player-title = { $name }
tip-player = { $acorns ->
    [one] 1 acorn
   *[other] { $acorns } acorns
  }, { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
  }, { $piles ->
    [one] 1 pile
   *[other] { $piles } piles
  }.
