# Rádce: co udělat a proč, v číslech, která našlo hledání.

miyabi-coach-do-place = Položte { $tile } na { $squares }
    .done = položit { $tile } na { $squares }
miyabi-coach-do-zen = Položte zenový dílek { WORD($object, form: "with") } na { $square }
    .done = položit zenový dílek { WORD($object, form: "with") } na { $square }
miyabi-coach-do-frog = Posuňte žábu na { $square }
    .done = posunout žábu na { $square }
miyabi-coach-do-frog-put = Postavte žábu na { $square }
    .done = postavit žábu na { $square }
miyabi-coach-do-pass = Vynechte
    .done = vynechat
miyabi-coach-do-end = Ukončete tah
    .done = ukončit tah

miyabi-coach-tile = { $points ->
    [one] Vzít { $tile } je asi o 1 bod lepší než kterýkoli jiný dílek.
    [few] Vzít { $tile } je asi o { $points } body lepší než kterýkoli jiný dílek.
   *[other] Vzít { $tile } je asi o { $points } bodů lepší než kterýkoli jiný dílek.
  }
miyabi-coach-place = { $points ->
    [one] Tohle místo je pro něj asi o 1 bod lepší než kterékoli jiné.
    [few] Tohle místo je pro něj asi o { $points } body lepší než kterékoli jiné.
   *[other] Tohle místo je pro něj asi o { $points } bodů lepší než kterékoli jiné.
  }
miyabi-coach-zen = { $points ->
    [one] Zenový dílek je teď asi o 1 bod lepší než dílek z nabídky.
    [few] Zenový dílek je teď asi o { $points } body lepší než dílek z nabídky.
   *[other] Zenový dílek je teď asi o { $points } bodů lepší než dílek z nabídky.
  }
miyabi-coach-frog = { $points ->
    [one] Žába na { $square } je asi o 1 bod lepší než jinde.
    [few] Žába na { $square } je asi o { $points } body lepší než jinde.
   *[other] Žába na { $square } je asi o { $points } bodů lepší než jinde.
  }
miyabi-coach-pass = { $points ->
    [one] Vynechat je asi o 1 bod lepší než cokoli položit.
    [few] Vynechat je asi o { $points } body lepší než cokoli položit.
   *[other] Vynechat je asi o { $points } bodů lepší než cokoli položit.
  }

miyabi-coach-frog-first = Nejdřív posuňte žábu na { $square }.
miyabi-coach-frog-then = Potom posuňte žábu na { $square }.
miyabi-coach-fifth = { $points ->
    [one] Získáte bonus za 5. úroveň { WORD($object, form: "with-many") }: 1 bod.
    [few] Získáte bonus za 5. úroveň { WORD($object, form: "with-many") }: { $points } body.
   *[other] Získáte bonus za 5. úroveň { WORD($object, form: "with-many") }: { $points } bodů.
  }
miyabi-coach-enclosed = { $points ->
    [one] Obklopíte zenový dílek na { $square }: 1 bod.
    [few] Obklopíte zenový dílek na { $square }: { $points } body.
   *[other] Obklopíte zenový dílek na { $square }: { $points } bodů.
  }
miyabi-coach-at-once = { $points ->
    [one] Hned přinese 1 bod.
    [few] Hned přinese { $points } body.
   *[other] Hned přinese { $points } bodů.
  }
miyabi-coach-row = V řadě { WORD($object, form: "with-many") } budete zatím mít nejvíc objektů: { $count }.
miyabi-coach-seven = { $line ->
    [row] V řadě { WORD($object, form: "with-many") } pak bude vidět přesně sedm objektů.
   *[column] Ve sloupci { $column } pak bude vidět přesně sedm objektů.
  }
miyabi-coach-colour = { $count ->
    [one] Vaše největší skupina pak má 1 objekt.
    [few] Vaše největší skupina vzroste na { $count } objekty.
   *[other] Vaše největší skupina vzroste na { $count } objektů.
  }
miyabi-coach-meadow = { $count ->
    [one] Vaše louka pak má 1 políčko.
    [few] Vaše louka vzroste na { $count } políčka.
   *[other] Vaše louka vzroste na { $count } políček.
  }
miyabi-coach-missed = { $points ->
    [one] Položit { $tile } na { $squares } by bylo asi o 1 bod lepší.
    [few] Položit { $tile } na { $squares } by bylo asi o { $points } body lepší.
   *[other] Položit { $tile } na { $squares } by bylo asi o { $points } bodů lepší.
  }
