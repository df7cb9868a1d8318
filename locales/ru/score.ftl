# The scoring sheet of any game.

score-title = Блокнот для подсчёта очков
score-note = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
  } · { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
  }
score-total = Итого

score-wins = Победа: { $name }
score-shared = Общая победа
score-names = { $names } и { $last }
score-ahead = { $points ->
    [one] { $points } очко; { $others } — на { $ahead } меньше
    [few] { $points } очка; { $others } — на { $ahead } меньше
   *[many] { $points } очков; { $others } — на { $ahead } меньше
  }
score-level = { $points ->
    [one] { $names }: по { $points } очку
    [few] { $names }: по { $points } очка
   *[many] { $names }: по { $points } очков
  }

score-skip = Нажмите любую клавишу, чтобы показать всё
score-rematch = Реванш
score-again = Ещё раз
score-new-game = Новая партия
score-replay = Повтор
score-record = Запись
score-picture = Картинка
score-record-tip = Сохранить запись этой партии
score-picture-tip = Сохранить этот лист картинкой
score-replay-tip = Просмотреть партию ещё раз
score-to-title = В главное меню
score-saved = Сохранено: { $path }
