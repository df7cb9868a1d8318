# The log of any game.

log-turn = Turn { $turn }: { $name }
log-game-over = The game is over.

log-winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
  }

log-title = Game log
log-empty = Nothing has happened yet.
log-group-turn = Turn { $turn }
log-close = Close
