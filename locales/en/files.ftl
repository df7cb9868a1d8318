# What is wrong with a file or a set-up: one clear sentence.

file-missing = There is no file “{ $file }”.
file-folder = “{ $file }” is a folder, not a game record.
file-odd = “{ $file }” is not a regular file (it is a pipe or a device).
file-unreadable = “{ $file }” could not be read: { $reason }.
file-too-large = “{ $file }” is larger than { $limit } MB, too large for a game record.
file-too-full = “{ $file }” has too much data for a game record.
file-not-text = “{ $file }” is not a UTF-8 text file.
file-not-json = “{ $file }” is not valid JSON (line { $line }, column { $column }).
file-too-deep = “{ $file }” is nested too deeply for a game record.
file-not-record = “{ $file }” is not a game record of this program.
file-version = “{ $file }” is a record of version { $version }. This program reads version { $known }.
file-shape = “{ $file }” is not a valid record: “{ $where }” is missing or wrong.
file-setup = “{ $file }” is not a valid record: { $reason }
file-unwritable = “{ $file }” could not be written: { $reason }.

file-game = “{ $file }” is a game of “{ $game }”, which this program does not have. It has: { WORD($known, form: "plain") }.
setup-shape = “{ $where }” is missing or wrong.
setup-game = there is no game “{ $game }”. Games: { WORD($known, form: "plain") }.
setup-option = this game has no option “{ $option }”. Options: { WORD($known, form: "plain") }.
setup-option-twice = the option “{ $option }” is given twice.
setup-first-player = the first player is not one of the { $players } players.
