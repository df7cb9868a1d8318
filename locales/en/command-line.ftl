# The command line.

cli-refused = { $file }: step { $step }, “{ $action }”, is not legal. { $message } (rule { $rule })
cli-solo-scenario = a solo game needs --scenario: { $known }.
cli-versus-scenario = --scenario belongs to --mode solo.
cli-solo-players = a solo game has one player; leave --players out.
cli-solo-options = --morning-dew and --landscapes draft belong to --mode versus.
cli-impossible = this game cannot be set up: { $reason }
cli-number = { $option } must be a whole number from { $low } to { $high }, not “{ $given }”.
