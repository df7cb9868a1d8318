# Zápis: hra v prostých větách.
# „card“ je ve 4. pádě (stejný má i 7.): „zahraje červenou 2“, „červenou 2 založí hromádku“. Pro 1. pád je tip-card-title.

card = { WORD($leaf, form: "acc") } { $number }

log-draft = { $name } si bere krajinu { $letter }, { WORD($landscape, form: "acc") }.
log-reveal = { $name } platí 1 žalud za odkrytí dalších karet.
log-collect = { $count ->
    [one] { $name } sbírá { WORD($leaf) } sloupec: 1 karta.
    [few] { $name } sbírá { WORD($leaf) } sloupec: { $count } karty.
   *[other] { $name } sbírá { WORD($leaf) } sloupec: { $count } karet.
  }
log-collect-two = { $name } sbírá { WORD($first) } a { WORD($second) } sloupec.
log-play = { $name } hraje { $card }.
log-play-new = { $end ->
    [left] { $name } zakládá hromádku na levém konci: hraje { $card }.
   *[right] { $name } zakládá hromádku na pravém konci: hraje { $card }.
  }
log-play-on = { $name } hraje { $card } na { WORD($pile, form: "acc") } hromádku.
log-goal = { $name } aktivuje cíl „{ WORD($goal) }“.
log-pass = { $name } vynechává: žádná hlavní akce není možná.
log-trade = { $name } vyměňuje { $cards } za 1 žalud.
log-use = { $name } používá krajinu { $letter }, { WORD($landscape, form: "acc") }.
log-discard = { $name } odkládá { $card }.
log-finish = { $name } končí: všechny podmínky jsou splněny.
log-arrange = { $name } mění pořadí hromádek.
log-pick = { $name } si bere { $card } z nabídky.
log-recover = { $name } si bere { $card } z odkládací hromádky.
log-exchange = { $name } vrací cíl „{ WORD($mine) }“ a bere si „{ WORD($other) }“.
log-tuck = { $name } zasouvá { $card } pod { WORD($pile, form: "acc") } hromádku.
log-new-in-garden = Nabídka se rozšiřuje o { $cards }.
log-placed = { $name } pokládá { $card } do osobního prostoru.
log-placed-garden = Nabídka se rozšiřuje o { $card }.
log-turned = Balíček odkrývá { $card }.
log-drawn = { $count ->
    [one] { $name } si líže 1 kartu.
    [few] { $name } si líže { $count } karty.
   *[other] { $name } si líže { $count } karet.
  }
log-drawn-seen = { $name } si líže { $cards }.
log-garden-swept = { $count ->
    [one] 1 karta z nabídky putuje na odkládací hromádku.
    [few] { $count } karty z nabídky putují na odkládací hromádku.
   *[other] { $count } karet z nabídky putuje na odkládací hromádku.
  }
log-pair = { $acorns ->
    [one] { $name } získává 1 žalud: žaludy sousedí na { WORD($left, form: "gen") } a { WORD($right, form: "gen") } hromádce.
    [few] { $name } získává { $acorns } žaludy: žaludy sousedí na { WORD($left, form: "gen") } a { WORD($right, form: "gen") } hromádce.
   *[other] { $name } získává { $acorns } žaludů: žaludy sousedí na { WORD($left, form: "gen") } a { WORD($right, form: "gen") } hromádce.
  }
log-acorns = { $acorns ->
    [one] { $name } dostává 1 žalud.
    [few] { $name } dostává { $acorns } žaludy.
   *[other] { $name } dostává { $acorns } žaludů.
  }
log-gate = { CAP(WORD($leaf, form: "acc")) } hromádku uzavírá brána.
log-closed = { CAP(WORD($leaf, form: "fem")) } hromádka je uzavřená; brána už na ni nezbyla.
log-blue-token = { $name } si bere žeton modrého listu.
log-end-triggered = { $turns ->
    [one] Blíží se konec: po tomto tahu zbývá 1 tah.
    [few] Blíží se konec: po tomto tahu zbývají { $turns } tahy.
   *[other] Blíží se konec: po tomto tahu zbývá { $turns } tahů.
  }
log-end-triggered-alone = Balíček dochází: po tomto tahu zbývá poslední.

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
replay-play-ends = { $name } dokončuje zahrání karet.
