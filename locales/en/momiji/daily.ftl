# The garden of the day.

daily-against = { $others ->
    [one] Against one gardener
    [3] Against three gardeners
   *[other] Against { $others } gardeners
  }
