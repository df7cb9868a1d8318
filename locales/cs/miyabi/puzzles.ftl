# Zadání a témata úloh.

miyabi-puzzle-ahead = Poslední tahy: skončete s co největším náskokem. Soupeří { $other }.
miyabi-puzzle-win = Poslední tahy: vyhrajte, ať { $other } udělá cokoli.
miyabi-theme-levels = Úrovně
miyabi-theme-rows = Převaha v řadách
miyabi-theme-frog = Žába
miyabi-theme-fifth = Pátá úroveň
miyabi-theme-colour = Barevná zahrada
miyabi-theme-meadow = Velká louka
miyabi-theme-seven = Sedmička
miyabi-theme-zen = Zenová zahrada
miyabi-theme-denying = Překazit plán
