# Why a step is not legal: first what is wrong, then the way out.

## The turn
refuse-draft-first = The landscapes are still being drafted: take one of the face-up cards first.
refuse-draft-over = The draft is over; no landscape can be taken now.
refuse-not-face-up = Landscape { $letter } is not face up. You can take { $face_up }.
refuse-main-done = A turn has one main action, and yours is done. End the turn when you are ready.
refuse-pass = Only a player without any main action may pass; you still have one.
refuse-end-without-main = Collect, play or activate a goal before you end the turn.
refuse-traded = You have traded in this turn already; once is the limit.
refuse-trade-cards = A trade takes two cards that are both in your hand.
refuse-hand-limit = You hold more than { $limit } cards: discard until { $limit } are left.
refuse-no-discard-due = Nothing asks you to discard now.
refuse-nothing-to-complete = There is no play or ability to complete.
refuse-not-in-hand = You have no { WORD($leaf) } { $number } like this in your hand.

## Collect
refuse-no-column = The garden has no { WORD($leaf) } column.
refuse-collect-must-follow = You paid for new cards: now collect a column.
refuse-reveal-acorn = Revealing cards costs 1 acorn, and you have none.
refuse-reveal-deck = The deck is empty, so nothing can be revealed.

## Play
refuse-play-is-the-main-action = Your play is the main action of this turn. Complete it first.
refuse-trade-in-play = You can trade before a play or after it, not between its cards.
refuse-end-in-play = Complete the play before you end the turn.
refuse-number = { $fits ->
    [zero] A 0 lies only on another 0; the pile shows { $top }.
    [lower] A { $number } goes only on a { $below }; the pile shows { $top }.
   *[both] A { $number } goes on a { $below } or a { $number }; the pile shows { $top }.
  }
refuse-start = A pile starts with a 0. You have no { WORD($leaf) } pile for this { $number } yet.
refuse-closed = The { WORD($leaf) } pile is closed; nothing can be played on it any more.
refuse-choose-end = This card starts a new pile: choose the left or the right end of your row.
refuse-first-pile-end = The first pile of a herbarium has no ends to choose from; just play the card.
refuse-pile-stands = Your { WORD($leaf) } pile stands already, so the card can only go on it.
refuse-other-type = { CAP(WORD($leaf)) } cards do not go on this pile; look for one that shows { WORD($leaf) }.
refuse-on-own-type = { CAP(WORD($leaf)) } cards go on the { WORD($leaf) } pile; that is written without “on”.
refuse-no-pile = You have no pile that shows { WORD($leaf) }.
refuse-two-piles-same = Two of your piles would show { WORD($leaf) }; each type may show only once.
refuse-same-full = You played two { WORD($leaf) } cards. A play of one type has two cards at most.
refuse-mixed-again = A mixed play has one card of each type, and { WORD($leaf) } was played already.

## Goals
refuse-goal-absent = The goal “{ WORD($goal) }” is not in this game.
refuse-goal-taken = The goal “{ WORD($goal) }” belongs to { $name } already.
refuse-goal-price = { $price ->
    [one] This goal costs 1 acorn; you have { $have }.
   *[other] This goal costs { $price } acorns; you have { $have }.
  }
refuse-goal-requirement = What the goal “{ WORD($goal) }” asks for does not hold yet.

## Landscapes: whose, when, what for
refuse-landscape-not-yours = You have no landscape { $letter }.
refuse-landscape-used = Landscape { $letter } has been used; each card works once in a game.
refuse-one-landscape = You used landscape { $letter } in this turn; one a turn is the limit.
refuse-landscape-acorn = Using a landscape costs 1 acorn, and you have none.

refuse-when-a = Stepping Stones works in a play that is your main action, before it is complete.
refuse-when-b = Twin Paths takes the place of a plain collect.
refuse-when-c = Complete what you have begun, then use Raked Sand.
refuse-when-d = Deep Grove takes the place of a plain collect.
refuse-when-e = The Tea House opens only after a collect, in the same turn.
refuse-when-f = Complete what you have begun, then use the Lone Pine.
refuse-when-g = Complete what you have begun, then use the Leaf Stream.
refuse-when-h = The Shrine Path opens only after a play of one type, in the same turn.
refuse-when-i = The Bell Tower rings only after you activated a goal as your main action.
refuse-when-j = The Moon Bridge is used at the start of a play.
refuse-when-k = Three Lanterns take the place of a plain collect.
refuse-when-l = Complete what you have begun, then light the Bonfire.
refuse-when-m = Mossy Roots work in a play that is your main action, before it is complete.
refuse-when-n = Complete what you have begun, then use the Waterfall.

refuse-impossible-a = No card of your hand could skip a number now.
refuse-impossible-b = There are no two columns with at most 4 cards together.
refuse-impossible-c = You have no pile to arrange.
refuse-impossible-d = The deck is empty.
refuse-impossible-e = No card of your hand can be played.
refuse-impossible-f = The garden is empty.
refuse-impossible-g = The discard pile is empty.
refuse-impossible-h = You could neither pay for a goal after this landscape’s own acorn nor exchange one.
refuse-impossible-i = The garden is empty.
refuse-impossible-j = No card of your hand can be played.
refuse-impossible-k = The garden is empty.
refuse-impossible-l = There is nothing to discard.
refuse-impossible-m = You need one card to play and another to tuck under an open pile.
refuse-impossible-n = The deck is empty.

refuse-needs-landscape-b = Two columns can be taken only with landscape B, Twin Paths.
refuse-needs-landscape-c = Piles change places only with landscape C, Raked Sand.
refuse-needs-landscape-f = Single cards of the garden are taken only with landscape F or K.
refuse-needs-landscape-g = Cards come back from the discard pile only with landscape G, Leaf Stream.
refuse-needs-landscape-h = Goals are exchanged only with landscape H, Shrine Path.
refuse-needs-landscape-m = Cards are tucked under piles only with landscape M, Mossy Roots.
refuse-needs-landscape-n = Cards are placed from the deck only with landscape N, Waterfall.

## Landscapes: in the middle of an ability
refuse-finish-a = Stepping Stones: play a card that skips one number first.
refuse-finish-b = Twin Paths: take two columns with at most 4 cards together first.
refuse-finish-c = Raked Sand: put your piles in order first.
refuse-finish-d = Deep Grove: discard one of the cards you drew first.
refuse-finish-e = Tea House: play one or two cards and complete that first.
refuse-finish-f = Lone Pine: take the top card of a column first.
refuse-finish-g = Leaf Stream: take a card from the discard pile first.
refuse-finish-h = Shrine Path: activate a goal or exchange one first.
refuse-finish-i = Bell Tower: take a column first.
refuse-finish-k = Three Lanterns: take top cards of different columns and complete that first.
refuse-finish-l = Bonfire: discard what you want to burn and complete that first.
refuse-finish-n = Waterfall: place the card that was turned first.

refuse-skip-number = Stepping Stones must skip a number here: on a { $top } goes a { $wanted }, not a { $number }.
refuse-skip-start = With Stepping Stones a new pile starts with a 1, not with a { $number }.
refuse-two-columns-same = Twin Paths takes two different columns.
refuse-two-columns-many = These two columns hold { $cards } cards; together they may hold 4.
refuse-discard-drawn = Discard one of the cards you just drew.
refuse-extra-full = The Tea House lets you play two cards, and they are played.
refuse-picked-already = You took a card from the { WORD($leaf) } column already; choose another column.
refuse-not-in-discard = There is no { WORD($leaf) } { $number } like this in the discard pile.
refuse-exchange-mine = The goal “{ WORD($goal) }” is not yours, so you cannot give it back.
refuse-exchange-other = The goal “{ WORD($goal) }” is not in the supply, so you cannot take it.
refuse-arrange = Name every one of your piles once.
refuse-bridge-full = The Moon Bridge carries four cards, and they are played.
refuse-bridge-piles = With the Moon Bridge all cards go on two piles, and you have used two.
refuse-tucked-two = Two cards are tucked already; that is the limit.
refuse-tuck-closed = The { WORD($leaf) } pile is closed; nothing can be tucked under it.
refuse-tuck-must-stay = A card must still be tucked in this play, and after this step none could be.
refuse-play-must-stay = A card must still be played, and after this step none could be.
refuse-done-tuck = With Mossy Roots a card must be tucked before the play is complete.
refuse-done-play = Play at least one card before you complete this.
refuse-done-pick = Take at least one card before you complete this.
refuse-place-start = This card cannot start a pile.
refuse-place-on = This card does not fit on a pile that shows { WORD($leaf) }.
refuse-place-garden = This card has a place in your herbarium, so it cannot go to the garden.

## Alone
refuse-no-reveal-alone = In the solo game cards are never revealed for an acorn.
refuse-discard-after-play = Alone, a play is followed by discarding one card.
refuse-finish-not-alone = Only a solo game can be finished early.
refuse-finish-conditions = You can finish as soon as all conditions of the scenario hold; not all of them do yet.
