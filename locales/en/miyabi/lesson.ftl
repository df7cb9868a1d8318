# The lesson: a game that was recorded, told step by step.

## What is meant, when something else was clicked
miyabi-lesson-meant-tile = Now take { $tile }: it has the ring.
miyabi-lesson-meant-square = Now lay it on the ringed square of your garden.

miyabi-lesson-any-tile = Take the tile with the ring.
miyabi-lesson-any-turn-right = Turn the tile once more.
miyabi-lesson-any-square = Lay it on the square with the ring.
miyabi-lesson-any-end = End your turn. { $other } plays next.

miyabi-lesson-welcome = What it is about
miyabi-lesson-welcome-frame = This is your garden. Tiles are laid in it, later on top of one another. The higher a tile lies, the more points it brings.
miyabi-lesson-welcome-tray = Twelve tiles lie in the display. You and { $other } lay one each by turns. Six rounds are played, then most points win.

miyabi-lesson-lay = Lay a tile
miyabi-lesson-lay-tile = Every tile shows objects of one kind on one of its squares. This double has two maples: click it.
miyabi-lesson-lay-square = Each kind has its own row, shown at the left: maples stand in the top row. Click the ringed square, or drag the tile there.
miyabi-lesson-lay-end = Level 1 × 2 objects = 2 points. A lantern now stands above the column of the maples. End your turn; { $other } plays next.

miyabi-lesson-lantern = Lanterns
miyabi-lesson-lantern-tile = The maples’ column has its lantern: no more objects go into it in this round. Take the straight with three fish.
miyabi-lesson-lantern-square = The fish stand in the first column, which is still free. Lanterns do not matter for green squares: one of them may lie in the maples’ column.

miyabi-lesson-turn = Turn a tile
miyabi-lesson-turn-tile = These two pagodas belong in the second row. Lying down, the tile would fit too, but here it shall stand.
miyabi-lesson-turn-turn-right = Tiles may be turned: with this button, the mouse wheel, R or a right click. Turn it once.
miyabi-lesson-turn-square = Now its green square points down, beside the green squares of the fish. Lay it.

miyabi-lesson-level = The second level
miyabi-lesson-level-tile = The two bright squares both have level 1, though they belong to two tiles. On such even ground you may build. Take the double with fish.
miyabi-lesson-level-square = All squares under a tile must have the same level, whatever lies there. Lay it across both.
miyabi-lesson-level-end = It lies on level 2, and the figure on it says so: 2 × 2 objects = 4 points. End your turn.

miyabi-lesson-rows = The rows
miyabi-lesson-rows-plaque = After the last round each row is scored. Whoever shows the most azaleas in theirs gets 9 points, the other 4. On the right you see how all rows stand.
miyabi-lesson-rows-tile = Every single object counts, and { $other } has no azalea yet. Take the corner with three.
miyabi-lesson-rows-square = They go into the fifth column. It brings 3 points now, and you are ahead in this row.

miyabi-lesson-out = The last lantern
miyabi-lesson-out-tile = Only the last column has no lantern yet. Take the stone.
miyabi-lesson-out-square = Stones stand in the bottom row. A single tile has only its object square.
miyabi-lesson-out-end = All six lanterns stand: you are out until the next round. Who can lay nothing passes and is out as well. End your turn.

miyabi-lesson-round = The next round
miyabi-lesson-round-round = Round 2: all lanterns are taken back and twelve new tiles lie in the display. { $other } has the bonsai now and has begun.
miyabi-lesson-round-tile = Your fish lie on level 2. Take another double with fish.
miyabi-lesson-round-square = It covers the two fish below: they no longer count. The two new ones do.
miyabi-lesson-round-end = Level 3 × 2 = 6 points, and the row has lost nothing. Until you press this, you can take everything back. End your turn.

miyabi-lesson-fifth = The fifth level
miyabi-lesson-fifth-tablet = Some rounds later, the last one has begun. Who first lays a kind on level 5 takes its tablet. The one for maples is still here: 10 points.
miyabi-lesson-fifth-tile = Here is a place of level 4 for a standing double. Take the one with maples.
miyabi-lesson-fifth-turn-right = Here the tile has to stand. Turn it.
miyabi-lesson-fifth-square = Your two pagodas will be covered and lost for their row. Level 5 is worth it.
miyabi-lesson-fifth-end = 5 × 2 = 10 points for the tile and 10 for the tablet. End your turn.

miyabi-lesson-ending = The last tile
miyabi-lesson-ending-hint = Some turns later. When you are unsure in a real game, ask for a hint here or with { $pressed }: you see the best move and why.
miyabi-lesson-ending-tile = One tile is left, and you have made room for it: three squares of level 2 in a line.
miyabi-lesson-ending-square = Level 3 × 3 azaleas = 9 points. Lay it.
miyabi-lesson-ending-end = This was the last turn. End it, and the rows are scored.

miyabi-lesson-score = Scoring
miyabi-lesson-score-page = Each row goes to whoever shows the most objects. In the fish row both have six, so both get the full 10. The rows bring you 53 points. Now play a real game.
