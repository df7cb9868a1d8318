# Zahrada dne.

title-daily = Zahrada dne
daily-title = Zahrada dne, { $date }
daily-about = Kdo dnes hraje, dostane stejné karty. Počítá se první pokus.
daily-against = { $others ->
    [one] Proti jednomu zahradníkovi
    [few] Proti { $others } zahradníkům
    [many] Proti { $others } zahradníka
   *[other] Proti { $others } zahradníkům
  }
daily-open = Zatím nehráno
daily-play = Hrát
daily-again = Ještě jednou
daily-state-points = { $won ->
    [yes] { $points ->
        [one] Výhra s 1 bodem
        [few] Výhra se { $points } body
        [many] Výhra s { $points } bodu
       *[other] Výhra s { $points } body
      }
   *[no] { $points ->
        [one] 1 bod, bez výhry
        [few] { $points } body, bez výhry
        [many] { $points } bodu, bez výhry
       *[other] { $points } bodů, bez výhry
      }
  }
daily-state-won = { $turns ->
    [one] Výhra v 1 tahu
    [few] Výhra ve { $turns } tazích
    [many] Výhra v { $turns } tahu
   *[other] Výhra v { $turns } tazích
  }
daily-state-lost = Splněné podmínky: { $met } z { $wanted }
daily-copy-tip = Zkopírovat výsledek jako řádek ke sdílení
daily-copied = Zkopírováno: { $line }
score-share = Sdílet
score-share-tip = Zkopírovat výsledek jako řádek ke sdílení
score-review = Rozbor
score-review-tip = Body a naděje tah po tahu
