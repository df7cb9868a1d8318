# Why a step is not legal: first what is wrong, then the way out.

## The turn
refuse-draft-first = The draft is not over yet. Take one of the face-up landscapes.
refuse-draft-over = The draft is over. You cannot take another landscape.
refuse-not-face-up = Landscape { $letter } is not face up. Take { WORD($face_up, form: "or") }.
refuse-main-done = You have already taken your main action this turn. End the turn when you are ready.
refuse-pass = You can pass only when no main action is possible. You still have one.
refuse-end-without-main = Collect a column, play cards or activate a goal before you end your turn.
refuse-traded = You have already traded this turn.
refuse-trade-cards = To trade, choose two cards from your hand.
refuse-hand-limit = You have more than { $limit } cards in hand. Discard down to { $limit }.
refuse-no-discard-due = You do not have to discard now.
refuse-nothing-to-complete = There is nothing to finish.
refuse-not-in-hand = There is no such { WORD($leaf) } { $number } in your hand.

## Collect
refuse-no-column = There is no { WORD($leaf) } column in the garden.
refuse-collect-must-follow = You have paid for new cards. Now collect a column.
refuse-reveal-acorn = Revealing cards costs 1 acorn, and you have none.
refuse-reveal-deck = The deck is empty: there is nothing to reveal.

## Play
refuse-play-is-the-main-action = You are playing cards as your main action. Finish that first.
refuse-trade-in-play = You can trade before or after playing cards, not in between.
refuse-end-in-play = Finish playing cards before you end the turn.
refuse-number = { $fits ->
    [zero] A 0 goes only on another 0. This pile shows { $top }.
    [lower] A { $number } goes only on a { $below }. This pile shows { $top }.
   *[both] A { $number } goes on a { $below } or a { $number }. This pile shows { $top }.
  }
refuse-start = A pile starts with a 0, and you have no { WORD($leaf) } pile to put this { $number } on.
refuse-closed = The { WORD($leaf) } pile is closed. You cannot play on it any more.
refuse-choose-end = This card starts a new pile. Choose the left or right end of your row.
refuse-first-pile-end = Your first pile has no left or right end. Just play the card.
refuse-pile-stands = This card can only go on your { WORD($leaf) } pile.
refuse-other-type = { CAP(WORD($leaf)) } cards cannot go on this pile. Put the card on your { WORD($leaf) } pile.
refuse-on-own-type = To play { WORD($leaf) } cards on the { WORD($leaf) } pile, leave out “on”.
refuse-no-pile = You have no { WORD($leaf) } pile.
refuse-two-piles-same = You would have two { WORD($leaf) } piles. You may have only one pile of each type.
refuse-same-full = You have already played two { WORD($leaf) } cards. That is the most for one type.
refuse-mixed-again = You have already played { WORD($leaf) }. A mixed play has only one card of each type.

## Goals
refuse-goal-absent = The goal “{ WORD($goal) }” is not in this game.
refuse-goal-taken = { $name } already owns the goal “{ WORD($goal) }”.
refuse-goal-price = { $price ->
    [one] This goal costs 1 acorn, and you have { $have }.
   *[other] This goal costs { $price } acorns, and you have { $have }.
  }
refuse-goal-requirement = The requirement of the goal “{ WORD($goal) }” is not met yet.

## Landscapes: whose, when, what for
refuse-landscape-not-yours = You do not have landscape { $letter }.
refuse-landscape-used = You have already used landscape { $letter }. Each one works once per game.
refuse-one-landscape = You have already used landscape { $letter } this turn. You can use only one per turn.
refuse-landscape-acorn = Using a landscape costs 1 acorn, and you have none.

refuse-when-a = Use Stepping Stones while you are playing cards as your main action.
refuse-when-b = Use Twin Paths instead of a normal Collect action.
refuse-when-c = Finish what you have started, then use Raked Sand.
refuse-when-d = Use Deep Grove instead of a normal Collect action.
refuse-when-e = Use the Tea House after collecting, in the same turn.
refuse-when-f = Finish what you have started, then use Lone Pine.
refuse-when-g = Finish what you have started, then use Leaf Stream.
refuse-when-h = Use Shrine Path after playing cards of one type, in the same turn.
refuse-when-i = Use the Bell Tower after activating a goal as your main action.
refuse-when-j = Use Moon Bridge before you play the first card.
refuse-when-k = Use Three Lanterns instead of a normal Collect action.
refuse-when-l = Finish what you have started, then use the Bonfire.
refuse-when-m = Use Mossy Roots while you are playing cards as your main action.
refuse-when-n = Finish what you have started, then use the Waterfall.

refuse-impossible-a = No card in your hand can skip a number now.
refuse-impossible-b = No two columns have 4 cards or fewer in total.
refuse-impossible-c = You have no piles to rearrange.
refuse-impossible-d = The deck is empty.
refuse-impossible-e = You cannot play any card from your hand.
refuse-impossible-f = The garden is empty.
refuse-impossible-g = The discard pile is empty.
refuse-impossible-h = After paying for this landscape you can neither afford a goal nor swap one.
refuse-impossible-i = The garden is empty.
refuse-impossible-j = You cannot play any card from your hand.
refuse-impossible-k = The garden is empty.
refuse-impossible-l = You have no cards to discard.
refuse-impossible-m = You need one card to play and another to tuck under an open pile.
refuse-impossible-n = The deck is empty.

refuse-needs-landscape-b = You can take two columns only with landscape B, Twin Paths.
refuse-needs-landscape-c = You can rearrange piles only with landscape C, Raked Sand.
refuse-needs-landscape-f = You can take single cards from the garden only with landscape F or K.
refuse-needs-landscape-g = You can take cards from the discard pile only with landscape G, Leaf Stream.
refuse-needs-landscape-h = You can swap goals only with landscape H, Shrine Path.
refuse-needs-landscape-m = You can tuck cards under piles only with landscape M, Mossy Roots.
refuse-needs-landscape-n = You can play cards from the deck only with landscape N, Waterfall.

## Landscapes: in the middle of an ability
refuse-finish-a = Stepping Stones: first play a card that skips one number.
refuse-finish-b = Twin Paths: first take two columns with 4 cards or fewer in total.
refuse-finish-c = Raked Sand: first put your piles in order.
refuse-finish-d = Deep Grove: first discard one of the cards you drew.
refuse-finish-e = Tea House: first play one or two cards and confirm.
refuse-finish-f = Lone Pine: first take the top card of a column.
refuse-finish-g = Leaf Stream: first take a card from the discard pile.
refuse-finish-h = Shrine Path: first activate or swap a goal.
refuse-finish-i = Bell Tower: first take a column.
refuse-finish-k = Three Lanterns: first take top cards of different columns and confirm.
refuse-finish-l = Bonfire: first choose the cards to discard and confirm.
refuse-finish-n = Waterfall: first place the revealed card.

refuse-skip-number = With Stepping Stones you must skip a number here: on a { $top } goes a { $wanted }, not a { $number }.
refuse-skip-start = With Stepping Stones a new pile starts with a 1, not with a { $number }.
refuse-two-columns-same = Choose two different columns for Twin Paths.
refuse-two-columns-many = These two columns have { $cards } cards. Choose two with 4 or fewer in total.
refuse-discard-drawn = Discard one of the cards you have just drawn.
refuse-extra-full = The Tea House lets you play two cards, and you have played both.
refuse-picked-already = You have already taken a card from the { WORD($leaf) } column. Choose another column.
refuse-not-in-discard = There is no such { WORD($leaf) } { $number } in the discard pile.
refuse-exchange-mine = You cannot give up the goal “{ WORD($goal) }”: it is not yours.
refuse-exchange-other = You cannot take the goal “{ WORD($goal) }”: it is not in the supply.
refuse-arrange = List each of your piles exactly once.
refuse-bridge-full = Moon Bridge lets you play four cards, and you have played all of them.
refuse-bridge-piles = With Moon Bridge you can play on two piles, and you have already used two.
refuse-tucked-two = You have already tucked two cards. That is the limit.
refuse-tuck-closed = The { WORD($leaf) } pile is closed. You cannot tuck cards under it.
refuse-tuck-must-stay = You still have to tuck a card, and this step would leave you none to tuck.
refuse-play-must-stay = You still have to play a card, and this step would leave you none to play.
refuse-done-tuck = Mossy Roots: tuck at least one card before you finish.
refuse-done-play = Play at least one card before you finish.
refuse-done-pick = Take at least one card before you finish.
refuse-place-start = You cannot start a pile with this card.
refuse-place-on = This card does not fit on your { WORD($leaf) } pile.
refuse-place-garden = This card fits in your herbarium, so it cannot go to the garden.

## Alone
refuse-no-reveal-alone = In the solo game you cannot pay to reveal cards.
refuse-discard-after-play = In the solo game you discard one card after playing. Choose it.
refuse-finish-not-alone = Only a solo game can be finished early.
refuse-finish-conditions = You can finish early only when all conditions of the scenario are met. Some are not met yet.
