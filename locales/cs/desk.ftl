# The table of any game: notes, buttons, what rests.

desk-not-your-turn = Teď nejste na tahu.
desk-nothing-here = Tady teď nic udělat nelze.
desk-no-undo = Tohle vrátit nelze.

## Lístky
desk-turn-title = Váš tah
desk-after-title = Konec tahu
desk-waiting-title = Na tahu: { $name }
desk-waiting-body = Přemýšlí nad dalším krokem…
desk-over-title = Hra skončila
desk-over-body = Kdo vyhrál, ukáže bodovací sešit.

## Tlačítka
button-hurry = Nečekat na počítač
button-end = Ukončit tah
button-undo = Vrátit
button-redo = Znovu provést
button-close = Zavřít

## Co chybí tlačítku, které odpočívá
why-undo = Není co vrátit: odkrylo se něco nového, nebo tah právě začal.
