# Где игры стоят вместе: главная страница, полка, выбор игры.

house-tagline = { $games ->
    [2] две игры за низким столом
    [3] три игры за низким столом
    [4] четыре игры за низким столом
    [5] пять игр за низким столом
    [one] { $games } игра за низким столом
    [few] { $games } игры за низким столом
    [many] { $games } игр за низким столом
   *[other] { $games } игры за низким столом
  }
title-games = { $games ->
    [1] одна игра
    [2] две игры
    [3] три игры
    [4] четыре игры
    [5] пять игр
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
  }
title-continue-turn = ход { $turn }
title-rule-books = Правила игр
title-more = Ещё
shelf-title = Какая игра?
shelf-title-learn = Какой игре научиться?
shelf-title-rules = Правила какой игры?
shelf-players = { $least }–{ $most }
shelf-players-alone = { $least }–{ $most } или соло
shelf-players-short = { $least }–{ $most }
shelf-minutes = { $minutes } мин
shelf-new = новая
shelf-waits = начата, ход { $turn }
shelf-waits-begun = партия начата
shelf-waits-short = начата
shelf-played = { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
  }
shelf-kept = Неоконченная партия: { $where }
shelf-learn = Научиться играть
shelf-rules = Правила
shelf-play-on = Продолжить
shelf-do-new = Новая партия
shelf-do-learn = Научиться
shelf-do-rules = Открыть
games-all = Все игры
games-choose = Выберите игру
saves-empty-game = По этой игре здесь пока ничего нет.
settings-chosen-games = Последняя показанная игра
statistics-last = Очки, последние партии: { $games }
statistics-sign = знак игры за каждую победу
