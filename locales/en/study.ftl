# Study: a table to think at, with every line that was tried.

help-replay-tree = print the whole tree of a study: every line and every comment
study-sign-good = good
study-sign-again = look again
study-sign-doubtful = doubtful
study-mark-good = good
study-mark-again = look again
study-mark-doubtful = doubtful
study-title = Study
study-beginning = The game begins.
study-said = Your comment: { $words }
study-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-ahead = { $points } points ahead.
study-chance = { $percent } %
study-alike = about as good
study-here = You are here.
study-branch = A line that was tried.
study-played = played
study-leave = Leave the study
study-drawer = Lines, moves and comment
study-look = Show the best lines (H)
study-rest = Hide the best lines (H)
study-comment = Your comment
study-comment-hint = Write what you think of this step.
study-first-coin = To the beginning (Home)
study-back-coin = One step back (left arrow)
study-on-coin = One step on (right arrow)
study-end-coin = To the end of this line (End)
study-branch-coin = Another line from here (B)
study-deal-anew = Deal again
study-deal-anew-tip = Deals everything unknown again, many times, and plays each game to its end. Shows how this position usually ends.
study-save = Save as a file
study-save-tip = Saves the game with all lines and comments as a file you can keep or send. The study itself is kept without that.
study-cut = Delete branch
study-cut-tip = Deletes this step and everything after it. The game that was played stays.
study-play-on = Play on from here
study-play-on-tip = Starts a new game from this position. The old game stays as it is.
study-lines = Best lines for { $name }
study-lines-over = Best lines
study-moves = Moves
study-count = { $count ->
    [one] 1 line
   *[other] { $count } lines
  }
study-over = The game is over here. Go back to try something else.
study-ask = Press H or the lantern to see the best lines for this position. Until then nothing is given away.
study-silent = The coach has no answer now. Press H twice to ask again.
study-thinking = The coach is thinking…
study-figures = Points ahead at the end, and the chance to win
study-dealing = Dealing again…
study-fared = { $ahead ->
    [yes] { $deals ->
        [one] Dealt again once, { $name } ends { $points ->
            [one] 1 point
           *[other] { $points } points
          } ahead.
       *[other] Dealt again { $deals } times, { $name } ends { $points ->
            [one] 1 point
           *[other] { $points } points
          } ahead on average and wins { $won } of { $deals } games.
      }
   *[no] { $deals ->
        [one] Dealt again once, { $name } ends { $points ->
            [one] 1 point
           *[other] { $points } points
          } behind.
       *[other] Dealt again { $deals } times, { $name } ends { $points ->
            [one] 1 point
           *[other] { $points } points
          } behind on average and wins { $won } of { $deals } games.
      }
  }
study-at-table = At the table. F6 or Escape leads back to the moves.
study-at-moves = At the moves. F6 leads to the table.
study-of-game = { $names }
study-of-puzzle = Puzzle { $number }
study-puzzle-solution = Solution: { $result }
study-puzzle-answer = Your answer: { $result }
study-puzzle-turn = Compared: { $result }
study-saved = The study was saved: { $file }
study-open = Study
study-open-tip = Opens this position on a table where you can try anything and write comments.
study-staged = Worth another look: it gives up a point now and keeps the better half for the next turn.
