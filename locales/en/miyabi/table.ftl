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

## What things say of themselves
miyabi-last-round = The last round begins.
miyabi-rows-sum = Together
miyabi-box-1 = Singles
miyabi-box-2 = Doubles
miyabi-box-3 = Straights
miyabi-box-l = Corners
miyabi-about-tile = { CAP($tile) }
miyabi-about-tile-body = { $objects ->
    [one] 1 object: as many points as the level it is laid on.
   *[other] { $objects } objects: { $objects } points for every level.
  }
miyabi-about-zen = Zen tile with { WORD($object, form: "one") }
miyabi-about-zen-body = On bare ground in the row of its object; 1 point.
miyabi-about-zen-more = Enclosed by objects it scores once: all of theirs and its own.
miyabi-about-zen-bag = Face down: { $count }. When one is taken, the next is turned up.
miyabi-about-square = { $square }, level { $level }
miyabi-about-square-bare = Bare ground in the row of { WORD($object, form: "many") }.
miyabi-about-square-green = A green square.
miyabi-about-square-objects = { $count } × { WORD($object) }.
miyabi-about-square-zen = Zen tile with { WORD($object, form: "one") }, enclosed. Nothing is laid on it.
miyabi-about-square-zen-open = Zen tile with { WORD($object, form: "one") }, not enclosed yet. Nothing is laid on it.
miyabi-about-square-next = The next tile here lies on level { $level }.
miyabi-about-column = Column { $column }
miyabi-about-lantern-lit = Its lantern is lit: no objects are laid in column { $column } until the next round. Green squares may lie there.
miyabi-about-lantern-empty = No lantern yet: a tile may put its objects in column { $column }.
miyabi-about-row = Row { $row }: { WORD($object, form: "many") }
miyabi-about-row-values = At the end { $most } points for the most objects, { $second } for the second most.
miyabi-about-row-now = You would get { $points } now.
miyabi-about-tablet = Fifth level, { WORD($object, form: "many") }: { $points } points
miyabi-about-tablet-body = For whoever first lays { WORD($object, form: "many") } on level { $level }.
miyabi-about-tablet-taken = { $name } has it.
miyabi-about-frog-silver = Silver frog
miyabi-about-frog-gold = Golden frog
miyabi-about-frog-move = Once in a turn by one square, on its level or one higher. Each step up scores the level.
miyabi-about-frog-silver-body = It goes only to squares without objects. On level { $level } it turns gold.
miyabi-about-frog-gold-body = It may also stand on objects.
miyabi-about-rows = Who shows how many objects, and what each row would bring now. A click shows all players.
miyabi-about-round = { $name } began this round and has the bonsai.
miyabi-about-round-out = { $count ->
   *[other] Out until the next round: { $names }.
  }
miyabi-about-box = Tiles of the box
miyabi-about-box-body = { $count } of { $all } tiles are still to be drawn. A click shows which.
miyabi-about-extension-colour = At the end 1 point for every object of your largest group. Squares with objects belong together where their sides touch.
miyabi-about-extension-meadow = At the end 2 points for every square of your largest group of green squares.
miyabi-about-extension-zen = Zen tiles lie beside the display. Enclosed by objects they score.
miyabi-about-extension-seven = At the end 7 points for every row and every column with exactly seven objects.
miyabi-about-extension-frog = Your frog climbs the terraces and scores every step up.
miyabi-shortcut-turn = turn the tile you hold; the wheel and a right click do it too
