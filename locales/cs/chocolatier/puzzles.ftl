# Zadání a témata úloh.

chocolatier-puzzle-round = Dohrajte toto kolo s co největším náskokem. { $other } odpovídá, jak nejlépe může.
chocolatier-puzzle-ahead = Poslední kolo. Dohrajte partii s co největším náskokem; { $other } odpovídá, jak nejlépe může.
chocolatier-puzzle-win = Poslední kolo. Vyhrajte partii, ať { $other } udělá cokoli.
chocolatier-theme-filling = Plnění řad
chocolatier-theme-overflow = Přebytečné pralinky
chocolatier-theme-floor = Podlaha
chocolatier-theme-denying = Překazit plán
chocolatier-theme-token = Žeton začínajícího
chocolatier-theme-special = Zvláštní nabídky
chocolatier-theme-last-round = Poslední kolo
