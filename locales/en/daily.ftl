# The garden of the day.

title-daily = Daily
daily-title = Today, { $date }
daily-about = Everyone who plays today gets the same deal. Your first try counts.
daily-more = More games
daily-puzzle-line = { $game } · { $difficulty }
daily-against = { $others ->
    [one] Against one gardener
    [3] Against three gardeners
   *[other] Against { $others } gardeners
  }
daily-variants = With all variants
daily-open = Not played yet
daily-play = Play
daily-again = Again
daily-state-points = { $won ->
    [yes] { $points ->
        [one] Won with 1 point
       *[other] Won with { $points } points
      }
   *[no] { $points ->
        [one] 1 point, not won
       *[other] { $points } points, not won
      }
  }
daily-state-won = { $turns ->
    [one] Won in 1 turn
   *[other] Won in { $turns } turns
  }
daily-state-lost = { $met } of { $wanted } conditions met
daily-copy-tip = Copy the result as one line to share
daily-copied = Copied: { $line }
score-share = Share
score-share-tip = Copy the result as one line to share
score-review = Review
score-review-tip = Points and winning chances, turn by turn
