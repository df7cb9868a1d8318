# Rozbor dohrané hry.

review-conditions = Splněné podmínky
review-condition = { $count ->
    [one] Platí 1 podmínka.
    [few] Platí { $count } podmínky.
    [many] Platí { $count } podmínky.
   *[other] Platí { $count } podmínek.
  }
