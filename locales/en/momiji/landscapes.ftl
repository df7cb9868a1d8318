# What each landscape does: in short, its fine points, when it can be used, and an example.

## A, Stepping Stones
landscape-text-a = Once in this play, a card may skip one number.
landscape-more-a = A 2 on a 0, a 3 on a 1, or a pile begun with a 1. A blue 4 may lie on a 2.
landscape-when-a = while playing
landscape-example-a = Your green pile shows 0. You lay a green 2 on it and need no 1.

## B, Twin Paths
landscape-text-b = Take two columns, together no more than 4 cards.
landscape-more-b = Both are taken whole. You may still pay for new cards first.
landscape-when-b = while collecting
landscape-example-b = Red has 1 card and brown has 3: you take all four.

## C, Raked Sand
landscape-text-c = Put your piles in any order, then take 2 acorns.
landscape-more-c = You need at least one pile; the old order will do too.
landscape-when-c = any time in your turn
landscape-example-c = You move yellow beside red, so that their acorns meet when the turn ends.

## D, Deep Grove
landscape-text-d = Take the deck’s top 4 cards; discard one of them.
landscape-more-d = You take no column, and nobody else sees the cards. A shorter deck gives what it has; one is discarded all the same.
landscape-when-d = instead of collecting
landscape-example-d = You draw two 0s, a 1 and a 3. You keep the low ones and discard the 3.

## E, Tea House
landscape-text-e = After collecting, also play up to 2 cards.
landscape-more-e = Two of different types, which can earn the pair bonus, or one or two of one type.
landscape-when-e = after collecting
landscape-example-e = You collect the purple column and at once lay a purple 0 and a red 1.

## F, Lone Pine
landscape-text-f = Take the top card of one column, and 2 acorns.
landscape-more-f = The card goes to your hand; the rest of the column stays.
landscape-when-f = any time in your turn
landscape-example-f = You take the orange 2 you were missing, then play it in the same turn.

## G, Leaf Stream
landscape-text-g = Take any one card from the discard pile.
landscape-more-g = You may look through the whole pile; the card goes to your hand.
landscape-when-g = any time in your turn
landscape-example-g = A brown 3 was discarded earlier. You take it back and close your pile.

## H, Shrine Path
landscape-text-h = After the play, activate a goal or exchange yours.
landscape-more-h = A goal costs 3 acorns as usual. An exchange is free: give one back and take one still in the supply.
landscape-when-h = after playing one type
landscape-example-h = You lay two red cards, then pay 3 acorns for the goal of red leaves.

## I, Bell Tower
landscape-text-i = After activating a goal, also take one whole column.
landscape-more-i = The goal has to be your main action. You cannot pay for new cards here.
landscape-when-i = after activating a goal
landscape-example-i = You activate the goal of most acorns and take the yellow column as well.

## J, Moon Bridge
landscape-text-j = Play up to 4 cards on at most 2 piles.
landscape-more-j = This takes the place of the usual play. Two types or more earn the pair bonus.
landscape-when-j = while playing
landscape-example-j = A green 0, 1 and 2 go on one pile and a brown 1 on another.

## K, Three Lanterns
landscape-text-k = Take the top cards of up to 3 columns.
landscape-more-k = One card from each, instead of a whole column. You may still pay for new cards first.
landscape-when-k = instead of collecting
landscape-example-k = Red, green and purple show what you need: you take those three cards.

## L, Bonfire
landscape-text-l = Discard any cards: 1 acorn each, and 2 more.
landscape-more-l = As many as you like. The 2 acorns come even if you discard nothing.
landscape-when-l = any time in your turn
landscape-example-l = You discard three cards you cannot use and take 5 acorns.

## M, Mossy Roots
landscape-text-m = Also tuck up to 2 cards under piles not yet closed.
landscape-more-m = Their types need not match, and they count in the pile. At least one card has to be played as well.
landscape-when-m = while playing
landscape-example-m = You play a red 1 and hide two brown cards under the red pile: it is worth more.

## N, Waterfall
landscape-text-n = Turn 4 cards of the deck; those that fit are played.
landscape-more-n = A card that fits has to be played; the others go to the garden. Acorn pairs pay at once.
landscape-when-n = any time in your turn
landscape-example-n = A yellow 1 fits and is played; a red 3 does not and goes to the red column.
