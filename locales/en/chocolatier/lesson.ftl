# The lesson: a game that was recorded, told step by step.

## What is meant, when something else was clicked
chocolatier-lesson-meant-pralines = { $where ->
    [middle] Now take the { WORD($praline) } pralines in the middle.
   *[plate] Now take the { WORD($praline) } pralines on the ringed plate.
  }
chocolatier-lesson-meant-line = Now choose line { $line }, beside your box.
chocolatier-lesson-meant-floor = Now choose your floor, under your lines.

chocolatier-lesson-any-pralines = Take the ringed pralines.
chocolatier-lesson-any-line = Put them into the ringed line.
chocolatier-lesson-any-floor = Put them onto the floor.
chocolatier-lesson-any-end = End your turn. { $other } is next.

chocolatier-lesson-welcome = The idea of the game
chocolatier-lesson-welcome-slab = Each plate has four pralines. You and { $other } take turns until the plates and the middle are empty. That is one round.
chocolatier-lesson-welcome-box = This is your box. Pralines score when they go into it, and more when they are side by side. The most points win.

chocolatier-lesson-take = Take
chocolatier-lesson-take-pralines = You always take all the pralines of one colour from one plate. Click the two blue ones.
chocolatier-lesson-take-line = They go into one of your five lines. Two pralines fill line 2: click it, or drag them there. The rest of the plate slides to the middle.
chocolatier-lesson-take-end = Brown and white are now in the middle, for anyone to take. End your turn; { $other } is next.

chocolatier-lesson-middle = The middle
chocolatier-lesson-middle-pralines = You can also take from the middle, again all of one colour. There are three white ones: click them.
chocolatier-lesson-middle-line = Line 4 has room for all three. The first to take from the middle also gets the first-player token: it goes onto your floor and costs 1 point.
chocolatier-lesson-middle-end = In return you start the next round. Line 4 needs one more white praline. End your turn.

chocolatier-lesson-more = One colour per line
chocolatier-lesson-more-pralines = A line holds only one colour. Line 4 needs a white praline, and here is one.
chocolatier-lesson-more-line = Add it to line 4, and the line is full.

chocolatier-lesson-overflow = Too many
chocolatier-lesson-overflow-pralines = There are four black ones in the middle. You have to take them all.
chocolatier-lesson-overflow-line = Line 3 holds three. The fourth falls to the floor and costs 1 point; the numbers show this before you drop them. A full line is worth it.

chocolatier-lesson-filling = Filling the boxes
chocolatier-lesson-filling-pralines = The last praline of this round is yours.
chocolatier-lesson-filling-line = It fills line 1. Lines that are not full stay as they are for the next round.
chocolatier-lesson-filling-end = When you end your turn, the boxes are filled: each full line puts one praline into its row, in the space of its colour. Then you pay for your floor.

chocolatier-lesson-points = Points
chocolatier-lesson-points-well = The red, blue and black ones had no neighbours: 1 point each. This white one touched the black one above it: a column of two, 2 points. 5 minus 2 for the floor: you have 3 points.
chocolatier-lesson-points-pralines = You had the token, so you start. Three red ones exactly fill line 3. Take them.
chocolatier-lesson-points-line = Red will be next to black, a row of two, and under blue, a column of two: 2 + 2 = 4 points. Line 1 can’t take red any more, because its row already has one.

chocolatier-lesson-closed = Each colour once per row
chocolatier-lesson-closed-pralines = Each row of the box takes each colour once. Now take the two blue ones.
chocolatier-lesson-closed-line = Line 2 can’t take blue: its row already has one. Line 5 is free, and you can take several rounds to fill it.
chocolatier-lesson-closed-end = Until you press this, you can undo everything. End your turn.

chocolatier-lesson-ending = The last round
chocolatier-lesson-ending-hint = A few rounds later. If you are unsure in a real game, ask for a hint here or press { $pressed }: it shows the best move and why.
chocolatier-lesson-ending-pralines = Your first row only needs brown. The game ends after the round in which someone completes a row. Take it.
chocolatier-lesson-ending-line = Brown completes row 1 and, with the white one at the bottom, column 2 as well.
chocolatier-lesson-ending-end = This will be the last round. End your turn.

chocolatier-lesson-floor = Onto the floor
chocolatier-lesson-floor-pralines = Two white ones are left, and you can’t pass. Take them.
chocolatier-lesson-floor-floor = None of your lines can take white, so they go onto the floor. The more there are, the more each one costs.
chocolatier-lesson-floor-end = One space on the floor costs 1 point, two cost 2, three cost 4. End your turn, and the boxes are filled for the last time.

chocolatier-lesson-score = Scoring
chocolatier-lesson-score-page = At the end a full row is worth 2 points, a full column 7, and all five pralines of a colour 10. You have one of each. Now play a real game.
