# The log of any game.

log-turn = Turn { $turn }: { $name }
log-game-over = The game is over.

log-winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
  }

log-title = The game so far
log-empty = Nothing has happened yet.
log-group-turn = Turn { $turn }
log-close = Close
