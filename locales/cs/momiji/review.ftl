# Zhodnocení dohrané hry.

review-conditions = Splněné podmínky
review-condition = { $count ->
    [one] Splněna 1 podmínka.
    [few] Splněny { $count } podmínky.
    [many] Splněno { $count } podmínky.
   *[other] Splněno { $count } podmínek.
  }
