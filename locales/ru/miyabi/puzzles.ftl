# Задания и темы задач.

miyabi-puzzle-ahead = Закончите партию с наибольшим перевесом. Соперник — { $other }.
miyabi-puzzle-win = Выиграйте партию. Соперник — { $other }.
miyabi-theme-levels = Уровни
miyabi-theme-rows = Перевес в рядах
miyabi-theme-frog = Лягушка
miyabi-theme-fifth = Пятый уровень
miyabi-theme-colour = Цветной сад
miyabi-theme-meadow = Большой луг
miyabi-theme-seven = Семёрка
miyabi-theme-zen = Сад дзен
miyabi-theme-denying = Помешать сопернику
