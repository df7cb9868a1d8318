# Počítačoví hráči.

level-sprout = Výhonek
level-sprout-about = hraje, co má zrovna po ruce
level-gardener = Zahradník
level-gardener-about = hraje klidně a přátelsky
level-master = Mistr
level-master-about = plánuje a pamatuje si hromádky
level-sage = Mudrc
level-sage-about = dlouho přemýšlí a málo odpouští
