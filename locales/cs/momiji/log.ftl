# Zápis: hra v prostých větách.
# „card“ je karta v 1. pádě, .acc ve 4. (stejný má i 7.): „zahraje červenou 2“, „červenou 2 založí hromádku“.

card = { WORD($leaf, form: "fem") } { $number }
    .acc = { WORD($leaf, form: "acc") } { $number }

log-draft = { $name } si bere krajinu { $letter }, { WORD($landscape, form: "acc") }.
log-reveal = { $name } platí 1 žalud a odkrývá další karty.
log-collect = { $count ->
    [one] { $name } sbírá { WORD($leaf) } sloupec: 1 karta.
    [few] { $name } sbírá { WORD($leaf) } sloupec: { $count } karty.
   *[other] { $name } sbírá { WORD($leaf) } sloupec: { $count } karet.
  }
log-collect-two = { $name } sbírá { WORD($first) } a { WORD($second) } sloupec.
log-play = { $name } hraje { WORD($card, form: "acc") }.
log-play-new = { $end ->
    [left] { $name } zakládá hromádku na levém konci a hraje { WORD($card, form: "acc") }.
   *[right] { $name } zakládá hromádku na pravém konci a hraje { WORD($card, form: "acc") }.
  }
log-play-on = { $name } hraje { WORD($card, form: "acc") } na { WORD($pile, form: "acc") } hromádku.
log-goal = { $name } aktivuje cíl „{ WORD($goal) }“.
log-pass = { $name } vynechává, protože žádná hlavní akce není možná.
log-trade = { $name } vyměňuje { WORD($cards, form: "acc") } za 1 žalud.
log-use = { $name } používá schopnost krajiny { $letter }, { WORD($landscape) }.
log-discard = { $name } odkládá { WORD($card, form: "acc") }.
log-finish = { $name } dokončuje hru: všechny podmínky jsou splněné.
log-arrange = { $name } mění pořadí hromádek.
log-pick = { $name } si bere { WORD($card, form: "acc") } z nabídky.
log-recover = { $name } si bere { WORD($card, form: "acc") } z odkládací hromádky.
log-exchange = { $name } vyměňuje cíl „{ WORD($mine) }“ za „{ WORD($other) }“.
log-tuck = { $name } zasouvá { WORD($card, form: "acc") } pod { WORD($pile, form: "acc") } hromádku.
log-new-in-garden = Do nabídky přibývá: { $cards }.
log-placed = { $name } pokládá { WORD($card, form: "acc") } do osobního prostoru.
log-placed-garden = Do nabídky přibývá: { $card }.
log-turned = Z balíčku: { $card }.
log-drawn = { $count ->
    [one] { $name } si dobírá 1 kartu.
    [few] { $name } si dobírá { $count } karty.
   *[other] { $name } si dobírá { $count } karet.
  }
log-drawn-seen = { $name } si dobírá { WORD($cards, form: "acc") }.
log-garden-swept = { $count ->
    [one] Z nabídky se odkládá 1 karta.
    [few] Z nabídky se odkládají { $count } karty.
   *[other] Z nabídky se odkládá { $count } karet.
  }
log-pair = { $acorns ->
    [one] Sousedící žaludy ({ WORD($left, form: "fem") } a { WORD($right, form: "fem") } hromádka): { $name } dostává 1 žalud.
    [few] Sousedící žaludy ({ WORD($left, form: "fem") } a { WORD($right, form: "fem") } hromádka): { $name } dostává { $acorns } žaludy.
   *[other] Sousedící žaludy ({ WORD($left, form: "fem") } a { WORD($right, form: "fem") } hromádka): { $name } dostává { $acorns } žaludů.
  }
log-acorns = { $acorns ->
    [one] { $name } dostává 1 žalud.
    [few] { $name } dostává { $acorns } žaludy.
   *[other] { $name } dostává { $acorns } žaludů.
  }
log-gate = { CAP(WORD($leaf, form: "fem")) } hromádka je uzavřená a dostává bránu.
log-closed = { CAP(WORD($leaf, form: "fem")) } hromádka je uzavřená, ale brána už na ni nezbyla.
log-blue-token = { $name } si bere žeton modrého listu.
log-end-triggered = { $turns ->
    [one] Blíží se konec: po tomto tahu zbývá 1 tah.
    [few] Blíží se konec: po tomto tahu zbývají { $turns } tahy.
   *[other] Blíží se konec: po tomto tahu zbývá { $turns } tahů.
  }
log-end-triggered-alone = Balíček došel: po tomto tahu zbývá poslední.

log-score = { $dew ->
    [yes] { $name }: { $total ->
        [one] 1 bod
        [few] { $total } body
       *[other] { $total } bodů
      } (hromádky { $piles }, žaludy { $acorns }, cíle { $goals }, žeton modrého listu { $blue }).
   *[no] { $name }: { $total ->
        [one] 1 bod
        [few] { $total } body
       *[other] { $total } bodů
      } (hromádky { $piles }, žaludy { $acorns }, cíle { $goals }).
  }
log-solo = { $won ->
    [yes] Scénář je vyhraný.
   *[no] Scénář je prohraný.
  }
replay-play-ends = { $name } končí s hraním karet.
