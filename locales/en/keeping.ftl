# What is told about keeping games while one plays.

saving-fails = The game is not being saved. { $why } You can keep playing; saving will be tried again.
saving-works = Saving works again. Nothing was lost.
no-reason = The system gave no reason.
open-elsewhere = “{ $name }” is open in another window. Close it there first.
open-aside = { $why } The file was set aside. Nothing was deleted.
open-before = { $why } You are continuing from the previous saved state.
open-counted = “{ $name }” has already been finished and counted. From here on it is a new game that does not count in the statistics.
open-level = { $name } was played at the level “{ $level }”, which is unknown here. The level is now { $now }. You can change it in the menu under Seats.
play-on-begun = New game from this position. It does not count in the statistics.
replays-empty = No finished games yet. Every game you finish is kept here.
other-window = Another window is open. Both windows save their games separately.
