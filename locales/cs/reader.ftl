# Co říká jen odečítač nebo hlas: názvy částí scény a stavy, které jsou jinak jen vidět.

reader-table = { $game }. U stolu: { $name }
reader-zone-note = Co teď udělat
reader-zone-others = Ostatní hráči
reader-zone-table = Stůl
reader-zone-buttons = Tlačítka
reader-zone-house = Menu a nápověda
reader-held = Držíte: { $thing }. Vyberte, kam to položit. Klávesa Escape to vrátí.
reader-possible = Teď je to možné.
reader-chapter = Kapitola
reader-leaf = Strana bodovacího sešitu
reader-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
reader-no-points = bez bodů
reader-reached = dosaženo { $value }
reader-holds = splněno
reader-fails = nesplněno
reader-place = { $place }. { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
reader-whose = Čí strana stolu
reader-choose = Vyberte jednu možnost
reader-computer = počítač
reader-who-plays = { $name }: kdo hraje
reader-won = výhra
reader-lost = prohra
reader-lesson = Lekce, krok { $number }, celkem { $of }: { $title }
reader-lesson-watch = Lekce: na stole se hraje, počkejte
reader-replay = Záznam, krok { $at }, celkem { $of }
reader-name = Jméno
reader-way-out = Místo toho můžete vybrat: { $places }.
reader-put-back = Vrátit zpět
reader-rests = Teď to nejde
