# The review of a finished game.

review-title = Review
review-points = Points, had the game ended then
review-odds = Chance of winning, from what could be known
review-percent = { $share }%
review-turnings = Turning points
review-hint = Click a turn to look at it
review-watch = Watch the game
review-calm = Nothing turned this game around.
review-lead = { $name } takes the lead.
review-gain = { $points ->
    [one] { $name } gains 1 point in one turn.
   *[other] { $name } gains { $points } points in one turn.
  }
review-end = { $name } begins the last turns.
review-decisive = { $name }’s chance rises from { $before } to { $after }%.
review-turning = Turn { $turn }. { $what }
