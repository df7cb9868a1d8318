# momiji self-check: řádek na každou zkoušku.

self-check-fine = v pořádku: { $what }
self-check-fault = chyba: { $what }. { $reason }
self-check-passed = Nic nechybí a všechno funguje.
self-check-failed = { $count ->
    [one] Jedna zkouška neprošla.
    [few] Neprošly { $count } zkoušky.
    [many] Neprošlo { $count } zkoušky.
   *[other] Neprošlo { $count } zkoušek.
}

self-check-languages = věty ve všech jazycích
self-check-drawings = obrázky všeho, co je v krabicích
self-check-sounds = zvuky
self-check-fonts = písma se všemi znaky
self-check-saves = { $game }: hra uložená a znovu otevřená
self-check-game = { $game }: hra počítače, { $mode }
self-check-worker = { $game }: samostatný proces pro počítačové hráče
self-check-scenes = { $game }: { $quick ->
    [yes] obraz několika scén
   *[no] obraz každé scény
}

self-check-missing = Chybí { $name }.
self-check-unreadable = { $name } chybí, nebo se nedá přečíst.
self-check-sign = { $name } nemá znak { $sign }.
self-check-differs = Otevřená hra je jiná než uložená.
self-check-unfinished = Hra nedošla ke konci.
self-check-silent = Neodpovídá, nebo odpovídá proti pravidlům.
self-check-scene = { $scene }: { $reason }
self-check-blank = { $scene }: obraz je skoro prázdný.
