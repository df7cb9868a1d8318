# Rádce: co udělat a proč, v číslech, která našlo hledání.

coach-do-play = Zahrajte { WORD($cards, form: "acc") }
    .done = zahrát { WORD($cards, form: "acc") }
coach-do-close = Uzavřete { WORD($leaf, form: "acc") } hromádku
    .done = uzavřít { WORD($leaf, form: "acc") } hromádku
coach-do-close-last = Uzavřete { WORD($leaf, form: "acc") } hromádku a vezměte poslední bránu
    .done = uzavřít { WORD($leaf, form: "acc") } hromádku poslední bránou
coach-do-collect = Seberte { WORD($leaf) } sloupec
    .done = sebrat { WORD($leaf) } sloupec
coach-do-collect-two = Seberte { WORD($first) } a { WORD($second) } sloupec
    .done = sebrat { WORD($first) } a { WORD($second) } sloupec
coach-do-goal = Aktivujte cíl „{ WORD($goal) }“
    .done = aktivovat cíl „{ WORD($goal) }“
coach-do-exchange = Prohoďte cíl „{ WORD($mine) }“ za „{ WORD($other) }“
    .done = prohodit cíl „{ WORD($mine) }“ za „{ WORD($other) }“
coach-do-pick = Vezměte z nabídky { WORD($cards, form: "acc") }
    .done = vzít z nabídky { WORD($cards, form: "acc") }
coach-do-recover = Vezměte z odkládací hromádky { WORD($card, form: "acc") }
    .done = vzít z odkládací hromádky { WORD($card, form: "acc") }
coach-do-tuck = Zasuňte { WORD($card, form: "acc") } pod { WORD($pile, form: "acc") } hromádku
    .done = zasunout { WORD($card, form: "acc") } pod { WORD($pile, form: "acc") } hromádku
coach-do-trade = Vyměňte { WORD($cards, form: "acc") } za 1 žalud
    .done = vyměnit { WORD($cards, form: "acc") } za 1 žalud
coach-do-discard = Odložte { WORD($cards, form: "acc") }
    .done = odložit { WORD($cards, form: "acc") }
coach-do-draft = Vezměte krajinu { $letter }, { WORD($landscape, form: "acc") }
    .done = vzít krajinu { $letter }, { WORD($landscape, form: "acc") },
coach-do-use = Použijte schopnost krajiny { $letter }, { WORD($landscape) }
    .done = použít schopnost krajiny { $letter }, { WORD($landscape) },
coach-do-place-on = Položte kartu na { WORD($pile, form: "acc") } hromádku
    .done = položit kartu na { WORD($pile, form: "acc") } hromádku
coach-do-place-new = { $end ->
    [left] Založte hromádku na levém konci
   *[right] Založte hromádku na pravém konci
  }
    .done = { $end ->
        [left] založit hromádku na levém konci
       *[right] založit hromádku na pravém konci
      }
coach-do-place-garden = Dejte kartu do nabídky
    .done = dát kartu do nabídky
coach-do-reveal = Zaplaťte 1 žalud a nejdřív odkryjte další karty
    .done = zaplatit 1 žalud a nejdřív odkrýt další karty
coach-do-arrange = Změňte pořadí hromádek
    .done = změnit pořadí hromádek
coach-do-pass = Vynechte akci
    .done = vynechat akci
coach-do-end = Ukončete tah
    .done = ukončit tah
coach-do-done = Víc už nehrajte
    .done = víc už nehrát
coach-do-finish = Dohrajte: všechny podmínky jsou splněné

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
    [one] Získáte tím 1 žalud.
    [few] Získáte tím { $count } žaludy.
   *[other] Získáte tím { $count } žaludů.
  }
coach-use-first = Nejdřív použijte schopnost krajiny { $letter }, { WORD($landscape) }.
coach-use-too = Potom použijte schopnost krajiny { $letter }, { WORD($landscape) }.
coach-trade-too = Vyměňte také { WORD($cards, form: "acc") } za 1 žalud.

coach-solo-wins = Simulované hry: { $tries }, z toho vyhrané: { $wins }.
coach-solo-tried = { $count ->
    [one] Podle jednoho simulovaného pořadí balíčku.
   *[other] Podle { $count } simulovaných pořadí balíčku.
  }
coach-solo-open = Podle rádce se scénář dá ještě vyhrát.
coach-solo-lost = Rádce už nevidí cestu k vítězství.
coach-solo-won = Scénář je vyhraný.

coach-draft-best = { $points ->
    [one] Pro vás je asi o 1 bod lepší než ostatní.
    [few] Pro vás je asi o { $points } body lepší než ostatní.
   *[other] Pro vás je asi o { $points } bodů lepší než ostatní.
  }
coach-draft-equal = Jiná krajina je asi stejně dobrá.

coach-missed-play = { $points ->
    [one] Zahrát { WORD($cards, form: "acc") } by bylo asi o 1 bod lepší.
    [few] Zahrát { WORD($cards, form: "acc") } by bylo asi o { $points } body lepší.
   *[other] Zahrát { WORD($cards, form: "acc") } by bylo asi o { $points } bodů lepší.
  }
coach-missed-collect = { $points ->
    [one] Sebrat { WORD($leaf) } sloupec by bylo asi o 1 bod lepší.
    [few] Sebrat { WORD($leaf) } sloupec by bylo asi o { $points } body lepší.
   *[other] Sebrat { WORD($leaf) } sloupec by bylo asi o { $points } bodů lepší.
  }
coach-missed-goal = { $points ->
    [one] Aktivovat cíl „{ WORD($goal) }“ by bylo asi o 1 bod lepší.
    [few] Aktivovat cíl „{ WORD($goal) }“ by bylo asi o { $points } body lepší.
   *[other] Aktivovat cíl „{ WORD($goal) }“ by bylo asi o { $points } bodů lepší.
  }
