# Uložené hry, statistiky, zahrada dne a stránka pro nečekané.

file-newer = „{ $file }“ pochází z novější verze hry (formát { $version }; tato čte nejvýš { $known }).
file-not-settings = „{ $file }“ neobsahuje nastavení.
save-cut = „{ $name }“ od jistého kroku neodpovídá pravidlům. Otevře se na začátku tahu { $turn }, posledního v pořádku.
save-differs = „{ $name }“ končí v jiné pozici než při uložení. Lze v ní hrát dál.
save-fails = Hru teď nelze uložit. { $why } Můžete hrát dál; po každém kroku se to zkusí znovu.
save-works-again = Hra se zase ukládá.
settings-fell-back = { $name }: hodnotu ze souboru nastavení nešlo použít; platí zase obvyklá.

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

daily-points = Momidži { $day }. { month } { $year } { $title } { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
  } za { $turns ->
    [one] 1 tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
  }
daily-won = Momidži { $day }. { month } { $year } { $title } výhra za { $turns ->
    [one] 1 tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
  }
daily-lost = Momidži { $day }. { month } { $year } { $title } { $met } ze { $wanted } za { $turns ->
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
saves-import = Načíst
saves-import-tip = Přidat hru ze souboru, třeba od přítele.
saves-rename = Přejmenovat
saves-rename-tip = Dát hře jiné jméno (F2).
saves-rename-not = Automaticky uložená hra se pojmenuje sama. Uložte ji, pak jí dáte jméno.
saves-export = Export
saves-export-tip = Zapsat kopii, kterou můžete poslat příteli.
saves-delete = Smazat
saves-delete-tip = Přesunout do koše (Del). Lze vzít zpět.
saves-none-chosen = Není vybraná žádná hra.
saves-deleted = „{ $name }“ je v koši.
saves-undo = Zpět
saves-exported = Kopie je uložená jako { $file }
saves-empty = Zatím není nic uloženo. Rozehraná hra se sem sama ukládá po každém kroku.
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
saves-import-title = Načíst hru
saves-import-path = Napište nebo vložte, kde soubor leží
saves-import-found = Nalezeno ve vašich složkách:
saves-import-none = V dokumentech, stažených souborech ani na ploše neleží soubor s koncovkou .momiji.json.
saves-import-take = Načíst
saves-import-why = Napište, kde soubor leží, nebo vyberte ze seznamu.

saves-trouble-about = { $why } Soubor zůstává, jak je.

statistics-title = Statistiky
statistics-versus = S ostatními
statistics-solo = Sólo
statistics-versus-empty = Zatím není dohraná žádná hra s ostatními. Budou tu body a výhry.
statistics-nothing = Zatím tu nic není.
statistics-skipped = { $lines ->
    [one] Jeden řádek souboru statistik nešlo přečíst; ostatní platí.
    [few] { $lines } řádky souboru statistik nešlo přečíst; ostatní platí.
   *[other] { $lines } řádků souboru statistik nešlo přečíst; ostatní platí.
  }
statistics-export = Uložit jako CSV
statistics-reset = Začít znovu
statistics-was-reset = Statistiky začínají znovu.
statistics-games = { $games ->
    [one] hra
    [few] hry
   *[other] her
  }
statistics-won = { $contests ->
    [0] vyhráno
   *[other] vyhráno z { $contests }
  }
statistics-best = nejlepší
statistics-average = průměr
statistics-streak-now = vyhráno v řadě
statistics-streak-longest = nejdelší řada
statistics-points = Body, hra po hře
statistics-leaf = list za každou výhru
statistics-by-players = Podle počtu hráčů
statistics-by-level = S počítačovými hráči
statistics-of-players = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
  }
statistics-bar = vyhráno { $wins } z { $games } · nejlepší { $best } · průměr { $average }
statistics-bar-people = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
  } · nejlepší { $best } · průměr { $average }
statistics-streak = teď { $now } v řadě · nejvíc { $longest }

crash-title = Něco se pokazilo
crash-said = Hra narazila na nečekanou chybu. Všechny vaše kroky jsou uložené; můžete pokračovat, kde se přerušila.
crash-nothing-kept = Hra narazila na nečekanou chybu. Znovu ji lze spustit z úvodní obrazovky.
crash-log = Co se stalo, je zapsáno v { $file }
crash-no-log = Co se stalo, se nepodařilo zapsat.
crash-continue = Pokračovat ve hře
crash-title-page = Na úvod
crash-folder = Otevřít složku
crash-folder-failed = Složku odsud nelze otevřít. Najdete ji zde: { $folder }
crash-quit = Ukončit

settings-window = Velikost okna
settings-language = Jazyk
statistics-me = Moje hry
statistics-me-called = Moje hry ({ $name })
statistics-all = Hry všech
statistics-whose = Čí hry tato čísla počítají
