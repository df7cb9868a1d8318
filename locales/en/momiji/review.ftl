# The review of a finished game.

review-conditions = Conditions that held
review-condition = { $count ->
    [one] 1 condition holds.
   *[other] { $count } conditions hold.
  }
