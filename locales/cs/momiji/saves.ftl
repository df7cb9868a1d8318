# What saved games and statistics say of this game.

saves-chip-dew = Ranní rosa
saves-state-draft = Výběr krajin
saves-state-last = Poslední tahy
saves-state-solo = Tah { $turn }, { $cards ->
    [one] zbývá { $cards } karta
    [few] zbývají { $cards } karty
   *[other] zbývá { $cards } karet
  }
saves-about = Tah { $turn } · { $cards ->
    [one] { $cards } karta v balíčku
    [few] { $cards } karty v balíčku
   *[other] { $cards } karet v balíčku
  } · { $gates ->
    [one] { $gates } brána
    [few] { $gates } brány
   *[other] { $gates } bran
  }
saves-about-solo = Tah { $turn } · { $cards ->
    [one] { $cards } karta v balíčku
    [few] { $cards } karty v balíčku
   *[other] { $cards } karet v balíčku
  }

statistics-solo-empty = Zatím žádná dohraná sólová hra. Každá tu zanechá list.
statistics-gardens = Zahrada dne
statistics-by-scenario = Podle scénáře
statistics-bar-solo = výhry: { $wins } / { $games }
