# Textová hra: `momiji text --game chocolatier`.

## Stůl
chocolatier-look-round = Kolo { $round }; začíná { $name }.
chocolatier-look-plate = Nabídka { $offer }: { $lying }.
chocolatier-look-plate-special = Nabídka { $offer }, speciální: { $lying }. { $power }
chocolatier-look-plate-gone = Nabídka { $offer } už v tomto kole na stole není.
chocolatier-look-middle = { $mark ->
    [yes] Střed stolu s žetonem začínajícího hráče: { $lying }.
   *[no] Střed stolu: { $lying }.
  }
chocolatier-look-some = { $count ->
    [0] nic
   *[other] { $pralines }
  }
chocolatier-look-sending = Zbývá poslat: { $pralines }.
chocolatier-look-points = { $points ->
    [one] Máte { $points } bod.
    [few] Máte { $points } body.
   *[other] Máte { $points } bodů.
  }
chocolatier-look-line = Přípravná řada { $line }: { WORD($praline) }, { $held }/{ $size }.
chocolatier-look-lines-empty = { $count ->
    [one] Prázdná přípravná řada: { $lines }.
   *[other] Prázdné přípravné řady: { $lines }.
  }
chocolatier-look-row = Řada { $row } bonboniéry: { $places }.
chocolatier-look-place = { WORD($praline) } ve sloupci { $column }
chocolatier-look-box-empty = Bonboniéra je prázdná.
chocolatier-look-floor = Na podlaze: { $pieces }; stojí to { $cost }.
chocolatier-look-token = žeton začínajícího hráče
chocolatier-look-spare = { $count ->
    [0] Speciální nabídka před podlahou je prázdná: další kus, který by spadl, nic nestojí.
   *[other] Na speciální nabídce před podlahou: { $pieces }.
  }
chocolatier-look-opponent = { $points ->
    [one] { $name }: { $points } bod.
    [few] { $name }: { $points } body.
   *[other] { $name }: { $points } bodů.
  }
chocolatier-look-bag = { $count ->
    [0] Sáček je prázdný.
   *[other] Sáček, celkem { $count }: { $pralines }.
  }
chocolatier-look-lid = { $count ->
    [0] Víko krabice je prázdné.
   *[other] Víko krabice, celkem { $count }: { $pralines }.
  }
chocolatier-power-1 = Dostala o pralinku víc.
chocolatier-power-2 = Od každé sousední nabídky dostala jednu { WORD($praline, form: "acc") } pralinku.
chocolatier-power-3 = Co si nevezmete, zůstane v ní.
chocolatier-power-4 = Co si nevezmete, pošlete po barvách do sousedních nabídek.
chocolatier-power-5 = Kdo z ní bere, vezme si i ji: další kus, který by spadl na podlahu, zůstane na ní a nic nestojí.

## Na co se hra ptá
chocolatier-question-take = Vezměte všechny pralinky jedné barvy z některé nabídky, nebo ze středu stolu.
chocolatier-question-send = Kterým směrem půjdou { WORD($praline, form: "pl") } pralinky?
chocolatier-question-tile = Vyberte v řadě { $row } místo pro { WORD($praline, form: "acc") } pralinku.
chocolatier-question-end = Ukončete tah, nebo ho vraťte slovem „zpět“.
chocolatier-do-take = Vzít pralinky
chocolatier-do-send = Poslat zbytek dál
chocolatier-do-tile = Vybrat místo
chocolatier-do-end = Ukončit tah
chocolatier-option-colour = { CAP(WORD($praline)) }, na stole { $count }
chocolatier-option-source = { $offer ->
    [0] Střed stolu: { $pralines }
   *[other] Nabídka { $offer }: { $pralines }
  }
chocolatier-option-line = { $full ->
    [yes] Přípravná řada { $line }: plná, přinese { $points }
   *[no] Přípravná řada { $line }: { $held }/{ $line }
  }{ $overflow ->
    [0] { "" }
   *[other] ; na podlahu { $overflow }, podlaha pak stojí { $cost }
  }
chocolatier-option-floor = Podlaha, bude stát { $cost }
chocolatier-option-send = { $way ->
    [clockwise] Po směru hodinových ručiček, do nabídky { $offer }
   *[anticlockwise] Proti směru hodinových ručiček, do nabídky { $offer }
  }
chocolatier-option-column = { $points ->
    [one] Sloupec { $column }: { $points } bod
    [few] Sloupec { $column }: { $points } body
   *[other] Sloupec { $column }: { $points } bodů
  }

## Před hrou
chocolatier-ask-brown = Hrát na hnědé straně, kde si místa v bonboniéře volíte sami? Ano, nebo ne. Enter znamená ne.
chocolatier-ask-special = Hrát se speciálními nabídkami? Ano, nebo ne. Enter znamená ne.

## Slova, kterým hra rozumí; první je obvyklé
chocolatier-topic-plates = nabídky, nabídka, střed
chocolatier-topic-lines = řady, přípravné řady
chocolatier-topic-box = bonboniéra, bonboniéru
chocolatier-topic-floor = podlaha, podlahu
chocolatier-topic-opponents = soupeři, soupeře, hráči
chocolatier-topic-bag = sáček, víko
chocolatier-verb-take = vezmi, vzít, beru, vezmu
chocolatier-verb-send = pošli, poslat
chocolatier-verb-tile = umísti, dej, polož
chocolatier-verb-end = konec, ukončit
chocolatier-place-source = nabídka, nabídky, nabídku, nabídce
chocolatier-place-middle = střed, středu, střed stolu, středu stolu
chocolatier-place-line = řada, řady, řadě, řadu, přípravná řada, přípravné řady
chocolatier-place-floor = podlaha, podlahu, podlahy
chocolatier-place-column = sloupec, sloupce
chocolatier-place-left = proti směru, proti směru hodinových ručiček, proti, doleva, vlevo
chocolatier-place-right = po směru, po směru hodinových ručiček, po, doprava, vpravo
chocolatier-small-words = z, ze, do, na, v, ve, a, k, s, nabídky, řady, řada, sloupce, sloupec, pralinky, pralinku, pralinek, všechny, tah, přípravné
chocolatier-why-nothing = Napište „proč“ a tah, třeba „proč vezmi modré z nabídky 2 do řady 4“.
chocolatier-help-steps = Tah zadáte číslem možnosti, slovy, třeba „vezmi modré z nabídky 2 do řady 4“, „vezmi červené ze středu na podlahu“, „pošli bílé po směru“, „umísti do sloupce 3“, „konec“, nebo zápisem ze záznamů, třeba „take 2 B 4“.
chocolatier-help-look = ukaž: celý stůl; ukaž nabídky, řady, bonboniéru, podlahu, soupeře nebo sáček: jen to.
chocolatier-type-take = vezmi { WORD($praline, form: "pl") } { $offer ->
    [0] ze středu
   *[other] z nabídky { $offer }
  } { $floor ->
    [yes] na podlahu
   *[no] do řady { $line }
  }
chocolatier-type-send = pošli { WORD($praline, form: "pl") } { $way ->
    [clockwise] po směru
   *[anticlockwise] proti směru
  }
chocolatier-type-tile = umísti do sloupce { $column }
chocolatier-type-end = konec
