# The lesson: a game that was recorded, told step by step.

## What is meant, when something else was clicked
miyabi-lesson-meant-tile = Now take { $tile }, the one with the ring.
miyabi-lesson-meant-square = Now lay it on the ringed square of your garden.

miyabi-lesson-any-tile = Take the tile with the ring.
miyabi-lesson-any-turn-right = Turn the tile once more.
miyabi-lesson-any-square = Lay it on the square with the ring.
miyabi-lesson-any-end = End your turn. { $other } is next.

miyabi-lesson-welcome = The idea of the game
miyabi-lesson-welcome-frame = This is your garden. You lay tiles in it, later also on top of each other. The higher a tile is, the more points it scores.
miyabi-lesson-welcome-tray = There are twelve tiles in the display. You and { $other } take turns laying one. After six rounds, the most points win.

miyabi-lesson-lay = Laying a tile
miyabi-lesson-lay-tile = Each tile has objects of one kind, all on one of its squares. This double has two maples: click it.
miyabi-lesson-lay-square = Each kind has its own row, shown on the left: maples go in the top row. Click the ringed square, or drag the tile there.
miyabi-lesson-lay-end = Level 1 × 2 objects = 2 points. There is now a lantern above the maples’ column. End your turn; { $other } is next.

miyabi-lesson-lantern = Lanterns
miyabi-lesson-lantern-tile = The maples’ column has its lantern: no more objects can go there this round. Take the straight with three fish.
miyabi-lesson-lantern-square = The fish go in the first column, which is still free. Lanterns do not matter for green squares: one of them may be in the maples’ column.

miyabi-lesson-turn = Turning a tile
miyabi-lesson-turn-tile = These two pagodas go in the second row. The tile would fit sideways too, but this time we stand it upright.
miyabi-lesson-turn-turn-right = You can turn tiles with this button, the mouse wheel, { $pressed } or a right click. Turn it once.
miyabi-lesson-turn-square = Now its green square points down, next to the green squares of the fish. Lay it.

miyabi-lesson-level = The second level
miyabi-lesson-level-tile = The two bright squares are both on level 1, although they belong to two tiles. You can build on level ground. Take the double with fish.
miyabi-lesson-level-square = All squares under a tile must have the same level, whatever is there. Lay it across both.
miyabi-lesson-level-end = It is on level 2, as the number on it shows: 2 × 2 objects = 4 points. End your turn.

miyabi-lesson-rows = The rows
miyabi-lesson-rows-plaque = After the last round each row is scored. Whoever has the most azaleas gets 9 points, the other player 4. On the right you see how all the rows stand.
miyabi-lesson-rows-tile = Each object counts, and { $other } has no azaleas yet. Take the corner with three.
miyabi-lesson-rows-square = They go in the fifth column. You score 3 points now and take the lead in this row.

miyabi-lesson-out = The last lantern
miyabi-lesson-out-tile = Only the last column has no lantern yet. Take the stone.
miyabi-lesson-out-square = Stones go in the bottom row. A single has no green squares.
miyabi-lesson-out-end = All six lanterns are lit: you are out until the next round. Players who cannot lay anything pass and are out too. End your turn.

miyabi-lesson-round = The next round
miyabi-lesson-round-round = Round 2: all lanterns are back, and there are twelve new tiles in the display. { $other } now has the bonsai and has started.
miyabi-lesson-round-tile = Your fish are on level 2. Take another double with fish.
miyabi-lesson-round-square = It covers the two fish below, which no longer count. The two new ones do.
miyabi-lesson-round-end = Level 3 × 2 = 6 points, and the row has lost nothing. Until you press this, you can undo everything. End your turn.

miyabi-lesson-fifth = The fifth level
miyabi-lesson-fifth-tablet = Some rounds later, the last one has started. The first to lay a kind on level 5 gets its bonus. The one for maples is still here: 10 points.
miyabi-lesson-fifth-tile = Here is room on level 4 for an upright double. Take the one with maples.
miyabi-lesson-fifth-turn-right = Here the tile has to be upright. Turn it.
miyabi-lesson-fifth-square = It will cover your two pagodas, which no longer count in their row. Level 5 is worth it.
miyabi-lesson-fifth-end = 5 × 2 = 10 points for the tile, plus the bonus of 10. End your turn.

miyabi-lesson-ending = The last tile
miyabi-lesson-ending-hint = Some turns later. If you are unsure in a real game, ask for a hint here or with { $pressed }: it shows the best move and why.
miyabi-lesson-ending-tile = One tile is left, and you have room for it: three squares of level 2 in a line.
miyabi-lesson-ending-square = Level 3 × 3 azaleas = 9 points. Lay it.
miyabi-lesson-ending-end = That was the last turn. End it to score the rows.

miyabi-lesson-score = Scoring
miyabi-lesson-score-page = Each row goes to whoever has the most objects. Both players have six fish, so both get the full 10. The rows score 53 points for you. Now play a real game.
