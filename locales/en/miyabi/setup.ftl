# What is wrong with a set-up: the end of a sentence that names the file.

miyabi-setup-game = it is not a record of Miyabi.
miyabi-setup-bags = there must be four bags, { $bags }.
miyabi-setup-players = { $least } to { $most } can play, not { $players }.
miyabi-setup-tile-unknown = there is no tile “{ $tile }”.
miyabi-setup-tiles = bag { $bag } should hold tile { $tile } { $want ->
    [one] once
   *[other] { $want } times
  }, not { $have }.
miyabi-setup-zen-unknown = there is no zen tile “{ $tile }”.
miyabi-setup-zen-tiles = zen tile { $tile } should be there { $want } times, not { $have }.
miyabi-setup-zen-missing = the Zen Garden is in play, but its tiles are missing.
miyabi-setup-zen-not-in-play = zen tiles are there, but the Zen Garden is not in play.
