# Задания и темы задач.

miyabi-puzzle-ahead = Добейтесь лучшей разницы в очках. Соперник — { $other }.
miyabi-puzzle-win = Выиграйте партию. { $other } играет без ошибок.
miyabi-theme-levels = Уровни
miyabi-theme-rows = Большинство в рядах
miyabi-theme-frog = Лягушка
miyabi-theme-fifth = Пятый уровень
miyabi-theme-colour = Цветной сад
miyabi-theme-meadow = Большой луг
miyabi-theme-seven = Семёрка
miyabi-theme-zen = Сад дзен
miyabi-theme-denying = Противодействие
