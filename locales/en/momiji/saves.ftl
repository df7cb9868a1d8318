# What saved games and statistics say of this game.

saves-chip-dew = Morning Dew
saves-state-draft = Choosing landscapes
saves-state-last = Last turns
saves-state-solo = Turn { $turn }, { $cards ->
    [one] { $cards } card left
   *[other] { $cards } cards left
  }
saves-about = Turn { $turn } · { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
  } · { $gates ->
    [one] { $gates } gate
   *[other] { $gates } gates
  }
saves-about-solo = Turn { $turn } · { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
  }

statistics-solo-empty = No solo games finished yet. Each one will leave a leaf here.
statistics-gardens = Daily garden
statistics-by-scenario = By scenario
statistics-bar-solo = { $wins } of { $games } won
