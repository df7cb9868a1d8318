# What is wrong with a set-up: the end of a sentence that names the file.

miyabi-setup-game = it is not a record of Miyabi.
miyabi-setup-bags = there must be four bags, { $bags }.
miyabi-setup-players = Miyabi is for { $least } to { $most } players, not { $players }.
miyabi-setup-tile-unknown = there is no tile “{ $tile }”.
miyabi-setup-tiles = bag { $bag } must have tile { $tile } { $want ->
    [one] once
   *[other] { $want } times
  }, not { $have }.
miyabi-setup-zen-unknown = there is no zen tile “{ $tile }”.
miyabi-setup-zen-tiles = there must be { $want } zen tiles { $tile }, not { $have }.
miyabi-setup-zen-missing = the Zen Garden is in play, but its tiles are missing.
miyabi-setup-zen-not-in-play = there are zen tiles, but the Zen Garden is not in play.
