# Zápis: hra v prostých větách.

## Braní
chocolatier-log-take = { $offer ->
    [0] { $name } bere { $count ->
        [one] { $count } { WORD($praline, form: "acc") } pralinku
        [few] { $count } { WORD($praline, form: "pl") } pralinky
       *[other] { $count } { WORD($praline, form: "many") } pralinek
      } ze středu stolu do přípravné řady { $line }.
   *[other] { $name } bere { $count ->
        [one] { $count } { WORD($praline, form: "acc") } pralinku
        [few] { $count } { WORD($praline, form: "pl") } pralinky
       *[other] { $count } { WORD($praline, form: "many") } pralinek
      } z jedné nabídky do přípravné řady { $line }.
  }
chocolatier-log-take-floor = { $offer ->
    [0] { $name } bere { $count ->
        [one] { $count } { WORD($praline, form: "acc") } pralinku
        [few] { $count } { WORD($praline, form: "pl") } pralinky
       *[other] { $count } { WORD($praline, form: "many") } pralinek
      } ze středu stolu rovnou na podlahu.
   *[other] { $name } bere { $count ->
        [one] { $count } { WORD($praline, form: "acc") } pralinku
        [few] { $count } { WORD($praline, form: "pl") } pralinky
       *[other] { $count } { WORD($praline, form: "many") } pralinek
      } z jedné nabídky rovnou na podlahu.
  }
chocolatier-log-rest = Zbytek jde doprostřed stolu: { $pralines }.
chocolatier-log-rest-stays = Zbytek zůstává v nabídce.
chocolatier-log-mark = { $name } si bere žeton začínajícího hráče a začne příští kolo.
chocolatier-log-overflow = { $count ->
    [one] Na podlahu padá { $count } pralinka.
    [few] Na podlahu padají { $count } pralinky.
   *[other] Na podlahu padá { $count } pralinek.
  }
chocolatier-log-to-lid = { $count ->
    [one] Podlaha je plná: { $count } pralinka jde do víka krabice a nic nestojí.
    [few] Podlaha je plná: { $count } pralinky jdou do víka krabice a nic nestojí.
   *[other] Podlaha je plná: { $count } pralinek jde do víka krabice a nic nestojí.
  }
chocolatier-log-offer-taken = { $name } si bere i samotnou nabídku: další kus, který by spadl na podlahu, zůstane na ní a nic nestojí.
chocolatier-log-spared = { $name } zachytí jeden kus na speciální nabídce; nic nestojí.
chocolatier-log-send = { $way ->
    [clockwise] { $name } posílá { $count ->
        [one] { $count } { WORD($praline, form: "acc") } pralinku
        [few] { $count } { WORD($praline, form: "pl") } pralinky
       *[other] { $count } { WORD($praline, form: "many") } pralinek
      } po směru hodinových ručiček do sousední nabídky.
   *[anticlockwise] { $name } posílá { $count ->
        [one] { $count } { WORD($praline, form: "acc") } pralinku
        [few] { $count } { WORD($praline, form: "pl") } pralinky
       *[other] { $count } { WORD($praline, form: "many") } pralinek
      } proti směru hodinových ručiček do sousední nabídky.
  }

## Plnění bonboniér
chocolatier-log-place = { $name } dává { WORD($praline, form: "acc") } do řady { $row }, sloupce { $column }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  } { $why ->
    [row] ({ $across } za řadu).
    [column] ({ $down } za sloupec).
    [both] ({ $across } za řadu, { $down } za sloupec).
   *[alone] (bez sousedů).
  }
chocolatier-log-no-place = { $name } nemá kam dát { WORD($praline, form: "acc") } z přípravné řady { $line }: celá řada padá na podlahu.
chocolatier-log-floor = { $cost ->
    [one] { $name } ztrácí za podlahu { $cost } bod.
    [few] { $name } ztrácí za podlahu { $cost } body.
   *[other] { $name } ztrácí za podlahu { $cost } bodů.
  }
chocolatier-log-floor-short = { $cost ->
    [one] Podlaha stojí { $cost } bod; { $name } nemá co ztratit.
    [few] Podlaha stojí { $cost } body, { $name } tolik nemá: zbývá 0 bodů.
   *[other] Podlaha stojí { $cost } bodů, { $name } tolik nemá: zbývá 0 bodů.
  }

## Kola
chocolatier-log-round = Kolo { $round }: začíná { $name }.
chocolatier-log-refill = { $count ->
    [one] Sáček je prázdný: vrací se do něj { $count } pralinka z víka krabice.
    [few] Sáček je prázdný: vracejí se do něj { $count } pralinky z víka krabice.
   *[other] Sáček je prázdný: vrací se do něj { $count } pralinek z víka krabice.
  }
chocolatier-log-gold = Speciální nabídky: { $offers }.
chocolatier-log-gold-side = { $side ->
    [1] „pralinka navíc“
    [3] „zbytek zůstává“
    [4] „zbytek se posílá dál“
   *[5] „nabídku si vezmete“
  }
chocolatier-log-gold-colour = „{ WORD($praline) } od obou sousedů“
chocolatier-log-offers = V nabídkách shora po směru hodinových ručiček: { $offers }.
chocolatier-log-offer = ({ $pralines })

## Konec
chocolatier-log-over-row = { $count ->
    [one] Celou řadu v bonboniéře má { $names }. Hra skončila.
   *[other] Celou řadu v bonboniéře mají { $names }. Hra skončila.
  }
chocolatier-log-over-pralines = Na další kolo už nezbyly pralinky. Hra skončila.
chocolatier-log-over-barren = { $rounds ->
    [one] Už { $rounds } kolo nepřibyla v žádné bonboniéře pralinka. Hra skončila.
    [few] Už { $rounds } kola nepřibyla v žádné bonboniéře pralinka. Hra skončila.
   *[other] Už { $rounds } kol nepřibyla v žádné bonboniéře pralinka. Hra skončila.
  }
chocolatier-log-score = { $name }: { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
  } (během hry { $points }, řady { $rows }, sloupce { $columns }, barvy { $colours }).
chocolatier-log-tie = { $broken ->
    [yes] Stejný počet bodů mají { $names }; rozhodují celé řady: { $rows }.
   *[no] Stejný počet bodů i celých řad mají { $names } (řady: { $rows }).
  }
chocolatier-log-winner = { $count ->
    [one] Vítězí { $names }.
   *[other] O vítězství se dělí { $names }.
  }

## Řádky bodovacího listu
chocolatier-score-points = Během hry
chocolatier-score-rows = Celé řady
chocolatier-score-columns = Celé sloupce
chocolatier-score-colours = Celé barvy
