# The table of any game: notes, buttons, what rests.

desk-not-your-turn = It is not your turn.
desk-nothing-here = There is nothing to do here now.
desk-no-undo = This cannot be undone.

## Notes
desk-turn-title = Your turn
desk-after-title = End the turn
desk-waiting-title = { $name } plays
desk-waiting-body = The next step is being thought over.
desk-over-title = The game is over
desk-over-body = The scoring sheet shows who won.

## Buttons
button-hurry = Decide now
button-end = End turn
button-undo = Undo
button-redo = Redo
button-close = Close

## What a resting button misses
why-undo = There is nothing to take back: a card was turned, or the turn has just begun.
