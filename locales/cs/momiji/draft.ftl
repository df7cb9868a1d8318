# The landscape draft.

draft-title = Vyberte si krajinu
draft-title-other = Krajinu vybírá { $name }
draft-title-over = Krajiny jsou vybrané
draft-subtitle = { $number ->
    [1] Vaše první ze tří. Schopnost později použijete za 1 žalud.
    [2] Vaše druhá ze tří. Schopnost později použijete za 1 žalud.
   *[other] Vaše třetí ze tří. Schopnost později použijete za 1 žalud.
  }
draft-subtitle-wait = { $count ->
    [0] Jste další na řadě.
    [one] Ještě jeden výběr a jste na řadě.
    [few] Ještě { $count } výběry a jste na řadě.
   *[other] Ještě { $count } výběrů a jste na řadě.
  }
draft-subtitle-full = Máte své tři krajiny. Každá funguje jednou za hru.
draft-subtitle-over = Každá funguje jednou za hru, za 1 žalud.
draft-order = Pořadí
draft-your-choice = vybíráte
draft-chooses = vybírá
draft-next = další
draft-take = Vzít
draft-closer = Zblízka
draft-deck = { $count ->
    [one] 1 krajina leží lícem dolů.
    [few] { $count } krajiny leží lícem dolů.
   *[other] { $count } krajin leží lícem dolů.
  }
draft-deck-about = Po každém výběru se odkryje další.
draft-not-now = Právě vybírá { $name }. Krajiny si zatím můžete prohlížet zblízka.
draft-slot = Sem patří vaše další krajina. Vyberte kartu, nebo ji sem přetáhněte.
draft-not-theirs = Krajinu si můžete přidat jen do svého panoramatu.
draft-choose-first = Nejprve vyberte jednu z odkrytých krajin.

landscape-seal-and-name = { $letter }, { WORD($landscape) }
landscape-example = Například
landscape-once = Stojí 1 žalud, jednou za hru
landscape-close = Zavřít

log-group-draft = Výběr krajin
