# Rozbor: stůl k přemýšlení se všemi zkoušenými variantami.

help-replay-tree = vypíše celý strom rozboru: všechny varianty a komentáře
study-sign-good = dobrý tah
study-sign-again = ještě promyslet
study-sign-doubtful = pochybný tah
study-mark-good = dobrý
study-mark-again = promyslet
study-mark-doubtful = pochybný
study-title = Rozbor
study-beginning = Hra začíná.
study-said = Váš komentář: { $words }
study-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-ahead = Náskok { $points } b.
study-chance = { $percent } %
study-alike = podobně dobré
study-here = Tady jste.
study-branch = Zkoušená varianta.
study-played = hrálo se
study-leave = Zavřít rozbor
study-drawer = Varianty, tahy a komentář
study-look = Ukázat nejlepší varianty (H)
study-rest = Skrýt nejlepší varianty (H)
study-comment = Váš komentář
study-comment-hint = Napište, co si o tomto kroku myslíte.
study-first-coin = Na začátek (Home)
study-back-coin = O krok zpět (šipka vlevo)
study-on-coin = O krok dál (šipka vpravo)
study-end-coin = Na konec varianty (End)
study-branch-coin = Jiná varianta odtud (B)
study-deal-anew = Rozdat znovu
study-deal-anew-tip = Mnohokrát znovu rozdá vše neznámé a každou hru dohraje. Uvidíte, jak tato pozice obvykle dopadne.
study-save = Uložit do souboru
study-save-tip = Uloží hru se všemi variantami a komentáři do souboru, který si můžete nechat nebo poslat. Rozbor sám se ukládá průběžně.
study-cut = Smazat větev
study-cut-tip = Smaže tento krok a všechno po něm. Odehraná hra zůstane.
study-play-on = Hrát odtud dál
study-play-on-tip = Začne novou hru od této pozice. Stará hra zůstane, jak je.
study-lines = Nejlepší varianty: { $name }
study-lines-over = Nejlepší varianty
study-moves = Tahy
study-count = { $count ->
    [one] 1 varianta
    [few] { $count } varianty
   *[other] { $count } variant
  }
study-over = Tady už hra skončila. Vraťte se a zkuste něco jiného.
study-ask = Nejlepší varianty pro tuto pozici ukáže klávesa H nebo lucerna. Do té doby se nic neprozradí.
study-silent = Rádce teď nemá odpověď. Zeptejte se znovu: stiskněte dvakrát H.
study-thinking = Rádce přemýšlí…
study-figures = Náskok v bodech na konci a šance na výhru
study-dealing = Rozdává se znovu…
study-fared = { $ahead ->
    [yes] Nová rozdání: { $deals }. { $name } je v průměru o { $points } b. napřed a vyhrává { $won }krát.
   *[no] Nová rozdání: { $deals }. { $name } je v průměru o { $points } b. pozadu a vyhrává { $won }krát.
  }
study-at-table = U stolu. Zpět k tahům vede F6 nebo Esc.
study-at-moves = U tahů. Ke stolu vede F6.
study-of-game = { $names }
study-of-puzzle = Úloha { $number }
study-puzzle-solution = Řešení: { $result }
study-puzzle-answer = Vaše odpověď: { $result }
study-puzzle-turn = Pro srovnání: { $result }
study-saved = Rozbor je uložen: { $file }
study-open = Rozbor
study-open-tip = Otevře tuto pozici na stole, kde můžete cokoli zkoušet a psát komentáře.
study-staged = Stojí za další pohled: teď bod ztratí, ale lepší polovinu nechá na příští tah.
