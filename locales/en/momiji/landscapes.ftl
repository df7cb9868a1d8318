# What each landscape does: in short, its fine points, when it can be used, and an example.

## A, Stepping Stones
landscape-text-a = Once in this play, a card may skip one number.
landscape-more-a = A 2 on a 0, a 3 on a 1, or a pile started with a 1. A blue 4 may go on a 2.
landscape-when-a = while playing
landscape-example-a = Your green pile shows 0. You play a green 2 on it without a 1.

## B, Twin Paths
landscape-text-b = Take two columns with 4 cards or fewer in total.
landscape-more-b = You take both columns whole. You may pay for new cards first.
landscape-when-b = while collecting
landscape-example-b = Red has 1 card and brown has 3: you take all four.

## C, Raked Sand
landscape-text-c = Put your piles in any order, then take 2 acorns.
landscape-more-c = You need at least one pile. You may keep the old order.
landscape-when-c = any time in your turn
landscape-example-c = You move yellow next to red, so that their acorns form a pair when the turn ends.

## D, Deep Grove
landscape-text-d = Draw 4 cards from the deck, then discard one of them.
landscape-more-d = You take no column, and nobody else sees the cards. If the deck is smaller, you draw what is left; you still discard one.
landscape-when-d = instead of collecting
landscape-example-d = You draw two 0s, a 1 and a 3. You keep the low ones and discard the 3.

## E, Tea House
landscape-text-e = After collecting, also play up to 2 cards.
landscape-more-e = Two cards of different types, which can earn the acorn pair bonus, or one or two of the same type.
landscape-when-e = after collecting
landscape-example-e = You collect the purple column and then play a purple 0 and a red 1.

## F, Lone Pine
landscape-text-f = Take the top card of a column and 2 acorns.
landscape-more-f = The card goes to your hand; the rest of the column stays.
landscape-when-f = any time in your turn
landscape-example-f = You take the orange 2 you were missing, then play it in the same turn.

## G, Leaf Stream
landscape-text-g = Take any card from the discard pile.
landscape-more-g = You may look through the whole pile; the card goes to your hand.
landscape-when-g = any time in your turn
landscape-example-g = A brown 3 was discarded earlier. You take it and close your pile with it.

## H, Shrine Path
landscape-text-h = After playing, activate a goal or swap one of yours.
landscape-more-h = A goal costs 3 acorns as usual. A swap is free: return one of your goals and take one from the supply.
landscape-when-h = after playing one type
landscape-example-h = You play two red cards, then pay 3 acorns for the goal “Most red leaves”.

## I, Bell Tower
landscape-text-i = After activating a goal, also take one whole column.
landscape-more-i = Activating the goal must be your main action. You cannot pay for new cards here.
landscape-when-i = after activating a goal
landscape-example-i = You activate the goal “Most acorns” and also take the yellow column.

## J, Moon Bridge
landscape-text-j = Play up to 4 cards on at most 2 piles.
landscape-more-j = This replaces the normal Play action. With two types or more you can earn the acorn pair bonus.
landscape-when-j = while playing
landscape-example-j = A green 0, 1 and 2 go on one pile and a brown 1 on another.

## K, Three Lanterns
landscape-text-k = Take the top cards of up to 3 columns.
landscape-more-k = One card from each column, instead of a whole column. You may pay for new cards first.
landscape-when-k = instead of collecting
landscape-example-k = Red, green and purple have what you need on top: you take those three cards.

## L, Bonfire
landscape-text-l = Discard any number of cards: 1 acorn each, plus 2.
landscape-more-l = As many as you like. You get the 2 acorns even if you discard nothing.
landscape-when-l = any time in your turn
landscape-example-l = You discard three cards you cannot use and take 5 acorns.

## M, Mossy Roots
landscape-text-m = Also tuck up to 2 cards under open piles.
landscape-more-m = They may be of any type, and they count as cards of the pile. You must also play at least one card.
landscape-when-m = while playing
landscape-example-m = You play a red 1 and tuck two brown cards under the red pile: it is worth more.

## N, Waterfall
landscape-text-n = Reveal 4 cards from the deck; play those that fit.
landscape-more-n = You must play every card that fits; the others go to the garden. Acorn pairs pay at once.
landscape-when-n = any time in your turn
landscape-example-n = A yellow 1 fits and is played. A red 3 does not fit and goes to the red column.
