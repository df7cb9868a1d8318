# Задания и темы задач.

miyabi-puzzle-ahead = Последние ходы партии. Закончите с наибольшим перевесом; { $other } отвечает лучшим образом.
miyabi-puzzle-win = Последние ходы партии. Выиграйте; { $other } отвечает лучшим образом.
miyabi-theme-levels = Уровни
miyabi-theme-rows = Перевес в рядах
miyabi-theme-frog = Лягушка
miyabi-theme-fifth = Пятый уровень
miyabi-theme-colour = Цветной сад
miyabi-theme-meadow = Большой луг
miyabi-theme-seven = Семёрка
miyabi-theme-zen = Сад дзен
miyabi-theme-denying = Помешать сопернику
