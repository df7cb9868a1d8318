# Puzzles: their page, the table with a task, and what an answer comes to.

title-puzzles = Solo and puzzles
title-puzzles-only = Puzzles
puzzles-title = Solo and puzzles
puzzles-tab = Puzzles
puzzles-alone = Solo
puzzles-of-the-day = Puzzle of the day
puzzles-day-line = { $date } · { $game }
puzzles-day-about = One puzzle a day, each game in turn.
puzzles-try = Try it
puzzles-look-again = View again
puzzles-next = Next unsolved
puzzles-theme = Theme
puzzles-solved-of = { $solved ->
    [0] none of { $count } solved
   *[other] { $solved } of { $count } solved
  }
puzzles-first-try = { $solved ->
    [0] { "" }
   *[other] { $count } of { $solved } on the first try
  }
puzzles-mark-title = { $theme }, { $difficulty }, { $number }
puzzles-streak = { $days ->
    [one] 1 day
   *[other] { $days } days in a row
  }
puzzles-longest = record: { $days }
puzzles-today-waits = Not solved today
puzzles-today-done = Solved today
puzzles-left-out = { $count ->
    [one] One puzzle in “{ $file }” is damaged and was left out.
   *[other] { $count } puzzles in “{ $file }” are damaged and were left out.
  }
file-not-puzzles = “{ $file }” is not a puzzle file.

puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-mark-open = unsolved
puzzle-mark-begun = started
puzzle-mark-shown = solution shown
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
puzzle-show-tip = Plays the best turn for you. The puzzle won’t count as solved.
puzzle-again = Again
puzzle-retry = Try again
puzzle-next = Next puzzle
puzzle-leave = All puzzles

puzzle-task-best = Find the best turn. On average it is worth at least three points more than any other.

puzzle-title-solved = Solved
puzzle-title-shown = The best turn
puzzle-title-wrong = Not the best turn
puzzle-result-ahead = { $points ->
    [one] 1 point ahead
   *[other] { $points } points ahead
  }
puzzle-result-at-most = at most { $points } ahead
puzzle-result-level = tied
puzzle-result-behind = { $far ->
    [yes] { $points } or more behind
   *[no] { $points ->
        [one] 1 point behind
       *[other] { $points } points behind
      }
  }
puzzle-result-best = best
puzzle-result-more = { $points } points more
puzzle-result-less = { $points ->
    [one] about 1 point less
   *[other] about { $points } points less
  }
puzzle-result-alone = { $won ->
    [yes] a win
   *[no] no win
  }
puzzle-said = { $turn }.
puzzle-said-steps = { $turn } ({ $steps })
puzzle-why = { $turn }. Result: { $result }. Next best turn: { $next }.
puzzle-why-best = { $turn }. On average that is worth { $points } points more than the next best turn.
puzzle-why-alone = { $turn }. Any other turn leaves at least one condition unmet.
puzzle-wrong-result = This turn: { $result }. The best turn: { $best }.
puzzle-wrong-less = { $points ->
    [one] On average, this turn is worth about 1 point less than the best one.
   *[other] On average, this turn is worth about { $points } points less than the best one.
  }
puzzle-wrong-better = On average, another turn is worth more points.
puzzle-wrong-reply = The best reply: { $reply }
puzzle-wrong-begun = { $count ->
    [one] Your first step was right.
   *[other] Your first { $count } steps were right.
  }
puzzle-proof = { $turns ->
    [one] Proved: the only possible turn
   *[other] Proved: all { $turns } possible turns checked
  }
puzzle-proof-best = { $turns } turns compared, the closest ones in { $games } simulated games each
puzzle-lines = The best turn and others
puzzle-fold = Look at the table
puzzle-unfold = Show the result again

text-puzzle = Puzzle { $number }: { $theme }, { $difficulty }.
text-puzzle-how = You can try steps and undo them; ending the turn gives your answer. Type “hint” for the solution, “quit” to leave.
text-puzzle-on = What now? { WORD($known, form: "plain") }.
text-puzzle-next = the next puzzle
text-puzzle-again = the same puzzle again
text-puzzle-quit = leave
text-puzzle-word-next = next, the next puzzle
text-puzzle-word-again = again, the same puzzle again
text-puzzle-word-quit = quit, leave
text-puzzle-none = There is no puzzle “{ $words }”. { $game } has puzzles 1 to { $count }; you can also enter “day” or “next”.
help-text-puzzle = solve puzzles, starting with this one: a number, “day” or “next”

statistics-puzzles-solved = { $solved ->
    [one] puzzle solved
   *[other] puzzles solved
  }
statistics-puzzles-first = on the first try
statistics-puzzles-shown = solutions shown
statistics-puzzles-open = unsolved
statistics-puzzles-themes = Solved by theme
statistics-puzzles-difficulties = Solved by difficulty
statistics-puzzles-empty = You haven’t tried any puzzles of this game yet.
