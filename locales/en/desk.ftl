# The table of any game: notes, buttons, what rests.

desk-not-your-turn = It is not your turn.
desk-nothing-here = There is nothing you can do here now.
desk-no-undo = You cannot undo this.

## Notes
desk-turn-title = Your turn
desk-after-title = End the turn
desk-waiting-title = { $name }’s turn
desk-waiting-body = Thinking…
desk-over-title = The game is over
desk-over-body = The scoring sheet shows the winner.

## Buttons
button-hurry = Skip the wait
button-end = End turn
button-undo = Undo
button-redo = Redo
button-close = Close

## What a resting button misses
why-undo = There is nothing to undo: something new was revealed, or the turn has just begun.
