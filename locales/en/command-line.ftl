# The command line.

cli-refused = { $file }: step { $step }, “{ $action }”, is not legal. { $message } (rule { $rule })
cli-solo-scenario = a solo game needs --scenario: { $known }.
cli-versus-scenario = --scenario belongs to --mode solo.
cli-solo-players = a solo game has one player; leave --players out.
cli-solo-options = --morning-dew and --landscapes draft belong to --mode versus.
cli-impossible = this game cannot be set up: { $reason }
cli-number = { $option } must be a whole number from { $low } to { $high }, not “{ $given }”.
cli-output = The output cannot be written: { $reason }.
no-display = there is no display to open a window on; “momiji text” plays without one.
cli-no-terminal = there is no terminal to play in; on Windows run “momiji-console text”.
cli-size = --size is written as width x height, for example 1920x1080, from 1024x640 to 3840x2160, not “{ $given }”.
cli-command = there is no command “{ $given }”; the commands are { $known }.
cli-scene = there is no scene “{ $scene }”; the scenes are { $known }.
cli-arena-levels = --levels needs at least one of { $known }.
cli-level-unknown = there is no level “{ $level }”; the levels are { $known }.
cli-arena-seats = { $levels } levels do not fit on { $players } seats.
cli-arena-level = { $games ->
    [one] { $level }: wins { $rate } % ({ $low } to { $high }) of { $games } game, { $score } points on average, { $seconds } s a turn
   *[other] { $level }: wins { $rate } % ({ $low } to { $high }) of { $games } games, { $score } points on average, { $seconds } s a turn
  }
cli-arena-open-deck = { $games ->
    [one] a search that knows the deck wins { $rate } % ({ $low } to { $high }) of { $games } deal
   *[other] a search that knows the deck wins { $rate } % ({ $low } to { $high }) of { $games } deals
  }
cli-arena-open-deck-solo = --open-deck belongs to --mode solo.
