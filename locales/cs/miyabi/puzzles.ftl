# Zadání a témata úloh.

miyabi-puzzle-ahead = Dosáhněte co nejlepšího bodového rozdílu. { $other } hraje bezchybně.
miyabi-puzzle-win = Poslední tahy: vyhrajte, ať { $other } udělá cokoli.
miyabi-theme-levels = Úrovně
miyabi-theme-rows = Většina v řadách
miyabi-theme-frog = Žába
miyabi-theme-fifth = Pátá úroveň
miyabi-theme-colour = Barevná zahrada
miyabi-theme-meadow = Velká louka
miyabi-theme-seven = Sedmička
miyabi-theme-zen = Zenová zahrada
miyabi-theme-denying = Blokování
