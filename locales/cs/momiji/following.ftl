# Following the others: what a turn brought, and the last turns.

brief-reveal = platí 1 žalud za nové karty
brief-collect = { $count ->
    [one] sbírá { WORD($leaf) } sloupec (1 karta)
    [few] sbírá { WORD($leaf) } sloupec ({ $count } karty)
   *[other] sbírá { WORD($leaf) } sloupec ({ $count } karet)
  }
brief-collect-two = sbírá { WORD($first) } a { WORD($second) } sloupec
brief-play = hraje { WORD($cards, form: "acc") }
brief-tuck = { $count ->
    [one] zasouvá pod hromádku 1 kartu
    [few] zasouvá pod hromádky { $count } karty
   *[other] zasouvá pod hromádky { $count } karet
  }
brief-goal = aktivuje cíl „{ WORD($goal) }“
brief-trade = vyměňuje 2 karty za 1 žalud
brief-use = používá krajinu { $letter }
brief-pick = bere si z nabídky { WORD($cards, form: "acc") }
brief-recover = bere si z odkládací hromádky { WORD($cards, form: "acc") }
brief-pass = vynechává
brief-gates = { $count ->
    [one] uzavírá hromádku bránou
    [few] uzavírá bránou { $count } hromádky
   *[other] uzavírá bránou { $count } hromádek
  }
brief-blue-token = bere si žeton modrého listu
brief-acorns = { $count ->
    [one] získává 1 žalud
    [few] získává { $count } žaludy
   *[other] získává { $count } žaludů
  }

## Poslední tahy
last-turns-title = Poslední tahy
last-turns-why = { $why ->
    [deck] balíček je prázdný
    [gates] došly brány
   *[solo] balíček došel
  }
last-turns-left = { $turns ->
    [0] tento je poslední
    [one] zbývá 1 tah: { $names }
    [few] zbývají { $turns } tahy: { $names }
   *[other] zbývá { $turns } tahů: { $names }
  }
last-turns-left-alone = { $turns ->
    [0] tento je poslední
   *[other] po tomto ještě jeden
  }
last-turns-tip = { $why ->
    [deck] Balíček je prázdný.
    [gates] Poslední brána je pryč.
   *[solo] Na doplnění nabídky nezbylo dost karet.
  } { $turns ->
    [0] Tímto tahem hra končí.
    [one] Po tomto tahu hraje ještě { $names }, pak hra končí.
   *[other] Po tomto tahu hrají ještě: { $names }. Pak hra končí.
  }
last-turns-tip-alone = Na doplnění nabídky nezbylo dost karet. { $turns ->
    [0] Tímto tahem hra končí.
   *[other] Po tomto tahu máte poslední.
  }
