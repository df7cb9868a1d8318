# The lesson: a game that was recorded, told step by step.

## What is meant, when something else was clicked
chocolatier-lesson-meant-pralines = { $where ->
    [middle] Now it is the turn of the { WORD($praline) } pralines in the middle.
   *[plate] Now it is the turn of the { WORD($praline) } pralines on the ringed plate.
  }
chocolatier-lesson-meant-line = Now it is the turn of line { $line }, beside your box.
chocolatier-lesson-meant-floor = Now it is the turn of your floor, under your lines.

chocolatier-lesson-any-pralines = Take the pralines with the ring.
chocolatier-lesson-any-line = Put them into the line with the ring.
chocolatier-lesson-any-floor = Put them onto the floor.
chocolatier-lesson-any-end = End your turn. { $other } plays next.

chocolatier-lesson-welcome = What it is about
chocolatier-lesson-welcome-slab = Four pralines lie on every plate. You and { $other } take them by turns until plates and middle are empty. That is one round.
chocolatier-lesson-welcome-box = This is your box. Pralines score when they come into it, more if they lie side by side. Most points win.

chocolatier-lesson-take = Take
chocolatier-lesson-take-pralines = You always take all pralines of one colour from one plate. Click the two blue ones.
chocolatier-lesson-take-line = They go into one of your five lines. Two pralines fill line 2: click it, or drag them there. The rest of the plate will slide to the middle.
chocolatier-lesson-take-end = Brown and white now lie in the middle, for everyone. End your turn; { $other } plays next.

chocolatier-lesson-middle = The middle
chocolatier-lesson-middle-pralines = You may also take from the middle, again all of one colour. Three white ones lie there: click them.
chocolatier-lesson-middle-line = Line 4 has room for all three. First from the middle gets the first-player token too: it lies on your floor and costs 1 point.
chocolatier-lesson-middle-end = In return you begin the next round. Line 4 lacks one more white praline. End your turn.

chocolatier-lesson-more = One colour a line
chocolatier-lesson-more-pralines = A line holds one colour only. Line 4 waits for a white praline, and here is one.
chocolatier-lesson-more-line = Add it to line 4, and the line is full.

chocolatier-lesson-overflow = Too many
chocolatier-lesson-overflow-pralines = Four black ones lie in the middle. You have to take them all.
chocolatier-lesson-overflow-line = Line 3 holds three. The fourth falls to the floor and costs 1 point; the figures tell you so before you drop them. A full line is worth it.

chocolatier-lesson-filling = Filling the boxes
chocolatier-lesson-filling-pralines = The last praline of this round is yours.
chocolatier-lesson-filling-line = It fills line 1. Lines that are not full stay as they are for the next round.
chocolatier-lesson-filling-end = When you end your turn the boxes are filled: each full line puts one praline into its row, on the place of its colour. Then the floor is paid.

chocolatier-lesson-points = Points
chocolatier-lesson-points-well = A praline on its own scored 1. This white one touched the black one above: a column of two, 2 points. Less 2 for the floor, you have 3 points.
chocolatier-lesson-points-pralines = You have the token, so you begin. Three red ones would just fill line 3. Take them.
chocolatier-lesson-points-line = Red will come beside black, a row of two, and under blue, a column of two: 2 + 2 make 4 points. Line 1 takes no red any more, because its row already has one.

chocolatier-lesson-closed = Every colour once a row
chocolatier-lesson-closed-pralines = Each row of the box takes every colour once. Now take the two blue ones.
chocolatier-lesson-closed-line = Line 2 is closed for blue: its row already has one. Line 5 is free and may fill up over several rounds.
chocolatier-lesson-closed-end = Until you press this, you can take everything back. End your turn.

chocolatier-lesson-ending = The last round
chocolatier-lesson-ending-hint = Some rounds later. When you are unsure in a real game, ask for a hint here or with { $pressed }: you see the best move and why.
chocolatier-lesson-ending-pralines = Your first row lacks only brown. The game ends after the round in which somebody fills a whole row. Take it.
chocolatier-lesson-ending-line = Brown completes row 1 and, with white at its foot, column 2 as well.
chocolatier-lesson-ending-end = This will be the last round. End your turn.

chocolatier-lesson-floor = Onto the floor
chocolatier-lesson-floor-pralines = Two white ones are left, and nobody may pass. Take them.
chocolatier-lesson-floor-floor = No line of yours can take white, so they go onto the floor. The more lie there, the more each one costs.
chocolatier-lesson-floor-end = One floor place costs 1, two cost 2, three cost 4. End your turn, and the boxes are filled for the last time.

chocolatier-lesson-score = Scoring
chocolatier-lesson-score-page = At the end a full row brings 2 points, a full column 7, all five pralines of a colour 10. You have one of each. Now play a real game.
