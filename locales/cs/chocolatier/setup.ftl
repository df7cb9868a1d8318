# Co je špatně na přípravě hry; věta začíná jménem souboru.

chocolatier-setup-players = Mistry čokolády hrají { $fewest } až { $most } hráči; zadaný počet: { $players }.
chocolatier-setup-first-player = první hráč není u stolu (počet hráčů: { $players }).
chocolatier-setup-bag = v sáčku má být { $pralines } pralinek, od každé barvy { $copies }.
chocolatier-setup-shuffle = „shuffle“ má být celé číslo od 0 do { $largest }.
chocolatier-setup-offers-not-special = nabídky jsou vypsané, ale chybí volba „special“.
chocolatier-setup-offer-unknown = kolo { $round }: nabídka „{ $offer }“ neexistuje.
chocolatier-setup-offers = kolo { $round }: různých nabídek má být { $places }.
chocolatier-setup-gold = kolo { $round }: zlatých nabídek má být tolik, kolik je hráčů ({ $players }).
chocolatier-setup-shape = „{ $where }“ chybí, nebo není v pořádku.
