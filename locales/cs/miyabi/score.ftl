# Řádky bodovacího sešitu.

miyabi-score-laid = Položené dílky
miyabi-score-fifth = Pátá úroveň
miyabi-score-zen = Zenová zahrada
miyabi-score-frog = Žába
miyabi-score-rows = Řady
miyabi-score-colour = Barevná zahrada
miyabi-score-meadow = Velká louka
miyabi-score-seven = Sedmička

miyabi-score-on-the-way = Během hry
miyabi-score-at-the-end = Na konci
miyabi-score-row = { CAP(WORD($object, form: "many")) }

miyabi-score-gardens = Zahrady
miyabi-score-about-gardens = Zahrady, jak jsou teď; kliknutím je zvětšíte.
miyabi-score-about-laid = Za každý dílek: počet objektů krát úroveň.
miyabi-score-about-fifth = Za první dílek svého druhu na 5. úrovni.
miyabi-score-about-zen = 1 bod za každý zenový dílek a objekty kolem těch obklopených.
miyabi-score-about-frog = Za každý krok výš dosažená úroveň.
miyabi-score-about-row = Za nejvíc objektů v řadě { $most }, za druhý největší počet { $second }. Počet je v kroužku.
miyabi-score-about-colour = 1 bod za každý objekt největší skupiny.
miyabi-score-about-meadow = { $points } body za každé políčko největší louky.
miyabi-score-about-seven = { $points } bodů za každou řadu a každý sloupec s přesně sedmi objekty.
miyabi-score-values = { $most } / { $second }
