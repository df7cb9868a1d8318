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
miyabi-note-tile-body = Gold squares show where its objects can go.
miyabi-note-tile-hint = Turn it with the wheel, { $turns } or a right click.
miyabi-note-tile-turn = It fits nowhere this way round. Turn it with the wheel, { $turns } or a right click.
miyabi-note-zen = Lay the zen tile
miyabi-note-zen-body = On bare ground in the row of its object, in a column without a lantern.
miyabi-note-zen-sure = The next zen tile is then revealed, so you cannot undo this.
miyabi-note-frog = Move the frog
miyabi-note-frog-first = One square, on the same level or one higher. A step up scores its level. Then lay a tile.
miyabi-note-frog-body = One square, on the same level or one higher. A step up scores its level. Or end your turn.
miyabi-note-laid = Laid
miyabi-note-laid-body = End your turn, or undo it.
miyabi-note-laid-frog = Move your frog one square if you like, then end your turn.
miyabi-note-put-frog = Place your frog
miyabi-note-put-frog-body = Choose any square of your garden for your frog. No tile can be laid where it sits.
miyabi-note-nothing = Nothing fits
miyabi-note-nothing-body = No tile fits in your garden. Pass: you are out until the next round.
miyabi-note-sure = Pass?
miyabi-note-sure-body = A tile would still fit. If you pass, you are out until the next round.
miyabi-note-over = The game is over
miyabi-note-over-body = All gardens are finished and scored.

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
miyabi-refuse-row = { CAP(WORD($object, form: "many")) } can go only in row { $row }, next to their plaque.
miyabi-refuse-nothing-chosen = First take a tile from the display.
miyabi-refuse-no-place = This tile fits nowhere now: there are no squares of one level for it { $count ->
    [one] in column { $columns }, the only one without a lantern.
   *[other] in the columns without a lantern ({ $columns }).
  }

## What things say of themselves
miyabi-last-round = The last round begins.
miyabi-rows-sum = Total
miyabi-box-1 = Singles
miyabi-box-2 = Doubles
miyabi-box-3 = Straights
miyabi-box-l = Corners
miyabi-about-tile = { CAP($tile) }
miyabi-about-tile-body = { $objects ->
    [one] 1 object: 1 point for each level.
   *[other] { $objects } objects: { $objects } points for each level.
  }
miyabi-about-zen = Zen tile with { WORD($object, form: "one") }
miyabi-about-zen-body = On bare ground in the row of its object; 1 point.
miyabi-about-zen-more = Enclosed by objects, it scores once: 1 point for each of them and its own.
miyabi-about-zen-bag = Face down: { $count }. When one is taken, the next is revealed.
miyabi-about-square = { $square }, level { $level }
miyabi-about-square-bare = Bare ground in the row of { WORD($object, form: "many") }.
miyabi-about-square-green = A green square.
miyabi-about-square-objects = { $count } × { WORD($object) }.
miyabi-about-square-zen = Zen tile with { WORD($object, form: "one") }, enclosed. Nothing can be laid on it.
miyabi-about-square-zen-open = Zen tile with { WORD($object, form: "one") }, not enclosed yet. Nothing can be laid on it.
miyabi-about-square-next = The next tile here will be on level { $level }.
miyabi-about-column = Column { $column }
miyabi-about-lantern-lit = Its lantern is lit: no objects can go in column { $column } until the next round. Green squares can.
miyabi-about-lantern-empty = No lantern yet: a tile can put its objects in column { $column }.
miyabi-about-row = Row { $row }: { WORD($object, form: "many") }
miyabi-about-row-values = At the end: { $most } points for the most objects, { $second } for the second most.
miyabi-about-row-now = You would get { $points } now.
miyabi-about-tablet = Fifth level, { WORD($object, form: "many") }: { $points } points
miyabi-about-tablet-body = For the first player to lay { WORD($object, form: "many") } on level { $level }.
miyabi-about-tablet-taken = { $name } has it.
miyabi-about-frog-silver = Silver frog
miyabi-about-frog-gold = Golden frog
miyabi-about-frog-move = Moves once per turn, one square, on the same level or one higher. Each step up scores its level.
miyabi-about-frog-silver-body = It can go only to squares without objects. On level { $level } it turns gold.
miyabi-about-frog-gold-body = It may also stand on objects.
miyabi-about-rows = How many objects everyone shows, and what each row would score now. Click to see all players.
miyabi-about-round = { $name } started this round and has the bonsai.
miyabi-about-round-out = { $count ->
   *[other] Out until the next round: { $names }.
  }
miyabi-about-box = Tiles of the box
miyabi-about-box-body = { $count } of { $all } tiles are still to be drawn. Click to see which.
miyabi-about-extension-colour = At the end: 1 point for each object in your largest group. Squares with objects form a group where their sides touch.
miyabi-about-extension-meadow = At the end: 2 points for each square of your largest group of green squares.
miyabi-about-extension-zen = Zen tiles are beside the display. They score when enclosed by objects.
miyabi-about-extension-seven = At the end: 7 points for each row and each column with exactly seven objects.
miyabi-about-extension-frog = Your frog climbs the terraces and scores each step up.
miyabi-shortcut-turn = turn the tile you hold; the wheel and a right click do it too

## The slip of what the others did: the crest beside it says who
miyabi-brief-turn = { $points ->
    [0] { CAP(WORD($deeds, form: "plain")) }
   *[other] { CAP(WORD($deeds, form: "plain")) }: +{ $points }
  }
miyabi-brief-place = { $size ->
    [single] { WORD($object) } on { $square }
   *[other] { WORD($object, form: "many") } on { $square }
  }
miyabi-brief-several = { $count ->
   *[other] { $count } tiles, the last on { $square }
  }
miyabi-brief-zen = zen tile on { $square }
miyabi-brief-fifth = first on level 5
miyabi-brief-enclosed = zen tile enclosed
miyabi-brief-frog = frog to { $square }
miyabi-brief-gold = golden frog
miyabi-brief-pass = passed
miyabi-brief-out = out

## Beside other gardens and on the sheets
miyabi-rows-caption = Objects in each row, and the points they would score now
miyabi-box-caption = Still to be drawn / in the box
miyabi-display-waits = The tiles of the first round appear when all frogs are placed.
miyabi-about-garden = { $name }’s garden
miyabi-about-other = The dark numbers count the objects in each row; the numbers under the coin are what the row would score now.
miyabi-about-other-rows = All rows together: { $points } now.
miyabi-about-other-click = Click for this player’s page.
miyabi-side-now = If the game ended now

## For a voice
miyabi-heard-row = { $name }: { $objects ->
    [one] { $objects } object
   *[other] { $objects } objects
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
miyabi-heard-left = { CAP($tile) }: { $left } of { $count } left
miyabi-zone-display = Display
miyabi-zone-garden = Your garden
miyabi-heard-lies = Turned like this, it also covers these squares, counted from its objects: { $places }.
miyabi-heard-beside = { $at ->
    [e] right
    [w] left
    [n] above
    [s] below
    [ee] two to the right
    [ww] two to the left
    [nn] two above
    [ss] two below
    [ne] above right
    [nw] above left
    [se] below right
   *[sw] below left
  }
miyabi-heard-counts = Objects in the rows: { $rows }.
miyabi-heard-count = { WORD($object, form: "many") } { $count }
miyabi-heard-brings = { $points ->
    [one] Would cover { $squares } on level { $level }: 1 point.
   *[other] Would cover { $squares } on level { $level }: { $points } points.
  }
miyabi-heard-garden-row = Row { $row }, { WORD($object, form: "many") }: { $squares }.
miyabi-heard-square = { $what ->
    [bare] { $square } bare ground
    [green] { $square } level { $level }
    [zen] { $square } zen tile
   *[objects] { $square } level { $level } with { $objects }
  }
