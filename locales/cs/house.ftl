# Kde stojí hry pohromadě: úvod, police, výběr hry.

house-tagline = { $games ->
    [2] dvě hry u nízkého stolu
    [3] tři hry u nízkého stolu
    [4] čtyři hry u nízkého stolu
    [5] pět her u nízkého stolu
    [few] { $games } hry u nízkého stolu
    [many] { $games } hry u nízkého stolu
   *[other] { $games } her u nízkého stolu
  }
title-games = { $games ->
    [one] jedna hra
    [2] dvě hry
    [3] tři hry
    [4] čtyři hry
    [5] pět her
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
  }
title-continue-turn = { $turn }. tah
title-rule-books = Pravidla her
title-more = Další
shelf-title = Která hra?
shelf-title-learn = Kterou hru se naučit?
shelf-title-rules = Pravidla které hry?
shelf-players = { $least } až { $most }
shelf-players-alone = { $least } až { $most }, i sólo
shelf-players-short = { $least }–{ $most }
shelf-minutes = { $minutes } min
shelf-new = nová
shelf-waits = rozehráno, tah { $turn }
shelf-waits-begun = rozehráno
shelf-waits-short = rozehráno
shelf-played = { $games ->
    [one] 1 hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
  }
shelf-kept = Rozehraná hra: { $where }
shelf-learn = Naučit se hrát
shelf-rules = Pravidla
shelf-play-on = Pokračovat
shelf-do-new = Nová hra
shelf-do-learn = Naučit se
shelf-do-rules = Otevřít
games-all = Všechny hry
games-choose = Vyberte hru
saves-empty-game = Od této hry tu zatím nic není.
settings-chosen-games = Naposledy zobrazená hra
statistics-last = Body z posledních { $games } her
statistics-sign = symbol hry za každou výhru
