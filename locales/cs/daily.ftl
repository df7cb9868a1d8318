# Zahrada dne.

title-daily = Hry dne
daily-title = Dnes, { $date }
daily-about = Kdo dnes hraje, má stejné rozdání jako ostatní. Počítá se první pokus.
daily-more = Další hry
daily-puzzle-line = { $game } · { $difficulty }
daily-against = { $others ->
    [one] Proti jednomu zahradníkovi
    [3] Proti třem zahradníkům
    [few] Proti { $others } zahradníkům
    [many] Proti { $others } zahradníka
   *[other] Proti { $others } zahradníkům
  }
daily-variants = Se všemi variantami
daily-open = Zatím nehráno
daily-play = Hrát
daily-again = Znovu
daily-state-points = { $won ->
    [yes] { $points ->
        [one] Výhra: 1 bod
        [few] Výhra: { $points } body
        [many] Výhra: { $points } bodu
       *[other] Výhra: { $points } bodů
      }
   *[no] { $points ->
        [one] 1 bod, bez výhry
        [few] { $points } body, bez výhry
        [many] { $points } bodu, bez výhry
       *[other] { $points } bodů, bez výhry
      }
  }
daily-state-won = { $turns ->
    [one] Výhra za 1 tah
    [few] Výhra za { $turns } tahy
    [many] Výhra za { $turns } tahu
   *[other] Výhra za { $turns } tahů
  }
daily-state-lost = Podmínky: { $met } / { $wanted }
daily-copy-tip = Zkopírovat výsledek na jeden řádek ke sdílení
daily-copied = Zkopírováno: { $line }
score-share = Sdílet
score-share-tip = Zkopírovat výsledek na jeden řádek ke sdílení
score-review = Zhodnocení
score-review-tip = Body a šance na výhru tah po tahu
