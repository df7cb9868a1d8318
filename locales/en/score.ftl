# The scoring sheet of any game.

score-title = Scoring sheet
score-note = { $players ->
    [one] 1 player
   *[other] { $players } players
  } · { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  }
score-total = Total

score-wins = { $name } wins
score-shared = Shared victory
score-names = { $names } and { $last }
score-ahead = { $points ->
    [one] 1 point, { $ahead } ahead of { $others }
   *[other] { $points } points, { $ahead } ahead of { $others }
  }
score-level = { $points ->
    [one] { $names }: 1 point each
   *[other] { $names }: { $points } points each
  }

score-skip = Press any key to show everything
score-rematch = Rematch
score-again = Try again
score-new-game = New game
score-replay = Replay
score-record = Record
score-picture = Picture
score-record-tip = Save the record of this game
score-picture-tip = Save this sheet as a picture
score-replay-tip = Watch the game again
score-to-title = Main menu
score-saved = Saved as { $path }
