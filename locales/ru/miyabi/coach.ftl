# Наставник: что сделать и почему — в числах, которые нашёл поиск.

miyabi-coach-do-place = Положите { $tile } на { $squares }
    .done = положить { $tile } на { $squares }
miyabi-coach-do-zen = Положите плитку дзен { WORD($object, form: "with") } на { $square }
    .done = положить плитку дзен { WORD($object, form: "with") } на { $square }
miyabi-coach-do-frog = Передвиньте лягушку на { $square }
    .done = передвинуть лягушку на { $square }
miyabi-coach-do-frog-put = Поставьте лягушку на { $square }
    .done = поставить лягушку на { $square }
miyabi-coach-do-pass = Пропустите
    .done = пропустить
miyabi-coach-do-end = Закончите ход
    .done = закончить ход

miyabi-coach-tile = { $points ->
    [one] Взять { $tile } примерно на { $points } очко выгоднее, чем любую другую.
    [few] Взять { $tile } примерно на { $points } очка выгоднее, чем любую другую.
   *[many] Взять { $tile } примерно на { $points } очков выгоднее, чем любую другую.
  }
miyabi-coach-place = { $points ->
    [one] Это место для неё примерно на { $points } очко выгоднее любого другого.
    [few] Это место для неё примерно на { $points } очка выгоднее любого другого.
   *[many] Это место для неё примерно на { $points } очков выгоднее любого другого.
  }
miyabi-coach-zen = { $points ->
    [one] Плитка дзен сейчас примерно на { $points } очко выгоднее плитки из выкладки.
    [few] Плитка дзен сейчас примерно на { $points } очка выгоднее плитки из выкладки.
   *[many] Плитка дзен сейчас примерно на { $points } очков выгоднее плитки из выкладки.
  }
miyabi-coach-frog = { $points ->
    [one] Лягушка на { $square } примерно на { $points } очко выгоднее, чем на другой клетке.
    [few] Лягушка на { $square } примерно на { $points } очка выгоднее, чем на другой клетке.
   *[many] Лягушка на { $square } примерно на { $points } очков выгоднее, чем на другой клетке.
  }
miyabi-coach-pass = { $points ->
    [one] Пропустить примерно на { $points } очко выгоднее, чем что-либо положить.
    [few] Пропустить примерно на { $points } очка выгоднее, чем что-либо положить.
   *[many] Пропустить примерно на { $points } очков выгоднее, чем что-либо положить.
  }

miyabi-coach-frog-first = Сначала передвиньте лягушку на { $square }.
miyabi-coach-frog-then = Затем передвиньте лягушку на { $square }.
miyabi-coach-fifth = { $points ->
    [one] Вы получите бонус за пятый уровень { WORD($object, form: "with-many") }: { $points } очко.
    [few] Вы получите бонус за пятый уровень { WORD($object, form: "with-many") }: { $points } очка.
   *[many] Вы получите бонус за пятый уровень { WORD($object, form: "with-many") }: { $points } очков.
  }
miyabi-coach-enclosed = { $points ->
    [one] Плитка дзен на { $square } будет окружена: { $points } очко.
    [few] Плитка дзен на { $square } будет окружена: { $points } очка.
   *[many] Плитка дзен на { $square } будет окружена: { $points } очков.
  }
miyabi-coach-at-once = { $points ->
    [one] Сразу это принесёт { $points } очко.
    [few] Сразу это принесёт { $points } очка.
   *[many] Сразу это принесёт { $points } очков.
  }
miyabi-coach-row = { $count ->
    [one] В ряду { WORD($object, form: "with-many") } вы пока впереди: { $count } объект.
    [few] В ряду { WORD($object, form: "with-many") } вы пока впереди: { $count } объекта.
   *[many] В ряду { WORD($object, form: "with-many") } вы пока впереди: { $count } объектов.
  }
miyabi-coach-seven = { $line ->
    [row] В ряду { WORD($object, form: "with-many") } станет видно ровно семь объектов.
   *[column] В столбце { $column } станет видно ровно семь объектов.
  }
miyabi-coach-colour = { $count ->
    [one] В вашей самой большой группе станет { $count } объект.
    [few] В вашей самой большой группе станет { $count } объекта.
   *[many] В вашей самой большой группе станет { $count } объектов.
  }
miyabi-coach-meadow = { $count ->
    [one] Ваш луг вырастет до { $count } клетки.
   *[many] Ваш луг вырастет до { $count } клеток.
  }
miyabi-coach-missed = { $points ->
    [one] Положить { $tile } на { $squares } было бы примерно на { $points } очко выгоднее.
    [few] Положить { $tile } на { $squares } было бы примерно на { $points } очка выгоднее.
   *[many] Положить { $tile } на { $squares } было бы примерно на { $points } очков выгоднее.
  }
