# Proč krok není možný: nejprve co vadí, potom co udělat.

chocolatier-refuse-unreadable = „{ $words }“ není tah v zápisu záznamů.
chocolatier-refuse-over = Hra skončila. Další tahy už nejsou možné.

## Tah
chocolatier-refuse-end = Než tah ukončíte, vezměte si pralinky. Tah vynechat nelze.
chocolatier-refuse-taken = V tomto tahu už jste si pralinky vzali. Ukončete tah.
chocolatier-refuse-send-first = Nejprve pošlete dál zbytek: po směru, nebo proti směru hodinových ručiček.
chocolatier-refuse-send-order = Teď posíláte { WORD($praline, form: "pl") } pralinky: po směru, nebo proti směru hodinových ručiček.
chocolatier-refuse-no-send = Teď není co poslat. Posílá se jen zbytek ze speciální nabídky se dvěma šipkami.
chocolatier-refuse-tile-first = Nejprve zvolte místo v bonboniéře pro pralinku z horní plné přípravné řady.
chocolatier-refuse-no-tile = Teď se místo nevolí. Volí se jen při plnění bonboniér na hnědé straně.

## Odkud pralinky jsou
chocolatier-refuse-not-in-middle = Ve středu stolu není žádná { WORD($praline) } pralinka. Vyberte barvu, která tam leží.
chocolatier-refuse-no-offer = V této hře jsou nabídky jen 1 až { $offers }.
chocolatier-refuse-offer-gone = Tato nabídka už v tomto kole na stole není. Vyberte jinou.
chocolatier-refuse-offer-empty = Tato nabídka je prázdná. Vyberte jinou, nebo střed stolu.
chocolatier-refuse-not-on-offer = V této nabídce není žádná { WORD($praline) } pralinka. Vyberte barvu, která tam leží.

## Kam přijdou
chocolatier-refuse-line-full = Přípravná řada { $line } je plná. Vyberte jinou řadu, nebo podlahu.
chocolatier-refuse-line-colour = V přípravné řadě { $line } už leží { WORD($praline, form: "pl") } pralinky a řada smí mít jen jednu barvu. Vyberte jinou řadu, nebo podlahu.
chocolatier-refuse-row-holds = V řadě { $line } bonboniéry už { WORD($praline) } pralinka je. Vyberte jinou přípravnou řadu, nebo podlahu.
chocolatier-refuse-tile-occupied = Místo v řadě { $row } a sloupci { $column } je obsazené. Vyberte v této řadě volné místo.
chocolatier-refuse-tile-column = Ve sloupci { $column } už { WORD($praline) } pralinka je. Vyberte jiný sloupec.
