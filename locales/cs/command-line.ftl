# Příkazový řádek.

cli-refused = { $file }: krok { $step }, „{ $action }“, není podle pravidel. { $message } (pravidlo { $rule })
cli-solo-scenario = sólová hra potřebuje --scenario: { $known }.
cli-versus-scenario = --scenario patří k --mode solo.
cli-solo-players = sólová hra je pro jednoho hráče; vynechte --players.
cli-solo-options = --morning-dew a --landscapes draft patří k --mode versus.
cli-impossible = tuto hru nelze připravit: { $reason }
cli-number = { $option } má být celé číslo od { $low } do { $high }, ne „{ $given }“.
cli-output = Výstup nelze zapsat: { $reason }.
no-display = není k dispozici obrazovka, na které by šlo otevřít okno; bez ní se hraje příkazem „momiji text“.
cli-no-terminal = chybí terminál, ve kterém by se hrálo; ve Windows spusťte „momiji-console text“.
cli-size = --size se zapisuje jako šířka x výška, například 1920x1080, od 1024x640 do 3840x2160, ne „{ $given }“.
cli-command = příkaz „{ $given }“ neexistuje; příkazy jsou { $known }.
cli-scene = scéna „{ $scene }“ neexistuje; na výběr jsou { $known }.
cli-arena-levels = --levels potřebuje aspoň jednu z úrovní { $known }.
cli-level-unknown = úroveň „{ $level }“ neexistuje; na výběr jsou { $known }.
cli-arena-seats = počet úrovní ({ $levels }) neodpovídá počtu míst ({ $players }).
cli-arena-level = { $level }: { $rate } % výher ({ $low } až { $high }), počet her { $games }, průměrně bodů { $score }, sekund na tah { $seconds }
cli-arena-open-deck = hledání, které zná balíček, vyhraje { $rate } % rozdání ({ $low } až { $high }), celkem { $games }
cli-arena-open-deck-solo = --open-deck patří k --mode solo.
