# Страницы дома: новая игра, список сохранённых игр, статистика.

miyabi-option-colour = Цветной сад
miyabi-option-colour-about = 1 очко за объект крупнейшей группы
miyabi-option-meadow = Большой луг
miyabi-option-meadow-about = 2 очка за клетку самого большого луга
miyabi-option-zen = Сад дзен
miyabi-option-zen-about = очки за окружённые плитки
miyabi-option-seven = Семёрка
miyabi-option-seven-about = 7 очков за линию ровно с 7 объектами
miyabi-option-frog = Лягушка
miyabi-option-frog-about = очки за каждый подъём в саду
miyabi-option-passing = Свободный пропуск
miyabi-option-passing-about = можно, даже если плитка подходит

miyabi-saves-extensions = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
  }
miyabi-saves-frogs = Расстановка лягушек
miyabi-saves-last-round = Последний раунд
miyabi-save-about = { $count ->
    [0] Ход { $turn } · мешочки пусты
    [one] Ход { $turn } · в мешочках { $count } плитка
    [few] Ход { $turn } · в мешочках { $count } плитки
   *[many] Ход { $turn } · в мешочках { $count } плиток
  }

miyabi-statistics-extensions = По дополнениям
miyabi-statistics-plain = Базовая игра

# Низ листа новой партии.
miyabi-result-rounds = раундов: { $count }
miyabi-result-tiles = плиток в раунде: { $count }
miyabi-deal = Войти в сад
