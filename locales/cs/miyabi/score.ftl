# Řádky bodovacího sešitu.

miyabi-score-laid = Položené dílky
miyabi-score-fifth = Pátá úroveň
miyabi-score-zen = Zenová zahrada
miyabi-score-frog = Žába
miyabi-score-rows = Řady
miyabi-score-colour = Barevná zahrada
miyabi-score-meadow = Velká louka
miyabi-score-seven = Sedmička
