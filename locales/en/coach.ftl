# The coach of any game.

coach-button = Hint
coach-about = The best move and why
coach-thinking = The coach is thinking…
coach-again = { $pressed } shows the next best move.
coach-around = { $pressed } shows the best move again.
coach-silent = The coach has no answer now. Press { $pressed } to ask again.

coach-next-best = { $points ->
    [one] It is worth about 1 point more than the next best move.
   *[other] It is worth about { $points } points more than the next best move.
  }
coach-about-equal = Another move is about as good: less than a point lies between them.
coach-best-found = No better move was found.
coach-only = Nothing else can be done.
coach-worse = { $points ->
    [one] About 1 point less than the best move.
   *[other] About { $points } points less than the best move.
  }
coach-hardly-worse = Hardly worse than the best move.
coach-tried = { $count ->
    [one] From 1 imagined game.
   *[other] From { $count } imagined games.
  }

coach-missed-other = { $points ->
    [one] Another move was worth about 1 point more.
   *[other] Another move was worth about { $points } points more.
  }

shortcut-hint = hint: the best move, then the next
settings-coach-notes = Notes from the coach
settings-coach-notes-about = when a clearly better move was possible
log-new-thinker = The computer players had to begin thinking anew; nothing is lost.
