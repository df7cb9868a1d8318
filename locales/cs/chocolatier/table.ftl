# Stůl: co se právě dělá, tlačítka, co o sobě věci říkají, co ruka nemůže.

chocolatier-round = Kolo { $round }
chocolatier-due = toto kolo
chocolatier-side-now = Kdyby hra skončila teď
chocolatier-points-word = { $points ->
    [one] bod
    [few] body
   *[other] bodů
  }
chocolatier-last-round = Poslední kolo. Celá řada: { $names }.

## Poznámky
chocolatier-note-take = Jste na tahu
chocolatier-note-take-body = Vezměte všechny pralinky jedné barvy z jedné nabídky nebo ze středu stolu.
chocolatier-note-chosen = Vzít
chocolatier-note-chosen-body = { $count ->
    [one] { $count } { WORD($praline) }: vyberte řadu, nebo podlahu.
    [few] { $count } { WORD($praline, form: "pl") }: vyberte řadu, nebo podlahu.
   *[other] { $count } { WORD($praline, form: "many") }: vyberte řadu, nebo podlahu.
  }
chocolatier-note-token = Žeton jde také na podlahu.
chocolatier-note-send = Poslat
chocolatier-note-send-body = Kam půjdou { WORD($praline, form: "pl") }? Vyberte označenou nabídku.
chocolatier-note-send-next = { $count ->
   *[other] Potom: { $pralines }.
  }
chocolatier-note-tile = Plnění bonboniéry
chocolatier-note-tile-body = { CAP(WORD($praline)) } pralinka: vyberte místo v řadě { $row }. Ve sloupci se barva neopakuje.
chocolatier-note-end = Hotovo
chocolatier-note-end-body = Ukončete tah, nebo ho vraťte.
chocolatier-note-end-last = To byly poslední pralinky: teď se plní bonboniéry.
chocolatier-note-full = { $count ->
    [one] Zatím plná řada: { $lines }. Na konci kola z ní jde jedna pralinka do bonboniéry.
   *[other] Zatím plné řady: { $lines }. Na konci kola jde z každé jedna pralinka do bonboniéry.
  }
chocolatier-note-filling = { $name }: plnění
chocolatier-note-filling-body = { $line }. řada, { WORD($praline) }: { $across ->
    [0] { $down ->
        [0] bez sousedů, 1 bod.
       *[other] { $down } za sloupec.
      }
   *[other] { $down ->
        [0] { $across } za řadu.
       *[other] { $across } za řadu a { $down } za sloupec.
      }
  }
chocolatier-note-over = Konec hry
chocolatier-note-over-body = Všechny bonboniéry jsou naplněné a body sečtené.
chocolatier-kind-plate = z nabídky
chocolatier-kind-middle = ze středu
chocolatier-kind-send = speciální nabídka
chocolatier-kind-brown = hnědá strana

## Tlačítka
chocolatier-button-end = Ukončit tah
chocolatier-button-put = Dát sem
chocolatier-button-at-once = Ukázat hned
chocolatier-button-clockwise = Po směru
chocolatier-button-anticlockwise = Proti směru
chocolatier-why-take = Nejdřív vezměte pralinky z nabídky nebo ze středu stolu.
chocolatier-why-put = Nejdřív pro ně vyberte řadu, nebo podlahu.
chocolatier-why-place = Nejdřív vyberte jedno z označených míst.

## Štítky při plnění
chocolatier-kind-filling = plní

## Co o sobě věci říkají
chocolatier-about-petal = { CAP(WORD($praline)) } tu není žádná
chocolatier-about-first-token = Vezmete si i žeton začínajícího hráče: zabere místo na podlaze a příští kolo začínáte vy.
chocolatier-about-rest = Do středu půjde: { $pralines }.
chocolatier-about-plate = Nabídka
chocolatier-about-special = Speciální nabídka
chocolatier-about-gone = Tuto nabídku si v tomto kole někdo vzal. Její sousedky teď sousedí spolu.
chocolatier-about-lying = { $pralines }
chocolatier-about-empty = Je prázdná.
chocolatier-about-power-1 = Na začátku kola dostala jednu pralinku navíc.
chocolatier-about-power-2 = Barva této nabídky: { WORD($praline) }. Na začátku kola jí obě sousední nabídky daly po jedné takové pralince.
chocolatier-about-power-3 = Co nevezmete, zůstane ležet tady.
chocolatier-about-power-4 = Co nevezmete, nejde do středu: každou barvu pošlete do jedné ze dvou sousedních nabídek.
chocolatier-about-power-5 = Co nevezmete, jde do středu. Nabídku samu si vezmete: další kus, který by spadl na podlahu, zůstane na ní a nic nestojí.
chocolatier-about-middle = Střed stolu
chocolatier-about-middle-body = Sem jde, co zbude z nabídek, každá barva na svůj lístek.
chocolatier-about-token = Žeton začínajícího hráče
chocolatier-about-token-body = Dostane ho, kdo v kole první bere ze středu. Zabere místo na podlaze a jeho majitel začíná příští kolo.
chocolatier-about-bag = { $count ->
    [one] Sáček: { $count } pralinka
    [few] Sáček: { $count } pralinky
   *[other] Sáček: { $count } pralinek
  }
chocolatier-about-bag-body = Plní se z něj nabídky.
chocolatier-about-lid = { $count ->
    [one] Víko: { $count } pralinka
    [few] Víko: { $count } pralinky
   *[other] Víko: { $count } pralinek
  }
chocolatier-about-lid-body = Odložené pralinky tu čekají, až se sáček vyprázdní; pak se do něj všechny vrátí.
chocolatier-about-line = { $line }. přípravná řada
chocolatier-about-line-empty = { $places ->
    [one] Vejde se do ní 1 pralinka.
    [few] Vejdou se do ní { $places } pralinky jedné barvy.
   *[other] Vejde se do ní { $places } pralinek jedné barvy.
  }
chocolatier-about-row-has = Její řada bonboniéry už má: { $pralines }.
chocolatier-about-line-held = { CAP(WORD($praline)) }, { $count } / { $places }.
chocolatier-about-line-full = Plná, barva: { WORD($praline) }. Na konci kola jde jedna pralinka do bonboniéry.
chocolatier-about-scores = { $points ->
    [one] Podle současného stavu přinese { $points } bod.
    [few] Podle současného stavu přinese { $points } body.
   *[other] Podle současného stavu přinese { $points } bodů.
  }
chocolatier-about-well = { $row }. řada, { $column }. sloupec
chocolatier-about-well-holds = Leží tu { WORD($praline) } pralinka.
chocolatier-about-well-for = Sem přijde { WORD($praline) } pralinka z plné { $line }. přípravné řady.
chocolatier-about-well-any = Sem smí barva, kterou ještě nemá tato řada ani tento sloupec.
chocolatier-about-floor = Podlaha
chocolatier-about-floor-body = Sem padá, co se nevejde. Na konci kola to stojí body: { $costs }.
chocolatier-about-floor-now = { $count ->
    [one] Leží tu { $count } kus a stojí { $cost }.
    [few] Leží tu { $count } kusy a stojí { $cost }.
   *[other] Leží tu { $count } kusů a stojí { $cost }.
  }
chocolatier-about-spare = Před podlahou
chocolatier-about-spare-body = Kdo bere ze speciální nabídky s fajfkou, položí si ji sem. Další kus, který by spadl, zůstane na ní a nic nestojí.
chocolatier-about-due = Kolik přinesou vaše plné řady, až se budou plnit bonboniéry, a kolik stojí podlaha.
chocolatier-about-due-brown = Kolik stojí podlaha. Body za plné řady záleží na místech, která vyberete.

## Co ruka nemůže
chocolatier-hand-well = Do bonboniéry jde pralinka až na konci kola z plné řady. Vyberte přípravnou řadu.
chocolatier-hand-token = Žeton dostane, kdo první vezme pralinky ze středu. Vyberte barvu.
chocolatier-hand-nothing-chosen = Nejdřív vyberte pralinky v nabídce nebo ve středu.
chocolatier-hand-other-row = Tato pralinka patří do { $row }. řady. Vyberte jedno z označených míst.

## Lístky: kdo to byl, říká znak vedle
chocolatier-brief-take = { $count ->
    [one] { $count } { WORD($praline) }
    [few] { $count } { WORD($praline, form: "pl") }
   *[other] { $count } { WORD($praline, form: "many") }
  } { $where ->
    [floor] na podlahu
   *[line] do řady { $line }
  }{ $fallen ->
    [0] { "" }
   *[other] , { $fallen } na podlaze
  }{ $token ->
    [yes] , bere žeton
   *[no] { "" }
  }
chocolatier-brief-send = { $count ->
    [one] { $count } { WORD($praline) }
    [few] { $count } { WORD($praline, form: "pl") }
   *[other] { $count } { WORD($praline, form: "many") }
  } { $way ->
    [clockwise] dál po směru hodin
   *[anticlockwise] dál proti směru hodin
  }

## Co z toho bude, dokud jsou pralinky vybrané
chocolatier-will-fill = { $points ->
    [one] Řada bude plná: při plnění { $points } bod, jak to teď vypadá.
    [few] Řada bude plná: při plnění { $points } body, jak to teď vypadá.
   *[other] Řada bude plná: při plnění { $points } bodů, jak to teď vypadá.
  }
chocolatier-will-fill-brown = Řada bude plná: při plnění { $least } až { $most } bodů podle zvoleného místa.
chocolatier-will-hold = Zaplněná místa: { $count } / { $places }.
chocolatier-will-fall = { $count ->
    [one] Na podlahu spadne { $count } pralinka.
    [few] Na podlahu spadnou { $count } pralinky.
   *[other] Na podlahu spadne { $count } pralinek.
  } { $cost ->
    [0] Nic to nestojí.
    [one] Cena: { $cost } bod.
    [few] Cena: { $cost } body.
   *[other] Cena: { $cost } bodů.
  }

## Pro hlas
chocolatier-zone-offers = Nabídky a střed stolu
chocolatier-zone-own = Vaše přípravné řady a bonboniéra
chocolatier-heard-plate = Nabídka { $offer }
chocolatier-heard-gain = { $points ->
    [one] Přineslo by to { $points } bod.
    [few] Přineslo by to { $points } body.
   *[other] Přineslo by to { $points } bodů.
  }
chocolatier-heard-cost = { $points ->
    [one] Za podlahu by se odečetl { $points } bod.
    [few] Za podlahu by se odečetly { $points } body.
   *[other] Za podlahu by se odečetlo { $points } bodů.
  }
