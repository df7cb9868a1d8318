# Počítačoví hráči.

level-sprout = Výhonek
level-sprout-about = hraje, co ho zrovna napadne
level-gardener = Zahradník
level-gardener-about = hraje klidně a přátelsky
level-master = Mistr
level-master-about = plánuje a má přehled
level-sage = Mudrc
level-sage-about = dlouho přemýšlí a málo odpouští

# Když nefunguje proces, ve kterém počítačoví hráči přemýšlejí.
log-no-thinker = Počítačoví hráči tu nemohou přemýšlet na pozadí. Odteď hrají všichni na úrovni „{ WORD($level) }“.
log-thinker-failed = Počítačový hráč narazil na chybu. Tento tah je zahraný na úrovni „{ WORD($level) }“.
