# Zápis: hra v prostých větách.

miyabi-log-place = { $name } pokládá { $tile } na { $square }, úroveň { $level }: { $objects } × { $level } = { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
      }.
miyabi-log-fifth = { $name } jako první dosahuje 5. úrovně { WORD($object, form: "with-many") }: bonus { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
      }.
miyabi-log-zen = { $name } pokládá zenový dílek { WORD($object, form: "with") } na { $square }: 1 bod.
miyabi-log-enclosed = { $name } má obklopený zenový dílek na { $square }: { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
      }.
miyabi-log-zen-turned = Odkrývá se zenový dílek { WORD($object, form: "with") }.
miyabi-log-frog-put = { $name } staví žábu na { $square }.
miyabi-log-frog = { $name } posouvá žábu na { $square }.
miyabi-log-frog-up = { $name } posouvá žábu výš na { $square }, úroveň { $level }: { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
      }.
miyabi-log-gold = { $name } má odteď zlatou žábu.
miyabi-log-pass = { $name } vynechává a v tomto kole už nehraje.
miyabi-log-out = { $name } má postavených všech šest luceren a v tomto kole už nehraje.
miyabi-log-round-over = { $left ->
    [0] { $round }. kolo končí. Nabídka je prázdná.
    [one] { $round }. kolo končí. 1 zbylý dílek odchází ze hry.
    [few] { $round }. kolo končí. { $left } zbylé dílky odcházejí ze hry.
   *[other] { $round }. kolo končí. { $left } zbylých dílků odchází ze hry.
  }
miyabi-log-round = { $tiles ->
    [one] Kolo { $round } / { $rounds }: v nabídce leží 1 dílek. { $name } má bonsaj a začíná.
    [few] Kolo { $round } / { $rounds }: v nabídce leží { $tiles } dílky. { $name } má bonsaj a začíná.
   *[other] Kolo { $round } / { $rounds }: v nabídce leží { $tiles } dílků. { $name } má bonsaj a začíná.
  }

miyabi-log-row = { CAP(WORD($object, form: "many")) }: { $players }.
miyabi-log-row-player = { $name } { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
      } (má { $count })
miyabi-log-extension = { WORD($score) }: { $players }.
miyabi-log-extension-player = { $name } { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
      }
miyabi-log-total = { $name }: celkem { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
      }.
