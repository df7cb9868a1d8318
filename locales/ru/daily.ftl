# Сад дня.

title-daily = На сегодня
daily-title = Сегодня, { $date }
daily-about = Сегодня раздача у всех одинаковая. Считается первая попытка.
daily-more = Другие игры
daily-puzzle-line = { $game } · { $difficulty }
daily-against = { $others ->
    [1] Против одного садовника
    [3] Против трёх садовников
    [one] Против { $others } садовника
    [few] Против { $others } садовников
    [many] Против { $others } садовников
   *[other] Против { $others } садовника
  }
daily-variants = Со всеми вариантами
daily-open = Ещё не сыграно
daily-play = Играть
daily-again = Снова
daily-state-points = { $won ->
    [yes] { $points ->
        [one] Победа: { $points } очко
        [few] Победа: { $points } очка
        [many] Победа: { $points } очков
       *[other] Победа: { $points } очка
      }
   *[no] { $points ->
        [one] Без победы: { $points } очко
        [few] Без победы: { $points } очка
        [many] Без победы: { $points } очков
       *[other] Без победы: { $points } очка
      }
  }
daily-state-won = { $turns ->
    [one] Победа за { $turns } ход
    [few] Победа за { $turns } хода
    [many] Победа за { $turns } ходов
   *[other] Победа за { $turns } хода
  }
daily-state-lost = Выполнено { $met } из { $wanted }
daily-copy-tip = Скопировать результат одной строкой
daily-copied = Скопировано: { $line }
score-share = Поделиться
score-share-tip = Скопировать результат одной строкой
score-review = Обзор
score-review-tip = Очки и шансы на победу ход за ходом
