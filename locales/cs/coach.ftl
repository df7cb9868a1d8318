# The coach of any game.

coach-button = Rada
coach-about = Nejlepší tah a proč
coach-thinking = Rádce přemýšlí…
coach-again = Další nejlepší tah: { $pressed }.
coach-around = Znovu nejlepší tah: { $pressed }.
coach-silent = Rádce teď nemá odpověď. Stiskněte { $pressed } a zeptejte se znovu.

coach-next-best = { $points ->
    [one] Je to asi o 1 bod lepší než druhý nejlepší tah.
    [few] Je to asi o { $points } body lepší než druhý nejlepší tah.
   *[other] Je to asi o { $points } bodů lepší než druhý nejlepší tah.
  }
coach-about-equal = Jiný tah je asi stejně dobrý: rozdíl je menší než bod.
coach-best-found = Lepší tah rádce nenašel.
coach-only = Nic jiného udělat nelze.
coach-worse = { $points ->
    [one] Je asi o 1 bod horší než nejlepší tah.
    [few] Je asi o { $points } body horší než nejlepší tah.
   *[other] Je asi o { $points } bodů horší než nejlepší tah.
  }
coach-hardly-worse = Sotva horší než nejlepší tah.
coach-tried = { $count ->
    [one] Podle jedné simulované hry.
   *[other] Podle { $count } simulovaných her.
  }

coach-missed-other = { $points ->
    [one] Jiný tah by byl asi o 1 bod lepší.
    [few] Jiný tah by byl asi o { $points } body lepší.
   *[other] Jiný tah by byl asi o { $points } bodů lepší.
  }

shortcut-hint = rada: nejlepší tah, pak další
settings-coach-notes = Poznámky rádce
settings-coach-notes-about = když byl možný výrazně lepší tah
log-new-thinker = Počítačoví hráči museli začít přemýšlet znovu. Nic se neztratilo.
