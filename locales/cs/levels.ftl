# Počítačoví hráči.

level-random = Vítr
level-random-about = Sebere kterýkoli list, jako to dělá vítr.
level-sprout = Výhonek
level-sprout-about = Učí se s vámi: hraje rozumně, vidí, co je blízko, a občas něco přehlédne.
level-gardener = Zahradník
level-gardener-about = Každý tah pečlivě zváží, ale dál než na něj nehledí.
level-master = Mistr
level-master-about = Představuje si, jak se hra vyvine, a pamatuje si každou ukázanou kartu.
level-sage = Mudrc
level-sage-about = Přemýšlí nejdéle, vidí nejdál a nezapomene jediný list.
