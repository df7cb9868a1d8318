# The review of a finished game.

review-title = Review
review-points = Points if the game had ended then
review-odds = Chance of winning (from what was known then)
review-percent = { $share }%
review-turnings = Turning points
review-hint = Click a turn to see it
review-watch = Watch the game
review-calm = This game had no turning points.
review-lead = { $name } takes the lead.
review-gain = { $points ->
    [one] { $name } gains 1 point in one turn.
   *[other] { $name } gains { $points } points in one turn.
  }
review-end = The last turns begin.
review-decisive = { $name }’s chance of winning rises from { $before } to { $after }%.
review-turning = Turn { $turn }. { $what }
