# Zadání a témata úloh.

chocolatier-puzzle-round = Najděte nejlepší tah. Počítá se bodový rozdíl na konci kola, { $other } hraje bezchybně.
chocolatier-puzzle-ahead = Poslední kolo. Najděte nejlepší tah: počítá se konečný bodový rozdíl, { $other } hraje bezchybně.
chocolatier-puzzle-win = Poslední kolo. Vyhrajte partii, ať { $other } udělá cokoli.
chocolatier-theme-filling = Plnění řad
chocolatier-theme-overflow = Přebytečné pralinky
chocolatier-theme-floor = Podlaha
chocolatier-theme-denying = Blokování
chocolatier-theme-token = Žeton začínajícího
chocolatier-theme-special = Speciální nabídky
chocolatier-theme-last-round = Poslední kolo
