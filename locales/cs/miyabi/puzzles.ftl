# Zadání a témata úloh.

miyabi-puzzle-ahead = Najděte nejlepší tah: počítá se konečný bodový rozdíl. { $other } hraje bezchybně.
miyabi-puzzle-win = Najděte tah, který vyhraje partii. { $other } hraje bezchybně.
miyabi-theme-levels = Úrovně
miyabi-theme-rows = Většina v řadách
miyabi-theme-frog = Žába
miyabi-theme-fifth = Pátá úroveň
miyabi-theme-colour = Barevná zahrada
miyabi-theme-meadow = Velká louka
miyabi-theme-seven = Sedmička
miyabi-theme-zen = Zenová zahrada
miyabi-theme-denying = Blokování
