# Ход партии простыми фразами.

miyabi-log-place = { $name } кладёт { $tile } на { $square }, уровень { $level }: { $objects } × { $level } = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
      }.
miyabi-log-fifth = { $name } раньше всех достигает 5-го уровня { WORD($object, form: "with-many") }: бонус { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
      }.
miyabi-log-zen = { $name } кладёт плитку дзен { WORD($object, form: "with") } на { $square }: 1 очко.
miyabi-log-enclosed = Плитка дзен на { $square } окружена, { $name } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
      }.
miyabi-log-zen-turned = Открывается плитка дзен { WORD($object, form: "with") }.
miyabi-log-frog-put = { $name } ставит лягушку на { $square }.
miyabi-log-frog = { $name } передвигает лягушку на { $square }.
miyabi-log-frog-up = { $name } поднимает лягушку на { $square }, уровень { $level }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
      }.
miyabi-log-gold = Лягушка игрока { $name } становится золотой.
miyabi-log-pass = { $name } пропускает и в этом раунде больше не ходит.
miyabi-log-out = { $name } больше не ходит в этом раунде: все шесть фонарей на месте.
miyabi-log-round-over = { $left ->
    [0] Раунд { $round } окончен. Выкладка пуста.
    [one] Раунд { $round } окончен. Из игры выходит { $left } оставшаяся плитка.
    [few] Раунд { $round } окончен. Из игры выходят { $left } оставшиеся плитки.
   *[many] Раунд { $round } окончен. Из игры выходит { $left } оставшихся плиток.
  }
miyabi-log-round = { $tiles ->
    [one] Раунд { $round } из { $rounds }: в выкладке { $tiles } плитка. { $name } получает бонсай и начинает.
    [few] Раунд { $round } из { $rounds }: в выкладке { $tiles } плитки. { $name } получает бонсай и начинает.
   *[many] Раунд { $round } из { $rounds }: в выкладке { $tiles } плиток. { $name } получает бонсай и начинает.
  }

miyabi-log-row = { CAP(WORD($object, form: "many")) }: { $players }.
miyabi-log-row-player = { $name } — { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
      } (объектов: { $count })
miyabi-log-extension = { WORD($score) }: { $players }.
miyabi-log-extension-player = { $name } — { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
      }
miyabi-log-total = { $name }: всего { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
      }.
