# Why a step is not legal: first what is wrong, then the way out.

## The turn
miyabi-refuse-laid = You have already laid your tile this turn. End your turn when you are ready.
miyabi-refuse-end = You have not laid a tile this turn. Lay one, or pass if nothing fits.
miyabi-refuse-pass = A tile still fits. You can pass only when nothing does.
miyabi-refuse-pass-laid = You have laid a tile, so you cannot pass. End your turn.
miyabi-refuse-pass-frog = Your frog has moved, so you cannot pass. Lay a tile.
miyabi-refuse-pass-frog-makes-room = A tile fits once your frog has moved. You can pass only when nothing does.

## Laying a tile
miyabi-refuse-not-in-display = The display has no { $tile }.
miyabi-refuse-outside = Part of the tile would be outside the garden. Move it or turn it.
miyabi-refuse-lantern = There is already a lantern above column { $column }. Choose a column without one.
miyabi-refuse-levels = { $squares ->
    [2] The two squares have different levels: { $count ->
        [2] { $low } and { $high }
       *[3] { $low }, { $middle } and { $high }
      }.
   *[3] The three squares have different levels: { $count ->
        [2] { $low } and { $high }
       *[3] { $low }, { $middle } and { $high }
      }.
  }
miyabi-refuse-on-zen = There is a zen tile on { $square }. Nothing can be laid on it.
miyabi-refuse-on-frog = Your frog is on { $square }. Nothing can be laid over it. Choose other squares.

## Zen Garden
miyabi-refuse-zen-not-in-play = You are playing without the Zen Garden.
miyabi-refuse-zen-not-face-up = There is no zen tile with { WORD($object, form: "one") } face up.
miyabi-refuse-zen-waits = Your zen tile on { $square } is not enclosed yet. You can take another one when it is.
miyabi-refuse-zen-ground = A zen tile needs bare ground; { $square } is on level { $level }.

## Frog
miyabi-refuse-frog-not-in-play = You are playing without the Frog.
miyabi-refuse-frog-first = First place your frog on a square of your garden.
miyabi-refuse-frog-moved = You have already moved your frog this turn. You can move it only once.
miyabi-refuse-frog-far = The frog moves one square: up, down, left or right.
miyabi-refuse-frog-zen = The frog cannot go onto a zen tile.
miyabi-refuse-frog-down = The frog cannot go down. It is on level { $here }, and that square is on level { $there }.
miyabi-refuse-frog-high = The frog can climb only one level. It is on level { $here }, and that square is on level { $there }.
miyabi-refuse-frog-objects = A silver frog can go only to squares without objects.
miyabi-refuse-frog-nowhere = With the frog there, you could not lay anything. Move it elsewhere, or lay a tile first.
