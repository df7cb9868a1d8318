# The coach of any game.

coach-button = Hint
coach-about = The best move and why
coach-thinking = The coach is thinking…
coach-again = Press { $pressed } for the next best move.
coach-around = Press { $pressed } to see the best move again.
coach-silent = The coach has no answer now. Press { $pressed } to ask again.

coach-next-best = { $points ->
    [one] It is worth about 1 point more than the next best move.
   *[other] It is worth about { $points } points more than the next best move.
  }
coach-about-equal = Another move is about as good: the difference is less than a point.
coach-best-found = No better move was found.
coach-only = There is nothing else you can do.
coach-worse = { $points ->
    [one] About 1 point less than the best move.
   *[other] About { $points } points less than the best move.
  }
coach-hardly-worse = Hardly worse than the best move.
coach-tried = { $count ->
    [one] Based on 1 simulated game.
   *[other] Based on { $count } simulated games.
  }

coach-missed-other = { $points ->
    [one] Another move would have been about 1 point better.
   *[other] Another move would have been about { $points } points better.
  }

shortcut-hint = hint: the best move, then the next
settings-coach-notes = Coach’s notes
settings-coach-notes-about = when a clearly better move was possible
log-new-thinker = The computer players had to start thinking again. Nothing is lost.
