# The table: notes, buttons, what things say of themselves, refusals of the hand.

miyabi-round-of = Round { $round } of { $rounds }
miyabi-round = Round { $round }
miyabi-round-short = { $round } / { $rounds }
miyabi-round-frogs = Frogs
miyabi-fifth-level = Fifth level
miyabi-zen-tiles = Zen tiles
miyabi-rows-now = Rows now
miyabi-out = out
miyabi-points-word = { $points ->
    [one] point
   *[other] points
  }

## Notes
miyabi-note-lay = Your turn
miyabi-note-lay-body = Take a tile from the display and lay it in your garden.
miyabi-note-lay-frog = Your frog may move before or after that.
miyabi-note-lay-after-frog = Your frog has moved. Now lay a tile.
miyabi-note-tile = Lay the tile
miyabi-note-tile-body = Gold shows where its objects may stand.
miyabi-note-tile-hint = The wheel, R or a right click turns it.
miyabi-note-tile-turn = It fits nowhere in this direction. Turn it: with the wheel, R or a right click.
miyabi-note-zen = Lay the zen tile
miyabi-note-zen-body = On bare ground in the row of its object, in a column without a lantern.
miyabi-note-zen-sure = Then the next zen tile is turned up, so this cannot be taken back.
miyabi-note-frog = Move the frog
miyabi-note-frog-first = One square, on its level or one higher. A step up scores the level. Then lay a tile.
miyabi-note-frog-body = One square, on its level or one higher. A step up scores the level. Or end the turn.
miyabi-note-laid = Laid
miyabi-note-laid-body = End the turn, or take it back.
miyabi-note-laid-frog = Move your frog by one square if you like, then end the turn.
miyabi-note-put-frog = Put out the frog
miyabi-note-put-frog-body = Choose any square of your garden for your frog. No tile is laid where it sits.
miyabi-note-nothing = Nothing fits
miyabi-note-nothing-body = No tile fits your garden. Pass: you are out until the next round.
miyabi-note-sure = Pass?
miyabi-note-sure-body = A tile would still fit. If you pass, you are out until the next round.
miyabi-note-over = The game is over
miyabi-note-over-body = All gardens are laid and counted.

## Buttons
miyabi-button-end = End turn
miyabi-button-pass = Pass
miyabi-button-sure = Pass
miyabi-button-stay = Stay in
miyabi-button-lay = Lay it here
miyabi-button-put-frog = Put it here
miyabi-button-turn-left = Turn left
miyabi-button-turn-right = Turn right
miyabi-why-turn = Choose a tile first.
miyabi-why-pass = Something still fits. You can pass only when nothing does.
miyabi-why-square = First choose one of the gold squares.

## Refusals of the hand
miyabi-refuse-row = { CAP(WORD($object, form: "many")) } stand only in row { $row }, beside their plaque.
miyabi-refuse-nothing-chosen = First take a tile from the display.
miyabi-refuse-no-place = This tile fits nowhere now: no equal level is left for it { $count ->
    [one] in column { $columns }, the only one without a lantern.
   *[other] in the columns without a lantern ({ $columns }).
  }
