# Saved games, statistics, the garden of the day, and the page for what nobody expected.

file-newer = “{ $file }” was saved by a newer version of the game (form { $version }; this one reads up to { $known }).
file-not-settings = “{ $file }” does not hold settings.
save-cut = “{ $name }” does not fit the rules any more from some step on. It opens at the beginning of turn { $turn }, the last one that fits.
save-differs = “{ $name }” ends in a different position than when it was saved. It can be played on.
save-fails = The game cannot be saved now. { $why } You can play on; it is tried again after every step.
save-works-again = The game is saved again.
settings-fell-back = { $name }: the value in the settings file could not be used; the usual one is back.

month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
  }
saves-weekday = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
  }, { $time }
saves-today = today, { $time }
saves-yesterday = yesterday, { $time }
saves-date = { $day } { month }
saves-date-year = { $day } { month } { $year }
saves-no-date = { "" }

daily-points = Momiji { $day } { month } { $year } { $title } { $points ->
    [one] 1 point
   *[other] { $points } points
  } in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  }
daily-won = Momiji { $day } { month } { $year } { $title } won in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  }
daily-lost = Momiji { $day } { month } { $year } { $title } { $met } of { $wanted } after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  }

saves-title = Saved games
saves-title-finished = Replays
saves-table-of = { $name }’s table
saves-back = Back
saves-continue = Continue
saves-watch = Watch
saves-import = Import
saves-import-tip = Add a game from a file, such as one from a friend.
saves-rename = Rename
saves-rename-tip = Give it another name (F2).
saves-rename-not = An autosave names itself. Save the game to give it a name.
saves-export = Export
saves-export-tip = Write a copy that you can send to a friend.
saves-delete = Delete
saves-delete-tip = Put it into the bin (Del). You can take that back.
saves-none-chosen = No game is chosen.
saves-deleted = “{ $name }” is in the bin.
saves-undo = Undo
saves-exported = A copy lies at { $file }
saves-empty = Nothing is saved yet. A game you begin is kept here by itself after every step.
saves-trouble = This file cannot be opened.
saves-on-turn = on turn
saves-computer = computer
saves-chip-autosave = autosave
saves-chip-solo = solo
saves-chip-finished = finished
saves-state-over = Finished
saves-state-winner = { $points ->
    [one] { $name } won with 1 point
   *[other] { $name } won with { $points } points
  }
saves-state-shared = { $points ->
    [one] Shared victory, 1 point each
   *[other] Shared victory, { $points } points each
  }
saves-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
saves-won = winner
saves-state-yours = Your turn, turn { $turn }
saves-state-theirs = { $name }’s turn, turn { $turn }
saves-state-turn = Turn { $turn }
saves-state-steps = { $steps ->
    [0] Just begun
    [one] { $steps } step
   *[other] { $steps } steps
  }
saves-about-steps = { $steps ->
    [0] Just begun
    [one] { $steps } step
   *[other] { $steps } steps
  }
saves-import-title = Import a game
saves-import-path = Write or paste where the file lies
saves-import-found = Found in your folders:
saves-import-none = No file ending in .momiji.json lies in your documents, downloads or on the desktop.
saves-import-take = Import
saves-import-why = Write where the file lies, or choose one from the list.

saves-trouble-about = { $why } The file stays as it is.

statistics-title = Statistics
statistics-versus = Against others
statistics-solo = Alone
statistics-versus-empty = No game against others is finished yet. Points and wins will be drawn here.
statistics-nothing = There is nothing yet.
statistics-skipped = { $lines ->
    [one] One line of the statistics file could not be read; the others count.
   *[other] { $lines } lines of the statistics file could not be read; the others count.
  }
statistics-export = Export as CSV
statistics-reset = Start anew
statistics-was-reset = The statistics begin anew.
statistics-games = { $games ->
    [one] game
   *[other] games
  }
statistics-won = { $contests ->
    [0] won
   *[other] won of { $contests }
  }
statistics-best = best
statistics-average = average
statistics-streak-now = won in a row now
statistics-streak-longest = longest streak
statistics-points = Points, game by game
statistics-leaf = a leaf for each game won
statistics-by-players = By players
statistics-by-level = Against computer players
statistics-of-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
  }
statistics-bar = { $wins } of { $games } won · best { $best } · average { $average }
statistics-bar-people = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } · best { $best } · average { $average }
statistics-streak = { $now } in a row now · longest { $longest }

crash-title = Something went wrong
crash-said = The game met an error nobody expected. Every step you made is kept; you can go on from where you were.
crash-nothing-kept = The game met an error nobody expected. It can be started again from the title.
crash-log = What happened is written down in { $file }
crash-no-log = What happened could not be written down.
crash-continue = Continue the game
crash-title-page = To the title
crash-folder = Open the folder
crash-folder-failed = The folder cannot be opened from here. It is { $folder }
crash-quit = Quit

settings-window = Window size
settings-language = Language
statistics-me = My games
statistics-me-called = My games ({ $name })
statistics-all = Everybody’s games
statistics-whose = Whose games these figures count
