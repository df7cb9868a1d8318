# One-switch play, and other ways to play with less of a hand
scan-back = Zpět
scan-turn = Otočit
scan-read-on = Číst dál
scan-span = { $first } až { $last }
scan-zone = { $zone }: { $things }

settings-tab-hands = Ovládání
settings-time = { NUMBER($value, maximumFractionDigits: 2) }
settings-press-pause = Pauza mezi stisky
settings-press-pause-about = další stisk se po tu dobu nepočítá
settings-scan-pace = Hra jedním tlačítkem
settings-scan-pace-about = výběr se posouvá sám, mezerník nebo A potvrdí
