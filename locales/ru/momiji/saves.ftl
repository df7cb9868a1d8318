# What saved games and statistics say of this game.

saves-chip-dew = Утренняя роса
saves-state-draft = Выбор местностей
saves-state-last = Последние ходы
saves-state-solo = Ход { $turn }, { $cards ->
    [one] осталась { $cards } карта
    [few] остались { $cards } карты
   *[many] осталось { $cards } карт
  }
saves-about = Ход { $turn } · { $cards ->
    [one] { $cards } карта в колоде
    [few] { $cards } карты в колоде
   *[many] { $cards } карт в колоде
  } · { $gates ->
    [one] { $gates } жетон ворот
    [few] { $gates } жетона ворот
   *[many] { $gates } жетонов ворот
  }
saves-about-solo = Ход { $turn } · { $cards ->
    [one] { $cards } карта в колоде
    [few] { $cards } карты в колоде
   *[many] { $cards } карт в колоде
  }

statistics-solo-empty = Партий в одиночном режиме пока нет. Каждая оставит здесь лист.
statistics-gardens = Сад дня
statistics-by-scenario = По сценариям
statistics-bar-solo = побед { $wins } из { $games }
