# The table: the action note, the buttons, what things say of themselves.

desk-column-to-hand = Columns go to your hand. You can only play cards from your hand.
desk-goal-where = To activate a goal, drop it on your own name plate.
desk-acorn-where = To pay, drop an acorn on a landscape, a goal or the deck.
desk-deck-where = Drop the deck on the garden to reveal 4 cards for 1 acorn.
desk-card-where = Drop a card on your herbarium to play it, or two cards on the acorns to trade them.

## Notes
desk-turn-body = Collect a column, play cards, or activate a goal.
desk-turn-how = Drag it to its place, or click and press the red button.
desk-pass-body = You cannot collect, play or activate a goal. Pass, then end the turn.
desk-after-body = { $bonus ->
    [0] { $more ->
        [both] Your main action is done. You can still use a landscape or trade two cards.
        [landscape] Your main action is done. You can still use a landscape.
        [trade] Your main action is done. You can still trade two cards for 1 acorn.
       *[nothing] Your main action is done. There is nothing else to do this turn.
      }
   *[other] Your main action is done. Acorn pairs will earn you { $bonus } more acorns.
  }

desk-collect-title = Collect
desk-collect-body = { $then ->
    [reveal] You take the { WORD($leaf) } column. You may reveal 4 more cards first.
    [alone] You take the { WORD($leaf) } column. The rest of the garden is discarded and 4 new cards are revealed.
   *[nothing] You take the { WORD($leaf) } column into your hand.
  }
desk-revealed = New cards are in the garden. Now collect a column.
desk-reveal-title = Reveal
desk-reveal-body = Pay 1 acorn to reveal 4 cards. Then you must collect a column.
desk-goal-title = Activate a goal
desk-goal-body = “{ WORD($goal) }”: 10 points if you fulfil it at the end, 3 for anyone else who does.
desk-goal-alone = You take the goal “{ WORD($goal) }”. The garden is discarded and 4 new cards are revealed.
desk-trade-title = Trade
desk-trade-body = { $chosen ->
    [0] Choose two cards from your hand to trade for 1 acorn.
    [1] Choose one more card.
   *[other] Trade these two cards for 1 acorn.
  }

desk-play-title = Play
desk-play-first = { CAP($card) } starts your first pile.
desk-play-pile = { CAP($card) } goes on the { WORD($leaf) } pile.
desk-play-on = { CAP($card) } goes on the { WORD($pile) } pile and turns it { WORD($leaf) }.
desk-play-new = { $end ->
    [left] { CAP($card) } starts a pile at the left end.
   *[right] { CAP($card) } starts a pile at the right end.
  }
desk-play-new-choice = { $end ->
    [left] { CAP($card) } starts a pile at the left end. Click another place to change that.
   *[right] { CAP($card) } starts a pile at the right end. Click another place to change that.
  }
desk-joker-body = { CAP($card) } can only be played as a joker; the blue-leaf token then costs you 3 points. Choose a pile.

desk-discard-title = Discard
desk-forced-discard = { $chosen ->
    [0] After a play you discard 1 card. Choose it.
   *[other] After a play you discard 1 card.
  }
desk-hand-limit = { $over ->
    [one] You may keep 8 cards. Choose 1 to discard.
   *[other] You may keep 8 cards. Choose { $over } to discard.
  }

## Landscapes, step by step
landscape-name = { WORD($landscape) }
desk-use-d = Draw the top four cards of the deck, then discard one of them. You cannot undo this.
desk-use-n = Reveal four cards; those that fit go to your herbarium. You cannot undo this.
desk-ability-a = Play a card that skips one number: a 2 on a 0, a 3 on a 1, or a new pile with a 1.
desk-ability-b = Choose two columns with 4 cards or fewer in total.
desk-ability-b-alone = Choose two columns with 4 cards or fewer in total. The rest of the garden is discarded.
desk-ability-c = Choose a pile, then its new place. Confirm when the order is right.
desk-ability-d = Choose one of the cards you drew to discard.
desk-ability-e-play = Play one or two cards.
desk-ability-f = Take the top card of a column and 2 acorns.
desk-ability-g = Take any card from the discard pile.
desk-ability-h = Choose a goal to activate, or one of yours and the goal to swap it for.
desk-ability-i = Take a whole column.
desk-ability-j-play = Play up to four cards on at most two piles.
desk-ability-k = { $count ->
    [0] Take the top cards of up to three different columns.
   *[other] Take the top card of another column, or stop here.
  }
desk-ability-l = Choose any cards to discard: 1 acorn for each, plus 2.
desk-ability-m = { $left ->
    [one] Choose a card, then an open pile to tuck it under. You can tuck one more.
   *[other] Choose a card, then an open pile to tuck it under. You can tuck up to two.
  }
desk-ability-m-play = Play a card, or tuck one under an open pile.
desk-ability-n = Revealed: { $card }. Choose where it goes.

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
button-finish = Finish: all conditions met
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
button-goal-choose = Activate or swap
button-exchange = Swap the goal
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
button-enough = Stop here
button-take-cards = { $count ->
    [one] Take 1 card
   *[other] Take { $count } cards
  }
button-arrange = Confirm this order
button-place = Choose a place
button-tuck-instead = Tuck a card
button-play-instead = Play a card
button-keep-acorn = Take back the acorn

## What a resting button misses
why-two-cards = First choose two cards from your hand.
why-column = First choose a column.
why-two-columns = First choose two columns.
why-card = First choose a card.
why-goal = First choose a goal.
why-place = Choose a highlighted place on the table.
why-discard = { $count ->
    [one] Choose 1 card to discard.
   *[other] Choose { $count } cards to discard.
  }
why-trade = To trade you need two cards, and you cannot be in the middle of an action.
why-trade-done = You have already traded this turn.

## What things say of themselves
tip-card-title = { CAP(WORD($leaf)) } { $number }
tip-card = { $kind ->
    [closes] Goes on a { $below } and closes the pile.
    [zero] Starts a pile, or goes on another 0.
   *[other] Goes on the same number or one lower.
  }
tip-card-acorns = { $edges ->
    [left] Acorn on the left edge.
    [right] Acorn on the right edge.
    [both] Acorns on both edges.
   *[none] No acorns.
  }
tip-card-blue = As a joker, a blue card can go on another type. The blue-leaf token then costs you 3 points.
tip-column-title = { CAP(WORD($leaf)) } column
tip-column = { $count ->
    [one] 1 card: { $top }. Collecting takes it.
   *[other] { $count } cards; on top: { $top }. Collecting takes them all.
  }
tip-column-alone = Then the rest of the garden is discarded and 4 new cards are revealed.
tip-column-empty = There are no cards of this type in the garden.
tip-pile-title = { CAP(WORD($leaf)) } pile
tip-pile = Top card: { $number }. Next: a { $number } or a { $next }.
tip-pile-closed = Closed with a { $number }. No more cards can be played on it.
tip-pile-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
tip-goal-free = { $price ->
    [one] Costs 1 acorn. At the end: 10 points for its owner, 3 for anyone else who fulfils it.
   *[other] Costs { $price } acorns. At the end: 10 points for its owner, 3 for anyone else who fulfils it.
  }
tip-goal-owned = { $own ->
    [yes] Yours: 10 points if you fulfil it at the end, 3 for anyone else who does.
   *[no] { $name } owns it: 10 points for fulfilling it, 3 for anyone else who does.
  }
tip-goal-price = { $price ->
    [0] Free at the moment.
    [one] Costs 1 acorn at the moment.
   *[other] Costs { $price } acorns at the moment.
  }
tip-landscape-title = { $letter } · { WORD($landscape) }
tip-deck-title = Deck
tip-deck = { $count ->
    [0] The deck is empty.
    [one] 1 card left. When the deck is empty, the last turns begin.
   *[other] { $count } cards left. When the deck is empty, the last turns begin.
  }
tip-deck-alone = { $count ->
    [0] The deck is empty. You have one last turn when new cards are due.
    [one] 1 card left. When it cannot supply 4 new cards, you have one last turn.
   *[other] { $count } cards left. When it cannot supply 4 new cards, you have one last turn.
  }
tip-discard-title = Discard pile
tip-discard = { $count ->
    [0] The discard pile is empty.
    [one] 1 card. Click to look at it.
   *[other] { $count } cards. Click to look through them.
  }
tip-acorns-title = Acorns
tip-acorns = Once per turn you can trade 2 cards for 1 acorn. Each acorn is worth 1 point at the end.
tip-own-acorns-title = Your acorns
tip-own-acorns = To pay, drag an acorn onto a landscape, a goal or the deck. Each acorn is worth 1 point at the end.
tip-gates-title = Gates
tip-gates = { $count ->
    [one] 1 gate left.
   *[other] { $count } gates left.
  } Each closed pile gets one. When the last gate is taken, the last turns begin.
tip-end-title = New pile
tip-end = A new pile goes at the left or right end of the row.
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
