# Following the others: what a turn brought, and the last turns.

brief-reveal = платит 1 жёлудь за новые карты
brief-collect = { $count ->
    [one] собирает { WORD($leaf, form: "column") } ряд ({ $count } карта)
    [few] собирает { WORD($leaf, form: "column") } ряд ({ $count } карты)
   *[many] собирает { WORD($leaf, form: "column") } ряд ({ $count } карт)
  }
brief-collect-two = собирает { WORD($first, form: "column") } и { WORD($second, form: "column") } ряды
brief-play = выкладывает { WORD($cards, form: "acc") }
brief-tuck = { $count ->
    [one] подкладывает под стопку { $count } карту
    [few] подкладывает под стопки { $count } карты
   *[many] подкладывает под стопки { $count } карт
  }
brief-goal = активирует цель «{ WORD($goal) }»
brief-trade = меняет 2 карты на 1 жёлудь
brief-use = активирует местность { $letter }
brief-pick = берёт из сада { WORD($cards, form: "acc") }
brief-recover = берёт из сброса { WORD($cards, form: "acc") }
brief-pass = пропускает действие
brief-gates = { $count ->
    [one] кладёт жетон ворот на { $count } стопку
    [few] кладёт жетоны ворот на { $count } стопки
   *[many] кладёт жетоны ворот на { $count } стопок
  }
brief-blue-token = берёт жетон синей листвы
brief-acorns = { $count ->
    [one] получает { $count } жёлудь
    [few] получает { $count } жёлудя
   *[many] получает { $count } желудей
  }

## Последние ходы
last-turns-title = Последние ходы
last-turns-why = { $why ->
    [deck] колода пуста
    [gates] жетонов ворот нет
   *[solo] колода закончилась
  }
last-turns-left = { $turns ->
    [0] это последний
    [one] ещё { $turns } ход: { $names }
    [few] ещё { $turns } хода: { $names }
   *[many] ещё { $turns } ходов: { $names }
  }
last-turns-left-alone = { $turns ->
    [0] это последний
   *[other] после этого ещё один
  }
last-turns-tip = { $why ->
    [deck] Колода пуста.
    [gates] Жетонов ворот больше нет.
   *[solo] В колоде не хватило карт для сада.
  } { $turns ->
    [0] Партия заканчивается этим ходом.
    [one] После этого хода ходит ещё { $names }, и партия окончена.
   *[other] После этого хода ещё ходят: { $names }. Затем партия окончена.
  }
last-turns-tip-alone = В колоде не хватило карт для сада. { $turns ->
    [0] Партия заканчивается этим ходом.
   *[other] После этого хода — один последний.
  }
