# The replay viewer.

replay-begins = The game begins
replay-first-player = { $name } has the first turn.
replay-turn = Turn { $turn }
replay-turn-ends = { $name } ends the turn.
replay-leaf = turn { $turn }, { $name }
replay-leave = Leave the replay
replay-log = Game log
replay-hands = All hands
replay-review = Review: points and chances turn by turn
replay-close = Close
replay-eyes = See the table as { $name } saw it
replay-eyes-closed = { $name }’s hand stays closed until the game is over
replay-first-turn = To the beginning
replay-turn-back = One turn back
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-step = One step on
replay-turn-on = One turn on
replay-last-turn = To the end
replay-speed = { $speed ->
    [half] ½×
    [two] 2×
    [four] 4×
   *[one] 1×
  }
replay-speed-tip = How fast the game plays on its own
replay-play-on = Play on from here
replay-play-on-tip = Begins a new game from this position, which does not count in the statistics. The old one stays as it is.
replay-play-on-over = The game is over here. Go back to an earlier turn to play on.
menu-replay = Look back
replay-scrubber = The turns of the game
