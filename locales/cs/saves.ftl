# Uložené hry, statistiky, zahrada dne a stránka pro nečekané.

file-newer = „{ $file }“ je uložený novější verzí hry (formát { $version }; tato verze čte nejvýš { $known }).
file-not-settings = „{ $file }“ neobsahuje nastavení.
save-cut = Některý pozdější krok hry „{ $name }“ porušuje pravidla. Otevře se proto na začátku tahu { $turn }, posledního platného.
save-differs = Hra „{ $name }“ končí v jiné pozici než při uložení. Můžete v ní pokračovat.
save-fails = Hru se nepodařilo uložit. { $why } Můžete hrát dál, uložení se zkusí po každém kroku znovu.
save-works-again = Hra se zase ukládá.
settings-fell-back = { $name }: hodnotu ze souboru nastavení nelze použít. Platí výchozí.

month = { $month ->
    [1] ledna
    [2] února
    [3] března
    [4] dubna
    [5] května
    [6] června
    [7] července
    [8] srpna
    [9] září
    [10] října
    [11] listopadu
   *[12] prosince
  }
saves-weekday = { $weekday ->
    [1] pondělí
    [2] úterý
    [3] středa
    [4] čtvrtek
    [5] pátek
    [6] sobota
   *[7] neděle
  }, { $time }
saves-today = dnes, { $time }
saves-yesterday = včera, { $time }
saves-date = { $day }. { month }
saves-date-year = { $day }. { month } { $year }
saves-no-date = { "" }

daily-points = { $game } { $day }. { month } { $year } { $title } { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
  } za { $turns ->
    [one] 1 tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
  }
daily-won = { $game } { $day }. { month } { $year } { $title } výhra za { $turns ->
    [one] 1 tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
  }
daily-lost = { $game } { $day }. { month } { $year } { $title } podmínky { $met }/{ $wanted } za { $turns ->
    [one] 1 tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
  }

saves-title = Uložené hry
saves-title-finished = Záznamy her
saves-table-of = Stůl: { $name }
saves-back = Zpět
saves-continue = Pokračovat
saves-watch = Přehrát
saves-import = Importovat
saves-import-tip = Přidat hru ze souboru, například od přítele.
saves-rename = Přejmenovat
saves-rename-tip = Změnit název (F2).
saves-rename-not = Automatické uložení se pojmenovává samo. Chcete-li vlastní název, hru uložte.
saves-export = Export
saves-export-tip = Uložit kopii, kterou můžete poslat příteli.
saves-delete = Smazat
saves-delete-tip = Přesunout do koše (Del). Lze vrátit.
saves-none-chosen = Není vybraná žádná hra.
saves-deleted = Hra „{ $name }“ je v koši.
saves-undo = Obnovit
saves-exported = Kopie je uložená jako { $file }
saves-empty = Zatím žádné uložené hry. Rozehraná hra se sem ukládá automaticky.
saves-trouble = Tento soubor nelze otevřít.
saves-on-turn = na tahu
saves-computer = počítač
saves-chip-autosave = automaticky
saves-chip-solo = sólo
saves-chip-finished = dohráno
saves-state-over = Dohráno
saves-state-winner = { $points ->
    [one] Vítěz: { $name }, 1 bod
    [few] Vítěz: { $name }, { $points } body
   *[other] Vítěz: { $name }, { $points } bodů
  }
saves-state-shared = { $points ->
    [one] Společné vítězství, po 1 bodu
   *[other] Společné vítězství, po { $points } bodech
  }
saves-points = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
  }
saves-won = vítěz
saves-state-yours = Jste na tahu, tah { $turn }
saves-state-theirs = Na tahu: { $name }, tah { $turn }
saves-state-turn = Tah { $turn }
saves-state-steps = { $steps ->
    [0] Právě začíná
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
  }
saves-about-steps = { $steps ->
    [0] Právě začíná
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
  }
saves-import-title = Importovat hru
saves-import-path = Napište nebo vložte cestu k souboru
saves-import-found = Nalezeno ve vašich složkách:
saves-import-none = V dokumentech, stažených souborech ani na ploše není žádný soubor .momiji.json.
saves-import-take = Importovat
saves-import-why = Napište cestu k souboru, nebo ho vyberte ze seznamu.

saves-trouble-about = { $why } Soubor se nezměnil.

statistics-title = Statistiky
statistics-versus = Proti ostatním
statistics-solo = Sólo
statistics-versus-empty = Zatím žádná dohraná hra proti ostatním. Objeví se tu body a výhry.
statistics-nothing = Zatím tu nic není.
statistics-skipped = { $lines ->
    [one] Jeden řádek souboru statistik nelze přečíst. Ostatní se počítají.
    [few] { $lines } řádky souboru statistik nelze přečíst. Ostatní se počítají.
   *[other] { $lines } řádků souboru statistik nelze přečíst. Ostatní se počítají.
  }
statistics-export = Exportovat CSV
statistics-reset = Vymazat statistiky
statistics-was-reset = Statistiky jsou vymazané.
statistics-games = { $games ->
    [one] hra
    [few] hry
   *[other] her
  }
statistics-won = { $contests ->
    [0] výhry
   *[other] výhry / { $contests }
  }
statistics-best = nejlepší
statistics-average = průměr
statistics-streak-now = výhry v řadě teď
statistics-streak-longest = nejvíc v řadě
statistics-points = Body, hra po hře
statistics-leaf = list za každou výhru
statistics-by-players = Podle počtu hráčů
statistics-by-level = Proti počítačovým hráčům
statistics-of-players = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
  }
statistics-bar = výhry: { $wins } / { $games } · nejlepší { $best } · průměr { $average }
statistics-bar-people = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
  } · nejlepší { $best } · průměr { $average }
statistics-streak = výhry v řadě: teď { $now } · nejvíc { $longest }

crash-title = Něco se pokazilo
crash-said = Došlo k nečekané chybě. Vaše tahy jsou uložené, můžete pokračovat tam, kde se hra přerušila.
crash-nothing-kept = Došlo k nečekané chybě. Hru můžete spustit znovu z hlavní nabídky.
crash-log = Podrobnosti: { $file }
crash-no-log = Podrobnosti se nepodařilo uložit.
crash-continue = Pokračovat ve hře
crash-title-page = Hlavní nabídka
crash-folder = Otevřít složku
crash-folder-failed = Složku se nepodařilo otevřít. Najdete ji zde: { $folder }
crash-quit = Ukončit

settings-window = Velikost okna
settings-language = Jazyk
statistics-me = Moje hry
statistics-me-called = Moje hry ({ $name })
statistics-all = Hry všech
statistics-whose = Čí hry se počítají
