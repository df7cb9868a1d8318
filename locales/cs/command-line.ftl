# Příkazový řádek.

cli-refused = { $file }: krok { $step }, „{ $action }“, není podle pravidel. { $message } (pravidlo { $rule })
cli-solo-scenario = sólová hra potřebuje --scenario, jeden z těchto: { WORD($known, form: "plain") }.
cli-versus-scenario = --scenario lze použít jen s --mode solo.
cli-solo-players = sólová hra je pro jednoho hráče: vynechte --players.
cli-solo-options = --morning-dew a --landscapes draft lze použít jen s --mode versus.
cli-impossible = tuto hru nelze připravit: { $reason }
cli-number = { $option } musí být celé číslo od { $low } do { $high }, ne „{ $given }“.
cli-output = výstup nelze zapsat: { $reason }.
no-display = není k dispozici obrazovka pro okno. Bez okna hrajte příkazem „momiji text“.
cli-no-terminal = chybí terminál. Ve Windows spusťte „momiji-console text“.
cli-size = --size musí být ŠÍŘKAxVÝŠKA, od 1024x640 do 3840x2160 (například 1920x1080), ne „{ $given }“.
cli-command = příkaz „{ $given }“ neexistuje. Příkazy: { WORD($known, form: "plain") }.
cli-scene = scéna „{ $scene }“ neexistuje. Scény: { WORD($known, form: "plain") }.
cli-arena-levels = --levels potřebuje aspoň jednu z úrovní: { WORD($known, form: "plain") }.
cli-level-unknown = úroveň „{ $level }“ neexistuje. Úrovně: { WORD($known, form: "plain") }.
cli-arena-seats = úrovní ({ $levels }) je víc než míst ({ $players }).
cli-arena-level = { $level }: { $rate } % výher ({ $low } až { $high }), počet her { $games }, průměrně bodů { $score }, sekund na tah { $seconds }
cli-arena-open-deck = hledání, které zná balíček, vyhraje { $rate } % rozdání ({ $low } až { $high }), celkem { $games }
cli-arena-open-deck-solo = --open-deck lze použít jen s --mode solo.
