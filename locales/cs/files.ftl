# What is wrong with a file or a set-up: one clear sentence.

file-missing = Soubor „{ $file }“ neexistuje.
file-folder = „{ $file }“ je složka, ne záznam hry.
file-odd = „{ $file }“ není obyčejný soubor (je to roura nebo zařízení).
file-unreadable = „{ $file }“ nelze přečíst: { $reason }.
file-too-large = „{ $file }“ má víc než { $limit } MB, na záznam hry je to moc.
file-too-full = V „{ $file }“ je na záznam hry příliš mnoho údajů.
file-not-text = „{ $file }“ není textový soubor v UTF-8.
file-not-json = „{ $file }“ není platný JSON (řádek { $line }, sloupec { $column }).
file-too-deep = „{ $file }“ má na záznam hry příliš mnoho vnořených úrovní.
file-not-record = „{ $file }“ není záznam hry z tohoto programu.
file-version = „{ $file }“ je záznam verze { $version }. Tento program čte verzi { $known }.
file-shape = „{ $file }“ není platný záznam: „{ $where }“ chybí, nebo není v pořádku.
file-setup = „{ $file }“ není platný záznam: { $reason }
file-unwritable = „{ $file }“ nelze zapsat: { $reason }.

file-game = „{ $file }“ je záznam hry „{ $game }“, kterou tento program nemá. Má tyto: { WORD($known, form: "plain") }.
setup-shape = „{ $where }“ chybí, nebo není v pořádku.
setup-game = hra „{ $game }“ neexistuje. Hry: { WORD($known, form: "plain") }.
setup-option = tato hra nemá volbu „{ $option }“. Volby: { WORD($known, form: "plain") }.
setup-option-twice = volba „{ $option }“ je uvedena dvakrát.
setup-first-player = první hráč není u stolu (počet hráčů: { $players }).
