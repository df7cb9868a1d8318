# The computer players.

level-sprout = Sprout
level-sprout-about = plays whatever looks good
level-gardener = Gardener
level-gardener-about = plays a steady, friendly game
level-master = Master
level-master-about = plans ahead and keeps count
level-sage = Sage
level-sage-about = thinks long and forgives little

# When the process in which computer players think does not work.
log-no-thinker = The computer players cannot think in the background here. From now on they all play at the level “{ WORD($level) }”.
log-thinker-failed = A computer player had an error. This move was made at the level “{ WORD($level) }”.
