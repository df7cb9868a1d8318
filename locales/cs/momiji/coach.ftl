# Rádce: co udělat a proč, v číslech, která našlo hledání.

coach-do-play = Zahrajte { $cards }
coach-do-collect = Seberte { WORD($leaf) } sloupec
coach-do-collect-two = Seberte { WORD($first) } a { WORD($second) } sloupec
coach-do-goal = Aktivujte cíl „{ WORD($goal) }“
coach-do-exchange = Vraťte „{ WORD($mine) }“ a vezměte „{ WORD($other) }“
coach-do-pick = Vezměte z nabídky { $cards }
coach-do-recover = Vezměte z odkládací hromádky { $card }
coach-do-tuck = Zasuňte { $card } pod { WORD($pile, form: "acc") } hromádku
coach-do-trade = Vyměňte { $cards } za žalud
coach-do-discard = Odložte { $cards }
coach-do-draft = Vezměte krajinu { $letter }, { WORD($landscape, form: "acc") }
coach-do-use = Použijte krajinu { $letter }, { WORD($landscape, form: "acc") }
coach-do-place-on = Položte kartu na { WORD($pile, form: "acc") } hromádku
coach-do-place-new = { $end ->
    [left] Založte hromádku na levém konci
   *[right] Založte hromádku na pravém konci
  }
coach-do-place-garden = Pošlete kartu do nabídky
coach-do-reveal = Zaplaťte žalud a nejdřív odkryjte další karty
coach-do-arrange = Změňte pořadí hromádek
coach-do-pass = Vynechte akci
coach-do-end = Ukončete tah
coach-do-done = Takto to stačí
coach-do-finish = Dokončete hru: všechny podmínky platí

coach-closing = { $points ->
    [one] Uzavřít teď { WORD($leaf, form: "acc") } hromádku je asi o 1 bod lepší než čekat.
    [few] Uzavřít teď { WORD($leaf, form: "acc") } hromádku je asi o { $points } body lepší než čekat.
   *[other] Uzavřít teď { WORD($leaf, form: "acc") } hromádku je asi o { $points } bodů lepší než čekat.
  }
coach-goal = { $points ->
    [one] Vzít cíl teď je asi o 1 bod lepší než ho nechat ostatním.
    [few] Vzít cíl teď je asi o { $points } body lepší než ho nechat ostatním.
   *[other] Vzít cíl teď je asi o { $points } bodů lepší než ho nechat ostatním.
  }
coach-column = { $points ->
    [one] { CAP(WORD($leaf)) } sloupec je asi o 1 bod lepší než cokoli jiného.
    [few] { CAP(WORD($leaf)) } sloupec je asi o { $points } body lepší než cokoli jiného.
   *[other] { CAP(WORD($leaf)) } sloupec je asi o { $points } bodů lepší než cokoli jiného.
  }
coach-columns = { $points ->
    [one] Oba sloupce jsou dohromady asi o 1 bod lepší než cokoli jiného.
    [few] Oba sloupce jsou dohromady asi o { $points } body lepší než cokoli jiného.
   *[other] Oba sloupce jsou dohromady asi o { $points } bodů lepší než cokoli jiného.
  }
coach-play = { $points ->
    [one] Zahrát teď je asi o 1 bod lepší než si karty nechat.
    [few] Zahrát teď je asi o { $points } body lepší než si karty nechat.
   *[other] Zahrát teď je asi o { $points } bodů lepší než si karty nechat.
  }
coach-acorns = { $count ->
    [one] Přinese 1 žalud.
    [few] Přinese { $count } žaludy.
   *[other] Přinese { $count } žaludů.
  }
coach-use-first = Nejdřív použijte krajinu { $letter }, { WORD($landscape, form: "acc") }.
coach-use-too = Potom použijte krajinu { $letter }, { WORD($landscape, form: "acc") }.
coach-trade-too = Vyměňte také { $cards } za žalud.

coach-solo-wins = Pomyslné balíčky: { $tries }, z toho vyhrané: { $wins }.
coach-solo-tried = { $count ->
    [one] Podle jednoho pomyslného pořadí balíčku.
   *[other] Podle { $count } pomyslných pořadí balíčku.
  }
coach-solo-open = Scénář se dá ještě vyhrát, pokud rádce vidí správně.
coach-solo-lost = Rádce už nenachází cestu k vítězství.
coach-solo-won = Scénář je vyhraný.

coach-draft-best = { $points ->
    [one] Hodí se vám nejlépe, asi o 1 bod lépe než ostatní.
    [few] Hodí se vám nejlépe, asi o { $points } body lépe než ostatní.
   *[other] Hodí se vám nejlépe, asi o { $points } bodů lépe než ostatní.
  }
coach-draft-equal = Jiná krajina je asi stejně dobrá.

coach-missed-play = { $points ->
    [one] Zahrát { $cards } bylo asi o 1 bod lepší.
    [few] Zahrát { $cards } bylo asi o { $points } body lepší.
   *[other] Zahrát { $cards } bylo asi o { $points } bodů lepší.
  }
coach-missed-collect = { $points ->
    [one] Sebrat { WORD($leaf) } sloupec bylo asi o 1 bod lepší.
    [few] Sebrat { WORD($leaf) } sloupec bylo asi o { $points } body lepší.
   *[other] Sebrat { WORD($leaf) } sloupec bylo asi o { $points } bodů lepší.
  }
coach-missed-goal = { $points ->
    [one] Aktivovat cíl „{ WORD($goal) }“ bylo asi o 1 bod lepší.
    [few] Aktivovat cíl „{ WORD($goal) }“ bylo asi o { $points } body lepší.
   *[other] Aktivovat cíl „{ WORD($goal) }“ bylo asi o { $points } bodů lepší.
  }
