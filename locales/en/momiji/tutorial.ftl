## What is meant, when something else was clicked
lesson-meant-card = Now choose your { $card }, in your hand at the bottom.
lesson-meant-column = Now choose the { WORD($leaf) } column, in the garden in the middle.
lesson-meant-deck = Now click the deck, the face-down cards at the left of the garden.
lesson-meant-goal = Now click the goal “{ WORD($goal) }”, at the right of the garden.
lesson-meant-landscape = Now click { WORD($landscape) }, among your landscapes at the right.
lesson-meant-end = { $end ->
    [left] In this lesson, play { $card } at the left end of your row.
   *[right] In this lesson, play { $card } at the right end of your row.
  }

lesson-any-take = Press the button to take the cards into your hand.
lesson-any-play = Press the button to play them.
lesson-any-end = End your turn. { $other } is next.

lesson-welcome = How to win
lesson-welcome-herbarium = The most points win. Most of them come from your piles, which will be here: the number of cards times the number on top.
lesson-welcome-plate = These are your acorns. You pay with them, and each one left at the end is worth 1 point. The goals on the right score points too.

lesson-collect = Collect
lesson-collect-column = A column has leaves of one type. Click it to select all its cards.
lesson-collect-take = Now press the button to take the cards into your hand.
lesson-collect-end = You have one action per turn, and that was it. End your turn; { $other } is next.

lesson-mixed = Play
lesson-mixed-card = A pile starts with a 0. Click your red 0 to play it.
lesson-mixed-card-again = In a mixed play every card is of a different type. Add your yellow 0.
lesson-mixed-play = A new pile goes at the left or right end of your row and stays there. Until you press this, you can undo everything.

lesson-pair = Acorn pairs
lesson-pair-card = Next comes the same number or one more. Drag your red 1 onto the red pile, or click it.
lesson-pair-card-again = Red has an acorn on its right edge, your yellow 1 has one on its left. Play it, and they form a pair.
lesson-pair-play = The ring shows the pair. The button shows what it earns: 2 acorns.
lesson-pair-end = You get the bonus at the end of a turn with a mixed play. End your turn and watch your acorns.

lesson-reveal = Reveal
lesson-reveal-deck = Before you collect, you may reveal four new cards. Click the deck.
lesson-reveal-pay = It costs 1 acorn. Press the button.
lesson-reveal-column = After revealing you must collect a column. Yellow suits your pile.
lesson-reveal-end = At the end of your turn you may keep 8 cards and discard the rest. You have { $cards }, so all is well. End your turn.

lesson-same = One type
lesson-same-card = You may also play one or two cards of the same type. Play a yellow 2.
lesson-same-card-again = A number may repeat. Play your other yellow 2 too.
lesson-same-play = One type earns no acorns, but the pile grows. Play both cards.

lesson-gate = A gate
lesson-gate-card = A 3 closes its pile: no more cards can be played on it. Play your yellow 3.
lesson-gate-play = You may play just one card. Press the button.
lesson-gate-end = The pile gets a gate. Five cards with a 3 on top score 15 points. End your turn.

lesson-goal = A goal
lesson-goal-goal = Whoever has the most yellow leaves at the end gets 3 points; the goal’s owner gets 10. Click the goal.
lesson-goal-pay = Activating a goal costs 3 acorns and is your action for this turn.

lesson-landscape = A landscape
lesson-landscape-closer = A right click shows anything large, with its rules; so does pressing { $pressed }. Try it on Lone Pine, or continue.
lesson-landscape-landscape = Each of your landscapes works once per game and costs 1 acorn. Click Lone Pine.
lesson-landscape-use = Press the button to put an acorn on Lone Pine.
lesson-landscape-column = Lone Pine gives you the top card of a column. Choose the red 2.
lesson-landscape-take = You also get 2 acorns. Press the button.

lesson-trade = Trade
lesson-trade-trade = The empty garden was refilled. Once per turn you can trade two cards for 1 acorn: press this button.
lesson-trade-card = Choose a card you do not need: a brown 2.
lesson-trade-card-again = Choose the other brown 2.
lesson-trade-give = Press the button to trade them.
lesson-trade-column = Landscapes and trades do not replace your action. Now collect the brown column.

lesson-ending = The end
lesson-ending-hint = Many turns later. If you are unsure in a real game, ask for a hint here or press { $pressed }: it shows the best move and why.
lesson-ending-card = One gate is left. First play your red 2.
lesson-ending-card-again = Now your green 3: it closes the pile and takes the last gate.
lesson-ending-play = The game ends when the gates or the deck run out. Play both cards.
lesson-ending-end = No gates are left, so everyone has one more turn. End yours.
lesson-ending-last-card = Your last turn. Play another red 2: the pile gets one more card.
lesson-ending-last-card-again = Add your brown 1. With a 0 on top that pile would score nothing.
lesson-ending-last-end = End your turn to count the points.

lesson-score = Scoring
lesson-score-page = Piles, acorns and goals add up. Your goal made the difference. Now play a real game.
