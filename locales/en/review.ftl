# The review of a finished game.

review-title = Review
review-points = Points if the game had ended then
review-odds = Chance of winning (from what was known then)
review-percent = { $share }%
review-turnings = Turning points
review-hint = Click a turn to see it
review-watch = Watch the game
review-watch-turn = Watch turn { $turn }
review-study = Study
review-study-turn = Study turn { $turn }
review-calm = This game had no turning points.
review-not-over = The game is not over, so there is nothing to review yet.
review-silent = The turning points could not be worked out.
review-weighing = { $turns ->
    [one] Looking for turning points: { $done } of 1 turn.
   *[other] Looking for turning points: { $done } of { $turns } turns.
  }
review-whose = Turn { $turn } · { $name }
review-turning = Turn { $turn }, { $name }. { $what }
review-worth = { $points ->
    [one] { CAP(WORD($deed, form: "done")) } was worth about 1 point more than the next best turn.
   *[other] { CAP(WORD($deed, form: "done")) } was worth about { $points } points more than the next best turn.
  }
review-worth-first = { $points ->
    [one] { CAP(WORD($deed, form: "done")) } before { $name } could was worth about 1 point.
   *[other] { CAP(WORD($deed, form: "done")) } before { $name } could was worth about { $points } points.
  }
review-missed = { $points ->
    [one] { CAP(WORD($deed, form: "done")) } would have been worth about 1 point more.
   *[other] { CAP(WORD($deed, form: "done")) } would have been worth about { $points } points more.
  }
review-taken = Then { $name } got there first.
