# The replay viewer.

replay-begins = The game begins
replay-first-player = { $name } goes first.
replay-turn = Turn { $turn }
replay-turn-ends = { $name } ends the turn.
replay-leaf = turn { $turn }, { $name }
replay-leave = Close the replay
replay-log = Game log
replay-hands = All hands
replay-review = Review: points and winning chances, turn by turn
replay-close = Close
replay-eyes = See the table as { $name } saw it
replay-eyes-closed = { $name }’s hand stays hidden until the game is over
replay-first-turn = To the beginning
replay-turn-back = One turn back
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-step = One step forward
replay-turn-on = One turn forward
replay-last-turn = To the end
replay-speed = { $speed ->
    [half] ½×
    [two] 2×
    [four] 4×
   *[one] 1×
  }
replay-speed-tip = Playback speed
replay-play-on = Play from here
replay-play-on-tip = Starts a new game from this position. It does not count in the statistics, and the old game stays as it is.
replay-play-on-over = The game is over here. Go back to an earlier turn to play on.
menu-replay = Review moves
replay-scrubber = Turns of the game
