# Puzzles: their page, the table with a task, and what an answer comes to.

title-puzzles = Solo and puzzles
title-puzzles-only = Puzzles
puzzles-title = Solo and puzzles
puzzles-tab = Puzzles
puzzles-alone = Alone
puzzles-of-the-day = Puzzle of the day
puzzles-day-line = { $date } · { $game }
puzzles-day-about = One puzzle a day, each game in turn.
puzzles-try = Try it
puzzles-look-again = Look again
puzzles-next = Next open puzzle
puzzles-theme = Theme
puzzles-solved-of = { $solved ->
    [0] { $count }, none solved yet
   *[other] { $solved } of { $count } solved
  }
puzzles-first-try = { $solved ->
    [0] { "" }
   *[other] { $count } of { $solved } at the first try
  }
puzzles-mark-title = { $theme }, { $difficulty }, { $number }
puzzles-streak = { $days ->
    [one] 1 day
   *[other] { $days } days in a row
  }
puzzles-longest = longest { $days }
puzzles-today-waits = Today’s puzzle waits
puzzles-today-done = Solved today
puzzles-left-out = { $count ->
    [one] One puzzle in “{ $file }” is damaged and was left out.
   *[other] { $count } puzzles in “{ $file }” are damaged and were left out.
  }
file-not-puzzles = “{ $file }” is not a file of puzzles.

puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-mark-open = open
puzzle-mark-begun = begun
puzzle-mark-shown = shown to you
puzzle-mark-solved = solved

weekday-1 = Mo
weekday-2 = Tu
weekday-3 = We
weekday-4 = Th
weekday-5 = Fr
weekday-6 = Sa
weekday-7 = Su

puzzle-name = Puzzle { $number }
puzzle-answered = Answered.
puzzle-answer = Answer
puzzle-show = Show me
puzzle-show-tip = Plays the best turn. The puzzle then counts as shown, not as solved.
puzzle-again = Again
puzzle-retry = Try again
puzzle-next = Next puzzle
puzzle-leave = All puzzles

puzzle-title-solved = Solved
puzzle-title-shown = The best turn
puzzle-title-wrong = Not the best turn
puzzle-result-ahead = { $points ->
    [one] 1 point ahead
   *[other] { $points } points ahead
  }
puzzle-result-at-most = at most { $points } ahead
puzzle-result-level = level
puzzle-result-behind = { $far ->
    [yes] { $points } or more behind
   *[no] { $points ->
        [one] 1 point behind
       *[other] { $points } points behind
      }
  }
puzzle-result-alone = { $won ->
    [yes] won
   *[no] not won
  }
puzzle-said = { $turn }.
puzzle-said-steps = { $turn } ({ $steps })
puzzle-why = { $turn }. Result: { $result }. Next best turn: { $next }.
puzzle-why-alone = { $turn }. Every other turn leaves at least one condition open.
puzzle-wrong-result = This turn: { $result }. The best turn: { $best }.
puzzle-wrong-reply = The best reply: { $reply }
puzzle-wrong-begun = { $count ->
    [one] Your first step was right.
   *[other] Your first { $count } steps were right.
  }
puzzle-proof = { $turns ->
    [one] Proved: the only way to take this turn
   *[other] Proved: all { $turns } ways to take this turn
  }
puzzle-lines = The best turn, and what else

text-puzzle = Puzzle { $number }: { $theme }, { $difficulty }.
text-puzzle-how = Try any steps and take them back; ending the turn answers. “hint” shows the solution, “quit” leaves.
text-puzzle-on = What now?
text-puzzle-next = the next puzzle
text-puzzle-again = this one again
text-puzzle-quit = leave
text-puzzle-word-next = next
text-puzzle-word-again = again
text-puzzle-word-quit = quit, leave
text-puzzle-none = There is no puzzle “{ $words }”. { $game } has puzzles 1 to { $count }; “day” and “next” are understood too.
help-text-puzzle = solve puzzles, from this one on: a number, “day” or “next”

statistics-puzzles-solved = { $solved ->
    [one] puzzle solved
   *[other] puzzles solved
  }
statistics-puzzles-first = at the first try
statistics-puzzles-shown = shown
statistics-puzzles-open = still open
statistics-puzzles-themes = Solved by theme
statistics-puzzles-difficulties = Solved by difficulty
statistics-puzzles-empty = No puzzle of this game has been tried yet.
