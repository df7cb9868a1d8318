# Наставник: что сделать и почему — в числах, которые нашёл поиск.

coach-do-play = Выложите { WORD($cards, form: "acc") }
    .done = выложить { WORD($cards, form: "acc") }
coach-do-close = Завершите { WORD($leaf, form: "acc") } стопку
    .done = завершить { WORD($leaf, form: "acc") } стопку
coach-do-close-last = Завершите { WORD($leaf, form: "acc") } стопку и возьмите последние ворота
    .done = завершить { WORD($leaf, form: "acc") } стопку с последним жетоном ворот
coach-do-collect = Соберите { WORD($leaf, form: "column") } ряд
    .done = собрать { WORD($leaf, form: "column") } ряд
coach-do-collect-two = Соберите { WORD($first, form: "column") } и { WORD($second, form: "column") } ряды
    .done = собрать { WORD($first, form: "column") } и { WORD($second, form: "column") } ряды
coach-do-goal = Активируйте цель «{ WORD($goal) }»
    .done = активировать цель «{ WORD($goal) }»
coach-do-exchange = Замените цель «{ WORD($mine) }» на «{ WORD($other) }»
    .done = заменить цель «{ WORD($mine) }» на «{ WORD($other) }»
coach-do-pick = Возьмите из сада { WORD($cards, form: "acc") }
    .done = взять из сада { WORD($cards, form: "acc") }
coach-do-recover = Возьмите из сброса { WORD($card, form: "acc") }
    .done = взять из сброса { WORD($card, form: "acc") }
coach-do-tuck = Подложите { WORD($card, form: "acc") } под { WORD($pile, form: "acc") } стопку
    .done = подложить { WORD($card, form: "acc") } под { WORD($pile, form: "acc") } стопку
coach-do-trade = Обменяйте { WORD($cards, form: "acc") } на 1 жёлудь
    .done = обменять { WORD($cards, form: "acc") } на 1 жёлудь
coach-do-discard = Сбросьте { WORD($cards, form: "acc") }
    .done = сбросить { WORD($cards, form: "acc") }
coach-do-draft = Возьмите местность { $letter }, «{ WORD($landscape) }»
    .done = взять местность { $letter }, «{ WORD($landscape) }»,
coach-do-use = Активируйте свойство местности { $letter }, «{ WORD($landscape) }»
    .done = активировать свойство местности { $letter }, «{ WORD($landscape) }»,
coach-do-place-on = Положите карту на { WORD($pile, form: "acc") } стопку
    .done = положить карту на { WORD($pile, form: "acc") } стопку
coach-do-place-new = { $end ->
    [left] Начните стопку слева
   *[right] Начните стопку справа
  }
    .done = { $end ->
        [left] начать стопку слева
       *[right] начать стопку справа
      }
coach-do-place-garden = Отправьте карту в сад
    .done = отправить карту в сад
coach-do-reveal = Сначала заплатите 1 жёлудь и откройте ещё карты
    .done = заплатить 1 жёлудь и сначала открыть ещё карты
coach-do-arrange = Переставьте стопки
    .done = переставить стопки
coach-do-pass = Пропустите действие
    .done = пропустить действие
coach-do-end = Закончите ход
    .done = закончить ход
coach-do-done = На этом остановитесь
    .done = остановиться на этом
coach-do-finish = Завершите партию: все условия выполнены

coach-closing = { $points ->
    [one] Завершить { WORD($leaf, form: "acc") } стопку сейчас примерно на { $points } очко выгоднее, чем ждать.
    [few] Завершить { WORD($leaf, form: "acc") } стопку сейчас примерно на { $points } очка выгоднее, чем ждать.
   *[many] Завершить { WORD($leaf, form: "acc") } стопку сейчас примерно на { $points } очков выгоднее, чем ждать.
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
coach-use-first = Сначала активируйте свойство местности { $letter }, «{ WORD($landscape) }».
coach-use-too = Затем активируйте свойство местности { $letter }, «{ WORD($landscape) }».
coach-trade-too = Ещё обменяйте { WORD($cards, form: "acc") } на 1 жёлудь.

coach-solo-wins = Пробных партий: { $tries }, из них выиграно: { $wins }.
coach-solo-tried = { $count ->
    [one] По итогам { $count } пробной раскладки колоды.
   *[many] По итогам { $count } пробных раскладок колоды.
  }
coach-solo-open = По оценке наставника, сценарий ещё можно выиграть.
coach-solo-lost = Наставник уже не видит пути к победе.
coach-solo-won = Сценарий выигран.

coach-draft-best = { $points ->
    [one] Для вас она примерно на { $points } очко лучше остальных.
    [few] Для вас она примерно на { $points } очка лучше остальных.
   *[many] Для вас она примерно на { $points } очков лучше остальных.
  }
coach-draft-equal = Другая местность почти не хуже.

coach-missed-play = { $points ->
    [one] Выложить { WORD($cards, form: "acc") } было бы примерно на { $points } очко выгоднее.
    [few] Выложить { WORD($cards, form: "acc") } было бы примерно на { $points } очка выгоднее.
   *[many] Выложить { WORD($cards, form: "acc") } было бы примерно на { $points } очков выгоднее.
  }
coach-missed-collect = { $points ->
    [one] Собрать { WORD($leaf, form: "column") } ряд было бы примерно на { $points } очко выгоднее.
    [few] Собрать { WORD($leaf, form: "column") } ряд было бы примерно на { $points } очка выгоднее.
   *[many] Собрать { WORD($leaf, form: "column") } ряд было бы примерно на { $points } очков выгоднее.
  }
coach-missed-goal = { $points ->
    [one] Активировать цель «{ WORD($goal) }» было бы примерно на { $points } очко выгоднее.
    [few] Активировать цель «{ WORD($goal) }» было бы примерно на { $points } очка выгоднее.
   *[many] Активировать цель «{ WORD($goal) }» было бы примерно на { $points } очков выгоднее.
  }
