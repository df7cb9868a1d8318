# What is wrong with a file or a set-up: one clear sentence.

file-missing = There is no file “{ $file }”.
file-folder = “{ $file }” is a folder, not a record.
file-odd = “{ $file }” is not an ordinary file (it is a pipe or a device).
file-unreadable = “{ $file }” cannot be read: { $reason }.
file-too-large = “{ $file }” is larger than { $limit } MB; no record is.
file-too-full = “{ $file }” holds more values than any record does.
file-not-text = “{ $file }” is not a text file in UTF-8.
file-not-json = “{ $file }” is not JSON: line { $line }, column { $column }.
file-too-deep = “{ $file }” is nested too deeply to be a record.
file-not-record = “{ $file }” is not a Momiji record.
file-version = “{ $file }” is a record of version { $version }; this program reads version { $known }.
file-shape = “{ $file }” is not a record: “{ $where }” is missing or not what belongs there.
file-setup = “{ $file }” is not a record: { $reason }
file-unwritable = “{ $file }” cannot be written: { $reason }.

file-game = “{ $file }” is a game of “{ $game }”, which this program does not have; it has { $known }.
setup-shape = “{ $where }” is missing or not what belongs there.
setup-game = there is no game “{ $game }”; the games are { $known }.
setup-option = this game has no option “{ $option }”; its options are { $known }.
setup-option-twice = the option “{ $option }” is named twice.
setup-first-player = the first player is not one of the { $players } players.
