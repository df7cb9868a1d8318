## What is meant, when something else was clicked
lesson-meant-card = Now it is the turn of your { $card }, in your hand at the bottom.
lesson-meant-column = Now it is the turn of the { WORD($leaf) } column, in the garden in the middle.
lesson-meant-deck = Now it is the turn of the deck, the face-down cards at the left of the garden.
lesson-meant-goal = Now it is the turn of the goal “{ WORD($goal) }”, at the right of the garden.
lesson-meant-landscape = Now it is the turn of { WORD($landscape) }, among your landscapes at the right.
lesson-meant-end = { $end ->
    [left] In this lesson { $card } goes to the left end of your row.
   *[right] In this lesson { $card } goes to the right end of your row.
  }

lesson-any-take = Press the button to take the cards into your hand.
lesson-any-play = Press the button to play them.
lesson-any-end = End your turn. { $other } plays next.

lesson-welcome = How you win
lesson-welcome-herbarium = Most points win. Most of them come from your piles, which will lie here: a pile scores its number of cards times the number on top.
lesson-welcome-plate = Here are your acorns. You pay with them; each one you keep is worth 1 point. The goals on the right bring points at the end.

lesson-collect = Collect
lesson-collect-column = A column holds leaves of one type. Click it to choose all its cards.
lesson-collect-take = Now press the button: the cards go to your hand.
lesson-collect-end = A turn has one action, and this was it. End your turn; { $other } plays next.

lesson-mixed = Play
lesson-mixed-card = A pile starts with a 0. Click your red 0 to lay it down.
lesson-mixed-card-again = In a mixed play every card is of a different leaf type. Add your yellow 0.
lesson-mixed-play = A new pile stands at the left or right end of your row and never moves. Until you press this, everything can be taken back.

lesson-pair = A pair of acorns
lesson-pair-card = The same number or one more may follow. Drag your red 1 onto the red pile; a click does the same.
lesson-pair-card-again = Red shows an acorn at its right edge, your yellow 1 one at its left. Lay it, and the two meet.
lesson-pair-play = The ring shows the pair. The button says what it brings: 2 acorns.
lesson-pair-end = The bonus comes when a turn with a mixed play ends. End your turn; watch your acorns.

lesson-reveal = Reveal
lesson-reveal-deck = Before you collect you may turn up four new cards. Click the deck.
lesson-reveal-pay = It costs 1 acorn. Press the button.
lesson-reveal-column = After a reveal a column must be taken. The yellow one suits your pile.
lesson-reveal-end = When a turn ends you may keep 8 cards; any more you discard. You hold { $cards }, so all is well. End your turn.

lesson-same = One type
lesson-same-card = One or two cards of one leaf type may be played as well. Lay a yellow 2.
lesson-same-card-again = The same number may follow. Lay your other yellow 2 too.
lesson-same-play = Such a play earns no acorns, but the pile grows. Play both cards.

lesson-gate = A gate
lesson-gate-card = A 3 closes its pile: no card goes on it any more. Lay your yellow 3.
lesson-gate-play = One card is a full play too. Press the button.
lesson-gate-end = A gate stands on the pile. Five cards with a 3 on top make 15 points. End your turn.

lesson-goal = A goal
lesson-goal-goal = Whoever has most yellow leaves at the end gets 3 points, the goal’s owner 10. Click the goal.
lesson-goal-pay = Activating a goal costs 3 acorns and is the action of your turn.

lesson-landscape = A landscape
lesson-landscape-closer = A right click shows anything large, with its rules; so does the { $pressed } key. Try it on Lone Pine, or go on.
lesson-landscape-landscape = Each of your landscapes helps once in the game, for 1 acorn. Click Lone Pine.
lesson-landscape-use = Press the button: the acorn goes on Lone Pine.
lesson-landscape-column = Lone Pine gives you the top card of a column. Choose the red 2.
lesson-landscape-take = And it pays 2 acorns. Press the button.

lesson-trade = Trade
lesson-trade-trade = The empty garden got new cards. Once a turn, two cards become 1 acorn: press this button.
lesson-trade-card = Choose a card you hardly need: a brown 2.
lesson-trade-card-again = Choose the other brown 2.
lesson-trade-give = Press the button to trade them.
lesson-trade-column = Landscape and trade come on top of your action. Now collect the brown column.

lesson-ending = The end
lesson-ending-hint = Many turns later. When you are unsure in a real game, ask for a hint here or with { $pressed }: you see the best move and why.
lesson-ending-card = One gate is left. Lay your red 2 first.
lesson-ending-card-again = Now your green 3: it closes the pile and takes the last gate.
lesson-ending-play = The game ends when the gates or the deck run out. Play both cards.
lesson-ending-end = No gate is left, so everyone has one more turn. End yours.
lesson-ending-last-card = Your last turn. Lay another red 2: the pile has one card more.
lesson-ending-last-card-again = Add your brown 1. With a 0 on top that pile would score nothing.
lesson-ending-last-end = End your turn, and the points are counted.

lesson-score = Scoring
lesson-score-page = Piles, acorns and goals add up. Your goal decided it. Now play a real game.
