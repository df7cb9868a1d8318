# Where the games of the house stand together: title, shelf, choosing a game.

house-tagline = { $games ->
    [2] two games at a low table
    [3] three games at a low table
    [4] four games at a low table
    [5] five games at a low table
   *[other] { $games } games at a low table
  }
title-games = { $games ->
    [one] one game
    [2] two games
    [3] three games
    [4] four games
    [5] five games
   *[other] { $games } games
  }
title-continue-turn = turn { $turn }
title-rule-books = Rule books
title-more = More
shelf-title = Which game?
shelf-title-learn = Learn which game?
shelf-title-rules = Which rule book?
shelf-players = { $least } to { $most }
shelf-players-alone = { $least } to { $most }, or alone
shelf-players-short = { $least }–{ $most }
shelf-minutes = { $minutes } min
shelf-new = new
shelf-waits = paused on turn { $turn }
shelf-waits-begun = game in progress
shelf-waits-short = paused
shelf-played = { $games ->
    [one] 1 game
   *[other] { $games } games
  }
shelf-kept = Unfinished game: { $where }
shelf-learn = Learn to play
shelf-rules = Rule book
shelf-play-on = Continue
shelf-do-new = New game
shelf-do-learn = Learn
shelf-do-rules = Open
games-all = All games
games-choose = Choose a game
saves-empty-game = Nothing from this game yet.
settings-chosen-games = Last game shown
statistics-last = Points in the last { $games } games
statistics-sign = the game’s own mark for each win
