# Proč krok není možný: nejprve co vadí, potom co udělat.

chocolatier-refuse-unreadable = „{ $words }“ není krok v zápisu záznamů.
chocolatier-refuse-over = Hra skončila.

## Tah
chocolatier-refuse-end = Než tah ukončíte, vezměte si pralinky; vynechat nelze.
chocolatier-refuse-taken = V tomto tahu už pralinky máte. Ukončete tah.
chocolatier-refuse-send-first = Nejprve pošlete dál zbytek: po směru, nebo proti směru hodinových ručiček.
chocolatier-refuse-send-order = Na řadě je { WORD($praline) }. Pošlete ji po směru, nebo proti směru hodinových ručiček.
chocolatier-refuse-no-send = Teď není co posílat; posílá se jen zbytek speciální nabídky se dvěma šipkami.
chocolatier-refuse-tile-first = Nejprve zvolte místo v bonboniéře pro pralinku z vaší nejvyšší plné přípravné řady.
chocolatier-refuse-no-tile = Teď se místo nevolí; volí se jen při plnění bonboniér na hnědé straně.

## Odkud pralinky jsou
chocolatier-refuse-not-in-middle = Ve středu stolu není žádná { WORD($praline) }. Vyberte barvu, která tam leží.
chocolatier-refuse-no-offer = V této hře jsou nabídky jen 1 až { $offers }.
chocolatier-refuse-offer-gone = Tato nabídka už v tomto kole na stole není. Vyberte jinou.
chocolatier-refuse-offer-empty = Tato nabídka je prázdná. Vyberte jinou, nebo střed stolu.
chocolatier-refuse-not-on-offer = V této nabídce není žádná { WORD($praline) }. Vyberte barvu, která tam leží.

## Kam přijdou
chocolatier-refuse-line-full = Přípravná řada { $line } je plná. Vyberte jinou řadu, nebo podlahu.
chocolatier-refuse-line-colour = V přípravné řadě { $line } už jsou pralinky jiné barvy ({ WORD($praline) }). Vyberte jinou řadu, nebo podlahu.
chocolatier-refuse-row-holds = V řadě { $line } bonboniéry už { WORD($praline) } je. Vyberte jinou přípravnou řadu, nebo podlahu.
chocolatier-refuse-tile-occupied = Místo v řadě { $row } a sloupci { $column } je obsazené. Vyberte volné místo té řady.
chocolatier-refuse-tile-column = Ve sloupci { $column } už { WORD($praline) } je. Vyberte sloupec, kde není.
