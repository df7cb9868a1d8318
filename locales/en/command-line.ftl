# The command line.

cli-refused = { $file }: step { $step }, “{ $action }”, is not legal. { $message } (Rule { $rule }.)
cli-solo-scenario = a solo game needs --scenario with one of these: { WORD($known, form: "plain") }.
cli-versus-scenario = --scenario works only with --mode solo.
cli-solo-players = a solo game has one player: leave out --players.
cli-solo-options = --morning-dew and --landscapes draft work only with --mode versus.
cli-impossible = this game cannot be set up: { $reason }
cli-number = { $option } must be a whole number from { $low } to { $high }, not “{ $given }”.
cli-output = the output cannot be written: { $reason }.
no-display = there is no display to open a window on. To play without one, run “momiji text”.
cli-no-terminal = there is no terminal to play in. On Windows, run “momiji-console text”.
cli-size = --size must be WIDTHxHEIGHT, from 1024x640 to 3840x2160 (for example 1920x1080), not “{ $given }”.
cli-command = there is no command “{ $given }”. Commands: { WORD($known, form: "plain") }.
cli-scene = there is no scene “{ $scene }”. Scenes: { WORD($known, form: "plain") }.
cli-arena-levels = --levels needs at least one of these: { WORD($known, form: "plain") }.
cli-level-unknown = there is no level “{ $level }”. Levels: { WORD($known, form: "plain") }.
cli-arena-seats = { $levels } levels are too many for { $players } seats.
cli-arena-level = { $games ->
    [one] { $level }: wins { $rate } % ({ $low } to { $high }) of { $games } game, { $score } points on average, { $seconds } s a turn
   *[other] { $level }: wins { $rate } % ({ $low } to { $high }) of { $games } games, { $score } points on average, { $seconds } s a turn
  }
cli-arena-open-deck = { $games ->
    [one] a search that knows the deck wins { $rate } % ({ $low } to { $high }) of { $games } deal
   *[other] a search that knows the deck wins { $rate } % ({ $low } to { $high }) of { $games } deals
  }
cli-arena-open-deck-solo = --open-deck works only with --mode solo.
