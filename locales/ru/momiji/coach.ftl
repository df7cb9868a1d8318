# Наставник: что сделать и почему — в числах, которые нашёл поиск.

coach-do-play = Выложите: { $cards }
coach-do-collect = Соберите { WORD($leaf, form: "column") } ряд
coach-do-collect-two = Соберите { WORD($first, form: "column") } и { WORD($second, form: "column") } ряды
coach-do-goal = Активируйте цель «{ CAP(WORD($goal)) }»
coach-do-exchange = Верните «{ CAP(WORD($mine)) }», возьмите «{ CAP(WORD($other)) }»
coach-do-pick = Возьмите из сада: { $cards }
coach-do-recover = Возьмите из сброса: { $card }
coach-do-tuck = Подложите под { WORD($pile, form: "acc") } стопку: { $card }
coach-do-trade = Обменяйте на жёлудь: { $cards }
coach-do-discard = Сбросьте: { $cards }
coach-do-draft = Возьмите местность { $letter }, «{ WORD($landscape) }»
coach-do-use = Примените местность { $letter }, «{ WORD($landscape) }»
coach-do-place-on = Положите карту на { WORD($pile, form: "acc") } стопку
coach-do-place-new = { $end ->
    [left] Начните стопку слева
   *[right] Начните стопку справа
  }
coach-do-place-garden = Пусть карта идёт в сад
coach-do-reveal = Сначала заплатите жёлудь и откройте ещё карты
coach-do-arrange = Переставьте стопки
coach-do-pass = Пропустите
coach-do-end = Закончите ход
coach-do-done = На этом остановитесь
coach-do-finish = Заканчивайте: все условия выполнены

coach-closing = { $points ->
    [one] Завершить { WORD($leaf, form: "acc") } стопку сейчас примерно на { $points } очко лучше, чем ждать.
    [few] Завершить { WORD($leaf, form: "acc") } стопку сейчас примерно на { $points } очка лучше, чем ждать.
   *[many] Завершить { WORD($leaf, form: "acc") } стопку сейчас примерно на { $points } очков лучше, чем ждать.
  }
coach-goal = { $points ->
    [one] Взять цель сейчас примерно на { $points } очко выгоднее, чем оставить её другим.
    [few] Взять цель сейчас примерно на { $points } очка выгоднее, чем оставить её другим.
   *[many] Взять цель сейчас примерно на { $points } очков выгоднее, чем оставить её другим.
  }
coach-column = { $points ->
    [one] { CAP(WORD($leaf, form: "column")) } ряд примерно на { $points } очко выгоднее всего остального.
    [few] { CAP(WORD($leaf, form: "column")) } ряд примерно на { $points } очка выгоднее всего остального.
   *[many] { CAP(WORD($leaf, form: "column")) } ряд примерно на { $points } очков выгоднее всего остального.
  }
coach-columns = { $points ->
    [one] Оба ряда вместе примерно на { $points } очко выгоднее всего остального.
    [few] Оба ряда вместе примерно на { $points } очка выгоднее всего остального.
   *[many] Оба ряда вместе примерно на { $points } очков выгоднее всего остального.
  }
coach-play = { $points ->
    [one] Выложить сейчас примерно на { $points } очко выгоднее, чем придержать карты.
    [few] Выложить сейчас примерно на { $points } очка выгоднее, чем придержать карты.
   *[many] Выложить сейчас примерно на { $points } очков выгоднее, чем придержать карты.
  }
coach-acorns = { $count ->
    [one] Это принесёт { $count } жёлудь.
    [few] Это принесёт { $count } жёлудя.
   *[many] Это принесёт { $count } желудей.
  }
coach-use-first = Сначала примените местность { $letter }, «{ WORD($landscape) }».
coach-use-too = Затем примените местность { $letter }, «{ WORD($landscape) }».
coach-trade-too = Ещё обменяйте на жёлудь: { $cards }.

coach-solo-wins = { $tries ->
    [one] Побед: { $wins } из { $tries } воображаемой колоды.
   *[many] Побед: { $wins } из { $tries } воображаемых колод.
  }
coach-solo-tried = { $count ->
    [one] По { $count } воображаемому порядку колоды.
   *[many] По { $count } воображаемым порядкам колоды.
  }
coach-solo-open = Сценарий ещё можно выиграть, насколько видит наставник.
coach-solo-lost = Наставник больше не находит пути к победе.
coach-solo-won = Сценарий выигран.

coach-draft-best = { $points ->
    [one] Подходит вам примерно на { $points } очко лучше остальных.
    [few] Подходит вам примерно на { $points } очка лучше остальных.
   *[many] Подходит вам примерно на { $points } очков лучше остальных.
  }
coach-draft-equal = Другая местность почти не хуже.

coach-missed-play = { $points ->
    [one] Выгоднее примерно на { $points } очко было выложить: { $cards }.
    [few] Выгоднее примерно на { $points } очка было выложить: { $cards }.
   *[many] Выгоднее примерно на { $points } очков было выложить: { $cards }.
  }
coach-missed-collect = { $points ->
    [one] Собрать { WORD($leaf, form: "column") } ряд было примерно на { $points } очко выгоднее.
    [few] Собрать { WORD($leaf, form: "column") } ряд было примерно на { $points } очка выгоднее.
   *[many] Собрать { WORD($leaf, form: "column") } ряд было примерно на { $points } очков выгоднее.
  }
coach-missed-goal = { $points ->
    [one] Активировать цель «{ CAP(WORD($goal)) }» было примерно на { $points } очко выгоднее.
    [few] Активировать цель «{ CAP(WORD($goal)) }» было примерно на { $points } очка выгоднее.
   *[many] Активировать цель «{ CAP(WORD($goal)) }» было примерно на { $points } очков выгоднее.
  }
