# The table of any game: notes, buttons, what rests.

desk-not-your-turn = Teď nejste na tahu.
desk-nothing-here = Tady teď není co dělat.
desk-no-undo = To už nelze vrátit.

## Lístky
desk-turn-title = Váš tah
desk-after-title = Konec tahu
desk-waiting-title = Na tahu: { $name }
desk-waiting-body = Další krok se rozmýšlí.
desk-over-title = Hra skončila
desk-over-body = Vítěze ukáže bodovací sešit.

## Tlačítka
button-hurry = Rozhodnout hned
button-end = Ukončit tah
button-undo = Zpět
button-redo = Provést znovu
button-close = Zavřít

## Co chybí tlačítku, které odpočívá
why-undo = Není co vzít zpět: otočila se karta, nebo tah právě začal.
