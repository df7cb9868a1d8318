# Zadání a témata úloh.

miyabi-puzzle-ahead = Poslední tahy partie. Skončete s co největším náskokem; { $other } odpovídá, jak nejlépe může.
miyabi-puzzle-win = Poslední tahy partie. Vyhrajte, ať { $other } udělá cokoli.
miyabi-theme-levels = Úrovně
miyabi-theme-rows = Převaha v řadách
miyabi-theme-frog = Žába
miyabi-theme-fifth = Pátá úroveň
miyabi-theme-colour = Barevná zahrada
miyabi-theme-meadow = Velká louka
miyabi-theme-seven = Sedmička
miyabi-theme-zen = Zenová zahrada
miyabi-theme-denying = Překazit plán
