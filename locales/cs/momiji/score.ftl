# The scoring sheet: what counts, and the page of a scenario.

score-piles = Hromádky
score-goals = Cíle
score-conditions = Podmínky
score-acorns = Žaludy
score-blue = Žeton modrého listu
score-hand = Karty v ruce

score-about-pile = Počet jejích karet krát hodnota vrchní karty.
score-about-pile-closed = Brána značí uzavřenou hromádku.
score-about-acorns = Za každý žalud jeden bod. Ty na krajinách se nepočítají.
score-about-blue = { $points ->
    [one] Kdo ho má na konci, ztrácí 1 bod.
    [few] Kdo ho má na konci, ztrácí { $points } body.
   *[other] Kdo ho má na konci, ztrácí { $points } bodů.
  }
score-about-goal = { $goal ->
    [biggest-pile] Nejvíc karet v jedné hromádce.
    [top-sum] Nejvyšší součet hodnot všech vrchních karet.
    [gates] Nejvíc uzavřených hromádek.
    [acorns] Nejvíc žaludů, bez těch na krajinách.
    [piles-and-landscapes] Hromádky a nepoužité krajiny dohromady.
    [zeros] Nejvíc 0 v osobním prostoru, i zakrytých.
    [warm] Nejvíc červených, oranžových a žlutých karet, i zakrytých.
    [cool] Nejvíc zelených, fialových a hnědých karet, i zakrytých.
    [fewest-cards] Nejméně karet v osobním prostoru.
    [hand] Nejvíc karet v ruce.
   *[other] Nejvíc { WORD($leaf, form: "many") } karet v osobním prostoru, i zakrytých.
  }
score-about-points = Za splnění: majitel { $owner }, ostatní { $others }.

score-more-cards = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
  } stejně jako { $others }, ale víc karet v ruce

score-solo-note = { $turns ->
    [one] Sólová hra · 1 tah
    [few] Sólová hra · { $turns } tahy
   *[other] Sólová hra · { $turns } tahů
  }
score-solo-won = Scénář je vyhraný
score-solo-lost = Scénář je prohraný
score-solo-won-sentence = { $turns ->
    [one] Po 1 tahu jsou splněné všechny podmínky.
   *[other] Po { $turns } tazích jsou splněné všechny podmínky.
  }
score-solo-lost-sentence = Splněné podmínky: { $held } / { $all }.
score-herbarium = Osobní prostor
score-pile = { CAP(WORD($leaf, form: "fem")) }
