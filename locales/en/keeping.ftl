# What is told about keeping games while one plays.

saving-fails = Saving does not work. { $why } Play on: the game is saved as soon as it works again.
saving-works = Saving works again. Nothing was lost.
no-reason = The system does not say why.
open-elsewhere = “{ $name }” is being played in another window. Leave it there, then open it here.
open-aside = { $why } The file was set aside; nothing was deleted.
open-before = { $why } The game goes on from the state kept before it.
open-counted = “{ $name }” was already played to its end and counted. From here on it is a new game, which does not count in the statistics.
open-level = A computer player of the level “{ $level }”, which is not known here, sat in the seat of { $name }. Now it is played at the level { $now }; the menu, Seats, changes it.
play-on-begun = A new game from this position. It does not count in the statistics.
replays-empty = No game has been played to its end yet. Every finished game is kept here.
other-window = Another window is open. Its game is safe; this window keeps its own games beside it.
