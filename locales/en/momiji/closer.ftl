# A closer look at a goal: one example of how it is counted.
closer-example-leaf = A pile of four such cards counts as 4, even though only the top card is visible.
closer-example-biggest-pile = Piles of 5, 3 and 2 cards count as 5: only the biggest matters.
closer-example-top-sum = Top cards 3, 2 and 0 add up to 5.
closer-example-gates = Two piles closed with a gate and one without count as 3.
closer-example-acorns = One large acorn and three small ones count as 8.
closer-example-piles-and-landscapes = Four piles and one unused landscape count as 5.
closer-example-zeros = Two 0s on top and one under other cards count as 3.
closer-example-warm = Three red and two yellow cards count as 5.
closer-example-cool = Two green and four brown cards count as 6.
closer-example-fewest-cards = With 9 cards you fulfil it if the others have 11 and 12.
closer-example-hand = With 7 cards in hand you fulfil it if the others have 6 and 4.

## Solo
closer-example-solo-leaf = With a 1 on top it costs 1 acorn; with a 3 on top it costs 3.
closer-example-solo-biggest-pile = Piles of 3, 4 and 4 cards, in this order, are enough.
closer-example-solo-zeros = Two 0s in hand and two on top of your piles are enough.
closer-example-solo-gates = Two piles, both closed, and 7 acorns: it costs 3.
closer-example-solo-acorns = With 9 acorns it costs 4.
