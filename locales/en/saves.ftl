# Saved games, statistics, the garden of the day, and the page for what nobody expected.

file-newer = “{ $file }” was saved by a newer version of the game (format { $version }; this version reads up to { $known }).
file-not-settings = “{ $file }” is not a settings file.
save-cut = A later step in “{ $name }” breaks the rules, so it opens at turn { $turn }, the last valid one.
save-differs = “{ $name }” ends in a different position than when it was saved. You can still play on.
save-fails = The game could not be saved. { $why } You can keep playing; saving is tried again after every step.
save-works-again = The game is being saved again.
settings-fell-back = { $name }: the value in the settings file could not be used. The default is back.

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

daily-points = { $game } { $day } { month } { $year } { $title } { $points ->
    [one] 1 point
   *[other] { $points } points
  } in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  }
daily-won = { $game } { $day } { month } { $year } { $title } won in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  }
daily-lost = { $game } { $day } { month } { $year } { $title } { $met } of { $wanted } after { $turns ->
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
saves-import-tip = Add a game from a file, for example one from a friend.
saves-rename = Rename
saves-rename-tip = Change its name (F2).
saves-rename-not = Autosaves get their names automatically. Save the game to name it yourself.
saves-export = Export
saves-export-tip = Save a copy that you can send to a friend.
saves-delete = Delete
saves-delete-tip = Move it to the bin (Del). You can undo this.
saves-none-chosen = No game is selected.
saves-deleted = “{ $name }” was moved to the bin.
saves-undo = Undo
saves-exported = Copy saved to { $file }
saves-empty = No saved games yet. Every game you start is saved here automatically.
saves-trouble = This file cannot be opened.
saves-on-turn = to play
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
    [0] Just started
    [one] { $steps } step
   *[other] { $steps } steps
  }
saves-about-steps = { $steps ->
    [0] Just started
    [one] { $steps } step
   *[other] { $steps } steps
  }
saves-import-title = Import a game
saves-import-path = Type or paste the path of the file
saves-import-found = Found in your folders:
saves-import-none = There are no .momiji.json files in your documents, downloads or on the desktop.
saves-import-take = Import
saves-import-why = Type the path of a file, or choose one from the list.

saves-trouble-about = { $why } The file was not changed.

statistics-title = Statistics
statistics-versus = Against others
statistics-solo = Solo
statistics-versus-empty = No games against others finished yet. Points and wins will appear here.
statistics-nothing = Nothing here yet.
statistics-skipped = { $lines ->
    [one] One line of the statistics file could not be read. The others are counted.
   *[other] { $lines } lines of the statistics file could not be read. The others are counted.
  }
statistics-export = Export as CSV
statistics-reset = Reset statistics
statistics-was-reset = Statistics cleared.
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
statistics-streak-now = wins in a row
statistics-streak-longest = longest streak
statistics-points = Points, game by game
statistics-leaf = a leaf for each game won
statistics-by-players = By number of players
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
statistics-streak = current streak { $now } · longest { $longest }

crash-title = Something went wrong
crash-said = Something unexpected went wrong. Your moves are saved: you can continue where you were.
crash-nothing-kept = Something unexpected went wrong. You can start again from the main menu.
crash-log = Details: { $file }
crash-no-log = The details could not be saved.
crash-continue = Continue the game
crash-title-page = Main menu
crash-folder = Open the folder
crash-folder-failed = The folder could not be opened. It is { $folder }
crash-quit = Quit

settings-window = Window size
settings-language = Language
statistics-me = My games
statistics-me-called = My games ({ $name })
statistics-all = Everyone’s games
statistics-whose = Whose games are counted
