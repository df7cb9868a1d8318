# Co říká jen odečítač nebo hlas: názvy částí scény a stavy, které jsou jinak jen vidět.

reader-table = { $game }. U stolu: { $name }
reader-zone-note = Co je na řadě
reader-zone-others = Ostatní hráči
reader-zone-table = Stůl
reader-zone-buttons = Tlačítka
reader-zone-house = Nabídka a nápověda
reader-held = V ruce máte: { $thing }. Vyberte, kam přijde. Escape to vrátí zpět.
reader-possible = Teď je to možné.
reader-chapter = Kapitola
reader-leaf = Strana vyhodnocení
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
reader-choose = Vyberte jednu možnost
reader-computer = počítač
reader-who-plays = Kdo hraje za { $name }
reader-won = výhra
reader-lost = prohra
reader-lesson = Lekce, krok { $number }/{ $of }: { $title }
reader-lesson-watch = Lekce: na stole se něco děje
reader-replay = Záznam, krok { $at }/{ $of }
reader-name = Jméno
reader-way-out = Místo toho je možné: { $places }.
reader-put-back = Vrátit zpět
reader-rests = Teď to nejde
