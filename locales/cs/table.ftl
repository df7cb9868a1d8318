# Stůl: štítky, nadpisy, místa.

table-badge-your-turn = váš tah
table-badge-playing = na tahu
table-badge-next = další
table-badge-waiting = čeká
table-badge-last-turn = poslední tah
table-turn = tah { $turn }

## Lístky a tlačítka
table-bonus = +{ $count }
table-ahead = vede
table-menu = Menu
table-log = Průběh hry
table-rules = Pravidla
table-settings = Nastavení
