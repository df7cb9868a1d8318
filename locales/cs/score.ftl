# The scoring sheet of any game.

score-title = Bodovací sešit
score-note = { $players ->
    [one] 1 hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
  } · { $rounds ->
    [one] 1 kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
  }
score-total = Celkem

score-wins = Vítězí { $name }
score-shared = Společné vítězství
score-names = { $names } a { $last }
score-ahead = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
  }, o { $ahead } víc než { $others }
score-level = { $names }: po { $points ->
    [one] 1 bodu
   *[other] { $points } bodech
  }

score-skip = Stiskem klávesy zobrazíte vše
score-rematch = Odveta
score-again = Zkusit znovu
score-new-game = Nová hra
score-replay = Přehrát
score-record = Záznam
score-picture = Obrázek
score-record-tip = Uložit záznam této hry
score-picture-tip = Uložit tento list jako obrázek
score-replay-tip = Přehrát hru znovu
score-to-title = Hlavní nabídka
score-saved = Uloženo jako { $path }
