# Страницы дома: новая игра, список сохранённых игр, статистика.

miyabi-option-colour = Цветной сад
miyabi-option-colour-about = 1 очко за каждый объект самой большой группы
miyabi-option-meadow = Большой луг
miyabi-option-meadow-about = 2 очка за каждую клетку самой большой зелёной группы
miyabi-option-zen = Сад дзен
miyabi-option-zen-about = плитки приносят очки, когда их окружат объекты
miyabi-option-seven = Семёрка
miyabi-option-seven-about = 7 очков за ряды и столбцы ровно с семью объектами
miyabi-option-frog = Лягушка
miyabi-option-frog-about = взбирается по саду и приносит очки за каждый подъём
miyabi-option-passing = Свободный пропуск
miyabi-option-passing-about = пропустить можно, даже если плитку есть куда положить

miyabi-saves-extensions = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
  }
miyabi-saves-frogs = Расстановка лягушек
miyabi-saves-last-round = Последний раунд

miyabi-statistics-extensions = По дополнениям
miyabi-statistics-plain = Базовая игра
