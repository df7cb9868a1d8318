# The review of a finished game.

review-conditions = Conditions met
review-condition = { $count ->
    [one] 1 condition met.
   *[other] { $count } conditions met.
  }
